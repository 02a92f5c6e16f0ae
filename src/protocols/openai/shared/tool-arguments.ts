import { toFreeformArguments } from '../../../core/freeform.ts';
import type { JsonObject, JsonValue } from '../../../core/json.ts';
import type { ToolInput } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';

/** Arguments are text; a server that sends the object itself means that object. */
export const decodeArguments = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

/**
 * The texts of arguments: messages of earlier turns are the same objects in the next. Of a history of a megabyte it is a
 * third of the encoding.
 */
const texts = new WeakMap<JsonObject, string>();

function textOf(value: JsonObject): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** The arguments of a call as text: what came as text is kept as it is, and a call without any, or with `null`, has `{}`. */
export function encodeArguments(input: ToolInput): string {
  switch (input.kind) {
    case 'json-text':
      return ['', 'null'].includes(input.text.trim()) ? '{}' : input.text;
    case 'json':
      return textOf(input.value);
    case 'freeform':
      return JSON.stringify(toFreeformArguments(input.text));
    default:
      return unreachable(input);
  }
}
