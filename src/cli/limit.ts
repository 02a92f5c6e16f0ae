import { InvalidArgumentError } from 'commander';

/** Reads how many exchanges are wanted at most. */
export function parseLimit(text: string): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit === 0) throw new InvalidArgumentError('Expected a number from 1 to 999999.');
  return limit;
}
