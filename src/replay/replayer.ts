import { LouterError } from '../core/error.ts';
import type { ProtocolCodec, Reply } from '../core/codec.ts';
import { defined, type JsonValue } from '../core/json.ts';
import type { Framing } from '../core/step.ts';
import type { CoreChatRequest, Protocol, VendorProtocol } from '../core/types.ts';
import { codecOf } from '../protocols/frontends.ts';
import { type Fixture, ownFixtures, readFixtures } from './fixtures.ts';
import { unreachable } from '../core/unreachable.ts';
import type { HeaderFields } from '../core/headers.ts';
import { baseName, type Chosen, chooseByContent, findByName, namedSituation } from './choose.ts';
import type { Fault } from './fault-spec.ts';
import { applyFaults } from './faults.ts';
import { describeMiss, findAlike, findExact, type Strictness } from './match.ts';
import { play as playBody, type Recording } from './player.ts';
import { reframed } from './reframe.ts';
import { type Example, exampleOf, hasForm, isAnswer } from './situation.ts';

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
export interface ReplayAnswer {
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
  answer(request: ReplayRequest, signal: AbortSignal): ReplayAnswer;
  /** The recording of this very request, be it of another task than a chat; `undefined` when there is none. */
  recorded(request: ReplayRequest, signal: AbortSignal): ReplayAnswer | undefined;
  /** Answers with this one too, from now on; in place of the one that lay in the same directory. */
  learn(fixture: Fixture): void;
  /** What may be asked for by name: `replay/<protocol>/<situation>`, sorted. */
  readonly situations: readonly string[];
}

/** How requests are answered that nobody recorded, too. */
type Policy = 'by-content' | 'recorded-first';

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
  readonly policy?: Policy | Strictness;
  /** What goes wrong with every answer. */
  readonly faults?: readonly Fault[];
}

/**
 * Answers requests with recordings. The fixtures are read here, once.
 * @throws {FixtureError} when one cannot be read, or when there is none.
 */
export function createReplayer({ fixtures, speed, policy = 'by-content', faults = [] }: ReplayerSettings): Replayer {
  const library = new Map<string, Example>();
  const learn = (fixture: Fixture): void => {
    const codec = codecOf(fixture.protocol);
    if (codec) library.set(fixture.directory, exampleOf(fixture, codec));
  };
  const given = fixtures ?? ownFixtures;
  for (const fixture of typeof given === 'string' ? readFixtures(given) : given) learn(fixture);

  const recordingsOf = ({ protocol }: ProtocolCodec): Example[] =>
    [...library.values()].filter(({ fixture }) => fixture.protocol === protocol);

  const choose = (
    codec: ProtocolCodec,
    { body, form }: Pick<ReplayRequest, 'body' | 'form'>,
    request: CoreChatRequest,
  ): Chosen => {
    const { model, stream } = request;
    const answers = recordingsOf(codec).filter((example) => isAnswer(example) && hasForm(example, form));
    const named = policy === 'exact' ? undefined : namedSituation(model);
    if (named?.protocol !== undefined && named.protocol !== codec.protocol)
      throw notFound(`the model ${model} is a recording of ${named.protocol}, but ${codec.protocol} is spoken here`);
    const found = policy === 'exact' ? undefined : find(policy, answers, body, request);
    if (found) return found;
    if (named) throw notFound(noSuchSituation(answers, named.situation, stream));
    throw notFound(describeMiss(answers, body, stream));
  };

  const play = ({ example, why }: Chosen, framing: Framing | undefined, signal: AbortSignal): ReplayAnswer => {
    const { protocol, situation, response } = example.fixture;
    const recording = applyFaults(
      faults,
      reframed({ ...response, ending: 'finished' }, framing),
      spokenCodec(protocol),
    );
    return played(recording, speed, signal, { from: `${protocol}/${situation}`, why });
  };

  return {
    answer(request, signal) {
      const codec = spokenCodec(request.protocol);
      const { body, model, stream, form, framing } = request;
      const exact = policy === 'by-content' ? undefined : findExact(recordingsOf(codec), body, stream);
      if (exact) return play(exact, framing, signal);
      try {
        const asked = defined({ model, stream });
        const decoded = { ...codec.decodeRequest(body, { ...asked, ...defined({ form }) }), ...asked };
        return play(choose(codec, request, decoded), framing, signal);
      } catch (thrown) {
        if (!(thrown instanceof LouterError)) throw thrown;
        const { detail } = thrown;
        return played(recordingOf(codec.encodeError(detail)), speed, signal, { from: null, why: detail.message });
      }
    },
    recorded({ protocol, body, stream, framing }, signal) {
      const exact = findExact(recordingsOf(spokenCodec(protocol)), body, stream);
      return exact && play(exact, framing, signal);
    },
    learn,
    get situations() {
      return [...library.values()].filter(isAnswer).map(nameOf).toSorted();
    },
  };
}

function find(
  policy: Policy | 'lenient',
  answers: readonly Example[],
  body: JsonValue,
  request: CoreChatRequest,
): Chosen | undefined {
  switch (policy) {
    case 'lenient':
      return findAlike(answers, body, request);
    case 'recorded-first':
      return findAlike(answers, body, request) ?? chosen(answers, request);
    case 'by-content':
      return chosen(answers, request);
    default:
      return unreachable(policy);
  }
}

function chosen(answers: readonly Example[], request: CoreChatRequest): Chosen | undefined {
  const named = namedSituation(request.model);
  return named ? findByName(answers, named.situation, request.stream) : chooseByContent(answers, request);
}

const played = (
  recording: Recording,
  speed: number,
  signal: AbortSignal,
  origin: Pick<ReplayAnswer, 'from' | 'why'>,
): ReplayAnswer => ({
  status: recording.status,
  headers: recording.headers,
  body: playBody(recording, speed, signal),
  ...origin,
});

/** The protocol of the recording that a model name asks for, where it names one that is spoken here. */
export const recordedProtocol = (model: string): Protocol | undefined =>
  codecOf(namedSituation(model)?.protocol ?? null)?.protocol;

const nameOf = ({ fixture }: Example): string => `replay/${fixture.protocol}/${fixture.situation}`;

const notFound = (message: string): LouterError => new LouterError({ kind: 'not-found', message });

function noSuchSituation(examples: readonly Example[], situation: string, stream: boolean): string {
  const same = examples.filter(({ fixture }) => baseName(fixture.situation) === baseName(situation));
  return same.length > 0
    ? `the situation ${baseName(situation)} was recorded ${stream ? 'without' : 'with'} a stream only`
    : `no recording of the situation ${situation}; there are ${examples.map(({ fixture }) => fixture.situation).join(', ')}`;
}

/** @throws {Error} for a protocol no client can speak. */
function spokenCodec(protocol: VendorProtocol): ProtocolCodec {
  const codec = codecOf(protocol);
  if (codec === undefined) throw new Error(`${protocol} is not spoken here`);
  return codec;
}

/** An answer without a stream, as bytes. */
function recordingOf({ status, headers, body }: Reply): Recording {
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
