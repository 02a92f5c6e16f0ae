import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configSchemaOf } from './codegen/config-schema.ts';
import { parseSpec } from './codegen/spec.ts';
import { typesOf } from './codegen/types.ts';
import { validatorsOf } from './codegen/validators.ts';

/**
 * Writes generated/ from specs/: of each `<name>.yaml` the types (`<name>.d.ts`) and, of the schemas that
 * its `x-validators` names, precompiled validators (`<name>.validators.js`, with types beside it). Of the configuration
 * also the JSON Schema for editors (`louter.toml.schema.json`).
 * `--check` writes nothing and exits 1 naming every file that is stale. A spec at fault does not keep
 * the others from being generated.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const specs = join(root, 'specs');
const generated = join(root, 'generated');

const { argv } = process;
const checking = argv.includes('--check');
const unknown = argv.slice(2).filter((argument) => argument !== '--check');
if (unknown.length > 0) {
  console.error(`codegen: unknown argument ${unknown.join(' ')}; it takes --check only`);
  process.exit(2);
}

const expected = new Map<string, string>();
const failed = new Set<string>();
for (const file of await yamlFiles()) {
  const name = basename(file, '.yaml');
  try {
    for (const [path, content] of await outputsOf(name)) expected.set(path, content);
  } catch (error) {
    failed.add(name);
    console.error(`specs/${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const stale: string[] = [];
for (const [path, content] of expected) {
  if ((await contentOf(path)) === content) continue;
  stale.push(path);
  if (!checking) await write(path, content);
}
const orphans = (await filesIn(generated)).filter(
  (path) => !expected.has(path) && !failed.has(path.split('.', 1)[0] ?? path),
);

for (const path of stale) console.error(`generated/${path}: ${checking ? 'stale' : 'written'}`);
for (const path of orphans) console.error(`generated/${path}: no spec makes this file; delete it`);
if (checking && stale.length > 0) console.error('run `npm run codegen` and commit what it writes');
if (failed.size > 0 || orphans.length > 0 || (checking && stale.length > 0)) process.exitCode = 1;

async function outputsOf(name: string): Promise<Map<string, string>> {
  const text = await readFile(join(specs, `${name}.yaml`), 'utf8');
  const spec = parseSpec(text);
  const notice = `// Made by scripts/codegen.ts from specs/${name}.yaml. Edit that file, not this one.\n`;
  const outputs = new Map([[`${name}.d.ts`, notice + (await typesOf(spec))]]);
  if (spec.validated.length > 0) {
    const { code, types } = validatorsOf(name, spec);
    outputs.set(`${name}.validators.js`, notice + code);
    outputs.set(`${name}.validators.d.ts`, notice + types);
  }
  if (spec.validated.includes('Configuration')) outputs.set(`${name}.toml.schema.json`, configSchemaOf(text));
  return outputs;
}

async function yamlFiles(): Promise<string[]> {
  return (await filesIn(specs)).filter((file) => file.endsWith('.yaml'));
}

async function filesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).toSorted();
}

async function contentOf(path: string): Promise<string | undefined> {
  const present = await filesIn(generated);
  return present.includes(path) ? readFile(join(generated, path), 'utf8') : undefined;
}

function write(path: string, content: string): Promise<void> {
  return writeFile(join(generated, path), content);
}
