import type { RouteRow } from '../../config/config.ts';
import { poolKeyName } from '../../config/key-pool.ts';
import type { Note } from '../../core/types.ts';
import { firstChoice, selectCapableRoutes } from './capabilities.ts';
import { selectFittingRoutes } from './context-window.ts';
import { countForeignSignatures, digestConversation, findSigner } from './conversation-targets.ts';
import type { ExchangeContext, GatewayServices } from '../exchange-context.ts';
import { identifyCaller } from '../headers.ts';
import type { ResolvedRequest } from '../request/resolve-request.ts';
import type { Route } from './routing.ts';
import type { AccountPause } from './account-pauses.ts';
import type { TargetGate } from './target-gate.ts';
import { describeTarget, type AccountName, type TargetName } from './target-name.ts';
import { estimateForChoice, type EstimateSources } from '../request/token-estimate.ts';

/** What the order of targets depends on beside the request. */
type OrderSources = EstimateSources & Pick<GatewayServices, 'listedWindow' | 'targetGate'>;

/** The targets that can carry a request, in the order in which they are tried. */
export interface TargetOrder {
  readonly ordered: readonly Route[];
  /** Why the first of them is the first. */
  readonly why: string;
}

/**
 * The targets with the features and the context window that a request needs, the one first that answered its conversation
 * last if the row is sticky and that target is not paused.
 */
export function orderTargets(
  sources: OrderSources,
  routes: readonly Route[],
  resolved: Pick<ResolvedRequest, 'request' | 'bytes'>,
  { row, last, caller }: { row?: RouteRow | undefined; last?: TargetName | undefined; caller?: string | undefined },
): TargetOrder {
  const { capable, why: whyCapable } = selectCapableRoutes(routes, resolved.request);
  const { fitting, why: whyFitting } = selectFittingRoutes(sources, capable, resolved);
  const reasons = [
    ...(whyCapable === firstChoice ? [] : [whyCapable]),
    ...(whyFitting === undefined ? [] : [whyFitting]),
  ];
  const ordered = arrangeKeys(sources, fitting, last);
  const order: TargetOrder = { ordered, why: reasons.join('; ') || firstChoice };
  // A list of `[models]` has no switch for it.
  const isSticky = row?.isSticky ?? true;
  return nameRow(row, isSticky ? withLastFirst(sources, order, resolved, { last, caller }) : order);
}

/**
 * The keys of each backend in the order in which they are tried: first that which answered the conversation last, else the next
 * in turn; those that are paused at the end.
 */
export function arrangeKeys(
  { targetGate }: Pick<OrderSources, 'targetGate'>,
  routes: readonly Route[],
  last: TargetName | undefined,
): readonly Route[] {
  if (!routes.some(({ config }) => poolKeyName(config) !== undefined)) return routes;
  const arranged: Route[] = [];
  for (let [route] = routes; route; route = routes[arranged.length]) {
    const first = route;
    const keys = routes.slice(arranged.length);
    const end = keys.findIndex((each) => !isSameModel(each, first));
    arranged.push(...arrange(targetGate, end === -1 ? keys : keys.slice(0, end), last));
  }
  return arranged;
}

function arrange(gate: TargetGate, keys: readonly Route[], last: TargetName | undefined): Route[] {
  const [first] = keys;
  if (!first || keys.length < 2) return [...keys];
  const known = last ? keys.findIndex((route) => isAt(route, last)) : -1;
  const start = known === -1 ? gate.nextTurn(toName(first)) % keys.length : known;
  const turned = [...keys.slice(start), ...keys.slice(0, start)];
  const isPaused = (route: Route): boolean => findPause(gate, route) !== undefined;
  return [...turned.filter((route) => !isPaused(route)), ...turned.filter(isPaused)];
}

/** The target as an account, of the caller where that sends its own credential. */
export const toAccount = (route: Route, caller: string | undefined): AccountName => ({
  ...toName(route),
  ...(route.config.auth.kind === 'client' && caller !== undefined && { caller }),
});

