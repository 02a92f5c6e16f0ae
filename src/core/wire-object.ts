import { withoutUndefined, type JsonObject, type JsonValue } from './json.ts';

/** The fields of a wire object as an encoder has them: one that may be absent may be `undefined`. */
export type Fields<Wire> = {
  [Name in keyof Wire]: object extends Pick<Wire, Name> ? Wire[Name] | undefined : Wire[Name];
};

/**
 * A wire object of the type that its specification generates: `undefined` is left out. A name or a value that the
 * specification does not have does not compile, as it would in a conditional spread. Where an object is written for each event of a
 * stream, assignments to a variable of the type do the same in half the time.
 * @param unknown fields that the specification does not have, which an object of this protocol came with
 *
 * @example
 * wireObject<Message>({ role: 'user', content, images: filled(images) }, extrasOf(message))
 */
export function wireObject<Wire extends object>(fields: Fields<Wire>, unknown?: JsonObject): Wire {
  const written: object = withoutUndefined(fields);
  return (unknown ? { ...written, ...unknown } : written) as Wire;
}

/** The names of the fields of each member of a union. */
export type NameIn<Union> = Union extends unknown ? keyof Union : never;

/** The fields of a wire object, or of each member of a union, before anything has validated their values. */
export type Unchecked<Wire> = { [Name in NameIn<Wire>]?: JsonValue };

/** A value of a kind that a specification does not have: it is carried as it came, and its tag is none that is known. */
export type UnknownKind = { type?: `?${string}` | null } & JsonObject;

/** A list for a field that is left out where it would be empty. */
export const filled = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined);

/** The JSON Pointers into values of a type; none into any JSON. */
export type Pointer<Wire> = [NonNullable<JsonValue>] extends [Wire] ? never : PointerInto<Wire>;

type PointerInto<Wire> = Wire extends readonly (infer Item)[]
  ? `/${number}` | `/${number}${Pointer<NonNullable<Item>>}`
  : Wire extends object
    ? string extends keyof Wire
      ? never
      : { [Name in keyof Wire & string]-?: `/${Name}` | `/${Name}${Pointer<NonNullable<Wire[Name]>>}` }[keyof Wire &
          string]
    : never;

/** The same without the slash in front: a name, or names within each other. */
export type Path<Wire> = Pointer<Wire> extends infer Each ? (Each extends `/${infer Names}` ? Names : never) : never;
