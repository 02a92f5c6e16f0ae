import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A text file of this repository, by its path from the root. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Markdown files that users read: README.md and all of docs/, by their paths from the root. */
export const documentPaths: readonly string[] = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !/(?:^|\/)(?:node_modules|\.vitepress)\//.test(path))
    .map((path) => `docs/${path}`)
    .toSorted(),
];

/** A fenced block of a document. */
export interface Block {
  language: string;
  content: string;
}

export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language = '', content = '']) => ({ language, content }));

/** The configuration examples of all documents. */
export const configExamples: readonly { path: string; toml: string }[] = documentPaths.flatMap((path) =>
  blocksOf(readText(path)).flatMap(({ language, content }) => (language === 'toml' ? [{ path, toml: content }] : [])),
);

/** The variables that a configuration takes from the environment, each with a value. */
export const variablesOf = (toml: string): Record<string, string> =>
  Object.fromEntries([...toml.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => [name, `value-of-${name}`]));

/** A command of a document. */
export interface DocumentCommand {
  /** One line, without continuation. */
  command: string;
  /** The configuration that stands last before it, or an empty string. */
  toml: string;
  /** What the document shows as its output; only the last command of a block has one. */
  printed: string | undefined;
}

export function commandsOf(blocks: readonly Block[]): DocumentCommand[] {
  return blocks.flatMap(({ language, content }, index) => {
    if (language !== 'sh') return [];
    const next = blocks[index + 1];
    const toml = blocks.slice(0, index).findLast((block) => block.language === 'toml')?.content ?? '';
    const lines = content.replaceAll('\\\n', '').trim().split('\n');
    return lines.map((command, line) => ({
      command: command.replaceAll(/ {2,}/g, ' ').replace(/ # .*$/, ''),
      toml,
      printed: line === lines.length - 1 && next?.language === 'text' ? next.content : undefined,
    }));
  });
}
