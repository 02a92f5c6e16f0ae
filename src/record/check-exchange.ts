import { continueRequest } from '../core/continue-request.ts';
import type { BackendCodec, ProtocolCodec } from '../core/codec.ts';
import { toCoreError } from '../core/error.ts';
import { assertStreamNotFailed } from '../core/failed-answer.ts';
import { expandFinalResponse, ResponseFold } from '../core/fold.ts';
import { dialectNotes, findDetectedDialect, hasUnreadableCall } from '../core/dialect-notes.ts';
import { headersByName } from '../core/headers.ts';
import { asArray, asObject, asString, objectsIn, parseJson, type JsonObject, type JsonValue } from '../core/json.ts';
import { createIdMinter } from '../core/mint.ts';
import { chain, collectSteps, jsonOfFrame } from '../core/step.ts';
import type { CoreChatRequest, CoreError, CoreStreamEvent, Loss } from '../core/types.ts';
import { codecOf } from '../protocols/frontends.ts';
import {
  createResponseCodec,
  decodeRecordedRequest,
  decodeResponseEvents,
  detectFraming,
  findMessage,
  isChatExchange,
  readBroken,
  readResponseEvents,
} from './normalize.ts';
import { findViolationsAt } from './normalized-exchange.ts';
import { readFrames } from '../wire/framing.ts';
import { findSeam } from './continued-answer.ts';
import { framesOf, jsonBodyOf } from './message-reading.ts';
import { parseLosses, parseNotes } from './store/exchange-columns.ts';
import type { StoredMessage, RecordedExchange } from './store/trace-store.ts';
import { compareAnswers } from '../judge/check-answer.ts';
import { withoutUnreadableCalls } from '../judge/unreadable-calls.ts';
import { compareAnswerLeaves } from '../judge/compare-answer-leaves.ts';
import { comparePassedBytes } from '../judge/compare-passed-bytes.ts';
import { comparePrompt, promptOf } from '../judge/compare-prompt.ts';
import { compareTextAnswers } from '../judge/compare-text-answers.ts';
import { answerFinding, compareFailure, type ReadAnswer } from '../judge/check-failure.ts';
import { compareRequests } from '../judge/check-request.ts';
import { Declared } from '../judge/declared.ts';
import type { CheckFinding } from '../judge/differences.ts';
import { compareLeaves } from '../judge/leaves.ts';
import type { ExchangeCheck, LegVerdict } from '../judge/verdict.ts';
import { withReadThoughts } from '../judge/written-thoughts.ts';

/** The findings of one leg, or why it was not checked. */
type LegResult = { findings: CheckFinding[] } | { skipped: string };

/**
 * Checks an exchange against itself: the client's request against the request sent upstream, and the backend's answer
 * against what the client was sent. Both sides are decoded to Core by the codecs of their protocols; what the exchange
 * declares as lost or changed is subtracted. A pure function of the recorded bytes.
 */
export function checkExchange(trace: RecordedExchange): ExchangeCheck {
  const reason = findObstacle(trace);
  if (reason !== undefined) return { request: 'skipped', answer: 'skipped', findings: [], skippedBecause: reason };
  const request = checkRequest(trace);
  const answer = withViolations(trace, checkAnswer(trace));
  const skipped = [request, answer].flatMap((leg) => ('skipped' in leg ? [leg.skipped] : []));
  return {
    request: verdictOf(request),
    answer: verdictOf(answer),
    findings: [request, answer].flatMap((leg) => ('findings' in leg ? leg.findings : [])),
    skippedBecause: skipped.length > 0 ? [...new Set(skipped)].join('; ') : null,
  };
}

const verdictOf = (leg: LegResult): LegVerdict =>
  'skipped' in leg ? 'skipped' : leg.findings.length > 0 ? 'contradiction' : 'consistent';

function findObstacle(trace: RecordedExchange): string | undefined {
  const { row } = trace;
  if (row.status === 'open') return 'the request is not finished';
  if (row.bodies !== 'full') return 'its bodies are not stored';
  if (!isChatExchange(trace)) return 'it is not a chat request';
  if (!findMessage(trace, 'upstream-request')) return 'nothing was sent upstream';
  return undefined;
}

