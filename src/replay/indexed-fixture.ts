import type { BackendContext, ProtocolCodec, RouteHints } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { ResponseFold } from '../core/fold.ts';
import { parseJson, type JsonValue } from '../core/json.ts';
import { chain, type TextFraming } from '../core/step.ts';
import type { CoreChatRequest, CoreChatResponse, CoreToolCall, CoreToolResult } from '../core/types.ts';
import { createFrameWriter, readFrames } from '../wire/framing.ts';
import { type Fixture, type TimedBytes, routeHintsOf, isStreamed, isTokenCount } from './fixtures.ts';
import { canonicalJson, hashRequest, maskCredentials } from '../core/canonical-json.ts';

/** A property of a request that decides which situation suits it. */
export type RequestFeature =
  | 'tools'
  | 'tool-results'
  | 'vision'
  | 'documents'
  | 'audio-input'
  | 'audio-output'
  | 'structured-output'
  | 'reasoning';

/** The subject of a fixture: a feature of its request, or an answer that calls tools. */
export type Situation = 'tool-call' | 'text' | Exclude<RequestFeature, 'tools'>;

/** A fixture as it is replayed. */
export interface PlayableFixture extends Fixture {
  readonly response: Fixture['response'] & { readonly framing: TextFraming | undefined };
}

/** A fixture, decoded once so that requests can be matched against it. */
export interface IndexedFixture {
  readonly fixture: PlayableFixture;
  /** See `requestHash`. */
  readonly hash: string;
  /** See `describeLastUserTurn`. */
  readonly lastUserTurn: string;
  readonly features: ReadonlySet<RequestFeature>;
  /** The form of its request, where the protocol has several. */
  readonly form: RouteHints['form'];
  /** The decoded answer; `undefined` for errors and broken streams. */
  readonly response: CoreChatResponse | undefined;
  readonly situation: Situation;
}

/** The features of a request. */
export function detectFeatures(request: CoreChatRequest): Set<RequestFeature> {
  const features = new Set<RequestFeature>();
  if (request.tools?.length) features.add('tools');
  if (request.modalities?.includes('audio')) features.add('audio-output');
  if (request.responseFormat && request.responseFormat.type !== 'text') features.add('structured-output');
  if (request.reasoning && !request.reasoning.off) features.add('reasoning');
  for (const message of request.messages) {
    if (message.role === 'tool') features.add('tool-results');
    if (message.role !== 'user') continue;
    for (const { type } of message.content) {
      if (type === 'image') features.add('vision');
      if (type === 'document') features.add('documents');
      if (type === 'audio') features.add('audio-input');
    }
  }
  return features;
}

/** The situations that suit a request when no tool is called, the most specific first. */
export const rankSituations = (features: ReadonlySet<RequestFeature>): Situation[] => [
  ...situationsByRank.filter((situation) => features.has(situation)),
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
 * Decodes a fixture in its own protocol. One whose request is invalid (an example of an error) has no features and no
 * last turn: it is found by its name, or by the same request.
 */
export function indexFixture(recorded: Fixture, codec: ProtocolCodec): IndexedFixture {
  const fixture = toPlayable(recorded);
  const request = decodeFixtureRequest(fixture, codec);
  const response = request && decodeFixtureResponse(fixture, codec, request);
  const features = request ? detectFeatures(request) : new Set<RequestFeature>();
  const calls = response !== undefined && clientCallsIn(response).length > 0;
  return {
    fixture,
    hash: hashRequest(fixture.request),
    lastUserTurn: request ? describeLastUserTurn(request) : '',
    features: features,
    form: routeHintsOf(fixture).form,
    response,
    situation: calls ? 'tool-call' : (rankSituations(features)[0] ?? 'text'),
  };
}

/** An event stream of AWS is replayed as the server-sent events that it carries, up to where it is broken. */
function toPlayable({ response, ...fixture }: Fixture): PlayableFixture {
  const { framing, headers, chunks } = response;
  if (framing !== 'aws-event-stream') return { ...fixture, response: { ...response, framing } };
  let written = '';
  const writer = createFrameWriter('sse');
  const reader = readFrames(framing)((frame) => {
    // A line end in JSON would end the event.
    written += writer.frame({ ...frame, data: frame.data.replaceAll(/[\r\n]+/g, ' ') });
  });
  const played: TimedBytes[] = [];
  try {
    for (const { atMs, bytes } of chunks) {
      reader.push(bytes);
      if (written !== '') played.push({ atMs, bytes: Buffer.from(written) });
      written = '';
    }
  } catch (thrown) {
    if (!(thrown instanceof LouterError)) throw thrown;
    if (written !== '') played.push({ atMs: chunks.at(-1)?.atMs ?? 0, bytes: Buffer.from(written) });
  }
  const others = headers.filter(([name]) => !/^(?:content-type|x-amzn-bedrock-content-type)$/i.test(name));
  return {
    ...fixture,
    response: {
      ...response,
      framing: 'sse',
      headers: [...others, ['content-type', writer.contentType]],
      chunks: played,
    },
  };
}

/** Whether it is a model's answer, not a token count. */
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

/** The tool calls of an answer that the client runs. */
export const clientCallsIn = (response: Pick<CoreChatResponse, 'candidates'>): CoreToolCall[] =>
  response.candidates.flatMap(({ message }) =>
    message.content.filter((part): part is CoreToolCall => part.type === 'tool-call' && !part.providerExecuted),
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
    // A fixture may show a broken answer: it is then found by its name only.
    return undefined;
  }
}

/** A context for decoding answers that belong to no request of the gateway. */
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

// ---------------------------------------------------------------- the last turn

/**
 * A text that is equal for equal last turns: everything after the last answer of the model. Call ids, cache hints,
 * fields of a single vendor and the form of the request are ignored. Empty when the user sent nothing.
 */
export function describeLastUserTurn(request: CoreChatRequest): string {
  const from = request.messages.findLastIndex((message) => message.role === 'assistant') + 1;
  const parts = request.messages
    .slice(from)
    .filter((message) => message.role === 'user' || message.role === 'tool')
    .flatMap((message): object[] => message.content);
  return parts.length === 0 ? '' : canonicalJson(parts.map(normalizePart));
}

const ignoredPartFields = {
  callId: true,
  name: true,
  cache: true,
  extras: true,
  signature: true,
  wireForm: true,
} satisfies {
  [Field in keyof CoreToolResult]?: true;
};

// Users' data may have a field `signature` too; Core's is an object that names its issuer.
const isIgnored = (key: string, field: unknown): boolean =>
  Object.hasOwn(ignoredPartFields, key) &&
  (key !== 'signature' || (typeof field === 'object' && field !== null && 'issuer' in field));

function normalizePart(value: unknown): JsonValue {
  if (typeof value === 'string') return maskCredentials(value);
  if (Array.isArray(value)) return value.map(normalizePart);
  if (typeof value !== 'object' || value === null) return value as JsonValue;
  const fields = Object.entries(value).filter(([key, field]) => !isIgnored(key, field) && field !== undefined);
  return Object.fromEntries(fields.map(([key, field]): [string, JsonValue] => [key, normalizePart(field)]));
}
