import type { Ending } from '../dialect.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import type { CallTag } from '../text/closers.ts';
import { isCutAt } from '../text/openers.ts';
import { isBlank } from '../text/blanks.ts';
import { skipGap, keyAt, markerAhead, type TaggedForm } from './form.ts';
import { afterClosers, closesCall, oddTagAt, valueTags } from './value-tags.ts';
import type { Closing, Opening, Scope, ValueContext } from './value-tags.ts';
import type { ValueSink } from './sink.ts';

export interface TaggedValueOptions {
  /** The key of the parameter. */
  name: string;
  /** Receives the value, and is closed at its end. */
  sink: ValueSink;
  /** Whether a parameter of this key is still expected. */
  isDue(key: string): boolean;
  /**
   * The state after the value. `missing`: not closed by its own tag. `tags`: a tag of the format within the value.
   * `saw`: other closing tags in place of its own, if they are consumed.
   */
  next(close: 'own tag' | 'missing', tags: string | undefined, saw: string): State;
  /** The text ended within the value. `isClosed`: with a tag of what surrounds it. */
  end(ending: Ending, isClosed: boolean): void;
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
 *  - Any other closing tag counts in its place under the same condition, unless the value opened it.
 *  - Tags that open at the start of a line, or within such a tag, are nested and close with their own closing tags: a
 *    call in an argument is data.
 *  - The tag of a parameter that the tool has and that is not given yet ends a value that was not closed, if it is at the
 *    start of a line, directly after the value, or does not occur in text.
 */
export function valueReader(form: TaggedForm): (options: TaggedValueOptions) => State {
  const tags = valueTags(form);
  return (options) => new TaggedValue({ form, tags, name: options.name, isDue: options.isDue }, options).inside;
}

/** Where a tag may be. */
interface TagPosition {
  text: string;
  at: number;
  isFinal: boolean;
  lineStart: boolean;
}

class TaggedValue {
  readonly #context: ValueContext;
  readonly #options: TaggedValueOptions;
  readonly #nesting = createNesting();
  /** The number of tags of other formats that are open within the value, and of those that its own closing tag closes. */
  #foreignDepth = 0;
  #sameNameDepth = 0;
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

  constructor(context: ValueContext, options: TaggedValueOptions) {
    this.#context = context;
    this.#options = options;
  }

