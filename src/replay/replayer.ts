import { LouterError } from '../core/error.ts';
import type { ProtocolCodec, ErrorReply, RouteHints } from '../core/codec.ts';
import { withoutUndefined, type JsonValue } from '../core/json.ts';
import type { TextFraming } from '../core/step.ts';
import type { CoreChatRequest, Protocol, VendorProtocol } from '../core/types.ts';
import { codecOf } from '../protocols/frontends.ts';
import { type Fixture, bundledFixtures, readFixtures } from './fixtures.ts';
import { unreachable } from '../core/unreachable.ts';
import type { HeaderFields } from '../core/headers.ts';
import {
  describeMiss,
  findByContent,
  findByName,
  findExact,
  findSimilar,
  type MatchMode,
  parseReplayModel,
  type SelectedFixture,
  withoutStreamSuffix,
} from './select.ts';
import { takesNotice, withNotice } from './notice.ts';
import type { Fault } from './fault-spec.ts';
import { applyFaults } from './apply-faults.ts';
import { play as playBody, type PlayableResponse, reframe } from './player.ts';
import { type IndexedFixture, indexFixture, hasForm, isChatFixture } from './indexed-fixture.ts';

/** A request to answer with a recording. Its hints come from the route; what they leave out is read from the body. */
export interface ReplayRequest extends RouteHints {
  /** The protocol of the request and of the answer. */
  readonly protocol: VendorProtocol;
  readonly body: JsonValue;
  /** How a stream is framed; absent: as it was recorded. */
  readonly framing?: TextFraming;
}

/** A recorded answer, byte for byte: model names and ids are those of the recording. */
export interface ReplayResponse {
  readonly status: number;
  readonly headers: HeaderFields;
  /** Throws the signal's reason when it aborts, and `ConnectionCutError` where a fault breaks the connection. */
  readonly body: AsyncIterable<Buffer>;
  /** The fixture that answers, as `protocol/situation`; null where none does. */
  readonly fixtureName: string | null;
  /** Why this fixture was selected, or why none was, in one line. */
  readonly reason: string;
}

export interface Replayer {
  /** Always responds: with an error in the protocol's own format where no recording matches. */
  answer(request: ReplayRequest, signal: AbortSignal): ReplayResponse;
  /** Whether the same request was recorded. */
  hasRecording(request: ReplayRequest): boolean;
  /** Adds a fixture, in place of the one in the same directory. */
  addFixture(fixture: Fixture): void;
  /**
   * The model names that select a recording: `replay/<situation>` in the protocol of the request, then
   * `replay/<protocol>/<situation>`, both sorted. Plain text comes first, for clients that take the first model.
   */
  readonly situations: readonly string[];
}

/** Policies that also answer requests that were not recorded. */
type FallbackPolicy = 'by-content' | 'recorded-first';

export interface ReplayerSettings {
  /** A directory of fixtures, or the fixtures; null: those that come with Louter. */
  readonly fixtures: string | readonly Fixture[] | null;
  /** 1: as recorded, 2: twice as fast, 0: without waiting. */
  readonly speed: number;
  /**
   * `by-content` (the default) answers every request, with the situation that suits it;
   * `recorded-first` does so only where `lenient` finds nothing.
   * `lenient` and `exact` answer only what was recorded: see `MatchMode`.
   */
  readonly policy?: FallbackPolicy | MatchMode;
  /** What the text of the first answer of a conversation begins with, unless the request names a recording. */
  readonly notice?: string;
  /** Applied to every recorded answer. */
  readonly faults?: readonly Fault[];
}

/**
 * Answers requests with recordings. The fixtures are read here, once.
 * @throws {FixtureError} when one cannot be read, or when there is none.
 */
export const createReplayer = (settings: ReplayerSettings): Replayer => new FixtureReplayer(settings);

class FixtureReplayer implements Replayer {
  readonly #settings: ReplayerSettings;
  readonly #policy: FallbackPolicy | MatchMode;
  readonly #fixtures = new Map<string, IndexedFixture>();
  /** Fixtures whose text begins with the notice. */
  readonly #announced = new Map<IndexedFixture, IndexedFixture>();

  constructor(settings: ReplayerSettings) {
    this.#settings = settings;
    this.#policy = settings.policy ?? 'by-content';
    const given = settings.fixtures ?? bundledFixtures;
    for (const fixture of typeof given === 'string' ? readFixtures(given) : given) this.addFixture(fixture);
  }

  answer(request: ReplayRequest, signal: AbortSignal): ReplayResponse {
    const codec = codecFor(request.protocol);
    const { body, model, stream, form, framing } = request;
    const exact = this.#policy === 'by-content' ? undefined : this.#findRecording(request);
    if (exact) return this.#toResponse(exact, framing, signal);
    try {
      const requested = withoutUndefined({ model, stream });
      const decoded: CoreChatRequest = {
        ...codec.decodeRequest(body, { ...requested, ...withoutUndefined({ form }) }),
        ...requested,
      };
      const selected = this.#select(codec, request, decoded);
      const isAnnounced = !parseReplayModel(decoded.model) && takesNotice(decoded);
      const example = isAnnounced ? this.#announce(selected.example, codec) : selected.example;
      return this.#toResponse({ ...selected, example }, framing, signal);
    } catch (thrown) {
      if (!(thrown instanceof LouterError)) throw thrown;
      const { detail } = thrown;
      return toPlainResponse(codec.encodeError(detail), detail.message, signal);
    }
  }

  hasRecording(request: ReplayRequest): boolean {
    return this.#findRecording(request) !== undefined;
  }

