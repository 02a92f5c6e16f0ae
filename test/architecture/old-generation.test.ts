import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

// V8 allocates two things in the old generation, however short they live: the pair of accessors of a getter in an object
// literal, and a function literal that is assigned to a property, until the code around it is optimized. Both refer to the
// variables around them. Made once a request, they keep whole requests until the next collection of the old generation. With
// them, and a `Map` in place of each `ShortLivedMap`, 16 % of all that was allocated outlived its request, in place of 1 %, and
// requests took more CPU time: small ones 23 %, streams of 100 events 14 %.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What runs for each request. */
const folders = ['core', 'dialects', 'gateway', 'protocols', 'record', 'server', 'telemetry'];

/** Where it happens once a process, a configuration or a connection. */
const rareFiles = new Set([
  'gateway/attempt/connector.ts',
  'gateway/create.ts',
  'gateway/generations.ts',
  'gateway/route/target-gate.ts',
  'server/mock.ts',
  'server/websocket-upgrade.ts',
  'telemetry/otlp-exporter.ts',
]);

describe.each(folders)('src/%s', (folder) => {
  const files = readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path}`);

  test('allocates nothing in the old generation for each request', () => {
    const found = files
      .filter((path) => !rareFiles.has(path))
      .flatMap((path) => oldAllocations(path, readFileSync(join(root, 'src', path), 'utf8')));
    expect(found).toEqual([]);
  });
});

test('getters in literals and functions that are assigned to properties are recognized', () => {
  expect(oldAllocations('a.ts', 'function f() { let n = 0; return { get n() { return n; } }; }')).toEqual([
    'a.ts:1: a getter in an object literal: make it a method',
  ]);
  expect(oldAllocations('a.ts', 'class A { #f; constructor(n: number) {\n this.#f = () => n; } }')).toEqual([
    'a.ts:2: a function assigned to a property: give it a name first',
  ]);
  expect(
    oldAllocations(
      'a.ts',
      'class A { f = () => this; get n() { return 1; } }\nconst rare = { get n() { return 1; } };',
    ),
  ).toEqual([]);
});

/** Those within functions: what a module does at its top level happens once. */
function oldAllocations(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024);
  const found: string[] = [];
  const visit = (node: ts.Node, isWithinFunction: boolean): void => {
    if (isWithinFunction && ts.isObjectLiteralExpression(node) && node.properties.some((each) => ts.isAccessor(each)))
      found.push(`${placeOf(node)}: a getter in an object literal: make it a method`);
    if (isWithinFunction && isFunctionAssignedToProperty(node))
      found.push(`${placeOf(node)}: a function assigned to a property: give it a name first`);
    ts.forEachChild(node, (child) => visit(child, isWithinFunction || ts.isFunctionLike(node)));
  };
  const placeOf = (node: ts.Node): string =>
    `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
  visit(source, false);
  return found;
}

const isFunctionAssignedToProperty = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment &&
  (ts.isPropertyAccessExpression(node.left) || ts.isElementAccessExpression(node.left)) &&
  (ts.isArrowFunction(node.right) || ts.isFunctionExpression(node.right));
