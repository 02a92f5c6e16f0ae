import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { escapeJsonControls } from '../../src/core/printable.ts';
import type { Exchange } from '../../src/record/exchange.ts';
import { louter, type Finished } from '../support/command.ts';
import { hostileText as hostile, terminalControls } from '../support/terminal.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';
import { backend, clientRequest, exchange, response } from '../record/support/exchange.ts';
import { storeAll } from '../record/support/store.ts';

// For any text of a client, a model, a server or a foreign configuration.
const requestBody = { model: hostile, max_tokens: 9, messages: [{ role: 'user', content: hostile }] };
const tool = { index: 0, id: hostile, type: 'function', function: { name: hostile, arguments: '{}' } };
const answerBody = {
  id: hostile,
  object: 'chat.completion',
  created: 1,
  model: hostile,
  choices: [{ index: 0, message: { role: 'assistant', content: hostile, tool_calls: [tool] }, finish_reason: 'stop' }],
};
const hostileExchange = (traceId: string, run: string): Exchange =>
  exchange({
    traceId,
    run,
    case: hostile,
    requestedModel: hostile,
    request: clientRequest(JSON.stringify(requestBody), {
      headers: [['x-odd', hostile]],
      target: `/v1/messages?x=${hostile}`,
    }),
    backend: backend({
      provider: hostile,
      model: hostile,
      attempts: [
        {
          backend: hostile,
          model: hostile,
          startedMs: 1,
          status: 200,
          error: hostile,
          cause: 'first',
          reason: hostile,
        },
        { backend: hostile, model: hostile, startedMs: 2, status: 200, error: null, cause: 'search', reason: hostile },
      ],
      request: { method: 'POST', target: 'http://127.0.0.1:1/v1', headers: [], body: Buffer.from(`{"a":"\u202e"}`) },
      response: response([JSON.stringify(answerBody)], 'application/json', { headers: [['x-odd', hostile]] }),
    }),
    response: response(
      [JSON.stringify({ type: 'message', content: [{ type: 'text', text: hostile + run }] })],
      hostile,
    ),
    losses: [{ path: `/${hostile}`, what: hostile, instead: hostile }],
    notes: [{ what: hostile, saw: hostile, made: hostile }],
    summary: { usage: { input: 12, output: 3 }, finish: hostile, toolCalls: [hostile] },
    error: { kind: 'upstream', message: hostile },
    status: 'upstream-error',
  });

const one = 'aaaa0000000000000000000000000001';
const two = 'bbbb0000000000000000000000000002';

let cwd: string;
let upstream: Upstream;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-terminal-'));
  upstream = await startUpstream();
  await storeAll([hostileExchange(one, 'base'), hostileExchange(two, 'new')], {
    url: `file:${join(cwd, 'louter.db')}`,
  });
  const inToml = toml(hostile);
  const name = hostile.replaceAll(/\s/g, '');
  writeFileSync(
    join(cwd, 'louter.toml'),
    `[server]\nport = 0\n[backends.${toml(name)}]\nprotocol = "openai-chat"\nbase_url = "${upstream.url}/v1"\n[models]\n${inToml} = ${toml(`${name}/small`)}\n`,
  );
  writeFileSync(join(cwd, 'wrong.toml'), `[backends.${inToml}]\nprotocol = ${inToml}\n${inToml} = ${inToml}\n`);
  upstream.answerWith(() => jsonAnswer({ data: [{ id: hostile }, { id: 'other' }] }));
});
afterAll(async () => {
  await upstream.close();
  rmSync(cwd, { recursive: true });
});

/** TOML takes the escapes of JSON, and no control characters. */
const toml = (text: string): string => escapeJsonControls(JSON.stringify(text));

function expectHarmless({ stdout, stderr }: Finished): void {
  expect(stdout + stderr).not.toMatch(terminalControls);
  expect(stdout + stderr).not.toMatch(/^louter: all is well/m);
}

describe('control characters are escaped in', () => {
  test.each([
    ['traces', 'list'],
    ['traces', 'list', '--threads'],
    ['traces', 'show', one],
    ['traces', 'compare', 'base', 'new'],
    ['traces', 'retranslate', '--all'],
    ['traces', 'retranslate', one],
    ['traces', 'prefix', two, one],
    ['traces', 'stats'],
    ['traces', 'path'],
    ['traces', 'export', one, '--curl'],
    ['traces', 'export', one, '--curl=upstream'],
    ['validate', one],
    ['config', 'check'],
    ['diagnostics'],
  ])('louter %s %s %s %s', async (...words) => {
    const finished = await louter(words, { cwd });
    expect(finished.stdout).not.toBe('');
    expectHarmless(finished);
  });

  test.each([
    ['a filter', ['traces', 'list', `${hostile}:x`]],
    ['a folder', ['validate', hostile]],
    ['an option', ['traces', 'list', `--${hostile}`]],
    ['a command', [hostile]],
    ['a number', ['traces', 'list', '-n', hostile]],
    ['a configuration', ['config', 'check', '--config', 'wrong.toml']],
    ['the name of a configuration', ['config', 'check', '--config', hostile]],
  ])('an error about %s', async (_what, words) => {
    const finished = await louter(words, { cwd });
    expect(finished.code).toBe(2);
    expect(finished.stderr).not.toBe('');
    expect(finished.stderr).not.toMatch(terminalControls);
  });
});

describe('JSON output contains the exact recorded values, with control characters escaped, in', () => {
  const jsonOf = async (...words: string[]): Promise<string> => {
    const { stdout } = await louter(words, { cwd });
    expect(stdout).not.toMatch(terminalControls);
    return stdout;
  };

  test('traces list', async () => {
    expect(JSON.parse(await jsonOf('traces', 'list', '--json'))).toMatchObject([
      { model: { asked: hostile, routed: hostile }, case: hostile, error: hostile, tools: [hostile] },
      { run: 'base' },
    ]);
  });

  test('traces show', async () => {
    const shown = JSON.parse(await jsonOf('traces', 'show', one, '--json')) as {
      frontend: { request: { body: string } };
    };
    expect(JSON.parse(shown.frontend.request.body)).toEqual(requestBody);
    expect(shown).toMatchObject({ losses: [{ what: hostile }], notes: [{ saw: hostile }] });
  });

  test.each(['--har', '--jsonl'])('traces export %s', async (form) => {
    const text = await jsonOf('traces', 'export', one, form);
    expect(JSON.stringify(JSON.parse(text))).toContain('gnp.exe');
  });

  test('config check', async () => {
    expect(JSON.parse(await jsonOf('config', 'check', '--json'))).toMatchObject({ models: [{ pattern: hostile }] });
  });

  test('diagnostics', async () => {
    expect(JSON.parse(await jsonOf('diagnostics', '--json'))).toMatchObject({
      backends: [{ reach: { models: [hostile, 'other'] } }],
    });
  });
});
