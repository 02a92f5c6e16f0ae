import type { CoreTool } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { readArguments } from '../json/arguments.ts';
import { untilEnd, wait, type Coming, type State } from '../text/machine.ts';
import { calledName, isName, offeredNames } from '../text/names.ts';
import { isCutAt, runUntil, type Decision, type Opener } from '../text/openers.ts';
import { firstInk, type Output } from '../text/output.ts';

/** What a control token means. */
export type CallToken =
  | 'open section'
  | 'close section'
  | 'open call'
  | 'close call'
  | 'open result'
  | 'close result'
  | 'separator';

/** The name of a call, and how much of the text it takes with what stands around it. */
export interface CallHead {
  name: string;
  length: number;
  /** What stood there, where it is not how the format writes the name. */
  odd?: string;
}

/** A format that writes each call between tokens, as a name and JSON. */
export interface TokenFormat {
  /** What each of its tokens begins with. */
  leads: readonly string[];
  /** The token that the text begins with; `cut` where it may be one as soon as there is more text. */
  tokenAt(text: string): { token: CallToken; length: number } | 'cut' | undefined;
  /**
   * The head of a call, with which the text begins; `cut` where more of it is to come. Behind it stand the arguments, or
   * a token that ends the call.
   */
  headOf(text: string, offered: ReadonlySet<string>): CallHead | 'cut' | undefined;
  /** What ends arguments, be they whole or not. */
  closers: readonly string[];
}

interface Place {
  tools: readonly CoreTool[];
  output: Output;
  /** Goes on behind calls. */
  next(): State;
}

/** The longest head, in UTF-16 units; what is longer is none. */
const longestHead = 400;
const fence = '```json';
const fenceEnd = '```';

/**
 * What opens calls, and all other tokens of the format. The tokens mean something wherever they stand, as a model has one
 * token for each: none of them gets into the text. Sections need not be opened or closed (dynamo 8208).
 */
