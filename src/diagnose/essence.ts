import { asString, parseArguments, type JsonValue } from '../core/json.ts';
import type { CoreContentPart, CoreMessage, CoreToolCall } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';

/**
 * Whether what these messages say is said by those, too: every text, and all calls with their arguments. That must come
 * through any translation that reports no loss; it may put texts into another order, join them, and add some.
 */
export function saysAll(before: readonly CoreMessage[], after: readonly CoreMessage[]): boolean {
  const [was, is] = [partsOf(before), partsOf(after)];
  const whole = is.flatMap(textsIn).join('');
  return (
    was.flatMap(textsIn).every((text) => whole.includes(text)) &&
    JSON.stringify(was.flatMap(callsIn)) === JSON.stringify(is.flatMap(callsIn))
  );
}

const partsOf = (messages: readonly CoreMessage[]): CoreContentPart[] =>
  messages.flatMap(({ content }): readonly CoreContentPart[] => content);

const callsIn = (part: CoreContentPart): JsonValue[] =>
  part.type === 'tool-call' && part.runs === 'client' ? [[part.name, argumentsOf(part)]] : [];

/** Without blanks: what joins two texts adds some. */
function textsIn(part: CoreContentPart): string[] {
  switch (part.type) {
    case 'text':
    case 'refusal':
      return [part.text.replaceAll(/\s+/g, '')];
    case 'tool-result':
      return part.runs === 'client' ? part.content.flatMap(textsIn) : [];
    case 'tool-call':
    case 'reasoning':
    case 'image':
    case 'audio':
    case 'video':
    case 'document':
    case 'opaque':
      return [];
    default:
      return unreachable(part);
  }
}

function argumentsOf({ input }: CoreToolCall): JsonValue {
  switch (input.kind) {
    case 'json':
      return loneText(input.value);
    case 'json-text':
      return loneText(parseArguments(input.text) ?? input.text);
    case 'freeform':
      return input.text;
    default:
      return unreachable(input);
  }
}

/** Raw text for a tool is carried as an object of one text where a protocol has only objects. */
function loneText(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  const [only, ...others] = Object.values(value);
  return others.length === 0 ? (asString(only) ?? value) : value;
}
