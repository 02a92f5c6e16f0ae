import { missingCapabilities } from '../core/capabilities.ts';
import { withoutUnrunTools } from '../core/unrun-tools.ts';
import type { RouteHints } from '../core/codec.ts';
import type { CoreError } from '../core/types.ts';
import { invalidField, LouterError } from '../core/error.ts';
import { assertStorableName } from '../core/names.ts';
import { hasOwnToken } from '../core/signature.ts';
import { inspectModelField, type InspectedBody, type ModelField } from './request/body.ts';
import { isWithinCapabilities } from './route/capabilities.ts';
import {
  findCompaction,
  isCompactionRequested,
  mayCompact,
  notesMissingCompaction,
} from './conversation/compaction.ts';
import { answerTokenCount, estimateIfMissing, mayPassCount } from './count-tokens.ts';
import type { ExchangeContext } from './exchange-context.ts';
import { assertOneModel } from './keys/access.ts';
import { classifyFailure } from './attempt/failure-class.ts';
import { mayFallBack } from './attempt/retry.ts';
import { AccountFailures } from './route/account-failures.ts';
import { identifyCaller } from './headers.ts';
import { countRequest } from './keys/usage.ts';
import { passToKeys } from './pass-to-keys.ts';
import { passThrough, type ErrorHandling, type PassResult } from './passthrough.ts';
import { passThroughUntranslated } from './pass-untranslated.ts';
import { answerByTranslation } from './proxy.ts';
import { ParsedRequest, type ResolvedRequest } from './request/resolve-request.ts';
import { applyRouteOptions, hasOptions } from './route/options.ts';
import { selectRoutes, type SelectedRoutes } from './route/selection.ts';
import type { ModelTable, Route } from './route/routing.ts';
import { arrangeKeys, findPause, isSameModel, toName, trackConversation } from './route/target-order.ts';

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
  const { inbound, record, route, services, frontend } = exchange;
  const inspected = services.earlierBodies.inspect(inbound.body);
  const named = findModel(exchange, inspected);
  const body: InspectedBody = {
    ...inspected,
    // A name in the path is the one that counts, and the one that is replaced: the body stays as it is.
    ...(pathModel === undefined
      ? { model: named.model, modelSpan: named.modelSpan }
      : { model: pathModel, modelSpan: undefined }),
  };
  const { model } = body;
  record.requestInspected(model);
  assertStorableName('model', model);
  assertOneModel(inbound.key, inbound.body, named);
  for (const name of nameHeaders) assertStorableName(`header ${name}`, inbound.header(name));
  const requestedMode = parseModeHeader(inbound.header('x-louter-mode'));
  const hints: RouteHints = { ...route.hints, ...(pathModel !== undefined && { model: pathModel }) };
  const parsed = new ParsedRequest(exchange, body, hints);
  // Without a model's name there is no route; the decoder finds what else is wrong with the body.
  const { routes, row }: SelectedRoutes =
    model === undefined
      ? { routes: [], tried: [] }
      : await selectRoutes(services, table, {
          model,
          protocol: frontend.codec.protocol,
          key: inbound.key,
          headers: inbound.headers,
          header: (name) => inbound.header(name),
          isUnread: route.task === 'pass',
          body: () => parsed.parse(),
          resolve: () => parsed.resolve(),
        });
  if (row) record.routeChosen(row);
  const routed = row ? { ...exchange, row } : exchange;
  const counted = await countRequest(routed, routes, parsed);
  if (!counted) return dispatchAdmitted(routed, { routes, body, parsed, requestedMode });
  try {
    return await dispatchAdmitted({ ...routed, counted }, { routes, body, parsed, requestedMode });
  } finally {
    counted.end();
  }
}

