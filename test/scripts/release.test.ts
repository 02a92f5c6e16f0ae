import { expect, test } from 'vitest';
import { nextVersion, releaseChangelog, ReleaseError, releaseNotes } from '../../scripts/release/changelog.ts';
import { readFileSync } from 'node:fs';

test.each([
  ['0.1.0', 'patch', '0.1.1'],
  ['0.1.9', 'minor', '0.2.0'],
  ['0.9.9', 'major', '1.0.0'],
  ['0.9.0', '0.10.0', '0.10.0'],
  ['1.9.9', '2.0.0', '2.0.0'],
])('the release after %s by %s is %s', (current, step, expected) => {
  expect(nextVersion(current, step)).toBe(expected);
});

test.each([
  ['0.10.0', '0.9.0'],
  ['1.0.0', '1.0.0'],
  ['1.0.0', '2.0'],
  ['1.0.0', 'next'],
])('refuses %s followed by %s', (current, step) => {
  expect(() => nextVersion(current, step)).toThrow(ReleaseError);
});

const changelog = `# Changelog

## [Unreleased]

### Added

- A viewer.

## [0.1.0] - 2026-01-01

- The first version.
`;

test('unreleased changes become a section with version and date, and a new empty section stands above', () => {
  const { text, section } = releaseChangelog(changelog, { version: '0.2.0', date: '2026-02-01' });
  expect(section).toBe('## [0.2.0] - 2026-02-01\n\n### Added\n\n- A viewer.');
  expect(text).toBe(changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-02-01\n'));
});

test.each([
  ['has no section', '# Changelog\n\n## [0.1.0]\n\n- Something.\n'],
  ['names no change', '# Changelog\n\n## [Unreleased]\n\n## [0.1.0]\n\n- Something.\n'],
])('refuses a changelog that %s for what is unreleased', (problem, text) => {
  expect(() => releaseChangelog(text, { version: '0.2.0', date: '2026-02-01' })).toThrow(problem);
});

test('the changelog of this repository can be released', () => {
  expect(() =>
    releaseChangelog(readFileSync('CHANGELOG.md', 'utf8'), { version: '99.0.0', date: '2026-02-01' }),
  ).not.toThrow();
});

test('the notes of a version are its section of the changelog', () => {
  expect(releaseNotes(changelog, '0.1.0')).toBe('- The first version.');
  const { text } = releaseChangelog(changelog, { version: '0.2.0', date: '2026-02-01' });
  expect(releaseNotes(text, '0.2.0')).toBe('### Added\n\n- A viewer.');
  expect(() => releaseNotes(changelog, '0.2.0')).toThrow(ReleaseError);
});
