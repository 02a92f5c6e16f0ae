/** Why nothing can be released, in one line for whoever releases. */
export class ReleaseError extends Error {}

const versionPattern = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * The version that follows `current`.
 * @param step `major`, `minor`, `patch`, or a version such as `1.2.0`
 * @throws {ReleaseError} for another step, or a version that is not greater than the current one
 * @see https://semver.org/
 */
export function nextVersion(current: string, step: string): string {
  const [major, minor, patch] = numbersOf(current);
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  if (step === 'patch') return `${major}.${minor}.${patch + 1}`;
  if (!versionPattern.test(step))
    throw new ReleaseError(`"${step}" is neither a version like 1.2.0 nor one of major, minor, patch`);
  if (!isGreater(numbersOf(step), [major, minor, patch]))
    throw new ReleaseError(`${step} is not greater than the current version, ${current}`);
  return step;
}

type Numbers = readonly [number, number, number];

function numbersOf(version: string): Numbers {
  const [, major, minor, patch] = versionPattern.exec(version) ?? [];
  return [Number(major ?? 0), Number(minor ?? 0), Number(patch ?? 0)];
}

function isGreater(one: Numbers, other: Numbers): boolean {
  const index = one.findIndex((number, place) => number !== other[place]);
  return index !== -1 && (one[index] ?? 0) > (other[index] ?? 0);
}

/**
 * Moves what is under "Unreleased" into a section of its own.
 * @returns the whole changelog, and the new section alone
 * @throws {ReleaseError} if there is no such section, or nothing in it
 * @see https://keepachangelog.com/en/1.1.0/
 */
export function releaseChangelog(
  changelog: string,
  { version, date }: { readonly version: string; readonly date: string },
): { readonly text: string; readonly section: string } {
  const heading = /^## \[Unreleased\][^\n]*\n/m.exec(changelog);
  if (heading === null) throw new ReleaseError('CHANGELOG.md has no section "## [Unreleased]"');
  const start = heading.index + heading[0].length;
  const next = changelog.slice(start).search(/^## /m);
  const end = next === -1 ? changelog.length : start + next;
  const changes = changelog.slice(start, end).trim();
  if (!/^- /m.test(changes))
    throw new ReleaseError('CHANGELOG.md names no change under "Unreleased": write what users will notice');
  const section = `## [${version}] - ${date}\n\n${changes}`;
  const rest = changelog.slice(end);
  return { text: `${changelog.slice(0, start)}\n${section}\n${rest === '' ? '' : `\n${rest}`}`, section };
}

/**
 * What the changelog has on a released version, without its heading.
 * @throws {ReleaseError} if it has nothing
 */
export function releaseNotes(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## \[/m);
  const section = sections.find((each) => each.startsWith(`${version}]`));
  const notes = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (notes === '') throw new ReleaseError(`CHANGELOG.md has nothing on version ${version}`);
  return notes;
}
