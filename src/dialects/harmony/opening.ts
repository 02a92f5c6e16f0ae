/**
 * How a message can begin: with a header, or, where the server stripped all special tokens,
 * with the bare name of the channel, to which its content is glued.
 */
export type Opening = 'header' | 'wait' | 'no' | { channel: string; bodyAt: number };

const lead = '(?:assistant)?(?:analysis|commentary|final)?';
const markers = ['<|start|>', '<|channel|>', '<|message|>', '<|constrain|>'];
const bareHeader = new RegExp(`^${lead}<\\|(?:start|channel|message|constrain)\\|>`);
const addressed = new RegExp(`^${lead} ?to=([^\\s<{]*)`);
const stripped = /^(?<author>assistant)?(?<channel>analysis|commentary|final)/;

/** As much of a text as is looked at, in UTF-16 units: no name is longer. */
const maxOpeningLength = 300;

/** All that an opening can begin with, spelled out: what is the beginning of one of these may still become an opening. */
const beginnings = ['', 'assistant'].flatMap((author) =>
  ['', 'analysis', 'commentary', 'final'].flatMap((channel) =>
    [...markers, 'to=', ' to='].map((end) => author + channel + end),
  ),
);

/**
 * Judges a text that begins where a message can.
 *
 * A text may well begin with the word "analysis": it is the name of a channel only when an upper-case letter, or one of a
 * script without case, is glued to it (`analysisWe need`), as no word of prose goes on so. "final" alone is left as it is,
 * as nothing but that word would be lost or won. Behind "assistant" a channel's name is no prose in any case
 * (`assistantfinal`). SGLang takes every text that begins with "analysis" for a thought.
 * @param isAddress whether what stands behind `to=` is somebody who can be addressed
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