/** What a body names, in `model` or in the field that its protocol has in place of it. */
function findModel(
  { frontend, inbound }: ExchangeContext,
  { model, modelSpan, scan: { keys } }: InspectedBody,
): ModelField {
  const { otherModelField, bareModelName = (name) => name } = frontend;
  const other = otherModelField === undefined ? undefined : inspectModelField(inbound.body, otherModelField);
  const found = model === undefined && other ? other : { model, modelSpan };
  return {
    model: found.model === undefined ? undefined : bareModelName(found.model),
    modelSpan: found.modelSpan,
    keys: other ? [...keys, ...other.keys] : keys,
  };
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
  const isCompaction = first !== undefined && isCompactionRequested(exchange, parsed);
  const isModeOpen = first !== undefined && findMode(first, requestedMode) === undefined;
  const passed =
    first !== undefined &&
    shouldPassThrough(exchange, routes, requestedMode, parsed) &&
    (!isCompaction || !isModeOpen || mayCompact(exchange, first))
      ? { first, body, parsed, isCompaction, isModeOpen }
      : undefined;
  record.modeChosen(passed ? 'baseline' : 'proxy');
  // Bytes that pass as they are take their own size and no more.
  if (passed && body.model === passed.first.model && !isCompaction)
    return failureOf(await pass(exchange, routes, passed));
  const releaseSlot = await services.translationSlots.acquire(inbound.body.length, abort.signal);
  try {
    const result = passed && (await pass(exchange, routes, passed));
    if (result?.kind === 'answered') return result.failure;
    record.modeChosen('proxy');
    return await answerTranslated(exchange, routes, parsed, isCompaction);
  } finally {
    releaseSlot();
  }
}

/** A request that passes on unread to the first of its targets, with one of its keys. */
interface PassedRequest {
  readonly first: Route;
  readonly body: InspectedBody;
  readonly parsed: ParsedRequest;
  readonly isCompaction: boolean;
  /** Neither the request nor the backend asks for it to pass: it may be answered otherwise. */
  readonly isModeOpen: boolean;
}

const failureOf = (result: PassResult): LouterError | undefined =>
  result.kind === 'answered' ? result.failure : new LouterError(result.error);

/** Passes a request on. `withheld`: its target does not compact conversations, so that it is to be translated. */
function pass(exchange: ExchangeContext, routes: readonly Route[], passed: PassedRequest): Promise<PassResult> {
  const { first, body, parsed, isCompaction, isModeOpen } = passed;
  const mayReplace = isModeOpen && (isCompaction || exchange.route.task === 'count-tokens');
  return routes.length === 1 && !parsed.resolved && !mayReplace
    ? passThrough(exchange, first, body)
    : passTracked(exchange, routes, { ...passed, mayReplace });
}

/**
 * The same where its conversation may matter: which target answered that is tracked if a condition needed the request decoded, or
 * if one of several keys is chosen by it.
 */
async function passTracked(
  exchange: ExchangeContext,
  routes: readonly Route[],
  { first, body, parsed, mayReplace }: PassedRequest & { readonly mayReplace: boolean },
): Promise<PassResult> {
  const { record, services, route: asked } = exchange;
  const isCount = asked.task === 'count-tokens';
  const keys = routes.filter((each) => isSameModel(each, first));
  const known = keys.length > 1 ? await resolveIfValid(parsed) : await parsed.resolved;
  const conversation = known && trackConversation(exchange, known, keys);
  // A count is no turn of a conversation.
  const last = conversation?.last ?? (isCount ? toName(first) : undefined);
  const { route, result } = await passToKeys(exchange, arrangeKeys(services, keys, last), {
    body,
    ...(mayReplace && { handleError }),
    ...(keys.length > 1 && asked.task === 'chat' && { request: known?.request }),
  });
  if (!conversation || isCount || result.kind === 'withheld') return result;
  for (const note of conversation.noteMove(route)) record.noted(note);
  if (!result.failure && (record.attemptStatus ?? 500) < 400) conversation.answeredBy(route);
  return result;

  /** Where the target has no such endpoint. */
  async function handleError(error: CoreError): Promise<ErrorHandling> {
    if (isCount) return (await estimateIfMissing(exchange, first, error, parsed)) ? 'replaced' : 'passed';
    return notesMissingCompaction(exchange, first, error) ? 'withheld' : 'passed';
  }
}

/** Decodes a request that passes unchanged: one that is invalid is the vendor's to refuse. */
async function resolveIfValid(parsed: ParsedRequest): Promise<ResolvedRequest | undefined> {
  try {
    return await parsed.resolve();
  } catch (error) {
    if (error instanceof LouterError && error.detail.kind !== 'internal') return undefined;
    throw error;
  }
}

/** Header fields whose values are recorded, or used for look-ups. */
const nameHeaders = ['x-louter-run', 'x-louter-case', 'x-louter-backend'];

/** @throws {LouterError} while nothing reached the client. */
async function answerTranslated(
  exchange: ExchangeContext,
  routes: readonly Route[],
  parsed: ParsedRequest,
  isCompaction: boolean,
): Promise<LouterError | undefined> {
  const { task } = exchange.route;
  const [first] = routes;
  if (!first) {
    if (task === 'pass') parsed.parse();
    else parsed.decode();
    throw invalidField('model', 'expected the name of a model');
  }
  const resolved = applyRouteOptions(exchange.row, await parsed.resolve());
  return task === 'count-tokens'
    ? countWithKeys(
        exchange,
        routes.filter((each) => isSameModel(each, first)),
        resolved,
      )
    : answerByTranslation(exchange, routes, resolved, await findCompaction(exchange, resolved, isCompaction));
}

