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
  /** The text ended within the value. */
  end(ending: Ending): void;
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
 * Makes states that read a value up to the tag that closes it. Nothing in a value is escaped, so that a value may hold the
 * tags of its own format, as a file about it does:
 *
 *  - A closing tag is one where the next tag that may follow does, or the end of the text (vLLM's and Rapid-MLX's rule).
 *  - Tags that open at the start of a line, or within one that did, are nested and close with their own closing tags: a
 *    call in an argument is data.
 *  - But a parameter that the tool has and that was not given yet begins: the value before it was not closed. Its tag stands
 *    at the start of a line, or is glued to the value, or is one that no text has.
 */
export function valueReader(form: TaggedForm): (options: TaggedValueOptions) => State {
  const { openings, closings } = tagsOf(form);
  const closes = closings.map(({ text }) => text).filter((text) => text !== form.valueClose);
  const cutClose = form.valueClose.slice(0, -1);
  const oddCloses = [cutClose, ...(form.valueCloseAliases ?? [])];
  const all = [...[...openings, ...closings].map(({ text }) => text), ...(form.valueCloseAliases ?? [])];
  const callOpen = form.call && [form.call.open];

  return ({ sink, isDue, next, end }) => {
    const nesting = createNesting();
    let isAtLineStart = true;
    /** The last unit of the value, and the first tag of the format within it. */
    let last = '';
    let tagWithin: string | undefined;
    /** The trailing line break so far: if the value's own tag is missing, it precedes the next tag. */
    let heldBreak = '';
    /** What the text ended with: data, or the beginning of a tag. */
    let cutTag = '';

    function judge(
      text: string,
      at: number,
      { isFinal, lineStart }: { isFinal: boolean; lineStart: boolean },
    ): Verdict {
      const opening = openings.find((each) => text.startsWith(each.text, at));
      if (opening) return judgeOpening(text, at, { ...opening, isFinal, lineStart });
      const closing = closings.find((each) => text.startsWith(each.text, at));
      if (closing) return judgeClosing(text, at, closing, isFinal);
      const oddClose = judgeOddClose(text, at, isFinal);
      if (oddClose) return oddClose;
      if (!all.some((each) => isCutAt(text, at, each))) return data;
      return isFinal ? { is: 'cut', length: 0 } : 'wait';
    }

    function judgeOpening(
      text: string,
      at: number,
      { text: tag, scope, isFinal, lineStart }: Opening & { isFinal: boolean; lineStart: boolean },
    ): Verdict {
      const before = at === 0 ? last : text.charAt(at - 1);
      const mayBegin = lineStart || form.valueOpen !== undefined || form.isUnmistakable || !/^[\s"'`]?$/.test(before);
      if (scope === 'parameter' && nesting.depth() === 0 && mayBegin) {
        const key = keyAt(text, at, form, isFinal);
        if (key === 'wait') return 'wait';
        if (key !== 'no' && isDue(key.name)) return { is: 'missing', length: 0 };
      }
      if (!lineStart && nesting.depth() === 0) {
        const ahead = scope === 'wrapper' && callOpen ? markerAhead(text, at + tag.length, callOpen, isFinal) : 'other';
        if (ahead === 'wait') return 'wait';
        if (typeof ahead === 'string') return { ...data, tag };
      }
      nesting.open(scope);
      return { ...data, tag };
    }

    /** A closing tag without its last unit, or that of another format, before what may follow it. */
    function judgeOddClose(text: string, at: number, isFinal: boolean): Verdict | undefined {
      const odd = oddCloses.find((tag) => text.startsWith(tag, at));
      if (odd === undefined || nesting.depth() > 0 || (odd === cutClose && at + odd.length === text.length))
        return undefined;
      const ahead = markerAhead(text, at + odd.length, [form.key.open, ...closes], isFinal);
      if (ahead === 'wait') return 'wait';
      return typeof ahead === 'object' ? { is: 'missing', length: odd.length } : undefined;
    }

    function judgeClosing(
      text: string,
      at: number,
      { text: tag, scope, followers }: Closing,
      isFinal: boolean,
    ): Verdict {
      const length = tag.length;
      if (scope && nesting.close(scope)) return { is: 'data', length, tag };
      const ahead = markerAhead(text, at + length, followers, isFinal);
      if (ahead === 'wait') return 'wait';
      if (ahead === 'other') {
        const verdict = followsBareKey(text, at + length, scope, isFinal);
        return verdict === data ? { ...data, tag } : verdict;
      }
      if (scope === 'parameter') return { is: 'own tag', length };
      return { is: ahead === 'end' ? 'end' : 'missing', length: 0 };
    }

    /** Whether a parameter follows whose key lacks its opening tag. */
    function followsBareKey(text: string, at: number, scope: Scope | undefined, isFinal: boolean): Verdict {
      const begin = scope === 'parameter' && form.valueOpen !== undefined ? skipGap(text, at) : undefined;
      if (begin === undefined) return data;
      const key = keyAt(text, begin, form, isFinal);
      if (key === 'wait') return 'wait';
      return key !== 'no' && isDue(key.name) ? { is: 'own tag', length: form.valueClose.length } : data;
    }

    const state: State = {
      consume(text, isFinal): Transition {
        let mark = 0;
        for (let at = text.indexOf('<'); at !== -1;) {
          const lineStart = startsLine(text, mark, at, isAtLineStart);
          const verdict = judge(text, at, { isFinal, lineStart });
          if (verdict === 'wait') {
            if (at === 0) return wait(state);
            write(text.slice(0, at));
            isAtLineStart = lineStart;
            return { consumed: at, next: state };
          }
          if (verdict.is !== 'data') return close(text, at, verdict);
          tagWithin ??= verdict.tag;
          isAtLineStart = false;
          mark = at + 1;
          at = text.indexOf('<', at + verdict.length);
        }
        write(text);
        isAtLineStart = startsLine(text, mark, text.length, isAtLineStart);
        return { consumed: text.length, next: state };
      },
      end(ending) {
        if (ending === 'stop') write(cutTag);
        else emitBreak();
        end(ending);
      },
    };

    function write(text: string): void {
      if (text === '') return;
      last = text.charAt(text.length - 1);
      if (form.layout === 'lines') return sink.add(text);
      const joined = heldBreak + text;
      heldBreak = lastBreak.exec(joined)?.[0] ?? '';
      if (joined.length > heldBreak.length) sink.add(joined.slice(0, joined.length - heldBreak.length));
    }

    function emitBreak(): void {
      if (heldBreak !== '') sink.add(heldBreak);
      heldBreak = '';
    }

    function close(text: string, at: number, { is, length }: Exclude<Verdict, 'wait'>): Transition {
      write(text.slice(0, at));
      if (is === 'cut') cutTag = text.slice(at);
      if (is === 'end' || is === 'cut') return { consumed: text.length, next: state };
      if (is === 'own tag') emitBreak();
      sink.close();
      return { consumed: at + length, next: next(is === 'own tag' ? 'own tag' : 'missing', tagWithin) };
    }
    return state;
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
