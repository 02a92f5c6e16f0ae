import { configOf } from '../config/load.ts';
import type { Frontend, FrontendRoute } from '../core/frontend.ts';
import { LouterError } from '../core/error.ts';
import { withoutUndefined, type JsonObject } from '../core/json.ts';
import { inspectBody, parseBody } from '../gateway/body.ts';
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
  /** 0: any free one; null: the first free one from 8788 on. */
  readonly port: number | null;
  /** Gets a line for each request: which recording answered, and why. */
  readonly log: Log;
  /** Louter's own version. */
  readonly version: string;
  /** Answers what is not recorded; absent: that is a 404. */
  readonly live?: LiveBackend;
}

/** A gateway that answers in place of recordings. */
export interface LiveBackend {
  readonly gateway: Gateway;
  /** `unknown`: it answers requests that are not recorded yet; `all`: every request. */
  readonly recordedRequests: 'unknown' | 'all';
}

/** Where it listens unless that is taken or another port is asked for. */
export const firstMockPort = 8788;

/**
 * Serves recordings on the paths of every protocol, as a vendor would: any key is accepted. It is a gateway whose one
 * backend replays recordings and passes bytes through.
 * @throws {Error} of Node's `listen`.
 */
export async function startMock({ replayer, host, port, log, version, live }: MockSettings): Promise<RunningServer> {
  const config = configOf({ backends: { replay: { protocol: 'replay', mode: 'baseline' } }, traces: { url: 'off' } });
  const replay = createGateway({
    config,
    recorder: noRecorder,
    reportDefect: (traceId, error) => log.error({ traceId, err: error }, 'a defect of Louter ended this request'),
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
    config,
    gateway: live ? withLiveBackend(replay, replayer, live, log) : replay,
    recorder: noRecorder,
    log: log.child({}, { level: log.isLevelEnabled('warn') ? 'warn' : 'silent' }),
    version,
  };
  return port === null ? startOnFreePort(parts, { host, port: firstMockPort }) : startServer(parts, { host, port });
}

/** Sends to the live backends what has no recording. */
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
    async listModels() {
      return [...(await replay.listModels()), ...(await live.gateway.listModels())];
    },
    get inFlight() {
      return replay.inFlight + live.gateway.inFlight;
    },
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

/** Undefined for a request that is refused, with what is wrong with it, by whichever gateway gets it. */
function readBody(bytes: Buffer): JsonObject | undefined {
  try {
    return parseBody(bytes, inspectBody(bytes));
  } catch (error) {
    if (error instanceof LouterError) return undefined;
    throw error;
  }
}
