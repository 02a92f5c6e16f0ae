import type { BackendContext, FrontendContext, ModelFacts, ProtocolCodec, Unsaid } from '../../src/core/codec.ts';
import { LouterError } from '../../src/core/error.ts';
import { ResponseFold } from '../../src/core/fold.ts';
import { asArray, asObject, defined, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { chain, collect } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse, CoreError, Protocol } from '../../src/core/types.ts';
import { codecOf, frontends } from '../../src/protocols/frontends.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { routeHintsOf, isTokenCount, type Fixture } from '../../src/replay/fixtures.ts';
import { answerFeatures } from './answer-features.ts';
import { canonical, judge, type Judgement, type Verdict } from './feature.ts';
import { requestFeatures } from './request-features.ts';

/** What becomes of each feature on each way: by feature, then by where it goes, then by where it comes from. */
export type Measured = Map<string, Map<string, Map<string, Set<Verdict>>>>;

const codecs: readonly ProtocolCodec[] = frontends.map(({ codec }) => codec);

/** Requests and answers of every protocol, carried to every protocol, and read again there. */
export interface Fidelity {
  requests: Measured;
  answers: Measured;
  /** Features that no recording shows. */
  unseen: string[];
  /** What was dropped without a report, or could not be carried at all. */
  faults: string[];
}

export function measure(fixtures: readonly Fixture[]): Fidelity {
  const requests: Measured = new Map();
  const answers: Measured = new Map();
  const faults: string[] = [];
  for (const fixture of fixtures) {
    const source = codecOf(fixture.protocol);
    if (!source || isTokenCount(fixture)) continue;
    const answer = answerOf(fixture, source);
    for (const target of codecs) {
      const note = (measured: Measured, { verdicts, silent }: Judgement): void => {
        add(measured, verdicts, target.protocol, source.protocol);
        const way = `${fixture.protocol}/${fixture.situation} to ${target.protocol}`;
        for (const { feature, said } of silent)
          faults.push(`${way}: ${feature} is dropped in silence: ${canonical(said).slice(0, 200)}`);
      };
      if (fixture.response.status !== 400) note(requests, judgeRequest(fixture, source, target));
      if (answer)
        note(answers, 'kind' in answer ? judgeError(answer, target) : judgeAnswer(fixture, answer, source, target));
    }
  }
  return {
    requests: inOrder(requestFeatures, requests),
    answers: inOrder([...answerFeatures, errorFeature], answers),
    unseen: [
      ...requestFeatures.filter(({ name }) => !requests.has(name)).map(({ name }) => `request: ${name}`),
      ...answerFeatures.filter(({ name }) => !answers.has(name)).map(({ name }) => `answer: ${name}`),
    ],
    faults,
  };
}

const inOrder = (features: readonly { name: string }[], measured: Measured): Measured =>
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

function judgeRequest(fixture: Fixture, source: ProtocolCodec, target: ProtocolCodec): Judgement {
  const hints = routeHintsOf(fixture);
  const request = source.decodeRequest(fixture.request, hints);
  const unsaid: Unsaid[] = [];
  let body: JsonValue;
  try {
    body = sent(target.encodeRequest(request, backendContext(target, request, unsaid)));
  } catch (thrown) {
    if (thrown instanceof LouterError && thrown.detail.kind === 'unsupported') return refused(request, thrown);
    throw thrown;
  }
  const { model, stream } = request;
  const other = target.decodeRequest(body, source === target ? { ...hints, model } : { model, stream });
  return judge(requestFeatures, request, other, unsaid);
}

/** A request is refused for what it cannot go without: what a vendor holds, or a tool it forces. */
function refused(request: CoreChatRequest, error: LouterError): Judgement {
  const names = request.heldBy ? ['state held by a vendor'] : ['tool choice'];
  const shown = requestFeatures.filter(({ name, sayings }) => names.includes(name) && sayings(request).length > 0);
  if (shown.length === 0) throw error;
  return { verdicts: new Map(shown.map(({ name }) => [name, new Set<Verdict>(['refused'])])), silent: [] };
}

