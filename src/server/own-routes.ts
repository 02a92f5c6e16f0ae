import type { components } from '../../generated/louter.js';
import type { Config } from '../config/config.ts';
import type { Recorder } from '../traces/record.ts';
import type { Access } from './access.ts';
import type { Admission } from './admission.ts';
import { sendJson, sendText } from './answer.ts';
import { refusal } from './errors.ts';
import type { Incoming } from './incoming.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Metrics } from './metrics.ts';
import type { Route } from './routes.ts';

type Schemas = components['schemas'];

/** What our own routes tell of. */
export interface OwnService {
  readonly config: Config;
  readonly version: string;
  readonly recorder: Recorder;
  readonly admission: Admission;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
}

/** A route of Louter's own. */
export const ownRoute = (
  path: string,
  access: Access,
  answer: (incoming: Incoming) => void | Promise<void>,
): Route => ({
  method: 'GET',
  path,
  access,
  errorForm: 'louter',
  async answer(incoming) {
    await answer(incoming);
    return undefined;
  },
});

/** The routes that speak of the gateway itself; `specs/louter.yaml` describes their answers. */
export function ownRoutes(service: OwnService): Route[] {
  const { lifecycle, metrics, version } = service;
  return [
    // Ollama's command line asks here, with no key, whether anybody is there.
    ownRoute('/', 'public', (incoming) =>
      sendText(incoming, 200, { 'content-type': 'text/plain; charset=utf-8' }, 'Louter is running'),
    ),
    ownRoute('/health', 'public', (incoming) => {
      const health: Schemas['Health'] = { status: lifecycle.draining ? 'draining' : 'ok', version };
      sendJson(incoming, health, lifecycle.draining ? 503 : 200);
    }),
    ownRoute('/api/diagnostics', 'keys', (incoming) => sendJson(incoming, diagnostics(service))),
    ownRoute('/api/compare', 'keys', () => {
      throw refusal(
        501,
        'unsupported',
        'comparing runs is not there yet: read the traces of each with GET /api/traces?run=NAME',
      );
    }),
    ownRoute('/metrics', 'keys', async (incoming) => {
      const { registry } = metrics;
      sendText(incoming, 200, { 'content-type': registry.contentType }, await registry.metrics());
    }),
  ];
}

function diagnostics({ config, version, recorder, admission }: OwnService): Schemas['Diagnostics'] {
  const { store, state, lastError, queuedExchanges, queuedBytes, written, lostBodies, lostExchanges } =
    recorder.health();
  return {
    version,
    node: process.version,
    uptime_ms: Math.round(process.uptime() * 1000),
    active: admission.active,
    config: config.file,
    backends: config.backends.map(({ name, protocol, baseUrl, dialect, mode }) => ({
      name,
      protocol,
      base_url: baseUrl === '' ? null : withoutCredentials(baseUrl),
      dialect,
      mode,
    })),
    models: config.models.map(({ pattern, targets }) => ({
      pattern,
      targets: targets.map(({ backend, model }) => `${backend}/${model}`),
    })),
    traces: {
      store,
      state,
      last_error: lastError,
      queued_exchanges: queuedExchanges,
      queued_bytes: queuedBytes,
      written,
      lost_bodies: lostBodies,
      lost_exchanges: lostExchanges,
    },
  };
}

/** Neither user, password nor query: keys stand in either. */
function withoutCredentials(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/$/, '');
}
