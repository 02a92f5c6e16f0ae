import { fromCloudRequest } from '../gateway/platform/cloud-request.ts';
import { shortId } from '../present/format.ts';
import type { BackendConfig, Config } from '../config/config.ts';
import type { Frontend } from '../core/frontend.ts';
import type { HeaderFields } from '../core/headers.ts';
import { asObject, parseJson } from '../core/json.ts';
import { suggestName } from '../core/nearest.ts';
import { isCredentialField, isCredentialParameter } from '../core/redact/credentials.ts';
import type { InboundRequest, ResponseWriter } from '../gateway/exchange-io.ts';
import type { ExchangeOutcome, Gateway } from '../gateway/gateway.ts';
import { createTokenRates } from '../gateway/request/token-estimate.ts';
import { findRoute, type FoundRoute } from '../protocols/find-route.ts';
import { frontendOf } from '../protocols/frontends.ts';
import { findMessage } from '../record/decode-exchange.ts';
import { joinFilterArguments, parseFilter } from '../record/store/filter.ts';
import type { TraceStore } from '../record/store/trace-store.ts';
import { createLog, flushLog } from '../server/log.ts';
import { createParts } from '../server/parts.ts';
import { CommandError, print, printJson, printMessage, printProgress } from './output.ts';
import { canAsk, openTerminal } from './questions.ts';
import { storeUrl, type TracesOptions, withTraceStore } from './trace-store.ts';
import type { StoredMessage, StoredTrace } from '../record/store/stored-trace.ts';

export interface RerunOptions extends TracesOptions {
  backend: string;
  mode?: 'baseline' | 'proxy';
  run?: string;
  limit: number;
  yes?: true;
}

interface RerunResult {
  /** The recorded exchange, and the new one. */
  trace_id: string;
  rerun: string;
  status: string;
  http_status: number;
  error: string | null;
}

/** The result as JSON. */
interface RerunReport {
  run: string;
  backend: string;
  requests: RerunResult[];
  skipped: { trace_id: string; why: string }[];
}

/**
 * Sends recorded client requests through the gateway of this configuration to a backend, one after another, and records
 * them as a run. Exit code 1 if one of them failed, 3 if there was nothing to send.
 */
export async function rerun(terms: readonly string[], options: RerunOptions): Promise<void> {
  if (terms.length === 0) throw new CommandError('expected filters that select requests, such as run:NAME or an id', 2);
  const { config, requests, skipped, target, isKnownRun } = await withTraceStore(options, async (store, found) => {
    storeUrl(found);
    const chosen = parseTarget(found, options);
    const known = await store.listRuns(chosen.run);
    const selected = await selectRequests(store, terms, chosen, options);
    return { config: found, target: chosen, isKnownRun: known.includes(chosen.run), ...selected };
  });
  if (isKnownRun) printMessage(`run ${target.run} exists already: these requests are added to it`);
  const backend = `${target.backend.name}${target.model === null ? '' : `/${target.model}`}`;
  if (requests.length > 0) await confirm(requests, target, options);
  const report: RerunReport = { run: target.run, backend, requests: [], skipped };
  if (requests.length > 0) report.requests = await sendAll(configForRerun(config, target), requests, options);
  if (options.json) printJson(report);
  else print(reportPage(report, terms));
  if (report.requests.length === 0) process.exitCode = 3;
  else if (report.requests.some(({ status }) => status !== 'ok')) process.exitCode = 1;
}

/** @throws {CommandError} for an unknown backend, or one that needs what is not recorded. */
function parseTarget({ backends }: Config, { backend: text, mode, run }: RerunOptions): RerunTarget {
  const slash = text.indexOf('/');
  const name = slash === -1 ? text : text.slice(0, slash);
  const backend = backends.find((each) => each.name === name);
  const names = backends.map((each) => each.name);
  if (!backend) throw new CommandError(`no backend is named "${name}"${suggestName(name, names)}`, 2);
  if (backend.auth.kind === 'client')
    throw new CommandError(
      `backend "${name}" is sent the key of each client (api_key = "client"), which is not recorded: configure one with a key of its own`,
      2,
    );
  return {
    backend,
    model: slash === -1 ? null : text.slice(slash + 1),
    mode: mode ?? null,
    run: run ?? `rerun-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`,
  };
}

