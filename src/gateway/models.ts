import { backendsOfKeys } from '../config/key-pool.ts';
import type { BackendConfig, Config, ModelRow } from '../config/config.ts';
import { matchesPattern } from '../config/pattern.ts';
import { waitAtMost } from '../core/within-time.ts';
import type { Backend, VendorModel } from '../core/backend.ts';
import type { ListedModel } from '../core/frontend.ts';
import { sendGet } from './attempt/get-request.ts';

/** How long a backend's list is cached. Agents request it at every start and wait three seconds at most. */
const cacheTtlMs = 60_000;
const listTimeoutMs = 2_500;

interface CachedList {
  /** Empty after a failure. */
  models: Promise<VendorModel[]>;
  /** Until when it is not requested again, in milliseconds of the monotonic clock. */
  until: number;
  /** When it is requested again for a name after a failure; 0: it has not failed yet, and requests wait for it. */
  retryAt: number;
  /** The names in the latest list that came. */
  latest: ReadonlySet<string> | undefined;
}

const noModels = Promise.resolve<VendorModel[]>([]);

/** Requests a backend's models; rejects when it does not answer. */
type FetchModels = (backend: BackendConfig) => Promise<VendorModel[]>;

/** A name or pattern of a row of `[[routes]]`, which the model table need not have. */
interface RoutedRow extends ModelRow {
  readonly keys: readonly string[] | null;
}

const namesOfRoutes = ({ routes }: Config): RoutedRow[] =>
  routes.flatMap(({ when, targets }) => (when.model ?? []).map((pattern) => ({ pattern, targets, keys: when.key })));

/** The models that backends list. */
export interface ModelLists {
  /** The models that clients may request. */
  list(): Promise<ListedModel[]>;
  /** The backend with `listed_first` that lists a name; waits for lists that are not known yet, but only shortly. */
  findListing(model: string): Promise<BackendConfig | undefined>;
}

/** How long the first requests wait for a list, and how long it is not requested again after a failure. */
const firstListMs = 500;
const failureTtlMs = 10_000;

/**
 * Lists the models that clients may request: the exact names of the model table and of rows of `[[routes]]`, and for
 * patterns that keep the client's name the models that their backends list. A backend that does not answer adds nothing. A
 * name that only rows have is listed for each of their targets.
 */
export function createModelLists(config: Config, fetchList: FetchModels): ModelLists {
  const backends = new Map(config.backends.map((backend) => [backend.name, backend]));
  const lists = new Map<string, CachedList>();

  function modelsOf(backend: BackendConfig): Promise<VendorModel[]> {
    const now = performance.now();
    const before = lists.get(backend.name);
    if (before && before.until > now) return before.models;
    const cached: CachedList = {
      until: now + cacheTtlMs,
      retryAt: before?.retryAt ?? 0,
      latest: before?.latest,
      models: noModels,
    };
    cached.models = fetchList(backend).then(
      (models) => {
        cached.latest = new Set(models.map(({ id }) => id));
        return models;
      },
      () => {
        cached.until = 0;
        cached.retryAt = performance.now() + failureTtlMs;
        return [];
      },
    );
    lists.set(backend.name, cached);
    return cached.models;
  }

  const preferred = config.backends.filter(({ listedFirst }) => listedFirst);
  return { list, findListing };

  async function findListing(model: string): Promise<BackendConfig | undefined> {
    const now = performance.now();
    const unknown = preferred.flatMap((backend) => {
      const cached = lists.get(backend.name);
      if (cached && cached.retryAt > now) return [];
      const models = modelsOf(backend);
      return cached?.latest || (cached && cached.retryAt > 0) ? [] : [models];
    });
    if (unknown.length > 0) await waitAtMost(Promise.all(unknown), firstListMs);
    return preferred.find(({ name }) => {
      const latest = lists.get(name)?.latest;
      // Ollama lists `name:latest` for the model `name`.
      return latest !== undefined && (latest.has(model) || latest.has(`${model}:latest`));
    });
  }

  async function list(): Promise<ListedModel[]> {
    const listed = new Map<string, ListedModel>();
    for (const { pattern, targets } of config.models) {
      const [target] = targets;
      if (target && !pattern.includes('*')) listed.set(pattern, { id: pattern, backend: target.backend });
    }
    const ofPreferred = await Promise.all(
      preferred.map(async (backend) => (await modelsOf(backend)).map((model) => ({ ...model, backend: backend.name }))),
    );
    for (const model of [...ofPreferred.flat(), ...(await listMatching(config.models))])
      if (!listed.has(model.id)) listed.set(model.id, model);
    const routed = await Promise.all(namesOfRoutes(config).map(listRouted));
    return [...listed.values(), ...routed.flat().filter(({ id }) => !listed.has(id))];
  }

  /** The models of backends for patterns that keep the client's name. */
  async function listMatching(rows: readonly ModelRow[]): Promise<ListedModel[]> {
    const kept = rows.flatMap(({ pattern, targets }) =>
      pattern.includes('*')
        ? targets.filter(({ model }) => model === '*').map(({ backend }) => ({ pattern, backend }))
        : [],
    );
    const found = await Promise.all(
      kept.map(async ({ pattern, backend }) => {
        const known = backends.get(backend);
        const models = known ? await modelsOf(known) : [];
        return models.filter(({ id }) => matchesPattern(pattern, id)).map((model) => ({ ...model, backend }));
      }),
    );
    return found.flat();
  }

  async function listRouted(row: RoutedRow): Promise<ListedModel[]> {
    const { pattern, targets, keys } = row;
    const models = pattern.includes('*')
      ? await listMatching([row])
      : targets.map(({ backend }) => ({ id: pattern, backend }));
    return models.map((model) => ({ ...model, route: { keys } }));
  }
}

/** Requests the models of a vendor. Rejects when it does not answer in time, or not with a list. */
export async function fetchModels(config: BackendConfig, adapter: Backend): Promise<VendorModel[]> {
  const { modelList } = adapter;
  if (!modelList) return [];
  let what = '';
  for (const each of backendsOfKeys(config)) {
    const answer = await sendGet(each, adapter, config.baseUrl + modelList.path, listTimeoutMs);
    if (answer.kind === 'answered' && answer.status === 200 && answer.body !== undefined)
      return modelList.decode(answer.body);
    what = answer.kind === 'answered' ? `answered ${answer.status}` : 'did not answer';
    // Another key may be right where this one is refused.
    if (answer.kind !== 'answered' || ![401, 402, 403, 429].includes(answer.status)) break;
  }
  throw new Error(`backend "${config.name}" ${what} when asked for its models`);
}
