import type { ProtocolCodec } from '../core/codec.ts';
import { asObject, type JsonValue, parseJson } from '../core/json.ts';
import type { CoreChatRequest, CoreChatResponse } from '../core/types.ts';
import { createFrameWriter, readFrames } from '../wire/framing.ts';
import { type IndexedFixture, type PlayableFixture, indexFixture } from './indexed-fixture.ts';

/** Keys of texts that a client shows, in every protocol. */
const textKeys = new Set(['text', 'content', 'delta', 'response']);

/** Whether an answer is the first of its conversation, and free text. */
export const takesNotice = ({ messages, responseFormat }: CoreChatRequest): boolean =>
  messages.every(({ role }) => role !== 'assistant' && role !== 'tool') &&
  (responseFormat === undefined || responseFormat.type === 'text');

/**
 * A recording whose text begins with a notice, at the same times. A recording without such a text, or in which citations refer
 * to positions of it, is returned as it is.
 */
export function withNotice(example: IndexedFixture, codec: ProtocolCodec, notice: string): IndexedFixture {
  const text = firstText(example.response);
  if (text === undefined) return example;
  const changed = indexFixture(prependTo(example.fixture, { text, notice }), codec);
  return firstText(changed.response) === notice + text ? changed : example;
}

function firstText(response: CoreChatResponse | undefined): string | undefined {
  const part = response?.candidates[0]?.message.content.find(({ type }) => type === 'text');
  return part?.type === 'text' && part.text !== '' && !part.citations?.length ? part.text : undefined;
}

function prependTo(fixture: PlayableFixture, { text, notice }: { text: string; notice: string }): PlayableFixture {
  const { framing, chunks } = fixture.response;
  let isBegun = false;
  const replace = (value: string): string => {
    // The complete text, which a stream may repeat at its end, or its first piece.
    const isPiece = !isBegun && value !== '' && text.startsWith(value);
    if (value !== text && !isPiece) return value;
    isBegun = true;
    return notice + value;
  };
  const rewrite = (data: string): string => {
    const value = parseJson(data);
    return value === undefined ? data : JSON.stringify(mapTexts(value, replace));
  };
  if (framing === undefined) {
    const [last] = chunks.slice(-1);
    const bytes = Buffer.from(rewrite(Buffer.concat(chunks.map((chunk) => chunk.bytes)).toString('utf8')));
    return { ...fixture, response: { ...fixture.response, chunks: [{ atMs: last?.atMs ?? 0, bytes }] } };
  }
  const writer = createFrameWriter(framing);
  let written = '';
  const reader = readFrames(framing)((frame) => (written += writer.frame({ ...frame, data: rewrite(frame.data) })));
  const changed = chunks.map(({ atMs, bytes }) => {
    written = '';
    reader.push(bytes);
    return { atMs, bytes: Buffer.from(written) };
  });
  written = '';
  reader.end();
  const rest = Buffer.from(written + writer.end());
  const response = { ...fixture.response, chunks: [...changed, { atMs: chunks.at(-1)?.atMs ?? 0, bytes: rest }] };
  return { ...fixture, response: { ...response, chunks: response.chunks.filter(({ bytes }) => bytes.length > 0) } };
}

/** Replaces texts that clients show, in the order of the JSON. */
function mapTexts(value: JsonValue, replace: (text: string) => string, key = ''): JsonValue {
  if (typeof value === 'string') return textKeys.has(key) ? replace(value) : value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace, key));
  const object = asObject(value);
  if (!object) return value;
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, inner]) =>
      inner === undefined ? [] : [[name, mapTexts(inner, replace, name)]],
    ),
  );
}