const declaredOf = ({ row }: RecordedExchange, leg: CheckFinding['leg']): Declared => {
  const isOfLeg = (loss: Loss): boolean => loss.leg === undefined || loss.leg === leg;
  return new Declared(parseLosses(row).filter(isOfLeg), parseNotes(row));
};

// ---------------------------------------------------------------- request

function checkRequest(trace: RecordedExchange): LegResult {
  const { row } = trace;
  const [received, sent] = [findMessage(trace, 'client-request'), findMessage(trace, 'upstream-request')];
  const clientCodec = codecOf(row.frontend);
  const body = jsonOf(received);
  const isUnchanged = row.frontend === row.protocol && received?.body && sent?.body?.equals(received.body);
  const sentBody = isUnchanged ? body : jsonOf(sent);
  if (!received || !sent || !clientCodec || body === undefined || sentBody === undefined)
    return { skipped: 'a request is not JSON' };
  const decoded = decodeRecordedRequest(row.frontend, received);
  if (!decoded) return { skipped: "the client's request is not valid" };
  const request = withContinuation(trace, decoded);
  if (!request) return { skipped: 'the answer that was to be continued is not stored' };
  if (isUnchanged) return { findings: [] };
  const declared = declaredOf(trace, 'request');
  const hasPrompt = row.tools === 'prompt' || row.protocol === 'openai-completions';
  const upstreamCodec = codecOf(row.protocol);
  const leaves = declared.has('history-resolved')
    ? []
    : compareLeaves({ protocol: clientCodec.protocol, body }, { body: sentBody, isPrompt: hasPrompt }, declared);
  const upstream = upstreamCodec && decodeSentRequest(upstreamCodec, sent, sentBody);
  if (hasPrompt ? declared.has('history-resolved') : !upstreamCodec) return { findings: leaves };
  if (upstreamCodec && !upstream) {
    const violations = violationFindings(trace, 'request');
    return violations.length > 0
      ? { findings: violations }
      : { skipped: 'the request sent upstream cannot be decoded' };
  }
  const isTagged = row.thinking === 'tags' || row.thinking === 'open';
  const read = (each: CoreChatRequest): CoreChatRequest => (isTagged ? withReadThoughts(each) : each);
  const findings =
    hasPrompt || !upstreamCodec || !upstream
      ? comparePrompt(request, clientCodec.wireNames, upstream ? promptOf(upstream) : textsIn(sentBody), declared)
      : compareRequests(
          { codec: clientCodec, request: read(request) },
          { codec: upstreamCodec, request: read(upstream) },
          declared,
        );
  // Both witnesses see the same fault: the decoded one names it more exactly. Texts of a prompt have a witness of their own.
  const isNew = ({ path }: CheckFinding): boolean =>
    (!hasPrompt || mediaPlaces.test(path)) && !findings.some((each) => isWithin(path, each.path));
  const all = [...findings, ...leaves.filter(isNew)];
  return { findings: all.length > 0 ? all : violationFindings(trace, 'request') };
}

/** Where nothing else contradicts, an answer must be one that its protocol allows. */
const withViolations = (trace: RecordedExchange, result: LegResult): LegResult =>
  'findings' in result && result.findings.length === 0 && trace.row.status === 'ok'
    ? { findings: violationFindings(trace, 'answer') }
    : result;

/** The bodies on both sides of a leg. */
const ends = {
  request: ['frontend.request', 'backend.request'],
  answer: ['backend.response', 'response'],
} as const;

/**
 * What the gateway wrote that its protocol does not allow, where what it was given was allowed. Paths are those of the body,
 * or of the event of a stream, that the leg ends with.
 */
function violationFindings(trace: RecordedExchange, leg: CheckFinding['leg']): CheckFinding[] {
  const [given, written] = ends[leg];
  const violations = findViolationsAt(trace, written);
  if (violations.length === 0 || findViolationsAt(trace, given).length > 0) return [];
  // No protocol allows a call that a stream has begun and that cannot be read.
  if (leg === 'answer' && hasUnreadableCall(parseNotes(trace.row))) return [];
  return violations.slice(0, maxViolations).map(({ event, path, what }) => ({
    leg,
    path,
    what: `${event === null ? '' : `event ${event}: `}what was sent violates its protocol`,
    expected: null,
    got: what,
  }));
}

