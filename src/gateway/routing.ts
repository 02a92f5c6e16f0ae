import type { BackendConfig, Config, ModelRow } from '../config/config.ts';
import { literals, matchesPattern } from '../config/pattern.ts';
import { LouterError } from '../core/error.ts';
import { truncateShown } from '../core/shown.ts';

/** A place to send a request: a backend and the model's name there. */
export interface ModelTarget {
  backend: BackendConfig;
  model: string;
}

/** Tells which targets a model name stands for. */
export interface ModelTable {
  /**
   * The targets in the order they are tried.
   * @throws {LouterError} `not-found` when no row matches, or no backend has the name that was asked for.
   */
  resolve(model: string, backendName?: string): ModelTarget[];
}

/** Exact names first, then the pattern with most literal characters; of equals the one written first. */
export function createModelTable(config: Config): ModelTable {
  const backends = new Map(config.backends.map((backend) => [backend.name, backend]));
  const exact = new Map<string, ModelRow>();
  const patterns: ModelRow[] = [];
  for (const row of config.models) {
    if (!row.pattern.includes('*')) exact.set(row.pattern, row);
    else patterns.push(row);
  }
  patterns.sort((one, other) => literals(other.pattern) - literals(one.pattern));

  const backendNamed = (name: string): BackendConfig => {
    const backend = backends.get(name);
    if (backend) return backend;
    throw new LouterError({
      kind: 'not-found',
      message: `no backend is named "${truncateShown(name)}"; there are: ${[...backends.keys()].join(', ')}`,
    });
  };

  return {
    resolve(model, backendName) {
      if (backendName !== undefined) return [{ backend: backendNamed(backendName), model }];
      const row = exact.get(model) ?? patterns.find(({ pattern }) => matchesPattern(pattern, model));
      if (!row)
        throw new LouterError({
          kind: 'not-found',
          code: 'model_not_found',
          param: 'model',
          message: `model "${truncateShown(model)}" is not in the model table; GET /v1/models lists what is`,
        });
      return row.targets.map((target) => ({
        backend: backendNamed(target.backend),
        model: target.model.includes('*') ? target.model.replace('*', () => model) : target.model,
      }));
    },
  };
}
