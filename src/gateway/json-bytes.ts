import { asObject, type JsonValue } from '../core/json.ts';

/** Shorter texts are serialized at once. */
const minStreamedChars = 1024 * 1024;

/**
 * Serializes JSON to bytes. If it is long (`expectedBytes`), the elements of an object's arrays are serialized one after
 * another, as the complete text next to its bytes would take twice the memory.
 */
export function writeJson(json: JsonValue, expectedBytes: number): Buffer {
  const object = expectedBytes < minStreamedChars ? undefined : asObject(json);
  if (!object) return Buffer.from(JSON.stringify(json));
  let bytes = Buffer.allocUnsafeSlow(expectedBytes + 64 * 1024);
  let length = 0;
  const write = (text: string): void => {
    const size = Buffer.byteLength(text);
    if (length + size > bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length + size, Math.ceil(bytes.length * 1.25)));
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
    }
    length += bytes.write(text, length);
  };
  let before = '{';
  for (const [key, value] of Object.entries(object)) {
    // `JSON.stringify` omits it.
    if (value === undefined) continue;
    write(`${before}${JSON.stringify(key)}:`);
    before = ',';
    if (Array.isArray(value)) writeList(value, write);
    else write(JSON.stringify(value));
  }
  write(before === '{' ? '{}' : '}');
  return bytes.subarray(0, length);
}

function writeList(list: readonly JsonValue[], write: (text: string) => void): void {
  write('[');
  for (const [index, element] of list.entries()) write((index === 0 ? '' : ',') + JSON.stringify(element ?? null));
  write(']');
}
