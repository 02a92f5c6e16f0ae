import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProtocolCodec, UnlocatedLoss } from '../../src/core/codec.ts';
import { asArray, asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import { inspectBody, parseBody } from '../../src/gateway/request/body.ts';
import { EarlierBodies } from '../../src/gateway/request/earlier-bodies.ts';
import { writeJson, WrittenTexts } from '../../src/gateway/request/json-bytes.ts';
import { backendContext, codecs } from './codecs.ts';
import { accepted, nameOf } from './fixtures.ts';

/** Shorter bodies are not compared with earlier ones. */
const padding = ' '.repeat(33_000);

/** What a client changes from one request to the next. */
interface Change {
  /** How many messages of the first request are sent. */
  kept: number;
  /** A message that is another one. */
  edited: { at: number; message: 'repeated' | 'marked' | 'text' | 'invalid' } | null;
  tools: 'same' | 'none' | 'reversed' | 'edited';
  options: 'same' | 'more' | 'first';
  /** The protocol that it is carried to. */
  target: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  kept: fc.oneof({ weight: 3, arbitrary: fc.constant(1000) }, { weight: 1, arbitrary: fc.nat({ max: 8 }) }),
  edited: fc.option(
    fc.record({ at: fc.nat({ max: 8 }), message: fc.constantFrom('repeated', 'marked', 'text', 'invalid') }),
    { freq: 3 },
  ),
  tools: fc.constantFrom('same', 'same', 'same', 'none', 'reversed', 'edited'),
  options: fc.constantFrom('same', 'same', 'more', 'first'),
  target: fc.nat({ max: codecs.length - 1 }),
});

const listKeys = ['messages', 'input', 'contents'];

function changed(body: JsonObject, { kept, edited, tools, options }: Change): JsonObject {
  const key = listKeys.find((each) => Array.isArray(body[each])) ?? 'messages';
  const list = (asArray(body[key]) ?? []).slice(0, Math.max(1, kept));
  const messages = edited
    ? list.map((each, index) => (index === edited.at ? editedMessage(each, list, edited.message) : each))
    : list;
  const own = asArray(body['tools']);
  const result: JsonObject = { ...body, [key]: messages };
  if (own && tools === 'none') delete result['tools'];
  if (own && tools === 'reversed') result['tools'] = own.toReversed();
  if (own && tools === 'edited')
    result['tools'] = own.map((tool, index) => (index === 0 ? { ...asObject(tool), name: 'other tool' } : tool));
  if (options === 'more') return { ...result, temperature: 0.5 };
  return options === 'first' ? { temperature: 0.25, ...result } : result;
}

function editedMessage(message: JsonValue, list: readonly JsonValue[], how: string): JsonValue {
  const fields = asObject(message) ?? {};
  switch (how) {
    case 'repeated':
      return list.at(-1) ?? null;
    case 'marked':
      return { ...fields, mark: true };
    case 'text':
      return { ...fields, content: 'another text' };
    default:
      return { ...fields, role: 7 };
  }
}

/** What a backend is sent, and what is reported about it; or the error that the client is sent. */
function resultOf(
  parse: () => JsonObject,
  source: ProtocolCodec,
  target: ProtocolCodec,
  write: (json: JsonObject) => string,
): unknown {
  try {
    const request = source.decodeRequest(parse(), { model: 'some-model' });
    const losses: UnlocatedLoss[] = [];
    const text = write(target.encodeRequest(request, backendContext(target, request, losses)));
    return { text, losses: losses.map((each) => toLoss(each, source.wireNames)) };
  } catch (error) {
    return { error: String(error) };
  }
}

test.each(accepted.map((fixture) => [nameOf(fixture), fixture] as const))(
  'requests that repeat %s are carried as if each were the first',
  (_, fixture) => {
    const source = codecs.find(({ protocol }) => protocol === fixture.protocol);
    const body = asObject(fixture.request);
    if (!source || !body) return;
    fc.assert(
      fc.property(fc.array(change, { minLength: 2, maxLength: 5 }), (changes) => {
        const earlier = new EarlierBodies();
        const texts = new WrittenTexts();
        for (const each of changes) {
          const bytes = Buffer.from(JSON.stringify(changed(body, each)) + padding);
          const [target = source] = codecs.slice(each.target);
          const fast = resultOf(
            () => earlier.parse(bytes, earlier.inspect(bytes)),
            source,
            target,
            (json) => writeJson(json, 64 * 1024, texts).toString(),
          );
          const slow = resultOf(
            () => parseBody(bytes, inspectBody(bytes)),
            source,
            target,
            (json) => JSON.stringify(json),
          );
          expect(fast).toEqual(slow);
        }
      }),
      { numRuns: 10 },
    );
  },
);

test('a message that is sent again is neither decoded nor encoded again', () => {
  const [anthropic, chat] = ['anthropic', 'openai-chat'].map((name) =>
    codecs.find(({ protocol }) => protocol === name),
  );
  if (!anthropic || !chat) throw new Error('the protocols are known');
  const earlier = new EarlierBodies();
  const carry = (...texts: string[]): [unknown, unknown] => {
    const messages = texts.map((content) => ({ role: 'user', content }));
    const bytes = Buffer.from(JSON.stringify({ model: 'some-model', max_tokens: 9, messages }) + padding);
    const request = anthropic.decodeRequest(earlier.parse(bytes, earlier.inspect(bytes)));
    return [request.messages[0], asArray(chat.encodeRequest(request, backendContext(chat, request))['messages'])?.[0]];
  };
  const [decoded, encoded] = carry('one', 'two');
  expect(carry('one', 'two', 'three').map((each, index) => each === [decoded, encoded][index])).toEqual([true, true]);
  expect(carry('other', 'two', 'three')[0]).not.toBe(decoded);
});
