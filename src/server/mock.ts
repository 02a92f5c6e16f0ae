import { configOf } from '../config/load.ts';
import { createSettings } from '../config/settings.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import { LouterError } from '../core/error.ts';
import { withoutUndefined, type JsonObject } from '../core/json.ts';
import { inspectBody, parseBody } from '../gateway/request/body.ts';
import { createGateway } from '../gateway/create.ts';
import type { InboundRequest } from '../gateway/exchange-io.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { noRecorder } from '../record/exchange.ts';
import type { Replayer } from '../replay/replayer.ts';
import type { Log } from './log.ts';
import { type RunningServer, startOnFreePort, startServer } from './server.ts';

export interface MockSettings {
  readonly replayer: Replayer;
  readonly host: string;
  /** 0: any free port; null: the first free port from 8788 on. */
  readonly port: number | null;
  /** Receives a line per request: the selected recording, and the reason. */
  readonly log: Log;
  /** Louter's own version. */
  readonly version: string;
  /** Answers requests that are not recorded; absent: they get a 404. */
  readonly live?: LiveBackend;
}

/** A gateway that answers in place of recordings. */
export interface LiveBackend {
  readonly gateway: Gateway;
  /** `unknown`: answers requests that are not recorded yet; `all`: answers every request. */
  readonly recordedRequests: 'unknown' | 'all';
}

/** The first port it tries if none is configured. */
export const firstMockPort = 8788;

/**
 * Serves recordings on the paths of every protocol, and accepts any key. It is a gateway whose only backend replays
 * recordings and passes bytes through.
 * @throws {Error} of Node's `listen`.
 */
export async function startMock({ replayer, host, port, log, version, live }: MockSettings): Promise<RunningServer> {
  const config = configOf({ backends: { replay: { protocol: 'replay', mode: 'baseline' } }, traces: { url: 'off' } });
  const replay = createGateway({
    config,
    recorder: noRecorder,
    reportDefect: (traceId, error) => log.error({ traceId, err: error }, 'a bug in Louter ended this request'),
    reportPause: (sentence) => log.warn(sentence),
    replayer,
    onReplay({ passthrough }, { status, fixtureName, reason }) {
      // The server logs failed requests, with the reason.
      if (status < 400)
        log.info(
          { path: passthrough?.route.path, status, recording: fixtureName, why: reason },
          fixtureName === null ? 'answered' : 'replayed',
        );
    },
  });
  const parts = {
    settings: createSettings(config),
    gateway: live ? withLiveBackend(replay, replayer, live, log) : replay,
    recorder: noRecorder,
    log: log.child({}, { level: log.isLevelEnabled('warn') ? 'warn' : 'silent' }),
    version,
  };
  return port === null ? startOnFreePort(parts, { host, port: firstMockPort }) : startServer(parts, { host, port });
}

/** Sends requests without a recording to the live backends. */
function withLiveBackend(replay: Gateway, replayer: Replayer, live: LiveBackend, log: Log): Gateway {
  return {
    async handle(frontend, route, inbound, writer, model) {
      if (live.recordedRequests === 'unknown' && isRecorded(replayer, frontend, route, inbound, model))
        return replay.handle(frontend, route, inbound, writer, model);
      const outcome = await live.gateway.handle(frontend, route, inbound, writer, model);
      const { status, httpStatus, backend } = outcome;
      if (!outcome.error)
        log.info({ path: route.path, status: httpStatus, outcome: status, recording: null, backend }, 'answered');
      return outcome;
    },
    answersOf: (...asked) => live.gateway.answersOf(...asked),
    async listModels() {
      return [...(await replay.listModels()), ...(await live.gateway.listModels())];
    },
    get inFlight() {
      return replay.inFlight + live.gateway.inFlight;
    },
    backendLoads: () => [...replay.backendLoads(), ...live.gateway.backendLoads()],
    earlierInFlight: 0,
    endAccountPauses() {
      replay.endAccountPauses();
      live.gateway.endAccountPauses();
    },
    prepare: replay.prepare,
    async stop(graceMs) {
      await Promise.all([replay.stop(graceMs), live.gateway.stop(graceMs)]);
    },
  };
}

function isRecorded(
  replayer: Replayer,
  { codec }: Frontend,
  { task, hints }: FrontendRoute,
  { body: bytes }: InboundRequest,
  model: string | undefined,
): boolean {
  const body = task === 'pass' ? undefined : readBody(bytes);
  return (
    body !== undefined &&
    replayer.hasRecording({ protocol: codec.protocol, body, ...hints, ...withoutUndefined({ model }) })
  );
}

/** `undefined` for an invalid body: the gateway that handles the request rejects it. */
function readBody(bytes: Buffer): JsonObject | undefined {
  try {
    return parseBody(bytes, inspectBody(bytes));
  } catch (error) {
    if (error instanceof LouterError) return undefined;
    throw error;
  }
}
