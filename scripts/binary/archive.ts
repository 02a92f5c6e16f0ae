import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** What Node has embedded in a single-file program. Each asset that is read costs 0.2 ms, so thousands of files are one. */
export const assets = {
  /** The name of the folder that the program is unpacked to: its version, and a hash of its files. */
  identity: 'identity',
  /** Its files, as `packFiles` writes them. */
  files: 'files',
} as const;

/** Files in one compressed block: the length of the index in 4 bytes, the index (JSON), and the bytes of all files. */
export function packFiles(files: readonly { path: string; bytes: Uint8Array }[]): Buffer {
  const index = Buffer.from(JSON.stringify(files.map(({ path, bytes }) => [path, bytes.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(index.length);
  return brotliCompressSync(Buffer.concat([length, index, ...files.map(({ bytes }) => bytes)]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** Writes the files of a block into a folder, for this user only. */
export function unpackFiles(packed: Uint8Array, folder: string): void {
  const content = brotliDecompressSync(packed);
  let end = 4 + content.readUInt32LE(0);
  const index: [path: string, length: number][] = JSON.parse(content.toString('utf8', 4, end));
  for (const directory of new Set(index.map(([path]) => dirname(path))))
    mkdirSync(join(folder, directory), { recursive: true, mode: 0o700 });
  for (const [path, length] of index) {
    writeFileSync(join(folder, path), content.subarray(end, end + length), { mode: 0o600 });
    end += length;
  }
}
