import { checkCall } from '../core/call-check.ts';
import type { Redactor } from '../core/redact/redact.ts';
import { truncateName } from '../core/names.ts';
import { sourceText } from '../core/stand-ins.ts';
import type {
  CoreChatRequest,
  CoreChatResponse,
  CoreContentPart,
  CoreMessage,
  CoreToolCall,
  CoreToolResult,
} from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import { decodeCore } from './decode-exchange.ts';
import { findTraceViolations } from './normalized-exchange.ts';
import { findProblems, type ExchangeProblem } from './problems.ts';
import type { SplitBody } from './store/chunks.ts';
import {
  countInstructions,
  countTurnMessages,
  packSplitCore,
  splitCore,
  type EarlierCore,
  type StoredCore,
} from './store/core-packing.ts';
import { parseNotes } from './store/exchange-columns.ts';
import type { TraceViolation } from './wire-violations.ts';
import type { DerivedRows, MessageRow, ToolCallRow, ToolResultRow, TurnContext } from './store/derived-statements.ts';
import type { RecordedExchange } from './store/stored-trace.ts';
import { argumentsText } from '../core/tool-input.ts';

/** What is derived from an exchange, with what is wrong with it. */
export interface DerivedExchange extends DerivedRows {
  /** Where its messages violate their protocols: the first of many. */
  violations: readonly TraceViolation[];
  problem: ExchangeProblem | null;
}

// What the rows hold of long texts, in UTF-16 units. The whole is in Core.
const maxText = 2000;
/** ToolCall has more of a result. */
const maxToolText = 100;
const maxResultHead = 200;
const maxArguments = 4096;
/** Of a conversation that began elsewhere, the last messages are listed. */
const maxMessages = 100;
const maxViolations = 100;

/** What the next turn is read with. */
interface ReadRequest {
  requestCore: SplitBody | null;
  /** Whether calls in it have no result. */
  lacksResults: boolean;
}

/** Decodes an exchange, and lists what it added to its conversation: messages, calls, and results of earlier calls. */
export function deriveRows(
  trace: RecordedExchange,
  context: TurnContext,
  redactor: Redactor,
): DerivedExchange & ReadRequest {
  const { request, response } = decodeCore(trace);
  return deriveFrom({ request, response }, trace, redactor, {
    added: request ? listAddedMessages(request, context) : [],
    skipped: 0,
    requestCore: request && splitCore(request),
  });
}

/**
 * The same for an exchange whose requests lack messages that an earlier exchange has; `undefined` where the messages alone do
 * not determine the result.
 */
export function deriveRowsOfTurn(
  trace: RecordedExchange,
  context: TurnContext,
  redactor: Redactor,
  earlier: EarlierCore,
): (DerivedExchange & ReadRequest & { requestCore: SplitBody }) | undefined {
  const { request, response } = decodeCore(trace);
  if (!request) return undefined;
  const instructions = countInstructions(request);
  const skipped = earlier.count - instructions;
  const known = context.previous?.turnMessages ?? null;
  const isWhole = !isContinuation(request, context) || (known !== null && known < skipped);
  if (isWhole || request.messages[instructions]?.role !== 'assistant') return undefined;
  const requestCore = splitCore(request, earlier);
  if (!requestCore) return undefined;
  const previous = context.previous && { ...context.previous, turnMessages: known === null ? null : known - skipped };
  const added = listAddedMessages(request, { ...context, previous }).map(({ index, message }) => ({
    index: index < instructions ? index : index + skipped,
    message,
  }));
  return { ...deriveFrom({ request, response }, trace, redactor, { added, skipped, requestCore }), requestCore };
}

/** What a request adds, how many of its messages are left out, and its whole JSON. */
interface RequestRows {
  added: AddedMessage[];
  skipped: number;
  requestCore: SplitBody | null;
}

function deriveFrom(
  { request, response: decoded }: StoredCore,
  trace: RecordedExchange,
  redactor: Redactor,
  { added, skipped, requestCore }: RequestRows,
): DerivedExchange & ReadRequest {
  const response = decoded && redactResponse(decoded, redactor);
  const position = (request?.messages.length ?? 0) + skipped;
  const answer = response?.candidates.map(({ message }) => message) ?? [];
  const source = { row: trace.row, notes: parseNotes(trace.row), request, response };
  const problems = findProblems(source);
  const [problem = null] = trace.row.status === 'ok' ? problems : [];
  return {
    requestCore,
    lacksResults: problems.some(({ kind }) => kind === 'missing-results'),
    core: packSplitCore(requestCore, request && countTurnMessages(request) + skipped, response),
    messages: [
      ...withinLimit(added).map(({ index, message }) => createMessageRow(message, index)),
      ...answer.map((message, index) => ({ ...createMessageRow(message, position + index), isResponse: true })),
    ],
    toolCalls: response ? listToolCalls(response, request) : [],
    toolResults: request ? listToolResults(request, added) : [],
    violations: findTraceViolations(trace)
      .slice(0, maxViolations)
      .map((violation) => ({ ...violation, path: redactor.text(violation.path), what: redactor.text(violation.what) })),
    problem: problem && { ...problem, what: redactor.text(problem.what) },
    skippedBecause: null,
  };
}

