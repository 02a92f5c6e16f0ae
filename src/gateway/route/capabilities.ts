import type { BackendConfig, Config } from '../../config/config.ts';
import { hostData } from '../../config/host-data.ts';
import { matchesPattern } from '../../config/pattern.ts';
import {
  hasToolTurns,
  isToolCallForced,
  missingCapabilities,
  requiredFeatures,
  unmetFeatures,
  lackOf,
} from '../../core/capabilities.ts';
import type { BackendContext, ModelFacts, UnlocatedLoss } from '../../core/codec.ts';
import { placeOf, removeField, withoutDangling } from '../../core/dependent-fields.ts';
import type { JsonObject } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import type { CoreChatRequest } from '../../core/types.ts';
import { fitToCapabilities } from '../../core/fit-to-capabilities.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { ExchangeRecorder } from '../exchange-recorder.ts';
import type { Route } from './routing.ts';

/**
 * The facts of a model at a backend: first from the configuration of the model, then from the backend's `capabilities` (for
 * reasoning), then from the model's name, then from the host.
 */
export function resolveModelFacts(
  { modelFacts, statedFacts }: Pick<Config, 'modelFacts' | 'statedFacts'>,
  { protocol, capabilities, host }: Pick<BackendConfig, 'protocol' | 'capabilities' | 'host'>,
  model: string,
): ModelFacts {
  const ofModel = modelFacts(model);
  const ofHost = factsOfHost(host, model);
  const facts = ofHost ? { ...ofHost, ...ofModel } : ofModel;
  if (capabilities === null) return facts;
  if (!capabilities.includes('reasoning')) return { ...facts, reasoning: 'none' };
  const { reasoning: known, ...others } = facts;
  const reasoning = statedFacts(model).reasoning ?? resolveReasoning(protocol, known);
  return { ...others, ...(reasoning !== undefined && { reasoning }) };
}

/** What is known of a server. Its port does not matter. */
function factsOfHost(host: string, model: string): ModelFacts | undefined {
  const name = host.replace(/:\d+$/, '');
  let facts: ModelFacts | undefined;
  for (const row of hostData)
    if (isWithinDomain(name, row.host) && (row.models === undefined || matchesPattern(row.models, model)))
      facts = facts ? { ...facts, ...row.facts } : row.facts;
  return facts;
}

const isWithinDomain = (host: string, domain: string): boolean =>
  host.endsWith(domain) && (host.length === domain.length || host.charAt(host.length - domain.length - 1) === '.');

/**
 * How a server whose capabilities include reasoning takes a reasoning effort. Where the protocol has several forms, the facts
 * of the model decide. Gemini's needs none.
 */
function resolveReasoning(
  protocol: BackendConfig['protocol'],
  known: ModelFacts['reasoning'],
): ModelFacts['reasoning'] {
  switch (protocol) {
    case 'openai-chat':
    case 'openai-responses':
    case 'openai-completions':
    case 'replay':
      return 'effort';
    case 'gemini':
    case 'gemini-interactions':
      return known === 'none' ? undefined : known;
    case 'anthropic':
    case 'ollama':
      return known === undefined || known === 'none' ? 'effort' : known;
    default:
      return unreachable(protocol);
  }
}

/** The request for a target: without what its backend's capabilities exclude. */
export const fitToBackend = ({ config }: Pick<Route, 'config'>, request: CoreChatRequest) =>
  fitToCapabilities(request, config.capabilities);

/** Whether a request of the backend's own protocol needs nothing that its capabilities exclude. */
export const isWithinCapabilities = (route: Route, request: CoreChatRequest, body: JsonObject): boolean =>
  fitToBackend(route, request).request === request && removeFields(body, route, () => {}) === body;

/**
 * A body without the fields for what the backend lacks, and without those that depend on them. A client of the same protocol
 * may send fields that no other protocol has; those would reach the backend unchanged. A field that was reported before is
 * not reported again.
 */
export function removeUnsupportedFields(
  { record }: { record: Pick<ExchangeRecorder, 'hasLossAt'> },
  route: Route,
  body: JsonObject,
  { report, request }: BackendContext,
): JsonObject {
  const reportAt = (pointer: string, loss: Pick<UnlocatedLoss, 'what' | 'isHint' | 'setting'>): void => {
    if (!record.hasLossAt(pointer)) report({ at: setPointer(pointer, {}), ...loss });
  };
  const supported = removeFields(body, route, reportAt);
  if (supported === body) return body;
  const { protocol, dependentFields: rules = [] } = route.adapter.codec;
  return withoutDangling(supported, { rules, protocol, request }, (rule) => reportAt(placeOf(rule), rule));
}

function removeFields(
  body: JsonObject,
  { adapter, config }: Route,
  report: (pointer: string, loss: ReturnType<typeof lackOf>) => void,
): JsonObject {
  let current = body;
  for (const capability of missingCapabilities(config.capabilities))
    for (const { path, element } of adapter.capabilityFields?.[capability] ?? []) {
      const rest =
        element === undefined
          ? removeField(current, path, () => true)
          : removeField(current, [...path, '*'], (each) => each === element);
      if (rest === current) continue;
      current = rest;
      // An `include` of output that this backend never produces loses nothing.
      if (element === undefined) report(`/${path.join('/')}`, lackOf(capability, path.at(-1) ?? ''));
    }
  return current;
}

// ---------------------------------------------------------------- which targets can carry a request

/** Why the first target of a list is tried first. */
export const firstChoice = 'first choice';

/**
 * Of several targets those that can carry the whole request, and why the first of them is the first choice. Where none can,
 * all of them: what they cannot carry is reported as lost, or refused by the vendor in its own words.
 */
export function selectCapableRoutes(
  routes: readonly Route[],
  request: CoreChatRequest,
): { capable: readonly Route[]; why: string } {
  const needs = new Set(routes.length > 1 ? requiredFeatures(request) : []);
  // Earlier calls and results are carried as text elsewhere.
  if (routes.length > 1 && hasToolTurns(request)) needs.add('tools');
  const judged = routes.map((route) => ({
    route,
    lacks: unmetFeatures(needs, route.adapter.abilities, route.config.capabilities),
  }));
  const capable = judged.filter(({ lacks }) => lacks.length === 0).map(({ route }) => route);
  if (capable.length === 0) {
    // A forced call is refused where there are no tools: only targets with tools count.
    const calling = judged.filter(({ lacks }) => !isToolCallForced(request) || !lacks.includes('tools'));
    const rest = calling.length > 0 ? calling.map(({ route }) => route) : routes;
    return { capable: rest, why: `first choice: no target has all of ${[...needs].join(', ')}` };
  }
  const skipped = judged.slice(
    0,
    routes.findIndex((route) => route === capable[0]),
  );
  if (skipped.length === 0) return { capable, why: firstChoice };
  const lacking = skipped.map(
    ({ route: { config, model }, lacks }) => `${config.name}/${model} has no ${lacks.join(', ')}`,
  );
  return { capable, why: `the first that has ${[...needs].join(', ')}: ${lacking.join('; ')}` };
}
