import { isDeepStrictEqual } from 'node:util';
import type { BackendConfig, Config } from '../config/config.ts';
import { secretsOf } from '../config/secrets.ts';
import type { Backend, VendorModel } from '../core/backend.ts';
import { LouterError } from '../core/error.ts';
import type { ListedModel } from '../core/frontend.ts';
import { applyDialect } from '../dialects/backend-with-dialect.ts';
import { vendorOf } from './platform/adapt.ts';
import { createReplayer, type Replayer } from '../replay/replayer.ts';
import type { GatewayServices } from './exchange-context.ts';
import type { BackendLoad, PreparedGeneration } from './gateway.ts';
import { createModelLists, fetchModels, type ModelLists } from './models.ts';
import { createReplayTransport, type OnReplay } from './attempt/replay-transport.ts';
import { createModelTable, type ModelTable } from './route/routing.ts';
import { transportFor } from './platform/authorizer.ts';
import { createSecretMasker } from './secrets/masker.ts';
import { createTargetGate, type ObservableTargetGate } from './route/target-gate.ts';
import { createHttpTransport, type Transport } from './attempt/transport.ts';
import { ProxyPause } from './outgoing/proxy-pause.ts';
import { createWebSocketTransport } from './websocket/transport.ts';

/** What all generations share: it outlives a reload. */
export type SharedServices = Pick<
  GatewayServices,
  | 'translationSlots'
  | 'tokenRates'
  | 'missingEndpoints'
  | 'reasoningMemory'
  | 'recallReasoning'
  | 'earlierBodies'
  | 'writtenTexts'
  | 'conversations'
  | 'textCiphers'
  | 'conversationTargets'
  | 'keyLimits'
  | 'reportDefect'
  | 'reportPause'
> & {
  /** Fetches media for generations that allow it; created when the first one does. */
  openMediaFetcher(): NonNullable<GatewayServices['mediaFetcher']>;
};

/** A backend ready for requests. Generations share it while its table stays the same. */
interface BackendConnection {
  readonly config: BackendConfig;
  readonly transport: Transport;
  /** As it writes for one of its models; absent where it replays fixtures. */
  adapterOf(config: BackendConfig): Backend | undefined;
  readonly gate: ObservableTargetGate;
  listModels(): Promise<VendorModel[]>;
  /** The context window of a model as the backend's list has it, if that was requested before. */
  listedWindow(model: string): number | undefined;
}

/** One configuration in use. An exchange keeps the generation it began with. */
export interface Generation {
  readonly number: number;
  readonly table: ModelTable;
  readonly services: GatewayServices;
  listModels(): Promise<readonly ListedModel[]>;
  /** In the order of the configuration. */
  backendLoads(): readonly BackendLoad[];
}

/** The generations of a gateway: the one in force, and earlier ones that exchanges still use. */
export interface Generations {
  /** The generation in force, for a new exchange; `release` ends the use. */
  acquire(): { generation: Generation; release: () => void };
  readonly current: Generation;
  /** In-flight exchanges of earlier generations. */
  readonly earlierInFlight: number;
  /**
   * Builds all that a configuration needs; nothing changes until `apply`.
   * @throws {FixtureError} if a replay backend has no fixtures.
   */
  prepare(config: Config): PreparedGeneration;
  /** Lets all accounts get requests again that a vendor refused. */
  endAccountPauses(): void;
  /** Closes the connections of all generations. */
  stop(): Promise<void>;
}

interface ReplayOptions {
  replayer?: Replayer;
  onReplay?: OnReplay;
}

interface HeldGeneration extends Generation {
  readonly connections: ReadonlyMap<string, BackendConnection>;
  inFlight: number;
}

