/**
 * `npm run release -- VERSION|major|minor|patch [--dry-run]`: sets the version, dates the changelog's unreleased
 * section, commits and tags. It publishes nothing: the last lines name the commands that do.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nextVersion, releaseChangelog, ReleaseError } from './release/changelog.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
});
const dryRun = values['dry-run'];
const usage = 'usage: npm run release -- VERSION|major|minor|patch [--dry-run]';

try {
  release(positionals);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(`release: ${error.message}`);
  process.exitCode = 2;
}

function release([step, ...others]: readonly string[]): void {
  if (step === undefined || others.length > 0) throw new ReleaseError(usage);
  const manifest = readFileSync('package.json', 'utf8');
  const { version: current }: { version: string } = JSON.parse(manifest);
  const version = nextVersion(current, step);
  const changelog = releaseChangelog(readFileSync('CHANGELOG.md', 'utf8'), {
    version,
    date: new Date().toISOString().slice(0, 10),
  });
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '') throw new ReleaseError(`the tag ${tag} exists already`);
  const changes = git('status', '--porcelain');
  if (changes !== '' && !dryRun) throw new ReleaseError(`commit or remove these changes first:\n${changes}`);

  console.log(`${current} → ${version}\n\n${changelog.section}\n`);
  run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version']);
  write('CHANGELOG.md', changelog.text);
  run('git', ['commit', '--all', '--message', `Release ${version}`]);
  run('git', ['tag', '--annotate', tag, '--message', `Louter ${version}`]);
  console.log(`
Nothing is published yet. When the checks of this commit have passed:
  git push --follow-tags
  npm publish --provenance --access public     in a CI job that may write an id-token, so that npm can show where it was built`);
}

function run(command: string, options: readonly string[]): void {
  console.log(`${dryRun ? 'would run' : 'running'}: ${[command, ...options].join(' ')}`);
  if (!dryRun) execFileSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function write(file: string, text: string): void {
  console.log(`${dryRun ? 'would write' : 'writing'}: ${file}`);
  if (!dryRun) writeFileSync(file, text);
}

function git(...options: readonly string[]): string {
  return execFileSync('git', options, { encoding: 'utf8' }).trim();
}
