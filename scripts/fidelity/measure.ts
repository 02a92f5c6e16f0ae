import { canonicalJson } from '../../src/core/canonical-json.ts';
import type {
  BackendContext,
  FrontendContext,
  ModelFacts,
  ProtocolCodec,
  UnlocatedLoss,
} from '../../src/core/codec.ts';
import { LouterError } from '../../src/core/error.ts';
import { ResponseFold } from '../../src/core/fold.ts';
import {
  asArray,
  asObject,
  withoutUndefined,
  parseJson,
  type JsonObject,
  type JsonValue,
} from '../../src/core/json.ts';
import { chain, collectSteps } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse, CoreError, Protocol } from '../../src/core/types.ts';
import { codecOf, frontends } from '../../src/protocols/frontends.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { routeHintsOf, isTokenCount, type Fixture } from '../../src/replay/fixtures.ts';
import { answerFeatures } from './answer-features.ts';
import { measureConversations } from './conversation-features.ts';
import { compareFeatures, type FidelityResult, type Verdict } from './feature.ts';
import { requestFeatures } from './request-features.ts';
import { hostedToolKinds } from '../../src/core/tool-types.ts';

/** What becomes of each feature on each way: by feature, then by where it goes, then by where it comes from. */
export type Measured = Map<string, Map<string, Map<string, Set<Verdict>>>>;

const codecs: readonly ProtocolCodec[] = frontends.map(({ codec }) => codec);

/** Requests and answers of every protocol, carried to every protocol, and read again there. */
export interface FidelityReport {
  requests: Measured;
  answers: Measured;
  /** Features that no recording shows. */
  unrecorded: string[];
  /** What was dropped without a report, or could not be carried at all. */
  faults: string[];
}

export function measure(fixtures: readonly Fixture[]): FidelityReport {
  const requests: Measured = new Map();
  const answers: Measured = new Map();
  const faults: string[] = [];
  for (const fixture of fixtures) {
    const source = codecOf(fixture.protocol);
    if (!source || isTokenCount(fixture)) continue;
    const answer = answerOf(fixture, source);
    for (const target of codecs) {
      const note = (measured: Measured, { verdicts, unreported: silent }: FidelityResult): void => {
        add(measured, verdicts, target.protocol, source.protocol);
        const way = `${fixture.protocol}/${fixture.situation} to ${target.protocol}`;
        for (const { feature, value } of silent)
          faults.push(`${way}: ${feature} is dropped in silence: ${canonicalJson(value).slice(0, 200)}`);
      };
      if (fixture.response.status !== 400) note(requests, measureRequest(fixture, source, target));
      if (answer)
        note(answers, 'kind' in answer ? measureError(answer, target) : measureAnswer(fixture, answer, source, target));
    }
  }
  const conversations = measureConversations((request, protocol) => {
    const target = codecOf(protocol) ?? codecs[0];
    if (!target) return request;
    const body = toWireJson(target.encodeRequest(request, backendContext(target, request, [])));
    return target.decodeRequest(body, { model: request.model, stream: request.stream });
  });
  faults.push(...conversations.faults);
  const made: Measured = new Map();
  for (const { name, source, target, verdict } of conversations.found)
    add(made, new Map([[name, new Set([verdict])]]), target, source);
  return {
    requests: new Map([...sortByFeature(requestFeatures, requests), ...made]),
    answers: sortByFeature([...answerFeatures, errorFeature], answers),
    unrecorded: [
      ...requestFeatures.filter(({ name }) => !requests.has(name)).map(({ name }) => `request: ${name}`),
      ...answerFeatures.filter(({ name }) => !answers.has(name)).map(({ name }) => `answer: ${name}`),
    ],
    faults,
  };
}

const sortByFeature = (features: readonly { name: string }[], measured: Measured): Measured =>
  new Map(features.flatMap(({ name }) => [...measured].filter(([feature]) => feature === name)));

