import { LouterError } from '../core/error.ts';
import type { ProtocolCodec, ErrorReply } from '../core/codec.ts';
import { withoutUndefined, type JsonValue } from '../core/json.ts';
import type { Framing } from '../core/step.ts';
import type { CoreChatRequest, Protocol, VendorProtocol } from '../core/types.ts';
import { codecOf } from '../protocols/frontends.ts';
import { type Fixture, bundledFixtures, readFixtures } from './fixtures.ts';
import { unreachable } from '../core/unreachable.ts';
import type { HeaderFields } from '../core/headers.ts';
import { withoutStreamSuffix, type SelectedFixture, findByContent, findByName, parseReplayModel } from './select.ts';
import type { Fault } from './fault-spec.ts';
import { applyFaults } from './apply-faults.ts';
import { describeMiss, findSimilar, findExact, type MatchMode } from './match.ts';
import { play as playBody, type PlayableResponse } from './player.ts';
import { reframe } from './reframe.ts';
import { type IndexedFixture, indexFixture, hasForm, isChatFixture } from './indexed-fixture.ts';

/** One request for a recording. */
export interface ReplayRequest {
  /** The language of the body, in which it is answered too. */
  readonly protocol: VendorProtocol;
  readonly body: JsonValue;
  /** The model that is asked for; absent: as the body says. */
  readonly model?: string;
  /** Whether a stream is wanted; absent: as the body says. */
  readonly stream?: boolean;
  /** Which of the protocol's forms the body has; it is answered in the same. */
  readonly form?: 'prompt';
  /** How a stream is framed; absent: as it was recorded. */
  readonly framing?: Framing;
}

/** A recorded answer. Its bytes are the recording's own, model names and ids included. */
export interface ReplayResponse {
  readonly status: number;
  readonly headers: HeaderFields;
  /** Throws the signal's reason when it aborts, and `CutShort` where a fault breaks the connection. */
  readonly body: AsyncIterable<Buffer>;
  /** The fixture that answers, as `protocol/situation`; null for an error of the replayer's own. */
  readonly from: string | null;
  /** Why it was taken, or what was wrong, in one line. */
  readonly why: string;
}

export interface Replayer {
  /** Always an answer: what cannot be answered is an error in the protocol's own shape. */
  answer(request: ReplayRequest, signal: AbortSignal): ReplayResponse;
  /** The recording of this very request, be it of another task than a chat; `undefined` when there is none. */
  answerExact(request: ReplayRequest, signal: AbortSignal): ReplayResponse | undefined;
  /** Answers with this one too, from now on; in place of the one that lay in the same directory. */
  addFixture(fixture: Fixture): void;
  /** What may be asked for by name: `replay/<protocol>/<situation>`, sorted. */
  readonly situations: readonly string[];
}

/** How requests are answered that nobody recorded, too. */
type FallbackPolicy = 'by-content' | 'recorded-first';

export interface ReplayerSettings {
  /** A directory of fixtures, or the fixtures; null: those that come with Louter. */
  readonly fixtures: string | readonly Fixture[] | null;
  /** 1: as recorded, 2: twice as fast, 0: without waiting. */
  readonly speed: number;
  /**
   * `by-content` (the default) answers everything, with the situation that fits what a request holds;
   * `recorded-first` does so for requests that `lenient` finds nothing for.
   * `lenient` and `exact` answer what was recorded, see `replay/match.ts`.
   */
  readonly policy?: FallbackPolicy | MatchMode;
  /** What goes wrong with every answer. */
  readonly faults?: readonly Fault[];
}

/**
 * Answers requests with recordings. The fixtures are read here, once.
 * @throws {FixtureError} when one cannot be read, or when there is none.
 */
