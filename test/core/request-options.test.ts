import { expect, expectTypeOf, test } from 'vitest';
import type { BackendContext } from '../../src/core/codec.ts';
import { asNumber } from '../../src/core/json.ts';
import { fieldsOf, optionTable, unsupportedField } from '../../src/core/request-options.ts';
import { vendorProtocols, type CoreChatRequest } from '../../src/core/types.ts';
import { backendOf } from '../../src/protocols/backends.ts';

/** The options of a protocol, as its specification would name them. */
interface Wire {
  temperature?: number;
  top_p?: number;
  num_predict?: number;
  stop?: string[];
}
const { field, numberField, textListField } = fieldsOf<Wire>();

const table = optionTable('options/', [
  numberField('temperature', 'temperature'),
  numberField('topP', 'top_p'),
  field('maxTokens', 'num_predict', {
    read: (value) => ((asNumber(value) ?? -1) > 0 ? asNumber(value) : undefined),
    write: (value, { request, context }) => {
      if (value > 100) context.report({ at: request, field: 'maxTokens', what: 'too many', instead: '100' });
      return Math.min(value, 100);
    },
  }),
  textListField('stop', 'stop'),
  unsupportedField('user'),
  unsupportedField('parallelToolCalls', (value) => (value ? undefined : 'parallel calls cannot be forbidden')),
]);

function encode(fields: Partial<Omit<CoreChatRequest, 'model' | 'messages' | 'stream'>>) {
  const request: CoreChatRequest = { model: 'some-model', messages: [], stream: false, ...fields };
  const losses: object[] = [];
  const context: BackendContext = {
    request,
    model: request.model,
    issuer: 'ollama@vendor.test',
    facts: {},
    report: ({ at, ...loss }) => {
      expect(at).toBe(request);
      losses.push(loss);
    },
    note() {},
    mint: (prefix) => prefix,
  };
  const { temperature, topP, maxTokens, stop, user, parallelToolCalls } = request;
  const options = { temperature, topP, maxTokens, stop, user, parallelToolCalls };
  return { wire: table.encode(options, { request, context }), losses };
}

test('decodes what it has a row for, and leaves the rest', () => {
  const wire = { temperature: 0.5, top_p: 0.9, num_predict: 7, stop: ['a'], seed: 3 };
  expect(table.decode(wire)).toEqual({
    options: { temperature: 0.5, topP: 0.9, maxTokens: 7, stop: ['a'] },
    rest: { seed: 3 },
  });
});

test('leaves a value in the rest when it cannot be read', () => {
  const wire = { temperature: 'hot', num_predict: -1, stop: ['a', 1] };
  expect(table.decode(wire)).toEqual({ options: {}, rest: wire });
});

test('encodes the options under their wire names, in the order of the table', () => {
  const { wire, losses } = encode({ stop: ['a'], topP: 0.9, temperature: 0.5 });
  expect(JSON.stringify(wire)).toBe('{"temperature":0.5,"top_p":0.9,"stop":["a"]}');
  expect(losses).toEqual([]);
});

test('reports what a row bends or cannot write', () => {
  expect(encode({ maxTokens: 700, user: 'u-1', parallelToolCalls: false })).toEqual({
    wire: { num_predict: 100 },
    losses: [
      { field: 'maxTokens', what: 'too many', instead: '100' },
      { field: 'user', what: 'user is not supported by this protocol' },
      { field: 'parallelToolCalls', what: 'parallel calls cannot be forbidden' },
    ],
  });
});

test.each(vendorProtocols)('reports a field that a request has beyond its type (%s)', (protocol) => {
  const json = `{"model":"some-model","messages":[{"role":"user","content":[{"type":"text","text":"Hi"}]}],"stream":false,"novel":7}`;
  const request: CoreChatRequest = JSON.parse(json);
  const losses: object[] = [];
  backendOf(protocol)?.codec.encodeRequest(request, {
    request,
    model: request.model,
    issuer: `${protocol}@vendor.test`,
    facts: {},
    report: ({ at, ...loss }) => losses.push({ isOfRequest: at === request, ...loss }),
    note() {},
    mint: (prefix) => prefix,
  });
  expect(losses).toEqual([{ isOfRequest: true, field: 'novel', what: 'novel is not supported' }]);
});

test('names the position of each option in the body', () => {
  expect(table.wireNames).toEqual({
    temperature: 'options/temperature',
    topP: 'options/top_p',
    maxTokens: 'options/num_predict',
    stop: 'options/stop',
  });
});

test('does not compile when a field is left over that has no row', () => {
  expectTypeOf(table.encode<{ user?: string }>)
    .parameter(0)
    .toEqualTypeOf<{ user?: string }>();
  expectTypeOf(table.encode<{ seed?: number }>)
    .parameter(0)
    .toEqualTypeOf<Record<'seed', never>>();
});

test('needs no row for what a request is apart from its options', () => {
  type Rest = Pick<CoreChatRequest, 'model' | 'messages' | 'origin' | 'extras'>;
  expectTypeOf(table.encode<Rest>)
    .parameter(0)
    .toEqualTypeOf<Rest>();
});
