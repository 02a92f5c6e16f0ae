import { describe, expect, test } from 'vitest';
import { asObject, type JsonObject } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import type { Protocol } from '../../src/core/types.ts';
import { backendContext, codecs } from './codecs.ts';

/**
 * Bytes that a client wrote in any form of base64 reach every vendor in the standard form, in every place of a request
 * that can hold bytes. Gemini itself takes all forms and is sent what its client wrote.
 */

const standard = 'iVBORw0KGgo+/8j/+w==';
const urlSafe = standard.replaceAll('+', '-').replaceAll('/', '_');
const forms: readonly [form: string, written: string][] = [
  ['in the url-safe alphabet', urlSafe],
  ['in the url-safe alphabet without padding', urlSafe.replaceAll('=', '')],
  ['without padding', standard.replaceAll('=', '')],
];

/** A request that holds the bytes in one place, and what that place is called in an error. */
interface Place {
  protocol: Protocol;
  name: string;
  param: string;
  body(data: string): JsonObject;
}

const source = (data: string, media_type = 'image/png'): JsonObject => ({ type: 'base64', media_type, data });
const messagesWith = (...content: JsonObject[]): JsonObject => ({
  model: 'm',
  max_tokens: 10,
  messages: [{ role: 'user', content }],
});
const chatWith = (...content: JsonObject[]): JsonObject => ({ model: 'm', messages: [{ role: 'user', content }] });
const inputWith = (...content: JsonObject[]): JsonObject => ({ model: 'm', input: [{ role: 'user', content }] });
const contentsWith = (...parts: JsonObject[]): JsonObject => ({ contents: [{ role: 'user', parts }] });
const inline = (data: string, mimeType: string): JsonObject => ({ inlineData: { mimeType, data } });
const url = (data: string): string => `data:image/png;base64,${data}`;
const geminiCall: JsonObject = { role: 'model', parts: [{ functionCall: { id: 'a', name: 'f', args: {} } }] };
const geminiResult = (part: JsonObject): JsonObject => ({
  functionResponse: { id: 'a', name: 'f', response: { output: 'x' }, ...part },
});

const places: readonly Place[] = [
  {
    protocol: 'anthropic',
    name: 'an image',
    param: 'messages.0.content.0.source.data',
    body: (data) => messagesWith({ type: 'image', source: source(data) }),
  },
  {
    protocol: 'anthropic',
    name: 'a document',
    param: 'messages.0.content.0.source.data',
    body: (data) => messagesWith({ type: 'document', source: source(data, 'application/pdf') }),
  },
  {
    protocol: 'anthropic',
    name: 'an image in a document',
    param: 'messages.0.content.0.source.content.0.source.data',
    body: (data) =>
      messagesWith({
        type: 'document',
        source: { type: 'content', content: [{ type: 'image', source: source(data) }] },
      }),
  },
  {
    protocol: 'anthropic',
    name: 'an image in a tool result',
    param: 'messages.2.content.0.content.0.source.data',
    body: (data) => ({
      model: 'm',
      max_tokens: 10,
      messages: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'f', input: {} }] },
        {
          role: 'user',
          content: [{ type: 'tool_result', tool_use_id: 'a', content: [{ type: 'image', source: source(data) }] }],
        },
      ],
    }),
  },
  {
    protocol: 'openai-chat',
    name: 'an image',
    param: 'messages.0.content.0.image_url.url',
    body: (data) => chatWith({ type: 'image_url', image_url: { url: url(data) } }),
  },
  {
    protocol: 'openai-chat',
    name: 'a sound',
    param: 'messages.0.content.0.input_audio.data',
    body: (data) => chatWith({ type: 'input_audio', input_audio: { data, format: 'wav' } }),
  },
  {
    protocol: 'openai-chat',
    name: 'a file',
    param: 'messages.0.content.0.file.file_data',
    body: (data) => chatWith({ type: 'file', file: { file_data: `data:application/pdf;base64,${data}` } }),
  },
  {
    protocol: 'openai-chat',
    name: 'a file without its type',
    param: 'messages.0.content.0.file.file_data',
    body: (data) => chatWith({ type: 'file', file: { file_data: data } }),
  },
  {
    protocol: 'openai-chat',
    name: 'a video',
    param: 'messages.0.content.0.video_url.url',
    body: (data) => chatWith({ type: 'video_url', video_url: { url: `data:video/mp4;base64,${data}` } }),
  },
  {
    protocol: 'openai-responses',
    name: 'an image',
    param: 'input.0.content.0.image_url',
    body: (data) => inputWith({ type: 'input_image', image_url: url(data) }),
  },
  {
    protocol: 'openai-responses',
    name: 'a file',
    param: 'input.0.content.0.file_data',
    body: (data) => inputWith({ type: 'input_file', file_data: `data:application/pdf;base64,${data}` }),
  },
  {
    protocol: 'openai-responses',
    name: 'a file without its type',
    param: 'input.0.content.0.file_data',
    body: (data) => inputWith({ type: 'input_file', file_data: data }),
  },
  {
    protocol: 'openai-responses',
    name: 'a sound',
    param: 'input.0.content.0.input_audio.data',
    body: (data) => inputWith({ type: 'input_audio', input_audio: { data, format: 'wav' } }),
  },
  {
    protocol: 'openai-responses',
    name: 'an image in a tool result',
    param: 'input.1.output.0.image_url',
    body: (data) => ({
      model: 'm',
      input: [
        { type: 'function_call', call_id: 'a', name: 'f', arguments: '{}' },
        { type: 'function_call_output', call_id: 'a', output: [{ type: 'input_image', image_url: url(data) }] },
      ],
    }),
  },
  ...['image/png', 'audio/wav', 'video/mp4', 'application/pdf'].map((type) => ({
    protocol: 'gemini' as const,
    name: type,
    param: 'contents.0.parts.0.inlineData.data',
    body: (data: string) => contentsWith(inline(data, type)),
  })),
  {
    protocol: 'gemini',
    name: 'an image in snake case',
    param: 'contents.0.parts.0.inline_data.data',
    body: (data) => contentsWith({ inline_data: { mime_type: 'image/png', data } }),
  },
  {
    protocol: 'gemini',
    name: 'an image inside a result',
    param: 'contents.2.parts.0.functionResponse.parts.0.inlineData.data',
    body: (data) => ({
      contents: [
        { role: 'user', parts: [{ text: 'Hi' }] },
        geminiCall,
        { role: 'user', parts: [geminiResult({ parts: [inline(data, 'image/png')] })] },
      ],
    }),
  },
  {
    protocol: 'gemini',
    name: 'an image beside a result',
    param: 'contents.2.parts.1.inlineData.data',
    body: (data) => ({
      contents: [
        { role: 'user', parts: [{ text: 'Hi' }] },
        geminiCall,
        { role: 'user', parts: [geminiResult({}), inline(data, 'image/png')] },
      ],
    }),
  },
  {
    protocol: 'gemini',
    name: 'an image of an earlier answer',
    param: 'contents.1.parts.0.inlineData.data',
    body: (data) => ({
      contents: [
        { role: 'user', parts: [{ text: 'Hi' }] },
        { role: 'model', parts: [inline(data, 'image/png')] },
        { role: 'user', parts: [{ text: 'Again' }] },
      ],
    }),
  },
  {
    protocol: 'ollama',
    name: 'an image',
    param: 'messages.0.images.0',
    body: (data) => ({ model: 'm', messages: [{ role: 'user', content: 'Hi', images: [data] }] }),
  },
  {
    protocol: 'ollama',
    name: 'an image of a bare prompt',
    param: 'images.0',
    body: (data) => ({ model: 'm', prompt: 'Hi', images: [data] }),
  },
];

