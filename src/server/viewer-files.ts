import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The encodings in which a file is kept, the smallest first. */
export type FileEncoding = 'br' | 'gzip' | 'identity';

/** A file of the viewer as it is served. */
export interface ViewerFile {
  type: string;
  etag: string;
  /** Its name has a digest of its content. */
  isImmutable: boolean;
  bytes: Partial<Record<FileEncoding, Buffer>> & { identity: Buffer };
}

/** Files by their address below `/ui/`. */
export type ViewerFiles = ReadonlyMap<string, ViewerFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Where `npm run build` writes the viewer, from `src/server` as from `dist/server`. */
const builtFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist/viewer/' : '../viewer/', import.meta.url),
);

/**
 * Reads the files of the viewer once: no address of a request ever reaches the file system. Empty where the viewer is not
 * built.
 */
export function readViewerFiles(folder: string = builtFolder): ViewerFiles {
  const files = new Map<string, ViewerFile>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const file = join(folder, name);
    const identity = readFileSync(file);
    const [br, gzip] = [readIfExists(`${file}.br`), readIfExists(`${file}.gz`)];
    files.set(name.split(sep).join('/'), {
      type,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      isImmutable: name.startsWith('assets'),
      bytes: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
}

const readIfExists = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
