import { pino } from 'pino';
import type { Config } from '../../src/config/config.ts';
import { createSettings } from '../../src/config/settings.ts';
import type { Frontend, FrontendRoute, StoredAnswers } from '../../src/core/frontend.ts';
import type { InboundRequest, ResponseWriter } from '../../src/gateway/exchange-io.ts';
import type { ListedModel } from '../../src/core/frontend.ts';
import type { ExchangeOutcome, Gateway } from '../../src/gateway/gateway.ts';
import type { ServerParts } from '../../src/server/parts.ts';
import { noRecorder } from '../../src/record/exchange.ts';
import { testConfig } from './config.ts';

/** The configuration of a test; all other values are minimal. */
export type ServerConfigOptions = Partial<Omit<Config, 'server' | 'limits'>> & {
  server?: Partial<Config['server']>;
  limits?: Partial<Config['limits']>;
};

export function serverConfig({ server, limits, ...rest }: ServerConfigOptions = {}): Config {
  const config = testConfig({ backends: [] });
  return {
    ...config,
    server: { ...config.server, maxBody: 1024 * 1024, ...server },
    limits: { ...config.limits, ...limits },
    ...rest,
  };
}

/** A request that the gateway of a test received. */
export interface Handled {
  protocol: string;
  route: FrontendRoute;
  inbound: InboundRequest;
  outlet: ResponseWriter;
  model: string | undefined;
}

/** Writes the response, and may return the outcome for the log. */
export type AnswerOf = (handled: Handled) => Promise<Partial<ExchangeOutcome> | void> | Partial<ExchangeOutcome> | void;

/** A gateway with the responses of a test, which stores its requests. */
export interface StubGateway extends Gateway {
  backendLoads: Gateway['backendLoads'];
  readonly handled: Handled[];
  /** Once there are at least so many. */
  asked(count: number): Promise<void>;
}

const answerOk: AnswerOf = ({ outlet: writer }) => {
  writer.writeHead(200, { 'content-type': 'application/json' });
  writer.end('{"ok":true}');
};

/** Nothing was answered before. */
export const noAnswers: StoredAnswers = {
  scope: 'Nothing is kept.',
  find: async () => undefined,
  async remove() {},
  askVendors: async () => undefined,
};

export function stubGateway(answer: AnswerOf = answerOk, models: readonly ListedModel[] = []): StubGateway {
  const handled: Handled[] = [];
  const waiting: { count: number; tell: () => void }[] = [];
  return {
    handled,
    async asked(count) {
      if (handled.length < count) await new Promise<void>((tell) => void waiting.push({ count, tell }));
    },
    async handle(frontend: Frontend, route, inbound, writer, model): Promise<ExchangeOutcome> {
      const one = { protocol: frontend.codec.protocol, route, inbound, outlet: writer, model };
      handled.push(one);
      for (const waiter of waiting) if (handled.length >= waiter.count) waiter.tell();
      const printed = await answer(one);
      return {
        status: 'ok',
        mode: 'proxy',
        requestedModel: 'asked-model',
        route: null,
        error: null,
        timing: { firstByteMs: 1, firstTokenMs: 2, totalMs: 3 },
        summary: { usage: { input: 7, output: 5, cacheRead: 2 }, finish: 'stop', toolCalls: [] },
        backend: 'local',
        model: 'some-model',
        key: null,
        cost: 0.25,
        attempts: [{ backend: 'local', status: 200, cause: 'first' }],
        isStream: false,
        httpStatus: 200,
        losses: 3,
        ...printed,
      };
    },
    listModels: async () => models,
    answersOf: () => noAnswers,
    endAccountPauses() {},
    backendLoads: () => [],
    inFlight: 0,
    earlierInFlight: 0,
    prepare: () => ({ apply() {}, discard() {} }),
    async stop() {},
  };
}

export const testParts = (options: ServerConfigOptions = {}, parts: Partial<ServerParts> = {}): ServerParts => ({
  settings: createSettings(serverConfig(options)),
  gateway: stubGateway(),
  recorder: noRecorder,
  log: pino({ level: 'silent' }),
  version: '1.2.3',
  ...parts,
});
