import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isStorableName, truncateName } from '../../src/core/names.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway, type ReceivedReply } from '../support/conversation.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';

let upstream: Upstream;
let bare: BareGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  const backends = Object.values(vendors).map(({ protocol, base }) =>
    testBackend({ name: protocol, protocol, baseUrl: upstream.url + base, retries: 0 }),
  );
  bare = startBareGateway(testConfig({ backends, models: { '*': 'openai-chat/*' } }));
});
afterEach(() => {
  upstream.reset();
  expect(bare.defects.splice(0)).toEqual([]);
});
afterAll(async () => {
  await bare.gateway.stop(0);
  await upstream.close();
});

const tooLong = 'é'.repeat(257);
const messageIn = (text: string): string => /"message":"([^"]*)"|"error":"([^"]*)"/.exec(text)?.slice(1).join('') ?? '';

describe.each(Object.values(vendors).map(({ protocol }) => ({ protocol })))('a $protocol client', ({ protocol }) => {
  const ask = (model: string, headers: Record<string, string> = {}): Promise<ReceivedReply> => {
    const spoken = encodeURIComponent(model);
    return bare.ask({
      client: protocol,
      headers,
      ...(protocol === 'gemini' && { target: `/v1beta/models/${spoken}:generateContent` }),
      body: protocol === 'gemini' ? { contents: [] } : { model, messages: [], input: 'x' },
    });
  };

  test.each(['proxy', 'baseline'])('rejects a model name of more than 512 bytes, in mode %s', async (mode) => {
    const { status, text, exchange } = await ask(tooLong, { 'x-louter-mode': mode });
    expect(status).toBe(400);
    expect(messageIn(text)).toContain('model: expected at most 512 bytes, but it has 514');
    expect(exchange.requestedModel?.length).toBeLessThan(512);
    expect(upstream.received).toHaveLength(0);
  });

  test.each(['x-louter-run', 'x-louter-case', 'x-louter-backend'])(
    'rejects a value of that length in %s',
    async (field) => {
      const { status, text, exchange } = await ask('m', { [field]: 'x'.repeat(513) });
      expect(status).toBe(400);
      expect(messageIn(text)).toContain(`header ${field}: expected at most 512 bytes, but it has 513`);
      expect(JSON.stringify([exchange.run, exchange.case]).length).toBeLessThan(1100);
    },
  );

  test('accepts a name of 512 bytes', async () => {
    const name = 'é'.repeat(256);
    const { exchange } = await ask(name, { 'x-louter-run': 'r'.repeat(512) });
    expect([exchange.requestedModel, exchange.run]).toEqual([name, 'r'.repeat(512)]);
  });
});

test.each([
  ['an earlier answer', { previous_response_id: 'r'.repeat(513), input: 'x' }, 'previous_response_id'],
  ['an item', { input: [{ type: 'item_reference', id: 'i'.repeat(513) }] }, 'item_reference'],
])('rejects an id of %s of that length', async (_what, body, path) => {
  const { status, text } = await bare.ask({ client: 'openai-responses', body: { model: 'm', ...body } });
  expect(status).toBe(400);
  expect(messageIn(text)).toContain(path);
  expect(messageIn(text)).toContain('expected at most 512 bytes');
});

test('truncates a long name at a character boundary', () => {
  for (const length of [512, 513, 600, 2_000_000])
    for (const text of ['x'.repeat(length), `x${'é'.repeat(length)}`, '😀'.repeat(length)]) {
      const kept = truncateName(text);
      expect(isStorableName(kept)).toBe(true);
      expect(text.startsWith(kept.replace(/…$/, ''))).toBe(true);
      expect(Buffer.byteLength(kept)).toBeGreaterThan(500);
    }
});
