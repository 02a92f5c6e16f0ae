import {
  asArray,
  asNumber,
  asObject,
  asString,
  nonEmpty,
  withoutUndefined,
  type JsonObject,
  type JsonValue,
} from './json.ts';
import type { CoreUserLocation } from './types.ts';

/** Takes settings out of the fields of a tool, by their names; what cannot be understood stays among the others. */
export class SettingsReader<Name extends string = string> {
  readonly #fields: Map<string, JsonValue>;

  constructor(fields: JsonObject) {
    this.#fields = new Map(Object.entries(fields));
  }

  count(name: Name): number | undefined {
    return this.#take(name, asNumber(this.#fields.get(name)));
  }

  text(name: Name): string | undefined {
    return this.#take(name, asString(this.#fields.get(name)));
  }

  texts(name: Name): string[] | undefined {
    return this.#take(name, readTexts(this.#fields.get(name)));
  }

  /** An object `{ type: 'approximate', city, … }`. Fields that have no place in Core stay. */
  location(name: Name): CoreUserLocation | undefined {
    const { type, ...fields } = asObject(this.#fields.get(name)) ?? {};
    if (type !== 'approximate') return undefined;
    const known = locationFields.map((field) => [field, asString(fields[field])] as const);
    const others = Object.entries(fields).filter(([field]) => known.every((each) => each[0] !== field || !each[1]));
    this.#fields.delete(name);
    if (others.length > 0) this.#fields.set(name, Object.fromEntries(others));
    return withoutUndefined(Object.fromEntries(known));
  }

  /** The settings within the object of this name. */
  nested<T>(name: Name, read: (inner: SettingsReader) => T): T | undefined {
    const fields = asObject(this.#fields.get(name));
    if (!fields) return undefined;
    const inner = new SettingsReader(fields);
    const settings = read(inner);
    const rest = nonEmpty(inner.rest);
    if (rest) this.#fields.set(name, rest);
    else if (nonEmpty(fields)) this.#fields.delete(name);
    return settings;
  }

  /** The fields that were not taken. */
  get rest(): JsonObject {
    return Object.fromEntries(this.#fields);
  }

  #take<T>(name: string, value: T | undefined): T | undefined {
    if (value !== undefined) this.#fields.delete(name);
    return value;
  }
}

const locationFields = ['city', 'region', 'country', 'timezone'] as const;

function readTexts(value: JsonValue | undefined): string[] | undefined {
  const texts = asArray(value)?.map(asString);
  return texts?.every((each) => each !== undefined) ? texts : undefined;
}

/** A location as Anthropic and OpenAI write it. `rest`: other fields that the client wrote. */
export const encodeLocation = (location: CoreUserLocation | undefined, rest?: JsonValue): JsonObject | undefined =>
  location && { type: 'approximate', ...location, ...asObject(rest) };
