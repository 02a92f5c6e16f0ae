import { ResponseFold } from '../../src/core/fold.ts';
import { parseArguments, parseJson, type JsonValue } from '../../src/core/json.ts';
import type { CoreAssistantPart, CoreChatResponse } from '../../src/core/types.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

/** The answer that events amount to. */
export function folded(events: Iterable<CoreStreamEvent>): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of events) fold.add(event);
  return fold.result();
}

/** What the model said in the answer that a client is given, where it said nothing aloud. */
export function readAnswer({ candidates: [first] }: CoreChatResponse): string | undefined {
  const parts = first?.message.content ?? [];
  if (parts.some(({ type }) => type === 'audio')) return undefined;
  return parts.map((part) => (part.type === 'text' || part.type === 'refusal' ? part.text : '')).join('');
}

/** As JSON carries it: without undefined, long numbers as they are written. */
export const asSent = (value: unknown): JsonValue => parseJson(JSON.stringify(value)) ?? null;

/**
 * Without what names the one answer, and without how it was written: two answers of the same content differ in
 * these. Arguments count for the object they stand for: some protocols stream as text what they give as an object
 * otherwise.
 */
export function comparable({ candidates, usage, extras }: CoreChatResponse): unknown {
  const spoken = candidates.map(({ message, ...rest }) => ({
    ...rest,
    message: { ...message, wireForm: undefined, content: message.content.map(withoutWireForm) },
  }));
  return asSent({ candidates: spoken, extras, usage: usage && { ...usage, raw: undefined } });
}

function withoutWireForm(part: CoreAssistantPart): unknown {
  const said = { ...part, wireForm: undefined };
  return part.type === 'tool-call' && part.input.kind === 'json-text'
    ? { ...said, input: { kind: 'json', value: parseArguments(part.input.text) ?? part.input.text } }
    : said;
}
