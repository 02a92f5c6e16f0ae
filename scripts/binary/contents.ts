import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from '../package/bundled.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The platform of this Node, as names of files have it: `linux-x64`. */
export const platform = `${process.platform}-${process.arch}`;

/** The file that a release offers for a platform. */
export const archiveName = (name: string): string => `louter-${name}.tar.gz`;

/**
 * The files of a single-file program for this platform: those that `npm pack` packs, and of its dependencies, the optional ones too, what Node
 * loads and their licenses. All versions are those of package-lock.json. Needs dist/.
 * @returns paths in the package with `/`, each with the file that has its bytes
 */
export function contents(): Map<string, string> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const [packed]: readonly { files: readonly { path: string }[] }[] = JSON.parse(
    execFileSync(npm, ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const paths = [
    ...(packed?.files ?? []).flatMap(({ path }) => (path.endsWith('.d.ts') ? [] : [path])),
    ...dependencies().flatMap(filesOfPackage),
  ];
  return new Map(paths.toSorted().map((path) => [path, join(root, path)]));
}

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Folders of the packages that the bundles import, and of what these need: `node_modules/pg`. */
function dependencies(): string[] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const own = packages[''] ?? {};
  const found = new Set<string>();
  const add = (name: string, from: string): void => {
    const path = placesOf(name, from).find((place) => packages[place] !== undefined);
    if (path === undefined) throw new Error(`package-lock.json has no ${name}, which ${from || 'Louter'} needs`);
    if (found.has(path)) return;
    found.add(path);
    const { dependencies: needed = {}, peerDependencies: peers = {}, peerDependenciesMeta = {} } = packages[path] ?? {};
    for (const each of Object.keys(needed)) add(each, path);
    for (const each of Object.keys(peers)) if (!peerDependenciesMeta[each]?.optional) add(each, path);
  };
  for (const name of Object.keys(own.dependencies ?? {})) if (!bundledPackages.includes(name)) add(name, '');
  for (const name of Object.keys(own.peerDependencies ?? {})) add(name, '');
  return [...found];
}

/** Where Node looks for a package that one in the folder `from` imports, the nearest first. */
function placesOf(name: string, from: string): string[] {
  if (from === '') return [`node_modules/${name}`];
  const outer = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1));
  return [`${from}/node_modules/${name}`, ...placesOf(name, outer)];
}

function filesOfPackage(path: string): string[] {
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Error(`${path} is not installed: npm ci installs it`);
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = join(entry.parentPath, entry.name);
    const inside = file.slice(folder.length + 1).replaceAll('\\', '/');
    return entry.isFile() && !inside.startsWith('node_modules/') && isLoaded(inside) ? [`${path}/${inside}`] : [];
  });
}

/** Whether Node loads a file of a package, or its license has to come with it. Native parts are named by their platform. */
function isLoaded(path: string): boolean {
  if (path.endsWith('.node')) return basename(path, '.node') === platform;
  return /\.(?:[cm]?js|json)$/.test(path) || /^(?:licen[cs]e|notice|copying)/i.test(basename(path));
}
