import { backendOf } from '../protocols/backends.ts';
import type { BackendConfig } from '../config/config.ts';
import type { Backend } from '../core/backend.ts';
import type { RouteHints } from '../core/codec.ts';
import { missingCapabilities } from '../core/capabilities.ts';
import { LouterError } from '../core/error.ts';
import { assertStorableName, truncateName } from '../core/names.ts';
import { hasOwnToken } from '../core/signature.ts';
import type { JsonObject } from '../core/json.ts';
import type { Protocol } from '../core/types.ts';
import { protocolOfReplayModel } from '../replay/replayer.ts';
import { passThrough } from './passthrough.ts';
import { inspectBody, parseBody } from './body.ts';
import type { ExchangeContext } from './exchange-context.ts';
import { identifyCaller } from './caller.ts';
import { isWithinCapabilities } from './capabilities.ts';
import { answerTokenCount } from './count-tokens.ts';
import { passThroughUntranslated } from './passed.ts';
import { answerByTranslation } from './proxy.ts';
import type { Route } from './route.ts';
import type { ModelTable, ModelTarget } from './routing.ts';

/**
 * Finds where a request goes and by which way, and answers it. Resolves with the failure that broke an
 * answer which had begun.
 * @throws {LouterError} when the client has heard nothing yet.
 */
export async function dispatch(
  call: ExchangeContext,
  table: ModelTable,
  pathModel?: string,
): Promise<LouterError | undefined> {
  const { inbound, exchange, route } = call;
  const inspected = inspectBody(inbound.body);
  // A name in the path is the one that counts, and the one that is replaced: the body stays as it is.
  const body = pathModel === undefined ? inspected : { ...inspected, model: pathModel, modelSpan: undefined };
  const { model } = body;
  exchange.requestedModel = model === undefined ? null : truncateName(model);
  assertStorableName('model', model);
  for (const name of nameHeaders) assertStorableName(`header ${name}`, inbound.header(name));
  const wanted = parseModeHeader(inbound.header('x-louter-mode'));
  // Without a model's name there is no route; the decoder says what else is wrong with the body.
  const routes =
    model === undefined ? [] : resolveRoutes(call, table.resolve(model, inbound.header('x-louter-backend')));
  const [first] = routes;
  if (route.task === 'pass' && first) return passThroughUntranslated(call, route, routes, body);
  const hints: RouteHints = { ...route.hints, ...(pathModel !== undefined && { model: pathModel }) };
  let parsed: JsonObject | undefined;
  const read = (): JsonObject => (parsed ??= parseBody(inbound.body, body));
  const baseline = first !== undefined && shouldUseBaseline(call, { routes, wanted, hints, read });
  exchange.mode = baseline ? 'baseline' : 'proxy';
  // Bytes that pass as they are take their own size and no more.
  if (baseline && model === first.model) return passThrough(call, first, body);
  const releaseSlot = await call.services.translationSlots.acquire(inbound.body.length, call.abort.signal);
  try {
    return await (baseline ? passThrough(call, first, body) : answerTranslated(call, routes, read(), hints));
  } finally {
    releaseSlot();
  }
}

/** Answers from what the body says. @throws {LouterError} when the client has heard nothing yet. */
async function answerTranslated(
  call: ExchangeContext,
  routes: readonly Route[],
  json: JsonObject,
  hints: RouteHints,
): Promise<LouterError | undefined> {
  const { route } = call;
  const [first] = routes;
  if (!first) {
    if (route.task !== 'pass') call.frontend.codec.decodeRequest(json, hints);
    throw new LouterError({ kind: 'invalid-request', message: 'model: expected the name of a model', param: 'model' });
  }
  if (route.task === 'count-tokens') return answerTokenCount(call, first, json, hints);
  return answerByTranslation(call, routes, json, hints);
}

/** What these header fields say is kept, or looked things up by. */
const nameHeaders = ['x-louter-run', 'x-louter-case', 'x-louter-backend'];

type RequestedMode = 'baseline' | 'proxy' | undefined;

function parseModeHeader(header: string | undefined): RequestedMode {
  if (header === undefined || header === 'baseline' || header === 'proxy') return header;
  throw new LouterError({
    kind: 'invalid-request',
    message: 'header x-louter-mode: expected "baseline" or "proxy"',
    param: 'x-louter-mode',
  });
}

