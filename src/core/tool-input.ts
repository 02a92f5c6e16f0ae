import type { Report } from './codec.ts';
import { toFreeformArguments } from './freeform.ts';
import { parseArguments, type JsonObject } from './json.ts';
import type { CoreToolCall, ToolInput } from './types.ts';
import { unreachable } from './unreachable.ts';

/** The arguments of a call as an object; `undefined` for a text that is not one. */
export function readArguments({ input }: Pick<CoreToolCall, 'input'>): JsonObject | undefined {
  switch (input.kind) {
    case 'json':
      return input.value;
    case 'freeform':
      return toFreeformArguments(input.text);
    case 'json-text':
      return parseArguments(input.text);
    default:
      return unreachable(input);
  }
}

/** The arguments of a call as one text. */
export const argumentsText = (input: ToolInput): string =>
  input.kind === 'json' ? JSON.stringify(input.value) : input.text;

/**
 * The input of a call as the object that some protocols require. Text that is not a JSON object is put under the key
 * that Anthropic names for it (fine-grained tool streaming guide), so that the model still sees what it wrote.
 */
export function toInputObject(call: Pick<CoreToolCall, 'input'>, report: Report): JsonObject {
  const { input } = call;
  const value = readArguments(call);
  if (value || input.kind === 'json') return value ?? {};
  report({ at: call, field: 'input', what: 'the arguments are not a JSON object', instead: '{"INVALID_JSON": …}' });
  return invalidArguments(input.text);
}

/** Whether the arguments are not a JSON object, as where the output limit cut them off. */
export const hasBrokenInput = ({ input }: Pick<CoreToolCall, 'input'>): boolean =>
  input.kind === 'json-text' && parseArguments(input.text) === undefined;

/** In place of arguments that are not a JSON object, for protocols that require one. */
export const invalidArguments = (text: string): JsonObject => ({ INVALID_JSON: text });

/** What is wrong with the arguments of a call, as a protocol carries them in a text; a call may have none at all. */
export const findArgumentsFault = (text: string): string | undefined =>
  parseArguments(text) ? undefined : 'the arguments are no JSON object';
