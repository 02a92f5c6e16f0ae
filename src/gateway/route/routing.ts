import type { BackendConfig, Config, ModelRow, RowTarget } from '../../config/config.ts';
import { literals, matchesPattern } from '../../config/pattern.ts';
import type { Backend } from '../../core/backend.ts';
import type { ModelFacts } from '../../core/codec.ts';
import type { ModelPrice } from '../../core/cost.ts';
import { LouterError } from '../../core/error.ts';
import { truncateShown } from '../../core/shown.ts';

/** Where a request is sent: a backend and the model's name there. */
export interface ModelTarget {
  backend: BackendConfig;
  model: string;
}

/** A target ready for requests. */
export interface Route {
  config: BackendConfig;
  adapter: Backend;
  model: string;
  /** `protocol@host`: whose signatures it accepts. */
  issuer: string;
  /** What is known of the model there. */
  facts: ModelFacts;
  /** Absent where it is not known. */
  price?: ModelPrice;
}

/** Maps the model names of clients to targets. */
export interface ModelTable {
  /**
   * The targets in the order they are tried.
   * @throws {LouterError} `not-found` when no row matches, or no backend has the given name.
   */
  resolve(model: string, backendName?: string): ModelTarget[];
  /** Whether `[models]` has a row with exactly this name. */
  hasExactRow(model: string): boolean;
  /** The row of `[models]` for a requested model. */
  findRow(model: string): ModelRow | undefined;
  /** The targets of a row for a requested model. */
  resolveRow(row: { readonly targets: readonly RowTarget[] }, model: string): ModelTarget[];
}

/** In an error message. */
const maxShownRows = 12;

function shownRows({ models }: Config): string {
  const names = models.slice(0, maxShownRows).map(({ pattern }) => `"${truncateShown(pattern)}"`);
  return names.join(', ') + (models.length > maxShownRows ? `, and ${models.length - maxShownRows} more` : '');
}

/** Exact names first, then the pattern with most literal characters; of equals the first in the file. */
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
      message: `no backend is named "${truncateShown(name)}"; the backends are: ${[...backends.keys()].join(', ')}`,
    });
  };

  const resolveRow = ({ targets }: { readonly targets: readonly RowTarget[] }, model: string): ModelTarget[] =>
    targets.map((target) => ({
      backend: backendNamed(target.backend),
      model: target.model.includes('*') ? target.model.replace('*', () => model) : target.model,
    }));

  const findRow = (model: string): ModelRow | undefined =>
    exact.get(model) ?? patterns.find(({ pattern }) => matchesPattern(pattern, model));

  return {
    resolveRow,
    findRow,
    hasExactRow: (model) => exact.has(model),
    resolve(model, backendName) {
      if (backendName !== undefined) return [{ backend: backendNamed(backendName), model }];
      const row = findRow(model);
      if (!row)
        throw new LouterError({
          kind: 'not-found',
          code: 'model_not_found',
          param: 'model',
          message: `model "${truncateShown(model)}" is not in the model table (${shownRows(config)}); GET /v1/models lists its models; to add a row: "${truncateShown(model)}" = "${config.backends[0]?.name ?? 'NAME'}/MODEL"`,
        });
      return resolveRow(row, model);
    },
  };
}
