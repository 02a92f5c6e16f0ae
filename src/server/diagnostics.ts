import type { components } from '../../generated/louter.js';
import type { BackendConfig, Config } from '../config/config.ts';
import { withModelText } from '../config/model-text.ts';
import { redactedConfig } from '../config/secrets.ts';
import { asObject, parseJson, type JsonObject } from '../core/json.ts';
import { truncateShown } from '../core/shown.ts';
import { unreachable } from '../core/unreachable.ts';
import type { BackendChecks } from '../diagnose/checks.ts';
import type { SelfTest, SelfTestProgress } from '../diagnose/self-test.ts';
import { describePath, isReachable, type Reachability } from '../diagnose/reach-verdict.ts';
import type { RecentRequests } from '../gateway/recent-outcomes.ts';
import type { ListedPause } from '../gateway/route/account-pauses.ts';
import { formatDuration } from '../present/format.ts';
import type { Contradiction } from '../judge/verdict.ts';
import { databaseBytes, databaseFileOf } from '../record/store/database.ts';
import type { RecorderHealth, UnreadExchanges } from '../record/exchange.ts';

type Schemas = components['schemas'];
type Finding = Schemas['DiagnosticFinding'];
type Problem = Omit<Finding, 'is_past'>;

/** The state that diagnostics report. */
export interface DiagnosticsInput {
  readonly config: Config;
  readonly version: string;
  /** Whether the names, rights and limits of `[keys]` are left out of the settings. */
  readonly isWithoutKeys?: boolean;
  /** Null where no gateway runs that could load the configuration again. */
  readonly reloads: Schemas['Reloads'] | null;
  readonly health: RecorderHealth;
  /** In-flight requests. */
  readonly active: number;
  /** How the latest requests to a backend ended; absent where no gateway runs. */
  readonly recentOf?: (backend: string) => RecentRequests;
  /** The accounts of a backend that its vendor refused; absent where no gateway runs. */
  readonly pausesOf?: (backend: string) => readonly ListedPause[];
  /** Absent: no backend is contacted and no self-test run. */
  readonly checks: Pick<BackendChecks, 'reaches' | 'selfTest'> | undefined;
  /** The progress of a running self-test. */
  readonly selfTestProgress?: SelfTestProgress | null;
}

/** Models listed per backend. */
const maxModels = 1_000;

/** The diagnostics of a gateway, without secrets. */
export async function diagnosticsOf({
  config,
  version,
  isWithoutKeys = false,
  reloads,
  health,
  active,
  recentOf,
  pausesOf,
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
    reloads,
    settings: settingsOf(config, { isWithoutKeys }),
    backends: config.backends.map((backend) => ({
      ...backendState(backend, reaches?.get(backend.name)),
      recent: recentOf ? exportRecent(recentOf(backend.name), { hasIds: !isWithoutKeys }) : null,
      pauses: pausesOf ? pausesOf(backend.name).map(exportPause) : null,
    })),
    models: config.models.map(({ pattern, targets }) => ({
      pattern,
      targets: targets.map(({ backend, model }) => `${backend}/${model}`),
    })),
    traces: storeState(config, health),
    self_test: test ? selfTestState(test) : null,
    self_test_progress: selfTestProgress,
    findings: [
      ...[
        ...(reloads ? reloadFindings(reloads) : []),
        ...[...(reaches ?? [])].flatMap(([name, reach]) => backendFinding(name, reach)),
        ...config.backends.flatMap(({ name }) => (pausesOf?.(name) ?? []).map((pause) => pauseFinding(name, pause))),
        ...storeFindings(health),
        ...(test ? selfTestFindings(test) : []),
      ].map(asState),
      ...[
        ...lostTraceFindings(health),
        ...metadataOnlyFindings(health),
        ...contradictionFindings(health),
        ...textCallFindings(health, config),
      ].map(asPast),
    ],
  };
}

const asState = (finding: Problem): Finding => ({ ...finding, is_past: false });
const asPast = (finding: Problem): Finding => ({ ...finding, is_past: true });