function resolveRoutes({ frontend, services: engine }: ExchangeContext, targets: readonly ModelTarget[]): Route[] {
  return targets.map(({ backend, model }) => {
    const adapter =
      backend.protocol === 'replay'
        ? resolveReplayAdapter(backend, frontend.codec.protocol, model)
        : engine.adapterOf(backend.name);
    if (!adapter)
      throw new LouterError({
        kind: 'internal',
        message: `backend "${backend.name}" speaks ${backend.protocol}, which is not carried`,
      });
    return { config: backend, adapter, model, issuer: `${adapter.codec.protocol}@${hostOf(backend)}` };
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

interface BaselineChoice {
  routes: readonly Route[];
  wanted: RequestedMode;
  hints: RouteHints;
  /** Parses the client's body, once. */
  read(): JsonObject;
}

/**
 * Whether the client's bytes are passed on as they are. A row of several targets is always translated: only
 * a request that was understood can be given to the next of them.
 */
function shouldUseBaseline(call: ExchangeContext, { routes, wanted, hints, read }: BaselineChoice): boolean {
  const [first] = routes;
  if (!first) return false;
  const { config, adapter } = first;
  const mode = wanted ?? (config.mode === 'auto' ? undefined : config.mode);
  if (mode === 'proxy' || (mode === undefined && routes.length > 1)) return false;
  const obstacle = findBaselineObstacle(call, first) ?? findCapabilityObstacle(call, first, hints, read);
  if (mode === undefined) return obstacle === undefined && !continuesOtherBackend(call, first, read);
  if (obstacle === undefined) return true;
  throw new LouterError({
    kind: 'invalid-request',
    message: `mode baseline passes bytes through, but ${obstacle} (backend "${config.name}", protocol ${adapter.codec.protocol}): use proxy`,
    param: 'x-louter-mode',
  });
}

/**
 * That the backend cannot carry the request whole. Its bytes are read for this only where its capabilities are limited.
 * @throws {LouterError} what is wrong with a request that cannot be read.
 */
function findCapabilityObstacle(
  { frontend }: ExchangeContext,
  route: Route,
  hints: RouteHints,
  read: () => JsonObject,
): string | undefined {
  if (missingCapabilities(route.config.capabilities).length === 0) return undefined;
  const body = read();
  return isWithinCapabilities(route, frontend.codec.decodeRequest(body, hints), body)
    ? undefined
    : "the request asks for more than the backend's capabilities list";
}

/**
 * Whether a request names an answer or item of another backend: this one does not know it, and servers without threads
 * would answer the new messages alone.
 */
function continuesOtherBackend(
  { frontend, services: engine, inbound }: ExchangeContext,
  { issuer }: Route,
  read: () => JsonObject,
): boolean {
  const { continuation } = frontend;
  if (!continuation?.bodyMarkers.some((mark) => inbound.body.includes(mark))) return false;
  const { conversations } = engine;
  const caller = identifyCaller(inbound);
  const body = read();
  const id = continuation.previousResponseId(body);
  const itemIds = [...(continuation.items?.countReferences(body).keys() ?? [])];
  const issuers = [
    ...(id === undefined ? [] : [conversations.findAnswerIssuer(caller, id)]),
    ...itemIds.map((itemId) => conversations.findItemIssuer(caller, itemId)),
  ];
  return issuers.some((answeredBy) => answeredBy !== undefined && answeredBy !== issuer);
}

function findBaselineObstacle(
  { frontend, route, inbound }: ExchangeContext,
  { config, adapter }: Route,
): string | undefined {
  if (config.protocol === 'replay') return config.mode === 'baseline' ? undefined : 'the backend replays fixtures';
  if (adapter.codec.protocol !== frontend.codec.protocol) return 'client and backend speak different protocols';
  if (config.dialect !== null || config.thinking !== 'none' || config.tools !== 'native')
    return 'the backend writes tool calls or thoughts as text';
  if (route.task === 'count-tokens' && !adapter.tokenCount) return 'the backend counts no tokens';
  // A vendor refuses tokens that it did not make. Claude Code knows the words, and leaves such thinking out.
  if (hasOwnToken(inbound.body))
    return 'the conversation holds reasoning of another backend (Invalid `signature` in `thinking` block)';
  return undefined;
}
