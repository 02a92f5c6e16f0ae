import { calledName, namePatterns } from '../text/names.ts';
import type { LiteralArguments } from './arguments.ts';
import { createLiteralSpan } from './span.ts';
import { readPythonCall, type PythonCall } from './python.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
import { callTagAt } from '../text/closers.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { type Output } from '../text/output.ts';

export interface ScriptOptions {
  offered: ReadonlySet<string>;
  toArguments: LiteralArguments;
  /**
   * What ends the script: the code fence around it, the bracket of a list, or the end of the line. A fence may contain
   * several calls, one per line or as a list.
   */
  form: 'fence' | 'list' | 'line';
  /** What ends a fence. Default: the closing code fence. */
  closer?: string;
  /** Which names are calls: all names if the fence is labelled as a call, otherwise only offered ones. */
  names: 'any' | 'offered';
  /** The text consumed before the script. It is emitted as text if the script is something else. */
  before: string;
  next(outcome: 'call' | 'text'): State;
}

interface ScriptCall {
  written: string;
  name: string;
  argumentsText: string;
  /** The original text, if the arguments differ from it. */
  repaired?: string;
}

const fence = '```';

/** Maximum length of a statement up to its bracket, in UTF-16 units. */
const maxHeadLength = 400;
const headOf = (name: string): RegExp =>
  new RegExp(
    String.raw`^(?:([A-Za-z_]\w*)[ \t]*(?::[ \t]*[\w.]+[ \t]*)?=[ \t]*)?(print[ \t]*\([ \t]*)?(?:await[ \t]+)?(${name})[ \t]*(?=\()`,
  );
