import type { BackendConfig, Config } from '../config/config.ts';
import { matchesPattern } from '../config/pattern.ts';
import type { VendorModel } from '../core/backend.ts';
import type { ListedModel } from '../core/frontend.ts';

/** How long a backend's list is believed. Agents ask at every start and wait three seconds at most. */
const cacheTtlMs = 60_000;

/** Asks a backend for its models; rejects when it does not answer. */
export type FetchModels = (backend: BackendConfig) => Promise<VendorModel[]>;

/**
 * What clients may ask for: the exact names of the model table, and for patterns that keep the client's name
 * what their backends list. A backend that does not answer adds nothing; the rest is still listed.
 */
export function createModelLister(config: Config, fetchModels: FetchModels): () => Promise<ListedModel[]> {
  const backends = new Map(config.backends.map((backend) => [backend.name, backend]));
  const cache = new Map<string, { until: number; models: Promise<VendorModel[]> }>();

  function modelsOf(backend: BackendConfig): Promise<VendorModel[]> {
    const cached = cache.get(backend.name);
    if (cached && cached.until > performance.now()) return cached.models;
    const models = fetchModels(backend).catch(() => {
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