/** The first of the added messages, which is where the turn begins, and the last ones. */
const withinLimit = <Message>(added: readonly Message[]): readonly Message[] =>
  added.length <= maxMessages ? added : [...added.slice(0, 1), ...added.slice(1 - maxMessages)];

/** A credential that arrived a few characters per event is in one piece only now. */
function redactResponse(response: CoreChatResponse, redactor: Redactor): CoreChatResponse {
  const json = JSON.stringify(response);
  const redacted = redactor.text(json);
  return redacted === json ? response : JSON.parse(redacted);
}

// ---------------------------------------------------------------- messages

interface AddedMessage {
  index: number;
  message: CoreMessage;
}

/** The messages of a request that the exchange before did not have. */
function listAddedMessages(request: CoreChatRequest, context: TurnContext): AddedMessage[] {
  const { previous } = context;
  const all = request.messages.map((message, index) => ({ index, message }));
  if (!isContinuation(request, context)) return all;
  const afterSystem = all.filter(({ message }) => message.role !== 'system');
  const known = previous?.turnMessages ?? null;
  // Without a previous turn: a request that is sent again, or an exchange before that was not decoded.
  const added = known === null || known >= afterSystem.length ? [] : afterSystem.slice(known);
  const first = previous?.hasResponse ? added.findIndex(({ message }) => message.role !== 'assistant') : 0;
  const start = added.length === 0 ? indexAfterLastAnswer(all) : added[Math.max(first, 0)]?.index;
  return all.slice(start);
}

/** Whether the earlier messages of a request were sent before. */
const isContinuation = ({ previousResponseId }: CoreChatRequest, { link, turn }: TurnContext): boolean =>
  (link === 'turn' || (link === null && turn > 1)) && previousResponseId === undefined;

const indexAfterLastAnswer = (messages: readonly AddedMessage[]): number =>
  messages.findLastIndex(({ message }) => message.role === 'assistant') + 1;

function createMessageRow(message: CoreMessage, position: number): MessageRow {
  const parts: readonly CoreContentPart[] | readonly CoreToolResult[] = message.content;
  const text = parts
    .map((part) => textOf(part))
    .filter((each) => each !== '')
    .join('\n');
  return {
    position,
    isResponse: false,
    role: message.role,
    parts: parts.map(({ type }) => type).join(' '),
    text: headOf(text, message.role === 'tool' ? maxToolText : maxText),
    textLength: text.length,
  };
}

/** The text that a part shows; calls have rows of their own. */
function textOf(part: CoreContentPart | CoreToolResult): string {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return part.text;
    case 'tool-result':
      return resultText(part);
    case 'reasoning':
    case 'tool-call':
    case 'image':
    case 'audio':
    case 'video':
    case 'document':
    case 'opaque':
      return '';
    case 'source':
      return sourceText(part);
    default:
      return unreachable(part);
  }
}

function resultText({ content, value }: CoreToolResult): string {
  const text = content
    .flatMap((part) => (part.type === 'text' || part.type === 'source' ? [textOf(part)] : []))
    .join('\n');
  return text === '' && value !== undefined ? JSON.stringify(value) : text;
}

/** The beginning of a text, whose last character is whole. */
const headOf = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

// ---------------------------------------------------------------- tools

const listToolCalls = ({ candidates }: CoreChatResponse, request: CoreChatRequest | null): ToolCallRow[] =>
  candidates.flatMap(({ message }) =>
    message.content.flatMap((part) => (part.type === 'tool-call' ? [createToolCallRow(part, request)] : [])),
  );

const createToolCallRow = (call: CoreToolCall, request: CoreChatRequest | null): ToolCallRow => ({
  name: truncateName(call.name),
  callId: call.id,
  arguments: headOf(argumentsText(call.input), maxArguments),
  isValid: request && checkCall(call, request).isValid,
});

/** The results that a request added, in order. */
function listToolResults(request: CoreChatRequest, added: readonly AddedMessage[]): ToolResultRow[] {
  const results = added.flatMap(({ message }) => (message.role === 'tool' ? message.content : []));
  const lastAnswer = request.messages.findLastIndex(({ role }) => role === 'assistant');
  const calls = lastAnswer === -1 ? [] : listLastCalls(request.messages, lastAnswer);
  return results.map((result) => {
    const position = calls.indexOf(result.callId);
    return {
      callId: result.callId,
      callPosition: position === -1 ? null : position,
      resultHead: headOf(resultText(result), maxResultHead),
      isError: result.isError === true,
    };
  });
}

/** The ids of the calls of the last answer, which may be several messages. */
function listLastCalls(messages: readonly CoreMessage[], last: number): string[] {
  const first = messages.findLastIndex(({ role }, index) => index < last && role !== 'assistant') + 1;
  return messages
    .slice(first, last + 1)
    .flatMap(({ content }) => content.flatMap((part) => (part.type === 'tool-call' ? [part.id] : [])));
}
