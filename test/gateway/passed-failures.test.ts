import { afterAll, expect, test } from 'vitest';
import type { BackendConfig } from '../../src/config/config.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startTestGateway, type ReceivedReply } from '../support/conversation.ts';
import { jsonAnswer, startUpstream, type ScriptedAnswer } from '../support/upstream.ts';
import { selectRows, storeAll } from '../record/support/store.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());

function ask(backend: Partial<BackendConfig>, model = 'm', stream = false): Promise<ReceivedReply> {
  const { ask: send } = startTestGateway(
    testConfig({
      backends: [testBackend({ name: 'one', protocol: 'anthropic', baseUrl: upstream.url, retries: 0, ...backend })],
      models: { '*': 'one/*' },
    }),
  );
  const messages = [{ role: 'user', content: 'hi' }];
  return send({ client: 'anthropic', body: { model, max_tokens: 9, stream, messages } });
}

const page = '<!doctype html><html><body><h1>Log in</h1></body></html>';

test.each(['text/html', 'text/plain', 'application/json', 'text/event-stream', undefined])(
  'records a web page with status 200 and content type %s as an error of the backend',
  async (type) => {
    upstream.answerWith((): ScriptedAnswer => ({ headers: { ...(type && { 'content-type': type }) }, body: page }));
    for (const stream of [false, true]) {
      const { exchange } = await ask({}, 'm', stream);
      expect(exchange).toMatchObject({ mode: 'baseline', status: 'upstream-error' });
      expect(exchange.error?.message).toContain('a web page "Log in"');
    }
  },
);

test.each([1, 5, 14])('does so in whatever pieces the page comes, such as of %i bytes', async (size) => {
  const pieces = page.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
  const body = pieces.flatMap((piece) => [piece, { silence: 2 }]);
  upstream.answerWith((): ScriptedAnswer => ({ headers: { 'content-type': 'text/event-stream' }, body }));
  const { exchange } = await ask({}, 'm', true);
  expect(exchange.error?.message).toContain('a web page "Log in"');
});

test.each([
  [
    'in the form of the protocol',
    { type: 'error', error: { type: 'api_error', message: 'the disk of the vendor is full' } },
  ],
  ['in another form', { detail: 'the disk of the vendor is full' }],
])('records what the vendor wrote %s of an error that passes through', async (_form, body) => {
  upstream.answerWith(() => jsonAnswer(body, 500));
  const { exchange, status } = await ask({});
  expect([status, exchange.status]).toEqual([500, 'upstream-error']);
  expect(exchange.error?.message).toBe('the disk of the vendor is full');
});

test('records what the vendor wrote in a recorded error', async () => {
  const { exchange } = await ask({ protocol: 'replay', mode: 'baseline' }, 'replay/anthropic/authentication');
  expect(exchange.status).toBe('upstream-error');
  expect(exchange.error?.message).toBe('invalid x-api-key');
});

test('an error within a stream that passes through is that of its request', async () => {
  const event = { type: 'error', error: { type: 'overloaded_error', message: 'no model is free' } };
  upstream.answerWith((): ScriptedAnswer => ({
    headers: { 'content-type': 'text/event-stream' },
    body: `event: error\ndata: ${JSON.stringify(event)}\n\n`,
  }));
  const { exchange } = await ask({}, 'm', true);
  const url = await storeAll([exchange]);
  const [row] = await selectRows(url, 'SELECT "status", "error", "errorKind" FROM "Exchange"');
  expect(row).toEqual(['upstream-error', 'no model is free', 'overloaded']);
});
