import type { CoreTool } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { readArguments } from '../json/arguments.ts';
import { type ContentStates, type State, untilEnd, wait } from '../text/machine.ts';
import { emptyWrapper, isMentioned, skipCutMarker } from '../text/mention.ts';
import { calledName, isCallable, isOffered, offeredNames } from '../text/names.ts';
import { isCutAt, runUntil, type Decision, type Opener, type TextPosition } from '../text/openers.ts';
import { firstNonBlank } from '../text/blanks.ts';
import type { Output } from '../text/output.ts';
import { createExcerpt, foreignCloser, wrongCloser } from '../text/after-call.ts';

/** The meaning of a control token. */
export type CallToken =
  | 'open section'
  | 'close section'
  | 'open call'
  | 'close call'
  | 'open result'
  | 'close result'
  | 'separator';

/** The name of a call, and the length of the text it occupies. */
export interface CallHead {
  name: string;
  length: number;
  /** The original text, if it is not how the format writes the name. */
  odd?: string;
}

/** A format with each call between tokens, as a name and JSON. */
export interface TokenFormat {
  /** What its tokens begin with. */
  leads: readonly string[];
  /** The token at the start of the text. `cut`: it may become one with more text. */
  tokenAt(text: string): { token: CallToken; length: number } | 'cut' | undefined;
  /**
   * The head of a call at the start of the text. `cut`: more of it may follow. After it come the arguments, or a token
   * that ends the call.
   */
  headOf(text: string, offered: ReadonlySet<string>): CallHead | 'cut' | undefined;
  /** What ends arguments, complete or not. */
  closers: readonly string[];
}

interface TokenCallOptions {
  tools: readonly CoreTool[];
  output: Output;
  next: ContentStates['next'];
}

/** Maximum length of a head, in UTF-16 units. */
const maxHeadLength = 400;
/** Maximum text between the token that opens a section and its first call, in UTF-16 units. */
const maxJunk = 64;
const fence = '```json';
const fenceEnd = '```';

/**
 * Openers for calls, and for all other tokens of the format. A token that is only mentioned is text: the start of a
 * section without a call, or of a call without a name, or the end of what is not open. Sections need not be opened or
 * closed (dynamo 8208).
 */
export function tokenCalls(format: TokenFormat, options: TokenCallOptions): Opener[] {
  const calls = new TokenCalls(format, options);
  return format.leads.map((marker) => ({ marker, decide: (text, position) => calls.decide(text, position) }));
}

class TokenCalls {
  readonly #format: TokenFormat;
  readonly #output: Output;
  readonly #next: ContentStates['next'];
  readonly #offered: ReadonlySet<string>;
  #isInSection = false;
  /** Whether the section contains a call or a result. */
  #isFilled = false;

  constructor(format: TokenFormat, { tools, output, next }: TokenCallOptions) {
    this.#format = format;
    this.#output = output;
    this.#next = next;
    this.#offered = offeredNames(tools);
  }

  decide(text: string, position: TextPosition): Decision {
    const { isFinal } = position;
    const found = this.#format.tokenAt(text);
    if (found === 'cut') return isFinal ? 'no' : 'wait';
    if (found === undefined) return 'no';
    const { token, length } = found;
    switch (token) {
      case 'open call':
        return this.#openCall(text, length, isFinal);
      case 'open section':
        return this.#openSection(text, length, position);
      case 'open result':
        return position.lineStart
          ? this.#unlessMentioned(text, length, position, () => ({ consumed: length, next: this.#result() }))
          : 'no';
      case 'close section':
      case 'close call':
      case 'close result':
      case 'separator':
        if (!position.lineStart && !this.#isInSection) return 'no';
        return this.#unlessMentioned(text, length, position, () => this.#stray(token, text, length));
      default:
        return unreachable(token);
    }
  }

  #unlessMentioned(text: string, length: number, position: TextPosition, otherwise: () => Decision): Decision {
    const mentioned = isMentioned(text, length, position.isFinal, position.before);
    if (mentioned === 'wait') return 'wait';
    return mentioned ? 'no' : otherwise();
  }

