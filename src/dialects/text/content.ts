import type { ReaderContext } from '../dialect.ts';
import { firstNonBlank } from './blanks.ts';
import { endTokenOpeners } from './end-tokens.ts';
import { wait, type State } from './machine.ts';
import { isMentioned, skipCutMarker, strayMarker } from './mention.ts';
import { isCutAt, runUntil, type Decision, type Opener, type TextPosition } from './openers.ts';
import type { Output } from './output.ts';
import { createProvisional } from './provisional.ts';

/** The tags around reasoning. */
export interface ThoughtTags {
  open: string;
  close: string;
  /** What may follow the opening tag as part of it, such as the name of a channel. */
  label?: string;
}

/** Tags around results that a model invents after its calls. */
export interface ResultTags {
  open: string;
  close: string;
}

/** The same if nothing closes a result: it is noted and stays text. */
interface ResultHead {
  open: string;
  close?: undefined;
}

export interface ContentMarkers {
  /** What opens calls by a specific marker. Within reasoning such calls are provisional. */
  calls?: readonly Opener[];
  /** What opens calls in text only, as it is too weak within reasoning. */
  inText?: readonly Opener[];
  /** Reasoning tags of the dialect, which are read whatever the configuration. */
  thoughts?: readonly ThoughtTags[];
  /** Markers that close calls. A surplus one after a call is skipped. */
  closers?: readonly string[];
  /** Markers that are also skipped in text, as they do not occur there. */
  strays?: readonly string[];
  results?: readonly (ResultTags | ResultHead)[];
  /** What a model may end with after its calls: the beginning of their results. */
  tails?: readonly string[];
  /** Tokens that end a turn, such as `<|im_end|>`. They are skipped at the end of the text, and are text elsewhere. */
  endTokens?: readonly string[];
}

/** The states that all dialects share: text, reasoning in tags, and what surrounds calls. */
export interface ContentStates {
  /** The initial state. */
  start: State;
  /** The state after a call, or after a possible call that is text. */
  next(outcome: 'call' | 'text'): State;
}

const thinkTags: ThoughtTags = { open: '<think>', close: '</think>' };
const nothing = (): void => undefined;

/**
 * Reads text, and reasoning between tags. Quoted markers are text: in a code fence, an inline code span or an indented
 * code block. An opening tag counts only at the start of a line: elsewhere it is mentioned. A surplus tag is skipped:
 * some checkpoints repeat the one at the end of the prompt (Ollama strips it too), some close twice (vllm 45915).
 */
