/**
 * How a message may begin: with a header, or, after the server stripped all special tokens, with the name of the
 * channel directly followed by the content.
 */
export type Opening = 'header' | 'wait' | 'no' | { channel: string; bodyAt: number };

const lead = '(?:assistant)?(?:analysis|commentary|final)?';
const markers = ['<|start|>', '<|channel|>', '<|message|>', '<|constrain|>'];
const bareHeader = new RegExp(`^${lead}<\\|(?:start|channel|message|constrain)\\|>`);
const addressed = new RegExp(`^${lead} ?to=([^\\s<{]*)`);
const stripped = /^(?<author>assistant)?(?<channel>analysis|commentary|final)/;

/** Maximum text that is inspected, in UTF-16 units. Names are shorter. */
const maxOpeningLength = 300;

/** All possible openings: a prefix of one of these may still become an opening. */
const beginnings = ['', 'assistant'].flatMap((author) =>
  ['', 'analysis', 'commentary', 'final'].flatMap((channel) =>
    [...markers, 'to=', ' to='].map((end) => author + channel + end),
  ),
);

/**
 * Classifies a text at a position where a message may begin.
 *
 * A text may begin with the word "analysis": it is a channel only if an upper-case letter, or a letter of a script
 * without case, follows directly (`analysisWe need`), which does not happen in prose. "final" alone is left in the
 * text, as nothing else depends on it. After "assistant" the name of a channel is never prose (`assistantfinal`).
 * SGLang reads every text that begins with "analysis" as reasoning.
 * @param isAddress whether the word after `to=` is a known recipient
 */
export function openingOf(text: string, isFinal: boolean, isAddress: (recipient: string) => boolean): Opening {
  if (text.length > maxOpeningLength) return openingOf(text.slice(0, maxOpeningLength), true, isAddress);
  if (bareHeader.test(text)) return 'header';
  const address = addressed.exec(text);
  if (address) {
    if (!isFinal && address[0].length === text.length && text.length < maxOpeningLength) return 'wait';
    if (isAddress(address[1] ?? '')) return 'header';
  }
  if (!isFinal && beginnings.some((one) => text.length < one.length && one.startsWith(text))) return 'wait';
  const { author, channel } = stripped.exec(text)?.groups ?? {};
  if (channel === undefined) return 'no';
  const bodyAt = (author ?? '').length + channel.length;
  const isGlued = channel !== 'final' && /^[\p{Lu}\p{Lo}]/u.test(text.slice(bodyAt, bodyAt + 2));
  return author !== undefined || isGlued ? { channel, bodyAt } : 'no';
}
