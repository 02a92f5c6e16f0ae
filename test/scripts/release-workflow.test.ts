import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { archiveName, platform } from '../../scripts/binary/contents.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly include: readonly { readonly platform: string }[] } };
  readonly steps: readonly Step[];
}

const text = read('.github/workflows/release.yml');
const workflow: { permissions: object; on: unknown; jobs: Record<string, Job> } = parse(text);
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);
const commands = steps.map(({ run = '' }) => run).join('\n');
const platforms = workflow.jobs['binaries']?.strategy?.matrix.include.map((each) => each.platform) ?? [];

test('begins with a tag of a version, and each job has only the permissions that it names', () => {
  expect(workflow.on).toEqual({ push: { tags: ['v*.*.*'] } });
  expect(workflow.permissions).toEqual({});
  const writing = Object.entries(workflow.jobs).map(([name, { permissions = {} }]) => [
    name,
    Object.keys(permissions).filter((scope) => permissions[scope] === 'write'),
  ]);
  expect(Object.fromEntries(writing)).toEqual({
    test: [],
    binaries: [],
    package: ['id-token'],
    image: ['packages', 'id-token', 'attestations'],
    release: ['contents', 'id-token', 'attestations'],
  });
  expect(text.match(/secrets\.\w+/g)).toEqual(['secrets.GITHUB_TOKEN']);
});

test('pins each action to a commit, with its version beside it', () => {
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.length).toBeGreaterThan(10);
  for (const action of used) expect(text).toMatch(new RegExp(`uses: ${action} # v\\d+\\.\\d+\\.\\d+\\n`));
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
});

test('waits for jobs that exist, and publishes nothing before the tests have passed', () => {
  const needed = (name: string): string[] =>
    [workflow.jobs[name]?.needs ?? []].flat().flatMap((each) => [each, ...needed(each)]);
  for (const [name, job] of Object.entries(workflow.jobs)) {
    expect(Object.keys(workflow.jobs)).toEqual(expect.arrayContaining(needed(name)));
    if (Object.values(job.permissions ?? {}).includes('write')) expect(needed(name)).toContain('test');
  }
});

test('calls scripts that exist', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const named = [...commands.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  const files = [...commands.matchAll(/(?:^|\s)((?:\.ci|scripts)\/[\w./-]+)/g)].map(([, file = '']) => file);
  expect(files).toEqual(expect.arrayContaining(['.ci/run', 'scripts/release.ts']));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('uses the Node of the image, everywhere', () => {
  const [, version] = /^FROM (?:\S+ )?node:([\d.]+)-slim$/m.exec(read('Dockerfile')) ?? [];
  const used = steps
    .filter(({ uses }) => uses?.startsWith('actions/setup-node@'))
    .map((step) => step.with?.['node-version']);
  expect(new Set(used)).toEqual(new Set([version]));
});

test('uploads for each platform the archive that is built there, with a native part of SQLite', () => {
  expect(platforms).toHaveLength(5);
  const [path] = (workflow.jobs['binaries']?.steps ?? []).flatMap((step) => step.with?.['path'] ?? []);
  expect(path).toBe(`binary/${archiveName('${{ matrix.platform }}')}`);
  for (const each of platforms)
    expect(existsSync(join(root, 'node_modules', 'better-sqlite3', 'prebuilds', `${each}.node`))).toBe(true);
  // Where the tests run, the name is one that a release may have.
  expect(platform).toMatch(/^[a-z\d]+-[a-z\d]+$/);
});

test('the page on the installation names each file of a release, and no other', () => {
  const named = read('docs/how-to/install.md').match(/\blouter-\w+-\w+\.tar\.gz\b/g) ?? [];
  expect(new Set(named)).toEqual(new Set(platforms.map(archiveName)));
});
