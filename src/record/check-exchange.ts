import { continueRequest } from '../core/continue-request.ts';
import type { BackendCodec, ProtocolCodec } from '../core/codec.ts';
import { toCoreError } from '../core/error.ts';
import { assertStreamNotFailed } from '../core/failed-answer.ts';
import { expandFinalResponse, ResponseFold } from '../core/fold.ts';
import { hasUnreadableCall } from '../core/dialect-notes.ts';
import { repeatContextEdits } from '../core/frontend.ts';
import { headersByName } from '../core/headers.ts';
import { objectsIn, parseJson, type JsonObject, type JsonValue } from '../core/json.ts';
import { createIdMinter } from '../core/mint.ts';
import { chain, collectSteps, jsonOfFrame } from '../core/step.ts';
import { hasEffect } from '../core/route-effects.ts';
import { copyProvenance } from '../core/provenance.ts';
import { hasBrokenInput } from '../core/tool-input.ts';
import type {
  CoreAssistantPart,
  CoreCandidate,
  CoreChatRequest,
  CoreChatResponse,
  CoreError,
  Loss,
} from '../core/types.ts';
import { claudeOnCloud } from '../protocols/anthropic/cloud-form.ts';
import { codecOf, frontendOf } from '../protocols/frontends.ts';
import {
  createResponseCodec,
  decodeRecordedRequest,
  decodeResponseEvents,
  detectFraming,
  findMessage,
  isChatExchange,
  isSearched,
  readBroken,
  readResponseEvents,
} from './decode-exchange.ts';
import { findViolationsAt } from './normalized-exchange.ts';
import { readFrames } from '../wire/framing.ts';
import { findSeam } from './continued-answer.ts';
import { framesOf, jsonBodyOf } from './message-reading.ts';
import { isStoreError } from './store/database.ts';
import { parseLosses, parseNotes } from './store/exchange-columns.ts';
import { Declared } from '../judge/declared.ts';
import type { CheckFinding } from '../judge/differences.ts';
import {
  comparePassedBytes,
  judgeAnswer,
  judgeRequest,
  type LegResult,
  type ModelForm,
  type ReadAnswer,
} from '../judge/exchange.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';
import { asVerdict, skippedCheck, type ExchangeCheck, type LegVerdict } from '../judge/verdict.ts';
import type { RecordedExchange, StoredMessage, StoredTrace } from './store/stored-trace.ts';

/**
 * Checks an exchange against itself: the client's request against the request sent upstream, and the backend's answer
 * against what the client was sent. Both sides are decoded to Core by the codecs of their protocols; what the exchange
 * declares as lost or changed is subtracted. A pure function of the recorded bytes. Where it fails, nothing was checked: what
 * is recorded may be anything.
 */
export function checkExchange(trace: RecordedExchange): ExchangeCheck {
  try {
    return checkLegs(trace);
  } catch (error) {
    if (isStoreError(error)) throw error;
    return skippedCheck(`the check failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What was found when the exchange was checked last; null: it was not checked. */
export function storedVerdict({
  row: { check },
  findings,
}: Pick<StoredTrace, 'row' | 'findings'>): ExchangeCheck | null {
  return (
    check && {
      request: asVerdict(check.request),
      answer: asVerdict(check.answer),
      findings: findings.map(({ leg, path, what, expected, got }) => ({
        leg: leg === 'answer' ? 'answer' : 'request',
        path,
        what,
        expected,
        got,
      })),
      skippedBecause: check.skippedBecause,
    }
  );
}

/** The same; what was not checked is checked now. */
export const verdictOn = (trace: StoredTrace): ExchangeCheck => storedVerdict(trace) ?? checkExchange(trace);

function checkLegs(trace: RecordedExchange): ExchangeCheck {
  const reason = findObstacle(trace);
  if (reason !== undefined) return skippedCheck(reason);
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
  if (isSearched(trace)) return 'Louter searched between two turns of the model, which are one answer to the client';
  if (hasEffect(parseNotes(row), 'conversation-summarized'))
    return 'a summary was requested in place of an answer, and encrypted for the client';
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
  const edited = repeatContextEdits(frontendOf(row.frontend)?.contextEditing, decoded, parseNotes(row));
  const request = withContinuation(trace, edited);
  if (!request) return { skipped: 'the answer that was to be continued is not stored' };
  if (isUnchanged) return { findings: [] };
  const upstreamCodec = codecOf(row.protocol);
  const upstream = upstreamCodec && decodeSentRequest(upstreamCodec, sent, sentBody);
  if (upstreamCodec && !upstream) {
    const violations = violationFindings(trace, 'request');
    return violations.length > 0
      ? { findings: violations }
      : { skipped: 'the request sent upstream cannot be decoded' };
  }
  const findings = judgeRequest(
    { codec: clientCodec, request, body },
    { body: sentBody, ...(upstreamCodec && upstream && { written: { codec: upstreamCodec, request: upstream } }) },
    formOf(trace),
    declaredOf(trace, 'request'),
  );
  return { findings: findings.length > 0 ? findings : violationFindings(trace, 'request') };
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

/** How the backend was asked, and how its model writes. */
const formOf = ({ row: { dialect, thinking, tools, protocol } }: RecordedExchange): ModelForm => ({
  dialect,
  thinking: thinking === 'tags' || thinking === 'open' ? thinking : 'none',
  hasPrompt: tools === 'prompt' || protocol === 'openai-completions',
});

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
  // Clients of Amazon Bedrock are sent the same in frames of their own.
  const isReframed = claudeOnCloud(received.target?.replace(/[?#].*$/s, '') ?? '')?.cloud === 'bedrock';
  if (row.mode === 'baseline' && row.frontend === row.protocol && !isJudged && !isReframed)
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
  return judgeAnswer(
    {
      codec: upstreamCodec,
      read: isJudged && 'error' in upstream ? { error: withoutOrigin(upstream.error) } : upstream,
      documents: () => documentsOf(upstreamCodec, answered, findMessage(trace, 'upstream-request'), request),
    },
    { codec: clientCodec, read: client, documents: () => documentsOf(clientCodec, sent, received, request) },
    {
      request,
      form: formOf(trace),
      declared: declaredOf(trace, 'answer'),
      notes: parseNotes(row),
      status: sent.status ?? 200,
      isOk: row.status === 'ok',
      isContinued: findSeam(trace) !== undefined,
    },
  );
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

/**
 * What a client received, without the calls that cannot be read: a stream had begun them before that was known, and has
 * them as text too.
 */
const withoutUnreadableCalls = (response: CoreChatResponse): CoreChatResponse =>
  copyProvenance(response, { ...response, candidates: response.candidates.map(withoutUnreadable) });

function withoutUnreadable(candidate: CoreCandidate): CoreCandidate {
  const { message, finish } = candidate;
  const content = message.content.filter((part) => !isUnreadable(part));
  if (content.length === message.content.length) return candidate;
  // Clients take any call for the reason to stop.
  const isStop = finish.reason === 'tool-calls' && !content.some(({ type }) => type === 'tool-call');
  return {
    ...candidate,
    message: copyProvenance(message, { ...message, content }),
    finish: isStop ? copyProvenance(finish, { ...finish, reason: 'stop' }) : finish,
  };
}

const isUnreadable = (part: CoreAssistantPart): boolean => part.type === 'tool-call' && hasBrokenInput(part);
