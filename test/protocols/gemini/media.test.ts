import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import type { CoreUserPart } from '../../../src/core/types.ts';
import { asked, coreRequest, sent, sentAsSaid } from './contexts.ts';

const read = (part: JsonObject): CoreUserPart | undefined => {
  const message = asked({ contents: [{ role: 'user', parts: [part] }] }).messages[0];
  return message?.role === 'user' ? message.content[0] : undefined;
};

const sentFor = (part: CoreUserPart) => {
  const { body, losses } = sent(coreRequest({ messages: [{ role: 'user', content: [part] }] }));
  return { parts: (body['contents'] as { parts: JsonObject[] }[])[0]?.parts, losses };
};

describe('media as bytes', () => {
  test.each([
    ['image/png', 'image'],
    ['audio/wav', 'audio'],
    ['video/mp4', 'video'],
    ['application/pdf', 'document'],
    ['text/plain', 'document'],
  ])('%s is a part of type %s', (mimeType, type) => {
    const part = { inlineData: { mimeType, data: 'AAAA' } };
    expect(read(part)).toMatchObject({ type, source: { kind: 'base64', mediaType: mimeType, data: 'AAAA' } });
    expect(sentFor({ type, source: { kind: 'base64', mediaType: mimeType, data: 'AAAA' } } as CoreUserPart)).toEqual({
      parts: [part],
      losses: [],
    });
  });
});

describe('media by URI', () => {
  test.each([
    ['https://generativelanguage.googleapis.com/v1beta/files/abc', 'application/pdf', 'document', 'file'],
    ['files/abc', 'image/png', 'image', 'file'],
    ['gs://bucket/a.mp4', 'video/mp4', 'video', 'file'],
    ['https://www.youtube.com/watch?v=abc', undefined, 'video', 'url'],
    ['https://example.test/a.png', 'image/png', 'image', 'url'],
  ])('%s', (fileUri, mimeType, type, kind) => {
    const part = { fileData: { ...(mimeType !== undefined && { mimeType }), fileUri }, videoMetadata: { fps: 1 } };
    expect(read(part)).toMatchObject({ type, source: { kind } });
    const contents = [{ role: 'user', parts: [part] }];
    expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  });
});

describe('media of another protocol', () => {
  test('writes a text with the URL when the vendor cannot fetch it', () => {
    const { parts, losses } = sentFor({ type: 'image', source: { kind: 'url', url: 'https://example.test/a.png' } });
    expect(parts).toEqual([{ text: '[image at https://example.test/a.png]' }]);
    expect(losses).toMatchObject([{ instead: 'a text with the URL' }]);
  });

  test('sends the URL of a video page that the vendor supports', () => {
    const url = 'https://youtu.be/abc';
    expect(sentFor({ type: 'video', source: { kind: 'url', url } })).toEqual({
      parts: [{ fileData: { fileUri: url } }],
      losses: [],
    });
  });

  test('reports a file of another vendor', () => {
    const { parts, losses } = sentFor({
      type: 'document',
      source: { kind: 'file', protocol: 'anthropic', id: 'file_1' },
    });
    expect(parts).toEqual([{ text: '[document that cannot be shown here]' }]);
    expect(losses).toMatchObject([{ what: 'the file file_1 is stored by another vendor' }]);
  });

  test('writes title, context and parts of a document as texts', () => {
    const source = {
      kind: 'parts',
      parts: [
        { type: 'text', text: 'one' },
        { type: 'image', source: { kind: 'base64', mediaType: 'image/jpg', data: 'AAAA' } },
      ],
    } as const;
    expect(
      sentFor({ type: 'document', title: 'T', context: 'C', source: { ...source, parts: [...source.parts] } }).parts,
    ).toEqual([{ text: 'T\n\nC' }, { text: 'one' }, { inlineData: { mimeType: 'image/jpeg', data: 'AAAA' } }]);
  });

  test.each<[string, CoreUserPart, string]>([
    [
      'how closely a picture is looked at',
      { type: 'image', detail: 'high', source: { kind: 'base64', mediaType: 'image/png', data: '' } },
      '/detail',
    ],
    [
      'a transcript',
      { type: 'audio', transcript: 'Hi', source: { kind: 'base64', mediaType: 'audio/wav', data: '' } },
      '/transcript',
    ],
    ['citations', { type: 'document', citable: true, source: { kind: 'text', text: 'x' } }, '/citable'],
  ])('reports %s', (_what, part, path) => {
    expect(sentFor(part).losses.map((loss) => loss.path)).toEqual([path]);
  });
});
