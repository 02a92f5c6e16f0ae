import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig } from '../../../src/config/config.ts';
import { protocols, type Protocol } from '../../../src/core/types.ts';
import { checkReachability } from '../../../src/diagnose/reachability.ts';
import { testBackend, testConfig } from '../../support/config.ts';
import { startTestGateway, type BareGateway } from '../../support/conversation.ts';
import { jsonAnswer, startUpstream, type ReceivedUpstreamRequest, type Upstream } from '../../support/upstream.ts';
import type { ScriptedReply } from '../../support/reply.ts';
import { vendors } from '../../support/vendors.ts';

const hello: ScriptedReply = { text: 'Hello there.', usage: { input: 20, cached: 0, output: 4 } };

let upstream: Upstream;
let folder: string;
beforeEach(async () => {
  upstream = await startUpstream();
  folder = mkdtempSync(join(tmpdir(), 'louter-command-'));
});
afterEach(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true });
});

/** A command whose n-th run prints `canary-key-n`. */
function counting(rest = ''): BackendConfig['auth'] {
  const command = [
    process.execPath,
    '-e',
    `const fs = require('fs'); const file = ${JSON.stringify(join(folder, 'runs'))};
     fs.appendFileSync(file, 'x'); console.log('canary-key-' + fs.readFileSync(file).length);${rest}`,
  ] as const;
  return { kind: 'command', ttlMs: null, command: [...command], written: command };
}
const runs = (): number => readFileSync(join(folder, 'runs')).length;
const keyOf = ({ headers }: ReceivedUpstreamRequest): string | undefined =>
  headers.authorization?.replace('Bearer ', '') ??
  [headers['x-api-key'], headers['x-goog-api-key']].flat().find(Boolean);

function start(protocol: Protocol, auth: BackendConfig['auth'], more: Partial<BackendConfig> = {}): BareGateway {
  const { writer, asked, streams, base } = vendors[protocol];
  upstream.answerWith((request) => {
    if (keyOf(request) === 'canary-key-1' && upstream.received.length > 1)
      return jsonAnswer({ error: { message: `the key ${keyOf(request)} is expired`, type: 'x' } }, 401);
    const { stream, model } = asked(request);
    return stream ? streams(writer.stream(hello, model)) : jsonAnswer(writer.plain(hello, model));
  });
  return startTestGateway(
    testConfig({
      backends: [testBackend({ name: 'one', protocol, baseUrl: upstream.url + base, auth, retries: 0, ...more })],
      models: { '*': 'one/m' },
    }),
  );
}

const ask = (gateway: BareGateway, stream: boolean) =>
  gateway.ask({
    client: 'anthropic',
    body: { model: 'm', max_tokens: 50, stream, messages: [{ role: 'user', content: 'hi' }] },
  });

describe.each(protocols.flatMap((protocol) => [true, false].map((stream) => ({ protocol, stream }))))(
  'api_key_command of $protocol (stream: $stream)',
  ({ protocol, stream }) => {
    test('sends its key, and another one after a 401', async () => {
      const gateway = start(protocol, counting());
      expect((await ask(gateway, stream)).text).toContain('Hello t');
      const second = await ask(gateway, stream);
      expect(second.status).toBe(200);
      expect(second.text).toContain('Hello t');
      expect(upstream.received.map(keyOf)).toEqual(['canary-key-1', 'canary-key-1', 'canary-key-2']);
      expect(second.exchange.notes).toContainEqual({
        what: 'renewed the credential of the backend, which refused it, and sent the request again',
      });
      expect(runs()).toBe(2);
      expect(JSON.stringify(second.exchange)).not.toContain('canary-key');
    });
  },
);

describe('api_key_command', () => {
  test('runs once for requests at the same time', async () => {
    const gateway = start('openai-chat', counting());
    upstream.answerWith(() => jsonAnswer(vendors['openai-chat'].writer.plain(hello, 'm')));
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(gateway, false)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(runs()).toBe(1);
  });

  test('is not run again for the same request, and the vendor sees a key that stays the same once', async () => {
    const gateway = start('openai-chat', {
      kind: 'command',
      ttlMs: null,
      command: [process.execPath, '-p', '"canary-same-key"'],
      written: [],
    });
    upstream.answerWith(() => jsonAnswer({ error: { message: 'canary-same-key is wrong', type: 'x' } }, 401));
    const reply = await ask(gateway, false);
    expect(reply.status).toBe(401);
    expect(reply.text).not.toContain('canary-same-key');
    expect(reply.headers['x-should-retry']).toBe('false');
    expect(upstream.received).toHaveLength(1);
    expect(
      Buffer.concat((reply.exchange.backend?.response?.chunks ?? []).map(({ bytes }) => Buffer.from(bytes))).toString(),
    ).not.toContain('canary');
  });

  test('leads to the next target if it fails, and pauses this one', async () => {
    const failing: BackendConfig['auth'] = {
      kind: 'command',
      ttlMs: null,
      command: [process.execPath, '-e', `console.error('please log in'); process.exit(1)`],
      written: [],
    };
    const { writer } = vendors['openai-chat'];
    upstream.answerWith(() => jsonAnswer(writer.plain(hello, 'm')));
    const backend = { protocol: 'openai-chat', baseUrl: `${upstream.url}/v1`, retries: 0 } as const;
    const gateway = startTestGateway(
      testConfig({
        backends: [testBackend({ name: 'one', auth: failing, ...backend }), testBackend({ name: 'two', ...backend })],
        models: { '*': ['one/m', 'two/m'] },
      }),
    );
    const reply = await ask(gateway, false);
    expect(reply.text).toContain('Hello t');
    expect(reply.exchange.notes).toContainEqual({
      what: 'one/m cannot be sent a request, as there is no credential for it (401); all its models get no requests for 60 s: run the api_key_command of the backend yourself, or log in to its cloud',
      saw: 'api_key_command: node ended with exit code 1: please log in',
      made: 'the next target was tried',
    });
  });

  test('gives its client its error if no target is left', async () => {
    const gateway = start('openai-chat', {
      kind: 'command',
      ttlMs: null,
      command: [process.execPath, '-e', `console.error('please log in'); process.exit(1)`],
      written: [],
    });
    const reply = await ask(gateway, true);
    expect(reply.status).toBe(401);
    expect(reply.text).toContain('api_key_command: node ended with exit code 1: please log in');
    expect(reply.headers['x-should-retry']).toBe('false');
    expect(upstream.received).toHaveLength(0);
  });

  test('is used to list models, and its failure is a finding', async () => {
    upstream.answerWith((request) => jsonAnswer({ object: 'list', data: [{ id: keyOf(request) ?? 'none' }] }));
    const backend = testBackend({ name: 'one', baseUrl: `${upstream.url}/v1`, auth: counting() });
    expect(await checkReachability(backend, { routes: [], models: [] })).toMatchObject({
      verdict: 'ok',
      models: ['canary-key-1'],
    });
    writeFileSync(join(folder, 'x'), '');
    const broken = { ...backend, auth: counting(`console.error('log in'); process.exit(2)`) };
    expect(await checkReachability(broken, { routes: [], models: [] })).toMatchObject({
      verdict: 'unauthorized',
      what: 'api_key_command: node ended with exit code 2: log in',
    });
  });
});
