import type { WireForm } from '../../../core/types.ts';
import { protocol } from './extras.ts';

/** Where the wire has two forms for the same value, the one that a client used; without it the encoder uses the common one. */
export type WireFormKey =
  /** Content as an array of parts although one string would do. */
  | 'parts'
  /** Content as an empty string where `null` is common. */
  | 'empty-string'
  /** A message, call or tool in the form that `tools` and `tool_calls` superseded. */
  | 'legacy'
  /** An answer with an empty list of annotations. */
  | 'annotations'
  | 'custom'
  /** A tool of raw text that is not nested: see `raw-calls.ts`. */
  | 'raw-arguments'
  | 'allowed-tools'
  | 'refusal-part'
  | 'refusal-field'
  | 'bare-base64'
  /** Media in the forms that Mistral's clients write. */
  | 'bare-audio'
  | 'bare-file-id'
  | 'document-url'
  | 'thinking-part'
  | 'url-as-data'
  | 'video'
  | 'no-parameters'
  | 'no-schema'
  /** A schema with the type `json_object`, as some compatible servers have it. */
  | 'json-object'
  /** Arguments as an object, which OpenAI takes as text only. */
  | 'arguments-object'
  | 'random-seed'
  | 'stop-string'
  | 'max_tokens'
  | 'max_completion_tokens'
  | 'no-limit'
  | 'reasoning_content'
  | 'reasoning';

interface WithWireForm {
  wireForm?: WireForm;
}

/** Notes how `value`, just decoded, was written, and gives it back. Conditions that do not hold may be passed as `false`. */
export function markWireForm<T extends object>(value: T & WithWireForm, ...keys: (WireFormKey | false)[]): T {
  for (const key of keys) if (key) ((value.wireForm ??= {})[protocol] ??= {})[key] = true;
  return value;
}

export const hasWireForm = ({ wireForm }: WithWireForm, key: WireFormKey): boolean =>
  wireForm?.[protocol]?.[key] === true;
