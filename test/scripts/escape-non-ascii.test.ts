import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script: { escapeNonAscii(folder: string, output: readonly { type: string; fileName: string }[]): void } =
  await import(new URL('../../scripts/setup/escape-non-ascii.mjs', import.meta.url).href);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function escape(code: string, type = 'chunk'): string {
  const file = join(folder, 'bundle.mjs');
  writeFileSync(file, code);
  script.escapeNonAscii(folder, [{ type, fileName: 'bundle.mjs' }]);
  return readFileSync(file, 'utf8');
}

test('a bundle has ASCII only, and means the same', async () => {
  const text = 'é – ‘quoted’ \u{1F600} \u2028';
  const escaped = escape(
    [
      `export const texts = ['${text}', "${text}", \`${text}\`, '\\\\n'];`,
      `export const größe = 1;`,
      `export const isMatch = /^[–é]$/.test('–');`,
    ].join('\n'),
  );
  expect(escaped).toMatch(/^[\0-\x7F]*$/);
  expect(await import(pathToFileURL(join(folder, 'bundle.mjs')).href)).toMatchObject({
    texts: [text, text, text, String.raw`\n`],
    größe: 1,
    isMatch: true,
  });
});

test('a character that is escaped already is an error, as its escape would change', () => {
  expect(() => escape(String.raw`export const text = '\é';`)).toThrow('bundle.mjs: there is a backslash before');
});

test('what is no bundle stays as it is', () => expect(escape('é', 'asset')).toBe('é'));
