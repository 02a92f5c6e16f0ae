import type { Report } from '../../core/codec.ts';
import { nonEmpty, withoutNulls, type JsonObject } from '../../core/json.ts';
import { escapePointer, reportForeignExtras } from '../../core/provenance.ts';
import type { Extras, WireForm } from '../../core/types.ts';

export const protocol = 'ollama';

/** What only this protocol knows, as the field of a Core object; nothing when there is nothing. */
export function withExtras(fields: JsonObject): { extras?: Extras } {
  const kept = nonEmpty(withoutNulls(fields));
  return kept ? { extras: { [protocol]: kept } } : {};
}

/** What only this protocol knows of a Core object. */
export const extrasOf = (value: { extras?: Extras }): JsonObject => value.extras?.[protocol] ?? {};

/** How this protocol wrote something, as the field of a Core object. An empty one still says that it was this protocol. */
export const withWireForm = (fields: JsonObject): { wireForm: WireForm } => ({ wireForm: { [protocol]: fields } });

/** How this protocol wrote a Core object; `undefined` for what came in another protocol. */
export const wireFormOf = (value: { wireForm?: WireForm }): JsonObject | undefined => value.wireForm?.[protocol];

/** Reports the fields only one protocol knows, this one among them, of a Core object that has no object here to hold them. */
export function reportExtras(value: { extras?: Extras }, report: Report): void {
  reportForeignExtras(value, protocol, report);
  for (const field of Object.keys(extrasOf(value)))
    report({ at: value, field: escapePointer(field), what: `there is no place for ${field}` });
}
