import type { components } from '../../generated/louter.js';
import type { Config } from '../config/config.ts';
import { truncateShown } from '../core/shown.ts';
import type { BackendChecks } from '../diagnose/checks.ts';
import type { Recorder } from '../record/exchange.ts';
import { isolationHeaders, type RouteAccess } from './access.ts';
import type { Admission } from './admission.ts';
import { sendJson, sendText } from './send.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import type { Metrics } from './metrics.ts';
import type { Route } from './routes.ts';

type Schemas = components['schemas'];

/** Dependencies of Louter's own routes. */
export interface OwnRouteService {
  readonly config: Config;
  readonly version: string;
  readonly recorder: Recorder;
  readonly admission: Admission;
  readonly metrics: Metrics;
  readonly checks: BackendChecks;
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

/** Health, diagnostics and metrics, as described in `specs/louter.yaml`. */
export function ownRoutes(service: OwnRouteService): Route[] {
  const { admission, metrics, version, checks } = service;

  function diagnose(run: BackendChecks | undefined): Promise<Schemas['Diagnostics']> {
    const { config, recorder } = service;
    return diagnosticsOf({
      config,
      version,
      health: recorder.health(),
      active: admission.inFlight,
      checks: run,
      ...(run === undefined && { selfTestProgress: checks.selfTestProgress }),
    });
  }

  return [
    // Ollama's command line checks this route without a key.
    ownRoute('/', { access: 'public', isPage: true, isForRuns: true }, (incoming) => {
      const isBrowser = incoming.request.headers.accept?.includes('text/html') === true;
      if (isBrowser && service.config.viewer.enabled) return redirectToViewer(incoming);
      sendText(incoming, 200, { 'content-type': 'text/plain; charset=utf-8' }, 'Louter is running');
    }),
    ownRoute('/health', { access: 'public' }, (incoming) => {
      const health: Schemas['Health'] = { status: admission.isClosed ? 'draining' : 'ok', version };
      sendJson(incoming, health, admission.isClosed ? 503 : 200);
    }),
    // GET has no side effects, as anything may follow a link: it contacts no backend.
    ownRoute('/api/diagnostics', { access: 'keys' }, async (incoming) => {
      if (requestedChecks(incoming) === 'all')
        throw httpError(400, 'invalid-request', 'checks=all contacts backends and runs the self-test: use POST');
      sendJson(incoming, await diagnose(undefined));
    }),
    ownRoute('/api/diagnostics', { method: 'POST', access: 'keys' }, async (incoming) => {
      sendJson(incoming, await diagnose(requestedChecks(incoming) === 'none' ? undefined : checks));
    }),
    ownRoute('/metrics', { access: 'keys' }, async (incoming) => {
      const { registry } = metrics;
      sendText(incoming, 200, { 'content-type': registry.contentType }, await registry.metrics());
    }),
  ];
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
