import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { validateFixtures } from '../../src/replay/validate-fixtures.ts';
import { entry, louter } from '../support/command.ts';
import { chatReply } from '../support/reply-chat.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';

const backendKey = 'canary-backend-key-1';

let cwd: string;
let upstream: Upstream;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-recording-'));
  upstream = await startUpstream();
  let answers = 0;
  upstream.answerWith(() => {
    answers += 1;
    const says = { text: `answer ${answers}`, usage: { input: 1, output: 1, cached: 0 } };
    return { headers: { 'content-type': 'text/event-stream' }, body: chatReply.stream(says, 'm') };
  });
  writeFileSync(
    join(cwd, 'louter.toml'),
    `[backends.vendor]\nprotocol = "openai-chat"\nbase_url = "${upstream.url}/v1"\napi_key = "${backendKey}"\nretries = 0\n`,
  );
});
afterEach(async () => {
  await upstream.close();
  rmSync(cwd, { recursive: true });
});

/** How the answer of this number ends: it is written a word an event. */
const answerText = (answer: number): string => `"content":"${answer}"`;

interface MockProcess {
  chat(question: string): Promise<{ status: number; text: string }>;
  messages(question: string): Promise<{ status: number; text: string }>;
  end(): Promise<void>;
}

async function startRecordingMock(...words: string[]): Promise<MockProcess> {
  const child = spawn(
    process.execPath,
    [entry, 'mock', '--port', '0', '--speed', '0', '--json', '--fixtures', 'kept', ...words],
    { cwd, env: { PATH: process.env['PATH'] ?? '', HOME: cwd }, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  onTestFinished(() => void child.kill('SIGKILL'));
  const spoken = await new Promise<string>((resolve) => child.stdout.setEncoding('utf8').once('data', resolve));
  const { url } = JSON.parse(spoken) as { url: string };
  const ask = async (path: string, question: string) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'm',
        max_tokens: 9,
        stream: true,
        messages: [{ role: 'user', content: question }],
      }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  return {
    chat: (question) => ask('/v1/chat/completions', question),
    messages: (question) => ask('/v1/messages', question),
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const recordedFixtures = (): string[] => readdirSync(join(cwd, 'kept', 'openai-chat'));

describe('louter mock --record', () => {
  test('new sends unknown requests to the backend, records the answers and replays them from then on', async () => {
    const first = await startRecordingMock('--record', 'new', '--config', 'louter.toml');
    const live = await first.chat('One?');
    expect(live).toMatchObject({ status: 200, text: expect.stringContaining(answerText(1)) as string });
    expect(await first.chat('One?')).toEqual(live);
    expect((await first.chat('Two?')).text).toContain(answerText(2));
    await first.end();
    expect(upstream.received).toHaveLength(2);
    expect(recordedFixtures()).toHaveLength(2);
    expect(validateFixtures(join(cwd, 'kept'))).toEqual([]);

    const second = await startRecordingMock();
    expect(await second.chat('One?')).toEqual(live);
    expect(await second.chat('Three?')).toMatchObject({ status: 404 });
    expect(upstream.received).toHaveLength(2);
    await second.end();
  });

  test('records source and chunks, without credentials', async () => {
    const mock = await startRecordingMock('--record', 'new', '--config', 'louter.toml');
    const question = `My keys are ${backendKey} and sk-ant-canary-0000000002`;
    const { text } = await mock.chat(question);
    await mock.end();
    const folder = join(cwd, 'kept', 'openai-chat', recordedFixtures()[0] ?? '');
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(files.join('')).not.toContain('canary');
    expect(readFileSync(join(folder, 'response.sse'), 'utf8')).toBe(text);
    expect(JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8'))).toMatchObject({
      origin: 'recorded',
      source: { from: upstream.url, backend: 'vendor', protocol: 'openai-chat' },
      redacted: [
        expect.stringMatching(/^request\.json: a credential/),
        expect.stringMatching(/^request\.json: a cred/),
      ],
    });
  });

  test('matches a request that contains a key, though the recording does not contain it', async () => {
    const question = 'My key is sk-ant-canary-0000000002';
    const mock = await startRecordingMock('--record', 'new', '--config', 'louter.toml');
    const live = await mock.chat(question);
    expect(await mock.chat(question)).toEqual(live);
    await mock.end();
    expect(upstream.received).toHaveLength(1);
  });

  test('records the answer to the client when its protocol differs from the backend', async () => {
    const mock = await startRecordingMock('--record', 'new', '--config', 'louter.toml');
    const live = await mock.messages('One?');
    expect(live.text).toContain('message_stop');
    expect(await mock.messages('One?')).toEqual(live);
    await mock.end();
    expect(upstream.received).toHaveLength(1);
    const [situation = ''] = readdirSync(join(cwd, 'kept', 'anthropic'));
    const meta = readFileSync(join(cwd, 'kept', 'anthropic', situation, 'meta.json'), 'utf8');
    expect(JSON.parse(meta)).toMatchObject({
      description: expect.stringContaining('translated from openai-chat') as string,
    });
  });

  test('once records into an empty folder and leaves any other unchanged', async () => {
    const first = await startRecordingMock('--record', 'once', '--config', 'louter.toml');
    await first.chat('One?');
    await first.chat('Two?');
    await first.end();
    expect(recordedFixtures()).toHaveLength(2);
    const second = await startRecordingMock('--record', 'once', '--config', 'louter.toml');
    expect((await second.chat('One?')).text).toContain(answerText(1));
    expect(await second.chat('Three?')).toMatchObject({ status: 404 });
    await second.end();
    expect(upstream.received).toHaveLength(2);
  });

  test('all sends and records every request again', async () => {
    const mock = await startRecordingMock('--record', 'all', '--config', 'louter.toml');
    await mock.chat('One?');
    expect((await mock.chat('One?')).text).toContain(answerText(2));
    await mock.end();
    expect(recordedFixtures()).toHaveLength(1);
    const [situation = ''] = recordedFixtures();
    expect(readFileSync(join(cwd, 'kept', 'openai-chat', situation, 'response.sse'), 'utf8')).toContain(answerText(2));
  });

  test('passes transient failures to the client without recording them', async () => {
    const mock = await startRecordingMock('--record', 'new', '--config', 'louter.toml');
    const error = { error: { message: 'slow down', type: 'rate_limit', code: null, param: null } };
    upstream.answer({ status: 429, headers: { 'content-type': 'application/json' }, body: JSON.stringify(error) });
    upstream.answer({ headers: { 'content-type': 'text/event-stream' }, body: 'data: {"id":', ends: 'cut' });
    expect(await mock.chat('One?')).toMatchObject({ status: 429 });
    await mock.chat('One?').catch(() => 'cut');
    expect((await mock.chat('One?')).text).toContain(answerText(1));
    await mock.end();
    expect(recordedFixtures()).toHaveLength(1);
  });

  test.each([
    ['a mode that is none', ['--record', 'some', '--fixtures', 'kept'], /Allowed choices are once, none, new, all/],
    ['no folder', ['--record', 'new'], /--record writes fixtures: add --fixtures DIR/],
    ['a configuration for nothing', ['--config', 'louter.toml'], /add --record once/],
    [
      'a configuration without a backend',
      ['--record', 'new', '--fixtures', 'kept', '--config', 'none.toml'],
      /has no backend to record from/,
    ],
    ['none, and no fixture', ['--record', 'none', '--fixtures', 'kept'], /kept: no such directory/],
  ])('exits with 2 and a message on stderr for %s', async (_what, words, expected) => {
    writeFileSync(join(cwd, 'none.toml'), '[backends.replay]\nprotocol = "replay"\n');
    const { code, stdout, stderr } = await louter(['mock', ...words], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(expected);
  });
});
