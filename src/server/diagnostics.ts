import { statSync } from 'node:fs';
import type { components } from '../../generated/louter.js';
import type { BackendConfig, Config } from '../config/config.ts';
import { redactedConfig } from '../config/secrets.ts';
import { asObject, parseJson, type JsonObject } from '../core/json.ts';
import type { BackendChecks } from '../diagnose/checks.ts';
import type { SelfTest, SelfTestProgress } from '../diagnose/self-test.ts';
import { isReachable, type Reachability } from '../diagnose/reach-verdict.ts';
import { databaseFileOf } from '../record/store/database.ts';
import type { RecorderHealth } from '../record/exchange.ts';

type Schemas = components['schemas'];
type Finding = Schemas['DiagnosticFinding'];

/** What diagnostics tell of. */
export interface DiagnosticsInput {
  readonly config: Config;
  readonly version: string;
  readonly health: RecorderHealth;
  /** Exchanges under way. */
  readonly active: number;
  /** Absent: only what is known without trying is told. */
  readonly checks: Pick<BackendChecks, 'reaches' | 'selfTest'> | undefined;
  /** How far a self-test is that runs now. */
  readonly selfTestProgress?: SelfTestProgress | null;
}

/** How many models of one backend are told of. */
const maxModels = 1_000;

/** Everything there is to say of a gateway, without its secrets. */
export async function diagnosticsOf({
  config,
  version,
  health,
  active,
  checks,
  selfTestProgress = null,
}: DiagnosticsInput): Promise<Schemas['Diagnostics']> {
  const [reaches, test] = await Promise.all([checks?.reaches(), checks?.selfTest()]);
  return {
    version,
    node: process.version,
    uptime_ms: Math.round(process.uptime() * 1000),
    active,
    config: config.file,
    settings: settingsOf(config),
    backends: config.backends.map((backend) => backendState(backend, reaches?.get(backend.name))),
    models: config.models.map(({ pattern, targets }) => ({
      pattern,
      targets: targets.map(({ backend, model }) => `${backend}/${model}`),
    })),
    traces: storeState(config, health),
    self_test: test ? selfTestState(test) : null,
    self_test_progress: selfTestProgress,
    findings: [
      ...[...(reaches ?? [])].flatMap(([name, reach]) => backendFinding(name, reach)),
      ...storeFindings(health),
      ...(test ? selfTestFindings(test) : []),
    ],
  };
}

function settingsOf(config: Config): JsonObject {
  const shown = redactedConfig(config);
  const backends = shown.backends.map((backend) => ({ ...backend, baseUrl: withoutCredentials(backend.baseUrl) }));
  return asObject(parseJson(JSON.stringify({ ...shown, backends }))) ?? {};
}

const backendState = (
  { name, protocol, baseUrl, dialect, mode }: BackendConfig,
  reach: Reachability | undefined,
): Schemas['BackendState'] => ({
  name,
  protocol,
  base_url: baseUrl === '' ? null : withoutCredentials(baseUrl),
  dialect,
  mode,
  reach: reach ? reachState(reach) : null,
});

/** A finding about a backend as it is told of outside. */
export const reachState = ({ verdict, what, next, status, tookMs, models }: Reachability): Schemas['BackendReach'] => ({
  verdict,
  what,
  next,
  status,
  took_ms: tookMs,
  models: models && models.slice(0, maxModels),
});

function storeState({ traces: { url } }: Config, health: RecorderHealth): Schemas['StoreState'] {
  return {
    store: health.store,
    state: health.state,
    last_error: health.lastError,
    size_bytes: url?.startsWith('file:') ? sizeOnDisk(databaseFileOf(url)) : null,
    queued_exchanges: health.queuedExchanges,
    queued_bytes: health.queuedBytes,
    written: health.written,
    lost_bodies: health.lostBodies,
    lost_exchanges: health.lostExchanges,
    set_aside: health.setAside,
  };
}

/** The database with what SQLite keeps beside it. */
function sizeOnDisk(file: string): number | null {
  const sizes = [file, `${file}-wal`].map((name) => statSync(name, { throwIfNoEntry: false })?.size);
  return sizes[0] === undefined ? null : sizes.reduce((sum: number, size) => sum + (size ?? 0), 0);
}

const selfTestState = ({ checked, failed, tookMs, error, pairs, failures }: SelfTest): Schemas['SelfTest'] => ({
  checked,
  failed,
  took_ms: tookMs,
  error,
  pairs: [...pairs],
  failures: [...failures],
});

/** Neither user, password nor query: keys stand in either. */
function withoutCredentials(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/$/, '');
}

// ---------------------------------------------------------------- what is wrong

function backendFinding(name: string, reach: Reachability): Finding[] {
  if (isReachable(reach)) return [];
  return [{ about: `backend ${name}`, what: reach.what, next: reach.next ?? 'look at the log of that server' }];
}

function storeFindings({ state, lastError, lostBodies, lostExchanges, setAside }: RecorderHealth): Finding[] {
  return [...storeHealthFindings({ state, lastError, lostBodies, lostExchanges }), ...metadataOnlyFindings(setAside)];
}

function metadataOnlyFindings(setAside: number): Finding[] {
  if (setAside === 0) return [];
  return [
    {
      about: 'traces',
      what: `of ${setAside} exchange(s) only the metadata is recorded: the rest could not be written`,
      next: 'this is a defect of Louter: the log names each of them with its trace id and the reason',
    },
  ];
}

function storeHealthFindings({
  state,
  lastError,
  lostBodies,
  lostExchanges,
}: Pick<RecorderHealth, 'state' | 'lastError' | 'lostBodies' | 'lostExchanges'>): Finding[] {
  const isWell = state === 'ok' || state === 'off';
  if (isWell && lostBodies === 0 && lostExchanges === 0) return [];
  const lost =
    lostBodies + lostExchanges === 0
      ? ''
      : `; ${lostExchanges} exchange(s) were not recorded, and of ${lostBodies} not the bodies`;
  return [
    {
      about: 'traces',
      what: `the store is ${isWell ? 'well again' : state}${lastError === null ? '' : ` (${lastError})`}${lost}`,
      next: 'see whether its disk is full, locked or slow; traffic goes on meanwhile',
    },
  ];
}

function selfTestFindings({ failed, checked, error, failures: [first] }: SelfTest): Finding[] {
  if (error !== null)
    return [
      {
        about: 'self-test',
        what: `it could not be done: ${error}`,
        next: 'install Louter anew: its recordings are part of it',
      },
    ];
  if (!first) return [];
  return [
    {
      about: 'self-test',
      what: `${failed} of ${checked} checks fail, the first from ${first.from} to ${first.to} (${first.fixture}): ${first.fault}`,
      next: 'this is a defect of Louter: report it with the output of louter diagnostics --json',
    },
  ];
}
