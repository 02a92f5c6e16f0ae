import { describe, expect, test } from 'vitest';
import { play, type PlayableResponse } from '../../src/replay/player.ts';
import { until } from '../support/wire.ts';

const recording = (ending: PlayableResponse['ending'], ...atMs: number[]): PlayableResponse => ({
  status: 200,
  headers: [],
  framing: undefined,
  chunks: atMs.map((at, index) => ({ atMs: at, bytes: Buffer.from(`chunk ${index}`) })),
  ending,
});
const never = (): AbortSignal => new AbortController().signal;

async function gather(body: AsyncIterable<Buffer>, into: string[] = []): Promise<string[]> {
  for await (const bytes of body) into.push(bytes.toString());
  return into;
}

describe('playing a recording', () => {
  test('yields every chunk as recorded, in order', async () => {
    expect(await gather(play(recording('finished', 0, 0, 3600_000), 0, never()))).toEqual([
      'chunk 0',
      'chunk 1',
      'chunk 2',
    ]);
  });

  test('keeps the recorded gaps, divided by the speed', async () => {
    const done: string[] = [];
    const speeds = { recorded: 1, 'twice as fast': 2, 'without waiting': 0 };
    const playing = Object.entries(speeds).map(async ([name, speed]) => {
      await gather(play(recording('finished', 30, 120), speed, never()));
      done.push(name);
    });
    await Promise.all(playing);
    expect(done).toEqual(['without waiting', 'twice as fast', 'recorded']);
  });

  test('breaks after the last chunk when the recording is cut', async () => {
    const reply: string[] = [];
    await expect(gather(play(recording('cut', 0), 0, never()), reply)).rejects.toThrow('the recording broke off');
    expect(reply).toEqual(['chunk 0']);
  });

  test('stops at once when the client disconnects in a gap or a stall', async () => {
    for (const playing of [recording('finished', 0, 3600_000), recording('silent', 0)]) {
      const gone = new AbortController();
      const reply: string[] = [];
      const playback = gather(play(playing, 1, gone.signal), reply);
      await until(() => reply.length > 0);
      gone.abort(new Error('the client went away'));
      await expect(playback).rejects.toThrow('the client went away');
      expect(reply).toEqual(['chunk 0']);
    }
  });

  test('plays nothing when the client has already disconnected', async () => {
    const gone = AbortSignal.abort(new Error('gone before'));
    const reply: string[] = [];
    await expect(gather(play(recording('silent', 0), 0, gone), reply)).rejects.toThrow('gone before');
    expect(reply).toEqual([]);
  });
});