  #stray(token: CallToken, text: string, length: number): Decision {
    if (this.#isInSection && token === 'close section') this.#isInSection = false;
    else this.#output.note('a token outside of any call', text.slice(0, length), 'skipped');
    return { consumed: length, next: this.#between };
  }

  /** A section counts if a call, its end, or nothing follows. */
  #openSection(text: string, length: number, { isFinal, before }: TextPosition): Decision {
    const limit = length + maxJunk;
    const nonBlank = firstNonBlank(text.slice(0, limit), length);
    const opens = (): Decision => {
      this.#isInSection = true;
      this.#isFilled = false;
      return { consumed: length, next: this.#between };
    };
    if (nonBlank === text.length) return isFinal ? opens() : 'wait';
    const first = this.#format.tokenAt(text.slice(nonBlank));
    if (first === 'cut' && !isFinal) return 'wait';
    if (first !== undefined) return opens();
    const unopened = this.#callWithoutToken(text.slice(nonBlank), isFinal, 'look');
    if (unopened === 'wait') return 'wait';
    if (unopened !== 'no' && !this.#isSentenceBefore(text, nonBlank, length, before)) return opens();
    const call = this.#callBetween(text, nonBlank, limit, isFinal);
    return call === 'yes' ? opens() : call;
  }

  /**
   * Whether the words at `nonBlank` belong to a sentence that mentions the token before `from`, and are not the name
   * of a tool.
   */
  #isSentenceBefore(text: string, nonBlank: number, from: number, before: string): boolean {
    if (isMentioned(text, from, false, before) !== true) return false;
    const head = this.#format.headOf(text.slice(nonBlank, nonBlank + maxHeadLength), this.#offered);
    return head === undefined || head === 'cut' || !isOffered(head.name, this.#offered);
  }

  /**
   * Whether a call begins between these positions, after words. A token in a sentence that mentions it does not count.
   */
  #callBetween(text: string, from: number, to: number, isFinal: boolean): 'yes' | 'wait' | 'no' {
    for (let at = text.indexOf('<', from); at !== -1 && at < to; at = text.indexOf('<', at + 1)) {
      const found = this.#format.tokenAt(text.slice(at, at + maxHeadLength));
      if (found === undefined) continue;
      if (found === 'cut') return isFinal ? 'no' : 'wait';
      if (found.token !== 'open call') return 'no';
      const after = at + found.length;
      const near = text.slice(after, after + maxHeadLength);
      const head = this.#format.headOf(near, this.#offered);
      if (head === 'cut' && !isFinal && near.length < maxHeadLength) return 'wait';
      if (head === undefined || head === 'cut') return 'no';
      return isOffered(head.name, this.#offered) || isMentioned(text, after, isFinal) !== true ? 'yes' : 'no';
    }
    return !isFinal && text.length < to ? 'wait' : 'no';
  }

  #openCall(text: string, begin: number, isFinal: boolean): Decision {
    const near = text.slice(begin, begin + maxHeadLength);
    const nonBlank = begin + firstNonBlank(near);
    const first = this.#format.tokenAt(text.slice(nonBlank));
    if (begin > 0 && first === 'cut' && !isFinal) return 'wait';
    if (begin > 0 && typeof first === 'object' && first.token === 'close call')
      return emptyWrapper(text, this.#output, { end: nonBlank + first.length, isFinal, next: () => this.#between });
    const head = this.#format.headOf(near, this.#offered);
    if (head === 'cut' && near.length < maxHeadLength)
      return isFinal ? { consumed: text.length, next: this.#cutHead(text, near) } : 'wait';
    if (head === undefined || head === 'cut' || !isCallable(head.name, this.#offered)) return 'no';
    const isSentence =
      this.#isInSection || isOffered(head.name, this.#offered)
        ? false
        : this.#isSentenceAbout(text, begin, head, isFinal);
    if (isSentence === 'wait') return 'wait';
    if (isSentence) return 'no';
    if (!this.#isInSection) this.#output.note('a call outside of a section', text.slice(0, begin), 'a call');
    if (begin === 0) this.#output.note('a call without its opening marker', near.slice(0, head.length), 'a call');
    const name = calledName(head.name, this.#offered);
    const odd = name === head.name ? head.odd : head.name;
    if (odd !== undefined) this.#output.note('the name of a call is not written as in the format', odd, name);
    this.#isInSection = true;
    this.#isFilled = true;
    this.#output.callStart(name);
    return { consumed: begin + head.length, next: this.#opening };
  }

  /** Whether a sentence mentions the format: words follow the token, or replace the arguments. */
  #isSentenceAbout(text: string, begin: number, head: CallHead, isFinal: boolean): boolean | 'wait' {
    if (isMentioned(text, begin, isFinal) === true) return true;
    const after = begin + head.length;
    const nonBlank = firstNonBlank(text.slice(0, after + maxJunk), after);
    if (nonBlank === text.length) return isFinal ? false : 'wait';
    return !'{["`<'.includes(text.charAt(nonBlank));
  }

  /** The arguments. The closing code fence ends them too. */
  #givenArguments(fences: 'none' | 'fenced'): State {
    return readArguments(this.#output, {
      closers: this.#format.closers,
      ...(fences === 'fenced' && { fence: fenceEnd }),
      next: () => this.#closing,
    });
  }

  /** Before the arguments: blanks, and the code fence of DeepSeek V3. */
  readonly #opening: State = {
    consume: (text, isFinal) => {
      const nonBlank = firstNonBlank(text);
      const rest = text.slice(nonBlank, nonBlank + fence.length);
      if (rest === '') return { consumed: nonBlank, next: this.#opening };
      const isCut = rest.length < fence.length && fence.startsWith(rest);
      if (isCut) return isFinal ? { consumed: text.length, next: this.#opening } : wait(this.#opening);
      const [opened] = /^```(?:json)?/.exec(rest) ?? [];
      if (opened === undefined) return { consumed: nonBlank, next: this.#givenArguments('none') };
      return { consumed: nonBlank + opened.length, next: this.#fenced };
    },
    end: (ending) => this.#givenArguments('none').end(ending),
  };

  /** After the opening fence: the arguments, or the closing fence if there are none. */
  readonly #fenced: State = {
    consume: (text, isFinal) => {
      const nonBlank = firstNonBlank(text);
      const rest = text.slice(nonBlank, nonBlank + fenceEnd.length);
      if (rest === '') return { consumed: nonBlank, next: this.#fenced };
      if (rest === fenceEnd || (isFinal && fenceEnd.startsWith(rest)))
        return { consumed: nonBlank + rest.length, next: this.#withoutArguments() };
      return fenceEnd.startsWith(rest)
        ? wait(this.#fenced)
        : { consumed: nonBlank, next: this.#givenArguments('fenced') };
    },
    end: this.#opening.end,
  };

  #withoutArguments(): State {
    this.#output.callArguments('{}');
    this.#output.callDone();
    return this.#closing;
  }

  /**
   * The text ended within the head of a call: text, unless the response was truncated and the head does not look like
   * prose.
   */
  #cutHead(text: string, head: string): State {
    return untilEnd((ending) => {
      if (ending === 'stop' || /\S\s+\S/.test(head)) this.#output.text(text);
      else this.#output.note('a call was cut before its name', head, 'left out');
    });
  }

  /** What closes the call. A surplus bracket, or the closing code fence, may precede it. */
  readonly #closing: State = {
    consume: (text, isFinal) => {
      // A bracket before `<` may begin a tag of another format.
      const rest = (isFinal ? /^(?:[\s}`]|\](?!<))*/ : /^(?:[\s}`]|\](?!<|$))*/).exec(text)?.[0] ?? '';
      if (rest === '' && text === ']' && !isFinal) return wait(this.#closing);
      const brackets = rest.replace(/[\s`]/g, '');
      if (brackets !== '') this.#output.note('surplus brackets after a call', brackets, 'skipped');
      if (rest !== '') return { consumed: rest.length, next: this.#closing };
      const found = this.#format.tokenAt(text);
      if (found === 'cut' && !isFinal) return wait(this.#closing);
      if (found !== undefined && found !== 'cut' && found.token === 'close call')
        return { consumed: found.length, next: this.#between };
      this.#output.note('a call was not closed', '', 'closed it');
      return { consumed: 0, next: this.#between };
    },
    end: () => undefined,
  };

  /** Before and after the calls of a section. An incomplete token at the end of the text is skipped. */
  readonly #between: State = {
    consume: (text, isFinal) => {
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return { consumed: nonBlank, next: this.#between };
      const found = this.#format.tokenAt(text);
      if (found === 'cut' || this.#format.closers.some((closer) => isCutAt(text, 0, closer)))
        return skipCutMarker(text, this.#output, isFinal, this.#between);
      if (found?.token === 'close section') {
        if (this.#isInSection && !this.#isFilled)
          this.#output.note('a wrapper without a call', text.slice(0, found.length), 'left out');
        this.#isInSection = false;
        return { consumed: found.length, next: this.#between };
      }
      const foreign = this.#isFilled && found === undefined ? foreignCloser(text, isFinal) : 0;
      if (foreign === 'wait') return wait(this.#between);
      if (foreign > 0) {
        this.#output.note(wrongCloser, text.slice(0, foreign), 'skipped');
        return { consumed: foreign, next: this.#between };
      }
      const unopened = this.#isInSection && found === undefined ? this.#callWithoutToken(text, isFinal, 'open') : 'no';
      if (unopened === 'wait') return wait(this.#between);
      return unopened === 'no' ? { consumed: 0, next: this.#next('call') } : unopened;
    },
    end: () => undefined,
  };

  /**
   * A call without its first token is recognized by the separator after its first word (like DeepSeek in llama.cpp).
   * `look`: do not start it yet.
   */
  #callWithoutToken(text: string, isFinal: boolean, how: 'open' | 'look'): Decision {
    const word = /^[^\s<{`]{1,256}\s?/.exec(text)?.[0] ?? '';
    if (word === '') return 'no';
    const separator = this.#format.tokenAt(text.slice(word.length));
    if (word.length === text.length || separator === 'cut') return isFinal ? 'no' : 'wait';
    if (separator?.token !== 'separator') return 'no';
    return how === 'look' ? { consumed: 0, next: this.#between } : this.#openCall(text, 0, isFinal);
  }

  /** A result that the model invents. */
  #result(): State {
    const saw = createExcerpt('');
    this.#isFilled = true;
    const leave = (): void => this.#output.note('a result that the model invented', saw.text(), 'left out');
    return runUntil({
      openers: this.#format.leads.map((marker) => ({
        marker,
        decide: (text, { isFinal }) => {
          const found = this.#format.tokenAt(text);
          if (found === 'cut') return isFinal ? 'no' : 'wait';
          if (found === undefined) return 'no';
          leave();
          return { consumed: found.token === 'close result' ? found.length : 0, next: this.#between };
        },
      })),
      write: saw.add,
      end: leave,
    });
  }
}