  readonly inside: State = {
    consume: (text, isFinal) => {
      let mark = 0;
      for (let at = nextLead(text, 0); at !== -1;) {
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
        at = nextLead(text, at + verdict.length);
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
    const { openings, closings, all } = this.#context.tags;
    const opening = openings.find((each) => text.startsWith(each.text, at));
    if (opening) return this.#judgeOpening(opening, position);
    const closing = closings.find((each) => text.startsWith(each.text, at));
    if (closing) return this.#judgeClosing(closing, position);
    const isCut = all.some((each) => isCutAt(text, at, each));
    if (isCut) return isFinal ? { is: 'cut', length: 0 } : 'wait';
    const found = oddTagAt(text, at, this.#context);
    if (found === 'cut') return isFinal ? data : 'wait';
    return found && this.#nesting.depth() === 0 ? this.#judgeForeign(found, position) : data;
  }

  #judgeOpening({ text: tag, scope }: Opening, { text, at, isFinal, lineStart }: TagPosition): Verdict {
    const form = this.#context.form;
    const isNested = this.#nesting.depth() > 0;
    const before = at === 0 ? this.#last : text.charAt(at - 1);
    const mayBegin = lineStart || form.valueOpen !== undefined || form.isUnmistakable || !/^[\s"'`]?$/.test(before);
    if (scope === 'parameter' && !isNested && mayBegin) {
      const key = keyAt(text, at, form, isFinal);
      if (key === 'wait') return 'wait';
      if (key !== 'no' && this.#context.isDue(key.name)) return { is: 'missing', length: 0 };
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

  /** A tag of another format, or an incorrect one: it closes what the value opened, or the value itself. */
  #judgeForeign({ is, length }: CallTag, { text, at, isFinal }: TagPosition): Verdict {
    if (is === 'opener') {
      this.#foreignDepth++;
      if (text.startsWith(`<${this.#context.tags.valueClose.slice(2, -1)}`, at)) this.#sameNameDepth++;
      return data;
    }
    if (this.#foreignDepth > 0) {
      this.#foreignDepth--;
      return { ...data, length };
    }
    const after = afterClosers(text, at + length, isFinal, this.#context);
    if (after.is === 'wait') return 'wait';
    if (after.is === 'value close' || after.is === 'text') return { ...data, length };
    const isKey = after.is === 'due key' || after.is === 'other key';
    return { is: 'missing', length: isKey ? after.at - at : length };
  }

  #judgeClosing({ text: tag, scope, followers }: Closing, { text, at, isFinal }: TagPosition): Verdict {
    const { length } = tag;
    if (scope && this.#nesting.close(scope)) return { is: 'data', length, tag };
    const ahead = markerAhead(text, at + length, followers, isFinal);
    if (ahead === 'wait') return 'wait';
    if (ahead === 'other') return this.#judgeOddClosing(tag, scope, { text, at, isFinal });
    if (scope === 'parameter') return { is: 'own tag', length };
    return { is: ahead === 'end' ? 'end' : 'missing', length: 0 };
  }

  /** A closing tag of the format before something else than what may follow it. */
  #judgeOddClosing(
    tag: string,
    scope: Scope | undefined,
    { text, at, isFinal }: Pick<TagPosition, 'text' | 'at' | 'isFinal'>,
  ): Verdict {
    const from = at + tag.length;
    const key = scope === 'parameter' ? this.#bareKeyAt(text, from, isFinal) : 'no';
    if (key === 'wait') return 'wait';
    if (key === 'yes') return { is: 'own tag', length: tag.length };
    if (scope === 'parameter' && this.#sameNameDepth > 0) {
      this.#sameNameDepth--;
      this.#foreignDepth--;
      return { ...data, tag };
    }
    const after = afterClosers(text, from, isFinal, this.#context);
    if (after.is === 'wait') return 'wait';
    if (after.is === 'value close') {
      const mayClose = scope === 'parameter' && after.count === 0 && this.#foreignDepth === 0;
      const closes = mayClose && closesCall(text, after.at, isFinal, this.#context);
      if (closes === 'wait') return 'wait';
      return closes ? { is: 'own tag', length: tag.length } : { ...data, tag };
    }
    if (scope === 'parameter') {
      const isClosed = after.is !== 'text' || (after.count > 0 && this.#foreignDepth === 0);
      return isClosed ? { is: 'own tag', length: tag.length } : { ...data, tag };
    }
    if (after.is === 'due key') return { is: 'missing', length: after.at - at };
    return after.is === 'end' ? { is: 'missing', length: 0 } : { ...data, tag };
  }

  /** Whether a parameter follows whose key lacks its opening tag. */
  #bareKeyAt(text: string, at: number, isFinal: boolean): 'yes' | 'no' | 'wait' {
    const begin = this.#context.form.valueOpen === undefined ? undefined : skipGap(text, at);
    const key = begin === undefined ? 'no' : keyAt(text, begin, this.#context.form, isFinal);
    if (typeof key === 'string') return key;
    return this.#context.isDue(key.name) ? 'yes' : 'no';
  }

  #write(text: string): void {
    if (text === '') return;
    const { sink } = this.#options;
    this.#last = text.charAt(text.length - 1);
    if (this.#context.form.layout === 'lines') return sink.add(text);
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
    const saw = text.slice(at, at + length).trimEnd();
    const next = this.#options.next(is === 'own tag' ? 'own tag' : 'missing', this.#tagWithin, saw);
    return { consumed: at + length, next };
  }
}

/** The next position from `from` on where a tag may begin: a `<`, or the mark before the tags of MiniMax M3. */
function nextLead(text: string, from: number): number {
  const at = text.indexOf('<', from);
  const end = at === -1 ? text.length : at;
  return end > from && text.charAt(end - 1) === ']' ? end - 1 : at;
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
