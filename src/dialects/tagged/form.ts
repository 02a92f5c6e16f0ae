import { isMentioned } from '../text/mention.ts';
import { isCutAt } from '../text/openers.ts';
import { isBlank } from '../text/blanks.ts';
import type { Shape } from '../schema/shape.ts';

/** The tags of a format that writes each parameter of a call between tags of its own. */
export interface TaggedForm {
  /** Around all calls of a turn, where each has a wrapper of its own. */
  section?: Tags;
  /** Around all calls of a turn, or around each. */
  wrapper: Tags;
  /** Around one call within a wrapper: its name stands behind `open`, up to a `>`. Absent where the name stands in the wrapper. */
  call?: Tags;
  /** Stands behind the name, where that stands in the wrapper. */
  separator?: string;
  /** Around the key of a parameter. */
  key: Tags;
  /** What opens a key too, though it should not. */
  keyAliases?: readonly string[];
  /** Opens a value, where the end of its key does not. */
  valueOpen?: string;
  valueClose: string;
  /** What closes a value too, though it should not: only before a tag of the format. */
  valueCloseAliases?: readonly string[];
  /** Whether a value stands in lines of its own: the breaks around it are not part of it. */
  layout: 'lines' | 'inline';
  /** Whether the tag of a key is one no text has, so that it ends a value that lacks its end in the middle of a line, too. */
  isUnmistakable?: true;
  /** Whether a parameter is an element of its own name, which may hold others; absent: its key stands in a tag. */
  hasElements?: true;
  /** What names and keys are quoted in. */
  quote: '' | '"';
  /** What ends the opening tag of a call, and undoes the escapes of a name or key; absent: `>`, and there are none. */
  head?: { close: string; unescaped(name: string): string };
  /** Around an object that holds all arguments, in place of parameters; its opening tag ends as that of a call does. */
  object?: Tags;
  /**
   * What is told of a value's type beside its key, where anything is. `raw`: the key as it was written, with what stands
   * beside it. `schema`: what the tool takes there, where it is known.
   */
  shapeBeside?(raw: string, schema: Shape | undefined): Shape | undefined;
  /** Tokens that end a turn. */
  endTokens: readonly string[];
}
/** What stands before something, and behind it. */
export interface Tags {
  open: string;
  close: string;
}

/** The longest name or key, and the most white space between two tags, in UTF-16 units: beyond that a text is none of ours. */
const maxNameLength = 256;
const maxGapLength = 64;

/**
 * Which of these markers stands at `from`, blanks aside, and where; `end` where the text is over, be it within a marker.
 * To `wait` is to need more text.
 */
export function markerAhead(
  text: string,
  from: number,
  markers: readonly string[],
  isFinal: boolean,
): { marker: string; at: number } | 'wait' | 'end' | 'other' {
  const at = skipGap(text, from);
  if (at === undefined) return 'other';
  const marker = markers.find((each) => text.startsWith(each, at));
  if (marker !== undefined) return { marker, at };
  const isOver = markers.some((each) => isCutAt(text, at, each)) || at === text.length;
  if (!isOver) return 'other';
  return isFinal ? 'end' : 'wait';
}

/** How much that is no tag may stand between the name of a call and its first parameter, in UTF-16 units. */
const maxJunk = 200;

/**
 * Whether one of these tags, or an object, comes soon behind `from`, and no words that mention what stands before them;
 * `end`: the text ends before that is known, or within a tag.
 */
export function tagAhead(
  text: string,
  from: number,
  tags: readonly string[],
  isFinal: boolean,
): 'yes' | 'wait' | 'end' | 'no' {
  const more = isFinal ? 'end' : 'wait';
  const nonBlank = skipGap(text, from);
  if (nonBlank === undefined) return 'no';
  if (nonBlank === text.length) return more;
  if (text.startsWith('{', nonBlank)) return 'yes';
  const lead = tags[0]?.charAt(0) ?? '<';
  if (text.charAt(nonBlank) !== lead && isMentioned(text, from, isFinal) === true) return 'no';
  const limit = from + maxJunk;
  for (let at = text.indexOf(lead, nonBlank); at !== -1 && at < limit; at = text.indexOf(lead, at + 1)) {
    if (tags.some((tag) => text.startsWith(tag, at))) return 'yes';
    if (tags.some((tag) => isCutAt(text, at, tag))) return more;
  }
  return text.length < limit ? more : 'no';
}

