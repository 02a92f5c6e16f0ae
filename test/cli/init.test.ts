import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { initFile, type InitBackend } from '../../src/cli/init-file.ts';
import type { JsonValue } from '../../src/core/json.ts';
import { findServerContextWindow } from '../../src/diagnose/local-servers.ts';
import { louter } from '../support/command.ts';
import { hideLocalServers } from '../support/local-servers.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

let cwd: string;
const servers: Upstream[] = [];

beforeEach(() => {
  hideLocalServers();
  cwd = mkdtempSync(join(tmpdir(), 'louter-init-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  rmSync(cwd, { recursive: true });
});

/** A server that answers these paths, and 404 on all others. */
async function serve(answers: Record<string, JsonValue>): Promise<Upstream> {
  const server = await startUpstream();
  servers.push(server);
  server.answerWith(({ path }) => {
    const answer = answers[path];
    return answer === undefined ? jsonAnswer({ error: 'not found' }, 404) : jsonAnswer(answer);
  });
  return server;
}

const ollama = {
  '/api/version': { version: '0.12.0' },
  '/api/tags': { models: [{ name: 'qwen3:30b' }, { name: 'b' }] },
};
const llama = {
  '/props': { default_generation_settings: { n_ctx: 8192 }, build_info: 'b6000' },
  '/v1/models': { data: [{ id: 'gemma.gguf' }] },
};
const vllm = { '/version': { version: '0.11.0' }, '/v1/models': { data: [{ id: 'qwen3-coder' }] } };
const lmStudio = { '/api/v0/models': { data: [{ id: 'gpt-oss-20b', max_context_length: 131_072 }] } };

const portOf = ({ url }: Upstream): string => new URL(url).port;
const init = (words: string[], env: Record<string, string> = {}) => louter(['init', ...words], { cwd, env });
const portsOf = (...found: Upstream[]): string[] => found.flatMap((server) => ['--port', portOf(server)]);

describe('louter init', () => {
  test.each([
    [5, 'm1, m2, m3, m4, m5'],
    [6, 'm1, m2, m3, m4, m5, and 1 more: URL/v1/models lists them'],
    [650, 'm1, m2, m3, m4, m5, and 645 more: URL/v1/models lists them'],
  ])('names five of %i models, and how many more there are', async (count, listed) => {
    const data = Array.from({ length: count }, (_, index) => ({ id: `m${index + 1}` }));
    const server = await serve({ ...vllm, '/v1/models': { data } });
    const { stderr } = await init(['--print', ...portsOf(server)]);
    expect(stderr.split('\n')).toContain(`vLLM at ${server.url}: ${listed.replace('URL', server.url)}`);
  });

  test('writes a valid configuration for each server it finds, and names what it does not know', async () => {
    const [one, two, three, four] = [await serve(ollama), await serve(llama), await serve(vllm), await serve(lmStudio)];
    const other = await serve({ '/': { hello: 'world' } });
    const { code, stdout, stderr } = await init(portsOf(one, two, three, four, other));
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stderr).toContain(`Ollama at ${one.url}: qwen3:30b, b`);
    expect(stderr).toContain(`port ${portOf(other)}: something else listens there`);
    const file = join(cwd, 'louter.toml');
    expect(stdout).toMatch(/^written: .*louter\.toml\nnext: louter (serve|run \w+)\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { backends, models } = loadConfig({ file });
    expect(backends.map(({ name, protocol, baseUrl }) => [name, protocol, baseUrl])).toEqual(
      expect.arrayContaining([
        ['ollama', 'ollama', one.url],
        ['llama', 'openai-chat', `${two.url}/v1`],
        ['vllm', 'openai-chat', `${three.url}/v1`],
        ['lmstudio', 'openai-chat', `${four.url}/v1`],
      ]),
    );
    expect(models.at(-1)).toEqual({ pattern: '*', targets: [{ backend: 'ollama', model: '*' }] });
    const [, schema = ''] = /^#:schema (\S+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(JSON.parse(readFileSync(schema, 'utf8'))).toMatchObject({ title: 'louter.toml' });
    expect(servers.flatMap(({ received }) => received.filter(({ method }) => method !== 'GET'))).toEqual([]);
  });

  test('writes what the options name, and prints it with --print', async () => {
    const [one, two] = [await serve(ollama), await serve(vllm)];
    const { code, stdout } = await init([
      ...portsOf(one, two),
      '--backend',
      'vllm',
      '--model',
      'claude-*=vllm/qwen3-coder',
      '--print',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain(`[backends.vllm]`);
    expect(stdout).not.toContain('ollama');
    expect(stdout).toContain('"claude-*" = "vllm/qwen3-coder"\n');
    expect(() => statSync(join(cwd, 'louter.toml'))).toThrow('ENOENT');
  });

  test('leads each name that a server lists to that model, whatever the patterns cover', async () => {
    const server = {
      '/api/version': { version: '0.12.0' },
      '/api/tags': { models: [{ name: 'qwen3-coder:30b' }, { name: 'gpt-oss:20b' }] },
    };
    const [one, two] = [
      await serve(server),
      await serve({ ...vllm, '/v1/models': { data: [{ id: 'gpt-oss:20b' }, { id: 'claude-distilled' }] } }),
    ];
    const file = join(cwd, 'louter.toml');
    const patterns = ['gpt-*=ollama/qwen3-coder:30b', 'claude-*=ollama/qwen3-coder:30b', '*=ollama/*'];
    const { code } = await init([...portsOf(one, two), ...patterns.flatMap((row) => ['--model', row])]);
    expect(code).toBe(0);
    const config = loadConfig({ file });
    expect(config.backends.map(({ listedFirst }) => listedFirst)).toEqual([true, true]);
    expect(
      config.models.map(({ pattern, targets: [target] }) => `${pattern} ${target?.backend}/${target?.model}`),
    ).toEqual([
      'gpt-oss:20b ollama/gpt-oss:20b',
      'claude-distilled vllm/claude-distilled',
      'gpt-* ollama/qwen3-coder:30b',
      'claude-* ollama/qwen3-coder:30b',
      '* ollama/*',
    ]);
    const checked = await louter(['config', 'check', '--config', file], { cwd });
    expect(checked.stdout.match(/, has the names that it lists, /g)).toHaveLength(2);
  });

  test('refers to keys by name, and reads no names without --env', async () => {
    const env = { ANTHROPIC_API_KEY: 'canary-of-the-key', OPENAI_API_KEY: 'canary-2' };
    const one = await serve(ollama);
    const { stdout, stderr } = await init([...portsOf(one), '--env', '--print'], env);
    expect(stderr).toContain('ANTHROPIC_API_KEY is set: Anthropic\nOPENAI_API_KEY is set: OpenAI\n');
    expect(stderr).not.toContain('canary');
    expect(stdout).toContain('[backends.anthropic]');
    expect(stdout).toContain('api_key = "${ANTHROPIC_API_KEY}"');
    expect(stdout).toContain('"gpt-*" = "openai/*"');
    expect(stdout).not.toContain('canary');
    const unread = await init([...portsOf(one), '--print'], env);
    expect(unread.stdout + unread.stderr).not.toContain('ANTHROPIC');
  });

  test('offers the clouds whose credentials are there, and refers to them by name', async () => {
    const one = await serve(ollama);
    const { stdout, stderr } = await init([...portsOf(one), '--env', '--print'], {
      HOME: cwd,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'canary-id',
      AWS_BEARER_TOKEN_BEDROCK: 'canary-token',
      GOOGLE_CLOUD_PROJECT: 'canary-project',
      AZURE_OPENAI_API_KEY: 'canary-azure',
      AZURE_OPENAI_ENDPOINT: 'https://x.openai.azure.com',
    });
    expect(stderr).toContain('AWS_BEARER_TOKEN_BEDROCK and AWS_REGION are there: Claude on Amazon Bedrock');
    expect(stdout).toContain(
      'protocol = "anthropic"\nplatform = "bedrock"\nregion = "${AWS_REGION}"\napi_key = "${AWS_BEARER_TOKEN_BEDROCK}"',
    );
    expect(stdout).toContain('base_url = "${AZURE_OPENAI_ENDPOINT}"\nplatform = "azure"');
    // There are no Application Default Credentials.
    expect(stdout).not.toContain('vertex');
    expect(stdout + stderr).not.toContain('canary');
  });

  test.each([
    [
      { AWS_DEFAULT_REGION: 'canary-region', AWS_PROFILE: 'canary-profile' },
      'platform = "bedrock"\nregion = "${AWS_DEFAULT_REGION}"\nprofile = "${AWS_PROFILE}"\n',
    ],
    [
      { GCLOUD_PROJECT: 'canary-project', GOOGLE_CLOUD_LOCATION: 'canary', GOOGLE_APPLICATION_CREDENTIALS: 'canary' },
      'platform = "vertex"\nproject = "${GCLOUD_PROJECT}"\nlocation = "${GOOGLE_CLOUD_LOCATION}"\n',
    ],
    [
      { ANTHROPIC_VERTEX_PROJECT_ID: 'canary', CLOUD_ML_REGION: 'canary', GOOGLE_APPLICATION_CREDENTIALS: 'canary' },
      'platform = "vertex"\nproject = "${ANTHROPIC_VERTEX_PROJECT_ID}"\nlocation = "${CLOUD_ML_REGION}"\n',
    ],
  ])('refers to the region and project where the tools of a cloud have them (%#)', async (env, lines) => {
    const one = await serve(ollama);
    const { stdout, stderr } = await init([...portsOf(one), '--env', '--print'], { HOME: cwd, ...env });
    expect(stdout).toContain(lines);
    expect(stdout + stderr).not.toContain('canary');
  });

  test("passes Claude Code's own login on with --keep-login", async () => {
    const { code, stdout } = await init(['--keep-login', '--backend', 'anthropic', '--print']);
    expect(code).toBe(0);
    expect(stdout).toContain('api_key = "client"');
    expect(stdout).toContain('"claude-*" = "anthropic/*"');
  });

  test('leaves a file that exists as it is', async () => {
    writeFileSync(join(cwd, 'louter.toml'), '# mine\n');
    expect(await init(['--keep-login', '--yes'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'louter init: ./louter.toml exists: nothing was changed. louter init --print shows what would be in it; --output FILE writes elsewhere.\n',
    });
    expect(readFileSync(join(cwd, 'louter.toml'), 'utf8')).toBe('# mine\n');
  });

  test("writes the user's configuration with --user, which is then used everywhere", async () => {
    const { code, stdout } = await init(['--keep-login', '--user', '--yes', '--backend', 'anthropic']);
    expect(code).toBe(0);
    expect(stdout).toContain(join(cwd, '.config', 'louter', 'louter.toml'));
    expect((await louter(['config', 'check'], { cwd })).stdout).toContain('anthropic: anthropic at');
  });

  test('uses the protocol that is named, for a server that has several', async () => {
    const one = await serve({ ...ollama, '/api/version': { version: '0.14.1' } });
    const { stdout } = await init([
      ...portsOf(one),
      '--protocol',
      'ollama=anthropic',
      '--backend',
      'ollama',
      '--print',
    ]);
    expect(stdout).toContain(`protocol = "anthropic"\nbase_url = "${one.url}"\n`);
    const chat = await init([...portsOf(one), '--protocol', 'ollama=openai-chat', '--backend', 'ollama', '--print']);
    expect(chat.stdout).toContain(`protocol = "openai-chat"\nbase_url = "${one.url}/v1"\n`);
    expect(await init(['--protocol', 'ollama=telepathy'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Expected BACKEND=PROTOCOL'),
    });
  });

  test('tests a model with --probe, and writes the file without a result if it does not answer', async () => {
    const one = await serve(vllm);
    const { code, stdout, stderr } = await init([...portsOf(one), '--backend', 'vllm', '--probe', '--print']);
    expect(code).toBe(0);
    expect(one.received.filter(({ method }) => method === 'POST').length).toBeGreaterThan(0);
    expect(stderr).toContain('vllm: the test has no result: ');
    expect(stdout).toContain('[backends.vllm]');
    expect(stdout).not.toContain('capabilities');
  });

  test('writes what a test of a model has shown', () => {
    const file = join(cwd, 'louter.toml');
    const tested = {
      model: 'qwen3:30b',
      settings: {
        dialect: 'qwen',
        thinking: 'tags',
        tools: 'native',
        capabilities: ['tools', 'reasoning'],
        contextWindow: 40_960,
      },
    } as const;
    const backend: InitBackend = {
      name: 'vllm',
      protocol: 'openai-chat',
      baseUrl: 'http://127.0.0.1:8000/v1',
      models: ['qwen3:30b'],
      comment: 'vLLM',
      tested: { ...tested, settings: { ...tested.settings, capabilities: [...tested.settings.capabilities] } },
    };
    writeFileSync(file, initFile([backend], [{ pattern: '*', target: 'vllm/qwen3:30b' }], '/schema.json'));
    const config = loadConfig({ file });
    expect(config.backends).toMatchObject([
      { name: 'vllm', dialect: 'qwen', thinking: 'tags', tools: 'native', capabilities: ['tools', 'reasoning'] },
    ]);
    expect(config.modelFacts('qwen3:30b').contextWindow).toBe(40_960);
  });

  test('refuses a backend that was not found, and a row without a target', async () => {
    expect(await init(['--backend', 'nowhere', '--print'])).toMatchObject({ code: 2 });
    expect(await init(['--model', 'claude', '--print'])).toMatchObject({ code: 2 });
  });
});

describe('the context window of a local server', () => {
  test.each([
    ['Ollama', { '/api/show': { model_info: { 'qwen3.context_length': 40_960 } } }, 40_960],
    ['LM Studio', lmStudio, 131_072],
    ['llama.cpp', llama, 8192],
    ['an unknown server', {}, undefined],
  ])('is read from the routes of %s', async (_what, answers: Record<string, JsonValue>, expected) => {
    expect(await findServerContextWindow((await serve(answers)).url, 'gpt-oss-20b')).toBe(expected);
  });
});
