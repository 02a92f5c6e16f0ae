import type { CheckedCall } from '../../core/call-check.ts';
import { isErrorKind } from '../../core/error.ts';
import type { CoreChatRequest, CoreChatResponse, CoreContentPart } from '../../core/types.ts';
import { findMessage } from '../../record/decode-exchange.ts';
import { normalizeExchange, type NormalizedExchange } from '../../record/normalized-exchange.ts';
import { describeCall, type NamedCall } from '../../record/problems.ts';
import { listProblems, type LocatedProblem } from '../export/problems.ts';
import { formatDuration } from '../../present/format.ts';
import { beginningOf, maxQuote, quoteAnswer } from './answer-quote.ts';
import { checkCalls } from './call-checks.ts';
import { describeNotice } from './client-notice.ts';
import { hasOtherTargets, limitIn, remedyOf } from './remedies.ts';
import type { StoredTrace, TurnNeighbours } from '../../record/store/stored-trace.ts';

/** How an exchange ended, and with it the conversation if it was the last one. */
export interface Ending {
  kind:
    | 'in-flight'
    | 'interrupted'
    | 'aborted'
    | 'error'
    | 'incomplete'
    | 'length'
    | 'refusal'
    | 'content-filter'
    | 'calls-pending'
    | 'calls-answered'
    | 'missing-results'
    | 'calls-as-text'
    | 'unreadable-call'
    | 'stop'
    | 'other';
  /** In sentences. */
  what: string;
  /** The remedy; null where none is needed. */
  next: string | null;
  /** The request or response whose bytes the remedy is about; absent where it is about none. */
  leg?: 'client-request' | 'upstream-request' | 'upstream-response';
  /** Whether the agent can have expected it. */
  isFailure: boolean;
}

/** What an ending depends on beside the exchange itself. */
interface EndingContext {
  /** Milliseconds since 1970. */
  now: number;
  decoded: Pick<NormalizedExchange, 'coreRequest' | 'finalResponse' | 'violations'>;
  problems: readonly LocatedProblem[];
  neighbours: TurnNeighbours;
}
type EndingRule = (trace: StoredTrace, context: EndingContext) => Ending | undefined;

interface EndingOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** The turns before and after it; without them it is seen alone. */
  neighbours?: TurnNeighbours;
  decoded?: EndingContext['decoded'];
}

/** How an exchange ended, by the first rule that applies, with what its own request lacks or repeats. */
export function findEnding(
  trace: StoredTrace,
  { now, neighbours = { previous: null, next: null }, decoded = normalizeExchange(trace) }: EndingOptions,
): Ending {
  const context: EndingContext = { now, decoded, neighbours, problems: listProblems(trace, decoded) };
  return withRemarks(findRule(trace, context), context);
}

function findRule(trace: StoredTrace, context: EndingContext): Ending {
  for (const rule of rules) {
    const ending = rule(trace, context);
    if (ending) return ending;
  }
  return {
    kind: 'other',
    what: `The response ended: ${trace.row.finish ?? 'its end is not recorded'}.`,
    next: null,
    isFailure: false,
  };
}

/** What the request began with may explain how it ended. */
function withRemarks(ending: Ending, { problems, decoded, neighbours }: EndingContext): Ending {
  const missing = problems.find(({ kind }) => kind === 'missing-results');
  const unreadable = ending.kind === 'unreadable-call' ? undefined : findUnreadable(problems);
  const other = problems.find(({ kind }) => kind === 'other-dialect');
  const reused = findReusedText(decoded.coreRequest, neighbours.previous);
  const remarks = [
    ...(other ? [`${capitalize(other.what)}.`] : []),
    ...(unreadable ? [`${capitalize(unreadable.what)}.`] : []),
    ...(missing ? [`In this request, ${missing.what}.`] : []),
    ...(reused === null || !neighbours.previous
      ? []
      : [
          `Its history has the incomplete response of turn ${neighbours.previous.turn} as if it were whole: "${beginningOf(reused, maxQuote)}".`,
        ]),
  ];
  return {
    ...ending,
    what: [ending.what, ...remarks].join(' '),
    next: ending.next ?? unreadable?.next ?? other?.next ?? missing?.next ?? null,
    isFailure: ending.isFailure || unreadable !== undefined || missing !== undefined,
  };
}

/** What the client kept of the response of a turn that failed: a message behind those which that turn had sent. */
function findReusedText(request: CoreChatRequest | null, previous: TurnNeighbours['previous']): string | null {
  if (!request || !previous || previous.status === 'ok' || previous.status === 'open') return null;
  if (previous.turnMessages === null) return null;
  const reused = request.messages.filter(({ role }) => role !== 'system')[previous.turnMessages];
  if (reused?.role !== 'assistant') return null;
  const text = textOf(reused.content);
  return text === '' ? null : text;
}

const textOf = (content: readonly CoreContentPart[]): string =>
  content.flatMap((part) => (part.type === 'text' || part.type === 'refusal' ? [part.text] : [])).join('\n');

