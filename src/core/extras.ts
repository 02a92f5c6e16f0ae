import { nonEmpty, withoutNulls, withoutUndefined, type JsonObject, type JsonValue } from './json.ts';
import type { Extras, Protocol, VendorProtocol, WireForm } from './types.ts';

/** Access to the fields of Core objects that only one protocol knows. */
export interface ExtrasAccess {
  /** The fields as `extras` of a Core object; nothing where none is set. Null counts as not set. */
  withExtras(fields: JsonObject): { extras?: Extras };
  extrasOf(value: { extras?: Extras }): JsonObject;
}

export const createExtras = (protocol: VendorProtocol): ExtrasAccess => ({
  withExtras(fields) {
    const kept = nonEmpty(withoutNulls(fields));
    return kept ? { extras: { [protocol]: kept } } : {};
  },
  extrasOf: (value) => value.extras?.[protocol] ?? {},
});

/** Access to how one protocol wrote Core objects. */
export interface WireFormAccess {
  /** Even an empty form shows that the object came in this protocol. */
  withWireForm(form: { [name: string]: JsonValue | undefined }): { wireForm: WireForm };
  /** `undefined` for an object that came in another one. */
  wireFormOf(value: { wireForm?: WireForm }): JsonObject | undefined;
}

export const createWireForm = (protocol: Protocol): WireFormAccess => ({
  withWireForm: (form) => ({ wireForm: { [protocol]: withoutUndefined(form) } }),
  wireFormOf: (value) => value.wireForm?.[protocol],
});
