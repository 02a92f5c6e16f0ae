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

/** The id and the status that an item came with, by the item or its wire form. */
export const idAndStatus = ({ id, status }: OptionalFields = {}): { id?: string; status?: string } => ({
  ...(typeof id === 'string' && { id }),
  ...(typeof status === 'string' && { status }),
});

/** The same of the item of a call that the vendor ran, whose id is that of the call. */
export function callIdAndStatus(call: { id: string; wireForm?: WireForm }): { id?: string; status?: string } {
  const { id, ...status } = idAndStatus(wireFormOf(call));
  return id === undefined ? status : { id: call.id, ...status };
}

/** How a Core object was written on this wire, if it came by it. */
export const wireFormOf = (value: { wireForm?: WireForm }): JsonObject | undefined => value.wireForm?.[protocol];
