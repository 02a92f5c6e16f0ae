import type * as wire from '../../../../generated/gemini-interactions.js';
import type { FrontendContext, Report } from '../../../core/codec.ts';
import { asString } from '../../../core/json.ts';
import { formatTimestamp } from '../../../core/timestamp.ts';
import type { CoreChatResponse, CoreFinish, CoreUsage } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { wireObject, type Fields } from '../../../core/wire-object.ts';
import { protocol, wireFormOf } from './extras.ts';

/** What an interaction is from its beginning. */
export type AnswerHead = Pick<wire.Interaction, 'id' | 'object' | 'model' | 'created' | 'updated'>;

export type ResponseHead = Pick<CoreChatResponse, 'id' | 'createdAt' | 'wireForm'>;

export function encodeHead(response: ResponseHead, context: FrontendContext): AnswerHead {
  const { createdAt, id } = response;
  const form = wireFormOf(response);
  const own = asString(form?.['created']);
  const isSame = own !== undefined && Date.parse(own) / 1000 === createdAt;
  const time = formatTimestamp(createdAt ?? context.now).replace('.000Z', 'Z');
  const isUntimed = form !== undefined && createdAt === undefined;
  return wireObject<AnswerHead>({
    id: form && id !== '' ? id : mintId(id, context),
    object: 'interaction',
    model: context.request.model,
    created: isSame ? own : isUntimed ? undefined : time,
    updated: form ? asString(form['updated']) : time,
  });
}

/** An id for clients of what another vendor answered: they continue from it, and servers use theirs again. */
const mintId = (id: string, { mint }: FrontendContext): string =>
  mint(id === '' ? 'interaction_' : `interaction_${id.replace(/[^a-zA-Z0-9_-]/g, '_')}_`);

/** Whether an interaction of this status is not over. */
export const isUnfinished = (status: string | null | undefined): boolean =>
  status === 'in_progress' || status === 'queued';

export function decodeStatus(status: string | undefined, { hasCalls }: { hasCalls: boolean }): CoreFinish {
  const raw = status === undefined ? {} : { raw: { protocol, reason: status } as const };
  return { reason: reasonOf(status, hasCalls), ...raw };
}

function reasonOf(status: string | undefined, hasCalls: boolean): CoreFinish['reason'] {
  switch (status) {
    case undefined:
    case 'completed':
      return hasCalls ? 'tool-calls' : 'stop';
    case 'requires_action':
      return 'tool-calls';
    case 'incomplete':
      return 'length';
    case 'requires_continuation':
      return 'pause';
    default:
      return 'other';
  }
}

/**
 * The statuses of an interaction that is over. A client calls tools after `requires_action` only.
 * @param answer.hasCalls whether the answer has a call that the client can make
 */
export function encodeStatus(
  finish: CoreFinish,
  { hasCalls }: { hasCalls: boolean },
  report: Report,
): wire.Interaction['status'] {
  const end = hasCalls ? 'requires_action' : 'completed';
  const { reason, raw, stopSequence } = finish;
  const own = raw?.protocol === protocol ? raw.reason : undefined;
  if (stopSequence !== undefined)
    report({ at: finish, field: 'stopSequence', what: 'which stop sequence ended the answer' });
  if (own !== undefined) return own;
  const replace = (what: string, instead: string): string => {
    report({ at: finish, field: 'reason', what, instead });
    return instead;
  };
  switch (reason) {
    case 'stop':
      return end;
    case 'tool-calls':
      return 'requires_action';
    case 'length':
      return 'incomplete';
    case 'refusal':
      return replace('the model refused', 'completed');
    case 'content-filter':
      return replace('the answer was cut by a content filter', 'incomplete');
    case 'pause':
      return replace('the vendor paused and expects a request to continue', 'incomplete');
    case 'error':
      return replace('the answer failed', hasCalls ? end : 'incomplete');
    case 'other':
      return replace('why the answer ended', end);
    default:
      return unreachable(reason);
  }
}

/** The output of this wire does not include thoughts. */
export function encodeUsage(usage: CoreUsage | undefined, report: Report): wire.Usage | undefined {
  if (!usage) return undefined;
  const { input, output, cacheRead, cacheWrite, reasoning, raw } = usage;
  if (cacheWrite) report({ field: 'usage', within: 'cacheWrite', what: `${cacheWrite} tokens written to a cache` });
  const own = raw?.protocol === protocol ? raw.usage : undefined;
  const counts: Fields<wire.Usage> = {
    total_input_tokens: input,
    total_output_tokens: output === undefined ? undefined : Math.max(0, output - (reasoning ?? 0)),
    total_thought_tokens: reasoning,
    total_cached_tokens: cacheRead,
    total_tool_use_tokens: undefined,
    total_tokens: input === undefined && output === undefined ? undefined : (input ?? 0) + (output ?? 0),
  };
  if (!own) return wireObject<wire.Usage>(counts);
  // Counts that the vendor left out stay out, and its total may include more.
  const written = Object.entries(counts).filter(
    ([name, count]) => count !== undefined && (name in own ? name !== 'total_tokens' : count !== 0),
  );
  return { ...own, ...Object.fromEntries(written) };
}
