import type { BackendContext } from './codec.ts';
import { asArray, asNumber, asString, type JsonObject, type JsonValue } from './json.ts';
import { contextFieldNames, reportRest, type ContextField, type LossRule } from './report-rest.ts';
import type { CoreChatRequest } from './types.ts';

/** A field of a request, as Core names it. */
type OptionName = keyof CoreChatRequest;
type OptionValue<Name extends OptionName> = Exclude<CoreChatRequest[Name], undefined>;

/** What the value of an option is written with. */
export interface OptionContext {
  /** The whole request: what is reported is reported of it. */
  request: CoreChatRequest;
  context: BackendContext;
}

/** How one option of a request is written on a wire. */
export interface Option<Name extends OptionName, To extends OptionContext = OptionContext> {
  readonly name: Name;
  /** Absent where the wire has no such option. */
  readonly wireName?: string;
  decode?(value: JsonValue): OptionValue<Name> | undefined;
  /** `undefined` where nothing is written; what is lost by that is reported. */
  encode(value: OptionValue<Name>, to: To): JsonValue | undefined;
}

/** How the values of an option are read and written, where JSON's own form is not it. */
export interface OptionForm<Name extends OptionName, To extends OptionContext = OptionContext> {
  /** `undefined` for a value that Core has no place for: it stays among the fields that only its protocol knows. */
  read?(value: JsonValue): OptionValue<Name> | undefined;
  /** `undefined` where nothing is written. */
  write?(value: OptionValue<Name>, to: To): JsonValue | undefined;
}

type NamesOf<Type> = { [Name in OptionName]: OptionValue<Name> extends Type ? Name : never }[OptionName];

/** An option whose values are read and written by `form`; without `read` its protocol reads it elsewhere. */
const field = <Name extends OptionName>(
  name: Name,
  wireName: string,
  { read, write = (value) => value as JsonValue }: OptionForm<Name>,
): Option<Name> => ({ name, wireName, ...(read && { decode: read }), encode: write });

/** An option that is a number; one of more digits than a double holds is rounded. */
const numberField = <Name extends NamesOf<number>>(
  name: Name,
  wireName: string = name,
  { read = asNumber as (value: JsonValue) => OptionValue<Name> | undefined, ...form }: OptionForm<Name> = {},
): Option<Name> => field(name, wireName, { read, ...form });

/** An option that is a text. */
const textField = <Name extends NamesOf<string>>(
  name: Name,
  wireName: string = name,
  { read = asString as (value: JsonValue) => OptionValue<Name> | undefined, ...form }: OptionForm<Name> = {},
): Option<Name> => field(name, wireName, { read, ...form });

/** An option that is a list of texts. */
const textListField = <Name extends NamesOf<string[]>>(
  name: Name,
  wireName: string = name,
  { read = readTexts as (value: JsonValue) => OptionValue<Name> | undefined, ...form }: OptionForm<Name> = {},
): Option<Name> => field(name, wireName, { read, ...form });

/** A list of nothing but texts. */
export function readTexts(value: JsonValue): string[] | undefined {
  const texts = asArray(value)?.filter((each) => typeof each === 'string');
  return texts?.length === asArray(value)?.length ? texts : undefined;
}

/** A limit of output tokens as the model takes it. `least`: what the server takes at least. */
export function fitLimit(maxTokens: number, { request, context: { facts, report } }: OptionContext, least = 0): number {
  const { maxOutput = maxTokens } = facts;
  const limit = Math.max(Math.min(maxTokens, maxOutput), least);
  if (limit === maxTokens) return limit;
  const instead = limit < maxTokens ? `${limit}, all the model can do` : `${limit}, the least the server takes`;
  report({ at: request, field: 'maxTokens', what: `a limit of ${maxTokens} tokens`, instead });
  return limit;
}

/** An option that the wire does not have. */
export const unsupportedField = <Name extends OptionName>(
  name: Name,
  rule: LossRule<OptionValue<Name>> = `${name} is not supported by this protocol`,
): Option<Name> => ({
  name,
  encode(value, { request, context }) {
    reportRest<object>(request, { [name]: value }, { [name]: rule }, context.report);
    return undefined;
  },
});

/** Several answers to a request, for a wire that has one: what is lost of them is `what`. */
export const oneAnswerField = (what: string): Option<'candidates'> =>
  unsupportedField('candidates', (count) => (count > 1 ? { what, instead: '1' } : undefined));

/** Answers in other forms than text, for a wire that has text alone. */
export const textAnswerField = (what: string): Option<'modalities'> =>
  unsupportedField('modalities', (modalities) =>
    modalities.some((modality) => modality !== 'text') ? { what, instead: 'text' } : undefined,
  );

