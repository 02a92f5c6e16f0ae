import { isRecord, mapSubschemas, referredName, type JsonRecord, type Spec } from './spec.ts';

/** An ES module with the names of fields, and its declarations. */
export interface Names {
  code: string;
  types: string;
}

/** The names of the fields that the schemas have which `x-names` lists, at any depth, in their alphabetical order. */
export function namesOf({ schemas, named }: Spec): Names {
  const names = new Set<string>();
  const visited = new Set<string>();
  const visitNamed = (name: string): void => {
    const schema = schemas.get(name);
    if (!schema || visited.has(name)) return;
    visited.add(name);
    visit(schema);
  };
  for (const name of named) visitNamed(name);
  const list = [...names].toSorted().map((name) => JSON.stringify(name));
  return {
    code: `export const fieldNames = [\n  ${list.join(',\n  ')},\n];\n`,
    types: `/** The names of the fields of ${named.join(', ')}. */\nexport declare const fieldNames: readonly string[];\n`,
  };

  function visit(schema: JsonRecord): void {
    const { $ref: reference, properties } = schema;
    if (typeof reference === 'string') visitNamed(referredName(reference) ?? '');
    if (isRecord(properties)) for (const name of Object.keys(properties)) names.add(name);
    mapSubschemas(schema, (subschema) => {
      visit(subschema);
      return subschema;
    });
  }
}