function settingsOf(config: Config, { isWithoutKeys }: { isWithoutKeys: boolean }): JsonObject {
  const { keys, ...shown } = redactedConfig(config);
  const backends = shown.backends.map((backend) => ({ ...backend, baseUrl: withoutCredentials(backend.baseUrl) }));
  return asObject(parseJson(JSON.stringify({ ...shown, ...(!isWithoutKeys && { keys }), backends }))) ?? {};
}

const exportRecent = (
  { newestFailure, ...counts }: RecentRequests,
  { hasIds }: { hasIds: boolean },
): Schemas['BackendState']['recent'] => ({ ...counts, newest_failure: hasIds ? newestFailure : null });

const backendState = (
  { name, protocol, baseUrl, proxy, dialect, mode, promptCache }: BackendConfig,
  reach: Reachability | undefined,
): Omit<Schemas['BackendState'], 'recent' | 'pauses'> => ({
  name,
  protocol,
  base_url: baseUrl === '' ? null : withoutCredentials(baseUrl),
  path: describePath({ baseUrl, proxy }),
  dialect,
  mode,
  prompt_cache: promptCache,
  reach: reach ? reachState(reach) : null,
});

/** The result of a connectivity check in the format of the API. */
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
    size_bytes: url?.startsWith('file:') ? databaseBytes(databaseFileOf(url)) : null,
    queued_exchanges: health.queuedExchanges,
    queued_bytes: health.queuedBytes,
    written: health.written,
    lost_bodies: health.lostBodies,
    lost_exchanges: health.lostExchanges,
    set_aside: health.setAside,
    unread: exportUnread(health.unread),
    journal: health.journal ?? null,
    checks: health.checks,
    newest_contradiction: health.newestContradiction && exportContradiction(health.newestContradiction),
  };
}

const exportUnread = ({ exchanges, oldestAt, readPerSecond }: UnreadExchanges) => ({
  requests: exchanges,
  oldest_at: oldestAt === null ? null : new Date(oldestAt / 1000).toISOString(),
  read_per_second: readPerSecond,
});

const exportContradiction = ({ traceId, leg, path, what }: Contradiction) => ({
  trace_id: traceId,
  leg,
  path,
  what,
});

const selfTestState = ({ checked, failed, tookMs, error, pairs, failures }: SelfTest): Schemas['SelfTest'] => ({
  checked,
  failed,
  took_ms: tookMs,
  error,
  pairs: [...pairs],
  failures: [...failures],
});

/** Removes user, password and query, which may contain keys. */
function withoutCredentials(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/$/, '');
}

// ---------------------------------------------------------------- problems

function reloadFindings({ last_error: error, generation, restart_needed: changes }: Schemas['Reloads']): Problem[] {
  const about = 'configuration';
  return [
    ...(error === null
      ? []
      : [
          {
            about,
            what: `not reloaded, generation ${generation} stays: ${error}`,
            next: 'correct the file; louter config check shows its errors',
          },
        ]),
    ...(changes.length === 0
      ? []
      : [{ about, what: `${changes.join('; ')} needs a restart`, next: 'restart the gateway' }]),
  ];
}

function backendFinding(name: string, reach: Reachability): Problem[] {
  if (isReachable(reach)) return [];
  return [{ about: `backend ${name}`, what: reach.what, next: reach.next ?? 'check the log of that server' }];
}

const exportPause = ({ key, model, isOfCaller, kind, what, remedy, leftMs }: ListedPause): Schemas['AccountPause'] => ({
  key: key ?? null,
  model: model ?? null,
  caller: isOfCaller,
  kind,
  what,
  remedy,
  ends_at: new Date(Date.now() + leftMs).toISOString(),
});

function pauseFinding(backend: string, pause: ListedPause): Problem {
  const { key, model, isOfCaller, what, remedy, leftMs } = pause;
  const account = [...(key === undefined ? [] : [key]), ...(isOfCaller ? ['the account of a caller'] : [])].join(', ');
  const paused = `${model === undefined ? 'all models get' : `${model} gets`} no requests for ${formatDuration(leftMs)}`;
  return {
    about: `backend ${backend}`,
    what: `${account === '' ? 'its account' : account} ${what}: ${paused}`,
    next: `${remedy}; louter reload ends the pause`,
  };
}

