import { poolKeyName } from '../config/key-pool.ts';
import type { AttemptCause } from '../core/attempt-cause.ts';
import { LouterError } from '../core/error.ts';
import { ResponseFold } from '../core/fold.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import { AnswerContinuation } from './attempt/answer-continuation.ts';
import {
  isAnswerStored,
  maxKeptCharacters,
  storeAnswer,
  storeReasoning,
  unstoredNote,
} from './conversation/answer-memory.ts';
import { notesMissingCompaction, type RequestedCompaction } from './conversation/compaction.ts';
import { asInternalError, ClientStream } from './stream/client-stream.ts';
import { createPlainContext, createReadContext, writeJsonAnswer, type ExchangeContext } from './exchange-context.ts';
import { selectLargerRoutes } from './route/context-window.ts';
import { isCredentialWithheld, pickResponseHeaders } from './headers.ts';
import { createRequestMedia } from './request/request-media.ts';
import {
  describeWithheldCredential,
  getHeaderOptions,
  prepareTurn,
  type AskedTarget,
  type PreparedTurn,
} from './prepare-turn.ts';
import { selectRoutesWithState, type ResolvedRequest } from './request/resolve-request.ts';
import {
  FailedAttempt,
  isTargetFailure,
  mayFallBack,
  nameBackendInErrors,
  toFailure,
  withRetries,
  type AttemptFailure,
} from './attempt/retry.ts';
import type { Route } from './route/routing.ts';
import { AccountFailures, callerOf } from './route/account-failures.ts';
import { classifyFailure } from './attempt/failure-class.ts';
import { toAdmittanceError, toPauseError, type AttemptOutcome } from './route/target-gate.ts';
import { findPause, orderTargets, toName, trackConversation } from './route/target-order.ts';
import { learnTokenRate } from './request/token-estimate.ts';
import { readAnswer, readEvents, sendUpstream } from './attempt/upstream.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';
import { offerSearchTo, readTurns, type OfferedToTarget, type ReadAnswer } from './search/run-search.ts';
import type { UpstreamAnswer } from './attempt/upstream-answer.ts';

/**
 * Answers through translation: the request was decoded once, and is encoded again for every target that is tried, in
 * order, with retries, until one answers. Resolves with the failure that broke an answer which had begun.
 * @throws {LouterError} when no target answered, and nothing reached the client.
 */
export async function answerByTranslation(
  exchange: ExchangeContext,
  routes: readonly Route[],
  resolved: ResolvedRequest,
  compaction?: RequestedCompaction,
): Promise<LouterError | undefined> {
  const { frontend, abort, services } = exchange;
  const { requested } = resolved;
  const preloaded = frontend.preloadResponse?.(requested);
  const targets = preloaded ? routes.filter(({ config }) => config.protocol === frontend.codec.protocol) : routes;
  if (preloaded && targets.length === 0) return answerPreload(exchange, requested, preloaded);
  const conversation = trackConversation(exchange, resolved, targets);
  const { ordered, why } = orderTargets(services, selectRoutesWithState(exchange, targets, resolved), resolved, {
    row: exchange.row,
    last: conversation?.last,
    caller: callerOf(exchange, targets),
  });
  const accounts = new AccountFailures(exchange, ordered);
  let left = ordered;
  let isLast = left.length === 1;
  const client = requested.stream
    ? new ClientStream(exchange, requested, {
        isLastTarget: () => isLast,
        canContinue: exchange.row?.continues === true && !compaction,
      })
    : undefined;
  const continuation = client?.delivered && new AnswerContinuation(exchange, resolved, client);
  const media = createRequestMedia(abort.signal, services.mediaFetcher);
  let last: AttemptFailure | undefined;
  let previous: Route | undefined;
  for (let [route] = left; route; [route] = left) {
    const reason = last ? `fallback after: ${last.error.message}` : why;
    left = accounts.withoutPaused(left.slice(1));
    isLast = left.length === 0;
    const moved = [...(conversation?.noteMove(route) ?? []), ...accounts.notes];
    const rest = continuation?.requestFor(route);
    accounts.started(route);
    const summary = compaction?.requestFor(route);
    const asked = { resolved, rest, compaction: summary && compaction, summary };
    const cause = causeOfTarget(exchange, route, { previous, continues: rest !== undefined });
    previous = route;
    const failure = await tryTarget(exchange, { route, ...asked, media, client, cause, reason, isLast, moved });
    if (!failure) {
      accounts.answered(route);
      conversation?.answeredBy(route);
      return undefined;
    }
    last = failure;
    if (abort.signal.aborted) break;
    left = accounts.failed(route, failure, { left, hasBegun: client?.hasBegun === true });
    if (client?.hasBegun) {
      const continuing = continuation?.selectTargets(route, failure, left);
      if (!continuing) break;
      left = continuing;
    }
    if (compaction && !summary && notesMissingCompaction(exchange, route, failure.error)) left = [route, ...left];
    else if (failure.error.kind === 'context-length')
      left = selectLargerRoutes(services, left, { failed: route, error: failure.error });
    else if (!mayFallBack(failure)) break;
  }
  if (continuation) last = continuation.failureAfter(last);
  const error = new LouterError(last?.error ?? { kind: 'internal', message: 'the model row has no targets' });
  if (await client?.fail(error)) return error;
  throw error;
}

