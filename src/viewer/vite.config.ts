import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const folder = import.meta.dirname;
/** The gateway that a development server passes requests on to. */
const gateway = 'http://127.0.0.1:8787';

/** Writes each file compressed beside it, as it is served. */
function compressed(): Plugin {
  let outDir = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (outDir = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|svg)$/.test(name)) continue;
        const bytes = readFileSync(join(outDir, name));
        writeFileSync(join(outDir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(bytes));
      }
    },
  };
}

export default defineConfig({
  root: folder,
  base: '/ui/',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The page may load nothing but files of its own: nothing is written into them as an address of data.
  build: {
    outDir: join(folder, '../../dist/viewer'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  plugins: [compressed()],
  server: {
    proxy: {
      // The gateway refuses the origin of the development server.
      '/api': { target: gateway, changeOrigin: true, headers: { origin: gateway, 'sec-fetch-site': 'same-origin' } },
    },
  },
});
