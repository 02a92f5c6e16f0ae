import { expect, test } from 'vitest';
import { decodeMedium } from '../../../src/protocols/ollama/parts.ts';

const base64 = (head: string | number[]): string =>
  Buffer.concat([typeof head === 'string' ? Buffer.from(head, 'latin1') : Buffer.from(head), Buffer.alloc(8)]).toString(
    'base64',
  );

test.each([
  ['image/png', base64('\x89PNG\r\n')],
  ['image/jpeg', base64([0xff, 0xd8, 0xff, 0xe0])],
  ['image/gif', base64('GIF89a')],
  ['image/webp', base64('RIFF\0\0\0\0WEBPVP8 ')],
  ['image/bmp', base64('BM')],
  ['application/octet-stream', base64('RIFF\0\0\0\0AVI ')],
  ['application/octet-stream', ''],
])('the first bytes show a picture of type %s', (mediaType, data) => {
  expect(decodeMedium(data)).toEqual({ type: 'image', source: { kind: 'base64', mediaType, data } });
});

test.each([
  ['audio/wav', base64('RIFF\0\0\0\0WAVEfmt ')],
  ['audio/mpeg', base64('ID3')],
  ['audio/mpeg', base64([0xff, 0xfb])],
  ['audio/flac', base64('fLaC')],
  ['audio/ogg', base64('OggS')],
])('the first bytes show a sound of type %s', (mediaType, data) => {
  expect(decodeMedium(data)).toEqual({ type: 'audio', source: { kind: 'base64', mediaType, data } });
});
