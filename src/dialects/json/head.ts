import type { EnvelopeOptions } from './envelope.ts';
import { maxBlanks } from './envelope-keys.ts';
import { readEnvelopeList } from './envelope-list.ts';
import { emptyWrapper } from '../text/mention.ts';
import { isCutAt, type Decision, type Opener } from '../text/openers.ts';
import type { Output } from '../text/output.ts';
import { firstNonBlank } from '../text/blanks.ts';
import type { ContentStates } from '../text/machine.ts';

/** Tags that models put around calls, whatever the prompt shows. */
export const tagNames = ['function_call', 'function_calls', 'tool_call', 'tool_calls', 'tool_code', 'tool_use'];

const fence = '```';
/** Labels of fences whose content is JSON, and labels that are used only for calls. */
const dataLanguages = ['', 'json', 'JSON', 'json5', 'jsonc', 'javascript', 'text', 'plaintext'];
const callLanguages = ['tool_call', 'tool_calls', 'tool_code', 'tool_use', 'tool', 'function_call'];

interface HeadOptions {
  offered: ReadonlySet<string>;
  next: ContentStates['next'];
}

/** Calls as objects between tags of this name. */
export function taggedEnvelopes(output: Output, name: string, options: HeadOptions): Opener {
  const open = `<${name}>`;
  const close = `</${name}>`;
  return {
    marker: open,
    decide(text, { isFinal }) {
      const nonBlank = firstNonBlank(text.slice(0, open.length + maxBlanks), open.length);
      if (text.startsWith(close, nonBlank))
        return emptyWrapper(text, output, { end: nonBlank + close.length, isFinal, next: () => options.next('text') });
      if (!isFinal && isCutAt(text, nonBlank, close)) return 'wait';
      return listAfter(text, output, isFinal, options);
    },
  };
}

/** A model-specific marker before calls. */
export interface CallMarker {
  open: string;
  /** Absent if the end of the list ends the calls. */
  close?: string;
  /** Whether some models omit the closing marker. */
  isOftenOpen?: true;
  /** For a marker that is also an ordinary word: a list with an object must follow directly. */
  isWord?: true;
}

/**
 * Calls as objects after a marker that the model was trained on. Any name is a call, as the marker has no other
 * meaning.
 */
export function markedEnvelopes(
  output: Output,
  { open, close, isWord, isOftenOpen }: CallMarker,
  { offered, next }: HeadOptions,
): Opener {
  const maxLength = open.length + maxBlanks;
  const closers = close === undefined ? [] : [[close]];
  return {
    marker: open,
    ...(isWord && { mayPrecede: (code: number) => code === 0x5b }),
    decide(text, { isFinal }) {
      const nonBlank = isWord ? open.length : firstNonBlank(text.slice(0, maxLength), open.length);
      const inner = firstNonBlank(text.slice(0, nonBlank + maxBlanks), nonBlank + 1);
      const isOpen = text.charAt(nonBlank) === '{' || text.charAt(nonBlank) === '[';
      const isCut = nonBlank === text.length || (text.charAt(nonBlank) === '[' && inner === text.length);
      if (isCut && !isFinal) return 'wait';
      if (isWord && !(text.charAt(nonBlank) === '[' && text.charAt(inner) === '{')) return 'no';
      if (close !== undefined && text.startsWith(close, nonBlank))
        return emptyWrapper(text, output, { end: nonBlank + close.length, isFinal, next: () => next('text') });
      if (close !== undefined && isCutAt(text, nonBlank, close) && !isFinal) return 'wait';
      if (!isOpen && nonBlank < text.length) return 'no';
      const list = readEnvelopeList(output, {
        offered,
        trust: 'marked',
        before: text.slice(0, nonBlank),
        closers,
        optional: isOftenOpen === true,
        next,
      });
      return { consumed: nonBlank, next: list };
    },
  };
}

/** Calls as objects in a code fence that contains nothing else. */
export const fencedEnvelopes = (output: Output, options: HeadOptions): Opener => ({
  marker: fence,
  isInText: true,
  countsInQuotes: true,
  decide(text, { lineStart, quote, isFinal }) {
    const isQuoted = quote === 'fence' || quote === 'block';
    return lineStart && !isQuoted ? listAfter(text, output, isFinal, options) : 'no';
  },
});

function listAfter(text: string, output: Output, isFinal: boolean, { offered, next }: HeadOptions): Decision {
  const head = headOf(text, isFinal);
  if (typeof head === 'string') return head;
  const { length, closers, trust } = head;
  const list = readEnvelopeList(output, { offered, trust, before: text.slice(0, length), closers, next });
  return { consumed: length, next: list };
}

/** The text before a call: its length, what closes it, and how strong the evidence for a call is. */
interface Head {
  length: number;
  closers: string[][];
  trust: EnvelopeOptions['trust'];
}

/** The tags and fences at the start of `text`, if an object, an array or nothing follows them. */
function headOf(text: string, isFinal: boolean): Head | 'wait' | 'no' {
  const head: Head = { length: 0, closers: [], trust: 'bare' };
  while (head.closers.length < 3) {
    const opened = openingOf(text, head.length, isFinal);
    if (typeof opened === 'string') return opened;
    head.closers.unshift(opened.closers);
    if (opened.trust === 'tagged') head.trust = 'tagged';
    const nonBlank = firstNonBlank(text.slice(0, opened.end + maxBlanks), opened.end);
    head.length = nonBlank;
    if (nonBlank === text.length) return isFinal ? head : 'wait';
    if (text.charAt(nonBlank) === '{' || text.charAt(nonBlank) === '[') return head;
  }
  return 'no';
}

interface Opening {
  end: number;
  closers: string[];
  trust: EnvelopeOptions['trust'];
}

function openingOf(text: string, at: number, isFinal: boolean): Opening | 'wait' | 'no' {
  const rest = text.slice(at, at + maxBlanks);
  const isCut = (marker: string): boolean =>
    !isFinal && at + rest.length === text.length && rest.length < marker.length && marker.startsWith(rest);
  for (const name of tagNames) {
    const tag = `<${name}>`;
    if (rest.startsWith(tag)) return { end: at + tag.length, closers: [`</${name}>`], trust: 'tagged' };
    if (isCut(tag)) return 'wait';
  }
  if (isCut(fence)) return 'wait';
  if (!rest.startsWith(fence)) return 'no';
  return fenceOf(rest, at, isFinal);
}

/** Whether the fence at the start of `text` has a language that is not used for calls. */
function holdsCode(text: string): boolean {
  const language = languageOf(text);
  return !callLanguages.includes(language.trim()) && !dataLanguages.includes(language.trim());
}

const languageOf = (text: string): string => /^[\w ]*/.exec(text.slice(fence.length, maxBlanks))?.[0] ?? '';

function fenceOf(rest: string, at: number, isFinal: boolean): Opening | 'wait' | 'no' {
  const info = languageOf(rest);
  const end = fence.length + info.length;
  if (end === rest.length && rest.length < maxBlanks) return isFinal ? 'no' : 'wait';
  if (holdsCode(rest)) return 'no';
  return { end: at + end, closers: [fence], trust: callLanguages.includes(info.trim()) ? 'tagged' : 'bare' };
}
