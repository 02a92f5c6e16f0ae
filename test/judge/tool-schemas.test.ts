import { describe, expect, test } from 'vitest';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { asObject, parseJson, type JsonSchema } from '../../src/core/json.ts';
import type { CoreChatRequest } from '../../src/core/types.ts';
import { paths } from '../laws/codecs.ts';
import { asSent } from '../laws/comparable.ts';
import { writeRequest } from '../faults/planting.ts';
import { shownFindings } from '../support/trace-of.ts';
import { findingsOfRequest } from './legs.ts';

/** Schemas as agents send them, which some vendors take in another form only: that changes nothing. */
const schemas: Record<string, JsonSchema> = {
  'a property of any type': {
    type: 'object',
    properties: { args: { description: 'anything' }, name: { type: 'string' } },
  },
  'a property with a default': { type: 'object', properties: { results: { type: 'number', default: 5 } } },
  'a property that may be null': {
    type: 'object',
    properties: {
      start_line: {
        anyOf: [{ type: 'integer', exclusiveMinimum: 0, maximum: 9_007_199_254_740_991 }, { type: 'null' }],
      },
    },
    required: ['start_line'],
  },
  'types in a list': { type: 'object', properties: { value: { type: ['string', 'number', 'null'] } } },
  'a reference': {
    type: 'object',
    properties: { paths: { $ref: '#/$defs/paths' } },
    $defs: { paths: { type: 'array', items: { type: 'string' } } },
  },
  'one of several objects': {
    anyOf: [
      { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
      { type: 'object', properties: { country: { type: 'string' } } },
    ],
  },
  'alternatives beside a type': {
    type: 'object',
    properties: { east: { type: 'string' } },
    oneOf: [{ required: ['east'] }, { properties: { west: { type: 'string' } }, required: ['west'] }],
  },
  'an object or null': { type: ['object', 'null'], properties: { quay: { type: 'string' } } },
  'parts of an object': {
    type: 'object',
    allOf: [{ properties: { path: { type: 'string' } } }, { required: ['path'] }],
    properties: { kind: { const: 'file' } },
  },
};

const request: CoreChatRequest = {
  model: 'some-model',
  stream: false,
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Look for the harbour.' }] }],
  tools: Object.entries(schemas).map(([, inputSchema], index) => ({
    type: 'function',
    name: `tool_${index}`,
    description: 'Looks for a place.',
    inputSchema,
  })),
};

describe.each(paths)('tool schemas from $from to $to', ({ source, target }) => {
  const body = asSent(writeRequest(source, request));
  const decode = (): CoreChatRequest => source.decodeRequest(body, { model: 'some-model', stream: false });
  const find = (backend: ProtocolCodec): string[] =>
    shownFindings(findingsOfRequest({ source, target: backend, decode, body }));

  test('are the same in another form', () => {
    expect(find(target)).toEqual([]);
  });

  // What has a keyword that a vendor does not support is declared as lost with the whole schema.
  test.each(['start_line', 'paths', 'country', 'quay'])('differ when %s is missing', (property) => {
    const faulty: ProtocolCodec = {
      ...target,
      encodeRequest: (...given) => without(asSent(target.encodeRequest(...given)), property),
    };
    expect(find(faulty)).not.toEqual([]);
  });
});

/** A body without the property of this name, wherever it is declared. */
const without = (body: unknown, property: string) =>
  asObject(
    parseJson(
      JSON.stringify(body, (_, value: unknown) => {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, property)) return value;
        return Object.fromEntries(Object.entries(value).filter(([name]) => name !== property));
      }),
    ),
  ) ?? {};
