import type { Loss, Note } from '../../core/types.ts';
import type { JsonValue } from '../../core/json.ts';
import { valueAt } from '../../core/json-pointer.ts';
import { placeOfHint } from '../../core/diagnostics.ts';
import { codecOf } from '../../protocols/frontends.ts';
import { checkExchange, decodeSentRequest, readAnswer } from '../../record/check/check.ts';
import type { WrittenRequest } from '../../record/check/check-request.ts';
import { createResponseCodec, decodeRecordedRequest, findMessage, isChatExchange } from '../../record/normalize.ts';
import { jsonBodyOf } from '../../record/recorded-bodies.ts';
import type { CheckFinding } from '../../record/check/differences.ts';
import { parseLosses, parseNotes } from '../../record/store/exchange-columns.ts';
import { TraceStoreError, type StoredTrace } from '../../record/store/trace-store.ts';
import { compareCoreAnswers, compareCoreRequests, withWrittenValues, type CoreDifference } from './compare-core.ts';

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
  /** Contradictions first; `left` is where the leg begins: the client's request, the backend's answer. */
  differences: CoreDifference[];
}

const order: readonly CoreDifference['kind'][] = [
  'contradiction',
  'lost',
  'changed',
  'repaired',
  'added',
  'moved',
  'same',
];

/**
 * Decodes both bodies of each leg, and compares what they mean. Declared losses and notes explain differences;
 * contradictions of the self-check come first.
 */
export function translate(trace: StoredTrace): TraceTranslation {
  const { row } = trace;
  const { findings } = checkExchange(trace);
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

type LegResult = { skipped: string } | { differences: CoreDifference[] };

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
  differences: readonly CoreDifference[],
): CoreDifference[] {
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

function compareErrors(left: ReadSide, right: ReadSide): CoreDifference[] {
  const [one, other] = [left, right].map((side) =>
    'error' in side ? `${side.error.kind}: ${side.error.message}` : 'an answer without an error',
  );
  const place = (value = '') => ({ path: '', value, written: null });
  const kind = one === other ? 'same' : 'changed';
  return [{ kind, what: 'error', left: place(one), right: place(other), core: one ?? null, note: null }];
}

// ---------------------------------------------------------------- what is declared

function explainLeg(
  trace: StoredTrace,
  leg: 'request' | 'answer',
  result: LegResult & { findings: readonly CheckFinding[] },
): TranslatedLeg {
  const found = 'differences' in result ? result.differences : [];
  const losses = parseLosses(trace.row).filter((loss) => (loss.leg ?? 'request') === leg);
  const notes = parseNotes(trace.row);
  const explained = found.map((difference) => withNote(difference, losses, notes));
  const contradictions = findContradictions(
    result.findings.filter((finding) => finding.leg === leg),
    explained,
  );
  const rest = explained.filter(
    (each) => !contradictions.some((contradiction) => isSameDifference(contradiction, each)),
  );
  const [from, to] =
    leg === 'request' ? ['client-request', 'upstream-request'] : ['upstream-response', 'client-response'];
  const [body, translated] = [jsonOf(trace, from), jsonOf(trace, to)];
  const explanations = new Set(explained.map(({ note }) => note));
  const differences = inOrder([
    ...contradictions,
    ...rest,
    ...losses.filter((loss) => !explanations.has(textOfLoss(loss))).map((loss) => lossAlone(loss, body)),
    ...notes.flatMap((note) => (leg === 'answer' ? repairOf(note) : hintOf(note, body))),
  ]);
  return {
    skipped: 'skipped' in result ? result.skipped : null,
    differences: withWrittenValues(differences, body, translated),
  };
}

const inOrder = (differences: readonly CoreDifference[]): CoreDifference[] =>
  differences.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));

/** Whether a contradiction is at all places of a difference. */
function isSameDifference(contradiction: CoreDifference, { left, right }: CoreDifference): boolean {
  const places = [contradiction.left?.path, contradiction.right?.path];
  const paths = [left, right].flatMap((place) => place?.path ?? []);
  return paths.length > 0 && paths.every((path) => places.includes(path));
}

const textOfLoss = ({ what, instead }: Loss): string =>
  instead === undefined ? what : `${what}; sent instead: ${instead}`;

function withNote(difference: CoreDifference, losses: readonly Loss[], notes: readonly Note[]): CoreDifference {
  const { kind, what, left, right } = difference;
  if (kind === 'same') return difference;
  const covers = (path: string | undefined, place: typeof left): boolean =>
    place !== null && path !== undefined && path !== '' && `${place.path}/`.startsWith(`${path}/`);
  const loss =
    losses.find(({ path }) => covers(path, left)) ??
    // What stands for a result that the client did not send.
    (kind === 'added' && what === 'tool result' ? losses.find(({ cause }) => cause === 'client') : undefined);
  const effect = notes.find(
    (note) => note.effect && (covers(note.effect.path, left) || covers(note.effect.path, right)),
  );
  const note = loss ? textOfLoss(loss) : (effect?.what ?? null);
  return { ...difference, note };
}

/** What nothing declares, with both places. */
function findContradictions(
  findings: readonly CheckFinding[],
  differences: readonly CoreDifference[],
): CoreDifference[] {
  return findings.map(({ path, what, expected, got }) => {
    const same = differences.find(({ left, right }) => (expected === null ? right : left)?.path === path);
    const right = expected === null ? path : (same?.right?.path ?? '');
    return {
      kind: 'contradiction',
      what,
      left: expected === null ? null : { path, value: expected, written: null },
      right: got === null ? null : { path: right, value: got, written: null },
      core: expected,
      note: null,
    };
  });
}

/** A loss at a place that no difference has. */
const lossAlone = (loss: Loss, body: JsonValue | undefined): CoreDifference => {
  const value = body === undefined ? undefined : valueAt(body, loss.path);
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return {
    kind: loss.cause === 'client' ? 'added' : 'lost',
    what: loss.path.split('/').findLast((key) => key !== '' && !/^\d+$/.test(key)) ?? 'a part',
    left: { path: loss.path, value: text.slice(0, 400).toWellFormed(), written: null },
    right: null,
    core: null,
    note: textOfLoss(loss),
  };
};

/** A hint that was left out: the protocol on the other side has none of its kind. */
function hintOf(note: Note, body: JsonValue | undefined): CoreDifference[] {
  const path = placeOfHint(note);
  const { what, made } = note;
  return path === undefined ? [] : [lossAlone({ path, what, ...(made !== undefined && { instead: made }) }, body)];
}

/** What was recovered of what the model wrote. */
const repairOf = (note: Note): CoreDifference[] => {
  const { what, saw, made, effect } = note;
  return effect || saw === undefined || placeOfHint(note) !== undefined
    ? []
    : [
        {
          kind: 'repaired',
          what: 'what the model wrote',
          left: { path: '', value: saw.slice(0, 400).toWellFormed(), written: null },
          right: made === undefined ? null : { path: '', value: made.slice(0, 400).toWellFormed(), written: null },
          core: made?.slice(0, 400).toWellFormed() ?? null,
          note: what,
        },
      ];
};

function jsonOf(trace: StoredTrace, role: string): JsonValue | undefined {
  const message = findMessage(trace, role);
  return message && jsonBodyOf(message);
}
