import type { Config, KeyConfig } from '../config/config.ts';
import type { Settings } from '../config/settings.ts';
import { LouterError } from '../core/error.ts';
import type { JsonValue } from '../core/json.ts';
import type { Frontend, ResourceRoute, ListedModel } from '../core/frontend.ts';
import { inspectBody, parseBody } from '../gateway/request/body.ts';
import { resolveModelFacts } from '../gateway/route/capabilities.ts';
import { mayRequestModel, mayUseBackend } from '../gateway/keys/access.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { createModelTable, type ModelTable, type ModelTarget } from '../gateway/route/routing.ts';
import { sendJson } from './send.ts';
import { readBody } from './body.ts';
import { httpError } from './errors.ts';
import { headerOf, toInboundHead, type IncomingRequest } from './incoming.ts';
import { createKeyRing } from './key-ring.ts';
import type { RunRegistry } from './run-registry.ts';
import { parameterOf, type Route } from './routes.ts';

/** Dependencies of these routes. */
export interface ResourceService {
  readonly settings: Settings;
  readonly gateway: Gateway;
  readonly version: string;
  readonly runs: RunRegistry;
}

/** The routes of models and earlier answers, each in the format of the request's protocol. */
export function resourceRoutes(frontends: readonly Frontend[], service: ResourceService): Route[] {
  const byRoute = Map.groupBy(
    frontends.flatMap(({ resources }) => resources),
    ({ method, path }) => `${method} ${path}`,
  );
  return [...byRoute.values()].flatMap((resources) => resourceRoute(resources, service));
}

function resourceRoute(
  resources: readonly ResourceRoute[],
  { settings, gateway, version, runs }: ResourceService,
): Route[] {
  const keyRing = settings.derive((config) => createKeyRing(config, runs));
  const tableInForce = settings.derive(createModelTable);
  const [first] = resources;
  if (!first) return [];
  const { method, path } = first;
  return [
    {
      method,
      path,
      access: 'keys',
      isForRuns: true,
      async answer(incoming) {
        const { config } = settings;
        const table = tableInForce();
        const key = keyRing().find(incoming);
        const targetOf = (id: string): ModelTarget | undefined => firstTarget(id, table, key);
        const body = await findResource(resources, incoming).answer({
          models: async () => listAllowed(await gateway.listModels(), table, key),
          facts: (id) => {
            const target = targetOf(id);
            return target ? resolveModelFacts(config, target.backend, target.model) : config.modelFacts(id);
          },
          capabilities: (id) => targetOf(id)?.backend.capabilities ?? null,
          query: new URLSearchParams(incoming.query),
          version,
          ...(path.includes('{id}') && { id: parameterOf(incoming, 'id') }),
          answers: gateway.answersOf({ ...toInboundHead(incoming), ...(key && { key }) }, () => {
            incoming.isRecorded = true;
          }),
          ...(method === 'POST' && !first.hasNoBody && { body: await readResourceBody(incoming, config) }),
        });
        sendJson(incoming, body);
        return undefined;
      },
    },
  ];
}

/** The route that claims a request by its headers, else the default one. */
function findResource(resources: readonly ResourceRoute[], { path, request }: IncomingRequest): ResourceRoute {
  const header = (name: string): string | undefined => headerOf(request, name);
  const found = resources.find(({ claims }) => claims?.(header)) ?? resources.find(({ claims }) => !claims);
  if (found) return found;
  throw httpError(
    404,
    'not-found',
    `${path} needs the header that identifies the protocol of the request, such as anthropic-version`,
  );
}

async function readResourceBody({ request }: IncomingRequest, { server }: Config): Promise<JsonValue> {
  const bytes = await readBody(request, { maxBody: server.maxBody });
  return parseBody(bytes, inspectBody(bytes));
}

/** Each model once. */
function listAllowed(
  models: readonly ListedModel[],
  table: ModelTable,
  key: KeyConfig | undefined,
): readonly ListedModel[] {
  const allowed = models.flatMap((model) => allowedModel(model, table, key)).toReversed();
  return [...new Map(allowed.map((model) => [model.id, model])).values()].toReversed();
}

/** A model with a backend that the key may use; none if a request for it would be refused. */
function allowedModel(model: ListedModel, table: ModelTable, key: KeyConfig | undefined): ListedModel[] {
  if (!mayRequestModel(key, model.id)) return [];
  if (model.route) {
    const isForKey = model.route.keys?.some((name) => name === key?.name) ?? true;
    return isForKey && mayUseBackend(key, model.backend) ? [model] : [];
  }
  if (key === undefined || key.backends === null) return [model];
  const target = firstTarget(model.id, table, key);
  if (!target) return [];
  return [mayUseBackend(key, model.backend) ? model : { ...model, backend: target.backend.name }];
}

/** The first target of a model name to which a key may send requests; `undefined` if there is none. */
function firstTarget(id: string, table: ModelTable, key: KeyConfig | undefined): ModelTarget | undefined {
  try {
    return table.resolve(id).find(({ backend }) => mayUseBackend(key, backend.name));
  } catch (error) {
    if (error instanceof LouterError && error.detail.kind === 'not-found') return undefined;
    throw error;
  }
}
