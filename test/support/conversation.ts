import { expect, onTestFinished } from 'vitest';
import { createGateway, type GatewayOptions } from '../../src/gateway/create.ts';
import type { ResponseWriter } from '../../src/gateway/exchange-io.ts';
import type { ExchangeOutcome, Gateway } from '../../src/gateway/gateway.ts';
import type { Frontend } from '../../src/core/frontend.ts';
import type { Protocol } from '../../src/core/types.ts';
import { findRoute } from '../../src/protocols/find-route.ts';
import { frontendOf } from '../../src/protocols/frontends.ts';
import type { Config } from '../../src/config/config.ts';
import type { Exchange, Recorder } from '../../src/record/exchange.ts';
import { noRecorder } from '../../src/record/exchange.ts';
import { inboundOf } from './inbound.ts';

/** What a client without a socket received. */
export interface ReceivedReply {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** In how many writes the response arrived. */
  writes: number;
  /** Whether the response ended; if not, it was cut. */
  ended: boolean;
  wasCut: boolean;
  outcome: ExchangeOutcome;
  exchange: Exchange;
}

/** A gateway without a server, which keeps every closed exchange. */
export interface BareGateway {
  gateway: Gateway;
  /** Unexpected exceptions. */
  defects: unknown[];
  ask(request: ReceivedRequest): Promise<ReceivedReply>;
}

export interface ReceivedRequest {
  client: Protocol;
  /** Absent: that of the protocol. */
  frontend?: Frontend;
  body: unknown;
  headers?: Record<string, string>;
  task?: 'chat' | 'count-tokens';
  /** Path and query; absent: the first path of the protocol for this task. */
  target?: string;
  /** Fires when the client goes away. */
  signal?: AbortSignal;
  /** Called with every piece that is written. */
  onWrite?: (text: string) => void;
  /** Resolves when a client that stopped reading reads again. */
  doesNotRead?: () => Promise<void>;
  onCut?: () => void;
}

/** A gateway for one test, after which it is stopped. It must have had no defects. */
export function startTestGateway(...parameters: Parameters<typeof startBareGateway>): BareGateway {
  const bare = startBareGateway(...parameters);
  onTestFinished(async () => {
    await bare.gateway.stop(0);
    expect(bare.defects).toEqual([]);
  });
  return bare;
}

/** `recorder`: an additional recorder. */
export function startBareGateway(
  config: Config,
  { recorder: recording = noRecorder, ...more }: Partial<GatewayOptions> = {},
): BareGateway {
  const closed = new Map<string, Exchange>();
  const defects: unknown[] = [];
  const recorder: Recorder = {
    ready: recording.ready,
    tokenRates: recording.tokenRates,
    open: (exchange) => recording.open(exchange),
    progress: (exchange, bytes) => (recording === noRecorder ? undefined : recording.progress(exchange, bytes)),
    health: () => recording.health(),
    mayHaveAnswer: (keys) => recording.mayHaveAnswer(keys),
    written: () => recording.written(),
    settled: () => recording.settled(),
    waitingPlace: () => recording.waitingPlace(),
    reconfigure: (settings) => recording.reconfigure(settings),
    stop: () => recording.stop(),
    close(exchange) {
      closed.set(exchange.traceId, exchange);
      recording.close(exchange);
    },
  };
  const gateway = createGateway({
    ...more,
    config,
    recorder,
    reportDefect: (_traceId, thrown) => defects.push(thrown),
  });
  return {
    gateway,
    defects,
    async ask({ client, frontend: given, body, headers = {}, task = 'chat', target, ...behaviour }) {
      const { signal = new AbortController().signal, onWrite, doesNotRead, onCut } = behaviour;
      const frontend = given ?? frontendOf(client);
      const sent = target ?? frontend?.routes.find((each) => each.task === task)?.path ?? '';
      const found = frontend && findRoute(frontend, sent);
      if (!found) throw new Error(`${client} has no route ${sent} for ${task}`);
      const { route, hints } = found;
      const inbound = inboundOf({ target: sent, headers, body });
      const reply = { status: 0, headers: {}, text: '', writes: 0, ended: false, wasCut: false };
      const take = (piece: Buffer | string): void => {
        reply.writes++;
        reply.text += piece.toString();
        onWrite?.(piece.toString());
      };
      const writer: ResponseWriter = {
        signal,
        writeHead: (status, fields) => void Object.assign(reply, { status, headers: fields }),
        write(piece) {
          take(piece);
          return doesNotRead === undefined;
        },
        drained: async () => doesNotRead?.(),
        end(piece) {
          if (piece !== undefined) take(piece);
          reply.ended = true;
        },
        destroy() {
          reply.wasCut = true;
          onCut?.();
        },
      };
      const outcome = await gateway.handle(frontend, route, inbound, writer, hints.model);
      const exchange = closed.get(inbound.traceId);
      if (!exchange) throw new Error('the exchange was never closed');
      return { ...reply, outcome, exchange };
    },
  };
}
