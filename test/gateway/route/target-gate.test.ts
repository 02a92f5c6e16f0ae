import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTargetGate, type TargetPermit, type AttemptOutcome } from '../../../src/gateway/route/target-gate.ts';

const target = { backend: 'one', model: 'm' };
const skippable = { evenIfPaused: false };

function started({ capacity = 1000 }: { capacity?: number } = {}) {
  const clock = { now: 0 };
  const gate = createTargetGate(new Map([['one', capacity]]), { now: () => clock.now });
  const enter = (model = 'm') => gate.enter({ backend: 'one', model }, skippable);
  const admitted = (model = 'm'): TargetPermit => {
    const entered = enter(model);
    if (typeof entered === 'string') throw new Error(`refused: ${entered}`);
    return entered;
  };
  const attempt = (outcome: AttemptOutcome, times = 1): void => {
    for (let count = 0; count < times; count++) admitted().end(outcome);
  };
  return { clock, gate, enter, admitted, attempt };
}

describe('a target that keeps failing', () => {
  test('is paused after five consecutive failures, without affecting other targets', () => {
    const { attempt, enter, admitted } = started();
    attempt('failed', 4);
    admitted().end('failed');
    expect(enter()).toBe('paused');
    expect(enter('another')).toBeTypeOf('object');
  });

  test('is counted as paused until its pause has ended', () => {
    const { attempt, gate, clock } = started();
    attempt('failed', 4);
    expect(gate.pausedTargets).toBe(0);
    attempt('failed');
    expect(gate.pausedTargets).toBe(1);
    clock.now += 30_000;
    expect(gate.pausedTargets).toBe(0);
  });

  test('counts from zero again after a success', () => {
    const { attempt, enter } = started();
    attempt('failed', 4);
    attempt('succeeded');
    attempt('failed', 4);
    expect(enter()).toBeTypeOf('object');
  });

  test('is probed by one request at a time after 30 s, which ends or restarts the pause', () => {
    const { clock, attempt, enter, admitted } = started();
    attempt('failed', 5);
    clock.now = 29_999;
    expect(enter()).toBe('paused');
    clock.now = 30_000;
    const first = admitted();
    expect(enter()).toBe('paused');
    first.end('failed');
    expect(enter()).toBe('paused');
    clock.now = 60_000;
    const second = admitted();
    second.end('succeeded');
    admitted();
    admitted();
  });

  test('is probed again immediately when the probe proves nothing', () => {
    const { clock, attempt, enter, admitted } = started();
    attempt('failed', 5);
    clock.now = 30_000;
    admitted().end('unknown');
    const probe = admitted();
    expect(enter()).toBe('paused');
    probe.end('unknown');
    admitted();
  });

  test('is still being probed while another forced request starts and ends', () => {
    const { clock, attempt, enter, admitted, gate } = started();
    attempt('failed', 5);
    clock.now = 30_000;
    const probe = admitted();
    const other = gate.enter(target, { evenIfPaused: true });
    if (typeof other === 'string') throw new Error(other);
    other.end('unknown');
    expect(enter()).toBe('paused');
    probe.end('unknown');
    expect(enter()).toBeTypeOf('object');
  });
});

test('a rejected probe does not count: the next request can end the pause', () => {
  const { clock, attempt, enter, admitted } = started({ capacity: 1 });
  attempt('failed', 5);
  clock.now = 30_000;
  const other = admitted('other-model');
  expect(enter()).toBe('busy');
  other.end('succeeded');
  admitted().end('succeeded');
  expect(enter()).toBeTypeOf('object');
});

test('an admittance counts once, however often it is ended', () => {
  const { admitted, enter } = started({ capacity: 1 });
  const first = admitted();
  first.end('unknown');
  first.end('failed');
  admitted();
  expect(enter()).toBe('busy');
});

// ---------------------------------------------------------------- any sequence of events

/** The specification of the gate as a simple model, compared after every event. */
interface Model {
  failures: number;
  pausedAt: number | undefined;
  /** Of the requests in flight, the one that probes. */
  probe: TargetPermit | undefined;
}

const models = ['m', 'n'] as const;
const events = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('enter' as const),
        model: fc.constantFrom(...models),
        evenIfPaused: fc.boolean(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constant('end' as const),
        which: fc.nat(5),
        outcome: fc.constantFrom<AttemptOutcome>('succeeded', 'failed', 'failed', 'failed', 'unknown'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(1, 15_000, 30_000) }) },
  ),
  { maxLength: 80 },
);

test('any sequence of events is answered as specified, and afterwards traffic always returns', () => {
  fc.assert(
    fc.property(events, fc.integer({ min: 1, max: 3 }), (sequence, capacity) => {
      const { clock, gate } = started({ capacity });
      const states = new Map(
        models.map((model): [string, Model] => [model, { failures: 0, pausedAt: undefined, probe: undefined }]),
      );
      const inside: { model: string; admittance: TargetPermit }[] = [];
      const stateOf = (model: string): Model => {
        const state = states.get(model);
        if (!state) throw new Error(`no state of ${model}`);
        return state;
      };
      const end = (at: number, outcome: AttemptOutcome): void => {
        const [ended] = inside.splice(at, 1);
        if (!ended) return;
        ended.admittance.end(outcome);
        const state = stateOf(ended.model);
        if (state.probe === ended.admittance) state.probe = undefined;
        if (outcome === 'succeeded') states.set(ended.model, { failures: 0, pausedAt: undefined, probe: undefined });
        if (outcome === 'failed' && ++state.failures >= 5) state.pausedAt = clock.now;
      };
      for (const event of sequence) {
        if (event.type === 'wait') clock.now += event.ms;
        else if (event.type === 'end') end(event.which % Math.max(1, inside.length), event.outcome);
        else {
          const { model, evenIfPaused } = event;
          const state = stateOf(model);
          const isHalfOpen = state.pausedAt !== undefined && clock.now - state.pausedAt >= 30_000;
          const isPaused = state.pausedAt !== undefined && (!isHalfOpen || state.probe !== undefined);
          const expected = isPaused && !evenIfPaused ? 'paused' : inside.length >= capacity ? 'busy' : 'admitted';
          const entered = gate.enter({ backend: 'one', model }, { evenIfPaused });
          expect(typeof entered === 'string' ? entered : 'admitted').toBe(expected);
          if (typeof entered === 'string') continue;
          inside.push({ model, admittance: entered });
          if (isHalfOpen && !evenIfPaused) state.probe = entered;
        }
      }
      while (inside.length > 0) end(0, 'unknown');
      clock.now += 30_000;
      for (const model of models) {
        const entered = gate.enter({ backend: 'one', model }, skippable);
        if (typeof entered === 'string') throw new Error(`${model} is ${entered} though nothing is under way`);
        entered.end('succeeded');
      }
    }),
    { numRuns: 2_000 },
  );
});
