import type { Framing } from '../core/step.ts';
import { readFrames, createFrameWriter } from '../wire/framing.ts';
import type { TimedBytes } from './fixtures.ts';
import type { PlayableResponse } from './player.ts';

/** The same events at the same times in another framing; what is no stream stays as it is. */
export function reframe(recording: PlayableResponse, targetFraming: Framing | undefined): PlayableResponse {
  const { framing, headers } = recording;
  if (framing === undefined || targetFraming === undefined || framing === targetFraming) return recording;
  const writer = createFrameWriter(targetFraming);
  const chunks: TimedBytes[] = [];
  let written = '';
  const reader = readFrames(framing)((frame) => {
    written += writer.frame({ ...frame, data: joinLines(frame.data) });
  });
  const flushChunk = (atMs: number): void => {
    if (written) chunks.push({ atMs, bytes: Buffer.from(written) });
    written = '';
  };
  for (const { atMs, bytes } of recording.chunks) {
    reader.push(bytes);
    flushChunk(atMs);
  }
  reader.end();
  written += writer.end();
  flushChunk(recording.chunks.at(-1)?.atMs ?? 0);
  const others = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  return { ...recording, framing: targetFraming, headers: [...others, ['content-type', writer.contentType]], chunks };
}

/** The elements of an array may be written over several lines. In JSON such breaks stand between values only. */
const joinLines = (data: string): string => data.replaceAll(/[\r\n]+/g, ' ');