// ---------------------------------------------------------------- answers

function judgeAnswer(
  fixture: Fixture,
  response: CoreChatResponse,
  source: ProtocolCodec,
  target: ProtocolCodec,
): Judgement {
  const asked = source === target ? source.decodeRequest(fixture.request, routeHintsOf(fixture)) : question(target);
  const unsaid: Unsaid[] = [];
  const body = sent(target.encodeResponse(response, frontendContext(asked, unsaid)));
  const other = target.decodeResponse(body, backendContext(target, asked, []));
  return judge(answerFeatures, response, { ...other, ...defined({ next: nextRequest(target, body) }) }, unsaid);
}

const errorFeature = { name: 'errors, by their kind' };

function judgeError(error: CoreError, target: ProtocolCodec): Judgement {
  const { name } = errorFeature;
  const same = target.decodeError(target.encodeError(error)).kind === error.kind;
  return {
    verdicts: new Map(same ? [[name, new Set<Verdict>(['carried'])]] : []),
    silent: same ? [] : [{ feature: name, said: error.kind }],
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
    for (const event of collect(chain(readFrames(framing), codec.decodeStream(context)), [bytes])) fold.add(event);
    return fold.result();
  } catch (thrown) {
    if (thrown instanceof LouterError) return undefined;
    throw thrown;
  }
}

/** How agents send an answer back in their next request: the list it becomes a part of, and its turn therein. */
const turns: Record<Protocol, { list: string; ofAnswer: (body: JsonObject) => JsonValue[] }> = {
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
};

/** `undefined` for an answer that cannot be sent back: one that holds nothing, say. */
function nextRequest(codec: ProtocolCodec, body: JsonValue): CoreChatRequest | undefined {
  const { list, ofAnswer } = turns[codec.protocol];
  const first = asObject(written(codec)) ?? {};
  const asked = asArray(first[list]) ?? [];
  const next = { ...first, [list]: [...asked, ...ofAnswer(asObject(body) ?? {}), ...asked] };
  try {
    return codec.decodeRequest(next, { model: plain.model, stream: plain.stream });
  } catch (thrown) {
    if (thrown instanceof LouterError) return undefined;
    throw thrown;
  }
}

const plain: CoreChatRequest = {
  model: 'any',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  // Clients of some protocols hear no reasoning unless they wish to.
  reasoning: { effort: 'high', summary: 'auto' },
  stream: true,
};

/** What a client of a protocol asks that wants to hear all there is. */
const written = (codec: ProtocolCodec): JsonValue => sent(codec.encodeRequest(plain, backendContext(codec, plain, [])));
const question = (codec: ProtocolCodec): CoreChatRequest =>
  codec.decodeRequest(written(codec), { model: plain.model, stream: plain.stream });

// ---------------------------------------------------------------- contexts

const sent = (body: JsonValue): JsonValue => parseJson(JSON.stringify(body)) ?? null;

const facts: Partial<Record<string, ModelFacts>> = { 'openai-chat': { reasoning: 'effort' } };
/** Where a protocol is at home: there it is spoken to in full. */
const vendors: Partial<Record<string, string>> = {
  'openai-chat': 'api.openai.com',
  'openai-responses': 'api.openai.com',
};

const backendContext = (codec: ProtocolCodec, request: CoreChatRequest, unsaid: Unsaid[]): BackendContext => ({
  request,
  model: request.model,
  issuer: `${codec.protocol}@${vendors[codec.protocol] ?? 'vendor.test'}`,
  facts: facts[codec.protocol] ?? {},
  report: (each) => unsaid.push(each),
  note() {},
  mint: minter(),
});

const frontendContext = (request: CoreChatRequest, unsaid: Unsaid[]): FrontendContext => ({
  request,
  report: (each) => unsaid.push(each),
  now: 1_700_000_000,
  mint: minter(),
});

function minter(): (prefix: string) => string {
  let minted = 0;
  return (prefix) => `${prefix}${(minted += 1)}`;
}
