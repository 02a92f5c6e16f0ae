import { readFileSync } from 'node:fs';
import { driftOf, specNames } from './drift/compared.ts';

/**
 * `npm run drift [SPEC…]`: how specs/ differ from the vendors' pinned packages. Prints what is left out or said
 * otherwise on purpose, by reason; exits 1 when the packages have something that has not been reviewed, or no longer
 * have something that has.
 */
const requestedNames = process.argv.slice(2);
const unknown = requestedNames.filter((name) => !specNames.includes(name));
if (unknown.length > 0) {
  console.error(`drift: no spec ${unknown.join(', ')} with an SDK to compare; there are ${specNames.join(', ')}`);
  process.exit(2);
}

const packages: Record<string, string> = {
  anthropic: '@anthropic-ai/sdk',
  openai: 'openai',
  'openai-completions': 'openai',
  gemini: '@google/genai',
  ollama: 'ollama',
};

for (const spec of requestedNames.length > 0 ? requestedNames : specNames) {
  const { reviewed, unreviewed, gone } = driftOf(spec);
  const count = reviewed.reduce((sum, { differences }) => sum + differences.length, 0);
  console.log(`specs/${spec}.yaml against ${versionOf(packages[spec] ?? spec)}: ${count} reviewed differences`);
  for (const { reason, differences } of reviewed) list(`${reason} (${differences.length})`, differences);
  list('NOT REVIEWED: mend the spec, or add it with its reason to scripts/drift/reviewed-differences.json', unreviewed);
  list('NO LONGER SO: remove it from scripts/drift/reviewed-differences.json', gone);
  if (unreviewed.length + gone.length > 0) process.exitCode = 1;
}

function list(title: string, differences: readonly string[]): void {
  if (differences.length === 0) return;
  console.log(`\n  ${title}`);
  for (const difference of differences) console.log(`    ${difference}`);
}

function versionOf(name: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  );
  return `${name} ${manifest.version}`;
}
