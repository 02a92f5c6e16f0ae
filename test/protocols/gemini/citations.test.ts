import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../src/core/fold.ts';
import { asObject, objectsIn, type JsonObject } from '../../../src/core/json.ts';
import type { CoreText } from '../../../src/core/types.ts';
import { gemini } from '../../../src/protocols/gemini/index.ts';
import { answer, answerOf, asked, client, partsOf, piece, written } from './contexts.ts';

const candidate = (parts: JsonObject[], fields: JsonObject): JsonObject => ({
  candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0, ...fields }],
});
const cited = (pieces: JsonObject[]) =>
  partsOf(pieces)?.flatMap((part) => (part.type === 'text' ? (part.citations ?? []) : []));

// "Käse 🧀 hält." in bytes of UTF-8: K a ä(2) s e _ 🧀(4) _ h ä(2) l t .
const text = 'Käse 🧀 hält.';
const uri = 'https://example.test/cheese';

describe('positions are bytes on the wire and code units in Core', () => {
  const citationMetadata = {
    citations: [
      { startIndex: 0, endIndex: 5, uri, title: 'Cheese', license: 'MIT' },
      { startIndex: 6, endIndex: 10, uri },
    ],
  };

  test('decodes them in a plain answer and in a stream', () => {
    const expected = [
      {
        source: { kind: 'url', url: uri, title: 'Cheese' },
        at: { start: 0, end: 4 },
        extras: { gemini: { license: 'MIT' } },
      },
      { source: { kind: 'url', url: uri }, at: { start: 5, end: 7 } },
    ];
    expect(cited([candidate([{ text }], { citationMetadata })])).toEqual(expected);
    expect(
      cited([piece([{ text: text.slice(0, 3) }]), candidate([{ text: text.slice(3) }], { citationMetadata })]),
    ).toEqual(expected);
  });

  test('encodes them as bytes', () => {
    const response = answerOf([candidate([{ text }], { citationMetadata })]);
    expect(gemini.encodeResponse(response, client(asked()).context)['candidates']).toMatchObject([
      { citationMetadata },
    ]);
    expect(written(eventsOf(response)).at(-1)).toMatchObject({ candidates: [{ citationMetadata }] });
  });

  test('accepts positions beyond a text that was cut off', () => {
    const beyond = { citations: [{ startIndex: 2, endIndex: 40, uri }] };
    const response = answerOf([candidate([{ text: 'abc' }], { citationMetadata: beyond })]);
    expect(gemini.encodeResponse(response, client(asked()).context)['candidates']).toMatchObject([
      { citationMetadata: beyond },
    ]);
  });
});

test('keeps the citations of an earlier text with the answer', () => {
  const citationMetadata = {
    citations: [
      { startIndex: 0, endIndex: 1, uri },
      { startIndex: 3, endIndex: 5, uri },
    ],
  };
  const parts = [{ text: 'ab' }, { functionCall: { id: 'a', name: 'f', args: {} } }, { text: 'cde' }];
  const response = answerOf([candidate(parts, { citationMetadata })]);
  expect(response.candidates[0]?.message.content[2]).toMatchObject({
    text: 'cde',
    citations: [{ at: { start: 1, end: 3 } }],
  });
  expect(gemini.encodeResponse(response, client(asked()).context)['candidates']).toMatchObject([{ citationMetadata }]);
});

describe('grounding', () => {
  const groundingMetadata = {
    webSearchQueries: ['cheese'],
    groundingChunks: [{ web: { uri, title: 'Cheese' } }, { web: { uri: `${uri}/2` } }],
    groundingSupports: [{ segment: { endIndex: 5, text: 'Käse' }, groundingChunkIndices: [0, 1, 9] }],
  };

  test('becomes citations of the text it supports, and is kept', () => {
    const response = answerOf([candidate([{ text }], { groundingMetadata })]);
    expect(cited([candidate([{ text }], { groundingMetadata })])).toEqual([
      { source: { kind: 'url', url: uri, title: 'Cheese' }, at: { start: 0, end: 4 } },
      { source: { kind: 'url', url: `${uri}/2` }, at: { start: 0, end: 4 } },
    ]);
    const [back] = gemini.encodeResponse(response, client(asked()).context)['candidates'] as JsonObject[];
    expect(back).toMatchObject({ groundingMetadata });
    expect(back).not.toHaveProperty('citationMetadata');
  });
});

test("reports another vendor's citation of a document", () => {
  const document: CoreText = {
    type: 'text',
    text: 'a',
    citations: [{ source: { kind: 'document', index: 0 }, citedText: 'b' }],
  };
  const { context, losses } = client(asked());
  expect(gemini.encodeResponse(answer([document]), context)['candidates']).not.toMatchObject([
    { citationMetadata: {} },
  ]);
  expect(losses).toMatchObject([{ what: 'a citation of a document' }]);
});

test('takes linear time when a long text has many citations', () => {
  const long = 'ä'.repeat(200_000);
  const citations = Array.from({ length: 20_000 }, (_, index) => ({
    startIndex: index * 2,
    endIndex: 400_000 - index * 2,
    uri,
  }));
  const response = answerOf([candidate([{ text: long }], { citationMetadata: { citations } })]);
  expect(gemini.encodeResponse(response, client(asked()).context)['candidates']).toMatchObject([
    { citationMetadata: { citations } },
  ]);
});

test('takes linear time when many texts cite many pages that a search found', () => {
  const count = 100_000;
  const pages = Array.from({ length: count }, (_, index) => ({ type: 'source' as const, url: `${uri}/${index}` }));
  const search = { id: 'a', name: 'web_search', providerExecuted: true };
  const texts = pages.map(({ url }, index): CoreText[] => [
    { type: 'text', text: index % 2 === 0 ? 'a' : 'b', citations: [{ source: { kind: 'url', url } }] },
  ]);
  const response = answer([
    { type: 'tool-call', input: { kind: 'json', value: { query: 'cheese' } }, ...search },
    { type: 'tool-result', callId: 'a', content: pages, providerExecuted: true },
    ...texts.flat(),
  ]);
  const [candidateOf] = gemini.encodeResponse(response, client(asked()).context)['candidates'] as JsonObject[];
  const supports = objectsIn(asObject(candidateOf?.['groundingMetadata'])?.['groundingSupports']);
  expect(supports).toHaveLength(count);
  expect(supports.at(-1)).toEqual({
    segment: { startIndex: count - 1, endIndex: count, text: 'b' },
    groundingChunkIndices: [count - 1],
  });
});
