import type { JsonObject, JsonValue } from '../core/json.ts';
import type { CoreChatRequest } from '../core/types.ts';
import { canonical, withoutCredentials } from '../core/canonical-json.ts';

/**
 * What the user's side said last, in one text that is equal for equal turns: everything after the last answer
 * of the model. Call ids, cache hints, what only one vendor knows
 * and how it was written do not count. Empty when nothing was said.
 */
export function lastUserTurn(request: CoreChatRequest): string {
  const from = request.messages.findLastIndex((message) => message.role === 'assistant') + 1;
  const said = request.messages
    .slice(from)
    .filter((message) => message.role === 'user' || message.role === 'tool')
    .flatMap((message): object[] => message.content);
  return said.length === 0 ? '' : canonical(said.map(essence));
}

const incidental = new Set(['callId', 'name', 'cache', 'extras', 'seal', 'spelling']);

function essence(value: unknown): JsonValue {
  if (typeof value === 'string') return withoutCredentials(value);
  if (Array.isArray(value)) return value.map(essence);
  if (typeof value !== 'object' || value === null) return value as JsonValue;
  const kept: [string, JsonValue][] = [];
  for (const [key, field] of Object.entries(value)) {
    if (!incidental.has(key) && field !== undefined) kept.push([key, essence(field)]);
  }
  return Object.fromEntries(kept) satisfies JsonObject;
}
