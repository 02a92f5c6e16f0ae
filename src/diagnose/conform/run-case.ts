import type { ConformanceResult, ConformanceViolation } from '../../present/conformance.ts';
import { requiredFeatures, unmetFeatures } from '../../core/capabilities.ts';
import type { BackendContext, ModelFacts, UnlocatedLoss } from '../../core/codec.ts';
import { toCoreError } from '../../core/error.ts';
import { parseJson, type JsonObject } from '../../core/json.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../core/types.ts';
import { pluralize } from '../../core/shown.ts';
import { unreachable } from '../../core/unreachable.ts';
import { findPlainViolations } from '../../record/wire-violations.ts';
import { createBackendContext } from '../codec-contexts.ts';
import { ask, type CaseRequest, type ConformanceCase, type InvalidRequest } from './case.ts';
import {
  isTemporary,
  judgeAnswer,
  judgeError,
  violation,
  type JudgedAnswer,
  type JudgedFailure,
  type Wrong,
} from './judge.ts';
import type { ConformanceServer, WireAnswer, WireRequest } from './server.ts';

/** A model of a server, and what its requests are encoded with. */
export interface ConformanceTarget {
  server: ConformanceServer;
  model: string;
  facts: ModelFacts;
  hasKey: boolean;
  /** The case that each violation was found by, of which those after it are not failed again. */
  found: Map<string, string>;
  /** Receives the answer to each request. */
  onAnswer(response: CoreChatResponse): void;
}

/** A request as it is sent, and what its answer is decoded with. */
interface EncodedRequest {
  wire: WireRequest;
  body: JsonObject;
  context: BackendContext;
  /** Whether the protocol can express all of the request. */
  isLossless: boolean;
}

/** What protocols without a field for it do unasked. */
const advisoryFields: ReadonlySet<string> = new Set(['cache', 'cacheKey']);

/** The request in the protocol of the server; `undefined` if the protocol has nothing of the kind. */
function encode(
  { server, model, facts }: Omit<ConformanceTarget, 'onAnswer'>,
  request: CaseRequest,
): EncodedRequest | undefined {
  const { codec, abilities, chatPath, streamQuery } = server.backend;
  const losses: UnlocatedLoss[] = [];
  const core: CoreChatRequest = { ...request, model };
  if (unmetFeatures(requiredFeatures(core), abilities, null).length > 0) return undefined;
  const context: BackendContext = { ...createBackendContext(codec.protocol, core, losses), facts };
  try {
    const body = codec.encodeRequest(core, context);
    const { stream } = request;
    const query = stream && streamQuery !== undefined ? `?${streamQuery}` : '';
    const path = chatPath({ model, stream }) + query;
    return {
      wire: { method: 'POST', path, body: JSON.stringify(body), stream },
      body,
      context,
      isLossless: losses.every(({ isHint, field }) => isHint || advisoryFields.has(field ?? '')),
    };
  } catch (error) {
    if (toCoreError(error).kind === 'unsupported') return undefined;
    throw error;
  }
}

/** What every case is made of where its protocol does not matter. */
const basicRequest = (stream: boolean): CaseRequest => ask('Reply with the single word: hello', { stream });

/** The first requests of a case, as they are sent; `undefined`: the protocol has no such case. */
export function plannedRequests(target: ConformanceTarget, each: ConformanceCase): WireRequest[] | undefined {
  const { backend } = target.server;
  switch (each.kind) {
    case 'chat': {
      // What depends on answers is about as long without them.
      const encoded = each.requests.map((make) => encode(target, make([])));
      return encoded.every((one) => one?.isLossless) ? encoded.flatMap((one) => one?.wire ?? []) : undefined;
    }
    case 'error': {
      const altered = alterRequest(target, each);
      return altered && [altered];
    }
    case 'cancel':
      return [true, false].flatMap((stream) => encode(target, basicRequest(stream))?.wire ?? []);
    case 'models':
      return backend.modelList && [{ method: 'GET', path: backend.modelList.path, body: '', stream: false }];
    case 'count-tokens': {
      const counted = countRequest(target);
      return counted && [counted];
    }
    default:
      return unreachable(each);
  }
}