export function tokenCalls(format: TokenFormat, { tools, output, next }: Place): Opener[] {
  const offered = offeredNames(tools);
  let isInSection = false;

  function decide(text: string, { coming }: { coming: Coming }): Decision {
    const found = format.tokenAt(text);
    if (found === 'cut') return coming === 'more' ? 'wait' : 'no';
    if (found === undefined) return 'no';
    const { token, length } = found;
    switch (token) {
      case 'open call':
        return openCall(text, length, coming);
      case 'open result':
        return { eaten: length, next: result() };
      case 'open section':
      case 'close section':
        isInSection = token === 'open section';
        return { eaten: length, next: between };
      case 'close call':
      case 'close result':
      case 'separator':
        output.note('a token that belongs to no call', text.slice(0, length), 'passed over');
        return { eaten: length, next: next() };
      default:
        return unreachable(token);
    }
  }

  function openCall(text: string, begin: number, coming: Coming): Decision {
    const near = text.slice(begin, begin + longestHead);
    const head = format.headOf(near, offered);
    if (head === 'cut' && near.length < longestHead)
      return coming === 'more' ? 'wait' : { eaten: text.length, next: cutHead(near) };
    if (head === undefined || head === 'cut' || !isName(head.name)) {
      output.note('a call without a name', text.slice(0, begin), 'text');
      return { eaten: begin, next: next() };
    }
    if (!isInSection) output.note('a call outside of a section', text.slice(0, begin), 'a call');
    if (begin === 0) output.note('a call without its opening marker', near.slice(0, head.length), 'a call');
    const name = calledName(head.name, offered);
    const odd = name === head.name ? head.odd : head.name;
    if (odd !== undefined) output.note('the name of a call is not as the format has it', odd, name);
    isInSection = true;
    output.callStart(name);
    return { eaten: begin + head.length, next: opening };
  }

  /** The arguments, which begin here. */
  const givenArguments = (): State => readArguments(output, { closers: format.closers, next: () => closing });

  /** What may stand before the arguments: blanks, and the code fence that V3 of DeepSeek puts around them. */
  const opening: State = {
    take(text, coming) {
      const ink = firstInk(text);
      const rest = text.slice(ink, ink + fence.length);
      if (rest === '') return { eaten: ink, next: opening };
      const isCut = rest.length < fence.length && fence.startsWith(rest);
      if (isCut) return coming === 'more' ? wait(opening) : { eaten: text.length, next: opening };
      const [opened] = /^```(?:json)?/.exec(rest) ?? [];
      if (opened === undefined) return { eaten: ink, next: givenArguments() };
      return { eaten: ink + opened.length, next: fenced };
    },
    end: (ending) => givenArguments().end(ending),
  };

  /** Behind the opening fence: the arguments, or the end of the fence where there are none. */
  const fenced: State = {
    take(text, coming) {
      const ink = firstInk(text);
      const rest = text.slice(ink, ink + fenceEnd.length);
      if (rest === '') return { eaten: ink, next: fenced };
      if (rest === fenceEnd || (coming === 'nothing' && fenceEnd.startsWith(rest)))
        return { eaten: ink + rest.length, next: withoutArguments() };
      return fenceEnd.startsWith(rest) ? wait(fenced) : { eaten: ink, next: givenArguments() };
    },
    end: opening.end,
  };

  function withoutArguments(): State {
    output.callArguments('{}');
    output.callDone();
    return closing;
  }

  /** The text ended within the head of a call. */
  function cutHead(head: string): State {
    return untilEnd((ending) => {
      const isWords = ending === 'stop' && /\S\s+\S/.test(head);
      output.note('a call was cut before its name', head, isWords ? 'text' : 'left out');
      if (isWords) output.text(head);
    });
  }

  /** What closes the call; a bracket too many, or the end of a code fence, may stand before it. */
  const closing: State = {
    take(text, coming) {
      const rest = /^[\s}\]`]*/.exec(text)?.[0] ?? '';
      const brackets = rest.replace(/[\s`]/g, '');
      if (brackets !== '') output.note('brackets too many behind a call', brackets, 'passed over');
      if (rest !== '') return { eaten: rest.length, next: closing };
      const found = format.tokenAt(text);
      if (found === 'cut' && coming === 'more') return wait(closing);
      if (found !== undefined && found !== 'cut' && found.token === 'close call')
        return { eaten: found.length, next: between };
      output.note('a call was not closed', '', 'closed it');
      return { eaten: 0, next: between };
    },
    end: () => undefined,
  };

  /** Before and behind the calls of a section: a token that the text ends within is passed over with the rest of the form. */
  const between: State = {
    take(text, coming) {
      const ink = firstInk(text);
      if (ink > 0) return { eaten: ink, next: between };
      const found = format.tokenAt(text);
      if (found === 'cut' || format.closers.some((closer) => isCutAt(text, 0, closer))) {
        if (coming === 'more') return wait(between);
        output.note('a marker behind a call was cut', text, 'passed over');
        return { eaten: text.length, next: between };
      }
      const unopened = isInSection && found === undefined ? callWithoutToken(text, coming) : 'no';
      if (unopened === 'wait') return wait(between);
      return unopened === 'no' ? { eaten: 0, next: next() } : unopened;
    },
    end: () => undefined,
  };

  /** A call whose first token is missing is known by the separator behind its first word (llama.cpp reads DeepSeek so). */
  function callWithoutToken(text: string, coming: Coming): Decision {
    const word = /^[^\s<{`]{1,256}\s?/.exec(text)?.[0] ?? '';
    if (word === '') return 'no';
    const separator = format.tokenAt(text.slice(word.length));
    if (word.length === text.length || separator === 'cut') return coming === 'more' ? 'wait' : 'no';
    return separator?.token === 'separator' ? openCall(text, 0, coming) : 'no';
  }

  /** What a model makes up of the answer to its call. */
  function result(): State {
    let saw = '';
    const leave = (): void => output.note('a result that the model invented', saw, 'left out');
    return runUntil({
      openers: format.leads.map((marker) => ({
        marker,
        decide(text, { coming }) {
          const found = format.tokenAt(text);
          if (found === 'cut') return coming === 'more' ? 'wait' : 'no';
          if (found === undefined) return 'no';
          leave();
          return { eaten: found.token === 'close result' ? found.length : 0, next: next() };
        },
      })),
      say(text) {
        if (saw.length < longestHead) saw += text.slice(0, longestHead);
      },
      end: leave,
    });
  }

  return format.leads.map((marker) => ({ marker, decide }));
}