/** Options that their protocol reads and writes by itself: they take more than a value. */
export const elsewhere = <Name extends OptionName>(...names: Name[]): { [Each in Name]: Option<Each> }[Name][] =>
  names.map((name) => ({ name, encode: () => undefined }));

/**
 * The same for a wire object whose specification is `Wire`: a name that it does not have does not compile. `To`: what the
 * values are written with, if that is more than for every protocol.
 */
export const fieldsOf = <Wire extends object, To extends OptionContext = OptionContext>() => ({
  field: field as <Name extends OptionName>(
    name: Name,
    wireName: keyof Wire & string,
    form: OptionForm<Name, To>,
  ) => Option<Name, To>,
  numberField: numberField as <Name extends NamesOf<number>>(
    name: Name,
    wireName: keyof Wire & string,
    form?: OptionForm<Name, To>,
  ) => Option<Name, To>,
  textField: textField as <Name extends NamesOf<string>>(
    name: Name,
    wireName: keyof Wire & string,
    form?: OptionForm<Name, To>,
  ) => Option<Name, To>,
  textListField: textListField as <Name extends NamesOf<string[]>>(
    name: Name,
    wireName: keyof Wire & string,
    form?: OptionForm<Name, To>,
  ) => Option<Name, To>,
  optionTable: optionTable as <Names extends OptionName>(
    prefix: string,
    table: readonly { [Name in Names]: Option<Name, To> }[Names][],
  ) => OptionTable<Names, To>,
});

/** What a request is apart from its options: each protocol has a place of its own for it. */
const ownFields = [
  'model',
  'messages',
  'stream',
  'previousResponseId',
  'serverState',
  'extras',
  'wireForm',
] as const satisfies (keyof CoreChatRequest)[];
type OwnField = (typeof ownFields)[number];

/** The options in `Rest` that a table has no row for. */
type Uncovered<Rest, Names> = Exclude<keyof Rest, Names | OwnField | ContextField>;

/** The options of a request on one wire: from one list come decoding, encoding and the names by which losses are located. */
export interface OptionTable<Names extends OptionName, To extends OptionContext = OptionContext> {
  /** The options among the fields of a wire object, and its other fields. A value that cannot be read is among those. */
  decode(wire: JsonObject): { options: Partial<Pick<CoreChatRequest, Names>>; rest: JsonObject };
  /**
   * The fields of the wire object, in the order of the table.
   * @param rest the request, or what its encoder leaves over: it has no option without a row here, so that one that is added to Core
   *   does not compile without.
   */
  encode<Rest extends object>(
    rest: Uncovered<Rest, Names> extends never ? Rest : Record<Uncovered<Rest, Names>, never>,
    to: To,
  ): JsonObject;
  /** The position of each option, from the body (`BackendCodec.wireNames`). */
  readonly wireNames: Readonly<Record<string, string>>;
}

/**
 * @param prefix where in the body the wire object stands: `generationConfig/`, or nothing.
 *
 * @example
 * const options = optionTable('options/', [numberField('temperature'), numberField('topP', 'top_p'), unsupportedField('user')]);
 */
export function optionTable<Names extends OptionName, To extends OptionContext = OptionContext>(
  prefix: string,
  table: readonly { [Name in Names]: Option<Name, To> }[Names][],
): OptionTable<Names, To> {
  const rows = table as readonly Option<OptionName, To>[];
  const byWireName = new Map(rows.map((row) => [row.wireName, row]));
  const covered: ReadonlySet<string> = new Set([...rows.map(({ name }) => name), ...ownFields, ...contextFieldNames]);
  return {
    decode(wire) {
      const options: [string, unknown][] = [];
      const rest: [string, JsonValue][] = [];
      for (const [key, value] of Object.entries(wire)) {
        const row = byWireName.get(key);
        const read = row?.decode?.(value);
        if (row && read !== undefined) options.push([row.name, read]);
        else rest.push([key, value]);
      }
      return {
        options: Object.fromEntries(options) as Partial<Pick<CoreChatRequest, Names>>,
        rest: Object.fromEntries(rest),
      };
    },
    encode(rest, to) {
      const written: [string, JsonValue][] = [];
      for (const { name, wireName, encode } of rows) {
        const value = (rest as Partial<CoreChatRequest>)[name];
        const encoded = value === undefined ? undefined : encode(value, to);
        if (wireName !== undefined && encoded !== undefined) written.push([wireName, encoded]);
      }
      // A request may have more fields than its type names: those are lost, too.
      for (const [other, value] of Object.entries(rest))
        if (value !== undefined && !covered.has(other))
          to.context.report({ at: to.request, field: other, what: `${other} is not supported` });
      return Object.fromEntries(written);
    },
    wireNames: Object.fromEntries(
      rows.flatMap(({ name, wireName }) => (wireName === undefined ? [] : [[name, `${prefix}${wireName}`]])),
    ),
  };
}
