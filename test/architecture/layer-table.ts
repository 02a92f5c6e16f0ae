import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src', import.meta.url));

/** A folder of src/, or its only file there, and what it contains. */
export interface SourceFolder {
  folder: string;
  contents: string;
}

/** From the ground up; a folder imports from itself and from those of earlier rows only. */
export const layerTable: readonly (readonly SourceFolder[])[] = [
  [
    {
      folder: 'core',
      contents:
        'the normalized types (Core), the interfaces of codecs, frontends and backends, JSON, redaction; imports nothing',
    },
  ],
  [
    { folder: 'wire', contents: 'bytes to frames and back: server-sent events, JSON lines, JSON arrays' },
    {
      folder: 'present',
      contents:
        'what is shown of a request, a conversation, a comparison: lines with roles, which commands print and the page draws',
    },
  ],
  [
    {
      folder: 'protocols',
      contents:
        'one folder per protocol with its codec, frontend and backend; `openai/` and `gemini/` are families with a `shared/` folder',
    },
    { folder: 'dialects', contents: 'tool calls written as text: one file per dialect, for parsing and writing' },
  ],
  [
    {
      folder: 'judge',
      contents:
        'aligns two conversations in Core terms, explains each difference by what was declared, and names the rest; knows nothing of the store',
    },
  ],
  [
    { folder: 'config', contents: '`louter.toml`, the environment, properties of models' },
    { folder: 'record', contents: 'writes traces; only `record/store/` accesses the database' },
  ],
  [
    {
      folder: 'agents',
      contents:
        "how `louter run` starts each agent: one file per agent without side effects; `launch.ts` starts processes, `connections.ts` changes users' files",
    },
  ],
  [{ folder: 'replay', contents: 'fixtures, and responses replayed from them' }],
  [{ folder: 'inspect', contents: 'reads traces: export, comparison, retranslation, prompt-cache prefix' }],
  [{ folder: 'gateway', contents: "one request, from the client's bytes to the trace" }],
  [
    {
      folder: 'telemetry',
      contents: 'spans and metrics of requests for OpenTelemetry; loads its packages only if `[otel]` is configured',
    },
  ],
  [{ folder: 'diagnose', contents: 'checks of backends, and the self-test' }],
  [{ folder: 'client', contents: 'the upstream side of the gateway as a library' }],
  [{ folder: 'server', contents: 'the HTTP server' }],
  [{ folder: 'cli', contents: 'the commands' }],
  [{ folder: 'index.ts', contents: 'what the package exports' }],
  [
    {
      folder: 'viewer',
      contents: 'the page at `/ui/`, which runs in a browser: Preact, built by Vite into `generated/page/`',
    },
  ],
];

/** A file of src/. */
export interface SourceFile {
  /** Its path from src/. */
  name: string;
  path: string;
  text: string;
  /** What it imports, as it is written there. */
  imports: string[];
}

export const readSources = (): SourceFile[] =>
  sourceFiles(source).map((path) => {
    const text = readFileSync(path, 'utf8');
    return { name: relative(source, path), path, text, imports: importsIn(text) };
  });

/** What an import leads to, relative to src/; `undefined` outside of it. */
export function targetOf(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = relative(source, resolve(dirname(path), specifier));
  return target.startsWith('..') ? undefined : target;
}

export function importsIn(text: string): string[] {
  const statements =
    /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
  return [...withoutComments(text).matchAll(statements)].map((found) => found[1] ?? found[2] ?? '');
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
