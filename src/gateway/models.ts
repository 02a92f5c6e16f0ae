import type { BackendConfig, Config, ModelRow } from '../config/config.ts';
import { matchesPattern } from '../config/pattern.ts';
import type { Backend, VendorModel } from '../core/backend.ts';
import type { ListedModel } from '../core/frontend.ts';
import { sendGet } from './get-request.ts';

/** How long a backend's list is cached. Agents request it at every start and wait three seconds at most. */
const cacheTtlMs = 60_000;
const listTimeoutMs = 2_500;

/** Requests a backend's models; rejects when it does not answer. */
type FetchModels = (backend: BackendConfig) => Promise<VendorModel[]>;

/** A name or pattern of a row of `[[routes]]`, which the model table need not have. */
interface RoutedRow extends ModelRow {
  readonly keys: readonly string[] | null;
}

const namesOfRoutes = ({ routes }: Config): RoutedRow[] =>
  routes.flatMap(({ when, targets }) => (when.model ?? []).map((pattern) => ({ pattern, targets, keys: when.key })));

/**
 * Lists the models that clients may request: the exact names of the model table and of rows of `[[routes]]`, and for
 * patterns that keep the client's name the models that their backends list. A backend that does not answer adds nothing. A
 * name that only rows have is listed for each of their targets.
 */
export function createModelLister(config: Config, fetchList: FetchModels): () => Promise<ListedModel[]> {
  const backends = new Map(config.backends.map((backend) => [backend.name, backend]));
  const cache = new Map<string, { until: number; models: Promise<VendorModel[]> }>();

  function modelsOf(backend: BackendConfig): Promise<VendorModel[]> {
    const cached = cache.get(backend.name);
    if (cached && cached.until > performance.now()) return cached.models;
    const models = fetchList(backend).catch(() => {
      cache.delete(backend.name);
      return [];
    });
    cache.set(backend.name, { until: performance.now() + cacheTtlMs, models });
    return models;
  }

  return async () => {
    const listed = new Map<string, ListedModel>();
    for (const { pattern, targets } of config.models) {
      const [target] = targets;
      if (target && !pattern.includes('*')) listed.set(pattern, { id: pattern, backend: target.backend });
    }
    for (const model of await listMatching(config.models)) if (!listed.has(model.id)) listed.set(model.id, model);
    const routed = await Promise.all(namesOfRoutes(config).map(listRouted));
    return [...listed.values(), ...routed.flat().filter(({ id }) => !listed.has(id))];
  };

  /** The models of backends for patterns that keep the client's name. */
  async function listMatching(rows: readonly ModelRow[]): Promise<ListedModel[]> {
    const kept = rows.flatMap(({ pattern, targets }) =>
      pattern.includes('*')
        ? targets.filter(({ model }) => model === '*').map(({ backend }) => ({ pattern, backend }))
        : [],
    );
    const lists = await Promise.all(
      kept.map(async ({ pattern, backend }) => {
        const known = backends.get(backend);
        const models = known ? await modelsOf(known) : [];
        return models.filter(({ id }) => matchesPattern(pattern, id)).map((model) => ({ ...model, backend }));
      }),
    );
    return lists.flat();
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
  const answer = await sendGet(config, adapter, config.baseUrl + adapter.modelList.path, listTimeoutMs);
  if (answer.kind === 'answered' && answer.status === 200 && answer.body !== undefined)
    return adapter.modelList.decode(answer.body);
  const what = answer.kind === 'answered' ? `answered ${answer.status}` : 'did not answer';
  throw new Error(`backend "${config.name}" ${what} when asked for its models`);
}