/** Where the ink behind `from` begins; `undefined` where more white space comes before it than stands between tags. */
export function skipGap(text: string, from: number): number | undefined {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) if (++at - from > maxGapLength) return undefined;
  return at;
}

/** A name or key, and how it was written. `end`: where what closes it begins. */
export interface WrittenName {
  name: string;
  raw: string;
  end: number;
}

/** The name that stands at `from` in one line, up to a unit of `closers`; `cut` where the text ends before. */
export function nameAt(text: string, from: number, closers: string): WrittenName | 'cut' | 'no' {
  const limit = Math.min(text.length, from + maxNameLength);
  for (let end = from; end < limit; end++) {
    const unit = text.charAt(end);
    if (closers.includes(unit)) {
      const raw = text.slice(from, end);
      return raw.trim() === '' ? 'no' : { name: unquoted(raw), raw, end };
    }
    if (unit === '\n' || unit === '<') return 'no';
  }
  return limit === text.length ? 'cut' : 'no';
}

/** The same up to what ends the opening tags of a format. */
export function nameTill(
  text: string,
  from: number,
  { head }: TaggedForm,
  close = head?.close ?? '>',
): WrittenName | 'cut' | 'no' {
  const found = nameAt(text, from, close.charAt(0));
  if (typeof found === 'string') return found;
  if (!text.startsWith(close, found.end)) return isCutAt(text, found.end, close) ? 'cut' : 'no';
  return head ? { ...found, name: head.unescaped(found.name) } : found;
}

/** The key that stands at `from` in one line, up to one of these tags: it may hold what begins like a tag. */
function keyBefore(text: string, from: number, tags: readonly string[]): WrittenName | 'cut' | 'no' {
  const limit = Math.min(text.length, from + maxNameLength);
  for (let end = from; end < limit; end++) {
    const isEnd = text.charAt(end) === '\n' || tags.some((tag) => text.startsWith(tag, end));
    if (isEnd) {
      const raw = text.slice(from, end);
      return raw.trim() === '' ? 'no' : { name: unquoted(raw), raw, end };
    }
    if (tags.some((tag) => isCutAt(text, end, tag))) return 'cut';
  }
  return limit === text.length ? 'cut' : 'no';
}

/** A name without the quotes around it, or what else stands beside it. */
function unquoted(raw: string): string {
  const name = raw.trim();
  return /^(["'])(.*?)\1/.exec(name)?.[2] ?? name;
}

/** A key of a parameter at `from`; `begin` is where its value, or what opens it, may begin. */
export interface WrittenKey extends WrittenName {
  begin: number;
  missing: 'nothing' | 'open' | 'close';
}

/**
 * The key of a parameter that stands at `from`. Where a tag opens the value too, the key may lack one of its own tags
 * (Ollama mends both).
 */
export function keyAt(text: string, from: number, form: TaggedForm, isFinal: boolean): WrittenKey | 'wait' | 'no' {
  const { open, close } = form.key;
  const opening = [open, ...(form.keyAliases ?? [])].find((tag) => text.startsWith(tag, from));
  const hasOpen = opening !== undefined;
  const begin = from + (opening ?? '').length;
  if (form.valueOpen === undefined) {
    const found = hasOpen ? nameTill(text, begin, form, close) : 'no';
    if (found === 'no') return 'no';
    if (found === 'cut') return isFinal ? 'no' : 'wait';
    return { ...found, begin: found.end + close.length, missing: 'nothing' };
  }
  if (!hasOpen && (text.startsWith('<', from) || text.startsWith('{', from))) return 'no';
  // An opening tag that is written twice is no key.
  const doubled = hasOpen ? markerAhead(text, begin, [open], isFinal) : 'other';
  if (doubled === 'wait') return 'wait';
  if (typeof doubled === 'object') return 'no';
  const found = hasOpen ? keyBefore(text, begin, [close, form.valueOpen]) : nameAt(text, begin, '<');
  if (found === 'no') return 'no';
  if (found === 'cut') return isFinal ? 'no' : 'wait';
  const next = markerAhead(text, found.end, hasOpen ? [close, form.valueOpen] : [close], isFinal);
  if (next === 'wait') return 'wait';
  if (typeof next === 'string') return 'no';
  if (next.marker !== close) return { ...found, begin: next.at, missing: 'close' };
  return { ...found, begin: next.at + close.length, missing: hasOpen ? 'nothing' : 'open' };
}
