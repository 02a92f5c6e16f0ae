import { asArray, asObject, type JsonObject, type JsonValue } from '../core/json.ts';

/** How much of a request is indexed, in UTF-16 units, and how much of each of its texts. */
const maxRequestText = 1000;
const maxTextPart = 400;

/** The fields in which the protocols have messages, in order of preference. */
const messageFields = ['messages', 'input', 'contents', 'prompt'];

/** Fields whose values nobody searches for. */
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
 * The text of a request for the search index: that of the last message, its last part first, because agents put what the
 * user typed after what they add to it. Null where there is none.
 */
export function extractRequestText(request: JsonObject | undefined): string | null {
  const messages = messageFields.map((field) => request?.[field]).find((value) => value !== undefined);
  if (messages === undefined) return null;
  const texts: string[] = [];
  let length = 0;
  for (const text of collectTexts(asArray(messages)?.at(-1) ?? messages).toReversed()) {
    if (length >= maxRequestText) break;
    texts.push(text.slice(0, Math.min(maxTextPart, maxRequestText - length)));
    length += Math.min(text.length, maxTextPart) + 1;
  }
  return texts.length === 0 ? null : texts.join('\n');
}

function collectTexts(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  const fields = Object.entries(asObject(value) ?? {});
  return fields.flatMap(([name, inner]) => (unsearchableFields.has(name) ? [] : collectTexts(inner)));
}

/** How much of a response is indexed, in UTF-16 units. */
export const maxResponseText = 1000;

/** The text of a response for the search index. A word that is cut off is left out: it may be half of a credential. */
export const trimResponseText = (text: string): string =>
  text.length < maxResponseText ? text : text.slice(0, maxResponseText).replace(/\S*$/, '');