/** @throws {FixtureError} if a replay backend has no fixtures. */
export function createGenerations(first: Config, shared: SharedServices, replay: ReplayOptions): Generations {
  /** By backend: a limit holds for all generations together. */
  const inFlightByBackend = new Map<string, number>();
  const held = new Set<HeldGeneration>();
  let current = build(first, 1);
  held.add(current);

  function build(config: Config, number: number): HeldGeneration {
    const connections = new Map(
      config.backends.map((backend) => [
        backend.name,
        findSame(backend) ?? connect(backend, inFlightByBackend, replay),
      ]),
    );
    const lists = createModelLists(config, async ({ name }) => (await connections.get(name)?.listModels()) ?? []);
    return {
      number,
      inFlight: 0,
      connections,
      table: createModelTable(config),
      services: createServices(config, shared, connections, lists),
      listModels: lists.list,
      backendLoads: () =>
        [...connections].map(([backend, { gate }]) => ({
          backend,
          active: inFlightByBackend.get(backend) ?? 0,
          pausedTargets: gate.pausedTargets,
          accountPauses: gate.accountPauses(backend).list(),
        })),
    };
  }

  /** The connection of a backend with the same table. */
  function findSame(backend: BackendConfig): BackendConnection | undefined {
    for (const { connections } of [...held].toReversed()) {
      const connection = connections.get(backend.name);
      if (connection && isDeepStrictEqual(connection.config, backend)) return connection;
    }
    return undefined;
  }

  function release(generation: HeldGeneration): void {
    held.delete(generation);
    const used = new Set([...held].flatMap(({ connections }) => [...connections.values()]));
    for (const connection of generation.connections.values())
      if (!used.has(connection)) void connection.transport.stop();
  }

  function endUse(generation: HeldGeneration): void {
    generation.inFlight--;
    if (generation !== current && generation.inFlight === 0) release(generation);
  }

  return {
    get current() {
      return current;
    },
    get earlierInFlight() {
      return [...held].reduce((sum, each) => (each === current ? sum : sum + each.inFlight), 0);
    },
    acquire() {
      const generation = current;
      generation.inFlight++;
      return { generation, release: () => endUse(generation) };
    },
    prepare(config) {
      const next = build(config, current.number + 1);
      return {
        apply() {
          const previous = current;
          current = next;
          held.add(next);
          if (previous.inFlight === 0) release(previous);
        },
        discard: () => release(next),
      };
    },
    endAccountPauses() {
      for (const [name, { gate }] of current.connections) gate.accountPauses(name).endAll();
    },
    async stop() {
      const connections = new Set([...held].flatMap((generation) => [...generation.connections.values()]));
      await Promise.allSettled([...connections].map(({ transport }) => transport.stop()));
    },
  };
}

function createServices(
  config: Config,
  { openMediaFetcher, ...shared }: SharedServices,
  connections: ReadonlyMap<string, BackendConnection>,
  { findListing }: ModelLists,
): GatewayServices {
  const connectionOf = (name: string): BackendConnection => {
    const connection = connections.get(name);
    if (connection) return connection;
    throw new LouterError({ kind: 'internal', message: `there is no backend "${name}"` });
  };
  return {
    ...shared,
    config,
    masker: createSecretMasker(secretsOf(config)),
    mediaFetcher: config.media.fetch ? openMediaFetcher() : undefined,
    targetGate: {
      enter: (target, options) => connectionOf(target.backend).gate.enter(target, options),
      isPaused: (target) => connectionOf(target.backend).gate.isPaused(target),
      accountPauses: (backend) => connectionOf(backend).gate.accountPauses(backend),
      nextTurn: (target) => connectionOf(target.backend).gate.nextTurn(target),
    },
    transportOf: (name) => connectionOf(name).transport,
    adapterOf: (backend) => connectionOf(backend.name).adapterOf(backend),
    listedWindow: (backend, model) => connectionOf(backend).listedWindow(model),
    findListing,
  };
}

/** A gateway without any configuration is not to be taken for a model. */
const recordedNotice =
  '[This is a recorded answer: Louter has no configuration yet. louter init connects a model.]\n\n';

function createTransport(config: BackendConfig, vendor: Backend | undefined): Transport {
  const pause = new ProxyPause();
  const http = createHttpTransport(config.limits, config.proxy, pause);
  const transport = config.transport === 'websocket' ? createWebSocketTransport(http, config.proxy, pause) : http;
  return vendor ? transportFor(config, vendor, transport) : transport;
}

function connect(
  backend: BackendConfig,
  inFlightByBackend: Map<string, number>,
  { replayer: given, onReplay }: ReplayOptions,
): BackendConnection {
  const gate = createTargetGate(new Map([[backend.name, backend.limits.maxConcurrent]]), {
    inFlight: inFlightByBackend,
  });
  if (backend.protocol === 'replay') {
    const replayer =
      given ??
      createReplayer({
        fixtures: backend.fixtures,
        speed: 1,
        // Among the user's own recordings a request gets the answer it had, whatever that was.
        policy: backend.fixtures === null ? 'by-content' : 'recorded-first',
        ...(backend.isBuiltIn && { notice: recordedNotice }),
      });
    return {
      config: backend,
      gate,
      transport: createReplayTransport(replayer, onReplay),
      adapterOf: () => undefined,
      listModels: async () => replayer.situations.map((id) => ({ id })),
      listedWindow: () => undefined,
    };
  }
  const vendor = vendorOf(backend);
  let windows: ReadonlyMap<string, number> = new Map();
  return {
    config: backend,
    gate,
    transport: createTransport(backend, vendor),
    adapterOf: (config) => vendor && applyDialect(vendor, config),
    async listModels() {
      const models = vendor ? await fetchModels(backend, vendor) : [];
      windows = new Map(
        models.flatMap(({ id, contextWindow }) => (contextWindow === undefined ? [] : [[id, contextWindow]])),
      );
      return models;
    },
    listedWindow: (model) => windows.get(model),
  };
}
