import { calledName } from '../text/names.ts';
import type { LiteralArguments } from './arguments.ts';
import { createLiteralSpan } from './span.ts';
import { readPythonCall, type PythonCall } from './python.ts';
import { wait, type State, type Transition } from '../text/machine.ts';
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
const head =
  /^(?:([A-Za-z_]\w*)[ \t]*(?::[ \t]*[\w.]+[ \t]*)?=[ \t]*)?(print[ \t]*\([ \t]*)?(?:await[ \t]+)?([^\s{}<>"'`()[\]|\\,;=]{1,256})[ \t]*(?=\()/;
const headBegun = /^(?:(?:[A-Za-z_]\w*[ \t]*=[ \t]*)?print[ \t]*\()?[^(){}"'`\n#;]*$/;
const printed = /^print[ \t]*\([ \t]*([A-Za-z_]\w*)[ \t]*\)/;

/**
 * Reads a script that consists of calls with literals: `name(key=1)`, `x = name()` or `print(name())`. It is held to
 * its end. If it contains anything else, all of it is text.
 */
export function readScript(output: Output, options: ScriptOptions): State {
  const { offered, toArguments, form, names, before, next, closer = fence } = options;
  let kept = before;
  const calls: ScriptCall[] = [];
  const assigned = new Set<string>();
  /** The current statement: the name it calls, and the number of brackets around the call. */
  let written = '';
  let wrappers = 0;

  const isCallable = (name: string): boolean =>
    offered.has(calledName(name, offered)) || (names === 'any' && name !== 'print' && /^[A-Za-z_][\w.-]*$/.test(name));

  function go(text: string, consumed: number, to: State | (() => State)): Transition {
    kept += text.slice(0, consumed);
    return { consumed, next: typeof to === 'function' ? to() : to };
  }

  function emitAsText(): State {
    output.text(kept);
    return next('text');
  }

  function emit(): State {
    for (const { written: saw, name, argumentsText, repaired } of calls) {
      if (repaired !== undefined) output.note('repaired the arguments of a tool call', repaired, argumentsText);
      if (saw !== name) output.note('a tool was called by another name', saw, name);
      output.callStart(name);
      output.callArguments(argumentsText);
      output.callDone();
    }
    return next('call');
  }

  /** Between two calls: separators, comments, and the end of the script. */
  const between: State = {
    consume(text, isFinal) {
      const nonBlank = firstNonBlank(text);
      if (nonBlank > 0) return go(text, nonBlank, between);
      if (form === 'fence' && text.startsWith(closer.charAt(0))) return atFence(text, isFinal);
      switch (text.charAt(0)) {
        case '#':
          return go(text, 1, comment());
        case ']':
          if (form === 'list') return go(text, 1, calls.length > 0 ? emit : emitAsText);
          return form === 'fence' ? go(text, 1, between) : { consumed: 0, next: emitAsText() };
        case ';':
        case ',':
        case '[':
          if (form !== 'line') return go(text, 1, between);
          break;
        default:
      }
      return statement(text, isFinal);
    },
    end: () => over('closed'),
  };

  function comment(): State {
    const state: State = {
      consume(text) {
        const line = text.indexOf('\n');
        return go(text, line < 0 ? text.length : line + 1, line < 0 ? state : between);
      },
      end: between.end,
    };
    return state;
  }

  function atFence(text: string, isFinal: boolean): Transition {
    if (text.startsWith(closer)) return go(text, closer.length, calls.length > 0 ? emit : emitAsText);
    if (closer.startsWith(text)) return isFinal ? go(text, text.length, between) : wait(between);
    return { consumed: 0, next: emitAsText() };
  }

  function statement(text: string, isFinal: boolean): Transition {
    const ahead = text.slice(0, maxHeadLength);
    const found = head.exec(ahead);
    const [consumed = '', variable, print, name = ''] = found ?? [];
    if (found && isCallable(name)) {
      if (variable !== undefined) assigned.add(variable);
      wrappers = print === undefined ? 0 : 1;
      written = name;
      return go(text, consumed.length, callArguments());
    }
    // Prints the variable of an earlier call.
    const shown = printed.exec(ahead);
    if (shown && assigned.has(shown[1] ?? '')) return go(text, shown[0].length, between);
    const isBegun = ahead.length < maxHeadLength && headBegun.test(ahead);
    if (!isBegun) return { consumed: 0, next: emitAsText() };
    return isFinal ? go(text, text.length, cutHead) : wait(between);
  }

  const cutHead: State = {
    consume: (text) => go(text, text.length, cutHead),
    end(ending) {
      if (ending === 'stop' || (names === 'offered' && calls.length === 0)) return void emitAsText();
      output.note('a call was cut before its name', kept.slice(-maxHeadLength), 'left out');
      emit();
    },
  };

  function callArguments(): State {
    const span = createLiteralSpan(form === 'fence' ? { closer } : {});
    let held = '';
    const state: State = {
      consume(text, isFinal) {
        const consumed = span.consume(text, 0, isFinal);
        const piece = consumed === text.length ? text : text.slice(0, consumed);
        held += piece;
        kept += piece;
        if (span.progress === 'inside') return { consumed, next: state };
        const isCall = addCall(held, span.progress === 'done' ? 'whole' : 'open');
        return { consumed, next: isCall ? after() : emitAsText() };
      },
      end(ending) {
        if (ending === 'length') {
          emit();
          output.callStart(calledName(written, offered));
          output.callBroken();
        } else if (span.isAfterValue && addCall(held, 'ended')) over('open');
        else emitAsText();
      },
    };
    return state;
  }

  /**
   * Adds the call with these arguments. Returns whether it is one. A string left open at the end of the text was cut.
   */
  function addCall(text: string, state: 'whole' | 'open' | 'ended'): boolean {
    const name = calledName(written, offered);
    const ends = state === 'whole' ? [''] : state === 'ended' ? [')'] : [')', '")', "')"];
    let call: PythonCall | undefined;
    for (const end of ends) call ??= readPythonCall(name + text + end);
    const argumentsText = call && toArguments.ofCall(name, call);
    if (argumentsText === undefined) return false;
    if (state !== 'whole') wrappers = 0;
    const isRepaired = state !== 'whole' || call?.isMended === true;
    calls.push({ written, name, argumentsText, ...(isRepaired && { repaired: text }) });
    return true;
  }

  /** The end of a statement after its call. */
  function after(): State {
    let hasLine = false;
    const state: State = {
      consume(text) {
        const nonBlank = firstNonBlank(text);
        if (nonBlank > 0) {
          hasLine ||= text.slice(0, nonBlank).includes('\n');
          return go(text, nonBlank, state);
        }
        const unit = text.charAt(0);
        if (wrappers > 0 && unit === ')') {
          wrappers--;
          return go(text, 1, state);
        }
        if (wrappers > 0) return { consumed: 0, next: emitAsText() };
        if (form === 'line') return { consumed: 0, next: hasLine || unit === ';' ? emit() : emitAsText() };
        const isClosed = form === 'fence' && unit === closer.charAt(0);
        const isOver = hasLine ? form === 'fence' || ',]#'.includes(unit) : isClosed || ';,]#'.includes(unit);
        return { consumed: 0, next: isOver ? between : emitAsText() };
      },
      end: () => over(wrappers > 0 ? 'open' : 'closed'),
    };
    return state;
  }

  /** Ends the script at the end of the text. */
  function over(state: 'closed' | 'open'): void {
    if (calls.length === 0) return void emitAsText();
    if (form !== 'line' && state === 'closed') output.note('calls were not closed', kept, 'closed them');
    emit();
  }

  return between;
}
