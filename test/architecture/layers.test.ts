import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsIn, layerTable, readSources, targetOf } from './layer-table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'src');
const layers = layerTable.map((row) => row.map(({ folder }) => folder));

/** What only some files may import: the package or generated code, and where they are. */
const owners: readonly (readonly [imported: RegExp, owner: RegExp])[] = [
  [/^express$/, /^server\//],
  [/^undici$/, /^gateway\//],
  [/^@opentelemetry\//, /^telemetry\//],
  [/^@prisma\/|^better-sqlite3$|\/generated\/prisma\//, /^record\//],
  [/\/generated\/louter\./, /^(config|server|cli|viewer|present)\//],
  [/\/generated\/anthropic\./, /^protocols\/anthropic\//],
  [/\/generated\/gemini\./, /^protocols\/gemini\//],
  [/\/generated\/gemini-interactions\./, /^protocols\/gemini\/interactions\//],
  [/\/generated\/ollama\./, /^protocols\/ollama\//],
  [/\/generated\/openai(?:-completions)?\./, /^protocols\/openai\//],
];

const files = readSources();

describe('layers', () => {
  test('every folder of src/ has its place', () => {
    const known = new Set(layers.flat());
    const folders = readdirSync(source);
    expect(folders.filter((folder) => !known.has(folder))).toEqual([]);
  });

  test('a file imports from its own folder and lower layers only', () => {
    const wrong = files.flatMap(({ name, path, imports }) =>
      imports.flatMap((specifier) => {
        const target = targetOf(path, specifier);
        return target !== undefined && !mayImport(name, target) ? [`${name} imports ${target}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('the store knows rows, not conversations: of src/ it imports core, wire and what an exchange is recorded as', () => {
    const ofStore = files.filter(({ name }) => name.startsWith('record/store/'));
    expect(ofStore.length).toBeGreaterThan(0);
    const wrong = ofStore.flatMap(({ name, path, imports }) =>
      imports.flatMap((specifier) => {
        const target = targetOf(path, specifier);
        return target === undefined || /^(?:core|wire|record\/store)\/|^record\/exchange\.ts$/.test(target)
          ? []
          : [`${name} imports ${target}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('what has an owner is imported by it alone', () => {
    const wrong = files.flatMap(({ name, imports }) =>
      imports.flatMap((specifier) => {
        const rule = owners.find(([imported]) => imported.test(specifier));
        return rule && !rule[1].test(name) ? [`${name} imports ${specifier}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('core stands alone', () => {
    const wrong = files.filter(
      ({ name, path, imports }) =>
        name.startsWith('core/') &&
        imports.some((each) => !each.startsWith('node:') && !targetOf(path, each)?.startsWith('core/')),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('the viewer runs in a browser: it imports core, present and types of the API only, and writes no HTML', () => {
    const ofViewer = files.filter(({ name }) => name.startsWith('viewer/') && name !== 'viewer/vite.config.ts');
    expect(ofViewer.length).toBeGreaterThan(0);
    const wrong = ofViewer.flatMap(({ name, path, imports }) =>
      imports.flatMap((specifier) => {
        const target = targetOf(path, specifier);
        const isAllowed =
          target === undefined
            ? /^(?:preact|@preact\/signals|openapi-fetch|eventsource-parser$|marked$|(?:\.\.\/)+generated\/louter\.js$)/.test(
                specifier,
              )
            : /^(?:viewer|core|present)\//.test(target);
        return isAllowed ? [] : [`${name} imports ${specifier}`];
      }),
    );
    expect(wrong).toEqual([]);
    const writesHtml = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|setAttribute\(['"]style/i;
    expect(ofViewer.filter(({ text }) => writesHtml.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test('what is presented is presented in a browser, too: it imports core and types of the API only', () => {
    const ofPresent = files.filter(({ name }) => name.startsWith('present/'));
    expect(ofPresent.length).toBeGreaterThan(0);
    const wrong = ofPresent.flatMap(({ name, path, imports }) =>
      imports.flatMap((specifier) =>
        /^(?:present|core)\//.test(targetOf(path, specifier) ?? '') || specifier === '../../generated/louter.js'
          ? []
          : [`${name} imports ${specifier}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('no files import each other in a circle, types included', () => {
    // The database of PostgreSQL states that it is one, and the interface of all databases that it may be of PostgreSQL.
    const known = ['record/store/postgresql/database.ts', 'record/store/store-database.ts'];
    const imports = files.map(({ name, path, imports: each }): [string, string[]] => [
      name,
      each.flatMap((specifier) => targetOf(path, specifier) ?? []),
    ]);
    expect(inCircles(imports)).toEqual(known);
    expect(
      inCircles([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b', 'd']],
        ['d', []],
      ]),
    ).toEqual(['b', 'c']);
  });

  test('a command loads no database client before it runs', () => {
    // What is imported when it runs, and types, are not loaded at the start.
    const atStart = new Map(
      files.map(({ name, path, text }) => [
        name,
        importsIn(text.replaceAll(/import type [^;]*;|\bimport\([^)]*\)/g, '')).flatMap(
          (specifier) => targetOf(path, specifier) ?? [specifier],
        ),
      ]),
    );
    const loaded = new Set(['cli/program.ts']);
    for (const each of loaded) for (const target of atStart.get(each) ?? []) loaded.add(target);
    expect(loaded.has('core/filter-help.ts')).toBe(true);
    expect(
      [...loaded].filter((each) => /generated\/prisma|^@prisma|better-sqlite3|^express$|^undici$/.test(each)),
    ).toEqual([]);
  });

  test('the rules see a wrong import', () => {
    expect(mayImport('core/fold.ts', 'wire/framing.ts')).toBe(false);
    expect(mayImport('protocols/anthropic/stream.ts', 'protocols/gemini/answer-encoder.ts')).toBe(false);
    expect(mayImport('protocols/anthropic/stream.ts', 'protocols/backends.ts')).toBe(false);
    expect(mayImport('protocols/openai/chat/stream.ts', 'protocols/openai/responses/usage.ts')).toBe(false);
    expect(mayImport('protocols/openai/chat/stream.ts', 'protocols/openai/shared/usage.ts')).toBe(true);
    expect(mayImport('protocols/openai/shared/usage.ts', 'protocols/openai/chat/stream.ts')).toBe(false);
    expect(mayImport('protocols/backends.ts', 'protocols/anthropic/backend.ts')).toBe(true);
    expect(mayImport('config/load.ts', 'record/exchange.ts')).toBe(false);
    expect(mayImport('gateway/create.ts', 'record/exchange.ts')).toBe(true);
    expect(
      importsIn(`import { a } from './a.ts';\nexport * from "./b.ts";\nawait import('./c.ts');\nimport './d.ts';`),
    ).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts']);
  });
});

describe('habits', () => {
  test('the environment is read in src/config/ only, and no vendor key is among what is read', () => {
    expect(namesOf((file) => /process\.env/.test(file.text) && !file.name.startsWith('config/'))).toEqual([]);
    const vendorKey =
      /\b(ANTHROPIC|OPENAI|GEMINI|GOOGLE|DEEPSEEK|MISTRAL|GROQ|XAI|OPENROUTER)_(API_KEY|AUTH_TOKEN|BASE_URL)\b/;
    // How an agent is pointed at the gateway names variables of the agent's. When asked, `louter init` looks which of the
    // names are set, and writes the names into the file.
    const namesVariables = new Set(['cli/banner.ts', 'cli/init-file.ts']);
    expect(
      namesOf(
        (file) => vendorKey.test(file.text) && !namesVariables.has(file.name) && !file.name.startsWith('agents/'),
      ),
    ).toEqual([]);
  });

  test('what a terminal may be shown goes through one place each for commands and for the log', () => {
    const writes = /process\.std(?:out|err)\.write|\bconsole\.\w+\(/;
    // `bin.ts` imports nothing, as an old Node could not load it, and prints one text of its own.
    expect(namesOf((file) => writes.test(file.text))).toEqual(['cli/bin.ts', 'cli/output.ts']);
  });

  test('no type is given up', () => {
    const givenUp = /@ts-(?:ignore|nocheck|expect-error)|[:|&]\s*any\s*[;,)=|&]|<any>|\bany\[\]|\bas any\b/;
    expect(givenUp.test('const x: any = 1;') && givenUp.test('// @ts-ignore')).toBe(true);
    expect(namesOf(({ text }) => givenUp.test(text))).toEqual([]);
  });

  test('no file is longer than 400 lines', () => {
    expect(namesOf(({ text }) => text.split('\n').length > 401)).toEqual([]);
  });

  test('no file is named for nothing in particular', () => {
    expect(namesOf(({ name }) => /(^|[/-])(utils?|helpers?|managers?|common|misc)\b/.test(name))).toEqual([]);
  });
});

describe('the repository', () => {
  test('has the files that its documents name', () => {
    const documents = [
      'CONTRIBUTING.md',
      ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
        .filter((each) => each.endsWith('.md') && !each.includes('node_modules'))
        .map((each) => join('docs', each)),
    ];
    const folders = new Set(layers.flat());
    const named = documents.flatMap((document) =>
      [...readFileSync(join(root, document), 'utf8').matchAll(/`(src\/)?(([\w-]+)\/[\w./-]+\.tsx?)`/g)].flatMap(
        ([, prefix, path = '', folder = '']) =>
          prefix !== undefined || folders.has(folder) ? [`${document}: ${path}`] : [],
      ),
    );
    expect(named.length).toBeGreaterThan(40);
    const sources = new Set(files.map(({ name }) => name));
    expect(named.filter((each) => !sources.has(each.split(': ')[1] ?? ''))).toEqual([]);
  });

  test.each(['README.md', 'CONTRIBUTING.md', 'LICENSE', 'package-lock.json', '.ci/run'])('has %s', (name) => {
    expect(readFileSync(join(root, name), 'utf8').length).toBeGreaterThan(0);
  });

  test('pins every dependency', () => {
    const manifest: Record<string, Record<string, string>> = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    const versions = Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] });
    expect(versions.filter(([, version]) => !/^(?:npm:[^ ]+@)?\d+\.\d+\.\d+/.test(version))).toEqual([]);
  });
});

function mayImport(from: string, to: string): boolean {
  const folder = folderOf(from);
  const otherFolder = folderOf(to);
  if (folder !== otherFolder) return layerOf(otherFolder) < layerOf(folder);
  return folder !== 'protocols' || mayImportProtocol(from, to);
}

/**
 * A protocol does not import another. The members of a family (`protocols/openai/chat`) may import what the family
 * shares; files directly in `protocols/` are the registries, which import all protocols and which no protocol imports.
 */
function mayImportProtocol(from: string, to: string): boolean {
  const [, ...path] = from.split('/');
  const [, ...otherPath] = to.split('/');
  if (path.length === 1) return true;
  if (path[0] !== otherPath[0]) return false;
  return path.length === 2 || path[1] === otherPath[1] || otherPath[1] === 'shared';
}

const folderOf = (name: string): string => name.split('/')[0] ?? '';

const layerOf = (folder: string): number => layers.findIndex((layer) => layer.includes(folder));

function namesOf(selected: (file: (typeof files)[number]) => boolean): string[] {
  return files.filter(selected).map(({ name }) => name);
}

/** Those of these files that reach themselves by what they import. */
function inCircles(imports: readonly (readonly [name: string, targets: readonly string[]])[]): string[] {
  const targetsOf = new Map(imports);
  return imports.flatMap(([name, targets]) => {
    const reached = new Set(targets);
    for (const each of reached) for (const target of targetsOf.get(each) ?? []) reached.add(target);
    return reached.has(name) ? [name] : [];
  });
}
