import { placeOfHint } from '../../core/diagnostics.ts';
import { hasUnreadableCall } from '../../core/dialect-notes.ts';
import { isTransportNote } from '../../core/transport-notes.ts';
import type { CheckedCall } from '../../core/call-check.ts';
import type { Loss, Note } from '../../core/types.ts';
import { findMessage } from '../../record/decode-exchange.ts';
import { normalizeExchange, type NormalizedExchange } from '../../record/normalized-exchange.ts';
import type { TraceViolation } from '../../record/wire-violations.ts';
import { parseLosses, parseNotes } from '../../record/store/exchange-columns.ts';
import { listProblems, type LocatedProblem } from '../export/problems.ts';
import { checkCalls } from './call-checks.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** One check of an exchange, in the order in which the bytes take their way. */
export interface ChainCheck {
  name: 'client-request' | 'carried-over' | 'backend-answered' | 'backend-response' | 'tool-calls' | 'client-response';
  /** Who is at fault where it fails. */
  party: 'client' | 'louter' | 'backend' | 'model' | 'configuration';
  /** `warning`: it worked, with a remark. `unknown`: there is nothing to check, or it is not stored. */
  verdict: 'ok' | 'warning' | 'failed' | 'unknown';
  /** In a few words. */
  what: string;
  /** Where it fails: in which request or response; null where it does not fail, or at no place. */
  proof: { leg: string; path: string | null; event: number | null } | null;
}

type Decoded = Pick<NormalizedExchange, 'coreRequest' | 'finalResponse' | 'violations'>;
type Proof = NonNullable<ChainCheck['proof']>;
type Result = Pick<ChainCheck, 'verdict' | 'what' | 'proof'>;

const ok = (what: string): Result => ({ verdict: 'ok', what, proof: null });
const warning = (what: string): Result => ({ verdict: 'warning', what, proof: null });
const failed = (what: string, leg: string, { path = null, event = null }: Partial<Proof> = {}): Result => ({
  verdict: 'failed',
  what,
  proof: { leg, path, event },
});
const unknown = (what: string): Result => ({ verdict: 'unknown', what, proof: null });

/** Checks each step of an exchange, from the client's request to the response that the client received. */
export function checkChain(trace: StoredTrace, decoded: Decoded = normalizeExchange(trace)): ChainCheck[] {
  const losses = parseLosses(trace.row);
  const notes = parseNotes(trace.row);
  const problems = listProblems(trace, decoded);
  return [
    { name: 'client-request', party: 'client', ...checkClientRequest(trace, decoded, problems) },
    { name: 'carried-over', party: 'louter', ...checkCarriedOver(trace, decoded, losses) },
    { name: 'backend-answered', party: 'backend', ...checkAnswered(trace) },
    { name: 'backend-response', party: 'backend', ...checkBackendResponse(trace, decoded) },
    checkToolCalls(trace, decoded, { problems, notes }),
    { name: 'client-response', party: 'louter', ...checkClientResponse(trace, decoded, losses) },
  ];
}

/** So many violations, or calls, are named. */
const maxNamed = 3;

function checkViolations(
  violations: readonly TraceViolation[],
  at: TraceViolation['at'],
  leg: string,
): Result | undefined {
  const found = violations.filter((violation) => violation.at === at);
  const [first] = found;
  if (!first) return undefined;
  return failed(listSome(found.map(({ path, what }) => `${path === '' ? '' : `${path}: `}${what}`)), leg, first);
}

function listSome(all: readonly string[]): string {
  const named = all.slice(0, maxNamed);
  return `${named.join('; ')}${all.length > named.length ? `; and ${all.length - named.length} more` : ''}`;
}

const contradictionIn = ({ findings }: StoredTrace, of: 'request' | 'answer', leg: string): Result | undefined => {
  const found = findings.find((finding) => finding.leg === of);
  return found && failed(`${found.path || '/'}: ${found.what}`, leg, { path: found.path });
};

const count = (number: number, one: string, several = `${one}s`): string => `${number} ${number === 1 ? one : several}`;

const isStored = (trace: StoredTrace, role: string): boolean => Boolean(findMessage(trace, role)?.body);

function checkClientRequest(
  trace: StoredTrace,
  { violations, coreRequest }: Decoded,
  problems: readonly LocatedProblem[],
): Result {
  const violation = checkViolations(violations, 'frontend.request', 'client-request');
  if (violation) return violation;
  if (!isStored(trace, 'client-request')) return unknown('its body is not stored');
  if (!coreRequest && trace.row.mode !== 'baseline' && trace.row.status === 'client-error')
    return failed(trace.row.error ?? 'it is not valid in its protocol', 'client-request');
  const missing = problems.find(({ party }) => party === 'client');
  if (missing) return failed(missing.what, missing.leg, missing);
  return ok('valid in its protocol');
}

/** How many places of losses are named. */
const maxNamedPlaces = 3;

