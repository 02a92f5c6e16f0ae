import type { Ending, ReaderContext } from '../dialect.ts';
import { createLiteralArguments } from '../literal/arguments.ts';
import { createLiteralSpan } from '../literal/span.ts';
import { readMarkedObject } from '../literal/marked.ts';
import { readPythonCall } from '../literal/python.ts';
import { untilEnd, wait, type State } from '../text/machine.ts';
import { emptyWrapper, isMentioned } from '../text/mention.ts';
import { calledName, isCallable, isOffered, isUnambiguousName, nameUnit, offeredNames } from '../text/names.ts';
import { isCutAt, type Decision, type Opener } from '../text/openers.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { type Output } from '../text/output.ts';
import type { ContentStates, ContentMarkers } from '../text/content.ts';

/** The markers of a Gemma model for calls and results. */
export interface CallMarkers {
  open: string;
  close: string;
  /** Before and after a string. */
  mark: string;
  openResult: string;
  closeResult: string;
}

/** The content markers of this format. */
export type MarkedCalls = Required<Pick<ContentMarkers, 'calls' | 'inText' | 'strays' | 'tails'>>;

interface MarkedCallOptions {
  context: ReaderContext;
  output: Output;
  next: ContentStates['next'];
}

/** Maximum length of a call's head from its marker on, in UTF-16 units. Longer ones are text. */
const maxHeadLength = 400;

/** Models omit the word (vllm 53431) or the colon (mlx-vlm 1473), or write parentheses (vllm 53642). */
const head = new RegExp(
  String.raw`^\s*(?<word>call\s*:\s*|:\s*)?(?<name>${nameUnit}{1,256}?|[^{}()<>\n]{1,256}?)\s*(?=[{(]|(?<behind><|$))`,
);
const bareHead = new RegExp(String.raw`^call:(${nameUnit}{1,256})(?=[{(])`);
const bareHeadBegun = new RegExp(String.raw`^call:${nameUnit}{0,256}$`);
const resultHead = new RegExp(String.raw`^\s*response\s*:\s*${nameUnit}{1,256}\s*(?=\{)`);
const resultHeadBegun = new RegExp(
  String.raw`^\s*(?:r(?:e(?:s(?:p(?:o(?:n(?:s(?:e)?)?)?)?)?)?)?)?$|^\s*response\s*(?::\s*${nameUnit}{0,256}\s*)?$`,
);

/**
 * Reads calls such as `call:name{key:value}` between markers. A call starts once its name is complete. Its arguments
 * are emitted at its end, as they can be converted to JSON only as a whole.
 */
