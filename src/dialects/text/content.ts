import type { ReaderContext } from '../dialect.ts';
import type { Tags } from '../tagged/form.ts';
import { afterCallState, type ResultHead, type ResultTags } from './after-call.ts';
import { answerEnd, answerStart } from './answer-tags.ts';
import { endTokenOpeners } from './end-tokens.ts';
import { wait, type ContentStates, type State } from './machine.ts';
import { isMentioned, strayMarker } from './mention.ts';
import { isCutAt, runUntil, type Opener, type TextPosition } from './openers.ts';
import type { Output } from './output.ts';
import { ProvisionalCalls } from './provisional.ts';
import { maybeOpened, type ThoughtTags } from './unopened.ts';

export interface ContentMarkers {
  /** What opens calls by a specific marker. Within reasoning such calls are provisional. */
  calls?: readonly Opener[];
  /** What opens calls in text only, as it is too weak within reasoning. */
  inText?: readonly Opener[];
  /** Tags around the answer after reasoning. They are not part of the text. */
  answers?: readonly Tags[];
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

const thinkTags: ThoughtTags = { open: '<think>', close: '</think>' };
const nothing = (): void => undefined;

/**
 * Reads text, and reasoning between tags. Quoted markers are text: in a code fence, an inline code span or an indented
 * code block. An opening tag counts only at the start of a line: elsewhere it is mentioned. A surplus tag is skipped:
 * some checkpoints repeat the one at the end of the prompt (Ollama strips it too), some close twice (vllm 45915).
 */
export const createContentStates = (
  context: Pick<ReaderContext, 'thinking' | 'isAfterResults'>,
  output: Output,
  markers: ContentMarkers,
): ContentStates => new ContentReader(context, output, markers);

class ContentReader implements ContentStates {
  readonly #output: Output;
  readonly #markers: ContentMarkers;
  readonly #calls: readonly Opener[];
  readonly #endTokens: readonly string[];
  /** Closing markers that may follow calls. */
  readonly #trailers: readonly string[];
  readonly #tags: readonly ThoughtTags[];
  /** Whether the open reasoning contains any text yet. */
  #hasThought = false;
  /** What closes it: its own tag, or any tag if the prompt opened it. */
  #closesNow: readonly string[];
  readonly #inSpan: ProvisionalCalls;
  readonly #inThought: ProvisionalCalls;
  readonly #text: State;
  /** The state before text that may be between tags, and what closes it. */
  readonly #beforeText: State;
  #answerClose: string | undefined;
  readonly #thoughts: State;
  readonly #afterCall: State;
  readonly start: State;

  constructor(
    { thinking, isAfterResults }: Pick<ReaderContext, 'thinking' | 'isAfterResults'>,
    output: Output,
    markers: ContentMarkers,
  ) {
    const { calls = [], closers = [], strays = [], thoughts = [], results = [], endTokens = [] } = markers;
    this.#output = output;
    this.#markers = markers;
    this.#calls = calls;
    this.#endTokens = endTokens;
    this.#trailers = [...closers, ...strays];
    this.#tags = [...(thinking === 'none' ? [] : [thinkTags]), ...thoughts];
    this.#closesNow = this.#tags.map(({ close }) => close);
    this.#inSpan = this.#provisionalInSpan();
    this.#inThought = this.#provisionalInThought();
    this.#text = this.#readText();
    this.#beforeText = this.#readBeforeText();
    this.#thoughts = this.#readThoughts();
    const text = (): State => this.#text;
    this.#afterCall = afterCallState({ output, calls, trailers: this.#trailers, endTokens, results, text });
    const tag = this.#tags.find(({ isOftenOpened }) => isOftenOpened);
    this.start =
      thinking === 'open' ? this.#opened : tag ? this.#maybeOpened(tag, isAfterResults === true) : this.#beforeText;
  }

