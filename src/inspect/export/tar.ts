/** A file of an archive. */
export interface ArchivedFile {
  /** Relative, with slashes; at most 100 bytes, or 255 if it can be divided at a slash. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

const blockSize = 512;

/**
 * An archive of files that are readable by their owner only (POSIX.1-2017, pax, "ustar Interchange Format").
 * @param seconds the time of the files, since 1970.
 * @throws {RangeError} for a path that the format cannot have.
 */
export function createTar(files: readonly ArchivedFile[], seconds: number): Buffer {
  const blocks = files.flatMap(({ path, bytes }) => [
    headerOf(path, bytes.length, seconds),
    bytes,
    Buffer.alloc(-bytes.length & (blockSize - 1)),
  ]);
  return Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)]);
}

function headerOf(path: string, size: number, seconds: number): Buffer {
  const { prefix, name } = splitPath(path);
  const header = Buffer.alloc(blockSize);
  const octal = (value: number, at: number, digits: number): void =>
    void header.write(value.toString(8).padStart(digits, '0'), at, 'latin1');
  header.write(name, 0);
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(seconds, 136, 11);
  header.write(' '.repeat(8), 148, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\u000000', 257, 'latin1');
  header.write(prefix, 345);
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  header[154] = 0;
  return header;
}

function splitPath(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path };
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return { prefix, name };
  }
  throw new RangeError(`the path is too long for an archive: ${path}`);
}
