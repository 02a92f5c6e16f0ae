import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalJson } from '../../src/core/canonical-json.ts';
import { parseJson } from '../../src/core/json.ts';
import { exportTrace } from '../../src/inspect/export/trace-json.ts';
import type { RunningServer } from '../../src/server/server.ts';
import { conversations, record, startReplay } from './golden-conversations.ts';

/**
 * What is derived from what was recorded of a hundred conversations. A difference is meant or a fault; `npm test -- test/golden -u`
 * writes what is meant.
 */

let mock: RunningServer;
beforeAll(async () => {
  mock = await startReplay();
});
afterAll(() => mock.stop(0));

/** Of what is long its digest only. Times, ids and ports differ from run to run. */
function derivedOf(trace: ReturnType<typeof exportTrace>): object {
  const { frontend, backend, response, trace_id: _id, started_at: _at, timing: _timing, ...derived } = trace;
  return {
    ...derived,
    core_request: digestOf(frontend.core_request),
    core_events: backend?.core_events?.map(({ event }) => event.type).join(' ') ?? null,
    final_response: digestOf(backend?.final_response ?? null),
    status: response?.status ?? null,
  };
}

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(steady(canonicalJson(parseJson(JSON.stringify(value)) ?? null)))
    .digest('hex')
    .slice(0, 16);

/** Without the port of this run, and the ids that were made in it. */
const steady = (text: string): string =>
  text.replaceAll(new URL(mock.url).host, 'mock').replaceAll(/(?<=_)[0-9a-f]{32}\b/g, 'made');

const folder = join(import.meta.dirname, 'derived');

test('nothing is kept of conversations that are none any more', () => {
  const known = new Set(conversations.map(({ name }) => `${name}.json`));
  expect(readdirSync(folder).filter((file) => !known.has(file))).toEqual([]);
});

test.each(conversations.map((each) => [each.name, each] as const))('%s', async (name, conversation) => {
  const { traces } = await record(conversation, mock);
  const derived = steady(
    `${JSON.stringify(
      traces.map((trace) => derivedOf(exportTrace(trace))),
      null,
      2,
    )}\n`,
  );
  await expect(derived).toMatchFileSnapshot(join(folder, `${name}.json`));
});
