import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entry } from '../../support/command.ts';
import { startHttpProxy, type TestProxy } from '../../support/outgoing-proxy.ts';
import { bedrockError, eventStreamAnswer, isSigned, readFrames, toFrames } from '../../support/platforms.ts';
import { jsonAnswer, startUpstream, type ReceivedUpstreamRequest, type Upstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

// The official packages find their credentials as documented by the clouds: in variables, and at endpoints whose addresses are in
// variables.

let model: Upstream;
let issuer: Upstream;
let folder: string;
beforeEach(async () => {
  [model, issuer] = await Promise.all([startUpstream(), startUpstream()]);
  folder = mkdtempSync(join(tmpdir(), 'louter-credentials-'));
});
afterEach(async () => {
  await Promise.all([model.close(), issuer.close()]);
  rmSync(folder, { recursive: true });
});

interface Gateway {
  url: string;
  /** What it printed. */
  output(): string;
  stop(): Promise<void>;
}

async function startWith(lines: string, env: Readonly<Record<string, string>>): Promise<Gateway> {
  const file = join(folder, 'cloud.toml');
  writeFileSync(
    file,
    `[log]\nlevel = "trace"\n[backends.cloud]\nbase_url = "${model.url}"\nretries = 0\n${lines}\n[models]\n"*" = "cloud/m"\n`,
  );
  const child = spawn(process.execPath, [entry, 'serve', '--config', file, '--port', '0'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const closed = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const found = /listening on (\S+)\n/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    void closed.then(() => reject(new Error(`louter serve ended: ${printed}`)));
  });
  return {
    url,
    output: () => printed,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await closed;
    },
  };
}

