import { nonEmpty, type JsonObject } from '../../../core/json.ts';
import type { Extras } from '../../../core/types.ts';

export const protocol = 'openai-completions';

/** What only this protocol knows, as the field of a Core object; nothing when there is nothing. */
export function withExtras(fields: JsonObject): { extras?: Extras } {
  const kept = nonEmpty(fields);
  return kept ? { extras: { [protocol]: kept } } : {};
}

/** What only this protocol knows of a Core object. */
export const extrasOf = (value: { extras?: Extras }): JsonObject => value.extras?.[protocol] ?? {};
