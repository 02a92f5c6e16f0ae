import express, { type Express } from 'express';
import type { Config } from '../config/config.ts';
import { frontends } from '../protocols/frontends.ts';
import { computeInflightBudget } from '../gateway/request/memory-budget.ts';
import { createChecks } from '../diagnose/checks.ts';
import { createTraceReader, type TraceReader } from '../inspect/reader.ts';
import type { Recorder } from '../record/exchange.ts';
import { createAccessCheck, needsViewerKey, type RouteAccess } from './access.ts';
import type { IncomingRequest } from './incoming.ts';
import { createKeyRing } from './key-ring.ts';
import { Admission } from './admission.ts';
import { InflightBytes } from './inflight-bytes.ts';
import { createAccessLog } from './access-log.ts';
import { LiveExchanges } from '../gateway/live-exchanges.ts';
import { liveRoute } from './live-route.ts';
import { LiveViewers } from './live-viewers.ts';
import { exportRoutes } from './export-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { resourceRoutes } from './resource-routes.ts';
import type { ExchangeOutcome } from '../gateway/gateway.ts';
import { createMetrics } from './metrics.ts';
import { profileRoute } from './cloud-routes.ts';
import { protocolRoutes } from './model-routes.ts';
import { ownRoutes, rootRoute } from './own-routes.ts';
import type { ServerParts } from './parts.ts';
import { mountRoutes, type Route } from './routes.ts';
import { runRoutes } from './run-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { RunRegistry } from './run-registry.ts';
import { traceRoutes } from './trace-routes.ts';
import { WebSocketConnections } from './websocket-connections.ts';
import { webSocketRoutes } from './websocket-routes.ts';
import { viewRoutes } from './view-routes.ts';
import { readViewerFiles } from './viewer-files.ts';
import { viewerRoutes } from './viewer-routes.ts';
import { ViewerSessions } from './viewer-sessions.ts';

/** State that the HTTP server shares with its application. */
export interface ServerState {
  /** Where it listens; absent: as configured. */
  readonly host?: string;
  readonly admission: Admission;
  readonly inflight: InflightBytes;
  readonly traces: TraceReader;
  readonly runs: RunRegistry;
  readonly liveViewers: LiveViewers;
  readonly sessions: ViewerSessions;
  readonly connections: WebSocketConnections;
}

/** `recorder` absent: nothing is being recorded. */
export const createServerState = (
  { limits, traces }: Config,
  recorder?: Pick<Recorder, 'settled' | 'waitingPlace'>,
): ServerState => ({
  admission: new Admission(limits.maxConcurrent),
  inflight: new InflightBytes(computeInflightBudget(limits)),
  traces: createTraceReader(traces.url, {
    settled: recorder && (() => recorder.settled()),
    waitingPlace: recorder && (() => recorder.waitingPlace()),
  }),
  runs: new RunRegistry(),
  liveViewers: new LiveViewers(),
  sessions: new ViewerSessions(),
  connections: new WebSocketConnections(),
});

/** The application: every route with its checks. `startServer` listens with it. */
export function createApp(
  parts: ServerParts,
  control: ServerState = createServerState(parts.settings.config, parts.recorder),
): Express {
  const { settings, recorder, log } = parts;
  settings.onReplaced(({ limits }) => {
    control.admission.limit = limits.maxConcurrent;
    control.inflight.limit = computeInflightBudget(limits);
    // Viewers connect again, with the keys that are in force then.
    control.liveViewers.close();
  });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('query parser', false);
  const metrics = createMetrics(control.admission, parts);
  const checkAccess = settings.derive((config) =>
    createAccessCheck(
      { ...config, server: { ...config.server, host: control.host ?? config.server.host } },
      { runs: control.runs, sessions: control.sessions, controlToken: parts.controlToken },
    ),
  );
  const keyRing = settings.derive((config) => createKeyRing(config, control.runs));
  const accessLog = createAccessLog(settings, log, metrics);
  const withoutSecrets = (incoming: IncomingRequest, outcome: ExchangeOutcome | undefined) =>
    outcome?.error
      ? { ...outcome, error: { ...outcome.error, message: accessLog.redact(outcome.error.message, incoming) } }
      : outcome;
  const service = {
    ...parts,
    ...control,
    metrics,
    checks: settings.derive(createChecks),
    accessLog,
    countInRun: (incoming: IncomingRequest, run: string, outcome: ExchangeOutcome | undefined) =>
      control.runs.count(run, withoutSecrets(incoming, outcome), keyRing().find(incoming)?.sha256),
    checkAccess: (incoming: IncomingRequest, route: RouteAccess) => checkAccess()(incoming, route),
    mayView: (incoming: IncomingRequest) => checkAccess()(incoming, { access: 'viewer' }) === undefined,
  };
  const { enabled: isViewerEnabled } = settings.config.viewer;
  const gatewayRoutes = (): Route[] => [
    ...protocolRoutes(frontends, service),
    profileRoute,
    ...webSocketRoutes(frontends, service),
    ...resourceRoutes(frontends, service),
    ...healthRoutes(service),
    ...ownRoutes(service),
    ...runRoutes({ settings, runs: control.runs }),
  ];
  const routes: Route[] = [
    ...(parts.isViewerOnly ? [] : gatewayRoutes()),
    rootRoute(service),
    ...(isViewerEnabled ? viewRoutes(control.traces, settings) : []),
    ...(isViewerEnabled
      ? [
          liveRoute({
            live: parts.live ?? new LiveExchanges(),
            traces: control.traces,
            viewers: control.liveViewers,
            sessions: control.sessions,
            settings,
          }),
        ]
      : []),
    ...(isViewerEnabled ? exportRoutes(control.traces, settings) : []),
    ...(isViewerEnabled
      ? sessionRoutes({
          settings,
          sessions: control.sessions,
          mayDelete: (incoming) => checkAccess()(incoming, { access: 'delete' }) === undefined,
          isLive: !parts.isViewerOnly,
        })
      : []),
    ...(isViewerEnabled
      ? viewerRoutes(parts.readViewerFiles ?? readViewerFiles, () => needsViewerKey(settings.config))
      : []),
    ...traceRoutes(control.traces),
  ];
  mountRoutes(app, routes, {
    frontends,
    checkAccess: service.checkAccess,
    accessLog: service.accessLog,
    countInRun: service.countInRun,
    recorder,
    settings,
  });
  return app;
}
