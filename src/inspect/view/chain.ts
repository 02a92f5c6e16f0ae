import { placeOfHint } from '../../core/diagnostics.ts';
import type { Loss, Note } from '../../core/types.ts';
import {
  findMessage,
  normalizeExchange,
  type NormalizedExchange,
  type TraceViolation,
} from '../../record/normalize.ts';
import { parseLosses, parseNotes } from '../../record/store/exchange-columns.ts';
import type { StoredTrace } from '../../record/store/trace-store.ts';
import { findCallsAsText, findUnansweredCalls } from './written-calls.ts';

/** One check of an exchange, in the order in which the bytes take their way. */
export interface ChainCheck {
  name: 'client-request' | 'carried-over' | 'backend-answered' | 'backend-response' | 'tool-calls' | 'client-response';
  /** Who is at fault where it fails. */
  party: 'client' | 'louter' | 'backend' | 'model' | 'configuration';
  /** `warning`: it worked, with a remark. `unknown`: there is nothing to check, or it is not stored. */
  verdict: 'ok' | 'warning' | 'failed' | 'unknown';
  /** In a few words. */
  what: string;
}

type Decoded = Pick<NormalizedExchange, 'coreRequest' | 'finalResponse' | 'violations'>;
type Result = Pick<ChainCheck, 'verdict' | 'what'>;

const ok = (what: string): Result => ({ verdict: 'ok', what });
const warning = (what: string): Result => ({ verdict: 'warning', what });
const failed = (what: string): Result => ({ verdict: 'failed', what });
const unknown = (what: string): Result => ({ verdict: 'unknown', what });

/** Checks each step of an exchange, from the client's request to the response that the client received. */
export function checkChain(trace: StoredTrace, decoded: Decoded = normalizeExchange(trace)): ChainCheck[] {
  const losses = parseLosses(trace.row);
  const notes = parseNotes(trace.row);
  return [
    { name: 'client-request', party: 'client', ...checkClientRequest(trace, decoded) },
    { name: 'carried-over', party: 'louter', ...checkCarriedOver(trace, decoded, losses) },
    { name: 'backend-answered', party: 'backend', ...checkAnswered(trace) },
    { name: 'backend-response', party: 'backend', ...checkBackendResponse(trace, decoded) },
    checkToolCalls(trace, decoded, notes),
    { name: 'client-response', party: 'louter', ...checkClientResponse(trace, decoded, losses) },
  ];
}

function describeViolations(violations: readonly TraceViolation[], at: TraceViolation['at']): string | undefined {
  const found = violations.filter((violation) => violation.at === at);
  const [first] = found;
  if (!first) return undefined;
  const more = found.length === 1 ? '' : `, and ${found.length - 1} more`;
  return `${first.path === '' ? '' : `${first.path}: `}${first.what}${more}`;
}

const count = (number: number, one: string, several = `${one}s`): string => `${number} ${number === 1 ? one : several}`;

const isStored = (trace: StoredTrace, role: string): boolean => Boolean(findMessage(trace, role)?.body);

function checkClientRequest(trace: StoredTrace, { violations, coreRequest }: Decoded): Result {
  const violation = describeViolations(violations, 'frontend.request');
  if (violation !== undefined) return failed(violation);
  if (!isStored(trace, 'client-request')) return unknown('its body is not stored');
  if (!coreRequest && trace.row.mode !== 'baseline' && trace.row.status === 'client-error')
    return failed(trace.row.error ?? 'it is not valid in its protocol');
  const [unanswered, ...others] = coreRequest ? findUnansweredCalls(coreRequest) : [];
  if (unanswered)
    return failed(
      `its history has no result of call ${unanswered.name} (${unanswered.id})${others.length === 0 ? '' : `, and of ${others.length} more`}`,
    );
  return ok('valid in its protocol');
}

/** How many places of losses are named. */
const maxNamedPlaces = 3;

function describeLost(lost: readonly Loss[]): string {
  const places = lost.slice(0, maxNamedPlaces).map(({ path }) => path || '/');
  const more = lost.length - places.length;
  return `${count(lost.length, 'part')} not carried over: ${places.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

function checkCarriedOver({ row, findings }: StoredTrace, { violations }: Decoded, losses: readonly Loss[]): Result {
  if (row.backend === null) return unknown('nothing was sent to a backend');
  const contradiction = findings.find(({ leg }) => leg === 'request');
  if (contradiction) return failed(`${contradiction.path || '/'}: ${contradiction.what}`);
  const violation = describeViolations(violations, 'backend.request');
  if (violation !== undefined) return failed(violation);
  const lost = losses.filter(({ leg }) => leg !== 'answer');
  if (lost.length > 0) return warning(describeLost(lost));
  return ok(row.mode === 'baseline' ? 'passed through unchanged' : 'all of the request was carried over');
}

function checkAnswered({ row, attempts }: StoredTrace): Result {
  if (attempts.length === 0) return unknown('no backend was contacted');
  const last = attempts.at(-1);
  if (row.status === 'open') return unknown('in flight');
  if (last?.status !== null && last?.status !== undefined && last.status < 400)
    return attempts.length === 1
      ? ok(`HTTP ${last.status}`)
      : warning(`HTTP ${last.status} after ${count(attempts.length, 'attempt')}`);
  const outcome = last?.status === null || !last ? (last?.error ?? 'no answer') : `HTTP ${last.status}`;
  return failed(`${outcome}${attempts.length === 1 ? '' : `, after ${attempts.length} attempts`}`);
}

function checkBackendResponse(trace: StoredTrace, { violations }: Decoded): Result {
  const violation = describeViolations(violations, 'backend.response');
  if (violation !== undefined) return failed(violation);
  const { row } = trace;
  if (row.errorKind === 'bad-upstream-reply') return failed(row.error ?? 'its response cannot be read');
  if (!findMessage(trace, 'upstream-response')) return unknown('there is no response');
  if (!isStored(trace, 'upstream-response')) return unknown('its body is not stored');
  return ok('keeps to its protocol');
}

function checkToolCalls(trace: StoredTrace, decoded: Decoded, notes: readonly Note[]): ChainCheck {
  const { toolCalls } = trace.row;
  const written = findCallsAsText(trace, decoded);
  if (written) return { name: 'tool-calls', party: 'configuration', ...failed(written.what) };
  const repairs = notes.filter((note) => !note.effect && note.saw !== undefined && placeOfHint(note) === undefined);
  const invalid = toolCalls.find(({ isValid }) => isValid === false);
  const more = repairs.length === 1 ? '' : ` and ${repairs.length - 1} more`;
  const result = invalid
    ? failed(`the arguments of ${invalid.name} do not conform to its schema`)
    : repairs.length > 0
      ? warning(`${repairs[0]?.what}${more}`)
      : toolCalls.length === 0
        ? unknown('no tool was called')
        : ok(`${count(toolCalls.length, 'call')} as declared`);
  return { name: 'tool-calls', party: 'model', ...result };
}

function checkClientResponse(trace: StoredTrace, { violations }: Decoded, losses: readonly Loss[]): Result {
  const contradiction = trace.findings.find(({ leg }) => leg === 'answer');
  if (contradiction) return failed(`${contradiction.path || '/'}: ${contradiction.what}`);
  const violation = describeViolations(violations, 'response');
  if (violation !== undefined) return failed(violation);
  const lost = losses.filter(({ leg }) => leg === 'answer');
  if (lost.length > 0) return warning(describeLost(lost));
  if (!findMessage(trace, 'client-response')) return unknown('there is no response');
  if (!isStored(trace, 'client-response')) return unknown('its body is not stored');
  return ok('keeps to its protocol');
}
