import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startGatewayProcess } from '../../../scripts/gateway-process.ts';
import { packageFile } from '../../../src/core/own-package.ts';
import { entry } from '../../support/command.ts';
import { eventStreamAnswer, toFrames } from '../../support/platforms.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

// Who uses no cloud pays nothing for them: the packages of clouds are loaded when the first request needs a credential of theirs.

const { peerDependencies } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as {
  peerDependencies: Record<string, string>;
};
// A package of the metrics has its own of OpenTelemetry.
const ofClouds = Object.keys(peerDependencies).filter((name) => !name.startsWith('@opentelemetry/'));
const optional = [...ofClouds, '@smithy/', '@aws-sdk/', '@azure/'];

let upstream: Upstream;
let folder: string;
beforeAll(async () => {
  upstream = await startUpstream();
  folder = mkdtempSync(join(tmpdir(), 'louter-loaded-'));
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true });
});

/** Writes a line for each module that a process or thread of it loads. */
const hook = `import { registerHooks } from 'node:module';
import { appendFileSync } from 'node:fs';
registerHooks({ load(url, context, next) { appendFileSync(process.env.LOADED_FILE, url + '\\n'); return next(url, context); } });`;

/** What a gateway with this backend has loaded at its end, after these requests. */
async function loadedBy(backend: string, environment: Record<string, string> = {}): Promise<string[]> {
  const file = join(folder, 'loaded');
  writeFileSync(file, '');
  const gateway = await startGatewayProcess({
    config: `[log]\nlevel = "silent"\n[backends.b]\n${backend}\nretries = 0\n[models]\n"*" = "b/m"\n`,
    directory: folder,
    entry,
    environment: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
      LOADED_FILE: file,
      ...environment,
    },
  });
  for (const stream of [false, true]) {
    const body = { model: 'm', max_tokens: 9, stream, messages: [{ role: 'user', content: 'hi' }] };
    const response = await fetch(`${gateway.url}/v1/messages`, { method: 'POST', body: JSON.stringify(body) });
    await response.text();
  }
  await gateway.stop();
  return readFileSync(file, 'utf8').split('\n');
}

const packagesIn = (loaded: readonly string[]): string[] =>
  optional.filter((name) => loaded.some((each) => each.includes(`/node_modules/${name}`)));

const hello = { text: 'Hi.', usage: { input: 1, cached: 0, output: 1 } };

test('a gateway without clouds loads no package of theirs, at its start or for requests', async () => {
  const { writer, streams } = vendors['openai-chat'];
  upstream.answerWith(({ json }) =>
    (json as { stream?: boolean }).stream === true
      ? streams(writer.stream(hello, 'm'))
      : jsonAnswer(writer.plain(hello, 'm')),
  );
  const loaded = await loadedBy(`protocol = "openai-chat"\nbase_url = "${upstream.url}/v1"`);
  expect(upstream.received).toHaveLength(2);
  // Else the hook was not there.
  expect(loaded.some((each) => each.includes('/node_modules/better-sqlite3/'))).toBe(true);
  expect(packagesIn(loaded)).toEqual([]);
});

test('a gateway with an API key of Bedrock loads none, for event streams, too', async () => {
  const { writer } = vendors.anthropic;
  upstream.answerWith(({ path }) =>
    path.endsWith('-stream')
      ? eventStreamAnswer(toFrames(writer.stream(hello, 'm')))
      : jsonAnswer(writer.plain(hello, 'm')),
  );
  const lines = `protocol = "anthropic"\nplatform = "bedrock"\nbase_url = "${upstream.url}"\napi_key = "canary-key"`;
  const loaded = await loadedBy(lines);
  expect(upstream.received).toHaveLength(2);
  expect(packagesIn(loaded)).toEqual([]);
});

test('a gateway that signs requests loads the packages that it needs, and no others', async () => {
  upstream.answerWith(() => jsonAnswer(vendors.anthropic.writer.plain(hello, 'm')));
  const lines = `protocol = "anthropic"\nplatform = "bedrock"\nregion = "us-east-1"\nbase_url = "${upstream.url}"`;
  const keys = { AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'canary-secret' };
  const packages = packagesIn(await loadedBy(lines, keys));
  expect(packages).toEqual(
    expect.arrayContaining(['@aws-sdk/credential-provider-node', '@smithy/signature-v4', '@smithy/', '@aws-sdk/']),
  );
  expect(packages.filter((name) => !/^@(?:aws-sdk|smithy)\//.test(name))).toEqual([]);
  // Else the names would be found nowhere.
  for (const name of ofClouds) expect(existsSync(packageFile(`node_modules/${name}`))).toBe(true);
});
