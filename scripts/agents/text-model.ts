import { asString, objectsIn, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { ReplyWriter, ScriptedReply } from '../../test/support/reply.ts';
import {
  createCallTracker,
  contentText,
  type Conversation,
  type ReportProblem,
  type ScriptedModel,
} from './scripted-model.ts';

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
  read: ScriptedModel['read'];
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
interface PlainMessage {
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
function plainMessages(body: JsonObject, report: ReportProblem): PlainMessage[] {
  for (const field of ['tools', 'functions'])
    if (body[field] !== undefined) report(`/${field} is for models with tools`);
  const messages = objectsIn(body['messages']).map((message, index) =>
    plainMessage(message, `/messages/${index}`, report),
  );
  const turns = messages[0]?.role === 'system' ? messages.slice(1) : messages;
  for (const [index, { at, role, text }] of turns.entries()) {
    const due = index % 2 === 0 ? 'user' : 'assistant';
    if (role !== due) report(`${at} has the role ${role}, expected ${due}`);
    if (text.trim() === '') report(`${at} is empty`);
  }
  return messages;
}

function plainMessage(message: JsonObject, at: string, report: ReportProblem): PlainMessage {
  for (const field of ['tool_calls', 'tool_call_id'])
    if (message[field] !== undefined) report(`${at}/${field} is for models with tools`);
  const { role, content } = message;
  if (role !== 'system' && role !== 'user' && role !== 'assistant') report(`${at}/role is ${JSON.stringify(role)}`);
  const text = contentText(content);
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

/** Reads a request to a model without tools, whose prompt describes them in its first message. */
export function readPlain(
  [body, conversation, report]: Parameters<ScriptedModel['read']>,
  readTools: (system: string, conversation: Conversation, report: ReportProblem) => void,
  format: HistoryFormat,
): void {
  const messages = plainMessages(body, report);
  readTools(messages[0]?.text ?? '', conversation, report);
  plainHistory(messages, format, conversation, report);
}

/** Reads the history: calls in the texts of the model, and results in the user message after them. */
function plainHistory(
  messages: readonly PlainMessage[],
  { block, callsIn, resultsIn, markup }: HistoryFormat,
  conversation: Conversation,
  report: ReportProblem,
): void {
  const tracker = createCallTracker(conversation, report);
  for (const { at, role, text: whole, reasoning } of messages) {
    const [thought, text] = role === 'assistant' ? withoutThought(whole) : [undefined, whole];
    for (const each of [reasoning, thought]) if (each !== undefined) conversation.reasoning.push(each);
    if (role === 'assistant') {
      const answerText = text.replaceAll(block, '');
      checkNoMarkup(answerText, markup, report);
      conversation.modelText += `\n${answerText}`;
      const calls = [...text.matchAll(block)].flatMap(({ groups }) => callsIn(groups?.['call'] ?? ''));
      for (const [place, { name, input }] of calls.entries()) tracker.call({ key: `${at}.${place}`, name }, input);
    } else if (role === 'user') {
      conversation.userText += `\n${text}`;
      for (const { name: answered, text: result } of tracker.hasOpen() ? resultsIn(text) : []) {
        const problem = `${at} has a result of ${answered}, which the previous message does not call`;
        tracker.result(({ name }) => name === (answered ?? name), result, problem);
      }
      tracker.close(`in ${at}`);
    }
  }
}