async function selectRequests(
  store: TraceStore,
  terms: readonly string[],
  target: RerunTarget,
  { limit }: RerunOptions,
): Promise<{ requests: RerunRequest[]; skipped: RerunReport['skipped'] }> {
  const rows = await store.list(parseFilter(joinFilterArguments(terms), Date.now()), limit + 1);
  if (rows.length === 0) throw new CommandError('no request matches', 2);
  if (rows.length > limit)
    throw new CommandError(`more than ${limit} requests match: add filters, or raise --limit`, 2);
  const requests: RerunRequest[] = [];
  const skipped: RerunReport['skipped'] = [];
  // In their order of time, so that the turns of a conversation follow each other.
  for (const { id } of rows.toReversed()) {
    const prepared = prepareRerun(await store.get(id), target);
    if ('why' in prepared) skipped.push({ trace_id: id, why: prepared.why });
    else requests.push(prepared);
  }
  return { requests, skipped };
}

// ---------------------------------------------------------------- consent

/** @throws {CommandError} without consent. A replay backend sends nothing. */
async function confirm(requests: readonly RerunRequest[], target: RerunTarget, { yes }: RerunOptions): Promise<void> {
  if (target.backend.protocol === 'replay') return;
  const plan = describePlan(requests, target);
  if (yes) return printMessage(plan);
  if (!canAsk()) throw new CommandError(`this would send ${plan}; pass --yes to send them`, 2);
  printMessage(plan);
  const questions = openTerminal();
  const isAllowed = await questions.confirm('Send them?', false).finally(() => questions.close());
  if (!isAllowed) throw new CommandError('nothing was sent', 2);
}

function describePlan(requests: readonly RerunRequest[], { backend, model }: RerunTarget): string {
  const sum = (value: (each: RerunRequest) => number): string =>
    requests.reduce((total, each) => total + value(each), 0).toLocaleString('en-US');
  const count = `${requests.length} ${requests.length === 1 ? 'request' : 'requests'}`;
  return `${count} to ${describeBackend(backend)}${model === null ? '' : `, model ${model}`}: about ${sum(({ inputTokens }) => inputTokens)} input tokens, and ${sum(({ outputTokens }) => outputTokens)} output tokens if the answers are as long as recorded`;
}

const describeBackend = ({ name, protocol, baseUrl }: BackendConfig): string =>
  `backend "${name}" (${protocol}, ${baseUrl})`;

// ---------------------------------------------------------------- sending

async function sendAll(
  config: Config,
  requests: readonly RerunRequest[],
  { json }: RerunOptions,
): Promise<RerunResult[]> {
  const log = createLog('warn', { pretty: process.stderr.isTTY });
  const { gateway } = createParts(config, log);
  const results: RerunResult[] = [];
  try {
    for (const [index, request] of requests.entries()) {
      const { status, httpStatus, error } = await sendAgain(gateway, request, new AbortController().signal);
      const result = {
        trace_id: request.traceId,
        rerun: request.inbound.traceId,
        status,
        http_status: httpStatus,
        error: error?.message ?? null,
      };
      results.push(result);
      if (!json && process.stderr.isTTY) printProgress(`${index + 1}/${requests.length} ${resultLine(result)}`);
    }
  } finally {
    // It writes what is queued.
    await gateway.stop(0);
    await flushLog(log);
  }
  return results;
}

const resultLine = ({ trace_id: from, rerun: to, status, http_status: http, error }: RerunResult): string =>
  `${shortId(from)} → ${shortId(to)}: ${status} ${http}${error === null ? '' : `, ${error}`}`;

function reportPage({ run, backend, requests, skipped }: RerunReport, terms: readonly string[]): string {
  const failed = requests.filter(({ status }) => status !== 'ok').length;
  const reasons = Map.groupBy(skipped, ({ why }) => why);
  return [
    ...requests.map(resultLine),
    `${requests.length} sent to ${backend}, ${failed} failed, ${skipped.length} skipped`,
    ...[...reasons].map(([why, all]) => `  ${all.length}: ${why}`),
    ...(requests.length > 0
      ? [`recorded as run ${run}; compare: louter traces compare '${joinFilterArguments(terms)}' ${run}`]
      : []),
  ].join('\n');
}

// ---------------------------------------------------------------- requests

/** Where recorded requests are sent again. */
export interface RerunTarget {
  backend: BackendConfig;
  /** The model's name at the backend; null: as each client asked for it. */
  model: string | null;
  mode: 'baseline' | 'proxy' | null;
  /** The run that the new exchanges are recorded in. */
  run: string;
}

