import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import { EarlierBodies } from '../../../src/gateway/request/earlier-bodies.ts';
import { inspectBody, parseBody, type InspectedBody } from '../../../src/gateway/request/body.ts';
import { backendContext, codecs } from '../../laws/codecs.ts';
import { accepted, nameOf, requestOf } from '../../laws/fixtures.ts';

/** Bodies shorter than 32 KiB are never compared. */
const system = 'a'.repeat(33_000);

/** What parsing gives: the value, or the message of the error. */
function resultOf(parse: () => unknown): unknown {
  try {
    return { value: parse() };
  } catch (error) {
    return { error: String(error) };
  }
}

/** The depth of a body whose beginning is known may be that of the other one. */
const withoutDepth = (inspected: InspectedBody) => ({ ...inspected, scan: { ...inspected.scan, depth: 0 } });

function expectEqualResults(bodies: readonly string[]): void {
  const earlier = new EarlierBodies();
  for (const body of bodies) {
    const bytes = Buffer.from(body);
    const inspected = resultOf(() => withoutDepth(earlier.inspect(bytes)));
    expect(inspected).toEqual(resultOf(() => withoutDepth(inspectBody(bytes))));
    const parsed = resultOf(() => earlier.parse(bytes, earlier.inspect(bytes)));
    expect(parsed).toEqual(resultOf(() => parseBody(bytes, inspectBody(bytes))));
    expect(JSON.stringify(parsed)).toBe(JSON.stringify(resultOf(() => parseBody(bytes, inspectBody(bytes)))));
  }
}

const message = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value));
const space = fc.constantFrom('', ' ', '\n', '\t ');

/** A body whose list is made of some messages: with white space, other fields around it, and now and then a syntax error. */
const bodyOf = (messages: readonly string[]): fc.Arbitrary<string> =>
  fc
    .record({
      key: fc.constantFrom('messages', 'messages', 'messages', 'input', 'contents'),
      count: fc.nat({ max: messages.length }),
      added: fc.array(message, { maxLength: 2 }),
      space,
      before: fc.constantFrom(
        '',
        '"model":"a",',
        `"tools":["${'t'.repeat(2000)}"],`,
        '"stream":true,',
        '"messages":[1],',
        '"tools":[{"a":[1,2]}],',
      ),
      after: fc.constantFrom(
        '',
        ',"model":"b"',
        `,"tools":["${'t'.repeat(2000)}"]`,
        ',"n":1',
        ',"messages":[2]',
        String.raw`,"m\u0065ssages":[0]`,
        ',"input":"x"',
      ),
      end: fc.constantFrom(']', ']', ']', ']', ',]', ''),
      mark: fc.constantFrom('', '', '', '\uFEFF'),
    })
    .map(({ key, count, added, space: blank, before, after, end, mark }) => {
      const list = [...messages.slice(0, count), ...added].join(`${blank},`);
      return `${mark}{"system":"${system}",${before}"${key}":${blank}[${list}${end}${after}}`;
    });

test('bodies of a conversation are parsed as if each were the first', () => {
  const conversation = fc
    .array(message, { minLength: 1, maxLength: 8 })
    .chain((messages) => fc.array(bodyOf(messages), { minLength: 2, maxLength: 6 }));
  fc.assert(fc.property(conversation, expectEqualResults), { numRuns: 200 });
});

test.each([
  ['a comma follows the last message that is equal', '{"messages":[1,2]', '{"messages":[1,2,]'],
  ['a later key replaces the list', '{"messages":[1,2]', '{"messages":[1,2],"messages":[3]'],
  ['the list is empty', '{"messages":[1]', '{"messages":[]'],
  ['a message is longer than the earlier one', '{"messages":[1,2]', '{"messages":[1,22]'],
  ['a later key with escapes replaces the list', String.raw`{"messages":[1],"m\u0065ssages":[3]`, '{"messages":[1]'],
  ['a number continues', '{"messages":[1,2]', '{"messages":[1,2.5]'],
  [
    'a long value changes',
    `{"messages":[1],"tools":["${'a'.repeat(2000)}"]`,
    `{"messages":[1],"tools":["${'b'.repeat(2000)}"]`,
  ],
  [
    'a long value comes twice',
    `{"tools":"${'a'.repeat(2000)}","messages":[1]`,
    `{"tools":"${'a'.repeat(2000)}","messages":[1],"tools":1`,
  ],
  ['the nesting becomes too deep', '{"messages":[1]', `{"messages":[1,${'['.repeat(200)}${']'.repeat(200)}]`],
  ['the model comes later', '{"model":"a","messages":[1]', '{"model":"a","messages":[1,2],"model":"b"'],
  ['the list ends earlier', '{"messages":[1,2,3]', '{"messages":[1]'],
  ['it has long numbers', '{"messages":[0.10,1]', '{"messages":[0.10,12345678901234567890]'],
])('a body is parsed completely where %s', (_, first, second) => {
  const end = `,"system":"${system}"}`;
  expectEqualResults([`${first}${end}`, `${second}${end}`, `${first}${end}`]);
});

test('the messages of an earlier body are the same objects in the next', () => {
  const earlier = new EarlierBodies();
  const parse = (...contents: string[]): unknown[] => {
    const bytes = Buffer.from(JSON.stringify({ messages: contents.map((content) => ({ content })), system }));
    return earlier.parse(bytes, earlier.inspect(bytes))['messages'] as unknown[];
  };
  const [one, two] = parse('one', 'two');
  const [first, second, third] = parse('one', 'two', 'three');
  expect([first === one, second === two, third]).toEqual([true, true, { content: 'three' }]);
  expect(parse('one', 'changed')[0] === one).toBe(true);
});

function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freezeDeep);
  return Object.freeze(value);
}

// Writing to a frozen object throws: requests of a conversation share the objects of their messages.
test.each(accepted.map((fixture) => [nameOf(fixture), fixture] as const))(
  'neither decoding nor encoding changes the request of %s',
  (_, fixture) => {
    const request = freezeDeep(requestOf({ ...fixture, request: freezeDeep(fixture.request) }));
    for (const codec of codecs)
      try {
        codec.encodeRequest(request, backendContext(codec, request));
      } catch (error) {
        expect(error).toBeInstanceOf(LouterError);
      }
  },
);
