import type { Report } from '../../core/codec.ts';
import { nonEmpty, withoutNulls, type JsonObject } from '../../core/json.ts';
import { escapePointer, reportForeignExtras } from '../../core/provenance.ts';
import type { Extras, WireForm } from '../../core/types.ts';

export const protocol = 'ollama';

/** Fields that only this protocol knows, as the `extras` of a Core object; none if there are no fields. */
export function withExtras(fields: JsonObject): { extras?: Extras } {
  const kept = nonEmpty(withoutNulls(fields));
  return kept ? { extras: { [protocol]: kept } } : {};
}

/** The fields of a Core object that only this protocol knows. */
export const extrasOf = (value: { extras?: Extras }): JsonObject => value.extras?.[protocol] ?? {};

/** How this protocol wrote an object, as the `wireForm` of a Core object. An empty one still means that it was this protocol. */
export const withWireForm = (fields: JsonObject): { wireForm: WireForm } => ({ wireForm: { [protocol]: fields } });

/** How this protocol wrote a Core object; `undefined` if it arrived in another protocol. */
export const wireFormOf = (value: { wireForm?: WireForm }): JsonObject | undefined => value.wireForm?.[protocol];

/** Reports all extras, those of this protocol too, of a Core object that is not an object in this protocol. */
export function reportExtras(value: { extras?: Extras }, report: Report): void {
  reportForeignExtras(value, protocol, report);
  for (const field of Object.keys(extrasOf(value)))
    report({ at: value, field: escapePointer(field), what: `${field} is not supported here` });
}
