import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { entry, louterProcess } from '../../support/command.ts';
import { startHttpProxy, type TestProxy } from '../../support/outgoing-proxy.ts';
import { chunkFrame, eventStreamAnswer, exceptionFrame, toFrames } from '../../support/platforms.ts';
import {
  jsonAnswer,
  startUpstream,
  type ReceivedUpstreamRequest,
  type ScriptedAnswer,
  type Upstream,
} from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

// Every kind of credential, at a vendor that repeats all that it is sent: in errors, answers, streams, plain and compressed names of
// them. None may be seen anywhere.

const canaries = {
  apiKey: 'canary-api-key-00000001',
  pooled: 'canary-pooled-key-00000002',
  command: 'canary-command-output-00000003',
  bedrockKey: 'canary-bedrock-key-00000004',
  awsSecret: 'canary-aws-secret-00000005',
  awsSession: 'canary-aws-session-00000006',
  entra: 'canary-entra-token-00000007',
  google: 'canary-google-token-00000008',
  proxy: 'canary-proxy-password-00000009',
  header: 'canary-header-value-00000010',
  louter: 'canary-louter-key-00000011',
  identity: 'canary-identity-header-00000012',
  subject: 'canary-subject-token-00000013',
} as const;

let model: Upstream;
let issuer: Upstream;
let proxy: TestProxy;
let folder: string;
let gateway: ChildProcess;
let url: string;
let printed = '';
/** All that must not be seen, in the forms in which it could be. */
const secrets = [...Object.values(canaries), Buffer.from(`user:${canaries.proxy}`).toString('base64')];

let kind: 'plain' | 'error' | 'failure' | 'broken' = 'plain';

/** Repeats the request, in text, in pieces of it and in header fields. */
function repeat({ path, headers, json }: ReceivedUpstreamRequest): ScriptedAnswer {
  const seen = JSON.stringify(headers);
  const fields = {
    'x-amzn-requestid': (headers.authorization ?? '-').slice(-60),
    'request-id': seen.slice(0, 2000),
  };
  if (kind === 'error')
    return jsonAnswer({ type: 'error', message: seen, error: { type: 'x', message: seen } }, 400, fields);
  if (kind === 'failure')
    return jsonAnswer({ type: 'error', message: seen, error: { type: 'x', message: seen } }, 401, fields);
  const isStream = path.includes('tream') || (json as { stream?: boolean } | undefined)?.stream === true;
  const text = `Seen ${seen}.`;
  const reply = { text, usage: { input: 20, cached: 0, output: 4 } };
  if (path.startsWith('/model/')) {
    const { writer } = vendors.anthropic;
    if (!isStream) return jsonAnswer(writer.plain(reply, 'm'), 200, fields);
    const frames = toFrames(writer.stream(reply, 'm'));
    const delta = (piece: string): Uint8Array =>
      chunkFrame(JSON.stringify({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: piece } }));
    const pieces = (text.match(/[^]{1,7}/g) ?? []).map(delta);
    const at = frames.findIndex((frame) => Buffer.from(frame).toString('latin1').includes('chunk'));
    const sent = [...frames.slice(0, at + 2), ...pieces, ...frames.slice(at + 2)];
    return eventStreamAnswer(kind === 'broken' ? [...sent.slice(0, 9), exceptionFrame('x', seen)] : sent);
  }
  const vendor = path.includes('/publishers/')
    ? vendors.gemini
    : path.endsWith('/chat/completions')
      ? vendors['openai-chat']
      : vendors.anthropic;
  const answer = isStream
    ? vendor.streams(vendor.writer.stream(reply, 'm'))
    : jsonAnswer(vendor.writer.plain(reply, 'm'));
  return { ...answer, headers: { ...answer.headers, ...fields } };
}

function issue({ path }: ReceivedUpstreamRequest): ScriptedAnswer {
  if (path.startsWith('/keys'))
    return jsonAnswer({
      AccessKeyId: 'AKIDCANARY',
      SecretAccessKey: canaries.awsSecret,
      Token: canaries.awsSession,
      Expiration: new Date(Date.now() + 3_600_000).toISOString(),
    });
  if (path.startsWith('/msi'))
    return jsonAnswer({
      access_token: canaries.entra,
      expires_on: String(Math.floor(Date.now() / 1000) + 3_600),
      resource: 'https://ai.azure.com',
      token_type: 'Bearer',
    });
  return jsonAnswer({
    access_token: canaries.google,
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    expires_in: 3_600,
    token_type: 'Bearer',
  });
}