const ask = (url: string): Promise<Response> =>
  fetch(`${url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'any', max_tokens: 50, messages: [{ role: 'user', content: 'hi' }] }),
  });

const hello = { text: 'Hello there.', usage: { input: 20, cached: 0, output: 4 } };
const answer = (protocol: 'anthropic' | 'openai-chat' | 'gemini') =>
  jsonAnswer(vendors[protocol].writer.plain(hello, 'm'));

/** Ends a gateway, and searches what it printed, stored and shows of its requests for what it must not have. */
async function findCanaries(gateway: Gateway, requests: number): Promise<string[]> {
  const shown = await vi.waitFor(
    async () => {
      const { traces } = (await (await fetch(`${gateway.url}/api/traces?filter=-status:open`)).json()) as {
        traces: { trace_id: string }[];
      };
      if (traces.length < requests) throw new Error(`${traces.length} traces are complete`);
      return Promise.all(
        traces.map(async ({ trace_id: id }) => (await fetch(`${gateway.url}/api/traces/${id}`)).text()),
      );
    },
    { timeout: 10_000 },
  );
  expect(shown.join()).toContain('hi');
  await gateway.stop();
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && found.name !== 'cloud.toml')
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  return [...new Set([gateway.output(), ...shown, ...stored].flatMap((text) => text.match(/canary-[\w-]+/g) ?? []))];
}

const bedrock = 'protocol = "anthropic"\nplatform = "bedrock"\nregion = "us-east-1"';

describe('keys of AWS', () => {
  test('are those of the environment', async () => {
    const keys = { accessKeyId: 'AKIDENV', secretAccessKey: 'canary-secret', sessionToken: 'canary-session' };
    model.answerWith(() => answer('anthropic'));
    const gateway = await startWith(bedrock, {
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
      AWS_SESSION_TOKEN: keys.sessionToken,
    });
    try {
      const response = await ask(gateway.url);
      expect(await response.text()).toContain('Hello there.');
      const [sent] = model.received;
      expect(sent && (await isSigned(sent, keys))).toBe(true);
      expect(await findCanaries(gateway, 1)).toEqual([]);
    } finally {
      await gateway.stop();
    }
  });

  test('are those of a container, and new ones where these expired in the middle of a session', async () => {
    let issued = 0;
    issuer.answerWith(() => {
      issued++;
      return jsonAnswer({
        AccessKeyId: `AKID${issued}`,
        SecretAccessKey: `canary-secret-${issued}`,
        Token: `canary-token-${issued}`,
        Expiration: new Date(Date.now() + 3_600_000).toISOString(),
      });
    });
    const tokenOf = ({ headers }: ReceivedUpstreamRequest): string => String(headers['x-amz-security-token']);
    let expired = '';
    model.answerWith((request) =>
      tokenOf(request) === expired
        ? bedrockError(403, 'ExpiredTokenException', `The token ${expired} is expired`)
        : answer('anthropic'),
    );
    const gateway = await startWith(bedrock, { AWS_CONTAINER_CREDENTIALS_FULL_URI: `${issuer.url}/keys` });
    try {
      expect((await ask(gateway.url)).status).toBe(200);
      expect((await ask(gateway.url)).status).toBe(200);
      expect(issued).toBe(1);
      expired = 'canary-token-1';
      expect((await ask(gateway.url)).status).toBe(200);
      expect(model.received.map(tokenOf)).toEqual([
        'canary-token-1',
        'canary-token-1',
        'canary-token-1',
        'canary-token-2',
      ]);
      expired = 'canary-token-2';
      issuer.answerWith(() => jsonAnswer({ Code: 'AccessDenied', Message: 'no' }, 403));
      const refused = await ask(gateway.url);
      expect(refused.status).toBe(401);
      expect(await refused.text()).toMatch(/AWS has no credentials/);
      expect(await findCanaries(gateway, 4)).toEqual([]);
    } finally {
      await gateway.stop();
    }
  });

  test('that are nowhere are an error that names the remedy', async () => {
    const gateway = await startWith(bedrock, { AWS_EC2_METADATA_DISABLED: 'true' });
    try {
      const response = await ask(gateway.url);
      expect(response.status).toBe(401);
      expect(response.headers.get('x-should-retry')).toBe('false');
      expect(await response.text()).toMatch(/AWS has no credentials: .*; log in \(aws sso login\), or set api_key/);
    } finally {
      await gateway.stop();
    }
  });
});

test('Application Default Credentials are those of the metadata server', async () => {
  issuer.answerWith(({ path }) => {
    const headers = { 'metadata-flavor': 'Google' };
    if (path.startsWith('/computeMetadata/v1/instance/service-accounts/default/token'))
      return jsonAnswer({ access_token: 'canary-google-token', expires_in: 3_600, token_type: 'Bearer' }, 200, headers);
    return { headers: { ...headers, 'content-type': 'text/plain' }, body: 'default/' };
  });
  model.answerWith(() => answer('gemini'));
  const gateway = await startWith('protocol = "gemini"\nplatform = "vertex"\nproject = "p"', {
    GCE_METADATA_HOST: issuer.url.replace('http://', ''),
  });
  try {
    const response = await ask(gateway.url);
    expect(await response.text()).toContain('Hello there.');
    expect(model.received[0]?.headers.authorization).toBe('Bearer canary-google-token');
    // A vendor that repeats the token.
    model.answerWith(() =>
      jsonAnswer({ error: { code: 400, status: 'INVALID_ARGUMENT', message: 'got canary-google-token' } }, 400),
    );
    expect(await (await ask(gateway.url)).text()).not.toContain('canary');
    expect(await findCanaries(gateway, 2)).toEqual([]);
  } finally {
    await gateway.stop();
  }
});

test('Entra ID issues a token to a managed identity', async () => {
  issuer.answerWith(() =>
    jsonAnswer({
      access_token: 'canary-entra-token',
      expires_on: String(Math.floor(Date.now() / 1000) + 3_600),
      resource: 'https://ai.azure.com',
      token_type: 'Bearer',
    }),
  );
  model.answerWith(() => answer('openai-chat'));
  const gateway = await startWith('protocol = "openai-chat"\nplatform = "azure"', {
    IDENTITY_ENDPOINT: `${issuer.url}/msi/token`,
    IDENTITY_HEADER: 'canary-identity-header',
    AZURE_TOKEN_CREDENTIALS: 'ManagedIdentityCredential',
  });
  try {
    const response = await ask(gateway.url);
    expect(await response.text()).toContain('Hello there.');
    expect(model.received[0]?.headers.authorization).toBe('Bearer canary-entra-token');
    expect(model.received[0]?.path).toBe('/openai/v1/chat/completions');
    expect(await findCanaries(gateway, 1)).toEqual([]);
  } finally {
    await gateway.stop();
  }
});

describe('without any package of AWS', () => {
  const hook = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  if (/^@(?:smithy|aws)/.test(name)) throw Object.assign(new Error(name), { code: 'ERR_MODULE_NOT_FOUND' });
  return next(name, context);
} });`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` };
  const lines = 'protocol = "anthropic"\nplatform = "bedrock"\nregion = "us-east-1"';
  const asked = { anthropic_version: 'bedrock-2023-05-31', max_tokens: 5, messages: [{ role: 'user', content: 'hi' }] };

  test('requests with an API key are answered, in event streams, too', async () => {
    const gateway = await startWith(`${lines}\napi_key = "canary-key"`, env);
    const post = (path: string, json: object): Promise<Response> =>
      fetch(gateway.url + path, { method: 'POST', body: JSON.stringify(json) });
    try {
      model.answerWith(({ path }) =>
        path.endsWith('-stream')
          ? eventStreamAnswer(toFrames(vendors.anthropic.writer.stream(hello, 'm')))
          : jsonAnswer(vendors.anthropic.writer.plain(hello, 'm')),
      );
      const streamed = await post('/v1/messages', { ...asked, model: 'm', stream: true, anthropic_version: undefined });
      expect(await streamed.text()).toContain('message_stop');
      const atDoor = await post('/model/m/invoke-with-response-stream', asked);
      const frames = readFrames(Buffer.from(await atDoor.arrayBuffer()));
      expect(frames.at(-1)?.headers).toMatchObject({ ':message-type': 'event' });
      expect((await post('/model/m/invoke', asked)).status).toBe(200);
    } finally {
      await gateway.stop();
    }
  });

  test('requests without one are refused with the command that installs them', async () => {
    const gateway = await startWith(lines, env);
    try {
      const response = await fetch(`${gateway.url}/model/m/invoke`, { method: 'POST', body: JSON.stringify(asked) });
      expect(response.status).toBe(500);
      expect(response.headers.get('x-should-retry')).toBe('false');
      expect(await response.text()).toMatch(/npm install @aws-sdk\/credential-provider-node/);
      expect(model.received).toEqual([]);
    } finally {
      await gateway.stop();
    }
  });
});

describe('through the proxies of the variables', () => {
  let proxy: TestProxy;
  beforeEach(async () => {
    proxy = await startHttpProxy({ hosts: new Map([['issuer.example:80', Number(new URL(issuer.url).port)]]) });
  });
  afterEach(() => proxy.close());

  const proxies = (): Record<string, string> => ({ HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url });

  test('AWS is asked for the keys of a role', async () => {
    const expiration = new Date(Date.now() + 3_600_000).toISOString();
    issuer.answerWith(() => ({
      headers: { 'content-type': 'text/xml' },
      body: `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult><AssumedRoleUser><Arn>arn:aws:sts::1:assumed-role/r/s</Arn><AssumedRoleId>A:s</AssumedRoleId></AssumedRoleUser><Credentials><AccessKeyId>AKIDROLE</AccessKeyId><SecretAccessKey>canary-secret</SecretAccessKey><SessionToken>canary-session</SessionToken><Expiration>${expiration}</Expiration></Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
    }));
    model.answerWith(() => answer('anthropic'));
    writeFileSync(join(folder, 'cloud.toml.token'), 'web-identity');
    const gateway = await startWith(bedrock, {
      ...proxies(),
      AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/r',
      AWS_WEB_IDENTITY_TOKEN_FILE: join(folder, 'cloud.toml.token'),
      AWS_ENDPOINT_URL_STS: 'http://issuer.example',
      AWS_EC2_METADATA_DISABLED: 'true',
    });
    try {
      const response = await ask(gateway.url);
      expect(await response.text()).toContain('Hello there.');
      expect(proxy.asked).toEqual(['issuer.example:80']);
      expect(model.received[0]?.headers['x-amz-security-token']).toBe('canary-session');
    } finally {
      await gateway.stop();
    }
  });

  test('Google is asked for the token of an external account', async () => {
    issuer.answerWith(() =>
      jsonAnswer({
        access_token: 'canary-google-token',
        issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
        token_type: 'Bearer',
        expires_in: 3_600,
      }),
    );
    model.answerWith(() => answer('gemini'));
    writeFileSync(join(folder, 'subject'), 'subject-token');
    writeFileSync(
      join(folder, 'account.json'),
      JSON.stringify({
        type: 'external_account',
        audience: 'audience',
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        token_url: 'http://issuer.example/v1/token',
        credential_source: { file: join(folder, 'subject') },
      }),
    );
    const gateway = await startWith('protocol = "gemini"\nplatform = "vertex"\nproject = "p"', {
      ...proxies(),
      GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'account.json'),
    });
    try {
      const response = await ask(gateway.url);
      expect(await response.text()).toContain('Hello there.');
      // The package looks for a metadata server, too.
      expect(proxy.asked).toContain('issuer.example:80');
    } finally {
      await gateway.stop();
    }
  });

  test('Entra ID is asked for a token', async () => {
    const gateway = await startWith('protocol = "openai-chat"\nplatform = "azure"', {
      ...proxies(),
      AZURE_TOKEN_CREDENTIALS: 'EnvironmentCredential',
      AZURE_AUTHORITY_HOST: 'https://login.example',
      AZURE_TENANT_ID: '00000000-0000-0000-0000-000000000001',
      AZURE_CLIENT_ID: '00000000-0000-0000-0000-000000000002',
      AZURE_CLIENT_SECRET: 'canary-client-secret',
    });
    try {
      // The package tries again for some seconds.
      const response = ask(gateway.url).catch(() => undefined);
      await vi.waitFor(() => expect(proxy.asked).not.toEqual([]), { timeout: 10_000 });
      expect(proxy.asked[0]).toMatch(/^login\.[\w.]+:443$/);
      await gateway.stop();
      await response;
    } finally {
      await gateway.stop();
    }
  });
});

test('a Bedrock API key of AWS in its variable is sent in place of a signature', async () => {
  model.answerWith(() => answer('anthropic'));
  const gateway = await startWith(bedrock, { AWS_BEARER_TOKEN_BEDROCK: 'canary-bedrock-key' });
  try {
    expect(await (await ask(gateway.url)).text()).toContain('Hello there.');
    expect(model.received[0]?.headers.authorization).toBe('Bearer canary-bedrock-key');
    expect(await findCanaries(gateway, 1)).toEqual([]);
  } finally {
    await gateway.stop();
  }
});
