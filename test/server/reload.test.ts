import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validateDiagnostics, validateReloadResult } from '../../generated/louter.validators.js';
import { loadWithSource } from '../../src/config/load.ts';
import { asObject, asString, parseJson } from '../../src/core/json.ts';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import { createParts, type ServerParts } from '../../src/server/parts.ts';
import { createReloader, type Reloader } from '../../src/server/reload.ts';
import { startServer, type RunningServer } from '../../src/server/server.ts';
import { until } from '../record/support/store.ts';
import { chatSse, jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

const controlToken = 'control-token-of-the-test';
let folder: string;
let upstream: Upstream;
let other: Upstream;
let parts: ServerParts;
let reloader: Reloader;
let server: RunningServer;
let logged: string[];
let env: Record<string, string>;

const write = (toml: string): void => writeFileSync(join(folder, 'louter.toml'), toml);
const load = () => loadWithSource({ file: 'louter.toml', cwd: folder, env });
const backend = (url: string, more = ''): string =>
  `[backends.local]\nprotocol = "openai-chat"\nbase_url = "${url}/v1"\nretries = 0\n${more}\n`;
const quiet = '[traces]\nurl = "off"\n';

const answerText = (text: string) =>
  jsonAnswer({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
  });

const ask = (more: { key?: string; stream?: boolean; tools?: object[] } = {}): Promise<Response> =>
  fetch(`${server.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(more.key !== undefined && { 'x-louter-key': more.key }) },
    body: JSON.stringify({
      model: 'm',
      stream: more.stream ?? false,
      tools: more.tools,
      messages: [{ role: 'user', content: 'Hello' }],
    }),
  });

async function start(toml: string): Promise<void> {
  write(toml);
  const started = load();
  logged = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void logged.push(asString(asObject(parseJson(line))?.['msg']) ?? '') },
  );
  const made = createParts(started.config, log);
  reloader = createReloader({ ...made, started, load });
  parts = { ...made, reloader, controlToken };
  server = await startServer(parts, { host: '127.0.0.1', port: 0 });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'louter-reload-'));
  env = {};
  upstream = await startUpstream();
  other = await startUpstream();
  upstream.answerWith(() => answerText('one'));
  other.answerWith(() => answerText('two'));
});
afterEach(async () => {
  await server.stop(0);
  await parts.gateway.stop(0);
  await Promise.all([upstream.close(), other.close()]);
  rmSync(folder, { recursive: true });
});

test('the state of a gateway with keys is shown to its control token, too', async () => {
  await start(`${quiet}${backend(upstream.url)}[server]\nkeys = ["the-key"]\n`);
  const statusWith = async (key: string): Promise<number> =>
    (await fetch(`${server.url}/api/diagnostics`, { headers: { 'x-louter-key': key } })).status;
  expect(await Promise.all(['the-key', controlToken, 'another'].map(statusWith))).toEqual([200, 200, 401]);
});

describe('a reload', () => {
  test('sends new requests to the changed backend, logs what changed, and a stream goes on with the old one', async () => {
    await start(quiet + backend(upstream.url));
    const chunk = (content: string | null) => ({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [
        { index: 0, delta: content === null ? {} : { content }, finish_reason: content === null ? 'stop' : null },
      ],
    });
    const [first = '', ...rest] = chatSse([chunk('begin'), chunk('end'), chunk(null)]);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    upstream.answer({ headers: { 'content-type': 'text/event-stream' }, body: [first, { until: released }, ...rest] });
    const stream = await ask({ stream: true });
    write(quiet + backend(other.url));
    const { ok, changes, earlier_in_flight: earlier } = reloader.reload('file');
    expect({ ok, changes, earlier }).toEqual({
      ok: true,
      changes: [`backends.local.base_url ${upstream.url}/v1 → ${other.url}/v1`],
      earlier: 1,
    });
    expect(await (await ask()).text()).toContain('two');
    release();
    expect(await stream.text()).toMatch(/begin[\s\S]*end[\s\S]*\[DONE\]/);
    expect(logged.join('\n')).toContain(
      `configuration reloaded (generation 2): backends.local.base_url ${upstream.url}/v1 → ${other.url}/v1. 1 in-flight request(s) keep the configuration they began with`,
    );
    await until(() => parts.gateway.earlierInFlight === 0);
  });

  test('reads the answers of a model as its row now states', async () => {
    const asked = async (): Promise<string> => {
      upstream.reset();
      upstream.answer(answerText('<tool_call>look<arg_key>at</arg_key><arg_value>it</arg_value></tool_call>'));
      return (await ask({ tools: [{ type: 'function', function: { name: 'look', parameters: {} } }] })).text();
    };
    await start(quiet + backend(upstream.url));
    expect(await asked()).not.toContain('"tool_calls":[');
    write(`${quiet}${backend(upstream.url)}[model_data.m]\ndialect = "glm"\n`);
    expect(reloader.reload('file')).toMatchObject({ ok: true, changes: ['model_data + m'] });
    expect(await asked()).toContain('"tool_calls":[');
    write(`${quiet}${backend(upstream.url)}[model_data.m]\ndialect = "kimi"\n`);
    expect(reloader.reload('file').ok).toBe(true);
    expect(await asked()).toContain('"tool_calls":[');
    write(`${quiet}${backend(upstream.url, 'dialect_detection = false')}[model_data.m]\ndialect = "kimi"\n`);
    expect(reloader.reload('file').ok).toBe(true);
    expect(await asked()).not.toContain('"tool_calls":[');
  });

  test('with errors changes nothing, and reports all of them', async () => {
    await start(quiet + backend(upstream.url));
    write(`${quiet}${backend(other.url, 'protocl = "x"')}[limits]\nconnect_timeout = "soon"\n`);
    const { ok, generation, message } = reloader.reload('file');
    expect({ ok, generation }).toEqual({ ok: false, generation: 1 });
    expect(message.split('\n')).toEqual([
      expect.stringMatching(
        /^louter\.toml:7: backends\.local\.protocl: unknown key "protocl"; did you mean "protocol"\?/,
      ),
      expect.stringMatching(/^louter\.toml:9: limits\.connect_timeout: expected a duration/),
    ]);
    expect(await (await ask()).text()).toContain('one');
    expect(logged[0]).toMatch(/^configuration NOT reloaded, generation 1 stays: louter\.toml:7: /);
    expect(reloader.state()).toMatchObject({ generation: 1, history: [{ ok: false, trigger: 'file' }] });
    expect(await metric('louter_config_last_reload_successful')).toBe(0);
    write(quiet + backend(upstream.url));
    expect(reloader.reload('signal').message).toBe('configuration unchanged (generation 1)');
    expect(reloader.state().last_error).toBeNull();
    expect(await metric('louter_config_last_reload_successful')).toBe(1);
  });

  test.each(['of an unchanged file', 'that changes something else'])('%s ends the pauses of accounts', async (what) => {
    const text = `${quiet}${backend(upstream.url)}[backends.second]\nprotocol = "openai-chat"\nbase_url = "${other.url}/v1"\n[models]\n"*" = ["local/m", "second/m"]\n`;
    await start(text);
    upstream.answer(jsonAnswer({ error: { message: 'no credit' } }, 402));
    for (const _ of [1, 2]) expect(await (await ask()).text()).toContain('two');
    expect(upstream.received).toHaveLength(1);
    expect(await metric('louter_paused_targets\\{backend="local"\\}')).toBe(1);
    expect(logged.join('\n')).toContain(
      'local/m has no credit left (402); all its models get no requests for 5 min: add credit at the vendor; louter reload ends the pause',
    );
    if (what !== 'of an unchanged file') write(`${text}[media]\nfetch = true\n`);
    expect(reloader.reload('signal').ok).toBe(true);
    expect(await metric('louter_paused_targets\\{backend="local"\\}')).toBe(0);
  });

  test('reports a replay backend without fixtures, and keeps what is in force', async () => {
    await start(quiet + backend(upstream.url));
    write('[backends.r]\nprotocol = "replay"\nfixtures = "gone"');
    expect(reloader.reload('file')).toMatchObject({ ok: false, message: expect.stringContaining('gone') });
    expect(await (await ask()).text()).toContain('one');
  });

  test('never prints secrets', async () => {
    env = { TEAM: 'canary-of-the-environment', NEXT: 'canary-2-of-the-environment' };
    const secrets = (key: string, variable: string): string =>
      `[server]\nkeys = ["${key}-server"]\n${quiet}${backend(upstream.url, `api_key = "${key}-api"\nheaders = { x-team = "${key}-header" }`)}[backends.b]\nprotocol = "anthropic"\napi_key = "${variable}"\n[models]\n"*" = "local/*"\n`;
    await start(secrets('canary-1', '${TEAM}'));
    write(secrets('canary-2', '${NEXT}'));
    const result = reloader.reload('file');
    expect(result.changes).toEqual([
      'server.keys changed',
      'backends.local.api_key changed',
      'backends.local.headers.x-team changed',
      'backends.b.api_key changed',
    ]);
    expect(JSON.stringify([result, reloader.state(), logged])).not.toContain('canary');
  });

  test('applies keys of the gateway and of backends, log level and limits at once', async () => {
    await start(`[server]\nkeys = ["old-key"]\n${quiet}${backend(upstream.url, 'api_key = "one"')}`);
    expect((await ask({ key: 'old-key' })).status).toBe(200);
    write(
      `[server]\nkeys = ["new-key"]\n[log]\nlevel = "debug"\n[limits]\nmax_concurrent = 7\n${quiet}${backend(upstream.url, 'api_key = "two"')}`,
    );
    expect(reloader.reload('file').changes).toEqual([
      'server.keys changed',
      'backends.local.api_key changed',
      'log.level (default) → debug',
      'limits.max_concurrent (default) → 7',
    ]);
    expect((await ask({ key: 'old-key' })).status).toBe(401);
    expect((await ask({ key: 'new-key' })).status).toBe(200);
    expect(upstream.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', 'Bearer two']);
    expect(parts.log.level).toBe('debug');
  });

  test('says what takes effect after a restart until it is taken back', async () => {
    await start(quiet + backend(upstream.url));
    write(
      `[server]\nport = 8790\nmax_body = "1MiB"\n${quiet}${backend(upstream.url, 'retries = 1')}`.replace(
        'retries = 0\n',
        '',
      ),
    );
    const { message, restart_needed: restart } = reloader.reload('file');
    expect(restart).toEqual(['server.port any free → 8790', 'server.max_body 33554432 bytes → 1048576 bytes']);
    expect(message).toBe(
      `configuration reloaded (generation 2): backends.local.retries 0 → 1, but ${restart.join('; ')} needs a restart`,
    );
    const diagnostics: unknown = await (await fetch(`${server.url}/api/diagnostics`)).json();
    expect(validateDiagnostics(diagnostics)).toBe(true);
    expect(diagnostics).toMatchObject({
      reloads: { generation: 2, restart_needed: restart },
      findings: [{ about: 'configuration', what: `${restart.join('; ')} needs a restart` }],
    });
    write(quiet + backend(upstream.url, 'thinking = "none"'));
    reloader.reload('file');
    expect(reloader.state().restart_needed).toEqual([]);
  });

  test('lists added, removed and changed rows and tables', async () => {
    await start(`${quiet}${backend(upstream.url)}[models]\n"a" = "local/a"\n"b" = "local/b"\n`);
    write(
      `${quiet}${backend(upstream.url)}[backends.second]\nprotocol = "ollama"\n[models]\n"a" = ["local/a", "second/a"]\n"c-*" = "second/*"\n`,
    );
    expect(reloader.reload('file').changes).toEqual([
      'backends + second',
      'models."a" local/a → local/a, then second/a',
      'models - "b"',
      'models + "c-*" → second/*',
    ]);
  });

  test('applies rows of [[routes]], and refuses those with errors', async () => {
    const routed = (rows: string): string =>
      `${quiet}${backend(upstream.url)}[backends.second]\nprotocol = "openai-chat"\nbase_url = "${other.url}/v1"\n[models]\n"*" = "local/*"\n${rows}`;
    const row = '[[routes]]\nwhen = { input_tokens = "<1000" }\nto = "second/small"\n';
    await start(routed(''));
    expect(await (await ask()).text()).toContain('one');
    write(routed(row));
    expect(reloader.reload('file').changes).toEqual(['routes changed (0 → 1 rows)']);
    const answer = await ask();
    expect(answer.headers.get('x-louter-backend')).toBe('second/small');
    expect(await answer.text()).toContain('two');
    write(routed(`${row}[[routes]]\nto = "secnd/m"\n`));
    expect(reloader.reload('file').ok).toBe(false);
    expect((await ask()).headers.get('x-louter-backend')).toBe('second/small');
  });

  test('keeps the pause of a failing backend unless its table changes', async () => {
    upstream.answerWith(() => jsonAnswer({ error: { message: 'broken' } }, 500));
    const fallback = (url: string, level: string): string =>
      `${quiet}[log]\nlevel = "${level}"\n${backend(url)}[backends.other]\nprotocol = "openai-chat"\nbase_url = "${other.url}/v1"\n[models]\n"*" = ["local/*", "other/*"]\n`;
    await start(fallback(upstream.url, 'info'));
    for (let count = 0; count < 6; count++) await (await ask()).text();
    expect(upstream.received).toHaveLength(5);
    write(fallback(upstream.url, 'warn'));
    reloader.reload('file');
    await (await ask()).text();
    expect(upstream.received).toHaveLength(5);
    write(fallback(upstream.url, 'warn').replace('retries = 0', 'retries = 1'));
    reloader.reload('file');
    await (await ask()).text();
    expect(upstream.received.length).toBeGreaterThan(5);
  });

  test('applies what is recorded, and each trace has the generation it began with', async () => {
    const traced = (bodies: string): string =>
      `[traces]\nurl = "file:t.db"\nbodies = "${bodies}"\n${backend(upstream.url)}`;
    await start(traced('full'));
    const ids = [(await ask()).headers.get('x-louter-trace-id')];
    // What still waits to be written is recorded by the new settings.
    await until(() => parts.recorder.health().written === 1);
    write(traced('metadata'));
    expect(reloader.reload('file').changes).toEqual(['traces.bodies full → metadata']);
    ids.push((await ask()).headers.get('x-louter-trace-id'));
    await parts.gateway.stop(0);
    const store = await openTraceStore(`file:${join(folder, 't.db')}`);
    const rows = await Promise.all(ids.map(async (id) => (await store.get(id ?? '')).row));
    await store.close();
    expect(rows.map(({ generation, bodies }) => [generation, bodies])).toEqual([
      [1, 'full'],
      [2, 'metadata'],
    ]);
  });

  test('remembers the last twenty', async () => {
    await start(quiet + backend(upstream.url));
    for (let count = 1; count <= 25; count++) {
      write(quiet + backend(upstream.url).replace('retries = 0', `retries = ${1 + (count % 3)}`));
      reloader.reload('file');
    }
    expect(reloader.state().history).toHaveLength(20);
    expect(reloader.state().history[0]).toMatchObject({ generation: 26, ok: true });
    expect(await metric('louter_config_generation')).toBe(26);
  });
});

describe('POST /api/reload', () => {
  const post = (query = '', key = controlToken): Promise<Response> =>
    fetch(`${server.url}/api/reload${query}`, { method: 'POST', headers: { 'x-louter-key': key } });

  test('applies the file, or with dry_run only reports what would change', async () => {
    await start(quiet + backend(upstream.url));
    write(quiet + backend(other.url));
    const dry: unknown = await (await post('?dry_run=true')).json();
    expect(validateReloadResult(dry)).toBe(true);
    expect(dry).toMatchObject({
      ok: true,
      dry_run: true,
      generation: 1,
      message: expect.stringMatching(/^would change: /),
    });
    expect(await (await ask()).text()).toContain('one');
    expect(await (await post()).json()).toMatchObject({ ok: true, dry_run: false, generation: 2 });
    expect(await (await ask()).text()).toContain('two');
    write('[backends');
    const refused = await post();
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ ok: false, generation: 2 });
  });

  test('refuses every other key, and pages', async () => {
    await start(`[server]\nkeys = ["a-key"]\n${quiet}${backend(upstream.url)}`);
    expect((await post('', 'a-key')).status).toBe(403);
    expect((await post('?dry_run=maybe')).status).toBe(400);
    const page = await fetch(`${server.url}/api/reload`, {
      method: 'POST',
      headers: { 'x-louter-key': controlToken, origin: 'http://example.com' },
    });
    expect(page.status).toBe(403);
  });
});

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
