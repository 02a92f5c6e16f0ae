import type { RouteRow } from '../../config/config.ts';
import type { UnlocatedLoss } from '../../core/codec.ts';
import { copyProvenance, markChanged } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreReasoningRequest, Note } from '../../core/types.ts';
import type { ResolvedRequest } from '../request/resolve-request.ts';

/** Whether a row changes requests: then their bytes cannot be passed on as they are. */
export const hasOptions = ({ effort, maxTokens, thinking }: RouteRow): boolean =>
  effort !== null || maxTokens !== null || thinking !== null;

/** A request as a row sends it on. What was changed is noted; what the client asked for and does not get is a loss too. */
export function applyRouteOptions(row: RouteRow | undefined, resolved: ResolvedRequest): ResolvedRequest {
  if (!row || !hasOptions(row)) return resolved;
  const changes: UnlocatedLoss[] = [];
  const notes: Note[] = [];
  const request = [withReasoning, withMaxTokens].reduce(
    (current, apply) => apply(current, row, { changes, notes }),
    resolved.request,
  );
  if (notes.length === 0) return resolved;
  return {
    ...resolved,
    request,
    notes: [...resolved.notes, ...notes],
    changes: [...(resolved.changes ?? []), ...changes],
  };
}

interface RowChanges {
  readonly changes: UnlocatedLoss[];
  readonly notes: Note[];
}

/** The effort that `thinking = true` stands for. */
const defaultEffort = 'medium';

function withReasoning(request: CoreChatRequest, row: RouteRow, { changes, notes }: RowChanges): CoreChatRequest {
  const { reasoning } = request;
  const next = chooseReasoning(reasoning, row);
  if (next === undefined) return request;
  const [was, instead] = [describeReasoning(reasoning), describeReasoning(next)];
  if (reasoning && was !== undefined)
    changes.push({ at: request, field: 'reasoning', what: was, instead: `${instead}, set by the route ${row.name}` });
  notes.push({
    what: `the route ${row.name} sets how much the model reasons`,
    saw: was ?? 'nothing set',
    made: instead ?? 'nothing set',
    effect: { name: 'route-reasoning' },
  });
  // It is no longer what the client wrote for its vendor: encoders fit it to the model.
  return markChanged(copyProvenance(request, { ...request, reasoning: next }));
}

/** `undefined`: as the client requests. */
function chooseReasoning(
  reasoning: CoreReasoningRequest | undefined,
  { effort, thinking }: RouteRow,
): CoreReasoningRequest | undefined {
  if (thinking === false) return reasoning?.off ? undefined : { off: true };
  const isOn = reasoning !== undefined && reasoning.off !== true;
  const wanted = effort ?? (thinking === true && !isOn ? defaultEffort : undefined);
  if (wanted === undefined || (isOn && reasoning.effort === wanted && reasoning.budgetTokens === undefined))
    return undefined;
  return {
    effort: wanted,
    ...(isOn && reasoning.adaptive && { adaptive: true }),
    ...(reasoning?.summary !== undefined && { summary: reasoning.summary }),
  };
}

/** `undefined`: it says nothing about how much to reason. */
function describeReasoning({ off, effort, budgetTokens, adaptive }: CoreReasoningRequest = {}): string | undefined {
  if (off) return 'no reasoning';
  const parts = [
    ...(effort === undefined ? [] : [`effort ${effort}`]),
    ...(budgetTokens === undefined ? [] : [`a budget of ${budgetTokens} tokens for reasoning`]),
  ];
  return parts.join(' and ') || (adaptive ? 'adaptive reasoning' : undefined);
}

function withMaxTokens(request: CoreChatRequest, row: RouteRow, { changes, notes }: RowChanges): CoreChatRequest {
  const { maxTokens: limit } = row;
  const { maxTokens } = request;
  if (limit === null || (maxTokens !== undefined && maxTokens <= limit)) return request;
  if (maxTokens !== undefined)
    changes.push({
      at: request,
      field: 'maxTokens',
      what: `a limit of ${maxTokens} tokens`,
      instead: `${limit}, set by the route ${row.name}`,
    });
  notes.push({
    what: `the route ${row.name} limits the output`,
    saw: maxTokens === undefined ? 'no limit' : `${maxTokens} tokens`,
    made: `${limit} tokens`,
    effect: { name: 'route-max-tokens' },
  });
  const limited = copyProvenance(request, { ...request, maxTokens: limit });
  const { budgetTokens = 0 } = request.reasoning ?? {};
  if (budgetTokens < limit) return limited;
  notes.push({
    what: `the route ${row.name} leaves less for reasoning than was asked for`,
    saw: `a budget of ${budgetTokens} tokens`,
    made: `less than ${limit} tokens`,
    effect: { name: 'route-reasoning' },
  });
  return markChanged(limited);
}
