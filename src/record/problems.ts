import { dialectNotes, findDetectedDialect } from '../core/dialect-notes.ts';
import { truncateShown } from '../core/shown.ts';
import type { CoreChatRequest, CoreChatResponse, CoreMessage, CoreTool, CoreToolCall, Note } from '../core/types.ts';
import { tomlKey } from '../core/toml-key.ts';
import { quoteIfNeeded } from '../core/shell-quote.ts';
import { detectDialect, detectUndeclaredCalls } from '../dialects/detect-dialect.ts';
import type { DialectName } from '../dialects/dialect.ts';
import { argumentsText } from '../core/tool-input.ts';

/** What is wrong with an exchange although it ended without an error. */
export const problemKinds = ['calls-as-text', 'unreadable-call', 'other-dialect', 'missing-results'] as const;
export type ProblemKind = (typeof problemKinds)[number];

export const isProblemKind = (kind: string | null): kind is ProblemKind => problemKinds.some((known) => known === kind);

export interface ExchangeProblem {
  kind: ProblemKind;
  /** Who causes it. */
  party: 'configuration' | 'model' | 'client';
  /** What happened, as a sentence without its period. */
  what: string;
  /** The remedy. */
  next: string;
  /** Where the configuration is the cause: what to set, in TOML. */
  setting?: string;
  /** The request or response that shows it. */
  leg: 'client-request' | 'upstream-response';
  /** The Core object of the request that it is about. */
  at?: object;
}

/** Calls that a model wrote in a form for which it is not configured. */
export interface TextCalls extends Pick<ExchangeProblem, 'what' | 'next'> {
  traceId: string;
  backend: string;
  model: string | null;
  /** Of the model, when it answered. */
  dialect: string | null;
}

/** The calls of an exchange that were written as text, where its configuration is the cause. */
export function textCallsOf(
  row: Pick<TextCalls, 'model' | 'dialect'> & { id: string; backend: string | null },
  problem: ExchangeProblem | null,
): TextCalls | undefined {
  if (!problem || row.backend === null) return undefined;
  const { kind, party, what, next } = problem;
  if (party !== 'configuration' || (kind !== 'calls-as-text' && kind !== 'other-dialect')) return undefined;
  return { traceId: row.id, backend: row.backend, model: row.model, dialect: row.dialect, what, next };
}

/** What problems are found in. */
export interface ProblemSource {
  row: {
    backend: string | null;
    model: string | null;
    dialect: string | null;
    /** What sets `dialect`; null where nothing does, or it was not recorded. */
    dialectKey: string | null;
  };
  notes: readonly Note[];
  request: CoreChatRequest | null;
  /** Null where it is not complete. */
  response: CoreChatResponse | null;
}

/** All problems of an exchange, the one of its response first. */
export function findProblems(source: ProblemSource): ExchangeProblem[] {
  const ofResponse = findUnreadableCall(source) ?? findOtherDialect(source) ?? findCallsAsText(source);
  return [...(ofResponse ? [ofResponse] : []), ...(source.request ? findMissingResults(source.request) : [])];
}

// ---------------------------------------------------------------- calls that a model wrote as text

/** The calls are at the end of a response, in UTF-16 units. */
const maxReadText = 20_000;

/** Calls in the text of a response that ended without a call: the agent received them as text. */
function findCallsAsText({ row, request, response }: ProblemSource): ExchangeProblem | null {
  if (row.backend === null) return null;
  const text = readAnswerText(response);
  if (text === undefined) return null;
  const tools = request?.tools ?? [];
  const found = detectCalls(text, tools);
  if (!found) return findUndeclaredCalls(text, tools);
  return {
    kind: 'calls-as-text',
    party: 'configuration',
    what: `the model wrote ${countCalls(found.calls)} as text, in the form of dialect ${found.dialect}, but ${describeConfigured(row)}`,
    ...adviseDialect(found.dialect, row),
    leg: 'upstream-response',
  };
}

const countCalls = (calls: number): string => (calls === 1 ? 'a tool call' : `${calls} tool calls`);

/** Calls that no dialect would have read, as the request does not declare their tool. */
function findUndeclaredCalls(text: string, tools: readonly CoreTool[]): ExchangeProblem | null {
  const found = detectUndeclaredCalls(text, tools, 'none');
  if (!found) return null;
  const name = truncateShown(found.tool);
  return {
    kind: 'calls-as-text',
    party: 'model',
    what: `the model wrote ${countCalls(found.calls)} as text, in the form of dialect ${found.dialect}, but the request declares no tool ${name}`,
    next: `The agent received it as text. Declare the tool ${name} in the client if it has one; otherwise check what in the prompt makes the model call it.`,
    leg: 'upstream-response',
  };
}

function describeConfigured({ backend, dialect, dialectKey }: ProblemSource['row']): string {
  const by = dialectKey === null ? '' : ` by ${dialectKey}`;
  if (dialect !== null) return `backend ${backend} is configured with dialect ${dialect}${by}`;
  return `backend ${backend} has no dialect${dialectKey === null ? '' : `, as ${dialectKey} states`}`;
}

