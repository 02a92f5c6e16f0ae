import { opencodeLike } from './opencode.ts';

/** Kilo CLI, which is made from opencode. */
export const kilo = opencodeLike({
  name: 'kilo',
  title: 'Kilo CLI',
  command: 'kilo',
  npmPackage: '@kilocode/cli',
  testedVersion: '7.7.7',
  firstRequestTokens: 12_000,
  variable: 'KILO_CONFIG_CONTENT',
});
