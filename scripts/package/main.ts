/**
 * What npm runs around `npm pack` and `npm publish`: `prepack` builds dist/ with its types and takes the dependencies that are in the
 * bundles out of package.json, `postpack` puts the file back as it was.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';
import { bundledPackages } from './bundled.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifestFile = join(root, 'package.json');
const savedFile = join(root, 'node_modules', '.louter', 'package.json');

if (process.argv[2] === 'prepack') {
  // Packing was interrupted before.
  restore();
  await build({ cwd: root, dts: true, logLevel: 'warn' });
  const text = readFileSync(manifestFile, 'utf8');
  const manifest: { dependencies: Record<string, string> } = JSON.parse(text);
  for (const name of bundledPackages) delete manifest.dependencies[name];
  mkdirSync(dirname(savedFile), { recursive: true });
  writeFileSync(savedFile, text);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
} else restore();

function restore(): void {
  if (existsSync(savedFile)) renameSync(savedFile, manifestFile);
}
