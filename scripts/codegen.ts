import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configSchemaOf } from './codegen/config-schema.ts';
import { namesOf } from './codegen/names.ts';
import { pageOutputs } from './codegen/page.ts';
import { prismaOutputs } from './codegen/prisma.ts';
import { receivedSchemas } from './codegen/received.ts';
import { readersOf } from './codegen/readers.ts';
import { parseSpec } from './codegen/spec.ts';
import { typesOf } from './codegen/types.ts';
import { validatorsOf } from './codegen/validators.ts';
import { findOrphans, readCheckOption, updateFiles } from './made-files.ts';

/**
 * Writes what the sources are run and checked with, and the repository holds:
 *
 * - of each `specs/NAME.yaml` its types (`generated/NAME.d.ts`) and, of the schemas that its `x-validators` names, precompiled
 *   validators (`NAME.validators.js`, with types beside it), of those that its `x-received` names readers of answers
 *   (`NAME.readers.js`, the same), of those that its `x-names` lists the names of their fields (`NAME.names.js`); of the
 *   configuration also the JSON Schema for editors (`louter.toml.schema.json`)
 * - of `prisma/sqlite/schema.prisma` the database clients (`generated/prisma/`) and the schema of PostgreSQL
 * - of `src/viewer/` the page at `/ui/` (`generated/page/`)
 *
 * `--check` writes nothing and exits 1 naming every file that is stale. A source with an error does not keep
 * the others from being generated.
 */
const specs = fileURLToPath(new URL('../specs', import.meta.url));

const isChecking = readCheckOption('codegen');

/** Each source with the beginning of the paths that are made of it. */
const sources: { name: string; target: string; make: () => Map<string, string> | Promise<Map<string, string>> }[] = [
  ...(await yamlFiles()).map((file) => {
    const name = basename(file, '.yaml');
    return { name: `specs/${file}`, target: `generated/${name}.`, make: () => outputsOf(name) };
  }),
  { name: 'prisma/sqlite/schema.prisma', target: 'generated/prisma/', make: prismaOutputs },
  { name: 'src/viewer', target: 'generated/page/', make: pageOutputs },
];

const expected = new Map<string, string>();
const failed: string[] = [];
for (const { name, target, make } of sources) {
  try {
    for (const [path, content] of await make()) expected.set(path, content);
  } catch (error) {
    failed.push(target);
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

updateFiles('codegen', expected, isChecking);
const orphans = findOrphans('generated', { expected, failed });
for (const path of orphans) console.error(`${path}: nothing makes this file; delete it`);
if (failed.length > 0 || orphans.length > 0) process.exitCode = 1;

async function outputsOf(name: string): Promise<Map<string, string>> {
  const text = await readFile(join(specs, `${name}.yaml`), 'utf8');
  const spec = parseSpec(text);
  const notice = `// Made by scripts/codegen.ts from specs/${name}.yaml. Edit that file, not this one.\n`;
  const received = receivedSchemas(spec);
  const outputs = new Map([[`generated/${name}.d.ts`, notice + (await typesOf(spec, received))]]);
  if (spec.validated.length > 0) {
    const { code, types } = validatorsOf(name, spec);
    outputs.set(`generated/${name}.validators.js`, notice + code);
    outputs.set(`generated/${name}.validators.d.ts`, notice + types);
  }
  if (received.size > 0) {
    const { code, types } = readersOf(name, received);
    outputs.set(`generated/${name}.readers.js`, notice + code);
    outputs.set(`generated/${name}.readers.d.ts`, notice + types);
  }
  if (spec.named.length > 0) {
    const { code, types } = namesOf(spec);
    outputs.set(`generated/${name}.names.js`, notice + code);
    outputs.set(`generated/${name}.names.d.ts`, notice + types);
  }
  if (spec.validated.includes('Configuration')) outputs.set(`generated/${name}.toml.schema.json`, configSchemaOf(text));
  return outputs;
}

async function yamlFiles(): Promise<string[]> {
  return (await readdir(specs)).filter((file) => file.endsWith('.yaml')).toSorted();
}
