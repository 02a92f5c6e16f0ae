import { nonEmpty, withoutNulls, type JsonObject } from '../../core/json.ts';
import type { PartRules } from '../../core/report-rest.ts';
import type { Extras, Signature, WireForm } from '../../core/types.ts';

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

/** What is lost of every Core object that is an object in this protocol, too. */
export const objectRules = {
  type: null,
  wireForm: null,
  cache: 'Ollama has no cache hints',
  signature: ({ kind, issuer }: Signature): string => `the ${kind} of ${issuer}`,
  extras: protocol,
} as const satisfies PartRules;

/** What is lost of a part that is text or an element of a list here: it has no fields of its own. */
export const partRules = { ...objectRules, extras: { lost: protocol } } as const;