const backends = ['key', 'pool', 'command', 'bedrock', 'signed', 'azure', 'vertex', 'proxied', 'headers'] as const;

beforeAll(async () => {
  [model, issuer] = await Promise.all([startUpstream(), startUpstream()]);
  model.answerWith(repeat);
  issuer.answerWith(issue);
  const port = Number(new URL(model.url).port);
  proxy = await startHttpProxy({
    user: 'user',
    password: canaries.proxy,
    hosts: new Map([[`127.0.0.1:${port}`, port]]),
  });
  folder = mkdtempSync(join(tmpdir(), 'louter-canaries-'));
  writeFileSync(join(folder, 'input-token'), `${canaries.command}\n`);
  writeFileSync(
    join(folder, 'input-account.json'),
    JSON.stringify({
      type: 'external_account',
      audience: 'audience',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${issuer.url}/v1/token`,
      credential_source: { file: join(folder, 'input-subject') },
    }),
  );
  writeFileSync(join(folder, 'input-subject'), canaries.subject);
  writeFileSync(
    join(folder, 'input-louter.toml'),
    `[server]
keys = ["${canaries.louter}"]
[log]
level = "trace"
[traces]
url = "file:louter.db"
[backends.key]
protocol = "openai-chat"
base_url = "${model.url}/v1"
api_key = "${canaries.apiKey}"
retries = 0
[backends.pool]
protocol = "openai-chat"
base_url = "${model.url}/v1"
api_keys = ["${canaries.pooled}"]
retries = 0
[backends.command]
protocol = "anthropic"
base_url = "${model.url}"
api_key_command = ["/bin/sh", "-c", "sleep 1; cat ${join(folder, 'input-token')}"]
retries = 0
[backends.bedrock]
protocol = "anthropic"
platform = "bedrock"
base_url = "${model.url}"
api_key = "${canaries.bedrockKey}"
retries = 0
[backends.signed]
protocol = "anthropic"
platform = "bedrock"
region = "us-east-1"
base_url = "${model.url}"
retries = 0
[backends.azure]
protocol = "openai-chat"
platform = "azure"
base_url = "${model.url}"
retries = 0
[backends.vertex]
protocol = "gemini"
platform = "vertex"
project = "p"
base_url = "${model.url}"
retries = 0
[backends.proxied]
protocol = "openai-chat"
base_url = "${model.url}/v1"
proxy = "http://user:${canaries.proxy}@127.0.0.1:${proxy.port}"
retries = 0
[backends.headers]
protocol = "openai-chat"
base_url = "${model.url}/v1"
headers = { x-team-token = "${canaries.header}" }
retries = 0
[models]
${backends.map((name) => `"${name}" = "${name}/m"`).join('\n')}
`,
  );
  gateway = spawn(process.execPath, [entry, 'serve', '--config', 'input-louter.toml', '--port', '0'], {
    cwd: folder,
    env: environment({ NODE_OPTIONS: '--report-on-signal --report-signal=SIGUSR2 --report-directory=.' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  gateway.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  url = await new Promise<string>((resolve) => {
    gateway.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const found = /listening on (\S+)\n/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
}, 30_000);

afterAll(async () => {
  if (gateway.exitCode === null) {
    const closed = once(gateway, 'close');
    gateway.kill('SIGKILL');
    await closed;
  }
  await Promise.all([model.close(), issuer.close(), proxy.close()]);
  rmSync(folder, { recursive: true });
});

const environment = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: folder,
  AWS_CONTAINER_CREDENTIALS_FULL_URI: `${issuer.url}/keys`,
  GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'input-account.json'),
  IDENTITY_ENDPOINT: `${issuer.url}/msi/token`,
  IDENTITY_HEADER: canaries.identity,
  AZURE_TOKEN_CREDENTIALS: 'ManagedIdentityCredential',
  ...more,
});

const fetchText = async (path: string, init: RequestInit = {}): Promise<string> => {
  const response = await fetch(url + path, {
    ...init,
    headers: { 'x-louter-key': canaries.louter },
  });
  return JSON.stringify([...response.headers]) + (await response.text().catch(() => ''));
};

/** The commands and variables of the programs that the gateway runs, and its own command. */
function listProcesses(): string[] {
  if (!existsSync('/proc/self/status')) return [];
  const read = (file: string): string => {
    try {
      return readFileSync(file, 'latin1');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    const isGateway = Number(id) === gateway.pid;
    const parents = /PPid:\s*(\d+)/.exec(read(`/proc/${id}/status`))?.[1];
    if (!isGateway && Number(parents) !== gateway.pid) return [];
    // What the user has put there is inherited.
    const variables = read(`/proc/${id}/environ`).replace(`IDENTITY_HEADER=${canaries.identity}`, '');
    return [`${read(`/proc/${id}/cmdline`)} ${variables}`];
  });
}

/** What is in a text that must not be there. */
const found = (text: string): string[] => secrets.filter((secret) => secret.length > 0 && text.includes(secret));

test('a credential of any kind is seen nowhere, whatever a vendor repeats of it', { timeout: 180_000 }, async () => {
  const seen: [string, string][] = [];
  const processes: string[] = [];
  const watch = setInterval(() => processes.push(...listProcesses()), 100);
  for (const each of ['plain', 'error', 'failure', 'broken'] as const) {
    kind = each;
    for (const backend of backends)
      for (const stream of [false, true]) {
        const body = { model: backend, max_tokens: 50, stream, messages: [{ role: 'user', content: 'hi' }] };
        const init = { method: 'POST', body: JSON.stringify(body) };
        const text = await fetchText('/v1/messages', init);
        seen.push([`the answer of ${backend}, ${each}`, text]);
      }
  }
  clearInterval(watch);
  // Each was asked with its credential, else nothing is tested.
  const asked = JSON.stringify(model.received.map(({ headers }) => headers));
  const sent = [
    canaries.apiKey,
    canaries.pooled,
    canaries.command,
    canaries.bedrockKey,
    canaries.awsSession,
    canaries.entra,
    canaries.google,
    canaries.header,
    'AKIDCANARY',
  ];
  expect(sent.filter((secret) => !asked.includes(secret))).toEqual([]);
  expect(proxy.asked.length).toBeGreaterThan(0);
  expect(seen.filter(([, text]) => text.includes('Seen ')).length).toBeGreaterThan(backends.length);
  seen.push(['a process', processes.join('\n')]);
  if (existsSync('/proc/self/status')) expect(processes.join('\n')).toContain('sleep');

  for (const path of ['/metrics', '/api/diagnostics', '/health', '/v1/models', '/api/traces?limit=500'])
    seen.push([path, await fetchText(path)]);
  const list = await vi.waitFor(
    async () => {
      const response = await fetch(`${url}/api/traces?limit=500&filter=-status:open`, {
        headers: { 'x-louter-key': canaries.louter },
      });
      const { traces } = (await response.json()) as { traces: { trace_id: string }[] };
      if (traces.length < backends.length * 8) throw new Error(`${traces.length} traces are complete`);
      return traces;
    },
    { timeout: 20_000 },
  );
  for (const { trace_id: id } of list) seen.push([`the trace ${id}`, await fetchText(`/api/traces/${id}`)]);
  const words = [
    ['traces', 'export', '--har', 'run:'],
    ['traces', 'export', list[0]?.trace_id ?? '', '--curl', 'upstream'],
    ['traces', 'export', list[0]?.trace_id ?? '', '--curl', 'client'],
    ['traces', 'list', '--json'],
    ['config', 'check', '--json'],
    ['doctor'],
    ['doctor', '--json'],
    ['diagnostics', '--json'],
  ];
  for (const command of words) {
    const { stdout, stderr } = await louterProcess(command, {
      cwd: folder,
      env: environment({ LOUTER_CONFIG: join(folder, 'input-louter.toml') }),
    });
    seen.push([`louter ${command.join(' ')}`, stdout + stderr]);
  }
  gateway.kill('SIGUSR2');
  const report = await vi.waitFor(
    () => {
      const file = readdirSync(folder).find((name) => name.startsWith('report.'));
      if (file === undefined) throw new Error('there is no report yet');
      const text = readFileSync(join(folder, file), 'utf8');
      JSON.parse(text);
      return text;
    },
    { timeout: 10_000 },
  );
  seen.push(['the report of a crash', report]);
  const closed = once(gateway, 'close');
  gateway.kill('SIGTERM');
  await closed;
  seen.push(['the log', printed]);
  expect(printed).toMatch(/"level":|DEBUG|debug/);
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && !file.name.startsWith('input-'),
  ))
    seen.push([name, readFileSync(join(parentPath, name), 'latin1')]);
  expect(seen.flatMap(([where, text]) => found(text).map((secret) => `${where} has ${secret}`))).toEqual([]);
});