  addFixture(fixture: Fixture): void {
    const codec = codecOf(fixture.protocol);
    if (codec) this.#fixtures.set(fixture.directory, indexFixture(fixture, codec));
  }

  get situations(): string[] {
    const fixtures = [...this.#fixtures.values()].filter(isChatFixture);
    const names = fixtures.map(({ fixture }) => `replay/${withoutStreamSuffix(fixture.situation)}`).toSorted();
    const inOwnProtocol = new Set([...names.filter((name) => name === plainText), ...names]);
    return [...inOwnProtocol, ...fixtures.map(modelNameOf).toSorted()];
  }

  #select(
    codec: ProtocolCodec,
    { body, form }: Pick<ReplayRequest, 'body' | 'form'>,
    request: CoreChatRequest,
  ): SelectedFixture {
    const { model, stream } = request;
    const policy = this.#policy;
    const answers = this.#fixturesOf(codec).filter((example) => isChatFixture(example) && hasForm(example, form));
    const named = policy === 'exact' ? undefined : parseReplayModel(model);
    if (named?.protocol !== undefined && named.protocol !== codec.protocol)
      throw notFound(`the model ${model} is a recording of ${named.protocol}, but this request uses ${codec.protocol}`);
    const found = policy === 'exact' ? undefined : findFixture(policy, answers, body, request);
    if (found) return found;
    if (named) throw notFound(describeUnknownSituation(answers, named.situation, stream));
    throw notFound(describeMiss(answers, body, stream));
  }

  #findRecording({ protocol, body, stream, countTokens }: ReplayRequest): SelectedFixture | undefined {
    const sameTask = this.#fixturesOf(codecFor(protocol)).filter(
      (example) => isChatFixture(example) !== (countTokens ?? false),
    );
    return findExact(sameTask, body, stream);
  }

  #fixturesOf({ protocol }: ProtocolCodec): IndexedFixture[] {
    return [...this.#fixtures.values()].filter(({ fixture }) => fixture.protocol === protocol);
  }

  #toResponse(
    { example, reason }: SelectedFixture,
    framing: TextFraming | undefined,
    signal: AbortSignal,
  ): ReplayResponse {
    const { faults = [], speed } = this.#settings;
    const { protocol, situation, response } = example.fixture;
    const recording = applyFaults(faults, reframe({ ...response, ending: 'finished' }, framing), codecFor(protocol));
    return { ...play(recording, speed, signal), fixtureName: `${protocol}/${situation}`, reason };
  }

  #announce(example: IndexedFixture, codec: ProtocolCodec): IndexedFixture {
    const { notice } = this.#settings;
    if (notice === undefined) return example;
    const changed = this.#announced.get(example) ?? withNotice(example, codec, notice);
    this.#announced.set(example, changed);
    return changed;
  }
}

function findFixture(
  policy: FallbackPolicy | 'lenient',
  answers: readonly IndexedFixture[],
  body: JsonValue,
  request: CoreChatRequest,
): SelectedFixture | undefined {
  switch (policy) {
    case 'lenient':
      return findSimilar(answers, body, request);
    case 'recorded-first':
      return findSimilar(answers, body, request) ?? findByNameOrContent(answers, request);
    case 'by-content':
      return findByNameOrContent(answers, request);
    default:
      return unreachable(policy);
  }
}

function findByNameOrContent(
  answers: readonly IndexedFixture[],
  request: CoreChatRequest,
): SelectedFixture | undefined {
  const named = parseReplayModel(request.model);
  return named ? findByName(answers, named.situation, request.stream) : findByContent(answers, request);
}

const play = (
  recording: PlayableResponse,
  speed: number,
  signal: AbortSignal,
): Omit<ReplayResponse, 'fixtureName' | 'reason'> => ({
  status: recording.status,
  headers: recording.headers,
  body: playBody(recording, speed, signal),
});

/** The protocol of the recording that a model name requests, where it names a protocol that clients use. */
export const protocolOfReplayModel = (model: string): Protocol | undefined =>
  codecOf(parseReplayModel(model)?.protocol ?? null)?.protocol;

/** The model name of an answer that is plain text. */
const plainText = 'replay/text';

const modelNameOf = ({ fixture }: IndexedFixture): string => `replay/${fixture.protocol}/${fixture.situation}`;

const notFound = (message: string): LouterError => new LouterError({ kind: 'not-found', message });

function describeUnknownSituation(examples: readonly IndexedFixture[], situation: string, stream: boolean): string {
  const same = examples.filter(
    ({ fixture }) => withoutStreamSuffix(fixture.situation) === withoutStreamSuffix(situation),
  );
  return same.length > 0
    ? `the situation ${withoutStreamSuffix(situation)} was only recorded ${stream ? 'without streaming' : 'as a stream'}`
    : `no recording of the situation ${situation}; available: ${examples.map(({ fixture }) => fixture.situation).join(', ')}`;
}

/** @throws {Error} for a protocol without a frontend. */
function codecFor(protocol: VendorProtocol): ProtocolCodec {
  const codec = codecOf(protocol);
  if (codec === undefined) throw new Error(`no client protocol ${protocol}`);
  return codec;
}

/** A response that is not a recording and is not streamed. `reason`: why no recording answers. */
export function toPlainResponse(
  { status, headers, body }: ErrorReply,
  reason: string,
  signal: AbortSignal,
): ReplayResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  const fields = Object.entries({ 'content-type': 'application/json', ...headers });
  const response = {
    status,
    headers: fields,
    framing: undefined,
    chunks: [{ atMs: 0, bytes }],
    ending: 'finished',
  } as const;
  return { ...play(response, 0, signal), fixtureName: null, reason };
}
