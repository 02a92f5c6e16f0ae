import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const configFile = fileURLToPath(new URL('../../src/viewer/vite.config.ts', import.meta.url));

/** The page at `/ui/`, as Vite builds it: its files by their paths in the repository. */
export async function pageOutputs(): Promise<Map<string, string>> {
  // Vite builds for development where the environment names another mode, as that of tests does.
  process.env['NODE_ENV'] = 'production';
  const built = await build({ configFile, build: { write: false } });
  if (!('output' in built)) throw new Error('vite built no single page');
  return new Map(built.output.map((file) => [`generated/page/${file.fileName}`, textOf(file)]));
}

type BuiltFile = Readonly<{ type: 'chunk'; code: string } | { type: 'asset'; source: string | Uint8Array }>;

function textOf(file: BuiltFile): string {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}
