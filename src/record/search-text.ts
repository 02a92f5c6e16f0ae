import { asArray, asObject, type JsonObject, type JsonValue } from '../core/json.ts';

/** How much of what was asked can be found, in UTF-16 units, and how much of each text in it. */
const maxRequestText = 1000;
const maxTextPart = 400;

/** Where the protocols keep what is said, in the order they are looked for. */
const messageFields = ['messages', 'input', 'contents', 'prompt'];

/** What is no text that anybody would look for. */
const unsearchableFields: ReadonlySet<string> = new Set([
  'type',
  'role',
  'id',
  'data',
  'url',
  'image_url',
  'signature',
  'thoughtSignature',
  'encrypted_content',
  'cache_control',
]);

/**
 * The words of a request by which it is found: those of the last thing said, the last of its texts first, because
 * agents put what the user typed behind what they add to it. Null where there are none.
 */
export function extractRequestText(request: JsonObject | undefined): string | null {
  const said = messageFields.map((field) => request?.[field]).find((value) => value !== undefined);
  if (said === undefined) return null;
  const words: string[] = [];
  let length = 0;
  for (const text of collectTexts(asArray(said)?.at(-1) ?? said).toReversed()) {
    if (length >= maxRequestText) break;
    words.push(text.slice(0, Math.min(maxTextPart, maxRequestText - length)));
    length += Math.min(text.length, maxTextPart) + 1;
  }
  return words.length === 0 ? null : words.join('\n');
}

function collectTexts(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  const fields = Object.entries(asObject(value) ?? {});
  return fields.flatMap(([name, inner]) => (unsearchableFields.has(name) ? [] : collectTexts(inner)));
}

/** How much of an answer can be found, in UTF-16 units. */
export const maxResponseText = 1000;

/** The words of an answer of which this much was kept: one that was cut in two is left out, it may be half a secret. */
export const trimResponseText = (text: string): string =>
  text.length < maxResponseText ? text : text.slice(0, maxResponseText).replace(/\S*$/, '');