const headBegun = /^(?:(?:[A-Za-z_]\w*[ \t]*=[ \t]*)?print[ \t]*\()?[^(){}"'`\n#;]*$/;
const printed = /^print[ \t]*\([ \t]*([A-Za-z_]\w*)[ \t]*\)/;

/**
 * Reads a script that consists of calls with literals: `name(key=1)`, `x = name()` or `print(name())`. It is held to
 * its end. If it contains anything else, all of it is text.
 */
export const readScript = (output: Output, options: ScriptOptions): State =>
  new ScriptReader(output, options).betweenCalls;

class ScriptReader {
  readonly #output: Output;
  readonly #options: ScriptOptions;
  readonly #closer: string;
  readonly #head: RegExp;
  /** All that was consumed, and the text before the script. */
  #held: string;
  readonly #calls: ScriptCall[] = [];
  readonly #assigned = new Set<string>();
  readonly #comments: string[] = [];
  /** The current statement: the name it calls, and the number of brackets around the call. */
  #written = '';
  #wrappers = 0;

  constructor(output: Output, options: ScriptOptions) {
    this.#output = output;
    this.#options = options;
    this.#closer = options.closer ?? fence;
    this.#head = headOf(namePatterns(options.offered).name);
    this.#held = options.before;
  }

  /** Separators, comments, and the end of the script. */
  readonly betweenCalls: State = {
    consume: (text, isFinal) => {
      const { form } = this.#options;
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return this.#take(text, nonBlank, this.betweenCalls);
      if (form === 'fence' && this.#mayClose(text.charAt(0))) return this.#readCloser(text, isFinal);
      switch (text.charAt(0)) {
        case '#':
          return this.#take(text, 1, this.#comment);
        case ']':
          if (form === 'list') return this.#close(text, 1);
          return form === 'fence' ? this.#take(text, 1, this.betweenCalls) : this.#reject();
        case ';':
        case ',':
        case '[':
          if (form !== 'line') return this.#take(text, 1, this.betweenCalls);
          break;
        default:
      }
      return this.#readStatement(text, isFinal);
    },
    end: () => this.#endScript('closed'),
  };

  readonly #comment: State = {
    consume: (text) => {
      const line = text.indexOf('\n');
      this.#comments.push(line < 0 ? text : text.slice(0, line + 1));
      return line < 0 ? this.#take(text, text.length, this.#comment) : this.#take(text, line + 1, this.betweenCalls);
    },
    end: () => this.#endScript('closed'),
  };

  /** The beginning of a call at the end of the text. */
  readonly #cutHead: State = {
    consume: (text) => this.#take(text, text.length, this.#cutHead),
    end: (ending) => {
      const isText = this.#options.names === 'offered' && this.#calls.length === 0;
      if (ending === 'stop' || isText) return void this.#emitAsText();
      this.#output.note('a call was cut before its name', this.#held.slice(-maxHeadLength), 'left out');
      this.#emit();
    },
  };

  #readCloser(text: string, isFinal: boolean): Transition {
    if (text.startsWith(this.#closer)) return this.#close(text, this.#closer.length);
    const found = this.#closer.startsWith(text) ? 'cut' : callTagAt(text, 0);
    // A closer of another format is skipped after the calls.
    if (typeof found === 'object' && found.is === 'closer') return this.#close(text, 0);
    if (found !== 'cut') return this.#reject();
    return isFinal ? this.#take(text, text.length, this.betweenCalls) : wait(this.betweenCalls);
  }

  #readStatement(text: string, isFinal: boolean): Transition {
    const ahead = text.slice(0, maxHeadLength);
    const found = this.#head.exec(ahead);
    const [consumed = '', variable, print, name = ''] = found ?? [];
    if (found && this.#isCallable(name)) {
      if (variable !== undefined) this.#assigned.add(variable);
      this.#wrappers = print === undefined ? 0 : 1;
      this.#written = name;
      return this.#take(text, consumed.length, this.#readArguments());
    }
    // Prints the variable of an earlier call.
    const shown = printed.exec(ahead);
    if (shown && this.#assigned.has(shown[1] ?? '')) return this.#take(text, shown[0].length, this.betweenCalls);
    const isBegun = ahead.length < maxHeadLength && headBegun.test(ahead);
    if (!isBegun) return this.#reject();
    return isFinal ? this.#take(text, text.length, this.#cutHead) : wait(this.betweenCalls);
  }

  #isCallable(name: string): boolean {
    const { offered, names } = this.#options;
    return (
      offered.has(calledName(name, offered)) || (names === 'any' && name !== 'print' && /^[A-Za-z_][\w.-]*$/.test(name))
    );
  }

  #readArguments(): State {
    const { form, offered } = this.#options;
    const span = createLiteralSpan(form === 'fence' ? { closer: this.#closer } : {});
    let argumentsText = '';
    const state: State = {
      consume: (text, isFinal) => {
        const consumed = span.consume(text, 0, isFinal);
        argumentsText += consumed === text.length ? text : text.slice(0, consumed);
        if (span.progress === 'inside') return this.#take(text, consumed, state);
        const isCall = this.#addCall(argumentsText, span.progress === 'done' ? 'complete' : 'open');
        return this.#take(text, consumed, () => (isCall ? this.#afterCall() : this.#emitAsText()));
      },
      end: (ending) => {
        if (ending === 'length') {
          this.#emit();
          this.#output.callStart(calledName(this.#written, offered));
          this.#output.callCut();
        } else if (span.isAfterValue && this.#addCall(argumentsText, 'ended')) this.#endScript('open');
        else this.#emitAsText();
      },
    };
    return state;
  }

  /**
   * Adds the call with these arguments. Returns whether it is one. A string left open at the end of the text was cut.
   */
  #addCall(text: string, state: 'complete' | 'open' | 'ended'): boolean {
    const { offered, toArguments } = this.#options;
    const name = calledName(this.#written, offered);
    const ends = state === 'complete' ? [''] : state === 'ended' ? [')'] : [')', '")', "')"];
    let call: PythonCall | undefined;
    for (const end of ends) call ??= readPythonCall(name + text + end);
    const argumentsText = call && toArguments.ofCall(name, call);
    if (argumentsText === undefined) return false;
    if (call && call.comments.length > 0) this.#comments.push(`${call.comments.join('\n')}\n`);
    if (state !== 'complete') this.#wrappers = 0;
    const isRepaired = state !== 'complete' || call?.isMended === true;
    this.#calls.push({ written: this.#written, name, argumentsText, ...(isRepaired && { repaired: text }) });
    return true;
  }

  /** The end of a statement after its call. */
  #afterCall(): State {
    let hasLine = false;
    const state: State = {
      consume: (text) => {
        const nonBlank = firstNonBlank(text);
        if (nonBlank > 0) {
          hasLine ||= text.slice(0, nonBlank).includes('\n');
          return this.#take(text, nonBlank, state);
        }
        const unit = text.charAt(0);
        if (this.#wrappers > 0) {
          if (unit !== ')') return this.#reject();
          this.#wrappers--;
          return this.#take(text, 1, state);
        }
        if (this.#options.form === 'line')
          return hasLine || unit === ';' ? { consumed: 0, next: this.#emit() } : this.#reject();
        return this.#isStatementOver(unit, hasLine) ? { consumed: 0, next: this.betweenCalls } : this.#reject();
      },
      end: () => this.#endScript(this.#wrappers > 0 ? 'open' : 'closed'),
    };
    return state;
  }

  #isStatementOver(unit: string, hasLine: boolean): boolean {
    const isFence = this.#options.form === 'fence';
    if (hasLine) return isFence || ',]#'.includes(unit);
    return (isFence && this.#mayClose(unit)) || ';,]#'.includes(unit);
  }

  /** Whether this unit may begin what closes the script: its closer, or one of another format. */
  #mayClose(unit: string): boolean {
    return unit === this.#closer.charAt(0) || unit === '<';
  }

  #take(text: string, consumed: number, next: State | (() => State)): Transition {
    this.#held += consumed === text.length ? text : text.slice(0, consumed);
    return { consumed, next: typeof next === 'function' ? next() : next };
  }

  /** Consumes what closes the script. */
  #close(text: string, length: number): Transition {
    return this.#take(text, length, () => (this.#calls.length > 0 ? this.#emit() : this.#emitAsText()));
  }

  #reject(): Transition {
    return { consumed: 0, next: this.#emitAsText() };
  }

  /** Ends the script at the end of the text. */
  #endScript(state: 'closed' | 'open'): void {
    if (this.#calls.length === 0) return void this.#emitAsText();
    if (this.#options.form !== 'line' && state === 'closed')
      this.#output.note('calls were not closed', this.#held, 'closed them');
    this.#emit();
  }

  #emitAsText(): State {
    this.#output.text(this.#held);
    return this.#options.next('text');
  }

  #emit(): State {
    const output = this.#output;
    for (const { written, name, argumentsText, repaired } of this.#calls) {
      if (repaired !== undefined) output.note('repaired the arguments of a tool call', repaired, argumentsText);
      if (written !== name) output.note('a tool was called by another name', written, name);
      output.callStart(name);
      output.callArguments(argumentsText);
      output.callDone();
    }
    const comments = this.#comments.join('').trimEnd();
    if (comments !== '') output.note('comments in a script of calls', comments, 'left out');
    return this.#options.next('call');
  }
}