/** Answers a client that only asks to load a model, if no target loads models: nothing is sent upstream. */
function answerPreload(exchange: ExchangeContext, requested: CoreChatRequest, response: CoreChatResponse): undefined {
  const { record, frontend } = exchange;
  record.answeredWithoutBackend(response);
  record.noted({ what: 'sent nothing upstream: the request only loads its model' });
  const body = frontend.codec.encodeResponse(response, createPlainContext(exchange, requested, response));
  writeJsonAnswer(exchange, JSON.stringify(body));
}

// ---------------------------------------------------------------- one target

interface TargetAttempts extends AskedTarget {
  /** What makes a compaction of its answer. */
  compaction: RequestedCompaction | undefined;
  /** Where the answer streams to, for a client that requested a stream. */
  client: ClientStream | undefined;
  /** Why this target is tried, and the same in words. */
  cause: AttemptCause;
  reason: string;
  /**
   * Whether no other target is left: this one is tried even if it is paused, may take all of its time to answer, and is
   * tried again where that may help.
   */
  isLast: boolean;
}

/**
 * One target, with its retries. Resolves with the last failure, or `undefined` when the client is answered. The backend's
 * slot is held during each attempt, and not while the request waits for the next.
 */
function tryTarget(exchange: ExchangeContext, target: TargetAttempts): Promise<AttemptFailure | undefined> {
  const { record, services, abort, inbound } = exchange;
  const { route, client, isLast } = target;
  const { name, retries } = route.config;

  async function attempt(again: string | undefined): Promise<AttemptFailure | undefined> {
    record.attemptStarted(route, again === undefined ? target.cause : 'retry', again ?? target.reason);
    const pause = isLast ? undefined : findPause(services.targetGate, route, callerOf(exchange, [route]));
    if (pause) {
      const error = toPauseError(toName(route), pause);
      record.attemptFailed(error.message);
      return { error, shouldRetry: false };
    }
    const permit = services.targetGate.enter(toName(route), { evenIfPaused: isLast });
    if (typeof permit === 'string') {
      const error = toAdmittanceError(name, permit);
      record.attemptFailed(error.message);
      return { error, shouldRetry: false };
    }
    let outcome: AttemptOutcome = 'unknown';
    try {
      await attemptOnce(exchange, target);
      outcome = 'succeeded';
      return undefined;
    } catch (error) {
      const failure = explainFailure(exchange, route, error);
      record.attemptFailed(failure.error.message);
      outcome = judgeAttempt(exchange, failure);
      return failure;
    } finally {
      permit.end(outcome);
    }
  }

  return withRetries(attempt, {
    retries,
    isLast,
    signal: abort.signal,
    mayTryAgain: () => !client?.isCommitted,
    waitWithoutSlot: inbound.waitWithoutSlot,
  });
}

/** The failure that an attempt threw. Errors of our own are reported; a missing credential that was withheld is named. */
function explainFailure(exchange: ExchangeContext, route: Route, thrown: unknown): AttemptFailure {
  if (isInternalError(thrown)) exchange.services.reportDefect(exchange.record.traceId, thrown);
  const thrownFailure = toFailure(thrown);
  const { error } = thrownFailure;
  const failure = { ...thrownFailure, found: classifyFailure(error, route.config, thrownFailure.headers) };
  if (error.kind !== 'authentication' || !isCredentialWithheld(exchange.inbound, getHeaderOptions(exchange, route)))
    return failure;
  return {
    ...failure,
    error: { ...error, message: `${error.message} (${describeWithheldCredential(exchange, route)})` },
  };
}

/** What an attempt throws beside an upstream's failure is an error of ours. */
const isInternalError = (thrown: unknown): boolean =>
  thrown instanceof LouterError ? thrown.detail.kind === 'internal' : !(thrown instanceof FailedAttempt);

/** What a failure shows about the target: nothing where the request was given up, or never reached it. */
function judgeAttempt({ abort, record }: ExchangeContext, failure: AttemptFailure): AttemptOutcome {
  if (abort.signal.aborted) return 'unknown';
  if (isTargetFailure(failure)) return 'failed';
  return record.attemptStatus === null || failure.error.kind === 'internal' ? 'unknown' : 'succeeded';
}

// ---------------------------------------------------------------- one attempt

/** One request upstream and its answer; where Louter searches for the model, one for each of its turns. */
async function attemptOnce(exchange: ExchangeContext, target: TargetAttempts): Promise<void> {
  const { route, resolved, rest, summary } = target;
  if (!rest) exchange.record.answerRestarted();
  const own = (rest?.resolved ?? summary ?? resolved).request;
  const search = summary ? undefined : offerSearchTo(exchange, route, own);
  const turn = await prepareTurn(exchange, target, search?.offered.request ?? own, search);
  const read = search
    ? readTurns(exchange, search, (next) => sendNextTurn(exchange, target, next, search))
    : readEvents;
  await nameBackendInErrors(exchange, route, async () =>
    passAnswer(exchange, target, await send(exchange, target, turn), read),
  );
}

