import type { CoreChatResponse } from '../../core/types.ts';

/** Of a text that is quoted, and of each of two sentences of a longer one, in UTF-16 units. */
export const maxQuote = 200;

export const beginningOf = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** The text of a response; that of one with citations is several parts. */
export const textOfAnswer = (response: CoreChatResponse | null): string =>
  (response?.candidates[0]?.message.content ?? [])
    .map((part) => (part.type === 'text' || part.type === 'refusal' ? part.text : '\n'))
    .join('')
    .trim();

/**
 * The text of a response as the end of a sentence: a long one by its first and its last sentence, as the one may have what
 * happened and the other what the model concludes.
 */
export function quoteAnswer(response: CoreChatResponse | null): string {
  const text = textOfAnswer(response);
  if (text === '') return response === null ? '.' : ', and wrote no text.';
  return `: "${toOneLine(text)}"`;
}

function toOneLine(text: string): string {
  if (text.length <= maxQuote) return text.replaceAll(/\s+/g, ' ');
  // Fences and rules of Markdown are no sentences.
  const sentences = text
    .split(/(?<=[.!?。！？])\s+|\n+/)
    .filter((each) => /^(?!\s*(?:```|~~~)).*[\p{L}\p{N}]/u.test(each));
  const ends = sentences.length <= 1 ? sentences : [sentences[0] ?? '', sentences.at(-1) ?? ''];
  return ends.map((each) => beginningOf(each, maxQuote)).join(sentences.length === 2 ? ' ' : ' … ');
}
