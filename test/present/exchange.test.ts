import { expect, test } from 'vitest';
import { validateTrace } from '../../generated/louter.validators.js';
import { exportTrace } from '../../src/inspect/export/trace-json.ts';
import { routingLines } from '../../src/present/exchange.ts';
import { backend, exchange } from '../record/support/exchange.ts';
import { newStore, reader, storeAll } from '../record/support/store.ts';

async function exportedTrace() {
  const url = newStore();
  const recorded = exchange({ backend: backend() });
  await storeAll([recorded], { url });
  return exportTrace(await (await reader(url)).get(recorded.traceId));
}

const detailNames = (trace: Parameters<typeof routingLines>[0]): string[] =>
  routingLines(trace).flatMap(({ details = [] }) => details.map(({ name }) => name));

test('an attempt is shown with its cause', async () => {
  const trace = await exportedTrace();
  expect(validateTrace(trace)).toBe(true);
  expect(trace.backend?.attempts).toMatchObject([{ cause: 'first', reason: 'first choice' }]);
  expect(detailNames(trace)).toEqual(['after', 'took', 'why']);
});

test('the time of attempts before the last one is shown', async () => {
  const trace = await exportedTrace();
  const { backend: recorded } = trace;
  const attempt = recorded?.attempts[0];
  if (!recorded || !attempt) throw new Error('nothing was attempted');
  const lost = (attempts: (typeof attempt)[]) => routingLines({ ...trace, backend: { ...recorded, attempts } });
  expect(lost([attempt]).some(({ kind }) => kind === 'lost')).toBe(false);
  const lines = lost([
    { ...attempt, started_ms: 1, status: 503 },
    { ...attempt, started_ms: 1201 },
  ]);
  expect(lines.at(-1)).toMatchObject({ kind: 'lost', text: '1.2 s in 1 attempt before the last one' });
  expect(lines[1]?.details).toContainEqual({ name: 'took', text: '1.2 s' });
});

test.each([
  ['exported by a version without causes', undefined],
  ['recorded by one', null],
])('an attempt that was %s is valid, and shown with its reason alone', async (_, cause) => {
  const trace = await exportedTrace();
  for (const attempt of trace.backend?.attempts ?? []) Object.assign(attempt, { cause });
  const older: unknown = JSON.parse(JSON.stringify(trace));
  expect(validateTrace(older)).toBe(true);
  expect(detailNames(trace)).toEqual(['after', 'took', 'why']);
});

test('an attempt with an unknown cause is not valid', async () => {
  const trace = await exportedTrace();
  for (const attempt of trace.backend?.attempts ?? []) Object.assign(attempt, { cause: 'mood' });
  expect(validateTrace(trace)).toBe(false);
});
