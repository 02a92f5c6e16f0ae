import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import { protocols, type Protocol } from '../../src/core/types.ts';
import { retranslateRequest, translateTo } from '../../src/diagnose/translate-request.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { findMessage } from '../../src/record/decode-exchange.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import type { TraceStore } from '../../src/record/store/trace-store.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway } from '../support/conversation.ts';
import { answerOf } from '../support/reply.ts';
import { everything } from '../support/request-with-everything.ts';
import { startUpstream } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';
import type { StoredTrace } from '../../src/record/store/stored-trace.ts';

const pairs = protocols.flatMap((client) => protocols.map((vendor) => ({ client, vendor })));
const caseOf = (client: Protocol, vendor: Protocol, mode: string): string => `${client} ${vendor} ${mode}`;

const configured = (baseUrl: string) =>
  testConfig({
    backends: Object.values(vendors).map(({ protocol, base }) =>
      testBackend({ name: protocol, protocol, baseUrl: baseUrl + base, retries: 0 }),
    ),
    models: { '*': 'anthropic/*' },
    facts: () => ({ maxOutput: 4000, reasoning: 'effort' }),
  });
const config = configured('http://127.0.0.1:9');

let directory: string;
let store: TraceStore;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'louter-translate-'));
  const url = `file:${join(directory, 'louter.db')}`;
  const upstream = await startUpstream();
  const silent = { info() {}, warn() {}, error() {} };
  const { gateway, ask } = startBareGateway(configured(upstream.url), {
    recorder: createRecorder({ url, bodies: 'full', secrets: [], log: silent }),
  });
  for (const { client, vendor } of pairs)
    for (const mode of client === vendor ? ['proxy', 'baseline'] : ['proxy']) {
      const { writer, asked } = vendors[vendor];
      upstream.answerWith((request) =>
        answerOf(writer, { text: 'Here.', usage: { input: 10, cached: 0, output: 5 } }, { json: asked(request) }),
      );
      const { target, body } = everything[client];
      const headers = {
        'x-louter-backend': vendor,
        'x-louter-mode': mode,
        'x-louter-case': caseOf(client, vendor, mode),
      };
      await ask({
        client,
        target: target.plain,
        body: { ...body, ...(client === 'gemini' ? {} : { stream: false }) },
        headers,
      });
    }
  await gateway.stop(0);
  await upstream.close();
  store = await openTraceStore(url);
}, 60_000);
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

async function recordedCase(name: string): Promise<StoredTrace> {
  const [row] = await store.list({ case: name }, 1);
  if (!row) throw new Error(`nothing was recorded for ${name}`);
  return store.get(row.id);
}

/** The trace with another body sent upstream. */
function withSentBody(trace: StoredTrace, alter: (body: JsonObject) => JsonObject): StoredTrace {
  const messages = trace.messages.map((message) =>
    message.role === 'upstream-request' && message.body
      ? {
          ...message,
          body: Buffer.from(JSON.stringify(alter(asObject(parseJson(message.body.toString('utf8'))) ?? {}))),
        }
      : message,
  );
  return { ...trace, messages };
}

describe('a recorded request', () => {
  test.each(pairs)('of $client to $vendor is translated to what was sent', async ({ client, vendor }) => {
    const trace = await recordedCase(caseOf(client, vendor, 'proxy'));
    expect(findMessage(trace, 'upstream-request')?.body?.length).toBeGreaterThan(100);
    expect(retranslateRequest(trace, config)).toEqual({ verdict: 'same' });
  });

  test('differs where another body was sent', async () => {
    const trace = await recordedCase(caseOf('anthropic', 'openai-chat', 'proxy'));
    const altered = withSentBody(trace, (body) => {
      const { model: _, ...rest } = body;
      return { ...rest, seed: 1 };
    });
    expect(retranslateRequest(altered, config)).toMatchObject({
      verdict: 'differs',
      differences: [
        { path: '/seed', then: 1, now: undefined },
        { path: '/model', then: undefined },
      ],
    });
  });

  test.each([
    ['passed through', { mode: 'baseline' }, 'its bytes were passed through unchanged'],
    [
      'completed from memory',
      { notes: JSON.stringify([{ what: 'restored what the vendor sent in earlier turns' }]) },
      'its request depends on more than its bytes: restored what the vendor sent in earlier turns',
    ],
    ['refused', { protocol: null }, 'nothing was sent upstream'],
    ['stored without bodies', { bodies: 'metadata' }, 'its bodies are not stored'],
  ])('that was %s is skipped', async (_what, fields, why) => {
    const trace = await recordedCase(caseOf('anthropic', 'openai-chat', 'proxy'));
    expect(retranslateRequest({ ...trace, row: { ...trace.row, ...fields } }, config)).toEqual({
      verdict: 'skipped',
      why,
    });
  });
});

describe('a baseline trace', () => {
  test.each(pairs)(
    'of $client is translated to $vendor as it would be sent, with the same check',
    async ({ client, vendor }) => {
      const trace = await recordedCase(caseOf(client, client, 'baseline'));
      const found = translateTo(trace, vendor, config);
      const translated = checkExchange(await recordedCase(caseOf(client, vendor, 'proxy')));
      const findings = translated.findings.filter(({ leg }) => leg === 'request');
      expect(found).toMatchObject({ verdict: translated.request, violations: [], findings, why: null });
    },
  );

  test('has the same body as a trace that was translated', async () => {
    const [baseline, translated] = [
      await recordedCase(caseOf('anthropic', 'anthropic', 'baseline')),
      await recordedCase(caseOf('anthropic', 'gemini', 'proxy')),
    ];
    const sent = JSON.parse(findMessage(translated, 'upstream-request')?.body?.toString('utf8') ?? '');
    expect(translateTo(baseline, 'gemini', config)).toMatchObject({ body: sent, why: null });
  });
});
