import type { BackendConfig } from '../config/config.ts';
import { priceOf } from '../config/prices.ts';
import type { Backend } from '../core/backend.ts';
import { missingCapabilities } from '../core/capabilities.ts';
import type { RouteHints } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { assertStorableName } from '../core/names.ts';
import { hasOwnToken } from '../core/signature.ts';
import type { Protocol } from '../core/types.ts';
import { backendOf } from '../protocols/backends.ts';
import { protocolOfReplayModel } from '../replay/replayer.ts';
import type { InspectedBody } from './body.ts';
import { isWithinCapabilities } from './capabilities.ts';
import { answerTokenCount } from './count-tokens.ts';
import type { ExchangeContext } from './exchange-context.ts';
import { assertModelAllowed, assertOneModel, resolveTargets, selectAllowedRoutes } from './key-access.ts';
import { identifyCaller } from './headers.ts';
import { countRequest } from './key-usage.ts';
import { passThrough, passThroughUntranslated } from './passthrough.ts';
import { answerByTranslation } from './proxy.ts';
import { ParsedRequest, resolveRequest } from './resolve-request.ts';
import type { ModelTable, ModelTarget, Route } from './routing.ts';

/**
 * Finds where a request goes and whether it is translated, and answers it. Resolves with the failure that broke an
 * answer which had begun.
 * @throws {LouterError} while nothing reached the client.
 */
export async function dispatch(
  exchange: ExchangeContext,
  table: ModelTable,
  pathModel?: string,
): Promise<LouterError | undefined> {
  const { inbound, record, route, services } = exchange;
  const inspected = services.earlierBodies.inspect(inbound.body);
  // A name in the path is the one that counts, and the one that is replaced: the body stays as it is.
  const body = pathModel === undefined ? inspected : { ...inspected, model: pathModel, modelSpan: undefined };
  const { model } = body;
  record.requestInspected(model);
  assertStorableName('model', model);
  assertOneModel(inbound.key, inbound.body, inspected.scan);
  for (const name of nameHeaders) assertStorableName(`header ${name}`, inbound.header(name));
  const requestedMode = parseModeHeader(inbound.header('x-louter-mode'));
  // Without a model's name there is no route; the decoder finds what else is wrong with the body.
  const routes = model === undefined ? [] : findAllowedRoutes(exchange, table, model);
  const hints: RouteHints = { ...route.hints, ...(pathModel !== undefined && { model: pathModel }) };
  const parsed = new ParsedRequest(exchange, body, hints);
  const counted = await countRequest(exchange, routes, parsed);
  if (!counted) return dispatchAdmitted(exchange, { routes, body, parsed, requestedMode });
  try {
    const admitted = { ...exchange, passedUsage: counted.passed };
    return await dispatchAdmitted(admitted, { routes, body, parsed, requestedMode });
  } finally {
    counted.end();
  }
}

interface InspectedRequest {
  readonly routes: readonly Route[];
  readonly body: InspectedBody;
  readonly parsed: ParsedRequest;
  readonly requestedMode: RequestedMode;
}

async function dispatchAdmitted(
  exchange: ExchangeContext,
  { routes, body, parsed, requestedMode }: InspectedRequest,
): Promise<LouterError | undefined> {
  const { inbound, record, route, services, abort } = exchange;
  const [first] = routes;
  if (route.task === 'pass' && first) return passThroughUntranslated(exchange, route, routes, body);
  const isBaseline = first !== undefined && shouldPassThrough(exchange, routes, requestedMode, parsed);
  record.modeChosen(isBaseline ? 'baseline' : 'proxy');
  // Bytes that pass as they are take their own size and no more.
  if (isBaseline && body.model === first.model) return passThrough(exchange, first, body);
  const releaseSlot = await services.translationSlots.acquire(inbound.body.length, abort.signal);
  try {
    return await (isBaseline ? passThrough(exchange, first, body) : answerTranslated(exchange, routes, parsed));
  } finally {
    releaseSlot();
  }
}

/** Header fields whose values are recorded, or used for look-ups. */
const nameHeaders = ['x-louter-run', 'x-louter-case', 'x-louter-backend'];

/** @throws {LouterError} while nothing reached the client. */
async function answerTranslated(
  exchange: ExchangeContext,
  routes: readonly Route[],
  parsed: ParsedRequest,
): Promise<LouterError | undefined> {
  const { task } = exchange.route;
  const [first] = routes;
  if (!first) {
    if (task === 'pass') parsed.parse();
    else parsed.decode();
    throw new LouterError({ kind: 'invalid-request', message: 'model: expected the name of a model', param: 'model' });
  }
  const resolved = await resolveRequest(exchange, parsed);
  return task === 'count-tokens'
    ? answerTokenCount(exchange, first, resolved)
    : answerByTranslation(exchange, routes, resolved);
}

// ---------------------------------------------------------------- routes

/** @throws {LouterError} `not-found`; `permission` where the client's key excludes the model or all targets. */
function findAllowedRoutes(exchange: ExchangeContext, table: ModelTable, model: string): readonly Route[] {
  const { key } = exchange.inbound;
  assertModelAllowed(key, model);
  const targets = resolveTargets(table, { key, model, backend: exchange.inbound.header('x-louter-backend') });
  return selectAllowedRoutes(key, resolveRoutes(exchange, targets));
}