/** Sends what a search found. */
async function sendNextTurn(
  exchange: ExchangeContext,
  target: TargetAttempts,
  next: CoreChatRequest,
  search: OfferedToTarget,
): Promise<UpstreamAnswer> {
  exchange.record.answerBroke();
  exchange.record.attemptStarted(target.route, 'search', 'the model reads what the search found');
  return send(exchange, target, await prepareTurn(exchange, target, next, search));
}

const send = (
  exchange: ExchangeContext,
  { route, isLast }: TargetAttempts,
  { request, context }: PreparedTurn,
): Promise<UpstreamAnswer> =>
  sendUpstream({
    read: createReadContext(exchange),
    route,
    transport: exchange.services.transportOf(route.config.name),
    request,
    context,
    hasFallback: !isLast,
  });

/** @param read reads one turn of the model, or several. */
async function passAnswer(
  exchange: ExchangeContext,
  target: TargetAttempts,
  answer: UpstreamAnswer,
  read: ReadAnswer,
): Promise<void> {
  const { route, resolved, client, compaction } = target;
  const isSameProtocol = route.adapter.codec.protocol === exchange.frontend.codec.protocol;
  const headers = isSameProtocol ? pickResponseHeaders(answer.response, route.adapter, exchange.services.masker) : {};
  if (client) await passStream(exchange, target, { client, answer, headers, read });
  else {
    const received = read === readEvents ? await readAnswer(answer) : await collect(exchange, answer, read);
    exchange.record.answered(received);
    const response = compaction ? compaction.encode(received) : received;
    const plain = createPlainContext(exchange, resolved.requested, response);
    const { contextEdits } = answer.context;
    const context = contextEdits ? { ...plain, contextEdits } : plain;
    const body = exchange.frontend.codec.encodeResponse(response, context);
    storeAnswer(exchange, route, resolved, response, () => body);
    writeJsonAnswer(exchange, exchange.services.masker.text(JSON.stringify(body)), headers);
  }
  // The usage of an answer that two targets wrote, or in several turns, is not that of this request.
  if (!client?.isContinued && read === readEvents) learnTokenRate(exchange, resolved, route);
}

/** The plain answer that several turns amount to. */
async function collect(
  { record }: ExchangeContext,
  answer: UpstreamAnswer,
  read: ReadAnswer,
): Promise<CoreChatResponse> {
  const fold = new ResponseFold();
  record.answerStarted();
  const onEvent = (event: CoreStreamEvent): void => {
    record.answerEvent(event);
    fold.add(event);
  };
  await read(answer, onEvent, () => undefined);
  return fold.result();
}

/** An answer that streams to the client. */
interface StreamedAnswer {
  readonly client: ClientStream;
  readonly answer: UpstreamAnswer;
  /** Of the response to the client. */
  readonly headers: Record<string, string>;
  readonly read: ReadAnswer;
}

async function passStream(
  exchange: ExchangeContext,
  { route, resolved, rest, compaction }: TargetAttempts,
  { client, answer, headers, read }: StreamedAnswer,
): Promise<void> {
  if (rest) client.resume(rest);
  else client.begin(headers, answer.context);
  const isStored = isAnswerStored(exchange, route, resolved);
  let own = isStored && !client.delivered ? new ResponseFold() : undefined;
  const push = (event: CoreStreamEvent): void => {
    own?.add(event);
    if (own && own.characters > maxKeptCharacters) own = undefined;
    client.push(event);
    if (!isStored || event.type !== 'end') return;
    const kept = own ?? client.delivered;
    if (kept) asInternalError(() => storeAnswer(exchange, route, resolved, kept.result(), () => client.lastEvent));
    else exchange.record.noted(unstoredNote);
  };
  const onEvent = compaction?.encodeStream(push) ?? push;
  try {
    await read(answer, onEvent, () => client.flush());
  } catch (error) {
    // Agents continue from the calls that were complete, and the vendor requires back what belongs to them.
    const kept = isStored ? (own ?? client.delivered) : undefined;
    if (kept) storeReasoning(exchange, route, resolved, kept.current);
    throw error;
  }
  await client.finish();
}

/** Why a target is tried. Where it compacts no conversations, it is asked again, for a summary. */
function causeOfTarget(
  { record }: ExchangeContext,
  route: Route,
  { previous, continues }: { previous: Route | undefined; continues: boolean },
): AttemptCause {
  // Only a compaction is translated after its bytes were passed on.
  if (!previous) return record.attemptStatus === null ? 'first' : 'compaction';
  if (continues) return 'continuation';
  if (route === previous) return 'compaction';
  const isSame = route.config.name === previous.config.name && route.model === previous.model;
  return isSame && poolKeyName(route.config) !== poolKeyName(previous.config) ? 'next-key' : 'fallback';
}
