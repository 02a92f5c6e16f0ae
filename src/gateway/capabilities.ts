import type { BackendConfig, Config } from '../config/config.ts';
import { missingCapabilities } from '../core/capabilities.ts';
import type { BackendContext, ModelFacts } from '../core/codec.ts';
import { asArray, asObject, nonEmpty, type JsonObject } from '../core/json.ts';
import { setPointer } from '../core/provenance.ts';
import type { CoreChatRequest } from '../core/types.ts';
import { fitToCapabilities } from '../core/fit-to-capabilities.ts';
import type { ExchangeContext } from './exchange-context.ts';
import type { Route } from './route.ts';

/**
 * What is known of a model at a backend. What the configuration says of the model counts most, then what the backend's
 * `capabilities` say of reasoning, then the model's name.
 */
export function resolveModelFacts(
  { modelFacts, statedFacts }: Pick<Config, 'modelFacts' | 'statedFacts'>,
  { protocol, capabilities }: Pick<BackendConfig, 'protocol' | 'capabilities'>,
  model: string,
): ModelFacts {
  const facts = modelFacts(model);
  if (capabilities === null) return facts;
  if (!capabilities.includes('reasoning')) return { ...facts, reasoning: 'none' };
  const { reasoning: known, ...others } = facts;
  const reasoning = statedFacts(model).reasoning ?? resolveReasoning(protocol, known);
  return { ...others, ...(reasoning !== undefined && { reasoning }) };
}

/**
 * How a server takes a wish for reasoning that is said to take one. What is known of a model still tells the form where
 * the protocol has several. Gemini's has none that must be known first.
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
      return known === 'none' ? undefined : known;
    case 'anthropic':
    case 'ollama':
      return known === undefined || known === 'none' ? 'effort' : known;
    default:
      return known;
  }
}

/** The request as a target is sent it: without what its backend's capabilities leave out. */
export const fitToBackend = ({ config }: Pick<Route, 'config'>, request: CoreChatRequest) =>
  fitToCapabilities(request, config.capabilities);

/** Whether a request of the backend's own protocol asks for nothing that its capabilities leave out. */
export const isWithinCapabilities = (route: Route, request: CoreChatRequest, body: JsonObject): boolean =>
  fitToBackend(route, request).request === request && removeFields(body, route, () => {}) === body;

/**
 * A body without the fields that ask for what the backend lacks. A client of the same protocol may write fields that no
 * other protocol has; those would reach the backend as they came. What was reported of the same field is not reported
 * again.
 */
export const removeUnsupportedFields = (
  call: ExchangeContext,
  route: Route,
  body: JsonObject,
  { report }: BackendContext,
): JsonObject =>
  removeFields(body, route, (pointer, what) => {
    if (call.exchange.losses.every(({ path }) => path !== pointer)) report({ at: setPointer(pointer, {}), what });
  });

function removeFields(
  body: JsonObject,
  { adapter, config }: Route,
  report: (pointer: string, what: string) => void,
): JsonObject {
  let current = body;
  for (const capability of missingCapabilities(config.capabilities))
    for (const { path, element } of adapter.capabilityFields?.[capability] ?? []) {
      const rest = removeField(current, path, element);
      if (rest === current) continue;
      current = rest;
      // Nothing is lost of what an answer was only to hold beside, and never would.
      if (element === undefined)
        report(`/${path.join('/')}`, `${path.at(-1)}: the backend does not support ${capability}`);
    }
  return current;
}

/** The same object where there is no such field. */
function removeField(body: JsonObject, [key = '', ...inner]: readonly string[], element?: string): JsonObject {
  const value = body[key];
  if (value === undefined || value === null) return body;
  const { [key]: _, ...others } = body;
  if (inner.length > 0) {
    const holder = asObject(value);
    const rest = holder && removeField(holder, inner, element);
    if (!rest || rest === holder) return body;
    return nonEmpty(rest) ? { ...body, [key]: rest } : others;
  }
  if (element === undefined) return others;
  const list = asArray(value);
  return list?.includes(element) ? { ...body, [key]: list.filter((each) => each !== element) } : body;
}
