import { escapePointer } from './json-pointer.ts';
import type { Report } from './codec.ts';
import { reportForeignField } from './provenance.ts';
import type { CoreText, Extras, VendorProtocol } from './types.ts';

/** What is lost with a field that is not written, and what is sent in its place. */
export interface LossText {
  what: string;
  instead?: string;
}

/**
 * The rule for a field that is not written: a loss, nothing (`null`: the field has no meaning that is not written
 * elsewhere), or either, by its value.
 */
export type LossRule<Value> = string | LossText | null | ((value: Value) => string | LossText | undefined);

/** The protocol whose `extras` are written; `{ lost }`: its own have no place either, nor have those of others. */
type ExtrasRule = VendorProtocol | { readonly lost: VendorProtocol };

type FieldOf<Rest> = Rest extends unknown ? keyof Rest : never;
type ValueOf<Rest, Field> = Rest extends unknown
  ? Field extends keyof Rest
    ? Exclude<Rest[Field], undefined>
    : never
  : never;

/** Where a value comes from, and which form of answer its own client asked for: leaving that out is never a loss. */
const contextFields = [
  'origin',
  'form',
  'storedBy',
  'singleUse',
  'store',
  'includeUsage',
  'includeEncryptedReasoning',
] as const;
export type ContextField = (typeof contextFields)[number];
export const contextFieldNames: ReadonlySet<string> = new Set(contextFields);

/** A rule for each field that may be lost; of a union, for the fields of all its members. */
export type LossRules<Rest> = {
  readonly [Field in Exclude<FieldOf<Rest>, ContextField>]-?: Field extends 'extras'
    ? ExtrasRule
    : LossRule<ValueOf<Rest, Field>>;
};

/** The rules of a protocol for the fields that any part of a message may have. */
export type PartRules = LossRules<Pick<CoreText, 'cache' | 'signature' | 'extras' | 'wireForm'> & { type: string }>;

/**
 * Reports every field that an encoder leaves over. The encoder destructures what it writes, so that a field which is
 * added to Core, or that an encoder no longer writes, does not compile without a rule for it.
 *
 * @param at the Core object whose fields these are.
 * @param rest the fields that are not written.
 *
 * @example
 * const { type, text, ...rest } = part;
 * reportRest(part, rest, { extras: 'gemini', cache: 'the vendor has no such cache hint', … }, report);
 */
export function reportRest<Rest extends object>(
  at: object,
  rest: Rest,
  rules: NoInfer<LossRules<Rest>>,
  report: Report,
): void {
  for (const field in rest) {
    const value = rest[field];
    if (value === undefined || contextFieldNames.has(field)) continue;
    // An object may have more fields than its type names: those are lost, too.
    const rule: unknown = Object.hasOwn(rules, field) ? Reflect.get(rules, field) : `${field} is not supported`;
    if (field === 'extras') reportExtras(at, value as Extras, rule as ExtrasRule, report);
    else reportField(at, field, lossOf(rule as LossRule<unknown>, value), report);
  }
}

/**
 * The same of the fields of an object that are not `written`.
 *
 * @example
 * reportUnwritten(call, ['id', 'name', 'input', 'providerExecuted'], objectRules, report);
 */
export function reportUnwritten<Written extends string, Value extends object>(
  at: Value,
  written: readonly (Written & keyof Value)[],
  rules: NoInfer<LossRules<Omit<Value, Written>>>,
  report: Report,
): void {
  const names: ReadonlySet<string> = new Set(written);
  const rest = Object.fromEntries(Object.entries(at).filter(([name]) => !names.has(name)));
  reportRest<object>(at, rest, rules, report);
}

/** What protocols with results as parts write of the result of a call. */
export const writtenOfResult = ['callId', 'name', 'content', 'value', 'isError', 'providerExecuted'] as const;

function lossOf(rule: LossRule<unknown>, value: unknown): string | LossText | null | undefined {
  return typeof rule === 'function' ? rule(value) : rule;
}

function reportField(at: object, field: string, loss: string | LossText | null | undefined, report: Report): void {
  if (loss === null || loss === undefined) return;
  report({ at, field, ...(typeof loss === 'string' ? { what: loss } : loss) });
}

function reportExtras(at: object, extras: Extras, rule: ExtrasRule, report: Report): void {
  const [written, own] = typeof rule === 'string' ? [rule, rule] : [undefined, rule.lost];
  for (const [owner, fields] of Object.entries(extras)) {
    if (owner === written) continue;
    for (const field of Object.keys(fields))
      if (owner === own) report({ at, field: escapePointer(field), what: `${field} is not supported here` });
      else reportForeignField(at, field, owner, report);
  }
}
