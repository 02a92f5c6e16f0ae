/**
 * `npm run test:sdk-python`: the vendors' own Python SDKs against the gateway, with a scripted model of every protocol
 * behind it. If Python or the SDKs cannot be installed, one line reports that, and the exit code is 0. After the installation
 * nothing leaves the machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vendors } from '../../test/support/vendors.ts';
import { onProcessExit } from '../processes.ts';
import { builtCommandLine, startGatewayProcess } from '../gateway-process.ts';
import { pythonWith, Unavailable } from '../python.ts';
import { startModel } from './script.ts';

const suites = ['anthropic_suite.py', 'openai_chat_suite.py', 'openai_responses_suite.py', 'google_genai_suite.py'];
/** Milliseconds for one suite. */
const timeoutMs = 180_000;

const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));

try {
  await main(await pythonWith(requirements, 'the SDKs'));
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  process.stdout.write(`skipped: ${error.message}\n`);
}

async function main(python: string): Promise<void> {
  const models = await Promise.all(
    Object.values(vendors).map(async (vendor) => ({ vendor, upstream: await startModel(vendor) })),
  );
  const backends = models.map(
    ({ vendor: { protocol, base }, upstream }) => `[backends.${protocol}]
protocol = "${protocol}"
base_url = "${upstream.url}${base}"
requires_auth = false
mode = "proxy"
retries = 0`,
  );
  const rows = models.map(({ vendor: { protocol } }) => `"on-${protocol}" = "${protocol}/scripted-model"`);
  const config = `[traces]\nurl = "off"\n\n${backends.join('\n\n')}\n\n[models]\n${rows.join('\n')}\n`;
  const directory = mkdtempSync(join(tmpdir(), 'louter-sdk-python-'));
  const gateway = await startGatewayProcess({ config, directory, entry: await builtCommandLine() });
  try {
    for (const suite of suites) {
      const code = await runSuite(python, suite, {
        PATH: process.env['PATH'] ?? '',
        HOME: directory,
        NO_PROXY: '*',
        PYTHONDONTWRITEBYTECODE: '1',
        PYTHONUTF8: '1',
        LOUTER_URL: gateway.url,
        LOUTER_MODELS: models.map(({ vendor: { protocol } }) => `on-${protocol}`).join(','),
      });
      if (code !== 0) process.exitCode = 1;
    }
  } finally {
    await gateway.stop();
    await Promise.all(models.map(({ upstream }) => upstream.close()));
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Runs a suite and prints its output immediately. Returns its exit code, or `null` if it took too long. */
async function runSuite(python: string, suite: string, env: Record<string, string>): Promise<number | null> {
  const file = fileURLToPath(new URL(suite, import.meta.url));
  const child = spawn(python, [file], { env, stdio: ['ignore', 'inherit', 'inherit'], timeout: timeoutMs });
  const forget = onProcessExit(() => child.kill('SIGKILL'));
  const [code]: (number | null)[] = await once(child, 'close');
  forget();
  if (code === null || code === undefined) process.stdout.write(`FAIL  ${suite} did not end by itself\n`);
  return code ?? null;
}