function add(measured: Measured, verdicts: Map<string, Set<Verdict>>, target: string, source: string): void {
  for (const [feature, found] of verdicts) {
    const byTarget = measured.get(feature) ?? new Map<string, Map<string, Set<Verdict>>>();
    measured.set(feature, byTarget);
    const bySource = byTarget.get(target) ?? new Map<string, Set<Verdict>>();
    byTarget.set(target, bySource);
    bySource.set(source, new Set([...(bySource.get(source) ?? []), ...found]));
  }
}

// ---------------------------------------------------------------- requests

function measureRequest(fixture: Fixture, source: ProtocolCodec, target: ProtocolCodec): FidelityResult {
  const hints = routeHintsOf(fixture);
  const request = source.decodeRequest(fixture.request, hints);
  const losses: UnlocatedLoss[] = [];
  let body: JsonValue;
  try {
    body = toWireJson(target.encodeRequest(request, backendContext(target, request, losses)));
  } catch (thrown) {
    if (thrown instanceof LouterError && thrown.detail.kind === 'unsupported') return toRefusal(request, thrown);
    throw thrown;
  }
  const { model, stream } = request;
  const other = target.decodeRequest(body, source === target ? { ...hints, model } : { model, stream });
  return compareFeatures(requestFeatures, request, other, losses);
}

/** A request is refused for what it cannot go without: what a vendor holds, or a tool it forces. */
function toRefusal(request: CoreChatRequest, error: LouterError): FidelityResult {
  const names = request.serverState ? ['state held by a vendor'] : ['tool choice'];
  const shown = requestFeatures.filter(
    ({ name, valuesIn: sayings }) => names.includes(name) && sayings(request).length > 0,
  );
  if (shown.length === 0) throw error;
  return { verdicts: new Map(shown.map(({ name }) => [name, new Set<Verdict>(['refused'])])), unreported: [] };
}

// ---------------------------------------------------------------- answers

function measureAnswer(
  fixture: Fixture,
  response: CoreChatResponse,
  source: ProtocolCodec,
  target: ProtocolCodec,
): FidelityResult {
  const request =
    source === target ? source.decodeRequest(fixture.request, routeHintsOf(fixture)) : plainQuestion(target);
  const losses: UnlocatedLoss[] = [];
  const body = toWireJson(target.encodeResponse(response, frontendContext(request, losses)));
  const other = target.decodeResponse(body, backendContext(target, request, []));
  return compareFeatures(
    answerFeatures,
    response,
    { ...other, ...withoutUndefined({ next: nextRequest(target, body) }) },
    losses,
  );
}

const errorFeature = { name: 'errors, by their kind' };

function measureError(error: CoreError, target: ProtocolCodec): FidelityResult {
  const { name } = errorFeature;
  const same = target.decodeError(target.encodeError(error)).kind === error.kind;
  return {
    verdicts: new Map(same ? [[name, new Set<Verdict>(['carried'])]] : []),
    unreported: same ? [] : [{ feature: name, value: error.kind }],
  };
}

/** The answer, streamed or not, or the error in its place; `undefined` where a stream broke off. */
function answerOf(fixture: Fixture, codec: ProtocolCodec): CoreChatResponse | CoreError | undefined {
  const { status, headers, chunks, framing } = fixture.response;
  const bytes = Buffer.concat(chunks.map((chunk) => chunk.bytes));
  const body = parseJson(bytes.toString('utf8')) ?? null;
  if (status >= 400) return codec.decodeError({ status, headers: Object.fromEntries(headers), body });
  const context = backendContext(codec, codec.decodeRequest(fixture.request, routeHintsOf(fixture)), []);
  try {
    if (!framing) return codec.decodeResponse(body, context);
    const fold = new ResponseFold();
    for (const event of collectSteps(chain(readFrames(framing), codec.decodeStream(context)), [bytes])) fold.add(event);
    return fold.result();
  } catch (thrown) {
    if (thrown instanceof LouterError) return undefined;
    throw thrown;
  }
}

