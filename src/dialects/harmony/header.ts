/** The part before the content of a message. Missing fields are empty. */
export interface HarmonyHeader {
  /** The author, unless it is the assistant. */
  author: string;
  /** As written, known or not. */
  channel: string;
  recipient: string;
  /** Words that do not belong in a header. */
  strays: readonly string[];
  /** Where the content begins. The length of the text if there is none. */
  bodyAt: number;
}

/**
 * One part of a header: channel, content type, recipient or a plain word. Parts may touch each other (tests of
 * openai/harmony) and contain no brace.
 */
const part =
  /\s*(?:<\|channel\|>\s*(?<channel>[^\s<{]*)|<\|constrain\|>\s*[^\s<{]*|to=(?<recipient>[^\s<{]*)|(?<word>[^\s<{]+)|(?<other><))/y;

const channels = ['analysis', 'commentary', 'final'];
const authors = /^(?:(?:user|system|developer|tool|python)$|(?:functions|browser|container)\.)/;

/**
 * Parses a header, with its parts in any order.
 *
 * `closed`: `<|message|>` follows, so that everything is part of the header, including garbage (llama.cpp 27720).
 * `open`: `<|message|>` is missing, and the content begins at the first text that is not a header.
 */
export function readHeader(text: string, form: 'closed' | 'open'): HarmonyHeader {
  const header = { author: '', channel: '', recipient: '', strays: new Array<string>(), bodyAt: text.length };
  let isFirst = true;
  let isToAssistant = false;
  part.lastIndex = 0;
  for (let at = 0, found = part.exec(text); found; at = part.lastIndex, found = part.exec(text)) {
    const { channel, recipient, word, other } = found.groups ?? {};
    const end = part.lastIndex;
    if (channel !== undefined) {
      // A stray channel may precede the real one (llama.cpp, stray_commentary).
      const known = form === 'open' ? knownIn(channel) : channel;
      if (known !== '') header.channel = known;
      if (known !== channel) return bodyFrom(end - channel.length + known.length);
    } else if (recipient === 'assistant') isToAssistant = true;
    else if (recipient !== undefined) header.recipient ||= recipient;
    else if (other !== undefined || (word !== undefined && !acceptWord(word, end))) {
      if (form === 'open') return bodyFrom(at + (found[0].length - found[0].trimStart().length));
      if (word !== undefined) header.strays.push(word);
    }
    isFirst = false;
  }
  if (isToAssistant && form === 'closed') header.author ||= header.strays.shift() ?? '';
  return header;

  /** Assigns a plain word to its field, if it has one. */
  function acceptWord(word: string, end: number): boolean {
    const rest = isFirst && word.startsWith('assistant') ? word.slice('assistant'.length) : word;
    if (rest === '') return true;
    if (isFirst && authors.test(word)) header.author = word;
    else if (header.channel === '' && channels.includes(rest)) header.channel = rest;
    else return (rest === 'json' || rest === 'code') && isType(end);
    return true;
  }

  /** Whether what ends here can be a content type, and not the first word of the content. */
  function isType(end: number): boolean {
    return form === 'closed' || header.recipient !== '' || end === text.length || text.charAt(end) === '<';
  }

  function bodyFrom(bodyAt: number): HarmonyHeader {
    return { ...header, bodyAt };
  }
}

/** The channel name at the start of the word after `<|channel|>`, or the complete word if it may become one. */
function knownIn(word: string): string {
  if (channels.some((channel) => channel.startsWith(word))) return word;
  return channels.find((channel) => word.startsWith(channel)) ?? '';
}

/** The channel that a word names. Garbage may follow it (`analysis?`). */
export function channelOf(word: string): 'analysis' | 'commentary' | 'final' | undefined {
  const known = /^(analysis|commentary|final)(?![a-z])/.exec(word)?.[1];
  return known === 'analysis' || known === 'commentary' || known === 'final' ? known : undefined;
}
