import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, asString, parseJson } from '../../src/core/json.ts';
import type { Agent } from './agent.ts';
import { installPackages } from '../processes.ts';

/** The packages could not be had in time. */
export class InstallError extends Error {}

/**
 * Installs agents into one folder, unless these very versions are there already, and gives back the folder of their
 * commands. This is the only step that needs a network. Progress goes to stderr.
 * @throws {InstallError} when npm fails, or takes more than `timeoutMs` milliseconds.
 */
export async function installAgents(folder: string, agents: readonly Agent[], timeoutMs: number): Promise<string> {
  const bin = join(folder, 'node_modules', '.bin');
  const missing = agents.filter((agent) => !isInstalled(folder, agent));
  if (missing.length === 0) return bin;
  const present = asObject(manifestIn(folder)?.['dependencies']);
  const wanted = Object.fromEntries(
    agents.flatMap(({ packages }) => packages.map(({ name, version }) => [name, version])),
  );
  const manifest = {
    dependencies: { ...present, ...wanted },
    // Some put their native binary in place by an install script, which newer npm runs only where it is allowed.
    allowScripts: Object.fromEntries(Object.keys({ ...present, ...wanted }).map((name) => [name, true])),
  };
  const names = missing.flatMap(({ packages }) => packages.map(({ name, version }) => `${name}@${version}`)).join(', ');
  process.stderr.write(`installing ${names} into ${folder} (some hundred megabytes each, once)\n`);
  const npm = await installPackages(folder, manifest, { options: ['--loglevel=error'], timeoutMs });
  process.stderr.write(npm.stderr);
  if (npm.timedOut) throw new InstallError(`npm did not install ${names} within ${timeoutMs / 1000} s`);
  if (npm.code !== 0) throw new InstallError(`npm install of ${names} ended with ${npm.code}`);
  return bin;
}

function isInstalled(folder: string, { packages, command }: Agent): boolean {
  if (!existsSync(join(folder, 'node_modules', '.bin', command))) return false;
  return packages.every(
    ({ name, version }) => asString(manifestIn(join(folder, 'node_modules', name))?.['version']) === version,
  );
}

const manifestIn = (folder: string) => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? asObject(parseJson(readFileSync(file, 'utf8'))) : undefined;
};
