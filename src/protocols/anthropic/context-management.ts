import type { BackendContext } from '../../core/codec.ts';
import { asArray, asObject, asString, nonEmpty, type JsonValue } from '../../core/json.ts';
import type { CoreChatRequest } from '../../core/types.ts';
import { isNativeForModel } from './extras.ts';

/**
 * Encodes `context_management`. The vendor refuses edits that clear thoughts without thinking (400 "strategy requires
 * thinking"): they go with the thinking that was left out, unless the client itself asked for them so.
 */
export function encodeContextManagement(
  request: CoreChatRequest,
  context: BackendContext,
  { management, isThinking }: { management: JsonValue | undefined; isThinking: boolean },
): JsonValue | undefined {
  const fields = asObject(management);
  const edits = asArray(fields?.['edits']);
  const isOwn = isNativeForModel(request, context) && context.facts.reasoning !== 'none';
  if (!fields || !edits || isThinking || isOwn) return management;
  const kept = edits.filter((edit) => asString(asObject(edit)?.['type'])?.startsWith('clear_thinking_') !== true);
  if (kept.length === edits.length) return management;
  context.report({
    at: request,
    field: 'context_management',
    what: 'without thinking there are no thoughts to clear',
    ...(kept.length > 0 && { instead: 'the other edits' }),
  });
  const { edits: _, ...rest } = fields;
  return nonEmpty({ ...rest, ...(kept.length > 0 && { edits: kept }) });
}
