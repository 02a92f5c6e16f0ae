import { expect, test } from 'vitest';
import { shownTypeOf } from '../../src/viewer/parts/image-type.ts';

const base64 = (...bytes: readonly (number | string)[]): string =>
  Buffer.concat(bytes.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part])))).toString(
    'base64',
  );

test.each([
  ['image/png', base64(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0)],
  ['image/jpeg', base64(0xff, 0xd8, 0xff, 0xe0, 0)],
  ['image/gif', base64('GIF89a', 0)],
  ['image/gif', base64('GIF87a', 0)],
  ['image/webp', base64('RIFF', 0x24, 0x9f, 0xff, 0, 'WEBPVP8 ')],
  ['image/webp', base64('RIFF', 0, 0, 0, 0xff, 'WEBPVP8L')],
])('recognizes %s by its first bytes', (type, data) => {
  expect(shownTypeOf(data)).toBe(type);
});

test.each([
  ['SVG', base64('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', base64('<html></html>')],
  ['another RIFF format', base64('RIFF', 0, 0, 0, 0, 'WAVEfmt ')],
  ['nothing', ''],
])('does not show %s', (_what, data) => {
  expect(shownTypeOf(data)).toBeUndefined();
});