export function createReplayer({ fixtures, speed, policy = 'by-content', faults = [] }: ReplayerSettings): Replayer {
  const indexedFixtures = new Map<string, IndexedFixture>();
  const learn = (fixture: Fixture): void => {
    const codec = codecOf(fixture.protocol);
    if (codec) indexedFixtures.set(fixture.directory, indexFixture(fixture, codec));
  };
  const given = fixtures ?? bundledFixtures;
  for (const fixture of typeof given === 'string' ? readFixtures(given) : given) learn(fixture);

  const fixturesFor = ({ protocol }: ProtocolCodec): IndexedFixture[] =>
    [...indexedFixtures.values()].filter(({ fixture }) => fixture.protocol === protocol);

  const selectFixture = (
    codec: ProtocolCodec,
    { body, form }: Pick<ReplayRequest, 'body' | 'form'>,
    request: CoreChatRequest,
  ): SelectedFixture => {
    const { model, stream } = request;
    const answers = fixturesFor(codec).filter((example) => isChatFixture(example) && hasForm(example, form));
    const named = policy === 'exact' ? undefined : parseReplayModel(model);
    if (named?.protocol !== undefined && named.protocol !== codec.protocol)
      throw notFound(`the model ${model} is a recording of ${named.protocol}, but ${codec.protocol} is spoken here`);
    const found = policy === 'exact' ? undefined : findFixture(policy, answers, body, request);
    if (found) return found;
    if (named) throw notFound(describeUnknownSituation(answers, named.situation, stream));
    throw notFound(describeMiss(answers, body, stream));
  };

  const toResponse = (
    { example, reason: why }: SelectedFixture,
    framing: Framing | undefined,
    signal: AbortSignal,
  ): ReplayResponse => {
    const { protocol, situation, response } = example.fixture;
    const recording = applyFaults(faults, reframe({ ...response, ending: 'finished' }, framing), codecFor(protocol));
    return playResponse(recording, speed, signal, { from: `${protocol}/${situation}`, why });
  };

  return {
    answer(request, signal) {
      const codec = codecFor(request.protocol);
      const { body, model, stream, form, framing } = request;
      const exact = policy === 'by-content' ? undefined : findExact(fixturesFor(codec), body, stream);
      if (exact) return toResponse(exact, framing, signal);
      try {
        const asked = withoutUndefined({ model, stream });
        const decoded = { ...codec.decodeRequest(body, { ...asked, ...withoutUndefined({ form }) }), ...asked };
        return toResponse(selectFixture(codec, request, decoded), framing, signal);
      } catch (thrown) {
        if (!(thrown instanceof LouterError)) throw thrown;
        const { detail } = thrown;
        return playResponse(toPlayableResponse(codec.encodeError(detail)), speed, signal, {
          from: null,
          why: detail.message,
        });
      }
    },
    answerExact({ protocol, body, stream, framing }, signal) {
      const exact = findExact(fixturesFor(codecFor(protocol)), body, stream);
      return exact && toResponse(exact, framing, signal);
    },
    addFixture: learn,
    get situations() {
      return [...indexedFixtures.values()].filter(isChatFixture).map(modelNameOf).toSorted();
    },
  };
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

const playResponse = (
  recording: PlayableResponse,
  speed: number,
  signal: AbortSignal,
  origin: Pick<ReplayResponse, 'from' | 'why'>,
): ReplayResponse => ({
  status: recording.status,
  headers: recording.headers,
  body: playBody(recording, speed, signal),
  ...origin,
});

/** The protocol of the recording that a model name asks for, where it names one that is spoken here. */
export const protocolOfReplayModel = (model: string): Protocol | undefined =>
  codecOf(parseReplayModel(model)?.protocol ?? null)?.protocol;

const modelNameOf = ({ fixture }: IndexedFixture): string => `replay/${fixture.protocol}/${fixture.situation}`;

const notFound = (message: string): LouterError => new LouterError({ kind: 'not-found', message });

function describeUnknownSituation(examples: readonly IndexedFixture[], situation: string, stream: boolean): string {
  const same = examples.filter(
    ({ fixture }) => withoutStreamSuffix(fixture.situation) === withoutStreamSuffix(situation),
  );
  return same.length > 0
    ? `the situation ${withoutStreamSuffix(situation)} was recorded ${stream ? 'without' : 'with'} a stream only`
    : `no recording of the situation ${situation}; there are ${examples.map(({ fixture }) => fixture.situation).join(', ')}`;
}

/** @throws {Error} for a protocol no client can speak. */
function codecFor(protocol: VendorProtocol): ProtocolCodec {
  const codec = codecOf(protocol);
  if (codec === undefined) throw new Error(`${protocol} is not spoken here`);
  return codec;
}

/** An answer without a stream, as bytes. */
function toPlayableResponse({ status, headers, body }: ErrorReply): PlayableResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  const fields = Object.entries(headers);
  return {
    status,
    headers: fields.some(([name]) => name.toLowerCase() === 'content-type')
      ? fields
      : [['content-type', 'application/json'], ...fields],
    framing: undefined,
    chunks: [{ atMs: 0, bytes }],
    ending: 'finished',
  };
}
