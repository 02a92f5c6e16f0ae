import type { Ending } from '../dialect.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import { isCutAt } from '../text/openers.ts';
import { isBlank } from '../text/blanks.ts';
import { skipGap, keyAt, markerAhead, type TaggedForm } from './form.ts';
import type { ValueSink } from './sink.ts';

export interface TaggedValueOptions {
  /** Receives the value, and is closed at its end. */
  sink: ValueSink;
  /** Whether a parameter of this key is still expected. */
  isDue(key: string): boolean;
  /**
   * The state after the value. `missing`: not closed by its own tag; another tag that closed it is not consumed.
   * `tags`: a tag of the format within the value.
   */
  next(close: 'own tag' | 'missing', tags: string | undefined): State;
  /** The text ended within the value. `isClosed`: with a tag of what surrounds it. */
  end(ending: Ending, isClosed: boolean): void;
}

/** What a tag belongs to. */
type Scope = 'parameter' | 'call' | 'wrapper';
interface Opening {
  text: string;
  scope: Scope;
}
interface Closing {
  text: string;
  /** Absent for a token that closes everything. */
  scope?: Scope;
  /** What must follow, ignoring blanks, for the tag not to be data. The end of the text counts too. */
  followers: readonly string[];
}

/**
 * The meaning of a `<` in a value: data, or its end. `end`: its end if the text ends too. `cut`: the text ends within
 * a possible tag.
 */
type Verdict = { is: 'data' | 'own tag' | 'missing' | 'end' | 'cut'; length: number; tag?: string } | 'wait';
const lastBreak = /\n[ \t]{0,16}$/;
const data: Exclude<Verdict, 'wait'> = { is: 'data', length: 1 };

/**
 * Creates states that read a value up to the tag that closes it. Nothing in a value is escaped, so that it may contain the
 * tags of its own format, for example in a file about the format:
 *
 *  - A closing tag counts only before a tag that may follow it, or at the end of the text (like vLLM and Rapid-MLX).
 *  - Tags that open at the start of a line, or within such a tag, are nested and close with their own closing tags: a
 *    call in an argument is data.
 *  - The tag of a parameter that the tool has and that is not given yet ends a value that was not closed, if it is at the
 *    start of a line, directly after the value, or does not occur in text.
 */
export function valueReader(form: TaggedForm): (options: TaggedValueOptions) => State {
  const tags = valueTags(form);
  return (options) => new TaggedValue(form, tags, options).inside;
}

interface ValueTags {
  openings: readonly Opening[];
  closings: readonly Closing[];
  /** The closing tags of what surrounds the value. */
  outerCloses: readonly string[];
  /** The closing tag without its last unit, and incorrect variants. */
  oddCloses: readonly string[];
  all: readonly string[];
}

function valueTags(form: TaggedForm): ValueTags {
  const { valueClose, valueCloseAliases = [] } = form;
  const { openings, closings } = tagsOf(form);
  return {
    openings,
    closings,
    outerCloses: closings.map(({ text }) => text).filter((text) => text !== valueClose),
    oddCloses: [valueClose.slice(0, -1), ...valueCloseAliases],
    all: [...[...openings, ...closings].map(({ text }) => text), ...valueCloseAliases],
  };
}

/** Where a `<` is. */
interface TagPosition {
  text: string;
  at: number;
  isFinal: boolean;
  lineStart: boolean;
}

class TaggedValue {
  readonly #form: TaggedForm;
  readonly #tags: ValueTags;
  readonly #options: TaggedValueOptions;
  readonly #nesting = createNesting();
  #isAtLineStart = true;
  /** The last unit of the value, and the first tag of the format within it. */
  #last = '';
  #tagWithin: string | undefined;
  /** The trailing line break so far: if the value's own tag is missing, it precedes the next tag. */
  #heldBreak = '';
  /** What the text ended with: data, or the beginning of a tag. */
  #cutTag = '';
  /** Whether the text ended with a tag of what surrounds the value. */
  #isClosed = false;

  constructor(form: TaggedForm, tags: ValueTags, options: TaggedValueOptions) {
    this.#form = form;
    this.#tags = tags;
    this.#options = options;
  }

  readonly inside: State = {
    consume: (text, isFinal) => {
      let mark = 0;
      for (let at = text.indexOf('<'); at !== -1;) {
        const lineStart = startsLine(text, mark, at, this.#isAtLineStart);
        const verdict = this.#judge({ text, at, isFinal, lineStart });
        if (verdict === 'wait') {
          if (at === 0) return wait(this.inside);
          this.#write(text.slice(0, at));
          this.#isAtLineStart = lineStart;
          return { consumed: at, next: this.inside };
        }
        if (verdict.is !== 'data') return this.#close(text, at, verdict);
        this.#tagWithin ??= verdict.tag;
        this.#isAtLineStart = false;
        mark = at + 1;
        at = text.indexOf('<', at + verdict.length);
      }
      this.#write(text);
      this.#isAtLineStart = startsLine(text, mark, text.length, this.#isAtLineStart);
      return { consumed: text.length, next: this.inside };
    },
    end: (ending) => {
      if (ending === 'stop') this.#write(this.#cutTag);
      else this.#emitBreak();
      this.#options.end(ending, this.#isClosed);
    },
  };

  #judge(position: TagPosition): Verdict {
    const { text, at, isFinal } = position;
    const { openings, closings, all } = this.#tags;
    const opening = openings.find((each) => text.startsWith(each.text, at));
    if (opening) return this.#judgeOpening(opening, position);
    const closing = closings.find((each) => text.startsWith(each.text, at));
    if (closing) return this.#judgeClosing(closing, position);
    const oddClose = this.#judgeOddClose(position);
    if (oddClose) return oddClose;
    if (!all.some((each) => isCutAt(text, at, each))) return data;
    return isFinal ? { is: 'cut', length: 0 } : 'wait';
  }