/** Enough to see what is wrong. */
const maxViolations = 5;

/** The client's request as a target is sent it that continues an answer; `undefined` if that answer is not stored. */
function withContinuation(trace: RecordedExchange, request: CoreChatRequest): CoreChatRequest | undefined {
  const seam = findSeam(trace);
  if (!seam) return request;
  const broken = readBroken(trace, request);
  return broken && continueRequest(request, broken.answer, seam).request;
}

const isWithin = (path: string, other: string): boolean => path.startsWith(other) || other.startsWith(path);

/** Where requests hold bytes and addresses. */
const mediaPlaces = /\/(data|url|image_url|images\/\d+)$/;

/** The tools that the model may call. */
const namesOfTools = ({ tools = [], toolChoice }: CoreChatRequest): string[] =>
  toolChoice?.mode === 'none' ? [] : tools.flatMap(({ name }) => name ?? []);

/** The prompt of text completions. */
const textsIn = (body: JsonValue): string[] => {
  const prompt = asObject(body)?.['prompt'];
  return (asArray(prompt) ?? [prompt]).flatMap((each) => asString(each) ?? []);
};

/** Whether the backend's model writes tools or thinking as text, or takes a prompt. */
const isTextual = ({ row }: RecordedExchange): boolean =>
  row.dialect !== null || row.tools === 'prompt' || row.protocol === 'openai-completions';

/** A request to a backend in Core terms; null where it cannot be decoded. */
export function decodeSentRequest(
  codec: ProtocolCodec,
  message: StoredMessage,
  body: JsonValue,
): CoreChatRequest | null {
  const decoded = decodeRecordedRequest(codec.protocol, message);
  if (decoded) return decoded;
  try {
    return codec.decodeRequest(body);
  } catch (error) {
    // What it is like is found by the validators of the request.
    if (error instanceof Error) return null;
    throw error;
  }
}

const jsonOf = (message: StoredMessage | undefined): JsonValue | undefined => message && jsonBodyOf(message);

// ---------------------------------------------------------------- answer

const withoutOrigin = ({ kind, message }: CoreError): CoreError => ({ kind, message });

function checkAnswer(trace: RecordedExchange): LegResult {
  const { row } = trace;
  const [answered, sent] = [findMessage(trace, 'upstream-response'), findMessage(trace, 'client-response')];
  const received = findMessage(trace, 'client-request');
  if (row.status === 'aborted' || row.status === 'interrupted')
    return { skipped: 'the client did not get the whole answer' };
  if (!answered?.body || !sent?.body || !received) return { skipped: 'the backend did not answer' };
  if (answered.body.equals(sent.body)) return { findings: [] };
  // What is no reply of the backend's API is not passed on: the client gets an error of the gateway.
  const isJudged = row.errorKind === 'bad-upstream-reply';
  if (row.mode === 'baseline' && row.frontend === row.protocol && !isJudged)
    return { findings: comparePassedBytes(answered.body, sent.body) };
  const clientCodec = codecOf(row.frontend);
  const upstreamCodec = createResponseCodec(row);
  const request = decodeRecordedRequest(row.frontend, received);
  if (!clientCodec || !upstreamCodec || !request) return { skipped: "the client's request is not valid" };
  const upstream = readAnswer(trace, answered, 'upstream-request', {
    codec: upstreamCodec,
    request,
    parties: { vendor: upstreamCodec.protocol, client: clientCodec.protocol },
  });
  const client = readAnswer(trace, sent, 'client-request', {
    codec: clientCodec,
    request,
    parties: { vendor: clientCodec.protocol, client: clientCodec.protocol },
  });
  if ('error' in upstream)
    return {
      findings: compareFailure(isJudged ? withoutOrigin(upstream.error) : upstream.error, {
        codec: clientCodec,
        status: sent.status ?? 200,
        read: client,
      }),
    };
  if ('error' in client)
    return row.status === 'ok'
      ? {
          findings: [
            answerFinding(
              'the backend answered, and the client was sent an error',
              upstream.response.id,
              client.error.message,
            ),
          ],
        }
      : { skipped: 'Louter ended the answer with an error of its own' };
  const findings = compareAnswers(
    { codec: upstreamCodec, response: upstream.response },
    { codec: clientCodec, response: client.response },
    request,
    declaredOf(trace, 'answer'),
  );
  // The decoded witness names a fault more exactly. Calls and thinking that a model writes as text are read by it alone.
  if (findings.length > 0) return { findings };
  const declared = declaredOf(trace, 'answer');
  // Its documents are those of two answers.
  if (findSeam(trace)) return { findings };
  const documents = {
    upstream: {
      protocol: upstreamCodec.protocol,
      documents: documentsOf(upstreamCodec, answered, findMessage(trace, 'upstream-request'), request),
    },
    client: { protocol: clientCodec.protocol, documents: documentsOf(clientCodec, sent, received, request) },
  };
  const thinking = row.thinking === 'tags' || row.thinking === 'open' ? row.thinking : 'none';
  const notes = parseNotes(row);
  const detected = findDetectedDialect(notes);
  if (!isTextual(trace) && thinking === 'none' && detected === undefined)
    return { findings: compareAnswerLeaves(documents.upstream, documents.client, declared) };
  const isCut = upstream.response.candidates.some(({ finish }) => finish.reason === 'length');
  const form = { dialect: detected ?? row.dialect, thinking, isCut, toolNames: namesOfTools(request) } as const;
  return {
    findings: compareTextAnswers(documents.upstream, documents.client, form, {
      declared,
      notes: notes.filter(({ what }) => what !== dialectNotes.detected),
    }),
  };
}

