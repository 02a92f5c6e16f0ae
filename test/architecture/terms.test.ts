import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { documentPaths } from '../support/documents.ts';
import { bannedInComments, bannedNames, bannedPhrases } from './banned-terms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

const folders = [...new Set(sources.map((path) => path.split('/')[0] ?? ''))].toSorted();

describe('src/', () => {
  const found = sources.flatMap((path) =>
    [basename(path, '.ts'), ...declaredNames(path)].flatMap((name) => {
      const reason = reasonAgainst(name);
      return reason === undefined ? [] : [{ folder: path.split('/')[0] ?? '', name: `${path}: ${name} (${reason})` }];
    }),
  );

  test.each(folders)('%s declares no banned name', (folder) => {
    expect(found.filter((each) => each.folder === folder).map(({ name }) => name)).toEqual([]);
  });
});

describe('documents', () => {
  test.each([...documentPaths, 'CONTRIBUTING.md', 'specs/louter.yaml'])('%s contains no banned phrase', (file) => {
    expect(phrasesIn(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });
});

describe('texts of the program (help, errors, logs, reports)', () => {
  test.each(folders)('%s contains no banned phrase', (folder) => {
    const texts = sources
      // The statements list columns of the database, which keep their names.
      .filter((path) => path.startsWith(`${folder}/`) && path !== 'record/store/writer-statements.ts')
      .flatMap((path) => textsOf(path).map((text) => ({ path, text })));
    expect(texts.flatMap(({ path, text }) => phrasesIn(text).map((found) => `${path}: ${found}`))).toEqual([]);
  });
});

describe('comments', () => {
  test.each(folders)('%s contains no banned phrase', (folder) => {
    const comments = sources
      .filter((path) => path.startsWith(`${folder}/`))
      .flatMap((path) => commentsOf(path).map((text) => ({ path, text })));
    expect(
      comments.flatMap(({ path, text }) => phrasesIn(text, bannedInComments).map((found) => `${path}: ${found}`)),
    ).toEqual([]);
  });
});

test('banned names and phrases are recognized', () => {
  expect(reasonAgainst('toolsToldInPrompt')).toContain('reported');
  expect(reasonAgainst('mostExchanges')).toContain('max');
  expect(reasonAgainst('finest')).toBeUndefined();
  expect(phrasesIn('The exchange is under way')).toHaveLength(2);
  expect(phrasesIn('/** Tells the reader. */', bannedInComments)).toHaveLength(1);
});

/** Why a name is banned, or `undefined`. */
function reasonAgainst(name: string): string | undefined {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return bannedNames.find(({ term, of }) => (of === 'word' ? words.some((word) => term.test(word)) : term.test(name)))
    ?.reason;
}

function phrasesIn(text: string, phrases = bannedPhrases): string[] {
  // Code is blanked, line by line, so that line numbers stay.
  const prose = text.replaceAll(/^```[^]*?^```$|`[^`\n]*`/gm, (code) => code.replaceAll(/[^\n]/g, ' '));
  return phrases.flatMap(({ phrase, reason }) =>
    [...prose.matchAll(new RegExp(phrase, 'gi'))].map(({ 0: match, index }) => {
      const line = prose.slice(0, index).split('\n').length;
      return `line ${line}: ${match} (${reason})`;
    }),
  );
}

/**
 * The strings of a file that may be sentences: those with a space. Expressions in templates are left out. Patterns and words
 * for models, such as the prompts of dialects, are strings too, but contain none of the phrases.
 */
function textsOf(path: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('x'));
    ts.forEachChild(node, visit);
  };
  visit(parseSource(path));
  return texts.filter((text) => text.includes(' ') && !sql.test(text));
}

/** The comments of a file, as its tokens are separated by them. */
function commentsOf(path: string): string[] {
  const source = parseSource(path);
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source.text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, source.text.slice(pos, end));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}

/** Statements name tables and columns. */
const sql = /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|JOIN|WHERE|PRAGMA)\b/;

const parseSource = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(join(root, 'src', path), 'utf8'), ts.ScriptTarget.ES2024);

/** The names that a file declares itself. Names of other packages, wire fields and strings do not count. */
function declaredNames(path: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isPropertySignature(node) ||
        ts.isPropertyDeclaration(node) ||
        ts.isMethodSignature(node) ||
        ts.isMethodDeclaration(node)) &&
      node.name !== undefined &&
      (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name))
    )
      names.push(node.name.text.replace('#', ''));
    ts.forEachChild(node, visit);
  };
  visit(parseSource(path));
  return names;
}
