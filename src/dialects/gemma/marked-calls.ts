import type { Ending, ReaderContext } from '../dialect.ts';
import { createLiteralArguments } from '../literal/arguments.ts';
import { createLiteralSpan } from '../literal/span.ts';
import { readMarkedObject } from '../literal/marked.ts';
import { readPythonCall } from '../literal/python.ts';
import { type ContentStates, type State, untilEnd } from '../text/machine.ts';
import { emptyWrapper, isMentioned, skipCutMarker } from '../text/mention.ts';
import { startCall } from '../text/call-head.ts';
import {
  calledName,
  isCallable,
  isOffered,
  isUnambiguousName,
  namePatterns,
  nameUnit,
  offeredNames,
} from '../text/names.ts';
import { isCutAt, type Decision, type TextPosition } from '../text/openers.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { type Output } from '../text/output.ts';
import type { ContentMarkers } from '../text/content.ts';

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
  String.raw`^\s*(?<word>call\s*:\s*|:\s*)?(?<name>${nameUnit}{1,256}?|[^{}()<>\n]{1,256}?)\s*(?=[{(]|(?<following><|$))`,
);
const resultHead = new RegExp(String.raw`^\s*response\s*:\s*${nameUnit}{1,256}\s*(?=\{)`);
const resultHeadBegun = new RegExp(
  String.raw`^\s*(?:r(?:e(?:s(?:p(?:o(?:n(?:s(?:e)?)?)?)?)?)?)?)?$|^\s*response\s*(?::\s*${nameUnit}{0,256}\s*)?$`,
);

/**
 * Reads calls such as `call:name{key:value}` between markers. A call starts once its name is complete. Its arguments
 * are emitted at its end, as they can be converted to JSON only as a whole.
 */
export const createMarkedCalls = (markers: CallMarkers, options: MarkedCallOptions): MarkedCalls =>
  new MarkedCallReader(markers, options).openers();

class MarkedCallReader {
  readonly #markers: CallMarkers;
  readonly #output: Output;
  readonly #next: ContentStates['next'];
  readonly #offered: ReadonlySet<string>;
  readonly #toArguments: ReturnType<typeof createLiteralArguments>;
  readonly #bareHead: RegExp;
  readonly #bareHeadBegun: RegExp;

