import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Options } from 'rollup-plugin-license';
import { defineConfig, type Rolldown } from 'tsdown';
import { bundledPackages } from './scripts/package/bundled.ts';

/** Its types declare a default export that the module, which is CommonJS, does not have. */
const license: (options: Options) => Rolldown.Plugin = createRequire(import.meta.url)('rollup-plugin-license');

/** Files that a program, a process or a thread starts with, in `src/`; `programFile` finds them. */
const entries = [
  'index',
  'cli/bin',
  'cli/main',
  'diagnose/self-test-worker',
  'inspect/reader-worker',
  'record/key-counter-worker',
  'record/worker',
];

const substitute = (name: string): string => join(import.meta.dirname, 'scripts', 'package', name);

/** `tsdown --dts` also writes the types of what the package exports, which takes longer than all the rest. */
export default defineConfig(({ dts }) => ({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  format: 'esm',
  target: 'node22.19',
  fixedExtension: false,
  dts: dts ? { entry: 'src/index.ts' } : false,
  // Profiles name the functions of the sources with them; they are no part of the package.
  sourcemap: 'hidden',
  report: false,
  deps: {
    alwaysBundle: bundledPackages.map((name) => new RegExp(`^${name}(?:/|$)`)),
    neverBundle: [
      'better-sqlite3',
      'pg',
      'pino',
      'bufferutil',
      'utf-8-validate',
      'google-auth-library',
      '@aws-sdk/credential-provider-node',
      /^@(?:azure|opentelemetry|smithy)\//,
    ],
    onlyBundle: false,
  },
  alias: {
    undici: substitute('undici.mjs'),
    'prom-client': substitute('prom-client.mjs'),
    'body-parser': substitute('nothing.cjs'),
    'serve-static': substitute('nothing.cjs'),
  },
  outputOptions: { chunkFileNames: 'chunks/[name]-[hash].js' },
  plugins: [license({ thirdParty: { output: join(import.meta.dirname, 'dist', 'LICENSES.txt') } })],
}));