function alterRequest(
  target: ConformanceTarget,
  each: Extract<ConformanceCase, { kind: 'error' }>,
): WireRequest | undefined {
  if (each.isAboutKey && !target.hasKey) return undefined;
  const encoded = encode(target, basicRequest(each.isStream ?? false));
  const altered: InvalidRequest | undefined = encoded && each.alter(encoded.body, target.model);
  if (!encoded || !altered) return undefined;
  if (each.isInvalid && target.server.backend.codec.schemas.request(parseJson(altered.body))) return undefined;
  const { wire } =
    altered.model === undefined
      ? encoded
      : (encode({ ...target, model: altered.model }, basicRequest(false)) ?? encoded);
  return { ...wire, body: altered.body, ...(altered.key !== undefined && { key: altered.key }) };
}

function countRequest(target: ConformanceTarget): WireRequest | undefined {
  const { tokenCount } = target.server.backend;
  const encoded = encode(target, basicRequest(false));
  if (!tokenCount || !encoded) return undefined;
  const body = tokenCount.encode(encoded.context.request, encoded.context);
  return { method: 'POST', path: tokenCount.path(target.model), body: JSON.stringify(body), stream: false };
}

// ---------------------------------------------------------------- running

/** Sends the requests of a case and judges the answers. Never rejects because of a server. */
export async function runCase(target: ConformanceTarget, each: ConformanceCase): Promise<ConformanceResult> {
  switch (each.kind) {
    case 'chat':
      return each.isParallel ? runParallel(target, each) : runChat(target, each);
    case 'error':
      return runError(target, each);
    case 'cancel':
      return runCancel(target, each);
    case 'models':
      return runModels(target, each);
    case 'count-tokens':
      return runCount(target, each);
    default:
      return unreachable(each);
  }
}

interface Outcome {
  result: ConformanceResult['result'];
  what?: string;
  violations?: ConformanceViolation[];
  request?: WireRequest;
}

/** Of one answer: a stream that is wrong in one event often is in each. */
const maxViolations = 5;

export const toResult = (
  { name, expected }: ConformanceCase,
  { result, what, violations = [], request }: Outcome,
  server?: ConformanceServer,
): ConformanceResult => ({
  case: name,
  expected,
  result,
  what: what ?? null,
  violations: violations.slice(0, maxViolations),
  request: result === 'passed' || !request || !server ? null : server.curl(request),
});

type ChatCase = Extract<ConformanceCase, { kind: 'chat' }>;

async function sendChat(
  target: ConformanceTarget,
  each: ConformanceCase,
  { wire, context }: EncodedRequest,
): Promise<JudgedAnswer> {
  const judged = judgeAnswer(target.server.backend.codec, context, await target.server.send(wire));
  if (judged.kind === 'answered') target.onAnswer(judged.response);
  return withoutKnown(target, each, judged);
}

/** Where an answer is wrong only in what an earlier case found, it is judged by the rest. */
function withoutKnown<Judged extends JudgedAnswer>(
  { found }: ConformanceTarget,
  { name }: ConformanceCase,
  judged: Judged,
): Judged | Wrong {
  if (judged.kind === 'wrong' || !judged.wrong) return judged;
  const keys = judged.wrong.violations.map(keyOf);
  if (keys.every((key) => (found.get(key) ?? name) !== name)) return judged;
  for (const key of keys) if (!found.has(key)) found.set(key, name);
  return judged.wrong;
}

/** A violation in any event, at any place of a list, and with any number. */
const keyOf = ({ path, what, rule }: ConformanceViolation): string =>
  [path, what, rule].join('\n').replaceAll(/\d+/g, '*');

/** What a case that passed has to add: which cases found what is wrong in its answers. */
function besides({ found }: ConformanceTarget, answers: readonly JudgedAnswer[]): string | undefined {
  const wrongs = answers.flatMap((each) => (each.kind === 'wrong' || !each.wrong ? [] : each.wrong.violations));
  const names = new Set(wrongs.flatMap((each) => found.get(keyOf(each)) ?? []));
  return names.size === 0 ? undefined : `but for what ${[...names].join(', ')} found`;
}

