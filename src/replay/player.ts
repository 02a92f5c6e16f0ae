import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Framing } from '../core/step.ts';
import { unreachable } from '../core/unreachable.ts';
import type { TimedBytes } from './fixtures.ts';
import type { HeaderFields } from '../core/headers.ts';

/** A response ready to be played. */
export interface PlayableResponse {
  readonly status: number;
  readonly headers: HeaderFields;
  /** How its events are divided; absent: it is one whole. */
  readonly framing: Framing | undefined;
  readonly chunks: readonly TimedBytes[];
  /** `finished`: the body ends as it should. `cut`: the connection breaks. `silent`: it stays open and nothing comes. */
  readonly ending: 'finished' | 'cut' | 'silent';
}

/** The connection broke because the recording says so. */
export class ConnectionCutError extends Error {
  readonly code = 'ECONNRESET';
  constructor() {
    super('the connection was reset');
    this.name = 'CutShort';
  }
}

/**
 * Plays a body: each chunk as it was recorded, at its time. `speed` 1 keeps the recorded gaps, 2 halves them,
 * 0 knows none.
 * @throws {ConnectionCutError} where the recording ends `cut`, and the reason of `signal` as soon as it aborts.
 */
export async function* play(recording: PlayableResponse, speed: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  const startedAt = performance.now();
  for (const { atMs, bytes } of recording.chunks) {
    const dueIn = speed === 0 ? 0 : startedAt + atMs / speed - performance.now();
    await pause(dueIn, signal);
    yield bytes;
  }
  switch (recording.ending) {
    case 'finished':
      return;
    case 'cut':
      // What was written must be on its way before the connection goes.
      await pause(0, signal);
      throw new ConnectionCutError();
    case 'silent':
      return await rejectOnAbort(signal);
    default:
      unreachable(recording.ending);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    if (ms > 0) await wait(ms, undefined, { signal });
    else await turn(undefined, { signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw cause;
  }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const rejectWithReason = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) rejectWithReason();
    else signal.addEventListener('abort', rejectWithReason, { once: true });
  });
