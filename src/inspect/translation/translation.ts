import type { JsonValue } from '../../core/json.ts';
import { valueAt } from '../../core/json-pointer.ts';
import { codecOf } from '../../protocols/frontends.ts';
import { decodeSentRequest, readAnswer, verdictOn } from '../../record/check-exchange.ts';
import type { WrittenRequest } from '../../judge/check-request.ts';
import {
  createResponseCodec,
  decodeRecordedRequest,
  findMessage,
  isChatExchange,
} from '../../record/decode-exchange.ts';
import { jsonBodyOf } from '../../record/message-reading.ts';
import type { CheckFinding } from '../../judge/differences.ts';
import { isCounted, parseLosses, parseNotes } from '../../record/store/exchange-columns.ts';
import { compareCoreAnswers, compareCoreRequests } from '../../judge/compare-core.ts';
import { withWrittenValues, type ComparedDifference, type CoreDifference } from '../../judge/core-difference.ts';
import { explainDifferences, inOrder } from './explain.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** What the translation of an exchange changed, in both directions. */
export interface TraceTranslation {
  trace_id: string;
  /** The protocols. */
  client: string;
  upstream: string | null;
  request: TranslatedLeg;
  answer: TranslatedLeg;
}

interface TranslatedLeg {
  /** Why it cannot be compared. */
  skipped: string | null;
  /** How many losses are declared, as a listing counts them: those of both legs are the losses of the trace. */
  losses: number;
  /** Contradictions first; `left` is where the leg begins: the client's request, the backend's answer. */
  differences: CoreDifference[];
}

/**
 * Decodes both bodies of each leg, and compares what they mean. Declared losses and notes explain differences;
 * contradictions of the self-check come first.
 */
export function translate(trace: StoredTrace): TraceTranslation {
  const { row } = trace;
  const { findings } = verdictOn(trace);
  const request = compareRequestLeg(trace);
  const answer = compareAnswerLeg(trace);
  return {
    trace_id: row.id,
    client: row.frontend,
    upstream: row.protocol,
    request: explainLeg(trace, 'request', { ...request, findings }),
    answer: explainLeg(trace, 'answer', { ...answer, findings }),
  };
}

/**
 * What the request of a later exchange means that the earlier one does not.
 * @throws {TraceStoreError} `not-found` where one of them is not stored or cannot be decoded.
 */
export function diffRequests(earlier: StoredTrace, later: StoredTrace) {
  const differences = compareCoreRequests(requireRequest(earlier), requireRequest(later));
  const [left, right] = [earlier, later].map((trace) => jsonOf(trace, 'client-request'));
  return {
    earlier: earlier.row.id,
    later: later.row.id,
    differences: withWrittenValues(inOrder(withPlacesIn(left, right, differences)), left, right),
  };
}

function requireRequest(trace: StoredTrace): WrittenRequest {
  const { row } = trace;
  const codec = codecOf(row.frontend);
  const message = findMessage(trace, 'client-request');
  const request = message && decodeRecordedRequest(row.frontend, message);
  if (codec && request) return { codec, request };
  throw new TraceStoreError('not-found', `the request of ${row.id} is not stored, or is not a valid chat request`);
}

type LegResult = { skipped: string } | { differences: ComparedDifference[] };

function findObstacle({ row }: StoredTrace): string | undefined {
  if (row.bodies !== 'full') return 'its bodies are not stored';
  return row.protocol === null ? 'nothing was sent to a backend' : undefined;
}

// ---------------------------------------------------------------- legs

