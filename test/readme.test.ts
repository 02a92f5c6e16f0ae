import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../src/config/load.ts';
import { louterProcess } from './support/command.ts';
import { DocumentReader, sendsRequest, toPattern } from './support/document-reader.ts';
import {
  blocksOf,
  commandsOf,
  configExamples,
  documentPaths,
  readText,
  variablesOf,
  type DocumentCommand,
} from './support/documents.ts';

/** What `npm run test:all` runs in clones and projects of its own, and where. */
const runElsewhere = new Map<string, readonly [file: string, text: string]>([
  ['npm start', ['scripts/test-all/clone.ts', "spawn('npm', ['start', "]],
  ['npm test', ['.ci/run', '\nnpm test\n']],
  ['npm pack --silent', ['scripts/test-all/package.ts', "run('npm', ['pack', '--silent', "]],
  ['npm install --global ./louter-*.tgz', ['scripts/test-all/package.ts', "'--global', tarball]"]],
  ['louter serve', ['scripts/test-all/package.ts', 'startGatewayProcess(']],
]);

const inCloudSessions = (cloud: string): readonly [file: string, text: string] => [
  'scripts/agents/sessions.ts',
  `CLAUDE_CODE_USE_${cloud}: '1',`,
];

/** What pages begin a command with, and what installs the same packages, starts the same agent or program, or makes the same file. */
const runElsewhereByBeginning: readonly (readonly [beginning: string, readonly [file: string, text: string]])[] = [
  [
    'npm install --global @aws-sdk/credential-provider-node ',
    ['package.json', '"@aws-sdk/credential-provider-node": "'],
  ],
  ['npm install --global google-auth-library', ['package.json', '"google-auth-library": "']],
  ['npm install --global @azure/identity', ['package.json', '"@azure/identity": "']],
  // What a release offers, which is built and tried before it is published.
  ['sha256sum --check ', ['.github/workflows/release.yml', 'sha256sum louter-*.tar.gz | tee SHA256SUMS']],
  ['gh attestation verify louter-', ['.github/workflows/release.yml', 'subject-checksums: binaries/SHA256SUMS']],
  ['tar -xzf louter-', ['scripts/binary/main.ts', "execFileSync('tar', ['-xzf', archive"]],
  ['./louter serve', ['scripts/binary/main.ts', "'serve', '--config', 'louter.toml', '--port', '0']"]],
  ['CLAUDE_CODE_USE_BEDROCK=1 ', inCloudSessions('BEDROCK')],
  ['CLAUDE_CODE_USE_VERTEX=1 ', inCloudSessions('VERTEX')],
];

const documents = documentPaths.map((path) => {
  const blocks = blocksOf(readText(path));
  return { path, blocks, commands: commandsOf(blocks), programs: blocks.filter(({ language }) => language === 'ts') };
});
const readmeCommands = documents[0]?.commands ?? [];

test('the documents have the commands and programs that these tests are about', () => {
  expect(readmeCommands.length).toBeGreaterThan(8);
  expect(documents.flatMap(({ commands }) => commands).length).toBeGreaterThan(40);
  expect(documents.flatMap(({ programs }) => programs).length).toBeGreaterThan(5);
});

test.each(documents)('$path has blocks of known languages', ({ blocks }) => {
  const known = /^(?:sh|text|toml|ts|json|mermaid)$/;
  expect(blocks.map(({ language }) => language).filter((language) => !known.test(language))).toEqual([]);
});

/** Those that other tests follow. */
const followedElsewhere = [
  'docs/explanation/path-of-a-request.md',
  'docs/how-to/company-proxy.md',
  'docs/how-to/read-a-turn.md',
  'docs/how-to/session-costs.md',
  'docs/how-to/team.md',
];
const isFollowedElsewhere = (path: string): boolean =>
  path.startsWith('docs/tutorials/') || followedElsewhere.includes(path);
const runnable = documents.filter(
  ({ path, commands, programs }) => !isFollowedElsewhere(path) && commands.length + programs.length > 0,
);

/** Follows the pages that only read traces: a gateway after the requests of the README. */
let shared: Promise<DocumentReader> | undefined;
afterAll(async () => (await shared)?.end());

async function createReader(commands: readonly DocumentCommand[], programs: readonly unknown[]) {
  if (programs.length > 0 || commands.some(({ command }) => sendsRequest(command) || command.startsWith('louter run ')))
    return DocumentReader.create();
  return (shared ??= DocumentReader.create().then(async (reader) => {
    await reader.readFirst(readmeCommands);
    return reader;
  }));
}

describe.each(runnable)('$path', ({ commands, programs }) => {
  let reader: DocumentReader;
  beforeAll(async () => (reader = await createReader(commands, programs)));
  afterAll(async () => {
    if (reader !== (await shared)) await reader.end();
  });

  test.each(commands)('$command', async (each) => {
    const byBeginning = runElsewhereByBeginning.find(([beginning]) => each.command.startsWith(beginning));
    const elsewhere = runElsewhere.get(each.command) ?? byBeginning?.[1];
    if (elsewhere) expect(readText(elsewhere[0])).toContain(elsewhere[1]);
    if (elsewhere && !/^npm start$|^louter serve$/.test(each.command)) return;
    const stdout = await reader.run(each);
    if (each.printed !== undefined)
      expect(reader.comparable(stdout)).toMatch(toPattern(reader.comparable(each.printed)));
    else if (/ show \w+ --json$/.test(each.command))
      expect(JSON.parse(stdout)).toMatchObject({ format: 2, status: 'ok' });
    else expect(stdout).not.toBe('');
  });

  test.each(programs)('a program prints what its comments show', ({ content }) => {
    const printed = [...content.matchAll(/ \/\/ (.*)$/gm)].map(([, line]) => line);
    expect(reader.runProgram(content).trim().split('\n')).toEqual(printed);
  });
});

describe('a configuration is valid', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'louter-examples-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  test.each(configExamples)('$path: $toml', ({ toml }) => {
    const file = join(folder, 'example.toml');
    writeFileSync(file, toml);
    expect(loadConfig({ file, env: variablesOf(toml) })).toMatchObject({ file, models: expect.any(Array) as unknown });
  });
});

test.each(['louter', 'traces'])('the commands of npm run %s exist', async (script) => {
  const row = readText('docs/reference/commands.md')
    .split('\n')
    .find((line) => line.startsWith(`| \`npm run ${script} -- CMD\``));
  const named = [...(row?.split('|')[2] ?? '').matchAll(/`([a-z]+)[ a-z]*`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(3);
  const { stdout } = await louterProcess(script === 'louter' ? ['--help'] : ['traces', '--help'], { cwd: tmpdir() });
  for (const name of named) expect(stdout).toContain(`\n  ${name} `);
});
