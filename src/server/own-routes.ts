import type { components } from '../../generated/louter.js';
import type { Settings } from '../config/settings.ts';
import { truncateShown } from '../core/shown.ts';
import type { BackendChecks } from '../diagnose/checks.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { LiveExchanges } from '../gateway/live-exchanges.ts';
import type { Recorder } from '../record/exchange.ts';
import { frontends } from '../protocols/frontends.ts';
import { isolationHeaders, type RouteAccess } from './access.ts';
import type { Admission } from './admission.ts';
import { sendJson, sendText } from './send.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import type { Metrics } from './metrics.ts';
import { protocolPage } from './protocol-page.ts';
import type { Reloader } from './reload.ts';
import type { Route } from './routes.ts';

type Schemas = components['schemas'];

/** Dependencies of Louter's own routes. */
export interface OwnRouteService {
  readonly settings: Settings;
  readonly version: string;
  readonly recorder: Recorder;
  readonly admission: Admission;
  readonly metrics: Metrics;
  readonly gateway: Pick<Gateway, 'backendLoads'>;
  /** Those of the configuration in force. */
  readonly checks: () => BackendChecks;
  readonly reloader?: Reloader;
  /** Absent where nothing is recorded. */
  readonly live?: LiveExchanges;
  /** Whether a request may read traces. */
  readonly mayView: (incoming: IncomingRequest) => boolean;
}

/** One of Louter's own routes; the default method is GET. */
export const ownRoute = (
  path: string,
  { method = 'GET', ...guarded }: RouteAccess & { method?: Route['method'] },
  answer: (incoming: IncomingRequest) => void | Promise<void>,
): Route => ({
  ...guarded,
  method,
  path,
  errorFormat: 'louter',
  async answer(incoming) {
    await answer(incoming);
    return undefined;
  },
});

/** Sends a browser to the viewer. */
export function redirectToViewer({ response }: IncomingRequest): void {
  response.writeHead(303, { ...isolationHeaders, location: '/ui/', 'cache-control': 'no-store' }).end();
}

/** Ollama's command line checks this route without a key; a browser is sent to the viewer. */
export function rootRoute({ settings }: Pick<OwnRouteService, 'settings'>): Route {
  // As its routes, this takes a restart.
  const { enabled: isViewerEnabled } = settings.config.viewer;
  return ownRoute('/', { access: 'public', isPage: true, isForRuns: true }, (incoming) => {
    const isBrowser = incoming.request.headers.accept?.includes('text/html') === true;
    if (isBrowser && isViewerEnabled) return redirectToViewer(incoming);
    sendText(incoming, 200, { 'content-type': 'text/plain; charset=utf-8' }, 'Louter is running');
  });
}

/** Diagnostics and metrics, as described in `specs/louter.yaml`. */
export function ownRoutes(service: OwnRouteService): Route[] {
  const { settings, admission, metrics, version, checks, reloader, live } = service;

  function diagnose(incoming: IncomingRequest, run: BackendChecks | undefined): Promise<Schemas['Diagnostics']> {
    const { recorder, gateway } = service;
    const loads = gateway.backendLoads();
    return diagnosticsOf({
      config: settings.config,
      isWithoutKeys: !service.mayView(incoming),
      reloads: reloader?.state() ?? null,
      version,
      health: recorder.health(),
      active: admission.inFlight,
      ...(live && { recentOf: (backend: string) => live.recent.of(backend) }),
      pausesOf: (name: string) => loads.find(({ backend }) => backend === name)?.accountPauses ?? [],
      checks: run,
      ...(run === undefined && { selfTestProgress: checks().selfTestProgress }),
    });
  }

  return [
    // Claude Code asks this route of its vendor, without a key, whether it can be reached.
    ownRoute('/api/hello', { access: 'public', isForRuns: true }, (incoming) =>
      sendJson(incoming, { message: 'hello' }),
    ),
    ownRoute('/protocol', { access: 'public', isForRuns: true }, (incoming) => {
      const { config } = settings;
      const isKeyRequired = config.server.keys.length > 0 || config.keys.length > 0;
      const page = protocolPage({ frontends, version, server: config.server, isKeyRequired });
      sendText(incoming, 200, { 'content-type': 'text/markdown; charset=utf-8' }, page);
    }),
    // GET has no side effects, as anything may follow a link: it contacts no backend.
    ownRoute('/api/diagnostics', { access: 'keys', isForViewer: true }, async (incoming) => {
      if (requestedChecks(incoming) === 'all')
        throw httpError(400, 'invalid-request', 'checks=all contacts backends and runs the self-test: use POST');
      sendJson(incoming, await diagnose(incoming, undefined));
    }),
    ownRoute('/api/diagnostics', { method: 'POST', access: 'keys', isForViewer: true }, async (incoming) => {
      sendJson(incoming, await diagnose(incoming, requestedChecks(incoming) === 'none' ? undefined : checks()));
    }),
    ownRoute('/api/reload', { method: 'POST', access: 'control' }, (incoming) => {
      if (!reloader)
        throw httpError(404, 'not-found', 'the configuration of this gateway is not from a file: restart it instead');
      const result = reloader.reload('request', { isDryRun: isDryRun(incoming) });
      sendJson(incoming, result, result.ok ? 200 : 422);
    }),
    ownRoute('/metrics', { access: 'keys' }, async (incoming) => {
      const { registry } = metrics;
      sendText(incoming, 200, { 'content-type': registry.contentType }, await registry.metrics());
    }),
  ];
}

function isDryRun({ query }: IncomingRequest): boolean {
  const value = new URLSearchParams(query).get('dry_run') ?? 'false';
  if (value === 'true' || value === 'false') return value === 'true';
  throw httpError(
    400,
    'invalid-request',
    `dry_run: expected "true" or "false", got ${JSON.stringify(truncateShown(value))}`,
  );
}

function requestedChecks({ query }: IncomingRequest): 'all' | 'none' | undefined {
  const checks = new URLSearchParams(query).get('checks') ?? undefined;
  if (checks === undefined || checks === 'all' || checks === 'none') return checks;
  throw httpError(
    400,
    'invalid-request',
    `checks: expected "all" or "none", got ${JSON.stringify(truncateShown(checks))}`,
  );
}
