import { callTagAt } from '../text/closers.ts';
import { isMentioned } from '../text/mention.ts';
import { isCutAt } from '../text/openers.ts';
import { isBlank } from '../text/blanks.ts';
import type { Shape } from '../schema/shape.ts';

/** The tags of a format with a tag for each parameter of a call. */
export interface TaggedForm {
  /** Around all calls of a turn, if each has a wrapper. */
  section?: Tags;
  /** Around all calls of a turn, or around each. */
  wrapper: Tags;
  /**
   * Around one call within a wrapper: the name follows `open` and ends at `>`. Absent if the name follows the opening
   * tag of the wrapper.
   */
  call?: Tags;
  /** Follows the name, if that is directly in the wrapper. */
  separator?: string;
  /** Around the key of a parameter. */
  key: Tags;
  /** Incorrect variants of the opening tag of a key. */
  keyAliases?: readonly string[];
  /** Opens a value, unless the end of its key does. */
  valueOpen?: string;
  valueClose: string;
  /** Whether a value has its own lines: the line breaks around it are not part of it. */
  layout: 'lines' | 'inline';
  /** Whether the tag of a key does not occur in text, so that it ends an unclosed value within a line too. */
  isUnmistakable?: true;
  /** Whether a parameter is an element, possibly nested. Otherwise its key is within a tag. */
  hasElements?: true;
  /**
   * Whether models write other tags in place of the wrapper's, such as `<function_calls>` (oh-my-pi 2817, agent-os 1581):
   * they count directly before the opening tag of a call.
   */
  hasOtherWrappers?: boolean;
  /** The quotes around names and keys. */
  quote: '' | '"';
  /** Ends the opening tag of a call, and unescapes names and keys. Default: `>` without escapes. */
  head?: { close: string; unescaped(name: string): string };
  /** Around an object with all arguments, instead of parameters. Its opening tag ends like that of a call. */
  object?: Tags;
  /**
   * The shape given next to a key, if any. `raw`: the key with its attributes. `schema`: the shape in the tool's
   * schema, if known.
   */
  shapeBeside?(raw: string, schema: Shape | undefined): Shape | undefined;
  /** Tokens that end a turn. */
  endTokens: readonly string[];
}
/** The markers before and after something. */
export interface Tags {
  open: string;
  close: string;
}

/** Maximum length of a name or key, and maximum white space between two tags, in UTF-16 units. */
const maxNameLength = 256;
const maxGapLength = 64;

/**
 * Which of these markers is at `from`, ignoring blanks, and where. `end`: the text is over, possibly within a marker.
 * `wait`: more text is needed.
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

/** Whether a closing marker of any dialect is at `from`, ignoring blanks. `end`: the text is over, possibly within one. */
export function closerAhead(text: string, from: number, isFinal: boolean): 'yes' | 'no' | 'wait' | 'end' {
  const at = skipGap(text, from);
  if (at === undefined) return 'no';
  const found = at === text.length ? 'cut' : callTagAt(text, at);
  if (found === 'cut') return isFinal ? 'end' : 'wait';
  return found?.is === 'closer' ? 'yes' : 'no';
}

/** Maximum text between the name of a call and its first parameter, in UTF-16 units. */
const maxJunk = 200;

/**
 * Whether one of these tags, or an object, soon follows `from`, without text that makes what precedes it a mention.
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
    const found = at === nonBlank ? callTagAt(text, at) : undefined;
    if (found === 'cut') return more;
    if (found?.is === 'closer') return 'yes';
  }
  return text.length < limit ? more : 'no';
}

/** The next non-blank position. `undefined` after more white space than is allowed between tags. */
export function skipGap(text: string, from: number): number | undefined {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) if (++at - from > maxGapLength) return undefined;
  return at;
}

/** A name or key, parsed and raw. `end`: where its closing tag begins. */
export interface WrittenName {
  name: string;
  raw: string;
  end: number;
}

/** The name at `from`, within one line and up to a unit of `closers`. `cut`: the text ends before. */
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

/** The same up to the end of an opening tag of the format. */
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

/** The key at `from`, within one line and up to one of these tags. It may contain what begins like a tag. */
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

/** A name without quotes and attributes. */
function unquoted(raw: string): string {
  const name = raw.trim();
  return /^(["'])(.*?)\1/.exec(name)?.[2] ?? name;
}

/** The key of a parameter. `begin`: where its value, or the tag that opens it, may begin. */
export interface WrittenKey extends WrittenName {
  begin: number;
  missing: 'nothing' | 'open' | 'close';
}

/**
 * Reads the key of a parameter at `from`. If a tag opens the value too, one tag of the key may be missing (Ollama
 * repairs both).
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
  const isOwn = opening === open;
  // A repeated opening tag is not a key.
  const doubled = isOwn ? markerAhead(text, begin, [open], isFinal) : 'other';
  if (doubled === 'wait') return 'wait';
  if (typeof doubled === 'object') return 'no';
  const found = isOwn ? keyBefore(text, begin, [close, form.valueOpen]) : nameAt(text, begin, '<');
  if (found === 'no') return 'no';
  if (found === 'cut') return isFinal ? 'no' : 'wait';
  const next = markerAhead(text, found.end, isOwn ? [close, form.valueOpen] : [close], isFinal);
  if (next === 'wait') return 'wait';
  if (typeof next === 'string') return 'no';
  if (next.marker !== close) return { ...withoutCloser(found), begin: next.at, missing: 'close' };
  return { ...found, begin: next.at + close.length, missing: hasOpen ? 'nothing' : 'open' };
}

/** A key without another closing tag in place of its own. */
function withoutCloser(key: WrittenName): WrittenName {
  const { raw } = key;
  for (let at = raw.search(/[<\]]/); at > 0 && at < raw.length; at++) {
    const found = callTagAt(`${raw} `, at);
    if (typeof found === 'object' && found.is === 'closer') return { ...key, name: raw.slice(0, at).trim() };
  }
  return key;
}