/** How agents send an answer back in their next request: the list it becomes a part of, and its turn therein. */
const answerTurns: Record<Protocol, { list: string; ofAnswer: (body: JsonObject) => JsonValue[] }> = {
  anthropic: { list: 'messages', ofAnswer: ({ content }) => [{ role: 'assistant', content: content ?? [] }] },
  'openai-chat': {
    list: 'messages',
    ofAnswer: ({ choices }) => [asObject(asArray(choices)?.[0])?.['message'] ?? null],
  },
  'openai-responses': { list: 'input', ofAnswer: ({ output }) => asArray(output) ?? [] },
  gemini: {
    list: 'contents',
    ofAnswer: ({ candidates }) => {
      const content = asObject(asArray(candidates)?.[0])?.['content'];
      return content === undefined ? [] : [content];
    },
  },
  ollama: { list: 'messages', ofAnswer: ({ message }) => (message === undefined ? [] : [message]) },
  'gemini-interactions': { list: 'input', ofAnswer: ({ steps }) => asArray(steps) ?? [] },
};

/** `undefined` for an answer that cannot be sent back, such as an empty one. */
function nextRequest(codec: ProtocolCodec, body: JsonValue): CoreChatRequest | undefined {
  const { list, ofAnswer } = answerTurns[codec.protocol];
  const first = asObject(sentRequest(codec)) ?? {};
  const messages = asArray(first[list]) ?? [];
  const next = { ...first, [list]: [...messages, ...ofAnswer(asObject(body) ?? {}), ...messages] };
  try {
    return codec.decodeRequest(next, { model: plainRequest.model, stream: plainRequest.stream });
  } catch (thrown) {
    if (thrown instanceof LouterError) return undefined;
    throw thrown;
  }
}

const plainRequest: CoreChatRequest = {
  model: 'any',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  // Clients of some protocols are sent no reasoning unless they request it.
  reasoning: { effort: 'high', summary: 'auto' },
  stream: true,
};

/** A client request that uses every feature of its protocol. */
const sentRequest = (codec: ProtocolCodec): JsonValue =>
  toWireJson(codec.encodeRequest(plainRequest, backendContext(codec, plainRequest, [])));
const plainQuestion = (codec: ProtocolCodec): CoreChatRequest =>
  codec.decodeRequest(sentRequest(codec), { model: plainRequest.model, stream: plainRequest.stream });

// ---------------------------------------------------------------- contexts

const toWireJson = (body: JsonValue): JsonValue => parseJson(JSON.stringify(body)) ?? null;

const facts: Partial<Record<string, ModelFacts>> = {
  'openai-chat': { reasoning: 'effort', searchField: 'web_search_options', promptCacheKey: true },
  'openai-responses': { promptCacheKey: true },
};
/** The hosts of vendors that accept all of their protocol. */
const vendors: Partial<Record<string, string>> = {
  'openai-chat': 'api.openai.com',
  'openai-responses': 'api.openai.com',
};

const backendContext = (codec: ProtocolCodec, request: CoreChatRequest, losses: UnlocatedLoss[]): BackendContext => ({
  request,
  model: request.model,
  issuer: `${codec.protocol}@${vendors[codec.protocol] ?? 'vendor.test'}`,
  facts: { serverTools: hostedToolKinds, ...facts[codec.protocol] },
  report: (each) => losses.push(each),
  note() {},
  mint: minter(),
});

const frontendContext = (request: CoreChatRequest, losses: UnlocatedLoss[]): FrontendContext => ({
  request,
  report: (each) => losses.push(each),
  now: 1_700_000_000,
  mint: minter(),
});

function minter(): (prefix: string) => string {
  let minted = 0;
  return (prefix) => `${prefix}${(minted += 1)}`;
}
