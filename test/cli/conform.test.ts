import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validateConformanceReport } from '../../generated/louter.validators.js';
import type { ConformanceReport } from '../../src/present/conformance.ts';
import { louter } from '../support/command.ts';
import { obey } from '../support/obedient-model.ts';
import { bodyOf, jsonAnswer, startUpstream, type ScriptedAnswer, type Upstream } from '../support/upstream.ts';

let upstream: Upstream;
let cwd: string;
beforeAll(async () => {
  upstream = await startUpstream();
  cwd = mkdtempSync(join(tmpdir(), 'louter-conform-'));
});
afterAll(async () => {
  await upstream.close();
  rmSync(cwd, { recursive: true });
});
beforeEach(() => {
  upstream.reset();
  serve();
});

/** A server of Chat Completions; it has no other route. */
function serve(alter: (answer: ScriptedAnswer) => ScriptedAnswer = (answer) => answer): void {
  upstream.answerWith((request) => {
    if (request.path === '/v1/models') return jsonAnswer({ object: 'list', data: [{ id: 'some-model' }] });
    if (request.path !== '/v1/chat/completions') return jsonAnswer({ detail: 'Not Found' }, 404);
    return alter(obey('openai-chat', request));
  });
}

const broken = (answer: ScriptedAnswer): ScriptedAnswer =>
  answer.status === undefined || answer.status === 200
    ? { ...answer, headers: { 'content-type': 'text/plain' } }
    : answer;

const conform = (...words: string[]) => louter(['conform', upstream.url, ...words], { cwd });

const reportIn = (text: string): ConformanceReport => {
  const report: unknown = JSON.parse(text);
  if (!validateConformanceReport(report)) throw new Error(JSON.stringify(validateConformanceReport.errors));
  return report;
};

