import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packageFile } from '../core/own-package.ts';

/** A file of the viewer as it is served. */
export interface ViewerFile {
  type: string;
  etag: string;
  bytes: Buffer;
  gzip: Buffer;
}

/** Files by their address below `/ui/`. */
export type ViewerFiles = ReadonlyMap<string, ViewerFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Reads the files of the viewer once: no address of a request ever reaches the file system. Empty where the viewer is not
 * built.
 */
export function readViewerFiles(folder: string = packageFile('generated/page')): ViewerFiles {
  const files = new Map<string, ViewerFile>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)];
    if (type !== undefined) files.set(name.split(sep).join('/'), viewerFileOf(type, readFileSync(join(folder, name))));
  }
  return files;
}

export const viewerFileOf = (type: string, bytes: Buffer): ViewerFile => ({
  type,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  bytes,
  gzip: gzipSync(bytes, { level: 9 }),
});
