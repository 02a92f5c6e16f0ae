import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { louter } from '../support/command.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';

// Each is planted somewhere else; all have this word in them.
const planted = /[\w.-]*canary[\w.-]*/gi;
const ownKey = 'louter-canary-key-0001';
const ours = {
  'x-louter-key': ownKey,
  'x-api-key': 'sk-ant-canary-key-0000000002',
  authorization: 'Bearer canary-bearer-0000000003',
  'x-goog-api-key': 'AIza-canary-0000000000000000000000000004',
  cookie: 'session=canary-cookie-0005',
};
const path = '/v1/chat/completions?key=canary-in-query-0006';
const output = `my key is sk-ant-canary-in-the-body-00000007, yours ${ownKey}`;

let upstream: Upstream;
let gateway: TestGateway;
let reply = '';
const env = { BACKEND_KEY: 'canary-backend-key-0008', HEADER_KEY: 'canary-header-key-0009' };

const configuration = (url: string): string => `
[server]
keys = ["${ownKey}"]
[backends.translated]
protocol = "openai-chat"
base_url = "${url}/v1"
api_key = "${env.BACKEND_KEY}"
headers = { x-secret-token = "${env.HEADER_KEY}" }
mode = "proxy"
retries = 0
[backends.passed-on]
protocol = "openai-chat"
base_url = "${url}/v1"
api_key = "${env.BACKEND_KEY}"
headers = { x-secret-token = "${env.HEADER_KEY}" }
[models]
"*" = "translated/*"
[log]
level = "trace"
`;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(configuration(upstream.url));
  // A vendor that repeats everything it receives, as some do with invalid keys.
  upstream.answerWith(({ headers, path: sent }) => ({
    status: 401,
    headers: { 'content-type': 'application/json', 'x-echo': env.BACKEND_KEY },
    body: JSON.stringify({ error: { message: `not allowed: ${sent} ${JSON.stringify(headers)}` } }),
  }));
  for (const backend of ['translated', 'passed-on'])
    for (const stream of [false, true]) {
      const response = await fetch(gateway.url + path, {
        method: 'POST',
        headers: { ...ours, 'content-type': 'application/json', 'x-louter-backend': backend },
        body: JSON.stringify({ model: 'm', stream, messages: [{ role: 'user', content: output }] }),
      });
      expect(response.status).toBe(401);
      reply += JSON.stringify([...response.headers]) + (await response.text());
    }
  // Rejected before a backend is contacted: a wrong key, and an unknown path.
  for (const wrong of [path, '/nowhere?key=canary-in-query-0010'])
    reply += await (await fetch(gateway.url + wrong, { headers: { 'x-api-key': 'canary-wrong-key-0011' } })).text();
  for (;;) {
    const { traces } = (await (
      await fetch(`${gateway.url}/api/diagnostics?checks=none`, { headers: ours })
    ).json()) as {
      traces: { written: number };
    };
    if (traces.written >= 4) break;
    await pause(50);
  }
});
afterAll(async () => {
  await gateway.stop();
  await upstream.close();
});

const own = async (address: string): Promise<string> =>
  (await fetch(gateway.url + address, { headers: { 'x-louter-key': ownKey } })).text();

describe('keys of the gateway and of its clients', () => {
  test('are not in any response', () => {
    expect(reply).toContain('[redacted]');
    expect(reply.match(planted)).toBeNull();
  });

  test('are not in the log', () => {
    expect(gateway.log()).toContain('not allowed');
    expect(gateway.log().match(planted)).toBeNull();
  });

  test('are not in any trace, in every output format', async () => {
    const listed = await own('/api/traces');
    const { traces } = JSON.parse(listed) as { traces: { trace_id: string }[] };
    // Four requests, and two that were refused.
    expect(traces).toHaveLength(6);
    const shown = await Promise.all(traces.map(({ trace_id }) => own(`/api/traces/${trace_id}`)));
    const printed = await louter(['traces', 'show', traces[0]?.trace_id ?? '', '--config', gateway.configFile], {
      cwd: gateway.directory,
    });
    expect(printed.code).toBe(0);
    expect(shown.join('')).toContain('my key is');
    expect([listed, ...shown, printed.stdout, printed.stderr].join('').match(planted)).toBeNull();
  });

  test('are not in diagnostics, metrics and other own routes', async () => {
    const all = [await own('/api/diagnostics'), await own('/metrics'), await own('/v1/models'), await own('/health')];
    expect(all.join('').match(planted)).toBeNull();
  });

  test('are not in its files, which only their owner can read', () => {
    const files = readdirSync(gateway.directory).filter((name) => name.startsWith('louter.db'));
    expect(files).toContain('louter.db');
    for (const name of files) {
      const file = join(gateway.directory, name);
      expect(readFileSync(file, 'latin1').match(planted)).toBeNull();
      expect(statSync(file).mode & 0o077).toBe(0);
    }
  });
});