  next(outcome: 'call' | 'text'): State {
    return this.#inSpan.open ?? this.#inThought.open ?? (outcome === 'call' ? this.#afterCall : this.#text);
  }

  #provisionalInSpan(): ProvisionalCalls {
    return new ProvisionalCalls({
      output: this.#output,
      openers: this.#calls,
      trailers: this.#trailers,
      closers: () => [],
      after: endOfSpan,
      atEnd: () => 'calls',
      write: this.#output.text,
      next: (verdict) => (verdict === 'calls' ? this.#afterCall : this.#text),
    });
  }

  #provisionalInThought(): ProvisionalCalls {
    const { results = [], tails = results.map(({ open }) => open) } = this.#markers;
    return new ProvisionalCalls({
      output: this.#output,
      openers: this.#calls,
      trailers: [...this.#trailers, ...this.#endTokens, ...tails],
      closers: () => this.#closesNow,
      after: () => 'quoted',
      atEnd: (count, ending) => (ending === 'stop' && count > 0 ? 'calls' : 'quoted'),
      write: (text) => this.#think(text),
      next: (verdict) => (verdict === 'calls' ? this.#afterCall : this.#thoughts),
    });
  }

  #think(text: string): void {
    this.#hasThought ||= text.trim() !== '';
    this.#output.reasoning(text);
  }

