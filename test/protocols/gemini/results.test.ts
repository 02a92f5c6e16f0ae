import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import type { CoreMessage, CoreToolResult } from '../../../src/core/types.ts';
import { asked, call, contentsOf, coreRequest, hello, result, sent, sentAsSaid, user } from './contexts.ts';

const called: JsonObject = { role: 'model', parts: [{ functionCall: { id: 'a', name: 'f', args: {} } }] };
const image: JsonObject = { inlineData: { mimeType: 'image/png', data: 'AAAA' } };
const conversation = (...parts: JsonObject[]): JsonObject[] => [hello, called, { role: 'user', parts }];
const responding = (functionResponse: JsonObject): JsonObject => ({
  functionResponse: { id: 'a', name: 'f', ...functionResponse },
});

const resultOf = (...parts: JsonObject[]): CoreToolResult | undefined => {
  const message = asked({ contents: conversation(...parts) }).messages[2];
  return message?.role === 'tool' ? message.content[0] : undefined;
};

/** The parts that are sent for a result of another protocol. */
const sentFor = (fields: Partial<CoreToolResult>) => {
  const messages: CoreMessage[] = [
    user('Hi'),
    { role: 'assistant', content: [call('a', 'f')] },
    { role: 'tool', content: [result('a', fields)] },
  ];
  return (contentsOf(messages) as { parts: JsonObject[] }[])[2]?.parts;
};

describe('the response of a function', () => {
  test.each<[string, JsonObject, Partial<CoreToolResult>]>([
    ['a text', { response: { output: 'x' } }, { content: [{ type: 'text', text: 'x' }] }],
    ['an error', { response: { error: 'x' } }, { content: [{ type: 'text', text: 'x' }], isError: true }],
    ['nothing to read', { response: { output: '' } }, { content: [] }],
    ['an object as output', { response: { output: { a: 1 } } }, { content: [], value: { a: 1 } }],
    ['an object as error', { response: { error: { a: 1 } } }, { content: [], value: { a: 1 }, isError: true }],
    ['a list', { response: { output: [1] } }, { content: [], value: [1] }],
    ['words of its own', { response: { result: 'x' } }, { content: [], value: { result: 'x' } }],
    ['output among others', { response: { output: 'x', code: 0 } }, { content: [], value: { output: 'x', code: 0 } }],
    ['an empty object', { response: {} }, { content: [], value: {} }],
    ['no response', {}, { content: [] }],
  ])('%s', (_what, fields, expected) => {
    const read = resultOf(responding(fields));
    expect(read).toMatchObject(expected);
    expect(read?.value).toEqual(expected.value);
    const contents = conversation(responding(fields));
    expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  });

  test.each<[string, Partial<CoreToolResult>, JsonObject]>([
    ['a text', { content: [{ type: 'text', text: 'x' }] }, { output: 'x' }],
    [
      'several texts',
      {
        content: [
          { type: 'text', text: 'x' },
          { type: 'text', text: 'y' },
        ],
      },
      { output: 'x\ny' },
    ],
    ['an error', { content: [{ type: 'text', text: 'x' }], isError: true }, { error: 'x' }],
    ['nothing', { content: [] }, { output: '' }],
    ['a value', { content: [], value: { a: 1 } }, { a: 1 }],
    ['a value that is no object', { content: [], value: [1] }, { output: [1] }],
    ['a value and a text', { content: [{ type: 'text', text: 'x' }], value: { a: 1 } }, { output: [{ a: 1 }, 'x'] }],
    ['a value that is an error', { content: [], value: { a: 1 }, isError: true }, { error: { a: 1 } }],
  ])('of another protocol: %s', (_what, fields, response) => {
    expect(sentFor(fields)).toEqual([{ functionResponse: { id: 'a', name: 'f', response } }]);
  });
});

describe('images of a result', () => {
  test('that follow it belong to it', () => {
    const contents = conversation(responding({ response: { output: 'x' } }), image, { text: 'What is this?' }, image);
    expect(resultOf(...((contents[2]?.['parts'] ?? []) as JsonObject[]))).toMatchObject({
      content: [{ type: 'text' }, { type: 'image' }],
    });
    expect(asked({ contents }).messages[3]).toMatchObject({ content: [{ type: 'text' }, { type: 'image' }] });
    expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  });

  test('belong to the result before them when there are several', () => {
    const contents = [
      hello,
      { role: 'model', parts: ['a', 'b'].map((id) => ({ functionCall: { id, name: 'f', args: {} } })) },
      {
        role: 'user',
        parts: [
          responding({ id: 'a', response: { output: '1' } }),
          image,
          responding({ id: 'b', response: { output: '2' } }),
          image,
        ],
      },
    ];
    const message = asked({ contents }).messages[2];
    expect(message?.content).toMatchObject([
      { content: [{}, { type: 'image' }] },
      { content: [{}, { type: 'image' }] },
    ]);
    expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  });

  test('within it stay there', () => {
    const contents = conversation(
      responding({
        response: { output: 'x' },
        parts: [{ inlineData: { mimeType: 'image/png', data: 'AAAA', displayName: 'shot.png' } }],
      }),
    );
    expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  });

  test.each<[string, JsonObject]>([
    ['a video', { inlineData: { mimeType: 'video/mp4', data: 'AAAA' } }],
    ['a text', { text: 'x' }],
    ['a part of an unknown kind', { hologram: { data: 'AAAA' } }],
  ])('within it are encoded as they were decoded when one is %s', (_kind, part) => {
    const contents = conversation(responding({ response: { result: 'x' }, parts: [part, image] }));
    expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  });

  test('of another protocol follow it', () => {
    const source = { kind: 'base64', mediaType: 'image/png', data: 'AAAA' } as const;
    expect(
      sentFor({
        content: [
          { type: 'image', source },
          { type: 'text', text: 'x' },
        ],
      }),
    ).toEqual([{ functionResponse: { id: 'a', name: 'f', response: { output: 'x' } } }, image]);
  });
});

test('keeps native fields of a result, and reports its cache hint', () => {
  const contents = conversation(responding({ response: { output: 'x' }, willContinue: true, scheduling: 'SILENT' }));
  expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  const messages: CoreMessage[] = [
    user('Hi'),
    { role: 'assistant', content: [call('a', 'f')] },
    { role: 'tool', content: [result('a', { cache: {} })] },
  ];
  expect(sent(coreRequest({ messages })).losses).toMatchObject([{ what: 'the vendor has no such cache hint' }]);
});