/** A recorded request that can be sent again. */
export interface RerunRequest {
  traceId: string;
  frontend: Frontend;
  found: FoundRoute;
  inbound: InboundRequest;
  /** As recorded, else estimated. */
  inputTokens: number;
  /** As recorded; 0 where nothing was. */
  outputTokens: number;
}

/** The configuration with every model name led to the target. */
const configForRerun = (config: Config, { backend, model }: RerunTarget): Config => ({
  ...config,
  routes: [],
  models: [{ pattern: '*', targets: [{ backend: backend.name, model: model ?? '*' }] }],
});

/** A recorded request as it is sent again, or why that is not possible. */
function prepareRerun(trace: StoredTrace, target: RerunTarget): RerunRequest | { why: string } {
  const { row } = trace;
  const frontend = frontendOf(row.frontend);
  const message = findMessage(trace, 'client-request');
  const found = frontend && message && findRoute(frontend, message.target ?? '');
  if (!found || found.route.task !== 'chat') return { why: 'it is not a chat request' };
  if (row.bodies !== 'full' || !message.body) return { why: 'its bodies are not stored' };
  const body = asObject(parseJson(message.body.toString('utf8')));
  if (!body) return { why: 'its body is not JSON' };
  const { continuation } = frontend;
  if (continuation?.previousResponseId(body) !== undefined)
    return { why: 'it continues a response by its id, which is known for its own caller only' };
  if (target.mode === 'baseline' && target.backend.protocol !== row.frontend)
    return { why: `mode baseline: its protocol is ${row.frontend}, that of the backend ${target.backend.protocol}` };
  return {
    traceId: row.id,
    frontend,
    found,
    inbound: fromCloudRequest(frontend.codec.protocol, createInbound(message, message.body, row.case, target)),
    inputTokens: row.inputTokens ?? createTokenRates().estimate(row.model ?? '', message.body.length),
    outputTokens: row.outputTokens ?? 0,
  };
}

/** Fields of the connection that the request came in, which a request without one does not have. */
const connectionFields: ReadonlySet<string> = new Set(
  'host connection content-length content-encoding transfer-encoding accept-encoding expect upgrade'.split(' '),
);

function createInbound(
  { target, headers: recorded }: StoredMessage,
  body: Buffer,
  caseName: string | null,
  { run, mode }: RerunTarget,
): InboundRequest {
  const kept = recorded.filter(
    ([name]) =>
      !isCredentialField(name) &&
      !/^(?:x-louter-|sec-websocket-)/i.test(name) &&
      !connectionFields.has(name.toLowerCase()),
  );
  const headers: HeaderFields = [
    ...kept,
    ['x-louter-run', run],
    ...(caseName === null ? [] : [['x-louter-case', caseName] as [string, string]]),
    ...(mode === null ? [] : [['x-louter-mode', mode] as [string, string]]),
  ];
  return {
    traceId: crypto.randomUUID().replaceAll('-', ''),
    // Its body is that of a request over HTTP, even if it was a message of a WebSocket.
    method: 'POST',
    target: withoutCredentials(target ?? ''),
    headers,
    header: (name) => headers.find(([field]) => field.toLowerCase() === name)?.[1],
    body,
  };
}

/** The recorded credential is redacted: it would only be sent on as it is. */
function withoutCredentials(target: string): string {
  const mark = target.indexOf('?');
  if (mark === -1) return target;
  const query = new URLSearchParams(target.slice(mark + 1));
  for (const name of new Set(query.keys())) if (isCredentialParameter(name)) query.delete(name);
  return query.size === 0 ? target.slice(0, mark) : `${target.slice(0, mark)}?${query.toString()}`;
}

/** Sends a request through the gateway, which records it; its answer is read from there. */
const sendAgain = (
  gateway: Gateway,
  { frontend, found, inbound }: RerunRequest,
  signal: AbortSignal,
): Promise<ExchangeOutcome> =>
  gateway.handle(frontend, found.route, inbound, createDiscardingWriter(signal), found.hints.model);

const createDiscardingWriter = (signal: AbortSignal): ResponseWriter => ({
  signal,
  writeHead() {},
  write: () => true,
  drained: () => Promise.resolve(),
  end() {},
  destroy() {},
});
