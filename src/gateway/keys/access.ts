import type { KeyConfig } from '../../config/config.ts';
import { matchesPattern } from '../../config/pattern.ts';
import { LouterError } from '../../core/error.ts';
import { parseJson } from '../../core/json.ts';
import { truncateShown } from '../../core/shown.ts';
import type { ModelTable, ModelTarget, Route } from '../route/routing.ts';
import type { ModelField } from '../request/body.ts';

/** Whether clients may request a model with a key; without one they may request all. */
export const mayRequestModel = (key: KeyConfig | undefined, model: string): boolean =>
  key?.models?.some((pattern) => matchesPattern(pattern, model)) ?? true;

/** Whether requests with a key may be sent to a backend; without one they may be sent to all. */
export const mayUseBackend = (key: KeyConfig | undefined, backend: string): boolean =>
  key?.backends?.includes(backend) ?? true;

/** @throws {LouterError} `permission` (403) if the key may not request the model. */
export function assertModelAllowed(key: KeyConfig | undefined, model: string): void {
  if (key === undefined || mayRequestModel(key, model)) return;
  throw new LouterError({
    kind: 'permission',
    status: 403,
    isPermanent: true,
    param: 'model',
    message: `the key ${key.name} may not request the model "${truncateShown(model)}" (keys.${key.name}.models: ${key.models?.join(', ')})`,
  });
}

/**
 * Servers differ in which of two keys they read: those in Go ignore upper and lower case, and some read the first.
 * @throws {LouterError} `invalid-request` if a body names its model twice, and the key has limits that depend on the model.
 */
export function assertOneModel(key: KeyConfig | undefined, body: Buffer, { keys }: Pick<ModelField, 'keys'>): void {
  if (!key || (key.models === null && key.budget === null) || keys.length < 2) return;
  const names = keys.map(({ start, end }) => parseJson(body.toString('utf8', start, end)));
  throw new LouterError({
    kind: 'invalid-request',
    param: 'model',
    message: `the request body names its model twice, as ${names.map((name) => JSON.stringify(name)).join(' and ')}: expected one of them`,
  });
}

/**
 * The targets of a model, or the one at the backend that a header names. With a key that is for certain models at any
 * backend, the header selects among the targets of the model's row: elsewhere the name may be that of another model.
 * @throws {LouterError} as `ModelTable.resolve`; `permission` (403) if the row has no target at that backend.
 */
export function resolveTargets(
  table: ModelTable,
  { key, model, backend }: { key: KeyConfig | undefined; model: string; backend: string | undefined },
): readonly ModelTarget[] {
  if (backend === undefined || !key || key.models === null || key.backends !== null)
    return table.resolve(model, backend);
  const targets = table.resolve(model).filter((target) => target.backend.name === backend);
  if (targets.length > 0) return targets;
  throw new LouterError({
    kind: 'permission',
    status: 403,
    isPermanent: true,
    message: `the key ${key.name} may request the model "${truncateShown(model)}" only at the backends of its row in [models], and "${truncateShown(backend)}" is none of them (keys.${key.name}.models; keys.${key.name}.backends allows others)`,
  });
}

/**
 * The targets that requests with a key may be sent to.
 * @throws {LouterError} `permission` (403) if there are none.
 */
export function selectAllowedRoutes(key: KeyConfig | undefined, routes: readonly Route[]): readonly Route[] {
  const { backends = null } = key ?? {};
  if (backends === null || routes.length === 0) return routes;
  const allowed = routes.filter(({ config }) => mayUseBackend(key, config.name));
  if (allowed.length > 0) return allowed;
  const names = [...new Set(routes.map(({ config }) => config.name))].join(', ');
  throw new LouterError({
    kind: 'permission',
    status: 403,
    isPermanent: true,
    message: `the key ${key?.name} may not use the backend ${names} (keys.${key?.name}.backends: ${backends.join(', ')})`,
  });
}
