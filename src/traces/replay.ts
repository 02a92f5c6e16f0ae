import { LouterError, toCoreError } from '../core/error.ts';
import type { ProtocolCodec, Reply } from '../core/codec.ts';
import { defined, type JsonValue } from '../core/json.ts';
import type { CoreChatRequest, Protocol } from '../core/types.ts';
import { frontends } from '../frontends/index.ts';
import { type Fixture, ownFixtures, readFixtures } from './fixtures.ts';
import type { HeaderFields } from './record.ts';
import { baseName, type Chosen, chooseByContent, findByName, namedSituation } from './replay/choose.ts';
import type { Fault } from './replay/fault-spec.ts';
import { applyFaults } from './replay/faults.ts';
import { describeMiss, matchRecording, type Strictness } from './replay/match.ts';
import { play, type Recording } from './replay/player.ts';
import { type Example, exampleOf } from './replay/situation.ts';

export { namedSituation } from './replay/choose.ts';

/** One request for a recording. */
export interface ReplayRequest {
  /** The language of the body, in which it is answered too. */
  readonly protocol: Protocol;
  readonly body: JsonValue;
  /** The model that is asked for; absent: as the body says. */
  readonly model?: string;
  /** Whether a stream is wanted; absent: as the body says. */
  readonly stream?: boolean;
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
  /** Always an answer: what cannot be answered is an error in the protocol's own shape. Never throws. */
  answer(request: ReplayRequest, signal: AbortSignal): ReplayAnswer;
  /** What may be asked for by name: `replay/<protocol>/<situation>`, sorted. */
  readonly situations: readonly string[];
}

export interface ReplayerSettings {
  /** A directory of fixtures; null: those that come with Louter. */
  readonly fixtures: string | null;
  /** 1: as recorded, 2: twice as fast, 0: without waiting. */
  readonly speed: number;
  /**
   * `by-content` (the default) answers everything, with the situation that fits what a request holds.
   * `lenient` and `exact` answer what was recorded, see `replay/match.ts`.
   */
  readonly policy?: 'by-content' | Strictness;
  /** What goes wrong with every answer. */
  readonly faults?: readonly Fault[];
}

/**
 * Answers requests with recordings. The fixtures are read here, once.
 * @throws {FixtureError} when one cannot be read, or when there is none.
 */
export function createReplayer({ fixtures, speed, policy = 'by-content', faults = [] }: ReplayerSettings): Replayer {
  const library = readFixtures(fixtures ?? ownFixtures);
  const examples = new Map<Protocol, readonly Example[]>();
  for (const { codec } of frontends) {
    const own = library.filter(({ protocol }) => protocol === codec.protocol);
    examples.set(
      codec.protocol,
      own.map((fixture) => exampleOf(fixture, codec)),
    );
  }

  const choose = (codec: ProtocolCodec, body: JsonValue, request: CoreChatRequest): Chosen => {
    const { model, stream } = request;
    const known = examples.get(codec.protocol) ?? [];
    const named = namedSituation(model);
    if (named?.protocol !== undefined && named.protocol !== codec.protocol)
      throw notFound(`the model ${model} is a recording of ${named.protocol}, but ${codec.protocol} is spoken here`);
    if (policy !== 'by-content') {
      const found = matchRecording(known, { body, request }, policy);
      if ('hit' in found) return found.hit;
      if (named && policy === 'lenient') throw notFound(noSuchSituation(known, named.situation, stream));
      throw notFound(describeMiss(found.miss, stream));
    }
    if (named) {
      const found = findByName(known, named.situation, stream);
      if (found) return found;
      throw notFound(noSuchSituation(known, named.situation, stream));
    }
    const found = chooseByContent(known, request);
    if (found) return found;
    throw notFound(`no recorded ${stream ? 'stream' : 'plain answer'} of ${codec.protocol} fits this request`);
  };

  const played = (recording: Recording, signal: AbortSignal, from: string | null, why: string): ReplayAnswer => ({
    status: recording.status,
    headers: recording.headers,
    body: play(recording, speed, signal),
    from,
    why,
  });

  return {
    answer(request, signal) {
      const codec = codecOf(request.protocol);
      try {
        const { body, model, stream } = request;
        const asked = defined({ model, stream });
        const decoded = { ...codec.decodeRequest(body, asked), ...asked };
        const { example, why } = choose(codec, body, decoded);
        const { fixture } = example;
        const changed = applyFaults(faults, { ...fixture.response, ending: 'finished' }, codec);
        return played(changed, signal, `${fixture.protocol}/${fixture.situation}`, why);
      } catch (thrown) {
        const error = toCoreError(thrown);
        return played(recordingOf(codec.encodeError(error)), signal, null, error.message);
      }
    },
    situations: library.map(nameOf).toSorted(),
  };
}

const nameOf = ({ protocol, situation }: Fixture): string => `replay/${protocol}/${situation}`;

const notFound = (message: string): LouterError => new LouterError({ kind: 'not-found', message });

function noSuchSituation(examples: readonly Example[], situation: string, stream: boolean): string {
  const same = examples.filter(({ fixture }) => baseName(fixture.situation) === baseName(situation));
  return same.length > 0
    ? `the situation ${baseName(situation)} was recorded ${stream ? 'without' : 'with'} a stream only`
    : `no recording of the situation ${situation}; there are ${examples.map(({ fixture }) => fixture.situation).join(', ')}`;
}

/** @throws {Error} for a protocol no client can speak. */
function codecOf(protocol: Protocol): ProtocolCodec {
  const frontend = frontends.find(({ codec }) => codec.protocol === protocol);
  if (frontend === undefined) throw new Error(`${protocol} is not spoken here`);
  return frontend.codec;
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
    chunks: [{ atMs: 0, bytes }],
    ending: 'finished',
  };
}
