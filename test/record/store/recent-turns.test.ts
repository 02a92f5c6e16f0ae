import { afterEach, describe, expect, test, vi } from 'vitest';
import { RecentTurns, type RequestBody } from '../../../src/record/store/recent-turns.ts';

const body = (text: string): RequestBody => ({
  role: 'client-request',
  part: 0,
  isFinal: true,
  start: 0,
  bytes: Buffer.from(text),
});
const keep = (turns: RecentTurns, seq: number, text: string): void =>
  turns.keep(seq, { part: 0, bodies: [body(text)], depth: 0 });
const history = 'a history that is long enough to be worth a reference; '.repeat(100);

afterEach(() => void vi.useRealTimers());

describe('the turn that a request repeats', () => {
  test('is the one with most in common, and is continued where nearly all of it is', () => {
    const turns = new RecentTurns();
    keep(turns, 1, `${history}${'x'.repeat(9_000)}`);
    keep(turns, 2, `${history}${'y'.repeat(9_000)}`);
    const found = turns.findRepeated(3, body(`${history}${'y'.repeat(9_000)} and more`));
    expect([found?.turn.seq, found?.isContinued]).toEqual([2, true]);
    const other = turns.findRepeated(3, body(`${history}${'x'.repeat(200)}`));
    expect([other?.turn.seq, other?.isContinued]).toEqual([1, false]);
  });

  test('is none where too little is in common, and never its own exchange', () => {
    const turns = new RecentTurns();
    keep(turns, 1, `${history}x`);
    expect(turns.findRepeated(2, body(`other ${history}`))).toBeUndefined();
    expect(turns.findRepeated(1, body(`${history}x`))).toBeUndefined();
  });
});

describe('what is in memory', () => {
  test('is bounded: what was used first goes first, and one that takes all of it is not kept', () => {
    const turns = new RecentTurns(10_000);
    for (const seq of [1, 2, 3]) keep(turns, seq, 'z'.repeat(4_000));
    expect(turns.seqs).toEqual([2, 3]);
    keep(turns, 2, 'z'.repeat(4_000));
    keep(turns, 4, 'z'.repeat(4_000));
    expect(turns.seqs).toEqual([2, 4]);
    keep(turns, 5, 'z'.repeat(11_000));
    expect(turns.seqs).toEqual([2, 4]);
  });

  test('is forgotten after some minutes without a long request', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const turns = new RecentTurns();
    keep(turns, 1, history);
    vi.advanceTimersByTime(4 * 60_000);
    turns.forgetIdle();
    expect(turns.seqs).toEqual([1]);
    vi.advanceTimersByTime(2 * 60_000);
    turns.forgetIdle();
    expect(turns.seqs).toEqual([]);
  });
});
