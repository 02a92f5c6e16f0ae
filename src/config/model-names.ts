import type { Config } from './config.ts';

/** The models' names at their backends, as far as the configuration names them. */
export function configuredModels({ models, routes }: Pick<Config, 'models' | 'routes'>): ReadonlySet<string> {
  const names = models.flatMap(({ pattern, targets }) =>
    targets.map(({ model }) => (pattern.includes('*') ? model : model.replace('*', () => pattern))),
  );
  const ofRows = routes.flatMap(({ targets }) => targets.map(({ model }) => model));
  return new Set([...names, ...ofRows].filter((name) => !name.includes('*')));
}

/** What metrics call a model: clients choose names of their own where a row of the model table has a pattern. */
export const modelLabel = (model: string, configured: ReadonlySet<string>): string =>
  configured.has(model) ? model : 'other';
