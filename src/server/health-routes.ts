import type { components } from '../../generated/louter.js';
import type { Config, ReadyCondition } from '../config/config.ts';
import { type ReachVerdict, type Reachability } from '../diagnose/reach-verdict.ts';
import { ownRoute, type OwnRouteService } from './own-routes.ts';
import type { Route } from './routes.ts';
import { sendJson } from './send.ts';

type Health = components['schemas']['Health'];
type Readiness = components['schemas']['Readiness'];

type HealthService = Pick<OwnRouteService, 'settings' | 'admission' | 'version' | 'checks' | 'reloader'>;

/** The routes for load balancers, orchestrators and people who look whether the gateway runs. None requires a key. */
export function healthRoutes(service: HealthService): Route[] {
  const { admission, version } = service;
  const readiness = createReadinessCheck(service);
  return [
    ownRoute('/health', { access: 'public' }, (incoming) => {
      const health: Health = { status: admission.isClosed ? 'draining' : 'ok', version };
      sendJson(incoming, health, admission.isClosed ? 503 : 200);
    }),
    ownRoute('/health/live', { access: 'public' }, (incoming) => {
      const health: Health = { status: 'ok', version };
      sendJson(incoming, health);
    }),
    ownRoute('/health/ready', { access: 'public' }, async (incoming) => {
      const reasons = await readiness();
      const answer: Readiness = { status: reasons.length === 0 ? 'ready' : 'not-ready', reasons, version };
      sendJson(incoming, answer, reasons.length === 0 ? 200 : 503);
    }),
  ];
}

/** Returns why the gateway is not ready; empty if it is. */
function createReadinessCheck({
  settings,
  admission,
  checks,
  reloader,
}: HealthService): () => Promise<Readiness['reasons']> {
  let latest: { by: object; reaches: ReadonlyMap<string, Reachability> } | undefined;

  /** Waits the first time only: orchestrators give a probe a second, a check of backends takes up to five. */
  async function reachabilities(): Promise<ReadonlyMap<string, Reachability>> {
    const by = checks();
    const checking = by.reaches().then((reaches) => (latest = { by, reaches }).reaches);
    return latest?.by === by ? latest.reaches : checking;
  }

  async function isMet(condition: ReadyCondition): Promise<boolean> {
    if (condition === 'configuration') return (reloader?.state().last_error ?? null) === null;
    return doAllRowsAnswer(settings.config, await reachabilities());
  }

  return async () => {
    if (admission.isClosed) return ['draining'];
    const { ready } = settings.config.server;
    const met = await Promise.all(ready.map(isMet));
    return ready.filter((_, index) => !met[index]);
  };
}

/** Verdicts about a backend from which no HTTP response arrived, or only server errors. */
const notAnswering: ReadonlySet<ReachVerdict> = new Set([
  'proxy',
  'refused',
  'dns',
  'tls',
  'timeout',
  'broken',
  'failing',
]);

const doAllRowsAnswer = ({ models }: Config, reaches: ReadonlyMap<string, Reachability>): boolean =>
  models.every(({ targets }) =>
    targets.some(({ backend }) => {
      const reach = reaches.get(backend);
      return reach !== undefined && !notAnswering.has(reach.verdict);
    }),
  );
