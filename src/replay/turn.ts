import type { JsonObject, JsonValue } from '../core/json.ts';
import type { CoreChatRequest } from '../core/types.ts';
import { canonicalJson, maskCredentials } from '../core/canonical-json.ts';

/**
 * What the user's side said last, in one text that is equal for equal turns: everything after the last answer
 * of the model. Call ids, cache hints, what only one vendor knows
 * and how it was written do not count. Empty when nothing was said.
 */
export function describeLastUserTurn(request: CoreChatRequest): string {
  const from = request.messages.findLastIndex((message) => message.role === 'assistant') + 1;
  const said = request.messages
    .slice(from)
    .filter((message) => message.role === 'user' || message.role === 'tool')
    .flatMap((message): object[] => message.content);
  return said.length === 0 ? '' : canonicalJson(said.map(normalize));
}

const ignoredFields = new Set(['callId', 'name', 'cache', 'extras', 'signature', 'wireForm']);

function normalize(value: unknown): JsonValue {
  if (typeof value === 'string') return maskCredentials(value);
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value as JsonValue;
  const fields: [string, JsonValue][] = [];
  for (const [key, field] of Object.entries(value)) {
    if (!ignoredFields.has(key) && field !== undefined) fields.push([key, normalize(field)]);
  }
  return Object.fromEntries(fields) satisfies JsonObject;
}