const rules: readonly EndingRule[] = [
  endInFlight,
  endInterrupted,
  endAborted,
  endWithError,
  endIncomplete,
  endAtLength,
  endRefused,
  endFiltered,
  endWithCalls,
  endWithUnreadableCall,
  endWithCallsAsText,
  endStopped,
];

function endInFlight({ row }: StoredTrace, { now }: EndingContext): Ending | undefined {
  if (row.status !== 'open') return undefined;
  const runningMs = now - Number(row.startedAt) / 1000;
  return {
    kind: 'in-flight',
    what: `The request has been in flight for ${formatDuration(Math.max(0, runningMs))}.`,
    next: null,
    isFailure: false,
  };
}

function endInterrupted({ row }: StoredTrace): Ending | undefined {
  if (row.status !== 'interrupted') return undefined;
  return {
    kind: 'interrupted',
    what: 'The gateway stopped while this request was in flight: its process ended without closing it.',
    next: "Send the request again. The end of the gateway's log shows why it stopped.",
    isFailure: true,
  };
}

function endAborted({ row }: StoredTrace): Ending | undefined {
  if (row.status !== 'aborted') return undefined;
  const after = row.totalAfter === null ? '' : ` after ${formatDuration(Number(row.totalAfter) / 1000)}`;
  const received =
    row.firstTokenAfter === null
      ? ', before the first token'
      : row.outputTokens === null
        ? ', in the middle of the response'
        : ` and ${row.outputTokens} tokens`;
  return {
    kind: 'aborted',
    what: `The client disconnected${after}${received}.`,
    next: 'If nobody cancelled it, raise the timeout of the client.',
    isFailure: true,
  };
}

const callerRemedy = 'Configure the client with one of the keys that this gateway accepts (server.keys).';

function endWithError(trace: StoredTrace, { decoded }: EndingContext): Ending | undefined {
  const { row, attempts } = trace;
  if (row.status !== 'client-error' && row.status !== 'upstream-error' && row.status !== 'proxy-error')
    return undefined;
  const message = row.error === null ? '' : `: "${beginningOf(row.error, maxError)}"`;
  const isOfCaller = row.backend === null && (row.errorKind === 'authentication' || row.errorKind === 'permission');
  const target = {
    backend: row.backend ?? '?',
    model: row.model,
    requested: row.modelAsked,
    hasOthers: hasOtherTargets(attempts),
    route: row.route,
    limit: limitIn(row.error),
  };
  const remedy = isErrorKind(row.errorKind) ? remedyOf(row.errorKind, target) : null;
  const next = isOfCaller ? callerRemedy : (remedy?.next ?? null);
  const notice = describeNotice(trace, decoded);
  const leg = legOfError(row, attempts);
  return {
    kind: 'error',
    what: `${describeFailure(row, attempts)}${message}.${notice === null ? '' : ` ${notice}`}`,
    next,
    ...(leg && { leg }),
    isFailure: true,
  };
}

/** Where the remedy of an error leads: a vendor names a field of what was sent to it. */
function legOfError({ errorKind }: StoredTrace['row'], attempts: StoredTrace['attempts']): Ending['leg'] {
  if (errorKind === 'bad-upstream-reply') return 'upstream-response';
  if (errorKind !== 'invalid-request') return undefined;
  return attempts.length === 0 ? 'client-request' : 'upstream-request';
}

function describeFailure(row: StoredTrace['row'], attempts: StoredTrace['attempts']): string {
  const status = row.httpStatus === null ? '' : ` with HTTP ${row.httpStatus}`;
  const last = attempts.at(-1);
  if (!last) return `Louter rejected the request${status}, without contacting a backend`;
  const answered =
    last.status === null
      ? 'did not answer'
      : last.status < 400
        ? `began to answer (HTTP ${last.status}), but its response is incomplete`
        : `answered HTTP ${last.status}`;
  if (attempts.length === 1) return `Backend ${last.backend} ${answered}`;
  const statuses = attempts.map((attempt) => `${attempt.backend} ${attempt.status ?? 'no answer'}`).join(', ');
  return `Backend ${last.backend} ${answered}, the last of ${attempts.length} attempts (${statuses})`;
}

function endIncomplete(
  trace: StoredTrace,
  { decoded: { finalResponse, violations } }: EndingContext,
): Ending | undefined {
  const { row } = trace;
  const response = findMessage(trace, 'upstream-response');
  if (finalResponse || row.finish !== null || !response?.body) return undefined;
  const violation = violations.find(({ at }) => at === 'backend.response');
  const detail = violation === undefined ? '' : `: ${violation.what}`;
  return {
    kind: 'incomplete',
    what: `The response of backend ${row.backend ?? '?'} has no end${detail}.`,
    next: 'Check the log of the backend, and the last bytes of its response.',
    leg: 'upstream-response',
    isFailure: true,
  };
}

function endAtLength({ row }: StoredTrace, { decoded: { coreRequest } }: EndingContext): Ending | undefined {
  if (row.finish !== 'length') return undefined;
  const limit = describeLimit(coreRequest);
  return {
    kind: 'length',
    what: `The response is cut off${row.outputTokens === null ? '' : ` after ${row.outputTokens} tokens`}: the model reached ${limit}.`,
    next: 'Raise the output limit of the client, or check the context window that the backend was started with.',
    isFailure: true,
  };
}

