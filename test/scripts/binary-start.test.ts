import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeFailure, startFile, startProgram } from '../../scripts/binary/start.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder with the file that the single-file program starts with, and this one in place of the command line. */
function unpacked(program?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'louter-start-'));
  folders.push(folder);
  writeFileSync(join(folder, startFile.path), startFile.text);
  const main = join(folder, 'dist/cli/main.js');
  mkdirSync(dirname(main), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  if (program !== undefined) writeFileSync(main, program);
  return folder;
}

test('waits until the program has run', async () => {
  const folder = unpacked('await null; globalThis.hasLouterRun = true;\n');
  await startProgram(folder);
  expect(Reflect.get(globalThis, 'hasLouterRun')).toBe(true);
  Reflect.deleteProperty(globalThis, 'hasLouterRun');
});

test.each([
  ['is missing', undefined, 'Cannot find module'],
  ['is damaged', 'const half = ', 'Unexpected end of input'],
])('fails when a file %s, with a message of one line that names the folder', async (_what, program, reason) => {
  const folder = unpacked(program);
  const failure: unknown = await startProgram(folder).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  const message = describeFailure(folder, failure);
  expect(message).toMatch(/^louter: its files in [^\n]+\n$/);
  expect(message).toContain(`delete ${folder} if it is damaged`);
  if (reason === 'Cannot find module') expect(message).toContain(reason);
});
