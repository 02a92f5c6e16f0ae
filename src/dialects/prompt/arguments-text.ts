import type { Report } from '../../core/codec.ts';
import { asObject, parseJson } from '../../core/json.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type { CoreToolCall } from '../../core/types.ts';

/** The arguments of a call as the text of an object, unchanged if it is one. */
export function argumentsText(call: CoreToolCall, report: Report): string {
  const { input } = call;
  if (input.kind === 'json-text' && asObject(parseJson(input.text))) return input.text;
  return JSON.stringify(toInputObject(call, report));
}
