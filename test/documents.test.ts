import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { agents } from '../src/agents/agents.ts';
import { program } from '../src/cli/program.ts';
import * as library from '../src/index.ts';
import { readSources } from './architecture/layer-table.ts';
import { documentPaths, readText } from './support/documents.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const checked = [...documentPaths, 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];

describe.each(checked)('%s', (path) => {
  const text = withoutCode(readText(path));

  test('links to files and headings that exist', () => {
    const broken = linksOf(text).filter((link) => !leadsSomewhere(path, link));
    expect(broken).toEqual([]);
  });

  test('has one title, and no heading that skips a level', () => {
    const levels = [...text.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  test('names scripts that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readText('package.json'));
    const named = [...readText(path).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** The words of commands within sentences: `louter traces list --limit 5`. */
const inlineCommands = documentPaths.flatMap((path) =>
  [...withoutCode(readText(path)).matchAll(/`(?:louter|npm run louter --) ([a-z][^`]*)`/g)].map(([, words = '']) => ({
    path,
    words,
  })),
);

test('sentences name many commands', () => expect(inlineCommands.length).toBeGreaterThan(100));

test.each(inlineCommands)('a sentence of $path names a command with options that exist: $words', ({ words }) => {
  const { command, options } = findCommand(words.split(/\s+/));
  expect(command.parent).not.toBeNull();
  const known = new Set(['--help', ...command.options.flatMap(({ short, long }) => [short, long])]);
  expect(options.filter((option) => !known.has(option))).toEqual([]);
});

test('the page on the library names everything that the package exports', () => {
  const page = readText('docs/how-to/library.md');
  const missing = Object.keys(library).filter((name) => !new RegExp(`\\b${name}\\b`).test(page));
  expect(missing).toEqual([]);
});

test('every page of docs/ is linked from its index', () => {
  const linked = linksOf(readText('docs/index.md')).map((link) => join('docs', link.replace(/#.*/, '')));
  const pages = documentPaths.filter((path) => path.startsWith('docs/') && path !== 'docs/index.md');
  expect(pages.filter((path) => !linked.includes(path))).toEqual([]);
});

describe('the texts that the troubleshooting page quotes', () => {
  const sources = readSources().map(({ text }) => text);
  const rows = [...readText('docs/how-to/troubleshoot.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, text = '']) => text);
  const parts = rows.flatMap((text) => text.split('…').map((part) => part.trim())).filter((part) => part.length > 3);

  test('are many', () => expect(parts.length).toBeGreaterThan(25));
  test.each(parts)('are in the source: %s', (part) => {
    expect(sources.some((source) => source.includes(part))).toBe(true);
  });
});

test('the statements for a sharded database name every table', () => {
  const migrations = readdirSync(join(root, 'prisma/postgresql/migrations'), { recursive: true, encoding: 'utf8' });
  const tables = migrations
    .filter((path) => path.endsWith('.sql'))
    .flatMap((path) => [
      ...readText(`prisma/postgresql/migrations/${path}`).matchAll(/CREATE TABLE "(\w+)" \(([^;]*);/g),
    ]);
  expect(tables.length).toBeGreaterThan(15);
  const page = readText('docs/explanation/scale.md');
  for (const [, name = '', columns = ''] of tables) {
    const column = name === 'Exchange' ? 'seq' : 'exchangeSeq';
    const isDistributed = columns.includes(`"${column}" `);
    expect(page).toContain(
      isDistributed ? `create_distributed_table('"${name}"', '${column}'` : `create_reference_table('"${name}"')`,
    );
  }
});

test('the numbers of packages and agents are those of the lockfile and of louter run', () => {
  const lockfile = JSON.parse(readText('package-lock.json')) as {
    packages: Record<string, { dev?: true; optional?: true; devOptional?: true }>;
  };
  const needed = Object.entries(lockfile.packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  );
  const pages = ['README.md', 'docs/how-to/install.md', 'scripts/setup.mjs'];
  expect(pages.filter((path) => !readText(path).includes(`(${needed.length}, `))).toEqual([]);
  expect(agents).toHaveLength(13);
  const counted = [...readText('docs/explanation/comparison.md').matchAll(/`louter run` starts (\w+) agents/g)];
  expect(counted.map(([, count]) => count)).toEqual(['thirteen', 'thirteen']);
});

test('the README is short', () => expect(readText('README.md').split('\n').length).toBeLessThan(190));

/** The command that words name, and its options among them; words after `--`, or after an agent, are another program's. */
function findCommand(words: readonly string[]): { command: Command; options: string[] } {
  let command = program;
  const options: string[] = [];
  for (const word of words) {
    if (word === '--') break;
    const inner = command.commands.find((each) => each.name() === word);
    if (inner) command = inner;
    else if (word.startsWith('-')) options.push(word.replace(/=.*/, ''));
    else if (command.commands.length > 0) throw new Error(`there is no command ${words.join(' ')}`);
    else if (command.name() === 'run' && options.at(-1) !== '--name') break;
  }
  return { command, options };
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```[^]*?^```$/gm, '');
}

/** Targets of links and pictures. */
function linksOf(markdown: string): string[] {
  return [...markdown.replaceAll(/`[^`\n]*`/g, 'code').matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
}

function leadsSomewhere(from: string, link: string): boolean {
  if (link.startsWith('https://')) return true;
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? from : join(dirname(from), target);
  // The site that is built of docs/ has only its pages and pictures.
  if (from.startsWith('docs/') && !file.startsWith('docs/')) return false;
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || anchorsOf(readText(file)).has(anchor);
}

/** The ids of headings, as GitHub makes them. */
function anchorsOf(markdown: string): Set<string> {
  return new Set(
    [...withoutCode(markdown).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
}
