/**
 * Joins the compiled files of the command line, and of the threads that it starts, into few files in dist/program/. Reading
 * 350 files takes a third of the CPU time in which a gateway starts, and half of that of a command. The files of the
 * entries lead there; all others stay as they are for programs that import Louter.
 *
 * @param {{ dist: string }} folders the folder that tsc has compiled into
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { escapeNonAscii } from './escape-non-ascii.mjs';

/** Files of dist/ that a process or a thread starts with, by their names in dist/program/. */
const entries = new Map([
  ['command-line', 'cli/main.js'],
  ['trace-writer', 'record/worker.js'],
  ['key-counters', 'record/key-counter-worker.js'],
  ['trace-reader', 'inspect/reader-worker.js'],
  ['postgresql-connection', 'record/store/postgresql/connection-worker.js'],
  ['self-test', 'diagnose/self-test-worker.js'],
]);

/** Single files already: what was made of packages, and of specs/. */
const joined = /[\\/](?:bundled|generated)[\\/]/;

export async function bundleProgram({ dist }) {
  const { rolldown } = await import('rolldown');
  const folder = join(dist, 'program');
  const fromFolder = (file) => relative(folder, file).split(sep).join('/');
  const bundle = await rolldown({
    input: Object.fromEntries([...entries].map(([name, file]) => [name, join(dist, file)])),
    platform: 'node',
    external: (id) => /^[^./\\]/.test(id) && !/^[a-z]:[\\/]/i.test(id),
    makeAbsoluteExternalsRelative: false,
    plugins: [
      {
        name: 'places',
        resolveId: (id, importer) =>
          importer !== undefined && joined.test(id)
            ? { id: fromFolder(join(dirname(importer), id)), external: true }
            : null,
        // Files beside a module are found as they were before.
        transform: (code, id) => ({
          code: code.replaceAll('import.meta.url', `new URL('${fromFolder(id)}', import.meta.url).href`),
          // Lines stay where they are.
          map: null,
        }),
      },
    ],
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[hash].js',
    // Not in the package: profiles name the functions of the sources with it.
    sourcemap: 'hidden',
    comments: false,
  });
  await bundle.close();
  escapeNonAscii(folder, output);
  for (const { fileName, isEntry } of output) if (isEntry === true) leadTo(fileName);

  function leadTo(fileName) {
    const entry = join(dist, entries.get(fileName.replace(/\.js$/, '')));
    const [first = ''] = readFileSync(entry, 'utf8').split('\n', 1);
    const interpreter = first.startsWith('#!') ? `${first}\n` : '';
    const program = relative(dirname(entry), join(folder, fileName)).split(sep).join('/');
    writeFileSync(entry, `${interpreter}import '${program}';\n`);
  }
}
