import type { ReasoningOptions } from '../../../../generated/openai.js';
import { withoutUndefined, nonEmpty, withoutNulls, type JsonObject } from '../../../core/json.ts';
import { noReasoningSetting } from '../../../core/effort.ts';
import type { CoreChatRequest, CoreReasoningRequest } from '../../../core/types.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { fieldReporter } from '../../../core/provenance.ts';
import { encodeEffort } from '../shared/effort.ts';
import type { ResponsesServer } from './server.ts';

/** The `reasoning` field: what Core carries of it, and what only this protocol knows. */
export function decodeReasoningConfig(options: ReasoningOptions | undefined): {
  reasoning: CoreReasoningRequest | undefined;
  rest: JsonObject | undefined;
} {
  const { effort, summary, ...rest } = options ?? {};
  const reasoning: CoreReasoningRequest = withoutUndefined({
    ...(effort === 'none' ? { off: true as const } : { effort: effort ?? undefined }),
    summary: summary ?? undefined,
  });
  return { reasoning: nonEmpty(reasoning), rest: nonEmpty(withoutNulls(rest)) };
}

/** Whether a client of this protocol set the options, which are then passed on unless the model is known to refuse them. */
const isPassedThrough = ({ isNativeForModel, isNative, context }: ResponsesServer): boolean =>
  isNativeForModel || (isNative && context.facts.reasoning !== 'none');

/** The `reasoning` field. What a client of this protocol set is passed on. */
export function encodeReasoningConfig(
  request: CoreChatRequest,
  rest: JsonObject | undefined,
  server: ResponsesServer,
): NonNullable<ReasoningOptions> | undefined {
  const { reasoning } = request;
  const isUnchanged = isPassedThrough(server);
  const reportLoss = fieldReporter(request, 'reasoning', server.report);
  const effort =
    isUnchanged && reasoning?.budgetTokens === undefined
      ? reasoning?.off
        ? 'none'
        : reasoning?.effort
      : encodeEffort(request, server, false);
  const summary = isUnchanged || effort !== undefined ? encodeSummary(reasoning, server) : undefined;
  if (!isUnchanged && reasoning?.summary !== undefined && summary === undefined)
    reportLoss(`how much of the reasoning is shown (${reasoning.summary})`, { within: 'summary' });
  // The model takes nothing about reasoning then, not even what Core does not carry.
  const isRefused = rest !== undefined && !isUnchanged && server.context.facts.reasoning === 'none';
  if (isRefused) reportLoss(noReasoningSetting);
  return nonEmpty({ ...(!isRefused && rest), ...wireObject<NonNullable<ReasoningOptions>>({ effort, summary }) });
}

/** Other vendors have other names for the levels: a client that asks for any gets all there is. */
function encodeSummary(reasoning: CoreReasoningRequest | undefined, { isNative }: ResponsesServer): string | undefined {
  const { summary, off } = reasoning ?? {};
  if (isNative) return summary;
  return off || summary === undefined || summary === 'omitted' ? undefined : 'auto';
}