/** The body of a plain answer, or the frames of a stream. */
function documentsOf(
  codec: Pick<BackendCodec, 'protocol' | 'framing'>,
  message: StoredMessage,
  asked: StoredMessage | undefined,
  request: CoreChatRequest,
): readonly JsonObject[] {
  const { headers, body } = message;
  const framing = detectFraming(codec, { headers, requestUrl: asked?.target ?? '' }, request);
  if (!body || framing === undefined) return objectsIn([jsonOf(message) ?? null]);
  const frames = framesOf(message, framing) ?? collectSteps(readFrames(framing), [body]);
  return objectsIn(frames.map((frame) => jsonOfFrame(frame) ?? null));
}

/** The answer in Core terms, or the error that it is or breaks off with. */
export function readAnswer(
  trace: RecordedExchange,
  message: StoredMessage,
  requestRole: string,
  {
    codec,
    request,
    parties,
  }: {
    codec: NonNullable<ReturnType<typeof createResponseCodec>>;
    request: CoreChatRequest;
    parties: { vendor: string; client: string };
  },
): ReadAnswer {
  const { row } = trace;
  const status = message.status ?? 200;
  if (status >= 400) {
    const text = message.body?.toString('utf8') ?? '';
    return {
      error: codec.decodeError({ status, headers: headersByName(message.headers), body: parseJson(text) ?? text }),
    };
  }
  const events =
    requestRole === 'upstream-request'
      ? (readResponseEvents(trace, message, request) ?? [])
      : decodeResponseEvents(
          codec,
          { message, requestUrl: findMessage(trace, requestRole)?.target ?? '' },
          {
            request,
            model: row.model ?? request.model,
            issuer: row.issuer ?? codec.protocol,
            facts: {},
            report() {},
            note() {},
            mint: createIdMinter(row.id),
          },
        );
  const answer = foldAnswer(
    collectSteps(
      chain(expandFinalResponse, assertStreamNotFailed(parties, request)),
      events.map(({ event }) => event),
    ),
  );
  const isBegun = requestRole === 'client-request' && hasUnreadableCall(parseNotes(row));
  return isBegun && 'response' in answer ? { response: withoutUnreadableCalls(answer.response) } : answer;
}

function foldAnswer(events: readonly CoreStreamEvent[]): ReadAnswer {
  const fold = new ResponseFold();
  try {
    for (const event of events) {
      if (event.type === 'error') return { error: event.error };
      fold.add(event);
    }
    return { response: fold.result() };
  } catch (error) {
    return { error: toCoreError(error) };
  }
}
