import { asArray, asObject, type JsonValue } from '../../core/json.ts';
import { writtenOnce } from '../../core/repeated-values.ts';

/** Shorter texts are serialized at once. */
const minStreamedBytes = 32 * 1024;
/** Shorter texts are serialized as quickly as they are looked up, in UTF-16 units. */
const minStoredChars = 512;
/** How many bytes of texts are stored. */
const maxStoredBytes = 16 * 1024 * 1024;
/** How long they are stored after the last long request, in ms. */
const maxIdleMs = 5 * 60 * 1000;

/**
 * The bytes of long texts as JSON. An agent repeats its history with every request: texts of earlier turns are copied.
 *
 * Measured with an agent's history of a megabyte: writing the request takes 1.5 ms in place of 4.6 to 6.
 */
export class WrittenTexts {
  readonly #bytes = new Map<string, Buffer>();
  #storedBytes = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  /** A text in quotes. The bytes must not be changed. */
  write(text: string): Buffer {
    const known = this.#bytes.get(text);
    if (known) return known;
    const bytes = Buffer.from(JSON.stringify(text));
    if (bytes.length <= maxStoredBytes) this.#store(text, bytes);
    return bytes;
  }

  #store(text: string, bytes: Buffer): void {
    this.#bytes.set(text, bytes);
    this.#storedBytes += bytes.length;
    for (const [oldest, { length }] of this.#bytes) {
      if (this.#storedBytes <= maxStoredBytes) break;
      this.#bytes.delete(oldest);
      this.#storedBytes -= length;
    }
    this.#idleTimer ??= setTimeout(() => this.#clear(), maxIdleMs).unref();
    this.#idleTimer.refresh();
  }

  #clear(): void {
    this.#bytes.clear();
    this.#storedBytes = 0;
  }
}

/**
 * Serializes JSON to bytes. If it is long (`expectedBytes`), it is serialized piece by piece, as the complete text next to
 * its bytes would take twice the memory; long texts in an object's arrays come from `texts`.
 */
export function writeJson(json: JsonValue, expectedBytes: number, texts = new WrittenTexts()): Buffer {
  const object = expectedBytes < minStreamedBytes ? undefined : asObject(json);
  if (!object) return Buffer.from(JSON.stringify(json));
  const writer = new JsonWriter(expectedBytes + 64 * 1024, texts);
  writer.writeFields(object, (value) => {
    if (Array.isArray(value)) writer.writeList(value);
    else writer.append(JSON.stringify(value));
  });
  return writer.toBuffer();
}

class JsonWriter {
  #bytes: Buffer;
  #length = 0;
  /** What follows the bytes: short texts are written together. */
  #pending = '';
  readonly #texts: WrittenTexts;

  constructor(size: number, texts: WrittenTexts) {
    this.#bytes = Buffer.allocUnsafeSlow(size);
    this.#texts = texts;
  }

  append(text: string): void {
    this.#pending += text;
    if (this.#pending.length >= minStreamedBytes) this.#flush();
  }

  writeFields(fields: Record<string, JsonValue>, write: (value: JsonValue) => void): void {
    let before = '{';
    for (const [key, value] of Object.entries(fields)) {
      // `JSON.stringify` omits it.
      if (value === undefined) continue;
      this.append(`${before}${JSON.stringify(key)}:`);
      before = ',';
      write(value);
    }
    this.append(before === '{' ? '{}' : '}');
  }

  writeList(list: readonly JsonValue[]): void {
    this.append('[');
    for (const [index, element] of list.entries()) {
      if (index > 0) this.append(',');
      this.#writeValue(element ?? null);
    }
    this.append(']');
  }

  #writeValue(value: JsonValue): void {
    if (typeof value === 'string' && value.length >= minStoredChars) return this.#writeBytes(this.#texts.write(value));
    const list = asArray(value);
    if (list) return this.writeList(list);
    const fields = asObject(value);
    const bytes = fields && writtenOnce(fields);
    if (bytes) this.#writeBytes(bytes);
    else if (fields) this.writeFields(fields, (inner) => this.#writeValue(inner));
    else this.append(JSON.stringify(value));
  }

  #writeBytes(bytes: Buffer): void {
    this.#flush();
    this.#reserve(bytes.length);
    this.#length += bytes.copy(this.#bytes, this.#length);
  }

  #flush(): void {
    const text = this.#pending;
    this.#pending = '';
    this.#reserve(Buffer.byteLength(text));
    this.#length += this.#bytes.write(text, this.#length);
  }

  #reserve(size: number): void {
    const needed = this.#length + size;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, Math.ceil(this.#bytes.length * 1.25)));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }

  toBuffer(): Buffer {
    this.#flush();
    return this.#bytes.subarray(0, this.#length);
  }
}
