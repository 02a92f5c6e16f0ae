import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { isRecord, type Json, type JsonRecord, type Spec } from './spec.ts';

/** The TypeScript declarations of a spec: `paths`, `components`, `operations`. */
export async function typesOf({ document }: Spec): Promise<string> {
  const openapi = {
    openapi: '3.1.0',
    info: { title: 'specification', version: '1' },
    paths: {},
    ...withoutExtensions(document),
  };
  const nodes = await openapiTS(openapi satisfies OpenAPI3, {
    // A property with a default may still be absent from what a client sends.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    silent: true,
  });
  return jsonTypes + astToString(ts.transform(nodes, [unknownAsJson]).transformed);
}

// What a schema leaves open is typed as what JSON can hold, so that it is carried on without a cast.
const jsonTypes = `export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}
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