  #judgeOpening({ text: tag, scope }: Opening, { text, at, isFinal, lineStart }: TagPosition): Verdict {
    const form = this.#form;
    const isNested = this.#nesting.depth() > 0;
    const before = at === 0 ? this.#last : text.charAt(at - 1);
    const mayBegin = lineStart || form.valueOpen !== undefined || form.isUnmistakable || !/^[\s"'`]?$/.test(before);
    if (scope === 'parameter' && !isNested && mayBegin) {
      const key = keyAt(text, at, form, isFinal);
      if (key === 'wait') return 'wait';
      if (key !== 'no' && this.#options.isDue(key.name)) return { is: 'missing', length: 0 };
    }
    if (!lineStart && !isNested) {
      const call = scope === 'wrapper' ? form.call : undefined;
      const ahead = call ? markerAhead(text, at + tag.length, [call.open], isFinal) : 'other';
      if (ahead === 'wait') return 'wait';
      if (typeof ahead === 'string') return { ...data, tag };
    }
    this.#nesting.open(scope);
    return { ...data, tag };
  }

  /** A closing tag without its last unit, or that of another format, before what may follow it. */
  #judgeOddClose({ text, at, isFinal }: TagPosition): Verdict | undefined {
    const { oddCloses, outerCloses } = this.#tags;
    const odd = oddCloses.find((tag) => text.startsWith(tag, at));
    if (odd === undefined || this.#nesting.depth() > 0) return undefined;
    if (odd === oddCloses[0] && at + odd.length === text.length) return undefined;
    const ahead = markerAhead(text, at + odd.length, [this.#form.key.open, ...outerCloses], isFinal);
    if (ahead === 'wait') return 'wait';
    return typeof ahead === 'object' ? { is: 'missing', length: odd.length } : undefined;
  }

  #judgeClosing({ text: tag, scope, followers }: Closing, { text, at, isFinal }: TagPosition): Verdict {
    const { length } = tag;
    if (scope && this.#nesting.close(scope)) return { is: 'data', length, tag };
    const ahead = markerAhead(text, at + length, followers, isFinal);
    if (ahead === 'wait') return 'wait';
    if (ahead === 'other') {
      const key = scope === 'parameter' ? this.#bareKeyAt(text, at + length, isFinal) : 'no';
      if (key === 'wait') return 'wait';
      return key === 'yes' ? { is: 'own tag', length } : { ...data, tag };
    }
    if (scope === 'parameter') return { is: 'own tag', length };
    return { is: ahead === 'end' ? 'end' : 'missing', length: 0 };
  }

  /** Whether a parameter follows whose key lacks its opening tag. */
  #bareKeyAt(text: string, at: number, isFinal: boolean): 'yes' | 'no' | 'wait' {
    const begin = this.#form.valueOpen === undefined ? undefined : skipGap(text, at);
    const key = begin === undefined ? 'no' : keyAt(text, begin, this.#form, isFinal);
    if (typeof key === 'string') return key;
    return this.#options.isDue(key.name) ? 'yes' : 'no';
  }

  #write(text: string): void {
    if (text === '') return;
    const { sink } = this.#options;
    this.#last = text.charAt(text.length - 1);
    if (this.#form.layout === 'lines') return sink.add(text);
    const joined = this.#heldBreak + text;
    this.#heldBreak = lastBreak.exec(joined)?.[0] ?? '';
    if (joined.length > this.#heldBreak.length) sink.add(joined.slice(0, joined.length - this.#heldBreak.length));
  }

  #emitBreak(): void {
    if (this.#heldBreak !== '') this.#options.sink.add(this.#heldBreak);
    this.#heldBreak = '';
  }

  #close(text: string, at: number, { is, length }: Exclude<Verdict, 'wait'>): Transition {
    this.#write(text.slice(0, at));
    if (is === 'cut') this.#cutTag = text.slice(at);
    this.#isClosed = is === 'end';
    if (is === 'end' || is === 'cut') return { consumed: text.length, next: this.inside };
    if (is === 'own tag') this.#emitBreak();
    this.#options.sink.close();
    const next = this.#options.next(is === 'own tag' ? 'own tag' : 'missing', this.#tagWithin);
    return { consumed: at + length, next };
  }
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

/** Whether only blanks are between the last line break and `at`. `before`: the same for the text before `from`. */
function startsLine(text: string, from: number, at: number, before: boolean): boolean {
  for (let index = at - 1; index >= from; index--) {
    const code = text.charCodeAt(index);
    if (code === 0x0a) return true;
    if (!isBlank(code)) return false;
  }
  return before;
}

/** The tags that are open within a value. */
function createNesting(): { depth(): number; open(scope: Scope): void; close(scope: Scope): boolean } {
  const stack: Scope[] = [];
  const count = { parameter: 0, call: 0, wrapper: 0 };
  return {
    depth: () => stack.length,
    open(scope) {
      stack.push(scope);
      count[scope]++;
    },
    /** Closes the last tag of this scope, and what was opened within it. Returns whether there was one. */
    close(scope) {
      if (count[scope] === 0) return false;
      for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        count[top]--;
        if (top === scope) break;
      }
      return true;
    },
  };
}