const codecOf = (protocol: Protocol) => {
  const codec = codecs.find((each) => each.protocol === protocol);
  if (!codec) throw new Error(protocol);
  return codec;
};
const hintsOf = (protocol: Protocol) => (protocol === 'gemini' ? { model: 'm', stream: false } : undefined);

describe.each(places)('$protocol: $name', ({ protocol, param, body }) => {
  const codec = codecOf(protocol);
  const read = (data: string) => codec.decodeRequest(body(data), hintsOf(protocol));
  const sentTo = (target: (typeof codecs)[number], data: string) => {
    const unlocatedLosses: UnlocatedLoss[] = [];
    const sent = target.encodeRequest(read(data), backendContext(target, read(data), unlocatedLosses));
    return { sent: asObject(sent), losses: unlocatedLosses.map((each) => toLoss(each, codec.wireNames)) };
  };

  test.each(forms)('reaches every vendor as standard base64 when it is written %s', (_form, written) => {
    for (const target of codecs) {
      const expected = target.protocol === 'gemini' && protocol === 'gemini' ? written : standard;
      expect(sentTo(target, written).losses).toEqual(sentTo(target, standard).losses);
      const text = JSON.stringify(sentTo(target, standard).sent);
      expect(JSON.stringify(sentTo(target, written).sent)).toBe(text.replaceAll(standard, expected));
    }
  });

  test('is refused with its path when it is no base64', () => {
    const message = expect.stringContaining(param);
    for (const data of [`${standard}!`, 'QUJDR', 'see attachment'])
      expect(() => read(data)).toThrow(
        expect.objectContaining({ detail: { kind: 'invalid-request', param, message } }),
      );
  });
});

test.each([
  ['is a picture in any form of base64', urlSafe, 'image'],
  ['is opaque when there is a text in its place', 'see the file', 'opaque'],
])('a picture that the model made %s', (_what, result, type) => {
  const input = [
    { role: 'user', content: 'Draw.' },
    { type: 'image_generation_call', id: 'ig_1', result },
  ];
  const { messages } = codecOf('openai-responses').decodeRequest({ model: 'm', input });
  expect(messages[1]?.content).toMatchObject([{ type, ...(type === 'image' && { source: { data: standard } }) }]);
});

test('a thought signature is opaque and stays as it came, whatever alphabet it is in', () => {
  const gemini = codecOf('gemini');
  const body: JsonObject = {
    contents: [
      { role: 'user', parts: [{ text: 'Hi' }] },
      { role: 'model', parts: [{ text: 'Hello.', thoughtSignature: '-_8' }] },
      { role: 'user', parts: [{ text: 'Go on.' }] },
    ],
  };
  const request = gemini.decodeRequest(body, hintsOf('gemini'));
  expect(gemini.encodeRequest(request, backendContext(gemini, request))).toEqual(body);
});
