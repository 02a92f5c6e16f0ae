import { describe, expect, test } from 'vitest';
import { pointerOf } from '../../../../src/core/provenance.ts';
import type { CoreUserPart } from '../../../../src/core/types.ts';
import { asked, coreRequest, sent, vendor } from './contexts.ts';

const partOf = (part: object) => {
  const { messages } = asked({ messages: [{ role: 'user', content: [JSON.parse(JSON.stringify(part))] }] });
  return messages[0]?.content[0];
};
const sentParts = (part: CoreUserPart, host?: string) =>
  sent(coreRequest({ messages: [{ role: 'user', content: [part] }] }), host);

describe('read from a client', () => {
  test('an image in a data URL is bytes, by its address an address', () => {
    expect(partOf({ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA', detail: 'low' } })).toEqual({
      type: 'image',
      source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' },
      detail: 'low',
    });
    expect(partOf({ type: 'image_url', image_url: { url: 'https://example.test/a.png' } })).toEqual({
      type: 'image',
      source: { kind: 'url', url: 'https://example.test/a.png' },
    });
  });

  test('a detail Core does not know rides along', () => {
    const part = { type: 'image_url', image_url: { url: 'https://example.test/a.png', detail: 'original' } };
    expect(sent(asked({ messages: [{ role: 'user', content: [part] }] })).body['messages']).toEqual([
      { role: 'user', content: [part] },
    ]);
  });

  test('audio, files and videos', () => {
    expect(partOf({ type: 'input_audio', input_audio: { data: 'AAAA', format: 'mp3' } })).toMatchObject({
      type: 'audio',
      source: { kind: 'base64', mediaType: 'audio/mpeg' },
    });
    expect(partOf({ type: 'file', file: { file_id: 'file-1' } })).toMatchObject({
      type: 'document',
      source: { kind: 'file', protocol: 'openai-chat', id: 'file-1' },
    });
    expect(
      partOf({ type: 'file', file: { filename: 'a.pdf', file_data: 'data:application/pdf;base64,AAAA' } }),
    ).toMatchObject({ source: { kind: 'base64', mediaType: 'application/pdf' }, title: 'a.pdf' });
    expect(partOf({ type: 'video_url', video_url: { url: 'https://example.test/v.mp4' } })).toMatchObject({
      type: 'video',
    });
  });

  test('a part of unknown type is carried unchanged and only to this protocol', () => {
    const part = { type: 'hologram', hologram: { depth: 3 } };
    const request = asked({ messages: [{ role: 'user', content: [part] }] });
    expect(request.messages[0]?.content[0]).toMatchObject({ type: 'opaque', kind: 'hologram', payload: part });
    expect(sent(request).body['messages']).toEqual([{ role: 'user', content: [part] }]);
  });

  test('every part knows where it stood', () => {
    const { messages } = asked({
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'a' }] },
        { role: 'user', content: 'b' },
      ],
    });
    expect(messages.map((message) => message.content.map((part) => pointerOf(part)))).toEqual([
      ['/messages/0/content/0'],
      ['/messages/1/content'],
    ]);
  });
});

describe('sent to a server', () => {
  test('a document of bytes is a file, of text a text', () => {
    const pdf = { kind: 'base64', mediaType: 'application/pdf', data: 'AAAA' } as const;
    expect(sentParts({ type: 'document', source: pdf, title: 'a.pdf' }).body['messages']).toEqual([
      {
        role: 'user',
        content: [{ type: 'file', file: { file_data: 'data:application/pdf;base64,AAAA', filename: 'a.pdf' } }],
      },
    ]);
    expect(
      sentParts({ type: 'document', source: { kind: 'text', text: 'words' }, title: 'Note' }).body['messages'],
    ).toEqual([{ role: 'user', content: 'Note\n\nwords' }]);
  });

  test('a document by its address is named in a text, and reported', () => {
    const { body, losses } = sentParts({
      type: 'document',
      source: { kind: 'url', url: 'https://example.test/a.pdf' },
    });
    expect(JSON.stringify(body)).toContain('https://example.test/a.pdf');
    expect(losses).toMatchObject([{ instead: 'a text that names the address' }]);
  });

  test('a file another vendor keeps is lost, but the turn stays', () => {
    const { body, losses } = sentParts({ type: 'image', source: { kind: 'file', protocol: 'anthropic', id: 'f' } });
    expect(body['messages']).toEqual([{ role: 'user', content: '(omitted)' }]);
    expect(losses).toHaveLength(1);
  });

  test('a video goes to compatible servers only', () => {
    const video = { type: 'video', source: { kind: 'url', url: 'https://example.test/v.mp4' } } as const;
    expect(sentParts(video).losses).toEqual([]);
    expect(sentParts(video, vendor).losses).toHaveLength(1);
  });

  test('a cache hint is lost and reported at its place', () => {
    expect(sentParts({ type: 'text', text: 'a', cache: {} }).losses).toMatchObject([
      { path: '/prompt_cache_breakpoint' },
    ]);
  });
});
