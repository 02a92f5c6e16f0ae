import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const folder = import.meta.dirname;
/** The gateway that a development server passes requests on to. */
const gateway = 'http://127.0.0.1:8787';

/** Without a digest: the files are part of the repository, and the gateway lets browsers ask whether they changed. */
const names = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: 'assets/[name].js',
  assetFileNames: 'assets/[name][extname]',
};

/** What the browser runs before it draws the page: no module, which would run after that. */
const themeScript: Plugin = {
  name: 'theme-script',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'theme.js',
      source: readFileSync(join(folder, 'public/theme.js'), 'utf8'),
    });
  },
};

export default defineConfig({
  root: folder,
  base: '/ui/',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [themeScript],
  // The page may load nothing but files of its own: nothing is written into them as an address of data.
  build: {
    outDir: join(folder, '../../generated/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    copyPublicDir: false,
    rolldownOptions: { output: names },
  },
  worker: { rolldownOptions: { output: names } },
  server: {
    proxy: {
      // The gateway refuses the origin of the development server.
      '/api': { target: gateway, changeOrigin: true, headers: { origin: gateway, 'sec-fetch-site': 'same-origin' } },
    },
  },
});
