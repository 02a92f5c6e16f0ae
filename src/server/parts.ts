import type { Agent } from 'node:http';
import type { Config, OtelConfig } from '../config/config.ts';
import { secretsOf } from '../config/secrets.ts';
import { createSettings, type Settings } from '../config/settings.ts';
import { ownVersion } from '../core/own-package.ts';
import { createGateway } from '../gateway/create.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { createKeyLimits, hasCountedLimit, type KeyLimits } from '../gateway/keys/limits.ts';
import { LiveExchanges } from '../gateway/live-exchanges.ts';
import { noRecorder, type Recorder } from '../record/exchange.ts';
import { createKeyCounterStore } from '../record/key-counter-thread.ts';
import type { ReportSettlements } from '../record/store/pending-settlements.ts';
import { createRecorder } from '../record/recorder.ts';
import { createTelemetry } from '../telemetry/telemetry.ts';
import type { Log } from './log.ts';
import type { Reloader } from './reload.ts';
import type { ViewerFiles } from './viewer-files.ts';

/** The parts of a server. The caller owns them: they outlive the server. */
export interface ServerParts {
  readonly settings: Settings;
  readonly gateway: Gateway;
  readonly recorder: Recorder;
  readonly log: Log;
  /** Louter's own version. */
  readonly version: string;
  /** The exchanges in flight that `recorder` records; absent: `/api/live` reports none. */
  readonly live?: LiveExchanges;
  /** Reads the files of the viewer; absent: those that were built. */
  readonly readViewerFiles?: () => ViewerFiles;
  /** Serves the viewer without the routes of a gateway. */
  readonly isViewerOnly?: true;
  /** What authorizes routes with access `control`; absent: they refuse all requests. */
  readonly controlToken?: string;
  /** Absent where the configuration cannot be loaded again. */
  readonly reloader?: Reloader;
  /** Settles when spans and metrics can be exported, or with the reason why not; absent: nothing is exported. */
  readonly telemetryReady?: Promise<void>;
}

/** How long a request may take to be settled after its total time. */
const settleGraceMs = 60_000;

/**
 * Creates the parts of a server. `gateway.stop` stops all of them, the recorder too.
 * @throws {FixtureError} if a replay backend has no fixtures.
 */
export function createParts(config: Config, log: Log): ServerParts {
  const live = new LiveExchanges();
  const version = ownVersion();
  const { otel } = config;
  const settings = createSettings(config);
  const telemetry = otel && createTelemetry({ settings, otel, loadAgent: agentLoader(config, otel), version, log });
  const stored = createConfiguredRecorder(config, log);
  const recorder = live.follow(telemetry ? telemetry.follow(stored) : stored);
  try {
    const gateway = createGateway({
      config,
      recorder,
      keyLimits: createConfiguredLimits(config, recorder, log),
      isTraced: telemetry !== null,
      reportDefect: (traceId, error) => log.error({ traceId, err: error }, 'a bug in Louter ended this request'),
      reportPause: (sentence) => log.warn(sentence),
    });
    return {
      settings,
      gateway,
      recorder,
      live,
      log,
      version,
      ...(telemetry && { telemetryReady: telemetry.ready }),
    };
  } catch (error) {
    void recorder.stop();
    throw error;
  }
}

/** How long a proxy may take to connect to a collector. */
const collectorTimeoutMs = 5_000;

function agentLoader({ proxyFor }: Config, { endpoint }: OtelConfig): (() => Promise<() => Agent>) | undefined {
  const url = new URL(endpoint);
  const proxy = proxyFor(url);
  if (!proxy) return undefined;
  return async () => {
    const { createTunnelAgent } = await import('../gateway/outgoing/tunnel-agent.ts');
    return () => createTunnelAgent(proxy, url, collectorTimeoutMs, { keepAlive: true });
  };
}

/** Counted in the trace database, for all gateways that share it; without one in this process, from its start on. */
function createConfiguredLimits({ traces, limits, keys }: Config, { ready }: Recorder, log: Log): KeyLimits {
  const startsNow = keys.some((key) => hasCountedLimit(key));
  const report: ReportSettlements = ({ level, message }) => log[level](message);
  return createKeyLimits({
    store: traces.url === null ? undefined : createKeyCounterStore(traces.url, ready, { startsNow, report }),
    maxRequestMs: limits.totalTimeout + settleGraceMs,
  });
}

function createConfiguredRecorder(config: Config, log: Log): Recorder {
  const { url, bodies, check, journal: journalDirectory, ...retention } = config.traces;
  const secrets = secretsOf(config);
  return url === null ? noRecorder : createRecorder({ url, bodies, check, retention, secrets, journalDirectory, log });
}
