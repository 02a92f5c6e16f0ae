import { describe, expect, test } from 'vitest';
import { parseMediaUrl, readBase64, writeBase64 } from '../../src/core/base64.ts';

describe('readBase64', () => {
  test.each([
    ['standard, without padding needed', '+/+/', { data: '+/+/' }],
    ['standard, padded once', '+/8=', { data: '+/8=' }],
    ['standard, padded twice', '+w==', { data: '+w==' }],
    ['standard, unpadded', '+/8', { data: '+/8=', form: { unpadded: true } }],
    ['url-safe', '-_-_', { data: '+/+/', form: { urlSafe: true } }],
    ['url-safe, padded', '-_8=', { data: '+/8=', form: { urlSafe: true } }],
    ['url-safe, unpadded', '-w', { data: '+w==', form: { urlSafe: true, unpadded: true } }],
    ['both alphabets mixed', '+_-/', { data: '+/+/', form: { urlSafe: true } }],
    ['in lines', 'QUJD\r\nREVG\n', { data: 'QUJDREVG' }],
    ['empty', '', { data: '' }],
  ])('reads base64 that is %s', (_form, text, expected) => {
    expect(readBase64(text)).toEqual(expected);
  });

  test.each([
    ['a character of no alphabet', 'QUJ!'],
    ['dots in place of what was cut', 'QUJDRA...'],
    ['a text of several words', 'see the file'],
    ['a data URL', 'data:image/png;base64,QUJD'],
    ['a length that no bytes have', 'QUJDR'],
    ['padding that does not fit', 'QQ='],
    ['nothing but padding', '===='],
    ['padding in the middle', 'QQ==QQ=='],
  ])('reads nothing when there is %s', (_fault, text) => {
    expect(readBase64(text)).toBeUndefined();
  });

  test.each(['+/8=', '+/8', '-_8=', '-_8', 'QUJD'])('is undone by writeBase64 when the text is %s', (text) => {
    expect(writeBase64(readBase64(text) ?? { data: '' })).toBe(text);
  });

  test('reads 30 MB in linear time, whatever is wrong with them', () => {
    const started = performance.now();
    const bytes = 'QUJD'.repeat(7_500_000);
    for (const text of [bytes, `${bytes}=`, `${bytes}-`, '='.repeat(bytes.length), `${' '.repeat(1e7)}${bytes}`])
      readBase64(text);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

describe('decodeUrl', () => {
  test.each([
    ['data:image/png;base64,-_8', { kind: 'base64', mediaType: 'image/png', data: '+/8=' }],
    ['DATA:image/png;BASE64,QUJD', { kind: 'base64', mediaType: 'image/png', data: 'QUJD' }],
    ['data:image/png;base64,%2B%2F8%3D', { kind: 'base64', mediaType: 'image/png', data: '+/8=' }],
    ['data:;base64,QUJD', { kind: 'base64', mediaType: 'application/octet-stream', data: 'QUJD' }],
    ['data:image/png;base64,no!', { kind: 'base64', mediaType: 'image/png', data: 'no!' }],
    ['data:text/plain,a%20b', { kind: 'url', url: 'data:text/plain,a%20b' }],
    ['https://host.test/a%20b.png', { kind: 'url', url: 'https://host.test/a%20b.png' }],
  ])('reads %s', (url, source) => {
    expect(parseMediaUrl(url)).toEqual(source);
  });
});
