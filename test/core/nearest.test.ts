import { describe, expect, test } from 'vitest';
import { nearest, suggestion } from '../../src/core/nearest.ts';

describe('the nearest name', () => {
  test.each([
    ['prot', 'port'],
    ['serverr', 'server'],
    ['Base_URL', 'base_url'],
    ['keepalve', 'keepalive'],
  ])('of %s is %s', (name, meant) => {
    expect(nearest(name, ['host', 'port', 'server', 'base_url', 'keepalive', 'keys'])).toBe(meant);
  });

  test('is none where nothing comes near', () => {
    expect(nearest('zzzzzz', ['host', 'port'])).toBeUndefined();
    expect(nearest('a', [])).toBeUndefined();
  });

  test('is suggested, or all there are are listed', () => {
    expect(suggestion('prot', ['host', 'port'])).toBe('; did you mean "port"?');
    expect(suggestion('zzzzzz', ['host', 'port'])).toBe('; there are: host, port');
    expect(suggestion('zzzzzz', [])).toBe('');
  });
});
