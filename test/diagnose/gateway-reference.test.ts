import { afterEach, expect, test } from 'vitest';
import { compareBackend, describeComparison } from '../../src/diagnose/gateway-reference.ts';
import { testBackend } from '../support/config.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

let upstream: Upstream | undefined;
afterEach(() => upstream?.close());

const comparedWith = async (
  page: string,
  contentType = 'text/markdown',
  protocol: 'anthropic' | 'openai-chat' = 'anthropic',
) => {
  upstream = await startUpstream();
  upstream.answerWith(({ path }) =>
    path === '/below/protocol'
      ? { status: 200, headers: { 'content-type': contentType }, body: page }
      : jsonAnswer({ error: 'not here' }, 404),
  );
  const backend = testBackend({ name: 'team', protocol, baseUrl: `${upstream.url}/below` });
  return compareBackend(backend);
};

test('a backend that is a gateway with a page of its own is compared with the reference', async () => {
  const found = await comparedWith(
    '# Protocol\n\n`POST /v1/messages`, `GET /v1/models` and `POST /v1/messages/count_tokens_later`',
    'text/markdown; charset=utf-8',
  );
  expect(found && describeComparison(found)).toBe(
    'its page at /protocol names POST /v1/messages, GET /v1/models; without POST /v1/messages/count_tokens tokens are estimated',
  );
});

test('a page of another kind, and a backend of another protocol, are no such gateway', async () => {
  expect(await comparedWith('<html>', 'text/html')).toBeUndefined();
  await upstream?.close();
  expect(await comparedWith('`POST /v1/messages`', 'text/markdown', 'openai-chat')).toBeUndefined();
});

test('the address of the vendor is not asked', async () => {
  expect(
    await compareBackend(testBackend({ name: 'a', protocol: 'anthropic', baseUrl: 'https://api.anthropic.com' })),
  ).toBeUndefined();
});
