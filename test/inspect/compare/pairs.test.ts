import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { protocols } from '../../../src/core/types.ts';
import { compareRuns } from '../../../src/inspect/compare/runs.ts';
import { createRecorder } from '../../../src/record/recorder.ts';
import { openTraceStore } from '../../../src/record/store/prisma-store.ts';
import type { TraceStore } from '../../../src/record/store/trace-store.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startBareGateway } from '../../support/conversation.ts';
import { everything } from '../../support/request-with-everything.ts';
import { jsonAnswer, startUpstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

/** The same request passed through to a vendor of the client's protocol, and translated to one of another. */
const pairs = protocols.flatMap((client) =>
  protocols.filter((vendor) => vendor !== client).map((vendor) => ({ client, vendor })),
);

let directory: string;
let store: TraceStore;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'louter-pairs-'));
  const url = `file:${join(directory, 'louter.db')}`;
  const upstream = await startUpstream();
  const silent = { info() {}, warn() {}, error() {} };
  const backends = Object.values(vendors).map(({ protocol, base }) =>
    testBackend({ name: protocol, protocol, baseUrl: upstream.url + base, retries: 0 }),
  );
  const { gateway, ask } = startBareGateway(testConfig({ backends, models: { '*': 'anthropic/*' } }), {
    recorder: createRecorder({ url, bodies: 'full', secrets: [], log: silent }),
  });
  for (const client of protocols)
    for (const vendor of protocols) {
      const { writer, asked, streams } = vendors[vendor];
      const reply = {
        reasoning: 'I need the weather of Oslo.',
        text: 'I will ask for it.',
        calls: [{ id: `call_${client}_${vendor}`, name: 'get_weather', input: { city: 'Oslo' } }],
        usage: { input: 100, cached: 0, output: 50 },
      };
      upstream.answerWith((request) => {
        const { model, stream } = asked(request);
        return stream ? streams(writer.stream(reply, model)) : jsonAnswer(writer.plain(reply, model));
      });
      const { target, body } = everything[client];
      for (const stream of [false, true]) {
        const headers = {
          'x-louter-backend': vendor,
          'x-louter-mode': client === vendor ? 'baseline' : 'proxy',
          'x-louter-run': `${client} to ${vendor}`,
          'x-louter-case': stream ? 'streamed' : 'plain',
        };
        const streamed = client === 'gemini' ? {} : { stream };
        const path = stream ? target.stream : target.plain;
        await ask({ client, target: path, body: { ...body, ...streamed }, headers });
      }
    }
  await gateway.stop(0);
  await upstream.close();
  store = await openTraceStore(url);
}, 60_000);
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

test.each(pairs)('a request of $client is the same through the proxy to $vendor', async ({ client, vendor }) => {
  const { verdict, cases } = await compareRuns(store, `${client} to ${client}`, `${client} to ${vendor}`);
  const critical = cases.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'critical'));
  expect({ verdict, critical }).toEqual({ verdict: 'same', critical: [] });
  expect(cases.map(({ pairs: count }) => count)).toEqual([1, 1]);
});
