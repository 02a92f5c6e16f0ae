import type { RouteRow } from '../../config/config.ts';
import type { Note } from '../../core/types.ts';
import { firstChoice, selectCapableRoutes } from './capabilities.ts';
import { selectFittingRoutes } from './context-window.ts';
import { countForeignSignatures, digestConversation, findSigner } from './conversation-targets.ts';
import type { ExchangeContext, GatewayServices } from '../exchange-context.ts';
import { identifyCaller } from '../headers.ts';
import type { ResolvedRequest } from '../request/resolve-request.ts';
import type { Route } from './routing.ts';
import type { TargetName } from './target-gate.ts';
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
  { row, last }: { row?: RouteRow | undefined; last?: TargetName | undefined },
): TargetOrder {
  const { capable, why: whyCapable } = selectCapableRoutes(routes, resolved.request);
  const { fitting, why: whyFitting } = selectFittingRoutes(sources, capable, resolved);
  const reasons = [
    ...(whyCapable === firstChoice ? [] : [whyCapable]),
    ...(whyFitting === undefined ? [] : [whyFitting]),
  ];
  const order: TargetOrder = { ordered: fitting, why: reasons.join('; ') || firstChoice };
  return nameRow(row, row?.isSticky ? withLastFirst(sources, order, resolved, last) : order);
}

/** The target that answered last, first. Where that is not known, for example after a restart, the signatures of the conversation decide. */
function withLastFirst(
  { targetGate }: OrderSources,
  order: TargetOrder,
  { request }: Pick<ResolvedRequest, 'request'>,
  last: TargetName | undefined,
): TargetOrder {
  const { ordered } = order;
  const [first] = ordered;
  if (ordered.length < 2) return order;
  const sticky = last ? ordered.find((route) => isAt(route, last)) : findSigner(ordered, request);
  if (!sticky || sticky === first) return order;
  const name = toName(sticky);
  if (targetGate.isPaused(name))
    return { ...order, why: `${order.why}; ${describe(name)}, which answered last, is paused` };
  return {
    ordered: [sticky, ...ordered.filter((route) => route !== sticky)],
    why: last ? 'answered this conversation last' : 'signed the last answer of this conversation',
  };
}

const nameRow = (row: RouteRow | undefined, order: TargetOrder): TargetOrder =>
  row ? { ...order, why: `route ${row.name}: ${order.why}` } : order;

const toName = ({ config, model }: Route): TargetName => ({ backend: config.name, model });
const isAt = ({ config, model }: Route, name: TargetName): boolean =>
  config.name === name.backend && model === name.model;
const describe = ({ backend, model }: TargetName): string => `${backend}/${model}`;

// ---------------------------------------------------------------- conversations

/** A conversation with the target that answered it last. */
export interface TrackedConversation {
  /** `undefined`: it is new, or not known. */
  readonly last: TargetName | undefined;
  /** What it costs to go on at a target, where another one answered last. */
  noteMove(route: Route): Note[];
  answeredBy(route: Route): void;
}

/** The conversation of a request; nothing is tracked without rows in `[[routes]]`. */
export function trackConversation(
  { services, inbound }: ExchangeContext,
  resolved: Pick<ResolvedRequest, 'request' | 'bytes'>,
): TrackedConversation | undefined {
  const { config, conversationTargets } = services;
  if (config.routes.length === 0) return undefined;
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
    saw: describe(last),
    made: `${describe(toName(route))}: ${dropped}its prompt cache does not have the conversation (about ${estimateForChoice(sources, resolved, route)} tokens)`,
  };
}
