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
  expect(detailNames(trace)).toEqual(['after', 'why']);
});

test.each([
  ['exported by a version without causes', undefined],
  ['recorded by one', null],
])('an attempt that was %s is valid, and shown with its reason alone', async (_, cause) => {
  const trace = await exportedTrace();
  for (const attempt of trace.backend?.attempts ?? []) Object.assign(attempt, { cause });
  const older: unknown = JSON.parse(JSON.stringify(trace));
  expect(validateTrace(older)).toBe(true);
  expect(detailNames(trace)).toEqual(['after', 'why']);
});

test('an attempt with an unknown cause is not valid', async () => {
  const trace = await exportedTrace();
  for (const attempt of trace.backend?.attempts ?? []) Object.assign(attempt, { cause: 'mood' });
  expect(validateTrace(trace)).toBe(false);
});
