import type { Report } from './codec.ts';
import { escapePointer } from './provenance.ts';
import type { Extras, VendorProtocol } from './types.ts';

/** What is lost with a field that is not written, and what is sent in its place. */
export interface LossText {
  what: string;
  instead?: string;
}

/**
 * What it comes to that a field is not written: a loss, nothing (`null`: the field says nothing that is not written
 * elsewhere), or either, by its value.
 */
export type LossRule<Value> = string | LossText | null | ((value: Value) => string | LossText | undefined);

/** A rule for each field. Of `extras`, the rule is the protocol whose fields are written; those of others are lost. */
export type LossRules<Rest> = {
  readonly [Field in keyof Required<Rest>]: Field extends 'extras'
    ? VendorProtocol
    : LossRule<Exclude<Rest[Field], undefined>>;
};

/**
 * Reports every field that an encoder leaves over. The encoder destructures what it writes, so that a field which is
 * added to Core does not compile until each encoder writes it or has a rule for it.
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
  rules: LossRules<NoInfer<Rest>>,
  report: Report,
): void {
  for (const field in rest) {
    const value = rest[field];
    if (value === undefined) continue;
    // An object may have more fields than its type names: those are lost, too.
    const rule: unknown = Object.hasOwn(rules, field) ? rules[field] : `${field} is not supported`;
    if (field === 'extras')
      reportForeignExtras({ at, extras: value as Extras, written: rule as VendorProtocol }, report);
    else reportField(at, field, lossOf(rule as LossRule<unknown>, value), report);
  }
}

function lossOf(rule: LossRule<unknown>, value: unknown): string | LossText | null | undefined {
  return typeof rule === 'function' ? rule(value) : rule;
}

function reportField(at: object, field: string, loss: string | LossText | null | undefined, report: Report): void {
  if (loss === null || loss === undefined) return;
  report({ at, field, ...(typeof loss === 'string' ? { what: loss } : loss) });
}

function reportForeignExtras(
  { at, extras, written }: { at: object; extras: Extras; written: VendorProtocol },
  report: Report,
): void {
  for (const [owner, fields] of Object.entries(extras)) {
    if (owner === written) continue;
    for (const field of Object.keys(fields))
      report({ at, field: escapePointer(field), what: `${field} is known to ${owner} only` });
  }
}
