import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import { startUpstream, type ScriptedPiece } from '../support/upstream.ts';
import { sendClientRequest, pairs, classifyAnswer } from './client-request.ts';
import { report } from './plan.ts';
import { someReply, startSoakGateway, vendorOf } from './soak-gateway.ts';

const hour = 3_600_000;
const jumps = { 'an hour on': hour, 'a day on': 24 * hour, 'a day back': -24 * hour, 'a year back': -365 * 24 * hour };

test('streams continue with the same time limits when the clock jumps', async (context) => {
  const upstream = await startUpstream();
  upstream.answerWith((request) => {
    const { asked: sent, streams, writer } = vendorOf(request);
    const events = writer.stream(someReply, sent(request).model);
    // A silence in the middle, in which the clock jumps.
    return streams(
      events.flatMap((event, index): ScriptedPiece[] => (index === 3 ? [{ silence: 1_000 }, event] : [event])),
    );
  });
  const gateway = await startSoakGateway({
    upstream,
    settings: '[limits]\nidle_timeout = "20s"\ntotal_timeout = "60s"\n',
  });
  const whole = new Map<string, string[]>();
  try {
    for (const [name, by] of Object.entries(jumps)) {
      const sent = pairs.map((pair) => sendClientRequest(gateway.url, { ...pair, model: 'm', stream: true }));
      await pause(500);
      await gateway.moveClock(by);
      const answers = await Promise.all(sent);
      expect(answers.map((each, index) => classifyAnswer(pairs[index]?.client ?? 'gemini', each))).toEqual(
        pairs.map(() => 'whole'),
      );
      whole.set(
        name,
        answers.map(({ traceId }) => traceId),
      );
    }
    const { active, traces } = await gateway.state();
    expect({ active, state: traces.state, lost: traces.lost_exchanges }).toEqual({
      active: 0,
      state: 'ok',
      lost: 0,
    });
    expect(await gateway.stop()).toBe(0);
    const store = await openTraceStore(`file:${gateway.database}`);
    const recorded = new Map((await store.list({}, 1_000)).map((row) => [row.id, row]));
    await store.close();
    const tookMs = [...whole].map(([name, ids]) => ({
      name,
      took: ids.map((id) => Number(recorded.get(id)?.totalAfter) / 1_000),
    }));
    report(context, {
      title: 'Jumps of the clock within a stream',
      columns: ['jump', 'whole', 'recorded as taking'],
      rows: tookMs.map(({ name, took }) => [
        name,
        took.length,
        `${Math.round(Math.min(...took))} to ${Math.round(Math.max(...took))} ms`,
      ]),
    });
    for (const took of tookMs.flatMap((each) => each.took)) {
      expect(took).toBeGreaterThan(900);
      expect(took).toBeLessThan(30_000);
    }
    expect(await gateway.countByStatus()).toEqual({ ok: recorded.size });
    expect(recorded.size).toBe(pairs.length * whole.size);
  } finally {
    await gateway.remove();
    await upstream.close();
  }
});