export function createContentStates(
  { thinking }: Pick<ReaderContext, 'thinking'>,
  output: Output,
  markers: ContentMarkers,
): ContentStates {
  const { calls = [], inText = [], thoughts: ownTags = [], results = [], endTokens: tokens = [] } = markers;
  const { strays = [], closers = [], tails = results.map(({ open }) => open) } = markers;
  const trailers = [...closers, ...strays];
  const tags = [...(thinking === 'none' ? [] : [thinkTags]), ...ownTags];
  const { text: position, reasoning: thoughtPosition } = output.positions;
  /** Whether the open reasoning contains any text yet. */
  let hasThought = false;
  /** What closes it: its own tag, or any tag if the prompt opened it. */
  let closesNow = tags.map(({ close }) => close);

  const inSpan = createProvisional({
    output,
    openers: calls,
    trailers,
    closers: () => [],
    after: endOfSpan,
    atEnd: () => 'calls',
    write: output.text,
    next: (verdict) => (verdict === 'calls' ? afterCall : text),
  });
  const inThought = createProvisional({
    output,
    openers: calls,
    trailers: [...trailers, ...tokens, ...tails],
    closers: () => closesNow,
    after: () => 'quoted',
    atEnd: (count, ending) => (ending === 'stop' && count > 0 ? 'calls' : 'quoted'),
    write: think,
    next: (verdict) => (verdict === 'calls' ? afterCall : thoughts),
  });

  function think(thought: string): void {
    hasThought ||= thought.trim() !== '';
    output.reasoning(thought);
  }

  const thoughts: State = runUntil({
    openers: [
      ...calls.map((opener) => unquoted(inThought.wrap(opener))),
      ...endTokenOpeners({ tokens, write: think, back: () => thoughts }),
      ...tags.flatMap((each) => [closing(each), repeated(each)]),
    ],
    position: thoughtPosition,
    write: think,
    end: nothing,
  });

  const text: State = runUntil({
    openers: [
      ...calls.map((opener) => inSpanOrOutside(opener, inSpan.wrap(opener))),
      ...inText.map((opener) => (opener.countsInQuotes ? opener : inSpanOrOutside(opener, inSpan.wrap(opener)))),
      ...endTokenOpeners({ tokens, write: output.text, back: () => text }),
      ...tags.map(opening),
      ...[...tags.map(({ close }) => close), ...strays].map((marker) =>
        strayMarker(marker, output, () => bordered(text)),
      ),
    ],
    position,
    write: output.text,
    end: nothing,
  });

  /** After a call: blanks, what else belongs to it, and invented results. */
  const all = [...calls.map(({ marker }) => marker), ...trailers, ...tokens, ...results.map(({ open }) => open)];
  const afterCall: State = {
    consume(rest, isFinal) {
      const nonBlank = firstNonBlank(rest);
      if (nonBlank > 0) return { consumed: nonBlank, next: afterCall };
      const trailer = trailers.find((marker) => rest.startsWith(marker));
      if (trailer !== undefined) {
        output.note('a marker that closes nothing', trailer, 'passed over');
        return { consumed: trailer.length, next: afterCall };
      }
      const token = tokens.find((marker) => rest.startsWith(marker));
      if (token !== undefined) return { consumed: token.length, next: afterCall };
      const result = results.find(({ open }) => rest.startsWith(open));
      if (result?.close !== undefined)
        return { consumed: result.open.length, next: invented(result.open, result.close) };
      if (result) {
        output.note('a result that the model invented', result.open, 'text');
        return { consumed: 0, next: text };
      }
      const empty = emptyFenceLength(rest, isFinal);
      if (empty === 'wait') return wait(afterCall);
      if (empty > 0) {
        output.note('an empty code fence behind a call', rest.slice(0, empty), 'left out');
        return { consumed: empty, next: afterCall };
      }
      if (!all.some((marker) => isCutAt(rest, 0, marker))) return { consumed: 0, next: text };
      return skipCutMarker(rest, output, isFinal, afterCall);
    },
    end: nothing,
  };

  /** A result invented by the model, up to its end or the next call. */
  function invented(open: string, close: string): State {
    const saw = createExcerpt(open);
    const leave = (consumed: number): Decision => {
      output.note('a result that the model invented', saw.text(), 'left out');
      return { consumed, next: afterCall };
    };
    return runUntil({
      openers: [
        { marker: close, decide: () => leave(close.length) },
        ...calls.map(({ marker }) => ({ marker, decide: () => leave(0) })),
      ],
      write: saw.add,
      end: () => void leave(0),
    });
  }

  function bordered(state: State): State {
    output.border();
    return state;
  }

  function opening(tag: ThoughtTags): Opener {
    return {
      marker: tag.open,
      decide(rest, where) {
        const length = openingLength(rest, tag, where);
        if (typeof length === 'string') return length;
        hasThought = false;
        closesNow = [tag.close];
        return { consumed: length, next: bordered(thoughts) };
      },
    };
  }

  /** The end of reasoning. In an inline code span it is mentioned. */
  function closing({ close }: ThoughtTags): Opener {
    return {
      marker: close,
      decide(rest, { quote, isFinal }) {
        if (!closesNow.includes(close)) return 'no';
        const isInSpan = quote === 'span';
        if (isInSpan && rest.length === close.length && !isFinal) return 'wait';
        if (isInSpan && rest.charAt(close.length) === '`') return 'no';
        return { consumed: close.length, next: bordered(text) };
      },
    };
  }

  /** A repetition of a tag that the prompt ended with, or that the model wrote before. */
  function repeated(tag: ThoughtTags): Opener {
    return {
      marker: tag.open,
      decide(rest, { isFinal }) {
        if (hasThought) return 'no';
        const label = labelLength(rest, tag.open.length, tag, isFinal);
        return label === 'wait' ? 'wait' : { consumed: tag.open.length + label, next: thoughts };
      },
    };
  }

  /** If the prompt opened the reasoning, a part of its opening tag may follow. */
  const opened: State = {
    consume(rest, isFinal) {
      for (const { label } of tags) {
        if (label !== undefined && rest.startsWith(`${label}\n`)) return { consumed: label.length, next: thoughts };
        if (label !== undefined && !isFinal && isCutAt(rest, 0, `${label}\n`)) return wait(opened);
      }
      return { consumed: 0, next: thoughts };
    },
    end: nothing,
  };

  return {
    start: thinking === 'open' ? opened : text,
    next: (outcome) => inSpan.open ?? inThought.open ?? (outcome === 'call' ? afterCall : text),
  };
}