const withRemark = (outcome: Outcome, remark: string | undefined): Outcome =>
  outcome.result !== 'passed' || remark === undefined
    ? outcome
    : { ...outcome, what: [outcome.what, remark].filter((part) => part !== undefined).join(', ') };

async function runChat(target: ConformanceTarget, each: ChatCase): Promise<ConformanceResult> {
  const judgedAnswers: JudgedAnswer[] = [];
  const answers: CoreChatResponse[] = [];
  let request: WireRequest | undefined;
  for (const [index, make] of each.requests.entries()) {
    const encoded = encode(target, make(answers));
    // What an answer has beyond what the protocol can send back is left out.
    if (!encoded)
      return toResult(each, { result: 'inconclusive', what: 'the answer cannot be sent back in this protocol' });
    request = encoded.wire;
    const judged = await sendChat(target, each, encoded);
    if (judged.kind !== 'answered')
      return toResult(each, withPosition(outcomeOf(each, judged, request), index, each), target.server);
    judgedAnswers.push(judged);
    answers.push(judged.response);
  }
  const outcome = withRemark(each.judge(answers), besides(target, judgedAnswers));
  return toResult(each, { ...outcome, ...(request && { request }) }, target.server);
}

const withPosition = (outcome: Outcome, index: number, { requests }: ChatCase): Outcome =>
  requests.length === 1 ? outcome : { ...outcome, what: `request ${index + 1} of ${requests.length}: ${outcome.what}` };

async function runParallel(target: ConformanceTarget, each: ChatCase): Promise<ConformanceResult> {
  const encoded = each.requests.flatMap((make) => encode(target, make([])) ?? []);
  const judged = await Promise.all(encoded.map((one) => sendChat(target, each, one)));
  const request = encoded[0]?.wire;
  const answers = judged.flatMap((one) => (one.kind === 'answered' ? [one.response] : []));
  const bad = judged.findIndex(({ kind }) => kind !== 'answered');
  const one = judged[bad];
  if (one && one.kind !== 'answered')
    return toResult(each, withPosition(outcomeOf(each, one, encoded[bad]?.wire), bad, each), target.server);
  const outcome = withRemark(each.judge(answers), besides(target, judged));
  return toResult(each, { ...outcome, ...(request && { request }) }, target.server);
}

/** Of an answer that is none: a refusal in the form of the protocol is no failure, unless every server must support it. */
function outcomeOf({ isBasic }: ConformanceCase, judged: JudgedFailure, request: WireRequest | undefined): Outcome {
  const sent = request && { request };
  if (judged.kind === 'wrong') return { result: 'failed', what: judged.what, violations: judged.violations, ...sent };
  const { status, message } = judged;
  const what = `refused with ${status}: ${message}`;
  if (isTemporary(status)) return { result: 'unavailable', what, ...sent };
  return { result: isBasic || !isUnsupported(status) ? 'failed' : 'unsupported', what, ...sent };
}

const isUnsupported = (status: number): boolean => status < 500 || status === 501;

async function runError(
  target: ConformanceTarget,
  each: Extract<ConformanceCase, { kind: 'error' }>,
): Promise<ConformanceResult> {
  const request = alterRequest(target, each);
  if (!request) return toResult(each, { result: 'skipped', what: 'there is no such request' });
  const answer = await target.server.send(request);
  return toResult(each, { ...judgeRefusal(target, each, answer), request }, target.server);
}