const storeFindings = (health: RecorderHealth): Problem[] => [
  ...storeHealthFindings(health),
  ...journalFindings(health.journal),
];

function journalFindings(journal: RecorderHealth['journal']): Problem[] {
  if (!journal) return [];
  const { directory, state, error } = journal;
  switch (state) {
    case 'waiting':
    case 'ok':
      return [];
    case 'full':
      return [
        {
          about: 'traces',
          what: `the journal in ${directory} is full: a gateway that is killed now loses requests`,
          next: 'check whether the database is reached and keeps up',
        },
      ];
    case 'failed':
      return [
        {
          about: 'traces',
          what: `the journal in ${directory} cannot be written: ${error}`,
          next: 'free some space, or set traces.journal to a directory that can be written, or to false',
        },
      ];
    default:
      return unreachable(state);
  }
}

function metadataOnlyFindings({ setAside }: RecorderHealth): Problem[] {
  if (setAside === 0) return [];
  return [
    {
      about: 'traces',
      what: `${setAside} trace(s) have metadata only: the rest could not be written`,
      next: 'this is a bug in Louter: the log names each of them with its trace id and the reason',
    },
  ];
}

function contradictionFindings({ newestContradiction: found }: RecorderHealth): Problem[] {
  if (!found) return [];
  const { traceId, leg, path, what } = found;
  return [
    {
      about: 'traces',
      what: `what was sent does not agree with what was received; the latest is ${traceId}, ${leg} ${path || '/'}: ${what}`,
      next: `louter traces show ${traceId} shows it; please report it, this is a bug in Louter`,
    },
  ];
}

/** The latest calls written as text, of each backend and model; none where it is configured with another dialect meanwhile. */
const textCallFindings = ({ newestTextCalls: all }: RecorderHealth, { backends, statedFacts }: Config): Problem[] =>
  all.flatMap(({ traceId, backend: name, model, dialect, what, next }) => {
    const backend = backends.find((each) => each.name === name);
    if (!backend || withModelText(backend, statedFacts(model ?? '')).dialect !== dialect) return [];
    const latest = model === null ? 'the latest' : `the latest of model ${truncateShown(model)}`;
    return [{ about: `backend ${name}`, what: `${what}; ${latest} is ${traceId}`, next }];
  });

const lostText = ({ lostBodies, lostExchanges }: RecorderHealth): string =>
  `${lostExchanges} trace(s) and the bodies of ${lostBodies} more were not recorded`;

const hasLost = ({ lostBodies, lostExchanges }: RecorderHealth): boolean => lostBodies + lostExchanges > 0;
const isStoreWell = ({ state }: RecorderHealth): boolean => state === 'ok' || state === 'off';
const storeRemedy = 'check whether its disk is full, locked or slow; requests are still answered';

function storeHealthFindings(health: RecorderHealth): Problem[] {
  if (isStoreWell(health)) return [];
  const { state, lastError } = health;
  const error = lastError === null ? '' : ` (${lastError})`;
  const lost = hasLost(health) ? `; ${lostText(health)}` : '';
  return [{ about: 'traces', what: `the store is ${state}${error}${lost}`, next: storeRemedy }];
}

/** What a store that is well again has lost. */
function lostTraceFindings(health: RecorderHealth): Problem[] {
  if (!isStoreWell(health) || !hasLost(health)) return [];
  const error = health.lastError === null ? '' : ` (${health.lastError})`;
  return [{ about: 'traces', what: `the store is ok again${error}; ${lostText(health)}`, next: storeRemedy }];
}

function selfTestFindings({ failed, checked, error, failures: [first] }: SelfTest): Problem[] {
  if (error !== null)
    return [
      {
        about: 'self-test',
        what: `it could not run: ${error}`,
        next: 'reinstall Louter: its recordings are missing',
      },
    ];
  if (!first) return [];
  return [
    {
      about: 'self-test',
      what: `${failed} of ${checked} checks fail, the first from ${first.from} to ${first.to} (${first.fixture}): ${first.fault}`,
      next: 'this is a bug in Louter: report it with the output of louter diagnostics --json',
    },
  ];
}