/** The table whose dialect is in force, and that of the model alone where the table is of several models. */
function adviseDialect(
  found: string,
  { backend, model, dialectKey }: ProblemSource['row'],
): Pick<ExchangeProblem, 'next' | 'setting'> {
  const stated = dialectKey?.replace(/\.dialect$/, '');
  const ofModels = stated?.startsWith(modelTable) ? stated : undefined;
  const isOfOneModel = ofModels !== undefined && !ofModels.includes('*');
  const alone = isOfOneModel ? '' : `, or in [${modelTable}${JSON.stringify(model ?? 'MODEL')}] for this model alone`;
  const table = ofModels ?? `backends.${tomlKey(backend ?? 'NAME')}`;
  const dialect = `dialect = ${JSON.stringify(found)}`;
  return {
    next: `Set ${dialect} in [${table}]${alone}; \`${probeCommand({ backend, model })}\` checks it.`,
    setting: `[${table}]\n${dialect}`,
  };
}

const modelTable = 'model_data.';

const probeCommand = ({ backend, model }: Pick<ProblemSource['row'], 'backend' | 'model'>): string =>
  `louter diagnostics --probe ${quoteIfNeeded(`${backend ?? 'BACKEND'}/${model ?? 'MODEL'}`)}`;

/** An answer that was read in another dialect: its agent received the calls, but reading it that way depends on its end. */
function findOtherDialect({ row, notes }: ProblemSource): ExchangeProblem | undefined {
  const detected = findDetectedDialect(notes);
  if (detected === undefined || row.backend === null) return undefined;
  return {
    kind: 'other-dialect',
    party: 'configuration',
    what: `the model wrote in the form of dialect ${detected}, but ${describeConfigured(row)}; Louter read the answer as ${detected}`,
    ...adviseDialect(detected, row),
    leg: 'upstream-response',
  };
}

/** The text of an answer that ended without a call; `undefined` for all others. */
function readAnswerText(response: CoreChatResponse | null): string | undefined {
  const [candidate] = response?.candidates ?? [];
  if (candidate?.finish.reason !== 'stop') return undefined;
  const { content } = candidate.message;
  if (content.some(({ type }) => type === 'tool-call')) return undefined;
  return content
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .slice(-maxReadText);
}

function detectCalls(text: string, tools: readonly CoreTool[]): { dialect: DialectName; calls: number } | undefined {
  // Every reader of a dialect would read it: most answers name no tool.
  const isNamed = tools.some((tool) => tool.type !== 'server' && text.includes(tool.name));
  return isNamed ? detectDialect(text, tools, 'none') : undefined;
}

// ---------------------------------------------------------------- calls that cannot be read

function findUnreadableCall({ row, notes }: ProblemSource): ExchangeProblem | undefined {
  const found = notes.filter(({ what }) => what === dialectNotes.unreadableCall);
  const [first] = found;
  if (!first) return undefined;
  return {
    kind: 'unreadable-call',
    party: 'model',
    what: `the model wrote ${countCalls(found.length)} that cannot be read: ${first.saw ?? ''}`,
    next: `The agent received it as text. If this repeats, check with \`${probeCommand(row)}\` that ${describeKnownDialect(row)} is the dialect of this model.`,
    leg: 'upstream-response',
  };
}

const describeKnownDialect = ({ dialect, dialectKey }: ProblemSource['row']): string =>
  dialect === null ? 'its dialect' : `${dialect}${dialectKey === null ? '' : `, set by ${dialectKey},`}`;

// ---------------------------------------------------------------- results that a client left out

/** A tool call, as far as it is known. */
export interface NamedCall {
  name: string;
  callId: string | null;
  /** As the model wrote them. */
  arguments: string | null;
}

/** In characters. */
const maxArguments = 80;

/** A call with what distinguishes it from others of the same tool: `Read (call_2, {"path":"b.ts"})`. */
export function describeCall({ name, callId, arguments: text }: NamedCall): string {
  const written = text === null || text === '' || text === '{}' ? null : text.replaceAll(/\s+/g, ' ');
  const shown =
    written === null || written.length <= maxArguments
      ? written
      : `${written.slice(0, maxArguments - 1).toWellFormed()}…`;
  const details = [callId, shown].filter((detail) => detail !== null && detail !== '');
  return details.length === 0 ? name : `${name} (${details.join(', ')})`;
}

/**
 * Calls of a request whose results are missing, although it goes on behind them. Ids may repeat (see `core/call-ids.ts`): a result
 * is that of the first call before it with its id that has none.
 */
function findMissingResults({ messages }: CoreChatRequest): ExchangeProblem[] {
  const last = messages.findLastIndex(({ role }) => role === 'assistant');
  // The client may have added nothing behind the last answer, as it does to have it continued.
  const complete = last === messages.length - 1 ? messages.slice(0, last) : messages;
  const parts = complete.flatMap(({ content }): readonly CoreMessage['content'][number][] => content);
  const open = new Map<string, CoreToolCall[]>();
  for (const part of parts)
    if (part.type === 'tool-result') open.get(part.callId)?.shift();
    else if (part.type === 'tool-call' && !part.providerExecuted) {
      const earlier = open.get(part.id);
      if (earlier) earlier.push(part);
      else open.set(part.id, [part]);
    }
  const unanswered: ReadonlySet<object> = new Set([...open.values()].flat());
  const calls = parts.filter((part): part is CoreToolCall => unanswered.has(part));
  const [first] = calls;
  if (!first) return [];
  const name = describeCall({ name: first.name, callId: first.id, arguments: argumentsText(first.input) });
  return [
    {
      kind: 'missing-results',
      party: 'client',
      what: `the client sent no result of tool call ${name}${calls.length === 1 ? '' : `, nor of ${calls.length - 1} more`}`,
      next: 'The model answered without it: look at what the agent did with the result, as its log shows.',
      leg: 'client-request',
      at: first,
    },
  ];
}
