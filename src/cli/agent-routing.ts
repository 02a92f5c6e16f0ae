import type { Config, ModelRow } from '../config/config.ts';
import { createModelFacts } from '../config/model-facts.ts';
import type { ModelFacts } from '../core/codec.ts';
import { asObject, asString, objectsIn, type JsonObject } from '../core/json.ts';

/** What a run needs to know of a backend. */
export interface RoutedBackend {
  readonly name: string;
  readonly protocol: string;
  readonly baseUrl: string;
  /** Whether it receives the caller's credential. */
  readonly usesCallersKey: boolean;
}

/** Where a gateway sends requests. */
export interface Routing {
  readonly rows: readonly ModelRow[];
  readonly backends: readonly RoutedBackend[];
  modelFacts(model: string): ModelFacts;
}

/** The routing of a configuration. */
export const routingOf = ({ models, backends, modelFacts }: Config): Routing => ({
  rows: models,
  backends: backends.map(({ name, protocol, baseUrl, auth }) => ({
    name,
    protocol,
    baseUrl,
    usesCallersKey: auth.kind === 'client',
  })),
  modelFacts,
});

/** The routing of a gateway from the `settings` of its diagnostics; properties of models are those of the built-in table. */
export function routingFromSettings(settings: JsonObject): Routing {
  const rows = objectsIn(settings['models']).map((row) => ({
    pattern: asString(row['pattern']) ?? '',
    targets: objectsIn(row['targets']).map((target) => ({
      backend: asString(target['backend']) ?? '',
      model: asString(target['model']) ?? '',
    })),
  }));
  const backends = objectsIn(settings['backends']).map((backend) => ({
    name: asString(backend['name']) ?? '',
    protocol: asString(backend['protocol']) ?? '',
    baseUrl: asString(backend['baseUrl']) ?? '',
    usesCallersKey: asString(asObject(backend['auth'])?.['kind']) === 'client',
  }));
  return { rows, backends, modelFacts: createModelFacts({}).modelFacts };
}