const describeLimit = (request: CoreChatRequest | null): string =>
  request?.maxTokens === undefined
    ? 'a limit of the backend, as the request sets none'
    : `the limit of ${request.maxTokens} tokens that the request sets`;

function endRefused({ row }: StoredTrace, { decoded: { finalResponse } }: EndingContext): Ending | undefined {
  if (row.finish !== 'refusal') return undefined;
  return {
    kind: 'refusal',
    what: `The model refused${quoteAnswer(finalResponse)}`,
    next: 'Rephrase the request, or use another model.',
    isFailure: true,
  };
}

function endFiltered({ row }: StoredTrace): Ending | undefined {
  if (row.finish !== 'content-filter') return undefined;
  return {
    kind: 'content-filter',
    what: `A content filter of backend ${row.backend ?? '?'} stopped the response.`,
    next: 'Rephrase the request, or use another backend.',
    isFailure: true,
  };
}

function endWithCalls(trace: StoredTrace, { now, neighbours, decoded }: EndingContext): Ending | undefined {
  const { row } = trace;
  const { toolCalls } = row;
  // What the vendor runs itself gets no result from the client, and its turns end otherwise.
  if (toolCalls.length === 0 || row.finish !== 'tool-calls') return undefined;
  const invalid = describeInvalid(checkCalls(trace, decoded));
  const pending = toolCalls.filter(({ resultSeq }) => resultSeq === null);
  if (pending.length === 0)
    return {
      kind: 'calls-answered',
      what: `The model called ${nameCalls(toolCalls)}; a later request has ${toolCalls.length === 1 ? 'the result' : 'the results'}.${invalid}`,
      next: null,
      isFailure: false,
    };
  const results = pending.length === 1 ? 'the result' : 'the results';
  if (neighbours.next)
    return {
      kind: 'missing-results',
      what: `The model called ${nameCalls(toolCalls)}; turn ${neighbours.next.turn} went on without ${results} of ${nameCalls(pending)}.${invalid}`,
      next: 'The client left it out: look at what the agent did with the result, as its log shows.',
      isFailure: true,
    };
  const ageMs = now - Number(row.endedAt ?? row.startedAt) / 1000;
  return {
    kind: 'calls-pending',
    what: `The model called ${nameCalls(pending)}; for ${formatDuration(Math.max(0, ageMs))} no request has brought ${results}.${invalid}`,
    next: 'The agent is still running the tool, waits for a permission, has stopped, or crashed: look at the agent.',
    isFailure: invalid !== '',
  };
}

/** A sentence about calls that the agent may reject; empty where there are none. */
function describeInvalid(calls: readonly CheckedCall[]): string {
  const [first, ...others] = calls.flatMap((call) => (call.isValid === false ? [call.what] : []));
  if (first === undefined) return '';
  const more =
    others.length === 0 ? '' : `; ${others.length} more ${others.length === 1 ? 'call is' : 'calls are'} wrong`;
  return ` ${capitalize(first)}${more}: the agent may reject ${others.length === 0 ? 'the call' : 'them'}.`;
}

/** So many calls are named with their arguments. */
const maxNamedCalls = 3;

function nameCalls(calls: readonly NamedCall[]): string {
  const named = calls.slice(0, maxNamedCalls).map(describeCall);
  const rest = calls.length - named.length;
  return rest === 0 ? named.join(' and ') : `${named.join(', ')} and ${rest} more`;
}

const findUnreadable = (problems: readonly LocatedProblem[]): LocatedProblem | undefined =>
  problems.find(({ kind }) => kind === 'unreadable-call');

function endWithUnreadableCall({ row }: StoredTrace, { problems }: EndingContext): Ending | undefined {
  const found = row.finish === 'stop' ? findUnreadable(problems) : undefined;
  return found && { kind: 'unreadable-call', what: `${capitalize(found.what)}.`, next: found.next, isFailure: true };
}

function endWithCallsAsText(_trace: StoredTrace, { problems }: EndingContext): Ending | undefined {
  const found = problems.find(({ kind }) => kind === 'calls-as-text');
  if (!found) return undefined;
  return {
    kind: 'calls-as-text',
    what: `${capitalize(found.what)}: the agent received text, and no call.`,
    next: found.next,
    isFailure: true,
  };
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function endStopped({ row }: StoredTrace, { decoded: { finalResponse } }: EndingContext): Ending | undefined {
  if (row.finish !== 'stop') return undefined;
  return {
    kind: 'stop',
    what: `The model ended its turn without calling a tool${hasVendorCall(finalResponse) ? ' of the client' : ''}${quoteAnswer(finalResponse)}`,
    next: null,
    isFailure: false,
  };
}

/** In UTF-16 units. */
const maxError = 500;

const hasVendorCall = (response: CoreChatResponse | null): boolean =>
  response?.candidates[0]?.message.content.some((part) => part.type === 'tool-call' && part.providerExecuted) ?? false;
