/**
 * Puts the packages that dist/ would need only a small part of into dist/ itself, so that installing Louter installs
 * 22 packages instead of 110 and 45 MB instead of 117: @prisma/client alone holds the query compilers of five
 * databases. The Prisma adapter has another reason: it depends on an older better-sqlite3 than ours, which has no
 * prebuilt binaries in its package.
 *
 * @param {{ root: string, dist: string }} folders the checkout, and the folder that tsc has compiled into
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { escapeNonAscii } from './escape-non-ascii.mjs';

const queryCompilers = ['sqlite', 'postgresql'].map((name) => `@prisma/client/runtime/query_compiler_small_bg.${name}`);

/** What the sources import from each package. Packages of CommonJS have to name their exports. */
const bundled = new Map([
  // The rest of undici (fetch, WebSocket, mocks, caches) takes 100 ms of CPU time and 20 MB to load.
  [
    'undici',
    `import Agent from 'undici/lib/dispatcher/agent.js';
    import buildConnector from 'undici/lib/core/connect.js';
    import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
    import request from 'undici/lib/api/api-request.js';
    Dispatcher.prototype.request = request;
    export { Agent, buildConnector };`,
  ],
  // The rest of prom-client (clusters, push gateways, metrics of the process) takes 40 ms of CPU time to load.
  [
    'prom-client',
    `export { default as Counter } from 'prom-client/lib/counter.js';
    export { default as Gauge } from 'prom-client/lib/gauge.js';
    export { default as Histogram } from 'prom-client/lib/histogram.js';
    export { default as Registry } from 'prom-client/lib/registry.js';`,
  ],
  ['express', "export { default } from 'express';"],
  ['ws', "export { WebSocket, WebSocketServer } from 'ws';"],
  ['pino-pretty', "export { prettyFactory } from 'pino-pretty';"],
  ['@prisma/adapter-better-sqlite3', "export * from '@prisma/adapter-better-sqlite3';"],
  // Without the driver, which only those install who have their traces in PostgreSQL.
  ['@prisma/adapter-pg', "export { PrismaPg } from '@prisma/adapter-pg';"],
  // The package's own choice for Node is CommonJS, whose exports would have to be named.
  ['@prisma/client/runtime/client', "export * from '../node_modules/@prisma/client/runtime/client.mjs';"],
  ...queryCompilers
    .flatMap((name) => [`${name}.mjs`, `${name}.wasm-base64.mjs`])
    .map((name) => [name, `export * from '${name}';`]),
]);

/**
 * Replaced by empty modules: express loads its middleware, and undici the bodies of fetch, though nothing here uses them.
 * Without them both are bundles of a third of the size, and take 30 ms of CPU time less to load.
 */
const unused = /^(?:body-parser|serve-static)$|\/web\/fetch\/(?:body|formdata)\.js$/;

/** These stay packages of their own: a native one, what dist/ imports too, and optional ones, also those that ws tries to load. */
const external = ['better-sqlite3', 'pg', 'pino', 'bufferutil', 'utf-8-validate'];

const entryPrefix = 'bundle:';
const emptyModule = '\0empty.cjs';

export async function bundleDependencies({ root, dist }) {
  // Imported here: the rest of the set-up runs before anything is installed.
  const { rolldown } = await import('rolldown');
  const folder = join(dist, 'bundled');
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    external,
    input: Object.fromEntries([...bundled.keys()].map((name) => [fileNameOf(name), entryPrefix + name])),
    plugins: [
      {
        name: 'entries',
        // Resolved as if the checkout's own sources imported them.
        resolveId: (id) => {
          if (id.startsWith(entryPrefix)) return join(root, 'src', fileNameOf(id) + '.entry.js');
          return unused.test(id) ? emptyModule : null;
        },
        load: (id) => {
          if (id === emptyModule) return 'module.exports = {};';
          const name = [...bundled.keys()].find((each) => id.endsWith(`${fileNameOf(entryPrefix + each)}.entry.js`));
          return name === undefined ? null : bundled.get(name);
        },
      },
    ],
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[hash].js',
    // Not in the package: profiles name the packages with it.
    sourcemap: 'hidden',
    comments: { legal: true },
  });
  await bundle.close();
  escapeNonAscii(folder, output);
  writeFileSync(join(folder, 'LICENSES.txt'), licensesOf(root, output));
  importFrom(dist, folder);
}

const fileNameOf = (name) => name.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-|-m?js$/g, '');

/** Lets the compiled files import the bundles instead of the packages. */
function importFrom(dist, folder) {
  const specifier = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"'\n]+)\2/g;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !file.endsWith('.js') || entry.parentPath.startsWith(folder)) continue;
    const code = readFileSync(file, 'utf8');
    const changed = code.replaceAll(specifier, (whole, keyword, quote, name) => {
      if (!bundled.has(name)) return whole;
      const path = relative(entry.parentPath, join(folder, `${fileNameOf(name)}.js`))
        .split(sep)
        .join('/');
      return `${keyword}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
    if (changed !== code) writeFileSync(file, changed);
  }
}

/** The licences of all packages that went into the bundles: most of them ask to be passed on. */
function licensesOf(root, output) {
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const packages = new Set(
    modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.split(sep).join('/')) ?? []),
  );
  return [...packages]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((path) => {
      const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
      const texts = readdirSync(path)
        .filter((file) => /^(licen[cs]e|notice)/i.test(file))
        .map((file) => readFileSync(join(path, file), 'utf8').trim());
      return [`${name} ${version} (${license})`, ...texts].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}
