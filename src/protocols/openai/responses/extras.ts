import { withoutUndefined, nonEmpty, withoutNulls, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { Extras, WireForm } from '../../../core/types.ts';

export const protocol = 'openai-responses' as const;

type OptionalFields = { [key: string]: JsonValue | undefined };

/** What only this protocol knows, as the field of a Core object; nothing when there is nothing. */
export function withExtras(fields: JsonObject): { extras?: Extras } {
  const kept = nonEmpty(withoutNulls(fields));
  return kept ? { extras: { [protocol]: kept } } : {};
}

/** The form in which a Core object came. Even an empty one shows that the object came in this protocol. */
export const withWireForm = (fields: OptionalFields): { wireForm: WireForm } => ({
  wireForm: { [protocol]: withoutUndefined(fields) as JsonObject },
});

/** What only this protocol knows of a Core object. */
export const extrasOf = (value: { extras?: Extras }): JsonObject => value.extras?.[protocol] ?? {};

/** How a Core object was written on this wire, if it came by it. */
export const wireFormOf = (value: { wireForm?: WireForm }): JsonObject | undefined => value.wireForm?.[protocol];
