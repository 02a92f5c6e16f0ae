import type { BackendContext } from '../../core/codec.ts';
import type { PartRules } from '../../core/report-rest.ts';
import { isIssuedBy } from '../../core/signature.ts';
import { asObject, nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { CoreChatRequest, Extras, Signature, WireForm } from '../../core/types.ts';

export const protocol = 'gemini';

/** What only this protocol knows, as the field of a Core object; nothing when there is nothing. */
export function withExtras(fields: JsonObject): { extras?: Extras } {
  const kept = nonEmpty(fields);
  return kept ? { extras: { [protocol]: kept } } : {};
}

/** What only this protocol knows of a Core object. */
export const extrasOf = (value: { extras?: Extras }): JsonObject => value.extras?.[protocol] ?? {};

/** How this protocol wrote something, as the field of a Core object; nothing when it was the common way. */
export function withWireForm(fields: JsonObject): { wireForm?: WireForm } {
  const kept = nonEmpty(fields);
  return kept ? { wireForm: { [protocol]: kept } } : {};
}

/** How this protocol wrote a Core object, if it did. */
export const wireFormOf = (value: { wireForm?: WireForm }): JsonObject => value.wireForm?.[protocol] ?? {};

/** The unknown fields of an object inside of another stay under its name. */
export const nestExtras = (name: string, own: JsonObject): JsonObject => (nonEmpty(own) ? { [name]: own } : {});

/**
 * Fields of an object inside of another as fields of that one: those that are known under a name of their own, so that
 * each can be reported, the others together.
 */
export function flatten(name: string, fields: JsonObject, known: readonly string[]): JsonObject {
  const isKnown = ([field]: [string, JsonValue]): boolean => known.includes(field);
  const named = Object.entries(fields).filter(isKnown);
  const others = Object.entries(fields).filter((field) => !isKnown(field));
  return {
    ...Object.fromEntries(named.map(([field, value]) => [`${name}.${field}`, value])),
    ...nestExtras(name, Object.fromEntries(others)),
  };
}

/** The inverse: the fields of the inner object, and all that are not. */
export function unflatten(name: string, fields: JsonObject): { inner: JsonObject; rest: JsonObject } {
  const { [name]: others, ...flat } = fields;
  const isInner = ([field]: [string, JsonValue]): boolean => field.startsWith(`${name}.`);
  const inner = Object.entries(flat).filter(isInner);
  return {
    inner: {
      ...Object.fromEntries(inner.map(([field, value]) => [field.slice(name.length + 1), value])),
      ...asObject(others),
    },
    rest: Object.fromEntries(Object.entries(flat).filter((field) => !isInner(field))),
  };
}

/** Whether a client of this protocol wrote the request. */
export const isNativeRequest = ({ origin }: CoreChatRequest): boolean => origin === protocol;

/**
 * Whether a request of this protocol goes to the very model that its client named. What such a client asks for is not
 * adapted to what is known of the model: the vendor knows better.
 */
export const isNativeForModel = (request: CoreChatRequest, context: BackendContext): boolean =>
  isNativeRequest(request) && request.model === context.model;

/** What of a tool, or of a part of an answer, is lost. */
export const commonRules = {
  type: null,
  wireForm: null,
  cache: 'the vendor has no such cache hint',
  extras: protocol,
} as const;

/** What of every part of a request is lost. The signature is written where its issuer is asked. */
export const partRules = ({ issuer }: Pick<BackendContext, 'issuer'>): PartRules => ({
  ...commonRules,
  signature: (signature) =>
    isIssuedBy(signature, issuer) ? undefined : `the ${signature.kind} of ${signature.issuer}`,
});

export const encodeSignature = (
  { signature }: { signature?: Signature },
  { issuer }: Pick<BackendContext, 'issuer'>,
): JsonObject => (signature && isIssuedBy(signature, issuer) ? { thoughtSignature: signature.value } : {});
