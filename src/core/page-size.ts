import { LouterError } from './error.ts';

const maxPageSize = 1000;

/**
 * How many entries of a list are requested.
 * @param text the parameter of the request, null if it is missing.
 * @param name the name of that parameter.
 * @throws {LouterError} `invalid-request` for anything but a whole number from 1 to 1000.
 */
export function parsePageSize(text: string | null, usual: number, name = 'limit'): number {
  if (text === null) return usual;
  const size = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
  if (size >= 1 && size <= maxPageSize) return size;
  throw new LouterError({
    kind: 'invalid-request',
    message: `${name}: expected a whole number from 1 to ${maxPageSize}`,
    param: name,
  });
}
