import { refusal } from './errors.ts';

const largest = 1000;

/**
 * How many entries of a list are wanted.
 * @param text the parameter `limit` of the request, null where there is none.
 * @throws {LouterError} `invalid-request` for anything but a whole number from 1 to 1000.
 */
export function pageSize(text: string | null, usual: number): number {
  if (text === null) return usual;
  const limit = /^[0-9]{1,5}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > largest)
    throw refusal(400, 'invalid-request', `limit: expected a whole number from 1 to ${largest}`);
  return limit;
}