function describeLost(lost: readonly Loss[]): string {
  const places = lost.slice(0, maxNamedPlaces).map(({ path }) => path || '/');
  const more = lost.length - places.length;
  return `${count(lost.length, 'part')} not carried over: ${places.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

function checkCarriedOver(trace: StoredTrace, { violations }: Decoded, losses: readonly Loss[]): Result {
  const { row } = trace;
  if (row.backend === null) return unknown('nothing was sent to a backend');
  const failure =
    contradictionIn(trace, 'request', 'client-request') ??
    checkViolations(violations, 'backend.request', 'upstream-request');
  if (failure) return failure;
  const lost = losses.filter(({ leg, cause }) => leg !== 'answer' && cause !== 'client');
  if (lost.length > 0) return warning(describeLost(lost));
  return ok(row.mode === 'baseline' ? 'passed through unchanged' : 'all of the request was carried over');
}

function checkAnswered({ row, attempts }: StoredTrace): Result {
  if (attempts.length === 0) return unknown('no backend was contacted');
  const last = attempts.at(-1);
  if (row.status === 'open') return unknown('in flight');
  if (last?.status !== null && last?.status !== undefined && last.status < 400)
    // After a search that Louter ran, the model goes on in another attempt.
    return attempts.slice(0, -1).every(({ error }) => error === null)
      ? ok(`HTTP ${last.status}`)
      : warning(`HTTP ${last.status} after ${count(attempts.length, 'attempt')}`);
  const outcome = last?.status === null || !last ? (last?.error ?? 'no answer') : `HTTP ${last.status}`;
  return failed(`${outcome}${attempts.length === 1 ? '' : `, after ${attempts.length} attempts`}`, 'upstream-response');
}

function checkBackendResponse(trace: StoredTrace, { violations }: Decoded): Result {
  const violation = checkViolations(violations, 'backend.response', 'upstream-response');
  if (violation) return violation;
  const { row } = trace;
  if (row.errorKind === 'bad-upstream-reply')
    return failed(row.error ?? 'its response cannot be read', 'upstream-response');
  if (!findMessage(trace, 'upstream-response')) return unknown('there is no response');
  if (!isStored(trace, 'upstream-response')) return unknown('its body is not stored');
  return ok('keeps to its protocol');
}

function checkToolCalls(
  trace: StoredTrace,
  decoded: Decoded,
  { problems, notes }: { problems: readonly LocatedProblem[]; notes: readonly Note[] },
): ChainCheck {
  const other = problems.find(({ kind }) => kind === 'other-dialect');
  const wrong = problems.find((each) => each !== other && each.party !== 'client');
  if (wrong) return { name: 'tool-calls', party: wrong.party, ...failed(wrong.what, wrong.leg, wrong) };
  const repairs = notes.filter(
    (note) => !note.effect && note.saw !== undefined && placeOfHint(note) === undefined && !isTransportNote(note),
  );
  const calls = checkCalls(trace, decoded);
  const invalid = calls.flatMap((call) => (call.isValid === false ? [call.what] : []));
  const more = repairs.length === 1 ? '' : ` and ${repairs.length - 1} more`;
  const result =
    invalid.length > 0
      ? failed(listSome(invalid), 'upstream-response')
      : other || repairs.length > 0
        ? warning(other?.what ?? `${repairs[0]?.what}${more}`)
        : checkValidated(calls);
  return { name: 'tool-calls', party: 'model', ...result };
}

/** Calls of which none is known to be wrong. */
function checkValidated(calls: readonly CheckedCall[]): Result {
  if (calls.length === 0) return unknown('no tool was called');
  const unvalidated = calls.flatMap((call) => (call.isValid === null ? [`${call.name} (${call.why})`] : []));
  const valid = calls.length - unvalidated.length;
  if (unvalidated.length === 0) return ok(`${count(valid, 'call')} as declared`);
  const begin = valid === 0 ? '' : `${count(valid, 'call')} as declared; `;
  return unknown(`${begin}not validated: ${listSome(unvalidated)}`);
}

function checkClientResponse(trace: StoredTrace, { violations }: Decoded, losses: readonly Loss[]): Result {
  const violation = checkViolations(violations, 'response', 'client-response');
  // A call that a stream has begun and that cannot be read is the model's.
  const isOfModel = hasUnreadableCall(parseNotes(trace.row));
  const failure = contradictionIn(trace, 'answer', 'client-response') ?? (isOfModel ? undefined : violation);
  if (failure) return failure;
  if (violation) return warning('it has a call that cannot be read, as the stream had begun it');
  const lost = losses.filter(({ leg }) => leg === 'answer');
  if (lost.length > 0) return warning(describeLost(lost));
  if (!findMessage(trace, 'client-response')) return unknown('there is no response');
  if (!isStored(trace, 'client-response')) return unknown('its body is not stored');
  return ok('keeps to its protocol');
}