  #readThoughts(): State {
    const write = (text: string): void => this.#think(text);
    return runUntil({
      openers: [
        ...this.#calls.map((opener) => unquoted(this.#inThought.wrap(opener))),
        ...endTokenOpeners({ tokens: this.#endTokens, write, back: () => this.#thoughts }),
        ...this.#tags.flatMap((tag) => [
          this.#closing(tag),
          ...(tag.closeAliases ?? []).map((marker) => this.#unclosed(tag, marker, marker.length)),
          ...(tag.followers ?? []).map((marker) => this.#unclosed(tag, marker, 0)),
          this.#repeated(tag),
        ]),
      ],
      position: this.#output.positions.reasoning,
      write,
      end: nothing,
    });
  }

  #readBeforeText(): State {
    const { answers = [] } = this.#markers;
    if (answers.length === 0) return this.#text;
    const next = (close: string | undefined): State => {
      this.#answerClose = close;
      return this.#text;
    };
    return answerStart({ answers, output: this.#output, next });
  }

  /** The closing tag of an answer that has an opening one. */
  #answerEnd({ close }: Tags): Opener {
    const ends = [...this.#calls.map(({ marker }) => marker), ...this.#endTokens];
    const opener = answerEnd(close, ends, () => {
      this.#output.message();
      return this.#text;
    });
    return {
      ...opener,
      decide: (text, position) => (this.#answerClose === close ? opener.decide(text, position) : 'no'),
    };
  }

  #readText(): State {
    const { inText = [], strays = [], answers = [] } = this.#markers;
    const write = this.#output.text;
    const inSpanOrOutside = (opener: Opener): Opener => outsideOr(opener, this.#inSpan.wrap(opener));
    return runUntil({
      openers: [
        ...this.#calls.map(inSpanOrOutside),
        ...inText.map((opener) => (opener.countsInQuotes ? opener : inSpanOrOutside(opener))),
        ...endTokenOpeners({ tokens: this.#endTokens, write, back: () => this.#text }),
        ...answers.map((tags) => this.#answerEnd(tags)),
        ...this.#tags.map((tag) => this.#opening(tag)),
        ...[...this.#tags.map(({ close }) => close), ...strays].map((marker) =>
          strayMarker(marker, this.#output, () => this.#bordered(this.#text)),
        ),
        ...this.#tags.filter(({ isOftenOpened }) => isOftenOpened).map((tag) => this.#lateEnd(tag)),
      ],
      position: this.#output.positions.text,
      write,
      end: nothing,
    });
  }

  #bordered(state: State): State {
    this.#output.border();
    return state;
  }

  #opening(tag: ThoughtTags): Opener {
    return {
      marker: tag.open,
      decide: (text, position) => {
        const length = openingLength(text, tag, position);
        if (typeof length === 'string') return length;
        this.#hasThought = false;
        this.#closesNow = [tag.close];
        return { consumed: length, next: this.#bordered(this.#thoughts) };
      },
    };
  }

  /** The end of reasoning. In an inline code span it is mentioned. */
  #closing({ close }: ThoughtTags): Opener {
    return {
      marker: close,
      decide: (text, { quote, isFinal }) => {
        if (!this.#closesNow.includes(close)) return 'no';
        const isInSpan = quote === 'span';
        if (isInSpan && text.length === close.length && !isFinal) return 'wait';
        if (isInSpan && text.charAt(close.length) === '`') return 'no';
        return { consumed: close.length, next: this.#bordered(this.#beforeText) };
      },
    };
  }

  /** A marker that ends reasoning without its closing tag, unless it is mentioned. */
  #unclosed({ close }: ThoughtTags, marker: string, consumed: number): Opener {
    return {
      marker,
      decide: (text, { quote, before, isFinal }) => {
        if (quote !== 'none' || !this.#closesNow.includes(close)) return 'no';
        const mentioned = isMentioned(text, marker.length, isFinal, before);
        if (mentioned === 'wait') return 'wait';
        if (mentioned) return 'no';
        this.#output.note(`reasoning without its '${close}'`, marker, 'the end of the reasoning');
        return { consumed, next: this.#bordered(this.#beforeText) };
      },
    };
  }

  /** A repetition of a tag that the prompt ended with, or that the model wrote before. */
  #repeated(tag: ThoughtTags): Opener {
    return {
      marker: tag.open,
      decide: (text, { isFinal }) => {
        if (this.#hasThought) return 'no';
        const label = labelLength(text, tag.open.length, tag, isFinal);
        return label === 'wait' ? 'wait' : { consumed: tag.open.length + label, next: this.#thoughts };
      },
    };
  }

  /** The start of a text whose reasoning the prompt may have opened. */
  #maybeOpened(tag: ThoughtTags, isLikely: boolean): State {
    return maybeOpened({
      tag,
      others: [...this.#tags.map(({ open }) => open), ...this.#calls.map(({ marker }) => marker)],
      isLikely,
      text: () => this.#beforeText,
      thought: (text, saw) => {
        this.#output.note(`reasoning without its '${tag.open}'`, saw, 'reasoning');
        this.#think(text);
        return this.#bordered(this.#beforeText);
      },
    });
  }

  /** The end of reasoning that the prompt opened, after a text that is too long to be held: it precedes the answer. */
  #lateEnd({ open, close }: ThoughtTags): Opener {
    return {
      marker: close,
      decide: (text, { quote, before, isFinal }) => {
        const mentioned = quote !== 'none' || isMentioned(text, close.length, isFinal, before);
        if (mentioned === 'wait') return 'wait';
        if (mentioned) return 'no';
        this.#output.note(`reasoning without its '${open}'`, close, 'text, and the answer after it');
        this.#output.message();
        return { consumed: close.length, next: this.#text };
      },
    };
  }

  /** If the prompt opened the reasoning, a part of its opening tag may follow. */
  readonly #opened: State = {
    consume: (text, isFinal) => {
      for (const { label } of this.#tags) {
        if (label !== undefined && text.startsWith(`${label}\n`))
          return { consumed: label.length, next: this.#thoughts };
        if (label !== undefined && !isFinal && isCutAt(text, 0, `${label}\n`)) return wait(this.#opened);
      }
      return { consumed: 0, next: this.#thoughts };
    },
    end: nothing,
  };
}

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

/** An opener that is provisional in an inline code span, and does not count in other quotes. */
const outsideOr = (opener: Opener, provisional: Opener): Opener => ({
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