/** Maximum excerpt of skipped text for a note. */
const maxExcerpt = 400;

/** Collects the beginning of skipped text. */
export function createExcerpt(begun: string): { add(text: string): void; text(): string } {
  let excerpt = begun;
  return {
    add(text) {
      if (excerpt.length < maxExcerpt) excerpt += text.slice(0, maxExcerpt);
    },
    text: () => excerpt,
  };
}

const emptyFence = /^(?<ticks>`{3,16})[ \t]{0,8}[\w+-]{0,32}[ \t]{0,8}\r?\n\s{0,64}\k<ticks>[ \t]{0,8}(?=\r?\n|$)/;
const emptyFenceBegun = /^`{1,16}(?:[ \t]{0,8}[\w+-]{0,32}[ \t]{0,8}(?:\r?\n?\s{0,64}`{0,16}[ \t]{0,8})?)?$/;
/** What opens or closes a fence, at the end of the text. */
const loneFence = /^`{3,16}\s{0,64}$/;

/** The length of an empty code fence at the start of the text: models put one around a call. */
function emptyFenceLength(text: string, isFinal: boolean): number | 'wait' {
  if (!text.startsWith('`')) return 0;
  const near = text.slice(0, maxEmptyFenceLength);
  if (!isFinal && near.length === text.length && emptyFenceBegun.test(near)) return 'wait';
  return (emptyFence.exec(near) ?? (near.length === text.length ? loneFence.exec(near) : null))?.[0].length ?? 0;
}
/** Longer than any of them, in UTF-16 units. */
const maxEmptyFenceLength = 256;

/** Maximum distance between a call in an inline code span and the end of the span, in UTF-16 units. */
const maxSpanEnd = 64;

/** Whether calls within an inline code span are quoted: the span ends after them, in the same line. */
function endOfSpan(text: string, isFinal: boolean): 'quoted' | 'calls' | 'wait' {
  const near = text.slice(0, maxSpanEnd);
  const end = /[`\n]/.exec(near)?.[0];
  if (end !== undefined) return end === '`' ? 'quoted' : 'calls';
  return !isFinal && near.length < maxSpanEnd ? 'wait' : 'calls';
}

/** An opener that counts only outside of quotes. */
const unquoted = (opener: Opener): Opener => ({
  ...opener,
  decide: (text, position) => (position.quote === 'none' ? opener.decide(text, position) : 'no'),
});

const inSpanOrOutside = (opener: Opener, provisional: Opener): Opener => ({
  ...opener,
  decide(text, position) {
    if (position.quote === 'none') return opener.decide(text, position);
    return position.quote === 'span' ? provisional.decide(text, position) : 'no';
  },
});

/** The length of the opening reasoning tag at the start of a text. `no`: the tag is mentioned. */
function openingLength(
  text: string,
  tag: ThoughtTags,
  { lineStart, quote, isFinal }: TextPosition,
): number | 'wait' | 'no' {
  if (quote !== 'none') return 'no';
  const { open, close, label } = tag;
  if (label === undefined) return lineStart ? open.length : 'no';
  const found = labelLength(text, open.length, tag, isFinal);
  if (found === 'wait') return 'wait';
  const length = open.length + found;
  if (lineStart) {
    const mentioned = found > 0 ? false : isMentioned(text, length, isFinal);
    if (mentioned === 'wait') return 'wait';
    return mentioned ? 'no' : length;
  }
  const rest = text.slice(length, length + close.length);
  if (found > 0 && (rest.startsWith('\n') || rest === close)) return length;
  const mayFollow = found > 0 && (rest === '' || close.startsWith(rest));
  return mayFollow && !isFinal ? 'wait' : 'no';
}

/** How much of the text after `from` belongs to the opening tag. */
function labelLength(text: string, from: number, { label }: ThoughtTags, isFinal: boolean): number | 'wait' {
  if (label === undefined) return 0;
  if (text.startsWith(label, from)) return label.length;
  return !isFinal && isCutAt(text, from, label) ? 'wait' : 0;
}
