import { canonicalJson } from '../core/canonical-json.ts';
import { escapePointer } from '../core/json-pointer.ts';
import type { JsonValue } from '../core/json.ts';

/** A place where two values differ; undefined: the value has nothing there. */
interface ValueDifference {
  /** JSON Pointer from the values that were compared. */
  inner: string;
  one: JsonValue | undefined;
  two: JsonValue | undefined;
}

/** The places where two JSON values differ. */
export function differingPaths(one: JsonValue | undefined, two: JsonValue | undefined, inner = ''): ValueDifference[] {
  if (
    one !== undefined &&
    two !== undefined &&
    isContainer(one) &&
    isContainer(two) &&
    Array.isArray(one) === Array.isArray(two)
  ) {
    const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(two))];
    return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
      differingPaths(left.get(key), right.get(key), `${inner}/${escapePointer(key)}`),
    );
  }
  const isSame = one !== undefined && two !== undefined && canonicalJson(one) === canonicalJson(two);
  return isSame ? [] : [{ inner, one, two }];
}

const isContainer = (value: JsonValue): value is Exclude<JsonValue, string | number | boolean | null> =>
  typeof value === 'object' && value !== null;
