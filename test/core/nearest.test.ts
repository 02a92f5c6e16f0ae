import { describe, expect, test } from 'vitest';
import { findNearest, suggestName } from '../../src/core/nearest.ts';

describe('the nearest name', () => {
  test.each([
    ['prot', 'port'],
    ['serverr', 'server'],
    ['Base_URL', 'base_url'],
    ['keepalve', 'keepalive'],
  ])('of %s is %s', (name, meant) => {
    expect(findNearest(name, ['host', 'port', 'server', 'base_url', 'keepalive', 'keys'])).toBe(meant);
  });

  test('is none where nothing comes near', () => {
    expect(findNearest('zzzzzz', ['host', 'port'])).toBeUndefined();
    expect(findNearest('a', [])).toBeUndefined();
  });

  test('is suggested, or all there are are listed', () => {
    expect(suggestName('prot', ['host', 'port'])).toBe('; did you mean "port"?');
    expect(suggestName('zzzzzz', ['host', 'port'])).toBe('; there are: host, port');
    expect(suggestName('zzzzzz', [])).toBe('');
  });
});
