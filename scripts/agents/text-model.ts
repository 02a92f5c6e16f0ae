import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { ReplyWriter, ScriptedReply } from '../../test/support/reply.ts';
import type { Conversation, ReportProblem } from './conversation.ts';
import type { ScriptedModel } from './scripted-model.ts';

/** The protocol that carries the text of a model, without the content of requests and answers. */
export type Carrier = Pick<
  ScriptedModel,
  'protocol' | 'prefix' | 'parseRequest' | 'writer' | 'streams' | 'malformedLine' | 'countsCache'
>;

/**
 * How a model writes calls as text, and how it reads its prompt. It is implemented without the gateway's dialects, because it
 * tests them.
 */
export interface TextFormat extends Pick<ScriptedModel, 'dropsOldReasoning'> {
  text: NonNullable<ScriptedModel['text']>;
  /** A complete turn as one text. */
  writeTurn(reply: ScriptedReply): string;
  read(body: JsonObject, report: ReportProblem): Conversation;
  proofOf: ScriptedModel['proofOf'];
}

/** A model whose server leaves calls and reasoning in the text. */
export const createTextModel = (
  name: string,
  { writeTurn, ...format }: TextFormat,
  carrier: Carrier,
): ScriptedModel => ({
  ...carrier,
  ...format,
  name,
  writer: textWriter(carrier.writer, { writeTurn, proofOf: format.proofOf }),
});

const textWriter = (
  { plain, stream, refusal }: ReplyWriter,
  { writeTurn, proofOf }: Pick<TextFormat, 'writeTurn' | 'proofOf'>,
): ReplyWriter => {
  const asText = ({ reasoning, ...reply }: ScriptedReply): ScriptedReply => ({
    text: writeTurn(reasoning === undefined || proofOf(reasoning) === undefined ? reply : { reasoning, ...reply }),
    usage: reply.usage,
  });
  return {
    plain: (reply, model) => plain(asText(reply), model),
    stream: (reply, model) => stream(asText(reply), model),
    refusal,
  };
};

/** A message that contains only text. */
export interface PlainMessage {
  at: string;
  role: 'system' | 'user' | 'assistant';
  text: string;
  /** From the field of the API, which the templates of reasoning models write into the prompt. */
  reasoning?: string;
}

/**
 * The messages of a request to a model without tools. The chat templates of such models fail unless user and assistant
 * alternate, after at most one system message.
 */
export function plainMessages(body: JsonObject, report: ReportProblem): PlainMessage[] {
  for (const field of ['tools', 'functions'])
    if (body[field] !== undefined) report(`/${field} is for models with tools`);
  const messages = (asArray(body['messages']) ?? []).map((value, index) =>
    plainMessage(value, `/messages/${index}`, report),
  );
  const turns = messages[0]?.role === 'system' ? messages.slice(1) : messages;
  for (const [index, { at, role, text }] of turns.entries()) {
    const due = index % 2 === 0 ? 'user' : 'assistant';
    if (role !== due) report(`${at} has the role ${role}, expected ${due}`);
    if (text.trim() === '') report(`${at} is empty`);
  }
  return messages;
}

function plainMessage(value: JsonValue, at: string, report: ReportProblem): PlainMessage {
  const message = asObject(value) ?? {};
  for (const field of ['tool_calls', 'tool_call_id'])
    if (message[field] !== undefined) report(`${at}/${field} is for models with tools`);
  const { role, content } = message;
  if (role !== 'system' && role !== 'user' && role !== 'assistant') report(`${at}/role is ${JSON.stringify(role)}`);
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

/** A call in a text. */
export interface WrittenCall {
  name: string;
  input: JsonValue;
}

/** A result in a text, with the name of the called tool; a single result may have none. */
export interface WrittenResult {
  name?: string;
  text: string;
}

/** The format of calls and results in the history. */
export interface HistoryFormat {
  /** Matches a call; the group `call` is its content. */
  block: RegExp;
  callsIn(block: string): WrittenCall[];
  resultsIn(text: string): WrittenResult[];
  /** Markup that must not remain in the text outside of calls. */
  markup: RegExp;
}

/** The markup of calls and reasoning must not be returned as text. */
export function checkNoMarkup(text: string, markup: RegExp, report: ReportProblem): void {
  if (markup.test(text)) report(`markup was returned as text: ${JSON.stringify(text.slice(0, 300))}`);
}

/** Reasoning at the beginning of a text, between the tags in which the model wrote it, and the rest of the text. */
export function withoutThought(text: string): [thought: string | undefined, rest: string] {
  const [whole = '', thought] = /^\s*<think>\n?([^]*?)\n?<\/think>/.exec(text) ?? [];
  return [thought, text.slice(whole.length)];
}

/** Reads the history: calls in the texts of the model, and results in the user message after them. */
export function plainHistory(
  messages: readonly PlainMessage[],
  { block, callsIn, resultsIn, markup }: HistoryFormat,
  conversation: Conversation,
  report: ReportProblem,
): void {
  let open: { key: string; name: string }[] = [];
  for (const { at, role, text: whole, reasoning } of messages) {
    const [thought, text] = role === 'assistant' ? withoutThought(whole) : [undefined, whole];
    for (const each of [reasoning, thought]) if (each !== undefined) conversation.reasoning.push(each);
    if (role === 'assistant') {
      const answerText = text.replaceAll(block, '');
      checkNoMarkup(answerText, markup, report);
      conversation.modelText += `\n${answerText}`;
      const blocks = [...text.matchAll(block)].map(({ groups }) => groups?.['call'] ?? '');
      const calls = blocks.flatMap(callsIn).map((call, place) => ({ ...call, key: `${at}.${place}` }));
      conversation.calls.push(...calls);
      open = calls;
    } else if (role === 'user') {
      conversation.userText += `\n${text}`;
      for (const result of open.length > 0 ? resultsIn(text) : []) {
        const answered = open.find(({ name }) => name === (result.name ?? name));
        if (answered === undefined)
          report(`${at} has a result of ${result.name}, which the previous message does not call`);
        else conversation.results.set(answered.key, result.text);
        open = open.filter((call) => call !== answered);
      }
      if (open.length > 0) report(`calls without results (${open.map(({ name }) => name).join(', ')}) in ${at}`);
      open = [];
    }
  }
}