  constructor(markers: CallMarkers, { context, output, next }: MarkedCallOptions) {
    this.#markers = markers;
    this.#output = output;
    this.#next = next;
    this.#offered = offeredNames(context.tools);
    this.#toArguments = createLiteralArguments(context.tools);
    const { name, begun } = namePatterns(this.#offered);
    this.#bareHead = new RegExp(String.raw`^call:(${name})(?=[{(])`);
    this.#bareHeadBegun = new RegExp(String.raw`^call:${begun}$`);
  }

  openers(): MarkedCalls {
    const { open, close, openResult, closeResult } = this.#markers;
    return {
      calls: [{ marker: open, decide: (text, { isFinal }) => this.#callHead(text, isFinal) }],
      inText: [
        { marker: 'call:', decide: (text, position) => (position.lineStart ? this.#bareCall(text, position) : 'no') },
        { marker: openResult, decide: (text, position) => (position.lineStart ? this.#result(text, position) : 'no') },
      ],
      strays: [close, closeResult],
      tails: [openResult],
    };
  }

  #callHead(text: string, isFinal: boolean): Decision {
    const { open, close } = this.#markers;
    const rest = text.slice(open.length, open.length + maxHeadLength);
    const isCut = open.length + rest.length === text.length && rest.length < maxHeadLength;
    const blanks = firstNonBlank(rest);
    if (isCut && (blanks === rest.length || isCutAt(rest, blanks, close))) return this.#atEnd(text, isFinal);
    if (rest.startsWith(close, blanks)) {
      const end = open.length + blanks + close.length;
      return emptyWrapper(text, this.#output, { end, isFinal, next: () => this.#next('text') });
    }
    const found = head.exec(rest);
    const { name = '', word, following } = found?.groups ?? {};
    if (isCut && !isFinal && following === '') return 'wait';
    if (!found || !isCallable(name, this.#offered)) return 'no';
    const at = open.length + found[0].length;
    // A word before a bracket may belong to a sentence that mentions the marker.
    const isCalled = word !== undefined || isOffered(name, this.#offered);
    if (following === undefined) return isCalled ? { consumed: at, next: this.#readCall(this.#start(name)) } : 'no';
    if (text.startsWith(close, at))
      return isCalled ? { consumed: at, next: this.#callWithout(this.#start(name)) } : 'no';
    return isCut && close.startsWith(text.slice(at)) ? this.#atEnd(text, isFinal, name) : 'no';
  }

  #start(name: string): string {
    return startCall(this.#output, name, this.#offered);
  }

  /** A head that is cut by the end of a chunk or of the text. */
  #atEnd(text: string, isFinal: boolean, name?: string): Decision {
    if (!isFinal) return 'wait';
    return { consumed: text.length, next: this.#cutHead(text, name) };
  }

  #cutHead(text: string, name: string | undefined): State {
    return untilEnd((ending) => {
      if (ending === 'length') this.#output.note('a call was cut before its name', text, 'left out');
      else if (name !== undefined && isUnambiguousName(calledName(name, this.#offered), this.#offered))
        this.#callCutAt(name);
      else this.#output.text(text);
    });
  }

  /** The text ended after the name of a call. */
  #callCutAt(name: string): void {
    const called = this.#start(name);
    if (!this.#output.needsArguments()) return void this.#callWithout(called);
    this.#output.note('the text ended before the arguments of a tool call', called, 'an incomplete call');
    this.#output.callBroken();
  }

  #callWithout(name: string): State {
    this.#output.note('a call without arguments', name, '{}');
    this.#output.callArguments('{}');
    this.#output.callDone();
    return this.#closing(this.#markers.close);
  }

  #readCall(name: string): State {
    return this.#readLiteral(this.#markers.close, this.#toArguments.keysOf(name), {
      done: (text, end) => {
        const made = end === 'cut off' ? undefined : this.#argumentsOf(name, text);
        if (made === undefined) {
          this.#output.note('the arguments of a tool call are not a JSON object', text, 'an incomplete call');
          this.#output.callArguments(text);
          return this.#output.callBroken();
        }
        this.#output.callArguments(made);
        return this.#output.callDone();
      },
      cut: () => this.#output.callCut(),
    });
  }

  #argumentsOf(name: string, text: string): string | undefined {
    const object = readMarkedObject(text, this.#markers.mark, this.#toArguments.keysOf(name));
    if (object) {
      const made = this.#toArguments.ofFields(name, object.fields);
      if (object.isMended) this.#output.note('repaired the arguments of a tool call', text, made);
      return made;
    }
    const call = text.startsWith('(') ? readPythonCall(name + text) : undefined;
    return call && this.#toArguments.ofCall(name, call);
  }

  /** Reads a literal. `cut off`: the text ended within a value. */
  #readLiteral(
    closer: string,
    keys: ReadonlySet<string>,
    over: { done(text: string, end: 'closed' | 'cut off'): void; cut(): void },
  ): State {
    const { open, close, mark, openResult } = this.#markers;
    const span = createLiteralSpan({ mark, opener: closer === close ? open : openResult, closer, keys });
    let held = '';
    const state: State = {
      consume: (text, isFinal) => {
        const consumed = span.consume(text, 0, isFinal);
        held += consumed === text.length ? text : text.slice(0, consumed);
        if (span.progress === 'inside') return { consumed, next: state };
        over.done(held, 'closed');
        return { consumed, next: this.#closing(closer) };
      },
      end: (ending: Ending) => {
        if (ending === 'length') over.cut();
        else over.done(held, span.isAfterValue ? 'closed' : 'cut off');
      },
    };
    return state;
  }

  /** Skips the closing marker and the blanks around it. */
  #closing(closer: string): State {
    const state: State = {
      consume: (text, isFinal) => {
        const nonBlank = firstNonBlank(text);
        if (nonBlank > 0) return { consumed: nonBlank, next: state };
        if (text.startsWith(closer)) return { consumed: closer.length, next: this.#next('call') };
        if ([closer, this.#markers.open, this.#markers.openResult].some((marker) => marker.startsWith(text)))
          return skipCutMarker(text, this.#output, isFinal, state);
        this.#output.note('a call was not closed', '', 'closed it');
        return { consumed: 0, next: this.#next('call') };
      },
      end: () => undefined,
    };
    return state;
  }

  /** A call without its marker counts at the start of a line if the tool was offered (vllm 54257, unsloth 5624). */
  #bareCall(text: string, { isFinal }: TextPosition): Decision {
    const found = this.#bareHead.exec(text.slice(0, maxHeadLength));
    if (!found) return !isFinal && this.#bareHeadBegun.test(text.slice(0, maxHeadLength)) ? 'wait' : 'no';
    const [consumed, name = ''] = found;
    if (!isOffered(name, this.#offered)) return 'no';
    this.#output.note('a call without its opening marker', consumed, 'a call');
    return { consumed: consumed.length, next: this.#readCall(this.#start(name)) };
  }

  /** After a call models write the beginning of its result, or invent one. */
  #result(text: string, { isFinal }: TextPosition): Decision {
    const { openResult, closeResult } = this.#markers;
    const rest = text.slice(openResult.length, openResult.length + maxHeadLength);
    const found = resultHead.exec(rest);
    if (found) {
      const drop = (saw: string): void => this.#output.note('a result that the model invented', saw, 'left out');
      const literal = this.#readLiteral(closeResult, new Set(), { done: drop, cut: () => drop(found[0]) });
      return { consumed: openResult.length + found[0].length, next: literal };
    }
    if (!isFinal && rest.length < maxHeadLength && resultHeadBegun.test(rest)) return 'wait';
    // The marker of a result with nothing after it.
    const mentioned = isMentioned(text, openResult.length, isFinal);
    if (mentioned === 'wait') return 'wait';
    if (mentioned) return 'no';
    this.#output.note('a surplus closing marker', openResult, 'skipped');
    return { consumed: openResult.length, next: this.#next('text') };
  }
}
