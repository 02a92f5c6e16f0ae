import { asString, parseArguments, type JsonValue } from '../core/json.ts';
import type { CoreContentPart, CoreMessage, CoreToolCall } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';

/**
 * Whether translated messages still contain every text and all calls with their arguments. Any translation that reports no
 * loss must preserve them; it may reorder, join and add texts.
 */
export function preservesContent(before: readonly CoreMessage[], after: readonly CoreMessage[]): boolean {
  const [was, is] = [collectParts(before), collectParts(after)];
  const joinedText = is.flatMap(readTexts).join('');
  return (
    was.flatMap(readTexts).every((text) => joinedText.includes(text)) &&
    JSON.stringify(was.flatMap(readCalls)) === JSON.stringify(is.flatMap(readCalls))
  );
}

const collectParts = (messages: readonly CoreMessage[]): CoreContentPart[] =>
  messages.flatMap(({ content }): readonly CoreContentPart[] => content);

const readCalls = (part: CoreContentPart): JsonValue[] =>
  part.type === 'tool-call' && !part.providerExecuted ? [[part.name, readArguments(part)]] : [];

/** Without whitespace: joining two texts may add some. */
function readTexts(part: CoreContentPart): string[] {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return [part.text.replaceAll(/\s+/g, '')];
    case 'tool-result':
      return part.providerExecuted ? [] : part.content.flatMap(readTexts);
    case 'tool-call':
    case 'reasoning':
    case 'image':
    case 'audio':
    case 'video':
    case 'document':
    case 'source':
    case 'opaque':
      return [];
    default:
      return unreachable(part);
  }
}

function readArguments({ input }: CoreToolCall): JsonValue {
  switch (input.kind) {
    case 'json':
      return unwrapSingleText(input.value);
    case 'json-text':
      return unwrapSingleText(parseArguments(input.text) ?? input.text);
    case 'freeform':
      return input.text;
    default:
      return unreachable(input);
  }
}

/** A protocol that has only objects carries the raw text for a tool as an object with one string. */
function unwrapSingleText(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  const [only, ...others] = Object.values(value);
  return others.length === 0 ? (asString(only) ?? value) : value;
}
