import type { BackendConfig, Config } from '../config/config.ts';
import { matchesPattern } from '../config/pattern.ts';
import type { Backend, VendorModel } from '../core/backend.ts';
import type { ListedModel } from '../core/frontend.ts';
import { sendGet } from './get-request.ts';

/** How long a backend's list is cached. Agents request it at every start and wait three seconds at most. */
const cacheTtlMs = 60_000;
const listTimeoutMs = 2_500;

/** Requests a backend's models; rejects when it does not answer. */
type FetchModels = (backend: BackendConfig) => Promise<VendorModel[]>;

/**
 * Lists the models that clients may request: the exact names of the model table, and for patterns that keep the client's
 * name the models that their backends list. A backend that does not answer adds nothing.
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
    const rows = config.models.flatMap(({ pattern, targets }) =>
      pattern.includes('*')
        ? targets.filter(({ model }) => model === '*').map(({ backend }) => ({ pattern, backend }))
        : [],
    );
    const lists = await Promise.all(
      rows.map(async ({ pattern, backend }) => {
        const known = backends.get(backend);
        const models = known ? await modelsOf(known) : [];
        return models.filter(({ id }) => matchesPattern(pattern, id)).map((model) => ({ ...model, backend }));
      }),
    );
    for (const model of lists.flat()) if (!listed.has(model.id)) listed.set(model.id, model);
    return [...listed.values()];
  };
}

/** Requests the models of a vendor. Rejects when it does not answer in time, or not with a list. */
export async function fetchModels(config: BackendConfig, adapter: Backend): Promise<VendorModel[]> {
  const answer = await sendGet(config, adapter, config.baseUrl + adapter.modelList.path, listTimeoutMs);
  if (answer.kind === 'answered' && answer.status === 200 && answer.body !== undefined)
    return adapter.modelList.decode(answer.body);
  const what = answer.kind === 'answered' ? `answered ${answer.status}` : 'did not answer';
  throw new Error(`backend "${config.name}" ${what} when asked for its models`);
}