function compareRequestLeg(trace: StoredTrace): LegResult {
  const { row } = trace;
  const obstacle = findObstacle(trace);
  if (obstacle !== undefined) return { skipped: obstacle };
  if (!isChatExchange(trace)) return { skipped: 'it is not a chat request' };
  const [received, sent] = [findMessage(trace, 'client-request'), findMessage(trace, 'upstream-request')];
  if (!received?.body || !sent?.body) return { skipped: 'nothing was sent upstream' };
  if (received.body.equals(sent.body)) return { skipped: 'its bytes were passed through unchanged' };
  const [clientCodec, upstreamCodec] = [codecOf(row.frontend), codecOf(row.protocol)];
  const [body, request] = [jsonBodyOf(sent), decodeRecordedRequest(row.frontend, received)];
  if (!clientCodec || !request) return { skipped: "the client's request is not valid in its protocol" };
  if (!upstreamCodec || body === undefined)
    return { skipped: 'the backend takes a prompt as text: it has all content in one string' };
  const upstream = decodeSentRequest(upstreamCodec, sent, body);
  if (!upstream) return { skipped: 'the request sent upstream cannot be decoded' };
  const differences = compareCoreRequests({ codec: clientCodec, request }, { codec: upstreamCodec, request: upstream });
  return { differences: withPlacesIn(jsonBodyOf(received), body, differences) };
}

/** Without places that a body does not have: the path of the URL, or the default, decides on the field. */
function withPlacesIn(
  left: JsonValue | undefined,
  right: JsonValue | undefined,
  differences: readonly ComparedDifference[],
): ComparedDifference[] {
  const inBody = (place: CoreDifference['left'], body: JsonValue | undefined): typeof place =>
    place && body !== undefined && valueAt(body, place.path) === undefined ? { ...place, path: '' } : place;
  return differences.map((each) => ({ ...each, left: inBody(each.left, left), right: inBody(each.right, right) }));
}

function compareAnswerLeg(trace: StoredTrace): LegResult {
  const { row } = trace;
  const obstacle = findObstacle(trace);
  if (obstacle !== undefined) return { skipped: obstacle };
  const [answered, sent] = [findMessage(trace, 'upstream-response'), findMessage(trace, 'client-response')];
  const received = findMessage(trace, 'client-request');
  if (!answered?.body || !sent?.body || !received) return { skipped: 'there is no answer' };
  if (answered.body.equals(sent.body)) return { skipped: 'its bytes were passed through unchanged' };
  const [clientCodec, upstreamCodec] = [codecOf(row.frontend), createResponseCodec(row)];
  const request = decodeRecordedRequest(row.frontend, received);
  if (!clientCodec || !upstreamCodec || !request)
    return { skipped: "the client's request is not valid in its protocol" };
  const read = (message: typeof answered, role: string, codec: typeof upstreamCodec) =>
    readAnswer(trace, message, role, {
      codec,
      request,
      parties: { vendor: codec.protocol, client: clientCodec.protocol },
    });
  const left = read(answered, 'upstream-request', upstreamCodec);
  const right = read(sent, 'client-request', clientCodec);
  if ('error' in left || 'error' in right) return { differences: compareErrors(left, right) };
  return {
    differences: compareCoreAnswers(
      { codec: upstreamCodec, response: left.response },
      { codec: clientCodec, response: right.response },
    ),
  };
}

type ReadSide = ReturnType<typeof readAnswer>;

function compareErrors(left: ReadSide, right: ReadSide): ComparedDifference[] {
  const [one, other] = [left, right].map((side) =>
    'error' in side ? `${side.error.kind}: ${side.error.message}` : 'an answer without an error',
  );
  const place = (value = '') => ({ path: '', value, written: null });
  const kind = one === other ? 'same' : 'changed';
  return [{ kind, what: 'error', left: place(one), right: place(other), core: one ?? null, note: null }];
}

function explainLeg(
  trace: StoredTrace,
  leg: 'request' | 'answer',
  result: LegResult & { findings: readonly CheckFinding[] },
): TranslatedLeg {
  const [from, to] =
    leg === 'request' ? ['client-request', 'upstream-request'] : ['upstream-response', 'client-response'];
  const losses = parseLosses(trace.row).filter((loss) => (loss.leg ?? 'request') === leg);
  return {
    skipped: 'skipped' in result ? result.skipped : null,
    losses: losses.filter(isCounted).length,
    differences: explainDifferences('differences' in result ? result.differences : [], {
      leg,
      losses,
      notes: parseNotes(trace.row),
      findings: result.findings.filter((finding) => finding.leg === leg),
      body: jsonOf(trace, from),
      translated: jsonOf(trace, to),
    }),
  };
}

function jsonOf(trace: StoredTrace, role: string): JsonValue | undefined {
  const message = findMessage(trace, role);
  return message && jsonBodyOf(message);
}
