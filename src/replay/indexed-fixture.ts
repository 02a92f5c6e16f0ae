import type { BackendContext, ProtocolCodec, RouteHints } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { ResponseFold } from '../core/fold.ts';
import { parseJson } from '../core/json.ts';
import { chain } from '../core/step.ts';
import type { CoreChatRequest, CoreChatResponse, CoreToolCall } from '../core/types.ts';
import { readFrames } from '../wire/framing.ts';
import { type Fixture, routeHintsOf, isStreamed, isTokenCount } from './fixtures.ts';
import { hashRequest } from '../core/canonical-json.ts';
import { describeLastUserTurn } from './turn.ts';

/** What a request holds that decides which situation answers it. */
export type RequestFeature =
  | 'tools'
  | 'tool-results'
  | 'vision'
  | 'documents'
  | 'audio-input'
  | 'audio-output'
  | 'structured-output'
  | 'reasoning';

/** What a fixture is an example of: what its request holds, or that it calls tools. */
export type Situation = 'tool-call' | 'text' | Exclude<RequestFeature, 'tools'>;

/** A fixture and what it amounts to in Core terms. */
export interface IndexedFixture {
  readonly fixture: Fixture;
  /** See `requestHash`. */
  readonly hash: string;
  /** See `lastUserTurn`. */
  readonly lastUserTurn: string;
  readonly features: ReadonlySet<RequestFeature>;
  /** Which of its protocol's forms it was asked in. */
  readonly form: RouteHints['form'];
  /** The whole good answer; `undefined` for errors and streams that break. */
  readonly response: CoreChatResponse | undefined;
  readonly situation: Situation;
}

/** What this request holds. */
export function detectFeatures(request: CoreChatRequest): Set<RequestFeature> {
  const traits = new Set<RequestFeature>();
  if (request.tools?.length) traits.add('tools');
  if (request.modalities?.includes('audio')) traits.add('audio-output');
  if (request.responseFormat && request.responseFormat.type !== 'text') traits.add('structured-output');
  if (request.reasoning && !request.reasoning.off) traits.add('reasoning');
  for (const message of request.messages) {
    if (message.role === 'tool') traits.add('tool-results');
    if (message.role !== 'user') continue;
    for (const { type } of message.content) {
      if (type === 'image') traits.add('vision');
      if (type === 'document') traits.add('documents');
      if (type === 'audio') traits.add('audio-input');
    }
  }
  return traits;
}

/** The situations of such a request without a tool call, the most particular first. */
export const rankSituations = (traits: ReadonlySet<RequestFeature>): Situation[] => [
  ...situationsByRank.filter((situation) => traits.has(situation)),
  'text',
];
const situationsByRank = [
  'tool-results',
  'vision',
  'documents',
  'audio-output',
  'audio-input',
  'structured-output',
  'reasoning',
] as const;

/**
 * Reads a fixture in its own protocol. One whose request is none of it (a vendor refuses such, too) has no traits
 * and no turn: it is found by its name, or by the very same request.
 */
export function indexFixture(fixture: Fixture, codec: ProtocolCodec): IndexedFixture {
  const request = decodeFixtureRequest(fixture, codec);
  const response = request && decodeFixtureResponse(fixture, codec, request);
  const traits = request ? detectFeatures(request) : new Set<RequestFeature>();
  const calls = response !== undefined && clientCallsIn(response).length > 0;
  return {
    fixture,
    hash: hashRequest(fixture.request),
    lastUserTurn: request ? describeLastUserTurn(request) : '',
    features: traits,
    form: routeHintsOf(fixture).form,
    response,
    situation: calls ? 'tool-call' : (rankSituations(traits)[0] ?? 'text'),
  };
}

/** Whether it answers what a model is asked. A recorded count of tokens does not. */
export const isChatFixture = ({ fixture }: IndexedFixture): boolean => !isTokenCount(fixture);

/** Whether it answers a request of this form. Errors are the same in every form. */
export const hasForm = (example: IndexedFixture, form: RouteHints['form']): boolean =>
  example.fixture.response.status >= 300 || example.form === form;

function decodeFixtureRequest(fixture: Fixture, codec: ProtocolCodec): CoreChatRequest | undefined {
  try {
    return codec.decodeRequest(fixture.request, { ...routeHintsOf(fixture), stream: isStreamed(fixture) });
  } catch (thrown) {
    if (!(thrown instanceof LouterError)) throw thrown;
    return undefined;
  }
}

/** The calls of an answer that the client has to run. */
export const clientCallsIn = (response: Pick<CoreChatResponse, 'candidates'>): CoreToolCall[] =>
  response.candidates.flatMap(({ message }) =>
    message.content.filter((part): part is CoreToolCall => part.type === 'tool-call' && part.runs === 'client'),
  );

/** The bytes of a fixture's response. */
const responseBytes = (fixture: Fixture): Buffer => Buffer.concat(fixture.response.chunks.map(({ bytes }) => bytes));

function decodeFixtureResponse(
  fixture: Fixture,
  codec: ProtocolCodec,
  request: CoreChatRequest,
): CoreChatResponse | undefined {
  if (fixture.response.status >= 300) return undefined;
  const context = createDecodingContext(codec, request);
  try {
    const { framing } = fixture.response;
    if (framing === undefined) {
      const body = parseJson(responseBytes(fixture).toString('utf8'));
      return body === undefined ? undefined : codec.decodeResponse(body, context);
    }
    const fold = new ResponseFold();
    const stage = chain(readFrames(framing), codec.decodeStream(context))((event) => fold.add(event));
    stage.push(responseBytes(fixture));
    stage.end();
    return fold.result();
  } catch {
    // A fixture may well show an answer that breaks: it is then found by its name only.
    return undefined;
  }
}

/** What an answer is decoded with when no vendor stands behind it. */
export function createDecodingContext(codec: ProtocolCodec, request: CoreChatRequest): BackendContext {
  let minted = 0;
  return {
    request,
    model: request.model,
    issuer: codec.protocol,
    facts: {},
    report() {},
    note() {},
    mint: (prefix) => `${prefix}${(minted += 1)}`,
  };
}
