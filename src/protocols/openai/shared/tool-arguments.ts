import { toFreeformArguments } from '../../../core/freeform.ts';
import type { JsonValue } from '../../../core/json.ts';
import type { ToolInput } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';

/** Arguments are text; a server that sends the object itself means that object. */
export const decodeArguments = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

/** The arguments of a call as text: what came as text is kept as it is, and a call without any has `{}`. */
export function encodeArguments(input: ToolInput): string {
  switch (input.kind) {
    case 'json-text':
      return input.text.trim() === '' ? '{}' : input.text;
    case 'json':
      return JSON.stringify(input.value);
    case 'freeform':
      return JSON.stringify(toFreeformArguments(input.text));
    default:
      return unreachable(input);
  }
}
