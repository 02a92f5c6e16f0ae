import { unescapePointer } from './json-pointer.ts';
import type { JsonValue } from './json.ts';
import type { Extras, VendorProtocol } from './types.ts';

/** A field that only one protocol knows. */
export interface FoundExtra {
  owner: VendorProtocol;
  name: string;
  value: JsonValue;
}

/**
 * Finds a field that only one protocol knows, by its name as it is written in a JSON Pointer. A client determines how many
 * there are, and each of them is looked for.
 */
export function findExtra(extras: Extras | undefined, field: string): FoundExtra | undefined {
  if (!extras) return undefined;
  const name = unescapePointer(field);
  for (const [owner, fields = {}] of Object.entries(extras) as [VendorProtocol, Extras[VendorProtocol]][]) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value !== undefined) return { owner, name, value };
  }
  return undefined;
}

/**
 * Whether a field of an object, in a report, is one that only its protocol knows: those have their names on the wire. A
 * field of Core may have the same name: Core's is meant where the object has both.
 */
export function isExtra(at: object | undefined, field: string): boolean {
  if (!at || (Object.hasOwn(at, field) && Reflect.get(at, field) !== undefined)) return false;
  const { extras }: { extras?: Extras } = at;
  return findExtra(extras, field) !== undefined;
}
