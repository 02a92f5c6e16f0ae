import { isRecord, mapSubschemas, referredName, type Json, type JsonRecord } from './spec.ts';

type Schemas = ReadonlyMap<string, JsonRecord>;

/**
 * Writes unions so that a validator tries only the variant meant, and reports that variant's fault instead
 * of every variant's:
 *  - `oneOf` with `x-tag: NAME`: the property NAME chooses, by the `const` or `enum` each variant gives it.
 *    With `x-open: true` a value that no variant claims passes. A variant that does not require the tag is
 *    also the one that is meant when it is absent.
 *  - `oneOf` of different JSON types (a string or an object): the type chooses.
 * Any other `oneOf` stands as it is.
 * @throws {Error} when a variant of a tagged union claims no value, or two claim the same.
 */
export function withoutUnions(schema: JsonRecord, schemas: Schemas): JsonRecord {
  const inner = mapSubschemas(schema, (subschema) => withoutUnions(subschema, schemas));
  const variants = inner['oneOf'];
  if (!Array.isArray(variants)) {
    if ('x-tag' in inner) throw new Error('x-tag stands beside oneOf only');
    return inner;
  }
  const { oneOf: _, ...rest } = inner;
  const tag = inner['x-tag'];
  if (typeof tag === 'string')
    return { ...rest, ...byTag(tag, variants.filter(isRecord), inner['x-open'] === true, schemas) };
  const types = variants.map((variant) => (isRecord(variant) ? typesOf(variant, schemas) : undefined));
  const all = types.flatMap((each) => each ?? []);
  if (types.includes(undefined) || new Set(all).size !== all.length) return inner;
  return {
    ...rest,
    ...byType(
      variants,
      types.map((each) => each ?? []),
    ),
  };
}

function byTag(tag: string, variants: readonly JsonRecord[], open: boolean, schemas: Schemas): JsonRecord {
  const claims = variants.map((variant) => claimOf(tag, variant, schemas));
  const values = claims.flatMap((claim) => claim.values);
  const doubled = values.find((value, index) => values.indexOf(value) !== index);
  if (doubled !== undefined) throw new Error(`two variants claim ${tag}: ${JSON.stringify(doubled)}`);
  const optional = claims.filter((claim) => !claim.required).length;
  if (optional > 1) throw new Error(`several variants leave ${tag} out; one may`);
  return {
    type: 'object',
    properties: { [tag]: tagOf(claims, { open }) },
    ...(optional === 0 && { required: [tag] }),
    // See keywords.ts: one comparison of the tag leads to the variant that is meant.
    taggedBy: {
      tag,
      claims: claims.map(({ values: own, required, isNullable }) => ({ values: own, isAbsent: !required, isNullable })),
    },
    variants: [...variants],
  };
}

// oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
const conditional = (condition: JsonRecord, consequence: Json): JsonRecord => ({ if: condition, then: consequence });

interface Claim {
  values: string[];
  required: boolean;
  /** Whether null is the same as leaving the tag out. */
  isNullable: boolean;
}

/** What a tag may be, whichever variant is meant. */
function tagOf(claims: readonly Claim[], { open }: { open: boolean }): JsonRecord {
  const isNullable = claims.some((claim) => claim.isNullable);
  const values = [...claims.flatMap((claim) => claim.values), ...(isNullable ? [null] : [])];
  return { type: isNullable ? ['string', 'null'] : 'string', ...(!open && { enum: values }) };
}

function claimOf(tag: string, variant: JsonRecord, schemas: Schemas): Claim {
  const claim = findClaim(tag, variant, schemas);
  if (claim.values.length === 0) throw new Error(`${nameOf(variant)} gives ${tag} no const or enum`);
  return claim;
}

/** The values of the tag that a variant, or its parts and variants, allow. */
function findClaim(tag: string, variant: JsonRecord, schemas: Schemas): Claim {
  const schema = resolved(variant, schemas);
  const properties = schema['properties'];
  const property = isRecord(properties) ? properties[tag] : undefined;
  const allowed = isRecord(property) ? allowedIn(resolved(property, schemas)) : [];
  const own = allowed.filter((value) => typeof value === 'string');
  const required = schema['required'];
  const isRequired = Array.isArray(required) && required.includes(tag);
  const parts = listOf(schema['allOf']).map((part) => findClaim(tag, part, schemas));
  const variants = listOf(schema['oneOf']).map((part) => findClaim(tag, part, schemas));
  // A nested union may distinguish its variants by another tag; it claims a value of this tag once.
  const values = new Set([...own, ...[...parts, ...variants].flatMap((part) => part.values)]);
  return {
    values: [...values],
    required:
      isRequired ||
      parts.some((part) => part.required) ||
      (variants.length > 0 && variants.every((part) => part.required)),
    isNullable: allowed.includes(null) || [...parts, ...variants].some((part) => part.isNullable),
  };
}

const listOf = (value: Json | undefined): JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function allowedIn(property: JsonRecord): Json[] {
  if (property['const'] !== undefined) return [property['const']];
  return Array.isArray(property['enum']) ? property['enum'] : [];
}

function byType(variants: readonly Json[], types: readonly string[][]): JsonRecord {
  const choices = variants.flatMap((variant, index): JsonRecord[] => {
    const own = types[index] ?? [];
    // A variant that only has a type is already in the list of types.
    if (isRecord(variant) && variant['type'] !== 'integer' && Object.keys(variant).join() === 'type') return [];
    return [conditional({ type: own.length === 1 ? (own[0] ?? '') : own }, variant)];
  });
  return { type: types.flat(), ...(choices.length > 0 && { allOf: choices }) };
}

/** The JSON types that a schema allows, if it states them. */
function typesOf(variant: JsonRecord, schemas: Schemas): string[] | undefined {
  const schema = resolved(variant, schemas);
  const type = schema['type'];
  if (typeof type === 'string') return type === 'integer' ? ['number'] : [type];
  if (Array.isArray(type)) return type.filter((each) => typeof each === 'string');
  if ('x-tag' in schema) return ['object'];
  const value = schema['const'];
  return typeof value === 'string' ? ['string'] : undefined;
}

function resolved(schema: JsonRecord, schemas: Schemas): JsonRecord {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const target = schemas.get(referredName(reference) ?? '');
  if (!target) throw new Error(`$ref ${reference} leads nowhere`);
  return resolved(target, schemas);
}

const nameOf = (variant: JsonRecord): string =>
  typeof variant['$ref'] === 'string' ? (referredName(variant['$ref']) ?? variant['$ref']) : 'a variant';
