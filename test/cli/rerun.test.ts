import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backend, clientRequest, exchange, response } from '../record/support/exchange.ts';
import { storeAll, storeAt } from '../record/support/store.ts';
import { louter } from '../support/command.ts';
import { answerOf } from '../support/reply.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';

const user = (content: string) => ({ role: 'user', content });
const secret = 'sk-ant-canary-0123456789';
const answer = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [{ type: 'text', text: 'Here.' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1200, output_tokens: 5 },
};

const started = (Date.now() - 60_000) * 1000;
const turn = (number: number, messages: readonly unknown[], fields: object = {}) => {
  const request = clientRequest(JSON.stringify({ model: 'asked', max_tokens: 9, messages }), {
    headers: [
      ['content-type', 'application/json'],
      ['x-api-key', secret],
      ['x-louter-run', 'recorded'],
      ['anthropic-beta', 'some-beta'],
    ],
  });
  const answered = response([JSON.stringify(answer)], 'application/json');
  return exchange({
    traceId: `${number}`.repeat(32),
    startedAt: started + number * 1_000_000,
    run: 'recorded',
    case: 'greeting',
    request,
    backend: backend({ protocol: 'anthropic', response: answered }),
    response: answered,
    summary: null,
    ...fields,
  });
};
const first = [user('Hello')];
const second = [...first, { role: 'assistant', content: 'Here.' }, user('Thanks')];

let cwd: string;
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
  const vendor = vendors['openai-chat'];
  upstream.answerWith((request) =>
    answerOf(vendor.writer, { text: 'Here.', usage: { input: 10, cached: 0, output: 5 } }, request),
  );
  cwd = mkdtempSync(join(tmpdir(), 'louter-rerun-'));
  const url = storeAt(join(cwd, 'louter.db'));
  writeFileSync(
    join(cwd, 'louter.toml'),
    `[traces]
url = "${url}"
[backends.local]
protocol = "openai-chat"
base_url = "${upstream.url}/v1"
retries = 0
[backends.clients]
protocol = "anthropic"
api_key = "client"
[backends.fixtures]
protocol = "replay"
[models]
"*" = "local/*"
`,
  );
  const count = { request: clientRequest('{}', { target: '/v1/messages/count_tokens' }) };
  await storeAll([turn(1, first), turn(2, second), turn(3, [], count)], { url });
});
afterAll(async () => {
  await upstream.close();
  rmSync(cwd, { recursive: true });
});

const traces = (...words: string[]) => louter(['traces', ...words], { cwd });

describe('louter traces rerun', () => {
  test('sends nothing without consent, and says what it would send', async () => {
    const { code, stdout, stderr } = await traces('rerun', 'run:recorded', '--backend', 'local');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`this would send 2 requests to backend "local" (openai-chat, ${upstream.url}/v1)`);
    expect(stderr).toContain('about 2,400 input tokens, and 10 output tokens');
    expect(stderr).toContain('pass --yes');
    expect(upstream.received).toEqual([]);
  });

  test('records the requests as a run of their own, which can be compared', async () => {
    const words = ['rerun', 'run:recorded', '--backend', 'local/small', '--run', 'again', '--yes', '--json'];
    const { code, stdout } = await traces(...words);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      run: 'again',
      backend: 'local/small',
      requests: [
        { trace_id: '1'.repeat(32), status: 'ok', http_status: 200, error: null },
        { trace_id: '2'.repeat(32), status: 'ok' },
      ],
      skipped: [{ trace_id: '3'.repeat(32), why: 'it is not a chat request' }],
    });
    expect(upstream.received.map(({ json }) => json)).toMatchObject([{ model: 'small' }, { model: 'small' }]);
    expect(JSON.stringify(upstream.received)).not.toContain('canary');
    const { requests } = JSON.parse(stdout) as { requests: { rerun: string }[] };
    const shown: unknown = JSON.parse((await traces('show', requests[1]?.rerun ?? '', '--json')).stdout);
    expect(shown).toMatchObject({
      run: 'again',
      case: 'greeting',
      mode: 'proxy',
      frontend: { request: { headers: { 'anthropic-beta': 'some-beta' } } },
    });
    const compared = await traces('compare', 'recorded', 'again', '--json');
    expect(JSON.parse(compared.stdout)).toMatchObject({ verdict: 'same', cases: [{ case: 'greeting', pairs: 2 }] });
  });

  test('to recordings asks for nothing', async () => {
    const { code, stdout } = await traces('rerun', '11111111', '--backend', 'fixtures', '--mode', 'proxy');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^1{12} → [\da-f]{12}: ok 200\n1 sent to fixtures, 0 failed, 0 skipped\nrecorded as run rerun-\S+; compare: /,
    );
  });

  test('passes nothing through to another protocol', async () => {
    const words = ['rerun', '11111111', '--backend', 'local', '--mode', 'baseline', '--yes'];
    const { code, stdout } = await traces(...words);
    expect(code).toBe(3);
    expect(stdout).toContain('1: mode baseline: its protocol is anthropic, that of the backend openai-chat');
  });

  test.each([
    ['an unknown backend', ['run:recorded', '--backend', 'locale'], 'no backend is named "locale"'],
    ['a backend that needs the key of the client', ['run:recorded', '--backend', 'clients'], 'is not recorded'],
    ['nothing that matches', ['run:none', '--backend', 'local'], 'no request matches'],
    ['too many', ['run:recorded', '--backend', 'local', '--limit', '1'], 'more than 1 requests match'],
    ['no backend', ['run:recorded'], '--backend'],
  ])('refuses %s', async (_what, words, message) => {
    const { code, stdout, stderr } = await traces('rerun', ...words, '--yes');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