function judgeRefusal(
  target: ConformanceTarget,
  each: Extract<ConformanceCase, { kind: 'error' }>,
  answer: WireAnswer,
): Outcome {
  const { answered, isAboutKey } = each;
  if (answer.kind === 'failed') return { result: 'failed', what: answer.message };
  const { status } = answer;
  if (status < 400) return { result: answered, what: `it was not refused: the status is ${status}` };
  const judged = withoutKnown(target, each, judgeError(target.server.backend.codec, answer));
  if (judged.kind === 'wrong') return { result: 'failed', what: judged.what, violations: judged.violations };
  if (isTemporary(status)) return { result: 'unavailable', what: `refused with ${status}: ${judged.message}` };
  if (status >= 500)
    return { result: 'failed', what: `the status is ${status}; an error of the client has 400 to 499` };
  if (isAboutKey && status !== 401 && status !== 403 && status !== 400)
    return { result: 'failed', what: `the status is ${status}; a wrong key is refused with 401 or 403` };
  return withRemark({ result: 'passed' }, besides(target, [judged]));
}

async function runCancel(target: ConformanceTarget, each: ConformanceCase): Promise<ConformanceResult> {
  const story = encode(target, ask('Write a story of a thousand words about a lighthouse.', { stream: true }));
  const next = encode(target, basicRequest(false));
  if (!story || !next) return toResult(each, { result: 'skipped', what: 'there is no such request' });
  await target.server.send(story.wire, { stopAtFirstByte: true });
  const judged = await sendChat(target, each, next);
  return toResult(
    each,
    judged.kind === 'answered'
      ? withRemark({ result: 'passed' }, besides(target, [judged]))
      : outcomeOf(each, judged, next.wire),
    target.server,
  );
}

/** A route that servers of a protocol may not have: what an unknown path is answered with is not of the protocol. */
const optionalRoute = (each: ConformanceCase, judged: JudgedFailure, status: number, request: WireRequest): Outcome =>
  status === 404 || status === 405
    ? { result: 'unsupported', what: `the status is ${status}`, request }
    : outcomeOf(each, judged, request);

async function runModels(target: ConformanceTarget, each: ConformanceCase): Promise<ConformanceResult> {
  const { server } = target;
  const { modelList, codec } = server.backend;
  const request: WireRequest = { method: 'GET', path: modelList?.path ?? '', body: '', stream: false };
  const answer = await server.send(request);
  if (answer.kind === 'failed') return toResult(each, { result: 'failed', what: answer.message, request }, server);
  if (answer.status >= 400)
    return toResult(
      each,
      optionalRoute(each, withoutKnown(target, each, judgeError(codec, answer)), answer.status, request),
      server,
    );
  const body = parseJson(answer.bytes.toString('utf8'));
  const models = body === undefined ? [] : (modelList?.decode(body) ?? []);
  const outcome: Outcome =
    body === undefined
      ? { result: 'failed', what: 'the list of models is not JSON' }
      : models.length === 0
        ? { result: 'inconclusive', what: 'the list of models has none' }
        : { result: 'passed', what: pluralize(models.length, 'model') };
  return toResult(each, { ...outcome, request }, server);
}

async function runCount(target: ConformanceTarget, each: ConformanceCase): Promise<ConformanceResult> {
  const { server } = target;
  const { codec, tokenCount } = server.backend;
  const request = countRequest(target);
  const answer = request && (await server.send(request));
  if (!request || !tokenCount || answer?.kind !== 'answered')
    return toResult(
      each,
      { result: 'failed', what: answer?.kind === 'failed' ? answer.message : 'there is no such request' },
      server,
    );
  if (answer.status >= 400)
    return toResult(
      each,
      optionalRoute(each, withoutKnown(target, each, judgeError(codec, answer)), answer.status, request),
      server,
    );
  const value = parseJson(answer.bytes.toString('utf8'));
  const violations = findPlainViolations(codec.protocol, answer.status, value, { task: 'count-tokens' });
  if (violations.length > 0) {
    const judged = violation('the count', violations, 'the schema of token counts');
    return toResult(each, outcomeOf(each, judged, request), server);
  }
  const count = value === undefined ? undefined : tokenCount.decode(value);
  if (count === undefined || count <= 0) {
    const what = count === undefined ? 'the answer has no count' : `the count is ${count}`;
    return toResult(each, { result: 'failed', what, request }, server);
  }
  return toResult(each, { result: 'passed', what: `${count} tokens` });
}
