import type { Part } from '../../../generated/gemini.js';
import type { BackendContext } from '../../core/codec.ts';
import { createExtras } from '../../core/extras.ts';
import type { PartRules } from '../../core/report-rest.ts';
import { isIssuedBy, describeSignature } from '../../core/signature.ts';
import { asObject, nonEmpty, type JsonObject } from '../../core/json.ts';
import type { CoreChatRequest, Signature, WireForm } from '../../core/types.ts';

export const protocol = 'gemini';

export const { withExtras, extrasOf } = createExtras(protocol);

/** How this protocol wrote an object, as the `wireForm` of a Core object; none for the usual form. */
export function withWireForm(fields: JsonObject): { wireForm?: WireForm } {
  const kept = nonEmpty(fields);
  return kept ? { wireForm: { [protocol]: kept } } : {};
}

/** How this protocol wrote a Core object; empty if another protocol did. */
export const wireFormOf = (value: { wireForm?: WireForm }): JsonObject => value.wireForm?.[protocol] ?? {};

/** Keeps the unknown fields of a nested object under its name. */
export const nestExtras = (name: string, own: JsonObject): JsonObject => (nonEmpty(own) ? { [name]: own } : {});

/**
 * Flattens the fields of a nested object: known ones get a name each, so that each can be reported, the others stay
 * together.
 */
export function flatten(name: string, fields: JsonObject, known: readonly string[]): JsonObject {
  const [named, others] = partition(fields, (field) => known.includes(field));
  const flat = Object.entries(named).map(([field, value]) => [`${name}.${field}`, value]);
  return { ...Object.fromEntries(flat), ...nestExtras(name, others) };
}

/** The inverse of `flatten`: the fields of the nested object, and all others. */
export function unflatten(name: string, fields: JsonObject): { inner: JsonObject; rest: JsonObject } {
  const { [name]: others, ...flat } = fields;
  const [named, rest] = partition(flat, (field) => field.startsWith(`${name}.`));
  const inner = Object.entries(named).map(([field, value]) => [field.slice(name.length + 1), value]);
  return { inner: { ...Object.fromEntries(inner), ...asObject(others) }, rest };
}

/** The fields whose name passes, and the others. */
function partition(fields: JsonObject, isNamed: (field: string) => boolean): [JsonObject, JsonObject] {
  const entries = Object.entries(fields);
  const named = entries.filter(([field]) => isNamed(field));
  const others = entries.filter(([field]) => !isNamed(field));
  return [Object.fromEntries(named), Object.fromEntries(others)];
}

/** Whether a client of this protocol wrote the request. */
export const isNativeRequest = ({ origin }: CoreChatRequest): boolean => origin === protocol;

/** The fields that tools, and parts of answers, lose. */
export const commonRules = {
  type: null,
  wireForm: null,
  cache: 'the vendor has no such cache hint',
  extras: protocol,
} as const;

/** The fields that parts of requests lose. A signature is sent to its issuer only. */
export const partRules = ({ issuer }: Pick<BackendContext, 'issuer'>): PartRules => ({
  ...commonRules,
  signature: (signature) => (isIssuedBy(signature, issuer) ? undefined : describeSignature(signature)),
});

export const encodeSignature = (
  { signature }: { signature?: Signature },
  { issuer }: Pick<BackendContext, 'issuer'>,
): Pick<Part, 'thoughtSignature'> =>
  signature && isIssuedBy(signature, issuer) ? { thoughtSignature: signature.value } : {};
