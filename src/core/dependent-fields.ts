import type { Report } from './codec.ts';
import { isExtra } from './find-extra.ts';
import { asArray, asObject, asString, nonEmpty, type JsonObject, type JsonValue } from './json.ts';
import { copyProvenance, setPointer } from './provenance.ts';
import type { CoreChatRequest, Protocol, VendorProtocol } from './types.ts';
import type { DependentField } from './codec.ts';

/** The place in a body of its own protocol: of elements, that of their list. */
export const placeOf = ({ path }: DependentField): string => `/${path.join('/')}`.replace(/\/\*.*/, '');

/** Looks at the body once, however many values a list has. */
function danglingTest(rule: DependentField, body: JsonObject): (value: JsonValue) => boolean {
  let held: ReturnType<DependentField['isHeld']> | undefined;
  return (value) => {
    if (rule.concerns?.(value) === false) return false;
    held ??= rule.isHeld(body);
    return typeof held === 'function' ? !held(value) : !held;
  };
}

/** The rules that fields of a body break, as what they depend on is missing. */
const findDangling = (body: JsonObject, rules: readonly DependentField[]): DependentField[] =>
  rules.filter((rule) => removeField(body, rule.path, danglingTest(rule, body)) !== body);

/** Notes which fields a client itself wrote without what they depend on, and gives its request back: its vendor judges them. */
export function markDangling(
  request: CoreChatRequest,
  body: JsonObject,
  { protocol, rules }: { protocol: Protocol; rules: readonly DependentField[] },
): CoreChatRequest {
  const dangling = nonEmpty(findDangling(body, rules).map(({ what }) => what));
  if (dangling) request.wireForm = { ...request.wireForm, [protocol]: { ...request.wireForm?.[protocol], dangling } };
  return request;
}

/** The request that a body was written of, and what depends on what in it. */
interface SentRequest {
  rules: readonly DependentField[];
  protocol: VendorProtocol;
  request: CoreChatRequest;
}

/**
 * A body without the fields whose support is not sent with them; the same object where there are none. Each removal is
 * reported. What the client itself wrote so stays.
 */
export function withoutDangling<Body extends JsonObject>(
  body: Body,
  request: SentRequest,
  report: (rule: DependentField) => void,
): Body;
export function withoutDangling(
  body: JsonObject,
  { rules, protocol, request }: SentRequest,
  report: (rule: DependentField) => void,
): JsonObject {
  const own = protocol === request.origin ? (asArray(request.wireForm?.[request.origin]?.['dangling']) ?? []) : [];
  return rules.reduce((current, rule) => {
    if (own.includes(rule.what)) return current;
    const rest = removeField(current, rule.path, danglingTest(rule, current));
    if (rest !== current) report(rule);
    return rest;
  }, body);
}

/** Reports a removal in the terms of the client's request. */
export const danglingReporter =
  (request: CoreChatRequest, report: Report) =>
  (rule: DependentField): void => {
    const { what, isHint, path, field = isExtra(request, path[0]) ? path[0] : undefined } = rule;
    const place =
      field === undefined ? { at: setPointer(placeOf(rule), copyProvenance(request, {})) } : { at: request, field };
    report({ ...place, what, ...(isHint && { isHint }) });
  };

/** A body without the values of a field that a test finds, nor what becomes empty; the same object where there are none. */
export const removeField = (
  body: JsonObject,
  path: readonly string[],
  isRemoved: (value: JsonValue) => boolean,
): JsonObject => asObject(withoutValues(body, path, isRemoved)) ?? {};

function withoutValues(
  value: JsonValue,
  [key, ...inner]: readonly string[],
  isRemoved: (value: JsonValue) => boolean,
): JsonValue | undefined {
  if (key === undefined) return isRemoved(value) ? undefined : value;
  if (key === '*') {
    const list = asArray(value);
    if (!list) return value;
    const kept = list.map((each) => withoutValues(each, inner, isRemoved));
    return kept.every((each, index) => each === list[index])
      ? value
      : nonEmpty(kept.filter((each) => each !== undefined));
  }
  const fields = asObject(value);
  const held = fields?.[key];
  if (!fields || held === undefined || held === null) return value;
  const rest = withoutValues(held, inner, isRemoved);
  if (rest === held) return value;
  const { [key]: _, ...others } = fields;
  return rest === undefined ? nonEmpty(others) : { ...fields, [key]: rest };
}

/** The elements of the list in a field that are objects with a type, by their types. */
export const typesIn = (body: JsonObject, field: string): string[] =>
  (asArray(body[field]) ?? []).map((each) => asString(asObject(each)?.['type']) ?? '');

/** Whether the list in a field has elements. */
export const hasElements = (body: JsonObject, field: string): boolean => (asArray(body[field]) ?? []).length > 0;
