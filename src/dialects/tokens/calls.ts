import type { CoreTool } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { readArguments } from '../json/arguments.ts';
import { untilEnd, wait, type State } from '../text/machine.ts';
import { emptyWrapper, isMentioned } from '../text/mention.ts';
import { calledName, isCallable, isOffered, offeredNames } from '../text/names.ts';
import { isCutAt, runUntil, type Decision, type Opener, type TextPosition } from '../text/openers.ts';
import { firstNonBlank } from '../text/blanks.ts';
import type { Output } from '../text/output.ts';
import { createExcerpt, type ContentStates } from '../text/content.ts';

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
export function tokenCalls(format: TokenFormat, { tools, output, next }: TokenCallOptions): Opener[] {
  const offered = offeredNames(tools);
  let isInSection = false;
  /** Whether the section contains a call or a result. */
  let isFilled = false;

  function decide(text: string, position: TextPosition): Decision {
    const { isFinal } = position;
    const found = format.tokenAt(text);
    if (found === 'cut') return isFinal ? 'no' : 'wait';
    if (found === undefined) return 'no';
    const { token, length } = found;
    switch (token) {
      case 'open call':
        return openCall(text, length, isFinal);
      case 'open section':
        return openSection(text, length, position);
      case 'open result':
        return position.lineStart
          ? unlessMentioned(text, length, position, () => ({ consumed: length, next: result() }))
          : 'no';
      case 'close section':
      case 'close call':
      case 'close result':
      case 'separator':
        if (!position.lineStart && !isInSection) return 'no';
        return unlessMentioned(text, length, position, () => stray(text, length));
      default:
        return unreachable(token);
    }
  }

  function unlessMentioned(text: string, length: number, position: TextPosition, otherwise: () => Decision): Decision {
    const mentioned = isMentioned(text, length, position.isFinal, position.before);
    if (mentioned === 'wait') return 'wait';
    return mentioned ? 'no' : otherwise();
  }

  function stray(text: string, length: number): Decision {
    if (isInSection) isInSection = false;
    else output.note('a token that belongs to no call', text.slice(0, length), 'passed over');
    return { consumed: length, next: between };
  }

  /** A section counts if a call, its end, or nothing follows. */
  function openSection(text: string, length: number, { isFinal, before }: TextPosition): Decision {
    const limit = length + maxJunk;
    const nonBlank = firstNonBlank(text.slice(0, limit), length);
    const opens = (): Decision => {
      isInSection = true;
      isFilled = false;
      return { consumed: length, next: between };
    };
    if (nonBlank === text.length) return isFinal ? opens() : 'wait';
    const first = format.tokenAt(text.slice(nonBlank));
    if (first === 'cut' && !isFinal) return 'wait';
    if (first !== undefined) return opens();
    const unopened = callWithoutToken(text.slice(nonBlank), isFinal, 'look');
    if (unopened === 'wait') return 'wait';
    if (unopened !== 'no' && !isSentenceBefore(text, nonBlank, length, before)) return opens();
    const call = callBetween(text, nonBlank, limit, isFinal);
    return call === 'yes' ? opens() : call;
  }

  /**
   * Whether the words at `nonBlank` belong to a sentence that mentions the token before `from`, and are not the name
   * of a tool.
   */
  function isSentenceBefore(text: string, nonBlank: number, from: number, before: string): boolean {
    if (isMentioned(text, from, false, before) !== true) return false;
    const head = format.headOf(text.slice(nonBlank, nonBlank + maxHeadLength), offered);
    return head === undefined || head === 'cut' || !isOffered(head.name, offered);
  }

  /**
   * Whether a call begins between these positions, after words. A token in a sentence that mentions it does not count.
   */
  function callBetween(text: string, from: number, to: number, isFinal: boolean): 'yes' | 'wait' | 'no' {
    for (let at = text.indexOf('<', from); at !== -1 && at < to; at = text.indexOf('<', at + 1)) {
      const found = format.tokenAt(text.slice(at, at + maxHeadLength));
      if (found === undefined) continue;
      if (found === 'cut') return isFinal ? 'no' : 'wait';
      if (found.token !== 'open call') return 'no';
      const after = at + found.length;
      const near = text.slice(after, after + maxHeadLength);
      const head = format.headOf(near, offered);
      if (head === 'cut' && !isFinal && near.length < maxHeadLength) return 'wait';
      if (head === undefined || head === 'cut') return 'no';
      return isOffered(head.name, offered) || isMentioned(text, after, isFinal) !== true ? 'yes' : 'no';
    }
    return !isFinal && text.length < to ? 'wait' : 'no';
  }

  function openCall(text: string, begin: number, isFinal: boolean): Decision {
    const near = text.slice(begin, begin + maxHeadLength);
    const nonBlank = begin + firstNonBlank(near);
    const first = format.tokenAt(text.slice(nonBlank));
    if (begin > 0 && first === 'cut' && !isFinal) return 'wait';
    if (begin > 0 && typeof first === 'object' && first.token === 'close call')
      return emptyWrapper(text, output, { end: nonBlank + first.length, isFinal, next: () => between });
    const head = format.headOf(near, offered);
    if (head === 'cut' && near.length < maxHeadLength)
      return isFinal ? { consumed: text.length, next: cutHead(text, near) } : 'wait';
    if (head === undefined || head === 'cut' || !isCallable(head.name, offered)) return 'no';
    const isSentence =
      isInSection || isOffered(head.name, offered) ? false : isSentenceAbout(text, begin, head, isFinal);
    if (isSentence === 'wait') return 'wait';
    if (isSentence) return 'no';
    if (!isInSection) output.note('a call outside of a section', text.slice(0, begin), 'a call');
    if (begin === 0) output.note('a call without its opening marker', near.slice(0, head.length), 'a call');
    const name = calledName(head.name, offered);
    const odd = name === head.name ? head.odd : head.name;
    if (odd !== undefined) output.note('the name of a call is not as the format has it', odd, name);
    isInSection = true;
    isFilled = true;
    output.callStart(name);
    return { consumed: begin + head.length, next: opening };
  }

  /** Whether a sentence mentions the format: words follow the token, or replace the arguments. */
  function isSentenceAbout(text: string, begin: number, head: CallHead, isFinal: boolean): boolean | 'wait' {
    if (isMentioned(text, begin, isFinal) === true) return true;
    const after = begin + head.length;
    const nonBlank = firstNonBlank(text.slice(0, after + maxJunk), after);
    if (nonBlank === text.length) return isFinal ? false : 'wait';
    return !'{["`<'.includes(text.charAt(nonBlank));
  }

  /** The arguments. The closing code fence ends them too. */
  const givenArguments = (fences: 'none' | 'fenced'): State =>
    readArguments(output, {
      closers: format.closers,
      ...(fences === 'fenced' && { fence: fenceEnd }),
      next: () => closing,
    });

  /** Before the arguments: blanks, and the code fence of DeepSeek V3. */
  const opening: State = {
    consume(text, isFinal) {
      const nonBlank = firstNonBlank(text);
      const rest = text.slice(nonBlank, nonBlank + fence.length);
      if (rest === '') return { consumed: nonBlank, next: opening };
      const isCut = rest.length < fence.length && fence.startsWith(rest);
      if (isCut) return isFinal ? { consumed: text.length, next: opening } : wait(opening);
      const [opened] = /^```(?:json)?/.exec(rest) ?? [];
      if (opened === undefined) return { consumed: nonBlank, next: givenArguments('none') };
      return { consumed: nonBlank + opened.length, next: fenced };
    },
    end: (ending) => givenArguments('none').end(ending),
  };

  /** After the opening fence: the arguments, or the closing fence if there are none. */
  const fenced: State = {
    consume(text, isFinal) {
      const nonBlank = firstNonBlank(text);
      const rest = text.slice(nonBlank, nonBlank + fenceEnd.length);
      if (rest === '') return { consumed: nonBlank, next: fenced };
      if (rest === fenceEnd || (isFinal && fenceEnd.startsWith(rest)))
        return { consumed: nonBlank + rest.length, next: withoutArguments() };
      return fenceEnd.startsWith(rest) ? wait(fenced) : { consumed: nonBlank, next: givenArguments('fenced') };
    },
    end: opening.end,
  };

  function withoutArguments(): State {
    output.callArguments('{}');
    output.callDone();
    return closing;
  }

  /**
   * The text ended within the head of a call: text, unless the response was truncated and the head does not look like
   * prose.
   */
  function cutHead(text: string, head: string): State {
    return untilEnd((ending) => {
      if (ending === 'stop' || /\S\s+\S/.test(head)) output.text(text);
      else output.note('a call was cut before its name', head, 'left out');
    });
  }

  /** What closes the call. A surplus bracket, or the closing code fence, may precede it. */
  const closing: State = {
    consume(text, isFinal) {
      const rest = /^[\s}\]`]*/.exec(text)?.[0] ?? '';
      const brackets = rest.replace(/[\s`]/g, '');
      if (brackets !== '') output.note('brackets too many behind a call', brackets, 'passed over');
      if (rest !== '') return { consumed: rest.length, next: closing };
      const found = format.tokenAt(text);
      if (found === 'cut' && !isFinal) return wait(closing);
      if (found !== undefined && found !== 'cut' && found.token === 'close call')
        return { consumed: found.length, next: between };
      output.note('a call was not closed', '', 'closed it');
      return { consumed: 0, next: between };
    },
    end: () => undefined,
  };

  /** Before and after the calls of a section. An incomplete token at the end of the text is skipped. */
  const between: State = {
    consume(text, isFinal) {
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return { consumed: nonBlank, next: between };
      const found = format.tokenAt(text);
      if (found === 'cut' || format.closers.some((closer) => isCutAt(text, 0, closer))) {
        if (!isFinal) return wait(between);
        output.note('a marker behind a call was cut', text, 'passed over');
        return { consumed: text.length, next: between };
      }
      if (found?.token === 'close section') {
        if (isInSection && !isFilled) output.note('a wrapper without a call', text.slice(0, found.length), 'left out');
        isInSection = false;
        return { consumed: found.length, next: between };
      }
      const unopened = isInSection && found === undefined ? callWithoutToken(text, isFinal, 'open') : 'no';
      if (unopened === 'wait') return wait(between);
      return unopened === 'no' ? { consumed: 0, next: next('call') } : unopened;
    },
    end: () => undefined,
  };

  /**
   * A call without its first token is recognized by the separator after its first word (like DeepSeek in llama.cpp).
   * `look`: do not start it yet.
   */
  function callWithoutToken(text: string, isFinal: boolean, how: 'open' | 'look'): Decision {
    const word = /^[^\s<{`]{1,256}\s?/.exec(text)?.[0] ?? '';
    if (word === '') return 'no';
    const separator = format.tokenAt(text.slice(word.length));
    if (word.length === text.length || separator === 'cut') return isFinal ? 'no' : 'wait';
    if (separator?.token !== 'separator') return 'no';
    return how === 'look' ? { consumed: 0, next: between } : openCall(text, 0, isFinal);
  }

  /** A result that the model invents. */
  function result(): State {
    const saw = createExcerpt('');
    isFilled = true;
    const leave = (): void => output.note('a result that the model invented', saw.text(), 'left out');
    return runUntil({
      openers: format.leads.map((marker) => ({
        marker,
        decide(text, { isFinal }) {
          const found = format.tokenAt(text);
          if (found === 'cut') return isFinal ? 'no' : 'wait';
          if (found === undefined) return 'no';
          leave();
          return { consumed: found.token === 'close result' ? found.length : 0, next: between };
        },
      })),
      write: saw.add,
      end: leave,
    });
  }

  return format.leads.map((marker) => ({ marker, decide }));
}