/** Counts with each key of a backend that is not paused, until one is not refused. @throws {LouterError} the last failure. */
async function countWithKeys(
  exchange: ExchangeContext,
  keys: readonly Route[],
  resolved: ResolvedRequest,
): Promise<undefined> {
  const accounts = new AccountFailures(exchange, keys);
  const open = keys.filter((key) => !findPause(exchange.services.targetGate, key));
  let left = open.length > 0 ? open : keys;
  for (let [route] = left; route; [route] = left) {
    left = left.slice(1);
    try {
      return await answerTokenCount(exchange, route, resolved);
    } catch (thrown) {
      if (!(thrown instanceof LouterError)) throw thrown;
      const { detail: error } = thrown;
      const failed = { error, shouldRetry: undefined, found: classifyFailure(error, route.config) };
      left = accounts.failed(route, failed, { left });
      if (left.length === 0 || !mayFallBack(failed)) throw thrown;
    }
  }
  return undefined;
}

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
  const mode = findMode(first, requestedMode);
  if (mode === 'proxy' || (mode === undefined && routes.length > 1)) return false;
  const obstacle =
    findProtocolObstacle(exchange, first) ??
    findFormObstacle(exchange, parsed) ??
    findCapabilityObstacle(first, parsed);
  if (mode === undefined && exchange.route.task === 'count-tokens' && !mayPassCount(exchange, first)) return false;
  if (mode === undefined) return obstacle === undefined && !continuesOtherBackend(exchange, first, parsed);
  if (obstacle === undefined) return true;
  throw new LouterError({
    kind: 'invalid-request',
    message: `mode baseline passes bytes through, but ${obstacle} (backend "${config.name}", protocol ${adapter.codec.protocol}): use proxy`,
    param: 'x-louter-mode',
  });
}

/** The mode that the request or the backend asks for; `undefined`: Louter chooses. */
const findMode = ({ config }: Route, requestedMode: RequestedMode): RequestedMode =>
  requestedMode ?? (config.mode === 'auto' ? undefined : config.mode);

function findProtocolObstacle(
  { frontend, route, inbound, row }: ExchangeContext,
  { config, adapter }: Route,
): string | undefined {
  if (config.protocol === 'replay') return config.mode === 'baseline' ? undefined : 'the backend replays fixtures';
  if (adapter.codec.protocol !== frontend.codec.protocol) return 'client and backend use different protocols';
  if (adapter.prepare) return 'the platform of the backend takes requests in a form of its own';
  if (config.dialect !== null || config.thinking !== 'none' || config.tools !== 'native')
    return 'the backend writes tool calls or thinking as text';
  if (row && hasOptions(row)) return `the route ${row.name} sets options`;
  if (route.task === 'count-tokens' && !adapter.tokenCount) return 'the backend does not count tokens';
  // A vendor refuses tokens that it did not issue. Claude Code knows this message, and drops such thinking blocks.
  if (hasOwnToken(inbound.body))
    return 'the conversation holds reasoning of another backend (Invalid `signature` in `thinking` block)';
  return undefined;
}

/** @throws {LouterError} `invalid-request` */
const findFormObstacle = ({ frontend }: ExchangeContext, parsed: ParsedRequest): string | undefined =>
  frontend.isForeignForm?.((name) => parsed.field(name))
    ? 'the request is written in the form of another protocol, which its vendors do not take'
    : undefined;

/**
 * That the backend's capabilities, or the tools that its server is stated to run, do not include what the request asks for.
 * It is only decoded where they are limited.
 * @throws {LouterError} `invalid-request`
 */
function findCapabilityObstacle(route: Route, parsed: ParsedRequest): string | undefined {
  const isLimited = missingCapabilities(route.config.capabilities).length > 0;
  if (isLimited && !isWithinCapabilities(route, parsed.decode(), parsed.parse()))
    return "the request asks for more than the backend's capabilities list";
  const { facts } = route;
  if (!facts.serverTools) return undefined;
  const request = parsed.decode();
  const { protocol } = route.adapter.codec;
  return withoutUnrunTools(request, protocol, { facts, report() {} }) === request
    ? undefined
    : "the request declares tools, or holds calls of tools, that the model's server_tools do not list";
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
