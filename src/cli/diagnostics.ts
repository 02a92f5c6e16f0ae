import type { components } from '../../generated/louter.js';
import type { BackendConfig, Config } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { suggestName } from '../core/nearest.ts';
import { ownVersion } from '../core/own-package.ts';
import { toOneLine } from '../core/printable.ts';
import { type BackendChecks, createChecks } from '../diagnose/checks.ts';
import { probe } from '../diagnose/probe.ts';
import { isReachable } from '../diagnose/reach-verdict.ts';
import { checkReachability } from '../diagnose/reachability.ts';
import { type Contradiction, contradictionReportMs } from '../judge/verdict.ts';
import { noRecorder, type RecorderHealth } from '../record/exchange.ts';
import { mayHaveTraces, shownStoreUrl } from '../record/store/store-url.ts';
import { type TraceStore } from '../record/store/trace-store.ts';
import { diagnosticsOf, reachState } from '../server/diagnostics.ts';
import { fetchDiagnostics, isGateway } from './ask-gateway.ts';
import { diagnosticsPage, probePage } from './diagnostics-page.ts';
import { CommandError, print, printJson, printProgress } from './output.ts';
import { credentialOf, describeFile, describeOther, findRunningGateway } from './running-gateway.ts';
import { settleTraces } from './trace-store.ts';
import { LazyTraceStore } from '../record/store/lazy-store.ts';

type Schemas = components['schemas'];

export interface DiagnosticsOptions {
  config?: string;
  url?: string;
  json?: true;
  /** A backend, optionally followed by a slash and its model. */
  probe?: string;
}

/**
 * Prints the state of the gateway with its problems and remedies; exit code 1 if there are any.
 * @throws {ConfigError}
 * @throws {CommandError} if the gateway does not answer, or the backend does not exist.
 */
export async function diagnostics(options: DiagnosticsOptions): Promise<void> {
  const { json } = options;
  const config = loadConfig({ file: options.config });
  if (options.probe !== undefined) return probeBackend(config, options.probe, options);
  const found = await collectDiagnostics(config, options);
  if (json) printJson(found);
  else print(diagnosticsPage(found));
  if (found.findings.length > 0) process.exitCode = 1;
}

/** Queries the running gateway, or runs the checks in this process. */
async function collectDiagnostics(
  config: Config,
  { url: requestedUrl, config: requestedFile }: DiagnosticsOptions,
): Promise<Schemas['Diagnostics']> {
  if (requestedUrl !== undefined) {
    if (await isGateway(requestedUrl))
      return { ...(await fetchDiagnostics(requestedUrl, credentialOf(config))), gateway: requestedUrl };
    throw new CommandError(
      `no gateway answers at ${requestedUrl}: start one with louter serve, or omit --url to run the checks without one`,
      1,
    );
  }
  const { own, sharing, other } = await findRunningGateway(config);
  if (own) return { ...(await fetchDiagnostics(own.url, own.credential)), gateway: own.url };
  if (sharing && requestedFile === undefined) {
    const shown = `the gateway at ${sharing.url} runs with ${describeFile(sharing.file)}`;
    printProgress(`${shown} instead of ${config.file ?? 'the built-in default'}: these are its diagnostics`);
    return { ...(await fetchDiagnostics(sharing.url, sharing.credential)), gateway: sharing.url };
  }
  // A configuration that was named is the one to examine.
  const unused = sharing ?? other;
  if (unused)
    printProgress(`${describeOther(unused)}; ${config.file ?? 'the built-in default'} is examined without it`);
  return examine(config);
}

/** Runs the checks in this process. */
async function examine(config: Config): Promise<Schemas['Diagnostics']> {
  const found = await diagnosticsOf({
    config,
    version: ownVersion(),
    reloads: null,
    health: await storeHealth(config),
    active: 0,
    checks: checksWithProgress(config),
  });
  return { ...found, gateway: null };
}

/** The checks, with a line of progress for each quarter of the self-test. */
function checksWithProgress(config: Config): Pick<BackendChecks, 'reaches' | 'selfTest'> {
  const checks = createChecks(config);
  let quarters = 0;
  return {
    reaches: () => checks.reaches(),
    selfTest: () =>
      checks.selfTest(({ done, total }) => {
        const reached = Math.floor((4 * done) / total);
        if (reached > quarters && reached < 4) printProgress(`self-test: ${reached * 25} %`);
        quarters = reached;
      }),
  };
}

/** Whether the store can be read. Only a gateway has a queue. */
export async function storeHealth({ traces: { url } }: Config): Promise<RecorderHealth> {
  if (url === null) return noRecorder.health();
  const health: RecorderHealth = { ...noRecorder.health(), store: shownStoreUrl(url), state: 'ok' };
  // The first start of a gateway creates it.
  if (!mayHaveTraces(url)) return health;
  await settleTraces(url);
  const store = new LazyTraceStore(url);
  try {
    return { ...health, newestContradiction: await findNewestContradiction(await store.open()) };
  } catch (error) {
    return { ...health, state: 'failed', lastError: error instanceof Error ? error.message : String(error) };
  } finally {
    await store.close();
  }
}

async function findNewestContradiction(store: TraceStore): Promise<Contradiction | null> {
  const since = (Date.now() - contradictionReportMs) * 1000;
  const [latest] = await store.list({ has: ['contradiction'], since }, 1);
  const [finding] = latest ? (await store.get(latest.id)).findings : [];
  if (!latest || !finding) return null;
  return {
    traceId: latest.id,
    leg: finding.leg === 'answer' ? 'answer' : 'request',
    path: finding.path,
    what: finding.what,
  };
}

// ---------------------------------------------------------------- --probe

async function probeBackend(
  config: Config,
  target: string,
  { url, json }: Pick<DiagnosticsOptions, 'url' | 'json'>,
): Promise<void> {
  if (url !== undefined)
    throw new CommandError('--probe contacts the backend from this process, with the configuration: omit --url', 2);
  const slash = target.indexOf('/');
  const [name, model] = slash === -1 ? [target, undefined] : [target.slice(0, slash), target.slice(slash + 1)];
  const backend = findBackend(config, name);
  const found = await runProbe(config, backend, model);
  if (json) printJson(found);
  else print(probePage(found));
  if (found.snippet === null) process.exitCode = 1;
}

function findBackend({ backends }: Config, name: string): BackendConfig {
  const backend = backends.find((each) => each.name === name);
  const names = backends.map((each) => each.name);
  if (!backend) throw new CommandError(`unknown backend "${name}"${suggestName(name, names)}`, 2);
  if (backend.protocol === 'replay')
    throw new CommandError(`backend "${name}" answers from recordings and cannot be probed`, 2);
  return backend;
}

async function runProbe(
  config: Config,
  backend: BackendConfig,
  model: string | undefined,
): Promise<Schemas['BackendProbe']> {
  const reached = await checkReachability(backend, config);
  printProgress(toOneLine(`${backend.name}: ${reached.what}`));
  const begin = { backend: backend.name, reach: reachState(reached) };
  if (!isReachable(reached) && reached.verdict !== 'model-not-listed')
    return { ...begin, model: model ?? null, findings: [], snippet: null };
  const found = await probe(config, backend, {
    model,
    progress: {
      onStep: (what) => printProgress(toOneLine(`testing ${what} …`)),
      // The page lists them.
      onFinding() {},
    },
  });
  return { ...begin, model: found.model, findings: [...found.findings], snippet: found.snippet };
}