function resolveRoutes({ frontend, services }: ExchangeContext, targets: readonly ModelTarget[]): Route[] {
  return targets.map(({ backend, model }) => {
    const adapter =
      backend.protocol === 'replay'
        ? resolveReplayAdapter(backend, frontend.codec.protocol, model)
        : services.adapterOf(backend.name);
    if (!adapter)
      throw new LouterError({
        kind: 'internal',
        message: `backend "${backend.name}" has the protocol ${backend.protocol}, which has no adapter`,
      });
    const price = priceOf(services.config, backend, model);
    const issuer = `${adapter.codec.protocol}@${hostOf(backend)}`;
    return { config: backend, adapter, model, issuer, ...(price && { price }) };
  });
}

/**
 * Fixtures are replayed in the client's protocol, unless the model's name asks for one in another and the answer is
 * translated. What passes unchanged keeps every header field of the recording.
 */
function resolveReplayAdapter({ mode }: BackendConfig, client: Protocol, model: string): Backend | undefined {
  if (mode !== 'baseline') return backendOf(protocolOfReplayModel(model) ?? client);
  const adapter = backendOf(client);
  return adapter && { ...adapter, forwardedResponseHeaders: ['*'] };
}

const hostOf = ({ protocol, baseUrl }: BackendConfig): string =>
  protocol === 'replay' ? 'replay' : new URL(baseUrl).host;

// ---------------------------------------------------------------- pass through or translate

type RequestedMode = 'baseline' | 'proxy' | undefined;

function parseModeHeader(header: string | undefined): RequestedMode {
  if (header === undefined || header === 'baseline' || header === 'proxy') return header;
  throw new LouterError({
    kind: 'invalid-request',
    message: 'header x-louter-mode: expected "baseline" or "proxy"',
    param: 'x-louter-mode',
  });
}

/**
 * Whether the client's bytes are passed on as they are. A row of several targets is always translated: only
 * a request that was decoded can be sent to the next of them.
 */
function shouldPassThrough(
  exchange: ExchangeContext,
  routes: readonly Route[],
  requestedMode: RequestedMode,
  parsed: ParsedRequest,
): boolean {
  const [first] = routes;
  if (!first) return false;
  const { config, adapter } = first;
  const mode = requestedMode ?? (config.mode === 'auto' ? undefined : config.mode);
  if (mode === 'proxy' || (mode === undefined && routes.length > 1)) return false;
  const obstacle = findProtocolObstacle(exchange, first) ?? findCapabilityObstacle(first, parsed);
  if (mode === undefined) return obstacle === undefined && !continuesOtherBackend(exchange, first, parsed);
  if (obstacle === undefined) return true;
  throw new LouterError({
    kind: 'invalid-request',
    message: `mode baseline passes bytes through, but ${obstacle} (backend "${config.name}", protocol ${adapter.codec.protocol}): use proxy`,
    param: 'x-louter-mode',
  });
}

function findProtocolObstacle(
  { frontend, route, inbound }: ExchangeContext,
  { config, adapter }: Route,
): string | undefined {
  if (config.protocol === 'replay') return config.mode === 'baseline' ? undefined : 'the backend replays fixtures';
  if (adapter.codec.protocol !== frontend.codec.protocol) return 'client and backend use different protocols';
  if (config.dialect !== null || config.thinking !== 'none' || config.tools !== 'native')
    return 'the backend writes tool calls or thinking as text';
  if (route.task === 'count-tokens' && !adapter.tokenCount) return 'the backend does not count tokens';
  // A vendor refuses tokens that it did not issue. Claude Code knows this message, and drops such thinking blocks.
  if (hasOwnToken(inbound.body))
    return 'the conversation holds reasoning of another backend (Invalid `signature` in `thinking` block)';
  return undefined;
}

/**
 * That the backend's capabilities do not include what the request asks for. It is only decoded where they are limited.
 * @throws {LouterError} `invalid-request`
 */
function findCapabilityObstacle(route: Route, parsed: ParsedRequest): string | undefined {
  if (missingCapabilities(route.config.capabilities).length === 0) return undefined;
  return isWithinCapabilities(route, parsed.decode(), parsed.parse())
    ? undefined
    : "the request asks for more than the backend's capabilities list";
}

/**
 * Whether a request names an answer or item of another backend: this one does not know it, and servers without threads
 * would answer the new messages alone.
 */
function continuesOtherBackend(
  { frontend, services, inbound }: ExchangeContext,
  { issuer }: Route,
  parsed: ParsedRequest,
): boolean {
  const { continuation } = frontend;
  if (!continuation?.bodyMarkers.some((mark) => inbound.body.includes(mark))) return false;
  const { conversations } = services;
  const caller = identifyCaller(inbound);
  const id = continuation.previousResponseId(parsed.parse());
  const itemIds = [...(continuation.items?.countReferences(parsed.parse()).keys() ?? [])];
  const issuers = [
    ...(id === undefined ? [] : [conversations.findAnswerIssuer(caller, id)]),
    ...itemIds.map((itemId) => conversations.findItemIssuer(caller, itemId)),
  ];
  return issuers.some((answeredBy) => answeredBy !== undefined && answeredBy !== issuer);
}
