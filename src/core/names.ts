import { LouterError } from './error.ts';

/** The longest name, id or header value that is kept beside an exchange or looked things up by, in bytes. */
const maxNameBytes = 512;

/** Whether a name may be kept. */
export const isStorableName = (name: string): boolean =>
  name.length <= maxNameBytes && Buffer.byteLength(name) <= maxNameBytes;

/** A name that may be kept: of one that is too long its beginning. */
export function truncateName(name: string): string {
  if (isStorableName(name)) return name;
  const ellipsis = '…';
  const beginning = Buffer.from(name.slice(0, maxNameBytes)).subarray(0, maxNameBytes - Buffer.byteLength(ellipsis));
  // What was cut inside of a character ends in the sign for that.
  return beginning.toString().replace(/\ufffd$/, '') + ellipsis;
}

/**
 * Refuses a name that is too long to be stored. `path`: its position in the body.
 * @throws {LouterError} `invalid-request`
 */
export function assertStorableName(path: string, name: string | undefined): void {
  if (name === undefined || isStorableName(name)) return;
  throw new LouterError({
    kind: 'invalid-request',
    param: path.replace(/^header /, ''),
    message: `${path}: expected at most ${maxNameBytes} bytes, but it has ${Buffer.byteLength(name)}`,
  });
}
