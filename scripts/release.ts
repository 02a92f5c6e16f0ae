/**
 * `npm run release -- VERSION|major|minor|patch [--dry-run]`: sets the version, dates the changelog's unreleased
 * section, commits and tags. It publishes nothing: that is done by .github/workflows/release.yml, once the tag is pushed.
 * `npm run release -- VERSION --notes` prints what the changelog has on a version, which must be that of package.json.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nextVersion, releaseChangelog, ReleaseError, releaseNotes } from './release/changelog.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, notes: { type: 'boolean', default: false } },
});
const dryRun = values['dry-run'];
const usage = 'usage: npm run release -- VERSION|major|minor|patch [--dry-run|--notes]';

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
  if (values.notes) {
    if (step !== current) throw new ReleaseError(`package.json has version ${current}, not ${step}`);
    return console.log(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), current));
  }
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
Nothing is published yet. When the checks of this commit have passed, push the tag to GitHub:
  git push --follow-tags
.github/workflows/release.yml then publishes the package, the image and the programs.`);
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
