import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { unknownTag } from './received.ts';
import { isRecord, type Json, type JsonRecord, type Spec } from './spec.ts';

/**
 * The TypeScript declarations of a spec: `paths`, `components`, `operations`, and a type for each schema by its name, those of
 * `receivedSchemas` among them.
 */
export async function typesOf({ document }: Spec, received: ReadonlyMap<string, JsonRecord>): Promise<string> {
  const openapi = {
    openapi: '3.1.0',
    info: { title: 'specification', version: '1' },
    paths: {},
    ...withoutExtensions(withReceived(document, received)),
  };
  const nodes = await openapiTS(openapi satisfies OpenAPI3, {
    // A property with a default may still be absent from what a client sends.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
    transform: ({ format }) => (format === unknownTag ? unknownTagType : undefined),
  });
  return jsonTypes + astToString(ts.transform(nodes, [unknownAsJson]).transformed);
}

function withReceived(document: JsonRecord, received: ReadonlyMap<string, JsonRecord>): JsonRecord {
  const components = isRecord(document['components']) ? document['components'] : {};
  const schemas = isRecord(components['schemas']) ? components['schemas'] : {};
  const added = Object.fromEntries([...received].map(([name, schema]) => [`Received${name}`, schema]));
  return { ...document, components: { ...components, schemas: { ...schemas, ...added } } };
}

const unknownTagType = ts.factory.createUnionTypeNode([
  ts.factory.createTypeReferenceNode('UnknownTag'),
  ts.factory.createLiteralTypeNode(ts.factory.createNull()),
]);

// What a schema leaves open is typed as what JSON can hold, so that it is carried on without a cast.
const jsonTypes = `export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
/** A tag that the specification does not have: any text. Its form keeps it apart from the known ones. */
export type UnknownTag = \`?\${string}\`;
`;

const unknownAsJson: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const visit = (node: ts.Node): ts.Node => {
    if (node.kind === ts.SyntaxKind.UnknownKeyword) return ts.factory.createTypeReferenceNode('JsonValue');
    if (isRecordOfUnknown(node)) return ts.factory.createTypeReferenceNode('JsonObject');
    return ts.visitEachChild(node, visit, context);
  };
  return visit(root);
};

const isRecordOfUnknown = (node: ts.Node): boolean =>
  ts.isTypeReferenceNode(node) &&
  ts.isIdentifier(node.typeName) &&
  node.typeName.text === 'Record' &&
  node.typeArguments?.[1]?.kind === ts.SyntaxKind.UnknownKeyword;

// The keys below these are names, not keywords.
const nameMaps = ['properties', 'patternProperties', 'headers', 'schemas', 'paths', 'responses', 'content'];

function withoutExtensions(value: JsonRecord, named = false): JsonRecord {
  const kept = Object.entries(value).filter(([key]) => named || !key.startsWith('x-'));
  return Object.fromEntries(
    kept.map(([key, each]): [string, Json] => [key, cleaned(each, !named && nameMaps.includes(key))]),
  );
}

function cleaned(value: Json, named: boolean): Json {
  if (Array.isArray(value)) return value.map((each) => cleaned(each, false));
  return isRecord(value) ? withoutExtensions(value, named) : value;
}