describe('louter conform', () => {
  test('finds the protocols of a server, its model, and exits with 0 if no case fails', async () => {
    const { code, stdout, stderr } = await conform();
    expect(stdout).toContain(`openai-chat: ${upstream.url}/v1, model some-model`);
    expect(stdout).toMatch(/^ {2}✓ tool-call +passed$/m);
    expect(stdout).not.toContain('anthropic:');
    expect(stderr).toContain(`at most 3`);
    expect(code).toBe(0);
  });

  test('exits with 1 if a case fails, and shows what was sent, what came back and the rule', async () => {
    serve((answer) => ({ ...answer, body: bodyOf(answer).replace('"id":', '"identity":') }));
    const { code, stdout } = await conform('--only', 'text', '--key', 'sk-secret-of-a-test');
    expect(code).toBe(1);
    expect(stdout).toMatch(/✗ text +failed: the body violates the protocol in 1 place/);
    expect(stdout).toContain('/id: expected a value (it is required), got nothing');
    expect(stdout).toContain('rule: specs/openai.yaml, the schema of responses');
    expect(stdout).toContain('authorization: Bearer $KEY');
    expect(stdout).not.toContain('sk-secret');
  });

  test('shows a case that takes longer than a second while it runs, and its time, to stderr', async () => {
    serve((answer) => ({ ...answer, body: [{ silence: 1200 }, bodyOf(answer)] }));
    const { stdout, stderr } = await conform('--only', 'text', '--json');
    expect(reportIn(stdout).counts.passed).toBe(1);
    expect(stderr).toMatch(/^openai-chat text …\nopenai-chat ✓ text +passed +[1-9]\.\d s$/m);
  });

  test('shows nothing of cases that are quick', async () => {
    const { stderr } = await conform('--only', 'text', '--json');
    expect(stderr).toBe('');
  });

  test('names --timeout where an answer takes longer, whether or not it had begun', async () => {
    const stall = (alter: Partial<ScriptedAnswer>) =>
      serve((answer) => (answer.status === 400 ? answer : { ...answer, ...alter }));
    stall({ ends: 'unanswered' });
    const silent = await conform('--only', 'text', '--timeout', '1');
    expect(silent.stdout).toContain('no answer within 1 s: allow more with --timeout SECONDS');
    stall({ body: 'data: {', ends: 'silent' });
    const begun = await conform('--only', 'stream', '--timeout', '1');
    expect(begun.stdout).toContain('the answer had begun, and did not end within 1 s: allow more with --timeout');
    expect(begun.stdout).not.toContain('violates');
  });

  test('exits with 2 if nothing listens, and names the address', async () => {
    const { code, stderr } = await louter(['conform', 'http://127.0.0.1:9'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('http://127.0.0.1:9');
  });

  test('exits with 2 if the server has none of the protocols', async () => {
    upstream.answerWith(() => jsonAnswer({}, 404));
    const { code, stderr } = await conform();
    expect(code).toBe(2);
    expect(stderr).toContain('it answers none of these protocols: anthropic');
  });

  test('exits with 2 if the server refuses all requests without a key', async () => {
    upstream.answerWith(() => jsonAnswer({ error: { message: 'no' } }, 401));
    const { code, stderr } = await conform();
    expect(code).toBe(2);
    expect(stderr).toContain('--key-env NAME');
  });

  test.each([429, 503])(
    'exits with 3, a reason and a remedy if the server answers everything with %s',
    async (status) => {
      const refused = { error: { message: 'later', type: 'server_error', param: null, code: null } };
      upstream.answerWith(() => jsonAnswer(refused, status));
      const unnamed = await conform();
      expect(unnamed.code).toBe(3);
      expect(unnamed.stderr).toContain(`the list of models is refused with ${status}: check again`);
      const named = await conform('--protocol', 'openai-chat', '--model', 'm');
      expect(named.code).toBe(3);
      expect(named.stdout).toMatch(/^ {2}! text +unavailable: refused with/m);
      expect(named.stderr).toMatch(/unavailable for (\d+) of \1 cases.*refused with \d+: later\): check again/);
    },
  );

  test('exits with 3 if the server is unavailable for some cases, and with 1 if another fails', async () => {
    const refused = { error: { message: 'later', type: 'rate_limit_error', param: null, code: null } };
    let answered = 0;
    const limited = (answer: ScriptedAnswer) => ((answered += 1) > 1 ? jsonAnswer(refused, 429) : answer);
    serve(limited);
    const { code, stdout, stderr } = await conform('--protocol', 'openai-chat', '--only', 'text,stream');
    expect(stdout).toContain('1 passed, 1 unavailable, in 2 requests');
    expect(stderr).toContain('unavailable for 1 of 2 cases');
    expect(code).toBe(3);
    answered = 0;
    serve((answer) => limited(broken(answer)));
    expect((await conform('--protocol', 'openai-chat', '--only', 'text,stream')).code).toBe(1);
  });

  test('exits with 3 if the model does what no case needs, and if no case is sent', async () => {
    const unasked = { model: 'some-model', messages: [{ role: 'user', content: 'x' }] };
    upstream.answerWith((request) =>
      request.method === 'GET'
        ? jsonAnswer({ data: [{ id: 'some-model' }] })
        : obey('openai-chat', { ...request, json: unasked }),
    );
    const { code, stderr } = await conform('--protocol', 'openai-chat', '--only', 'tool-call');
    expect(stderr).toContain('nothing was judged, as the model did not do');
    expect(code).toBe(3);
    const unsent = await conform('--protocol', 'openai-chat', '--only', 'usage', '--max-requests', '1');
    expect(unsent.stderr).toContain('no case was sent: pass more with --max-requests');
    expect(unsent.code).toBe(3);
  });

  test('sends nothing beyond this machine without consent', async () => {
    upstream.answerWith((request) =>
      request.method === 'GET' ? jsonAnswer({ data: [{ id: 'm' }] }) : jsonAnswer({ error: {} }, 400),
    );
    const { code, stderr } = await louter(['conform', 'http://conform.invalid', '--protocol', 'openai-chat'], {
      cwd,
      env: { http_proxy: upstream.url },
    });
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /at most \d+ requests of openai-chat to model m, [\d,]+ input and [\d,]+ output tokens.*pass --yes/,
    );
    expect(upstream.received.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('never sends more requests than --max-requests', async () => {
    const { stdout } = await conform('--protocol', 'openai-chat', '--max-requests', '7', '--json');
    const report = reportIn(stdout);
    // One looked for the models.
    expect(upstream.received.length - 1).toBe(report.requests);
    expect(report.requests).toBeLessThanOrEqual(7);
    expect(report.counts.skipped).toBeGreaterThan(20);
  });

  test('reads a key from a variable that is named, and writes it into no report', async () => {
    const files = ['r.md', 'r.html', 'r.json'].map((name) => join(cwd, name));
    serve(broken);
    const { code } = await louter(
      ['conform', upstream.url, '--key-env', 'THE_KEY', ...files.flatMap((file) => ['--report', file])],
      { cwd, env: { THE_KEY: 'sk-secret-of-a-test' } },
    );
    expect(code).toBe(1);
    expect(upstream.received.some(({ headers }) => headers.authorization === 'Bearer sk-secret-of-a-test')).toBe(true);
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    for (const text of texts) {
      expect(text).toContain('text/plain');
      expect(text).not.toContain('sk-secret');
    }
    expect(texts[0]).toContain('| ✗ | text | failed: the content type is text/plain');
    expect(texts[1]).toContain("default-src 'none'");
    reportIn(texts[2] ?? '');
  });

  test('sends the headers that are given, and prints none of their values', async () => {
    serve(broken);
    const { stdout } = await conform('--only', 'text', '--header', 'X-Tenant: sk-secret', '--header', 'x-mode:a b');
    const sent = upstream.received.find(({ method }) => method === 'POST');
    expect(sent?.headers).toMatchObject({ 'x-tenant': 'sk-secret', 'x-mode': 'a b' });
    expect(stdout).toContain('-H "x-tenant: $X_TENANT"');
    expect(stdout).not.toMatch(/sk-secret|a b/);
  });

  test('reads no key from the environment on its own', async () => {
    await louter(['conform', upstream.url, '--only', 'text'], { cwd, env: { OPENAI_API_KEY: 'sk-secret-of-a-test' } });
    expect(upstream.received.some(({ headers }) => 'authorization' in headers)).toBe(false);
  });

  test('exits with 1 if a case is worse than in an earlier report, and prints what changed', async () => {
    const earlier = join(cwd, 'earlier.json');
    const { stdout } = await conform('--only', 'text,stream,image', '--json');
    writeFileSync(earlier, stdout);
    expect((await conform('--only', 'text', '--against', earlier)).code).toBe(0);
    const refused = { error: { message: 'no', type: 'invalid_request_error', param: null, code: null } };
    upstream.answerWith((request) => {
      if (request.method === 'GET') return jsonAnswer({ data: [{ id: 'some-model' }] });
      return request.text.includes('image') ? jsonAnswer(refused, 400) : obey('openai-chat', request);
    });
    const worse = await conform('--protocol', 'openai-chat', '--only', 'text,image', '--against', earlier);
    expect(worse.stdout).toMatch(/✗ openai-chat image +worse: passed, now unsupported/);
    expect(worse.code).toBe(1);
  });

  test.each([
    [['--protocol', 'soap'], 'there is no protocol "soap"'],
    [['--only', 'texts'], 'did you mean "text"'],
    [['--report', 'r.pdf'], 'ends in .md, .html or .json'],
    [['--key-env', 'NOT_SET'], 'NOT_SET is not set'],
    [
      ['--header', 'x: y', '--header', 'sk-secret'],
      '--header: expected NAME: VALUE, such as x-tenant: blue (number 2)',
    ],
    [['--against', 'missing.json'], '--against missing.json'],
  ])('refuses %s', async (words, message) => {
    const { code, stderr } = await conform(...words);
    expect(code).toBe(2);
    expect(stderr.toLowerCase()).toContain(message.toLowerCase());
    expect(stderr).not.toContain('sk-secret');
    expect(upstream.received).toEqual([]);
  });
});
