/**
 * `npm run test:model`: a real model, small enough for any machine, behind the gateway, and a client of each protocol in
 * front of it. Checks what must be true of any answer, and that a call which a grammar enforces arrives as a call. If the
 * model cannot be installed, one line reports that, and the exit code is 0. After the
 * installation nothing leaves the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { protocols } from '../../src/core/types.ts';
import { builtCommandLine, startGatewayProcess, type GatewayProcess } from '../gateway-process.ts';
import { pythonWith, Unavailable } from '../python.ts';
import { missingIn, readTraces } from '../read-traces.ts';
import { clients } from './clients.ts';
import { forms, type Form } from './forms.ts';
import { findingsOf } from './judge.ts';
import { modelOf, startModelServer, type Model } from './model-server.ts';

const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));
/** A call must be complete; a free text may be truncated. */
const maxTokensOf = ({ grammar }: Form): number => (grammar === undefined ? 24 : 200);

try {
  await main(await modelOf(await pythonWith(requirements, 'a small model and its server')));
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  process.stdout.write(`skipped: ${error.message}\n`);
}

async function main(model: Model): Promise<void> {
  const entry = await builtCommandLine();
  let passed = 0;
  let failed = 0;
  for (const form of forms) {
    const started = performance.now();
    const findings = await play(form, model, entry);
    if (findings.length === 0) passed++;
    else failed++;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${findings.length === 0 ? 'pass' : 'FAIL'}  ${form.name}  ${seconds} s\n`);
    for (const finding of findings) process.stdout.write(`      ${finding}\n`);
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  if (failed > 0) process.exitCode = 1;
}

/** Sends a request in every protocol, and returns the problems. */
async function play(form: Form, model: Model, entry: string): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'louter-real-model-'));
  const server = await startModelServer(model, { directory, grammar: form.grammar });
  try {
    const gateway = await startGatewayProcess({ config: configuration(form, server.url), directory, entry });
    try {
      return [...(await answers(form, gateway)), ...(await traceFindings(gateway))];
    } finally {
      await gateway.stop();
    }
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function answers(form: Form, { url: origin }: GatewayProcess): Promise<string[]> {
  const found: string[] = [];
  for (const [index, protocol] of protocols.entries()) {
    // Each protocol alternates between plain and streamed requests.
    const shape = (index + forms.indexOf(form)) % 2 === 0 ? 'plain' : 'stream';
    const findings = await clients[protocol]({ origin, shape, maxTokens: maxTokensOf(form) }).then(
      (answer) => findingsOf(answer, form, protocol),
      (error: unknown) => [String(error)],
    );
    found.push(...findings.map((finding) => `${protocol}, ${shape}: ${finding}`));
  }
  return found;
}

async function traceFindings(gateway: GatewayProcess): Promise<string[]> {
  const traces = await readTraces(gateway);
  const found = traces.length === protocols.length ? [] : [`there are ${traces.length} traces`];
  for (const { listed, whole } of traces) {
    const protocol = protocols.find((each) => each === listed['frontend']);
    if (protocol === undefined) found.push(`a trace of no client: ${JSON.stringify(listed)}`);
    else found.push(...missingIn(whole, protocol).map((what) => `the trace of ${protocol}: ${what}`));
    if (listed['status'] !== 'ok') found.push(`a trace's status is ${JSON.stringify(listed['status'])}`);
  }
  return found;
}

function configuration({ backend }: Form, url: string): string {
  return `
[log]
level = "warn"

[traces]
url = "file:traces.db"

[backends.model]
${backend}
base_url = "${url}/v1"
requires_auth = false
mode = "proxy"
retries = 0

[models]
"*" = "model/some-model"
`;
}