/** Why a target gets no requests now, if its account is paused. */
export const findPause = (
  gate: Pick<TargetGate, 'accountPauses'>,
  route: Route,
  caller?: string,
): AccountPause | undefined => gate.accountPauses(route.config.name).find(toAccount(route, caller));

/** The target that answered last, first. Where that is not known, for example after a restart, the signatures of the conversation decide. */
function withLastFirst(
  { targetGate }: OrderSources,
  order: TargetOrder,
  { request }: Pick<ResolvedRequest, 'request'>,
  { last, caller }: { last: TargetName | undefined; caller: string | undefined },
): TargetOrder {
  const { ordered } = order;
  const [first] = ordered;
  if (!first || ordered.length < 2) return order;
  const sticky = last ? ordered.find((route) => isAt(route, last)) : findSigner(ordered, request);
  // Whose key signed is not known.
  if (!sticky || sticky === first || (!last && isSameModel(sticky, first))) return order;
  const name = toName(sticky);
  if (targetGate.isPaused(name) || findPause(targetGate, sticky, caller))
    return { ...order, why: `${order.why}; ${describeTarget(name)}, which answered last, is paused` };
  const others = ordered.filter((route) => route !== sticky);
  return {
    // All keys of a backend come before the next target.
    ordered: [
      sticky,
      ...others.filter((route) => isSameModel(route, sticky)),
      ...others.filter((route) => !isSameModel(route, sticky)),
    ],
    why: last ? 'answered this conversation last' : 'signed the last answer of this conversation',
  };
}

const nameRow = (row: RouteRow | undefined, order: TargetOrder): TargetOrder =>
  row ? { ...order, why: `route ${row.name}: ${order.why}` } : order;

export function toName({ config, model }: Route): TargetName {
  const key = poolKeyName(config);
  return { backend: config.name, model, ...(key !== undefined && { key }) };
}

const isAt = (route: Route, name: TargetName): boolean =>
  route.config.name === name.backend && route.model === name.model && poolKeyName(route.config) === name.key;

/** Whether two targets differ in their keys at most. */
export const isSameModel = (one: Route, other: Route): boolean =>
  one.config.name === other.config.name && one.model === other.model;

// ---------------------------------------------------------------- conversations

/** A conversation with the target that answered it last. */
export interface TrackedConversation {
  /** `undefined`: it is new, or not known. */
  readonly last: TargetName | undefined;
  /** What it costs to go on at a target, where another one answered last. */
  noteMove(route: Route): Note[];
  answeredBy(route: Route): void;
}

/** The conversation of a request; nothing is tracked without rows in `[[routes]]` for a request with one target. */
export function trackConversation(
  { services, inbound }: ExchangeContext,
  resolved: Pick<ResolvedRequest, 'request' | 'bytes'>,
  targets: readonly Route[],
): TrackedConversation | undefined {
  const { config, conversationTargets } = services;
  if (config.routes.length === 0 && targets.length < 2) return undefined;
  const caller = identifyCaller(inbound);
  const digests = digestConversation(resolved.request);
  const last = conversationTargets.find(caller, digests);
  return {
    last,
    noteMove: (route) => (last && !isAt(route, last) ? [describeMove(services, resolved, last, route)] : []),
    answeredBy: (route) => conversationTargets.store(caller, digests, toName(route)),
  };
}

function describeMove(
  sources: EstimateSources,
  resolved: Pick<ResolvedRequest, 'request' | 'bytes'>,
  last: TargetName,
  route: Route,
): Note {
  const signatures = countForeignSignatures(resolved.request, route);
  const dropped = signatures === 0 ? '' : `${signatures} signatures of earlier turns are of no use there, and `;
  return {
    what: 'the conversation moved to another target',
    saw: describeTarget(last),
    made: `${describeTarget(toName(route))}: ${dropped}its prompt cache does not have the conversation (about ${estimateForChoice(sources, resolved, route)} tokens)`,
  };
}
