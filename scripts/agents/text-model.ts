import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { ReplyWriter, ScriptedReply } from '../../test/support/reply.ts';
import type { Conversation, Fault } from './conversation.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** What carries the text of a model: all of a protocol but what its requests and answers hold. */
export type Carrier = Pick<
  ScriptedModel,
  'protocol' | 'prefix' | 'asked' | 'writer' | 'streams' | 'malformedLine' | 'countsCache'
>;

/**
 * How a model writes its calls as text, and what it can read of its prompt. All of it is written by hand: the gateway's
 * own reading and writing of the same are what it checks.
 */
export interface TextFormat extends Pick<ScriptedModel, 'dropsOldReasoning'> {
  text: NonNullable<ScriptedModel['text']>;
  /** All of a turn as one text. */
  say(reply: ScriptedReply): string;
  read(body: JsonObject, fault: Fault): Conversation;
  proofOf: ScriptedModel['proofOf'];
}

/** A model whose server leaves all it says in the text. */
export const createTextModel = (name: string, { say, ...tongue }: TextFormat, carrier: Carrier): ScriptedModel => ({
  ...carrier,
  ...tongue,
  name,
  writer: textWriter(carrier.writer, { say, proofOf: tongue.proofOf }),
});

const textWriter = (
  { plain, stream, refusal }: ReplyWriter,
  { say, proofOf }: Pick<TextFormat, 'say' | 'proofOf'>,
): ReplyWriter => {
  const asText = ({ reasoning, ...reply }: ScriptedReply): ScriptedReply => ({
    text: say(reasoning === undefined || proofOf(reasoning) === undefined ? reply : { reasoning, ...reply }),
    usage: reply.usage,
  });
  return {
    plain: (reply, model) => plain(asText(reply), model),
    stream: (reply, model) => stream(asText(reply), model),
    refusal,
  };
};

/** A message of a request in which nothing but text is said. */
export interface PlainMessage {
  at: string;
  role: 'system' | 'user' | 'assistant';
  text: string;
  /** What the API has a field for, and templates of models that think write out. */
  reasoning?: string;
}

/**
 * The messages of a request to a model that knows neither tools nor their results. Chat templates of such models raise
 * unless the user and the assistant take turns, behind at most one system message.
 */
export function plainMessages(body: JsonObject, fault: Fault): PlainMessage[] {
  for (const field of ['tools', 'functions'])
    if (body[field] !== undefined) fault(`/${field} is for models that know tools`);
  const messages = (asArray(body['messages']) ?? []).map((value, index) =>
    plainMessage(value, `/messages/${index}`, fault),
  );
  const turns = messages[0]?.role === 'system' ? messages.slice(1) : messages;
  for (const [index, { at, role, text }] of turns.entries()) {
    const due = index % 2 === 0 ? 'user' : 'assistant';
    if (role !== due) fault(`${at} is of the ${role}, where it is the turn of the ${due}`);
    if (text.trim() === '') fault(`${at} says nothing`);
  }
  return messages;
}

function plainMessage(value: JsonValue, at: string, fault: Fault): PlainMessage {
  const message = asObject(value) ?? {};
  for (const field of ['tool_calls', 'tool_call_id'])
    if (message[field] !== undefined) fault(`${at}/${field} is for models that know tools`);
  const { role, content } = message;
  if (role !== 'system' && role !== 'user' && role !== 'assistant') fault(`${at}/role is ${JSON.stringify(role)}`);
  const text =
    asString(content) ?? (asArray(content) ?? []).map((part) => asString(asObject(part)?.['text']) ?? '').join('\n');
  const reasoning = asString(message['reasoning_content']) ?? asString(message['thinking']);
  return {
    at,
    role: role === 'system' || role === 'assistant' ? role : 'user',
    text,
    ...(reasoning !== undefined && { reasoning }),
  };
}

/** A call as it stands in a text. */
export interface WrittenCall {
  name: string;
  input: JsonValue;
}

/** A result as it stands in a text, with the name of what was called; a lone one may have none. */
export interface WrittenResult {
  name?: string;
  text: string;
}

/** How calls and their results stand in the history. */
export interface HistoryFormat {
  /** What a call is written in; what it holds is the group `call`. */
  block: RegExp;
  callsIn(block: string): WrittenCall[];
  resultsIn(text: string): WrittenResult[];
  /** What is never part of what is said beside calls. */
  markup: RegExp;
}

/** What was written as a call or a thought must not come back as said. */
export function checkNoMarkup(text: string, markup: RegExp, fault: Fault): void {
  if (markup.test(text)) fault(`markup came back as text: ${JSON.stringify(text.slice(0, 300))}`);
}

/** Reads what was said: calls in what the model said, and results in what the user says right behind it. */
export function plainHistory(
  messages: readonly PlainMessage[],
  { block, callsIn, resultsIn, markup }: HistoryFormat,
  conversation: Conversation,
  fault: Fault,
): void {
  let open: { key: string; name: string }[] = [];
  for (const { at, role, text, reasoning } of messages) {
    if (reasoning !== undefined) conversation.reasoning.push(reasoning);
    if (role === 'assistant') {
      const answerText = text.replaceAll(block, '');
      checkNoMarkup(answerText, markup, fault);
      conversation.modelText += `\n${answerText}`;
      const blocks = [...text.matchAll(block)].map(({ groups }) => groups?.['call'] ?? '');
      const calls = blocks.flatMap(callsIn).map((call, place) => ({ ...call, key: `${at}.${place}` }));
      conversation.calls.push(...calls);
      open = calls;
    } else if (role === 'user') {
      conversation.userText += `\n${text}`;
      for (const result of open.length > 0 ? resultsIn(text) : []) {
        const answered = open.find(({ name }) => name === (result.name ?? name));
        if (answered === undefined) fault(`${at} answers ${result.name}, which was not called right before it`);
        else conversation.results.set(answered.key, result.text);
        open = open.filter((call) => call !== answered);
      }
      if (open.length > 0) fault(`calls without results (${open.map(({ name }) => name).join(', ')}) in ${at}`);
      open = [];
    }
  }
}
