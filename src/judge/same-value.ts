/**
 * Whether two values have certainly the same JSON, the order of keys and what is `undefined` aside; `ignoredKey` is left out at
 * every depth. Where this is false, only their JSON decides: numbers that are kept as text are not compared.
 *
 * Most values of a request are the same in the one that was sent upstream. Comparing them directly takes a tenth of the time
 * of writing both as JSON with sorted keys: 9 % of the CPU time in which a turn with twelve tools is recorded.
 */
export function isSameValue(one: unknown, other: unknown, ignoredKey?: string): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, index) => isSameValue(each, other[index], ignoredKey))
    );
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  let fields = 0;
  for (const [key, value] of Object.entries(one)) {
    if (value === undefined || key === ignoredKey) continue;
    if (!Object.hasOwn(other, key) || !isSameValue(value, Reflect.get(other, key), ignoredKey)) return false;
    fields += 1;
  }
  for (const [key, value] of Object.entries(other)) if (value !== undefined && key !== ignoredKey) fields -= 1;
  return fields === 0;
}

const isPlainObject = (value: object): boolean =>
  Object.getPrototypeOf(value) === Object.prototype && !('toJSON' in value);