describe('forwarded keys of callers, and configured keys, when the vendor repeats them', () => {
  const callers = 'Zq7callerXcanaryX0021';
  const configured = 'Zq7configuredXcanaryX0022';
  const inPieces = (text: string): string[] => text.match(/.{1,5}/g) ?? [];
  const chunk = (delta: object): string =>
    `data: ${JSON.stringify({ id: `id-${callers}`, object: 'chat.completion.chunk', created: 1, model: `m-${callers}`, choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;
  const call = (text: string, begin: object = {}): string =>
    chunk({ tool_calls: [{ index: 0, ...begin, function: { ...begin, arguments: text } }] });
  const streamed = [
    ...inPieces(`it is ${callers}, or ${configured}.`).map((content) => chunk({ content })),
    chunk({ content: Buffer.from(`user:${callers}`).toString('base64') }),
    call('{"key":"', { id: 'call_1', type: 'function', name: 'tell' }),
    ...inPieces(callers).map((text) => call(text)),
    call('"}'),
    `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] })}\n\n`,
    'data: [DONE]\n\n',
  ];
  let other: TestGateway;

  beforeAll(async () => {
    other = await startGateway(`
[backends.translated]
protocol = "openai-chat"
base_url = "${upstream.url}/v1"
api_key = "client"
headers = { x-secret-token = "${configured}" }
mode = "proxy"
retries = 0
[backends.passed-on]
protocol = "openai-chat"
base_url = "${upstream.url}/v1"
api_key = "client"
[models]
"*" = "translated/*"
[log]
level = "trace"
`);
    const basic = Buffer.from(`someone:${callers}`).toString('base64');
    for (const credential of [`Bearer ${callers}`, `Basic ${basic}`])
      for (const backend of ['translated', 'passed-on'])
        for (const stream of [false, true]) {
          upstream.answer(
            stream
              ? { headers: { 'content-type': 'text/event-stream', 'x-request-id': `of ${callers}` }, body: streamed }
              : {
                  status: 401,
                  headers: { 'content-type': 'application/json', 'x-request-id': `of ${callers}` },
                  body: JSON.stringify({ error: { message: `Incorrect API key provided: ${callers}`, code: callers } }),
                },
          );
          const response = await fetch(`${other.url}/v1/chat/completions`, {
            method: 'POST',
            headers: {
              authorization: credential,
              'content-type': 'application/json',
              'x-louter-backend': backend,
              'x-louter-run': `run-${callers}`,
            },
            body: JSON.stringify({
              model: `model-${callers}`,
              stream,
              messages: [{ role: 'user', content: `am I ${callers}?` }],
            }),
          });
          expect(response.status).toBe(stream ? 200 : 401);
          await response.text();
        }
    for (;;) {
      const answer = await fetch(`${other.url}/api/diagnostics?checks=none`);
      const { traces } = (await answer.json()) as { traces: { written: number } };
      if (traces.written >= 8) break;
      await pause(50);
    }
  });
  afterAll(async () => {
    await other.stop();
  });

  const found = (text: string): string[] => {
    const forms = [callers, configured, Buffer.from(callers).toString('base64').slice(0, -2)];
    // Put together again, as somebody who looks for a key in pieces would.
    const joined = text.replaceAll(/[^A-Za-z0-9]/g, '');
    return [...forms.filter((form) => text.includes(form)), ...(text.match(/\w*canaryX\w*/g) ?? [])].concat(
      forms.filter((form) => joined.includes(form)),
    );
  };

  test('are not in any file', () => {
    for (const name of readdirSync(other.directory).filter((each) => each.startsWith('louter.db')))
      expect({ name, found: found(readFileSync(join(other.directory, name), 'latin1')) }).toEqual({ name, found: [] });
  });

  test('are not in the log', () => {
    expect(other.log()).toContain('Incorrect API key provided');
    expect(found(other.log())).toEqual([]);
  });

  test('are not in any trace, in every output and export format', async () => {
    const listed = await (await fetch(`${other.url}/api/traces`)).text();
    const { traces } = JSON.parse(listed) as { traces: { trace_id: string }[] };
    expect(traces).toHaveLength(8);
    const shown: string[] = [listed];
    for (const { trace_id } of traces) shown.push(await (await fetch(`${other.url}/api/traces/${trace_id}`)).text());
    const assembled = shown.flatMap((text) => text.match(/"text":"[^"]*"/g) ?? []).join('');
    expect(assembled).toContain('redacted-');
    const options = { cwd: other.directory };
    const id = traces[0]?.trace_id ?? '';
    for (const command of [
      ['traces', 'list', '--json'],
      ['traces', 'show', id],
      ['traces', 'show', id, '--json'],
      ['traces', 'export', ...traces.map(({ trace_id }) => trace_id), '--har'],
      ['traces', 'export', ...traces.map(({ trace_id }) => trace_id), '--jsonl'],
      ['traces', 'export', id, '--fixture', join(other.directory, 'fixtures')],
    ]) {
      const printed = await louter([...command, '--config', other.configFile], options);
      expect({ command, code: printed.code, problem: printed.code === 0 ? '' : printed.stderr }).toEqual({
        command,
        code: 0,
        problem: '',
      });
      shown.push(printed.stdout, printed.stderr);
    }
    for (const name of readdirSync(join(other.directory, 'fixtures'), { recursive: true, encoding: 'utf8' })) {
      const file = join(other.directory, 'fixtures', name);
      if (statSync(file).isFile()) shown.push(readFileSync(file, 'utf8'));
    }
    for (const text of shown) expect(found(text)).toEqual([]);
  });
});
