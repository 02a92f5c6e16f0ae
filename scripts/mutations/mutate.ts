import ts from 'typescript';

/** A small error in a source: what to write in place of a range of it, in UTF-16 code units. */
export interface Mutation {
  start: number;
  end: number;
  replacement: string;
  /** Counted from 1. */
  line: number;
  what: string;
}

/** All mutations of a TypeScript source: one field, condition, constant or statement each. Types are left alone. */
export function findMutations(source: string): Mutation[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const mutations: Mutation[] = [];
  const add = (node: ts.Node, replacement: string, what: string): void => {
    const start = node.getStart(file);
    const { line } = file.getLineAndCharacterOfPosition(start);
    mutations.push({ start, end: node.getEnd(), replacement, line: line + 1, what });
  };
  const visit = (node: ts.Node): void => {
    if (isWithoutEffect(node)) return;
    mutate(node, file, add);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutations;
}

export const applyMutation = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** Whether a node is not there at run time, or says only where something comes from. */
const isWithoutEffect = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

type Add = (node: ts.Node, replacement: string, what: string) => void;

function mutate(node: ts.Node, file: ts.SourceFile, add: Add): void {
  const text = (part: ts.Node): string => part.getText(file);
  const negate = (condition: ts.Expression): void =>
    add(condition, `!(${text(condition)})`, `negate ${shorten(text(condition))}`);
  if (ts.isIfStatement(node)) negate(node.expression);
  else if (ts.isConditionalExpression(node)) negate(node.condition);
  else if (ts.isObjectLiteralExpression(node)) for (const field of node.properties) dropField(field, text, add);
  else if (ts.isExpressionStatement(node)) add(node, ';', `remove ${shorten(text(node))}`);
  else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false', 'true becomes false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true', 'false becomes true');
  else if (ts.isNumericLiteral(node)) add(node, `(${node.text} + 1)`, `${node.text} becomes one more`);
  else if (ts.isStringLiteral(node) && !isKey(node)) add(node, `'mutated'`, `${text(node)} becomes another string`);
}

function dropField(field: ts.ObjectLiteralElementLike, text: (node: ts.Node) => string, add: Add): void {
  // An empty spread stands for a field: the comma behind it stays.
  if (ts.isPropertyAssignment(field) || ts.isShorthandPropertyAssignment(field))
    add(field, '...{}', `drop the field ${text(field.name)}`);
  else if (ts.isSpreadAssignment(field)) add(field, '...{}', `drop ${shorten(text(field))}`);
}

/** Whether a string is the name of a property where it is declared. */
const isKey = (node: ts.StringLiteral): boolean =>
  (ts.isPropertyAssignment(node.parent) || ts.isBindingElement(node.parent)) && node.parent.initializer !== node;

const maxShown = 60;
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line;
}

/** `count` of these, chosen by the seed alone, in their order. */
export function chooseSample<T>(all: readonly T[], count: number, seed: number): T[] {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return all
    .map((each, index) => ({ each, index, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .toSorted((one, other) => one.index - other.index)
    .map(({ each }) => each);
}
