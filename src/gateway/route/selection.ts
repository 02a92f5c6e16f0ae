import type { BackendConfig, KeyConfig, RouteRow } from '../../config/config.ts';
import { backendsOfKeys } from '../../config/key-pool.ts';
import { withModelText } from '../../config/model-text.ts';
import { priceOf } from '../../config/prices.ts';
import type { Backend } from '../../core/backend.ts';
import { LouterError } from '../../core/error.ts';
import type { Protocol } from '../../core/types.ts';
import { backendOf } from '../../protocols/backends.ts';
import { protocolOfReplayModel } from '../../replay/replayer.ts';
import type { GatewayServices } from '../exchange-context.ts';
import { resolveModelFacts } from './capabilities.ts';
import { assertModelAllowed, mayUseBackend, resolveTargets, selectAllowedRoutes } from '../keys/access.ts';
import type { ResolvedRequest } from '../request/resolve-request.ts';
import { tryRows, type RoutedRequest, type TriedRow } from './conditions.ts';
import type { ModelTable, ModelTarget, Route } from './routing.ts';
import { estimateForChoice, type EstimateSources } from '../request/token-estimate.ts';

/** Where a request may go, in the order of the configuration. */
export interface SelectedRoutes {
  readonly routes: readonly Route[];
  /** The row of `[[routes]]` that chose them; absent: the model table or a header did. */
  readonly row?: RouteRow;
  /** The rows that were tried, `row` being the last of them. */
  readonly tried: readonly TriedRow[];
}

/** What of a request its targets depend on. Its body is parsed and resolved only where a condition needs it. */
export interface RoutableRequest extends Pick<RoutedRequest, 'model' | 'protocol' | 'headers' | 'header' | 'body'> {
  readonly key: KeyConfig | undefined;
  /** What is passed on unread has nothing that conditions could be about. */
  readonly isUnread: boolean;
  /** @throws {LouterError} `invalid-request` */
  resolve(): Promise<ResolvedRequest>;
}

/**
 * The targets of a request: those at the backend that a header names, else those of the first row of `[[routes]]` whose
 * conditions hold, else those of the model table.
 * @throws {LouterError} `not-found`; `permission` where the client's key excludes the model or all targets;
 *   `invalid-request` where a condition needs a body that cannot be decoded.
 */
export async function selectRoutes(
  sources: RouteSources & EstimateSources,
  table: ModelTable,
  request: RoutableRequest,
): Promise<SelectedRoutes> {
  const { model, protocol, key } = request;
  assertModelAllowed(key, model);
  const backend = request.header('x-louter-backend');
  const rows = backend === undefined && !request.isUnread ? sources.config.routes : [];
  const targetsOf = (row: RouteRow): Route[] => toRoutes(sources, protocol, table.resolveRow(row, model));
  const tried = await tryRows(rows, {
    ...request,
    keyName: key?.name,
    decode: async () => (await request.resolve()).request,
    countInput: async (row) => countInput(sources, targetsOf(row), await request.resolve()),
  });
  const last = tried.at(-1);
  const row = last?.mismatch === undefined ? last?.row : undefined;
  const listing = row || backend !== undefined ? undefined : await findListedTarget(sources, table, request);
  const resolved = listing ?? (row ? undefined : resolveTargets(table, { key, model, backend }));
  const targets = row ? targetsOf(row) : toRoutes(sources, protocol, resolved ?? []);
  return { routes: selectAllowedRoutes(key, targets), ...(row && { row }), tried };
}

/**
 * The model itself where a backend with `listed_first` lists its name, and `[models]` has no row with exactly that name;
 * `undefined` for others, also where the client's key excludes that backend.
 */
async function findListedTarget(
  { findListing }: Pick<GatewayServices, 'findListing'>,
  table: ModelTable,
  { model, key }: Pick<RoutableRequest, 'model' | 'key'>,
): Promise<ModelTarget[] | undefined> {
  if (table.hasExactRow(model)) return undefined;
  const backend = await findListing(model);
  return backend && mayUseBackend(key, backend.name) ? [{ backend, model }] : undefined;
}

/** About how many tokens a request has, for the first of some targets. */
export function countInput(
  sources: EstimateSources,
  [first]: readonly Route[],
  request: Parameters<typeof estimateForChoice>[1],
): number {
  if (first) return estimateForChoice(sources, request, first);
  throw new LouterError({ kind: 'internal', message: 'a row of routes has no targets' });
}

/** What targets become ready for requests with. */
type RouteSources = Pick<GatewayServices, 'config' | 'adapterOf' | 'findListing'>;

/** The targets ready for requests of a client of some protocol: one for each key of their backends. */
function toRoutes({ config, adapterOf }: RouteSources, client: Protocol, targets: readonly ModelTarget[]): Route[] {
  const routes: Route[] = [];
  for (const { backend: configured, model } of targets) {
    const written = withModelText(configured, config.statedFacts(model));
    const adapter = written.protocol === 'replay' ? resolveReplayAdapter(written, client, model) : adapterOf(written);
    if (!adapter)
      throw new LouterError({
        kind: 'internal',
        message: `backend "${written.name}" has the protocol ${written.protocol}, which has no adapter`,
      });
    const price = priceOf(config, written, model);
    const issuer = `${adapter.codec.protocol}@${written.protocol === 'replay' ? 'replay' : written.host}`;
    const facts = resolveModelFacts(config, written, model);
    for (const backend of backendsOfKeys(written))
      routes.push({ config: backend, adapter, model, issuer, facts, ...(price && { price }) });
  }
  return routes;
}

/**
 * Fixtures are replayed in the client's protocol, unless the model's name asks for one in another and the answer is
 * translated. What passes unchanged keeps every header field of the recording.
 */
function resolveReplayAdapter({ mode }: BackendConfig, client: Protocol, model: string): Backend | undefined {
  if (mode !== 'baseline') return backendOf(protocolOfReplayModel(model) ?? client);
  const adapter = backendOf(client);
  return adapter && { ...adapter, forwardedResponseHeaders: ['*'] };
}