export function createMarkedCalls(markers: CallMarkers, { context, output, next }: MarkedCallOptions): MarkedCalls {
  const { open, close, mark, openResult, closeResult } = markers;
  const offered = offeredNames(context.tools);
  const toArguments = createLiteralArguments(context.tools);

  function start(written: string): string {
    const name = calledName(written, offered);
    if (name !== written) output.note('a tool was called by another name', written, name);
    output.callStart(name);
    return name;
  }

  function callHead(text: string, isFinal: boolean): Decision {
    const rest = text.slice(open.length, open.length + maxHeadLength);
    const isCut = open.length + rest.length === text.length && rest.length < maxHeadLength;
    const blanks = firstNonBlank(rest);
    if (isCut && (blanks === rest.length || isCutAt(rest, blanks, close))) return atEnd(text, isFinal);
    if (rest.startsWith(close, blanks)) {
      const end = open.length + blanks + close.length;
      return emptyWrapper(text, output, { end, isFinal, next: () => next('text') });
    }
    const found = head.exec(rest);
    const { name = '', word, behind } = found?.groups ?? {};
    if (isCut && !isFinal && behind === '') return 'wait';
    if (!found || !isCallable(name, offered)) return 'no';
    const at = open.length + found[0].length;
    // A word before a bracket may belong to a sentence that mentions the marker.
    const isCalled = word !== undefined || isOffered(name, offered);
    if (behind === undefined) return isCalled ? { consumed: at, next: readCall(start(name)) } : 'no';
    if (text.startsWith(close, at)) return isCalled ? { consumed: at, next: callWithout(start(name)) } : 'no';
    return isCut && close.startsWith(text.slice(at)) ? atEnd(text, isFinal, name) : 'no';
  }

  /** A head that is cut by the end of a chunk or of the text. */
  function atEnd(text: string, isFinal: boolean, name?: string): Decision {
    if (!isFinal) return 'wait';
    return { consumed: text.length, next: cutHead(text, name) };
  }

  function cutHead(text: string, name: string | undefined): State {
    return untilEnd((ending) => {
      if (ending === 'length') output.note('a call was cut before its name', text, 'left out');
      else if (name !== undefined && isUnambiguousName(calledName(name, offered), offered)) callWithout(start(name));
      else output.text(text);
    });
  }

  function callWithout(name: string): State {
    output.note('a call without arguments', name, '{}');
    output.callArguments('{}');
    output.callDone();
    return closing(close);
  }

  const readCall = (name: string): State =>
    readLiteral(close, {
      done(text, end) {
        const made = end === 'cut off' ? undefined : argumentsOf(name, text);
        if (made === undefined) {
          output.note('the arguments of a tool call are no JSON object', text, 'a call that is not whole');
          return output.callBroken();
        }
        output.callArguments(made);
        return output.callDone();
      },
      cut: () => output.callBroken(),
    });

  function argumentsOf(name: string, text: string): string | undefined {
    const object = readMarkedObject(text, mark);
    if (object) {
      const made = toArguments.ofFields(name, object.fields);
      if (object.isMended) output.note('repaired the arguments of a tool call', text, made);
      return made;
    }
    const call = text.startsWith('(') ? readPythonCall(name + text) : undefined;
    return call && toArguments.ofCall(name, call);
  }

  /** Reads a literal. `cut off`: the text ended within a value. */
  function readLiteral(
    closer: string,
    over: { done(text: string, end: 'closed' | 'cut off'): void; cut(): void },
  ): State {
    const span = createLiteralSpan({ mark, opener: closer === close ? open : openResult, closer });
    let held = '';
    const state: State = {
      consume(text, isFinal) {
        const consumed = span.consume(text, 0, isFinal);
        held += consumed === text.length ? text : text.slice(0, consumed);
        if (span.progress === 'inside') return { consumed, next: state };
        over.done(held, 'closed');
        return { consumed, next: closing(closer) };
      },
      end(ending: Ending) {
        if (ending === 'length') over.cut();
        else over.done(held, span.isAfterValue ? 'closed' : 'cut off');
      },
    };
    return state;
  }

  /** Skips the closing marker and the blanks around it. */
  function closing(closer: string): State {
    const state: State = {
      consume(text, isFinal) {
        const nonBlank = firstNonBlank(text);
        if (nonBlank > 0) return { consumed: nonBlank, next: state };
        if (text.startsWith(closer)) return { consumed: closer.length, next: next('call') };
        if ([closer, open, openResult].some((marker) => marker.startsWith(text))) {
          if (!isFinal) return wait(state);
          output.note('a marker behind a call was cut', text, 'passed over');
          return { consumed: text.length, next: state };
        }
        output.note('a call was not closed', '', 'closed it');
        return { consumed: 0, next: next('call') };
      },
      end: () => undefined,
    };
    return state;
  }

  /** A call without its marker counts at the start of a line if the tool was offered (vllm 54257, unsloth 5624). */
  const bareCall: Opener = {
    marker: 'call:',
    decide(text, { lineStart, isFinal }) {
      if (!lineStart) return 'no';
      const found = bareHead.exec(text.slice(0, maxHeadLength));
      if (!found) return !isFinal && bareHeadBegun.test(text.slice(0, maxHeadLength)) ? 'wait' : 'no';
      const [consumed, name = ''] = found;
      if (!offered.has(calledName(name, offered))) return 'no';
      output.note('a call without its opening marker', consumed, 'a call');
      return { consumed: consumed.length, next: readCall(start(name)) };
    },
  };

  /** After a call models write the beginning of its result, or invent one. */
  const result: Opener = {
    marker: openResult,
    decide(text, { lineStart, isFinal }) {
      if (!lineStart) return 'no';
      const rest = text.slice(openResult.length, openResult.length + maxHeadLength);
      const found = resultHead.exec(rest);
      if (!found && !isFinal && rest.length < maxHeadLength && resultHeadBegun.test(rest)) return 'wait';
      if (!found) return resultAlone(text, isFinal);
      const drop = (invented: string): void => output.note('a result that the model invented', invented, 'left out');
      const literal = readLiteral(closeResult, { done: drop, cut: () => drop(found[0]) });
      return { consumed: openResult.length + found[0].length, next: literal };
    },
  };

  /** The marker of a result with nothing after it. */
  function resultAlone(text: string, isFinal: boolean): Decision {
    const mentioned = isMentioned(text, openResult.length, isFinal);
    if (mentioned === 'wait') return 'wait';
    if (mentioned) return 'no';
    output.note('a marker that closes nothing', openResult, 'passed over');
    return { consumed: openResult.length, next: next('text') };
  }

  return {
    calls: [{ marker: open, decide: (text, { isFinal }) => callHead(text, isFinal) }],
    inText: [bareCall, result],
    strays: [close, closeResult],
    tails: [openResult],
  };
}
