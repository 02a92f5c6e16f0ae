import { callTagAt, maxClosers, type CallTag } from '../text/closers.ts';
import { isCutAt } from '../text/openers.ts';
import { keyAt, markerAhead, skipGap, type TaggedForm } from './form.ts';

/** What a tag belongs to. */
export type Scope = 'parameter' | 'call' | 'wrapper';
export interface Opening {
  text: string;
  scope: Scope;
}
export interface Closing {
  text: string;
  /** Absent for a token that closes everything. */
  scope?: Scope;
  /** What must follow, ignoring blanks, for the tag not to be data. The end of the text counts too. */
  followers: readonly string[];
}

/** The tags with a meaning in a value. */
export interface ValueTags {
  openings: readonly Opening[];
  closings: readonly Closing[];
  valueClose: string;
  /** The tags that may precede a parameter. */
  keys: readonly string[];
  /** The other tags that may follow a value and what closes it: those that open calls, and tokens that end a turn. */
  begins: readonly string[];
  /** The closing tags of what surrounds the value. */
  outerCloses: readonly string[];
  all: readonly string[];
}

export function valueTags(form: TaggedForm): ValueTags {
  const { valueClose, key, keyAliases = [], call, wrapper, endTokens } = form;
  const { openings, closings } = tagsOf(form);
  return {
    openings,
    closings,
    valueClose,
    keys: [key.open, ...keyAliases.filter((tag) => tag !== wrapper.open)],
    begins: [...(call ? [call.open] : []), wrapper.open, ...endTokens],
    outerCloses: [...(call ? [call.close] : []), wrapper.close],
    all: [...openings, ...closings].map(({ text }) => text),
  };
}

function tagsOf({ wrapper, call, key, keyAliases = [], valueClose, endTokens }: TaggedForm): {
  openings: Opening[];
  closings: Closing[];
} {
  const ends: Closing[] = endTokens.map((text) => ({ text, followers: endTokens }));
  const begins = [wrapper.open, ...(call ? [call.open] : [])];
  const outer: Closing = { text: wrapper.close, scope: 'wrapper', followers: [wrapper.open, ...endTokens] };
  const inner: Closing[] = call
    ? [{ text: call.close, scope: 'call', followers: [wrapper.close, ...begins, ...endTokens] }]
    : [];
  const closes = [...inner, outer].map(({ text }) => text);
  const parameter: Closing = {
    text: valueClose,
    scope: 'parameter',
    followers: [key.open, ...keyAliases, ...closes, ...begins, ...endTokens],
  };
  return {
    openings: [
      { text: key.open, scope: 'parameter' },
      ...(call ? [{ text: call.open, scope: 'call' } as const] : []),
      { text: wrapper.open, scope: 'wrapper' },
    ],
    closings: [parameter, ...inner, outer, ...ends],
  };
}

/** A value that is read. */
export interface ValueContext {
  form: TaggedForm;
  tags: ValueTags;
  /** The key of the parameter. */
  name: string;
  /** Whether a parameter of this key is still expected. */
  isDue(key: string): boolean;
}

/** A tag of another format, the closing tag of the value without its last unit, or tags with the name of the parameter. */
export function oddTagAt(text: string, at: number, { tags, name }: ValueContext): CallTag | 'cut' | undefined {
  const found = callTagAt(text, at);
  if (found !== undefined) return found;
  const truncated = tags.valueClose.slice(0, -1);
  if (text.startsWith(truncated, at)) return { is: 'closer', length: truncated.length };
  for (const [tag, is] of [
    [`<${name}>`, 'opener'],
    [`</${name}>`, 'closer'],
  ] as const) {
    if (text.startsWith(tag, at)) return { is, length: tag.length };
    if (isCutAt(text, at, tag)) return 'cut';
  }
  return undefined;
}

/**
 * What follows closing tags: the value's own closing tag, the key of a parameter, the end of the call, or other text.
 * `at`: where it begins. `count`: the number of tags before it.
 */
export interface AfterClosers {
  is: 'value close' | 'due key' | 'other key' | 'end' | 'text' | 'wait';
  at: number;
  count: number;
}

/** What follows closing tags of any dialect from `from` on. */
export function afterClosers(text: string, from: number, isFinal: boolean, context: ValueContext): AfterClosers {
  const { valueClose, keys, begins, outerCloses } = context.tags;
  const own = [valueClose, ...keys, ...begins, ...outerCloses];
  let at = from;
  let isOuterClosed = false;
  for (let count = 0; count <= maxClosers; count++) {
    const ahead = markerAhead(text, at, own, isFinal);
    if (ahead === 'wait') return { is: 'wait', at, count };
    if (ahead === 'end') return { is: 'end', at, count };
    if (ahead === 'other') {
      const nonBlank = skipGap(text, at) ?? at;
      const found = oddTagAt(text, nonBlank, context);
      if (found === 'cut') return { is: isFinal ? 'end' : 'wait', at, count };
      if (found?.is !== 'closer') return { is: isOuterClosed ? 'end' : 'text', at, count };
      at = nonBlank + found.length;
      continue;
    }
    const { marker } = ahead;
    if (marker === valueClose) return { is: 'value close', at: ahead.at, count };
    if (begins.includes(marker)) return { is: 'end', at, count };
    if (keys.includes(marker)) return keyAfter(text, ahead.at, isFinal, count, context);
    isOuterClosed = true;
    at = ahead.at + marker.length;
  }
  return { is: 'text', at, count: maxClosers };
}

/**
 * Whether a second closing tag of the value at `at` stands for the end of the call: neither that nor a parameter follows
 * it. Otherwise the first one is data.
 */
export function closesCall(text: string, at: number, isFinal: boolean, { tags }: ValueContext): boolean | 'wait' {
  const { valueClose, keys, outerCloses } = tags;
  const ahead = markerAhead(text, at + valueClose.length, [...keys, ...outerCloses.slice(0, 1)], isFinal);
  return ahead === 'wait' ? 'wait' : typeof ahead === 'string';
}

function keyAfter(
  text: string,
  at: number,
  isFinal: boolean,
  count: number,
  { form, isDue }: ValueContext,
): AfterClosers {
  const key = keyAt(text, at, form, isFinal);
  if (typeof key === 'string') return { is: key === 'wait' ? 'wait' : 'text', at, count };
  return { is: isDue(key.name) ? 'due key' : 'other key', at, count };
}
