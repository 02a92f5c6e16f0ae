import { asString, parseArguments, parseJson, type JsonValue } from '../../core/json.ts';
import type { Ending } from '../dialect.ts';
import {
  callIn,
  holdsNothing,
  holdsObject,
  isArgumentKey,
  isIdleKey,
  isKnownKey,
  isNameKey,
  isWrapperKey,
  looseHead,
} from './envelope-keys.ts';
import { createArgumentText, endOfArguments, isCutOff, type ArgumentText } from './arguments.ts';
import { readStrictly, readValue, spanFor } from './value.ts';
import { createJsonSpan, type JsonSpan } from './span.ts';
import { wait, type State } from '../text/machine.ts';
import { calledName, isCallable, isOffered } from '../text/names.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { type Output } from '../text/output.ts';
import { repairedObject } from './repair.ts';

/** Whether a JSON value may begin with this unit. */
const startsValue = (code: number): boolean => '{["-0123456789tfn'.includes(String.fromCharCode(code));

export interface EnvelopeOptions {
  offered: ReadonlySet<string>;
  /**
   * The evidence that the object is a call. `marked`: a marker of the format, so that any name is a call. `tagged`: a
   * tag from the prompt, so that only offered names are. `bare`: only its form, so that the arguments must be an
   * object too.
   */
  trust: 'marked' | 'tagged' | 'bare';
  /** Markers that end the object, complete or not. */
  closers: readonly string[];
  /** The text consumed before it. It is emitted as text if the object is no call. */
  before: string;
  /** How an object is treated if the text was cut within it before it is known to be a call. */
  whenCut: 'text' | 'left out';
  /** The state after a call, or within the text that the object turned out to be. */
  next(outcome: 'call' | 'text'): State;
}

/** Whether a member belongs to the object itself, or to the one nested in it: `{"function": {"name": …}}`. */
type Level = 'outer' | 'inner';

/**
 * Maximum text of an object that is held before its name is known, if only its form suggests a call, in UTF-16 units.
 */
const maxBareHead = 512;

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Reads one call written as an object, `{"name": …, "arguments": {…}}`, from its brace on. Arguments after the name
 * are streamed, arguments before it are held. An object that is not a call is text up to its end, or up to where it is
 * not JSON, including everything nested in it.
 */
export function readEnvelope(output: Output, options: EnvelopeOptions): State {
  const { offered, trust, closers, before, whenCut, next } = options;
  /** The text of the object until a call starts. */
  const kept: string[] = [];
  let length = 0;
  let name: string | undefined;
  /** Arguments before the name. */
  let given: string | undefined;
  /** Whether an object that is not JSON begins like a call. */
  let isCandidate = false;

  function keep(text: string): void {
    kept.push(text);
    length += text.length;
  }

  /** A state that skips blanks and decides by the first non-blank unit. If it cannot, the object is not JSON. */
  function atNonBlank(decide: (code: number) => { consumes: 0 | 1; next: () => State } | undefined): State {
    const state: State = {
      consume(text) {
        const nonBlank = firstNonBlank(text);
        if (nonBlank === text.length) {
          keep(text);
          return { consumed: nonBlank, next: isTooLong() ? released() : state };
        }
        const decision = decide(text.charCodeAt(nonBlank));
        const consumed = nonBlank + (decision?.consumes ?? 0);
        keep(text.slice(0, consumed));
        return { consumed, next: isTooLong() ? released() : (decision?.next() ?? loosened()) };
      },
      end,
    };
    return state;
  }

  const isTooLong = (): boolean =>
    trust === 'bare' && name === undefined && given === undefined && length > maxBareHead;

  function members(level: Level, expected: 'first' | 'key' | 'comma'): State {
    return atNonBlank((code) => {
      if (code === quote && expected !== 'comma') return { consumes: 0, next: () => key(level) };
      if (code === comma && expected === 'comma') return { consumes: 1, next: () => members(level, 'key') };
      if (code !== closeBrace || expected === 'key') return undefined;
      return { consumes: 1, next: () => (level === 'inner' ? members('outer', 'comma') : over()) };
    });
  }

  /** Reads a value that is not an argument of an open call. `found` receives it if it is strict JSON. */
  function value(found: (text: string) => State): State {
    const pieces: string[] = [];
    const inner = readValue({
      closers,
      add(text) {
        keep(text);
        pieces.push(text);
      },
      next: (outcome) => (isTooLong() ? released() : outcome === 'whole' ? found(pieces.join('')) : loosened()),
      loosened: () => (isTooLong() ? released() : loosened()),
      closed: keep,
      end,
    });
    const state: State = {
      consume(text, isFinal) {
        const transition = inner.consume(text, isFinal);
        if (transition.next !== inner) return transition;
        return { consumed: transition.consumed, next: isTooLong() ? released() : state };
      },
      end: (ending) => inner.end(ending),
    };
    return state;
  }

  function key(level: Level): State {
    return value((text) => {
      const written = asString(parseJson(text)) ?? '';
      if (trust === 'bare' && !isKnownKey(written)) return released();
      return atNonBlank((code) => (code === colon ? { consumes: 1, next: () => member(written, level) } : undefined));
    });
  }

  function member(written: string, level: Level): State {
    return atNonBlank((code) => {
      if (name === undefined && isNameKey(written) && code === quote) return { consumes: 0, next: () => nameOf(level) };
      if (name === undefined && isWrapperKey(written) && code === openBrace && level === 'outer')
        return { consumes: 1, next: () => members('inner', 'first') };
      if (given === undefined && isArgumentKey(written))
        return startsValue(code) ? { consumes: 0, next: () => argumentsOf(code, level) } : undefined;
      // The name may be unquoted.
      if (trust === 'bare' && isNameKey(written)) return undefined;
      if (trust === 'bare' && !isIdleKey(written)) return { consumes: 0, next: () => released() };
      return { consumes: 0, next: () => value(() => members(level, 'comma')) };
    });
  }

  function nameOf(level: Level): State {
    return value((text) => {
      const written = asString(parseJson(text))?.trim() ?? '';
      // Not a name: its quote may be missing.
      if (trust !== 'bare' && !isCallable(written, offered)) return loosened();
      if (!mayCall(written)) return released();
      name = written;
      if (given === undefined) return members(level, 'comma');
      return callOf(written, given, level);
    });
  }

  /** Whether this name makes the object a call. */
  const mayCall = (written: string): boolean =>
    isCallable(written, offered) && (trust === 'marked' || isOffered(written, offered));

  function argumentsOf(code: number, level: Level): State {
    if (name !== undefined && code === openBrace) {
      const sink = start(name);
      return readValue({
        closers,
        add: (text, span) => sink.add(text, span.certain),
        next: (outcome) => tail(sink, outcome, level),
        end: (ending, isClosed) => sink.close(endOfArguments(ending, isClosed)),
      });
    }
    if (trust === 'bare' && code !== openBrace && code !== quote) return released();
    return value((text) => {
      given = text;
      if (!mayBeArguments(parseJson(text))) return released();
      return name === undefined ? members(level, 'comma') : callOf(name, text, level);
    });
  }

  /** Whether these arguments make the object a call. Bare objects need some, as their form is the only evidence. */
  const mayBeArguments = (found: JsonValue | undefined): boolean =>
    holdsObject(found) || (trust !== 'bare' && holdsNothing(found));

  function start(written: string): ArgumentText {
    const called = calledName(written, offered);
    output.callStart(called);
    if (called !== written) output.note('a tool was called by another name', written, called);
    return createArgumentText(output);
  }

  function callOf(written: string, argumentsText: string, level: Level): State {
    const sink = start(written);
    sink.add(argumentsText, 0);
    return tail(sink, 'whole', level);
  }

  /** What follows the arguments, up to the end of the object. */
  function tail(sink: ArgumentText, outcome: 'whole' | 'open', level: Level): State {
    const span = createJsonSpan();
    span.consume(level === 'inner' ? '{"":{"":0' : '{"":0', 0);
    const pieces: string[] = [];
    function close(): void {
      sink.close(outcome);
      const rest = pieces.join('');
      const others = Object.keys(parseArguments(`{"":0${rest}`) ?? {}).filter(
        (each) => each !== '' && !isKnownKey(each),
      );
      if (others.length > 0) output.note('a call has members that mean nothing', rest, 'passed over');
    }
    function leaveOpen(): void {
      sink.close(outcome);
      const rest = pieces.join('');
      output.note('the object of a call was not closed', rest, 'closed it');
      output.text(rest);
    }
    return readStrictly(span, {
      write: (text) => pieces.push(text),
      done() {
        close();
        return extraBraces();
      },
      loose(code) {
        if (code === closeBrace && /,\s*$/.test(pieces.join(''))) sink.close(outcome);
        else leaveOpen();
        return extraBraces();
      },
      end(ending) {
        if (ending === 'length') return sink.close('cut');
        leaveOpen();
        next('call').end(ending);
      },
    });
  }

  /** Skips surplus closing braces. In plain text only if they directly follow the call. */
  function extraBraces(): State {
    const state: State = {
      consume(text) {
        const nonBlank = trust === 'bare' ? 0 : firstNonBlank(text);
        if (text.charCodeAt(nonBlank) === closeBrace) {
          output.note('brackets too many behind a call', '}', 'passed over');
          return { consumed: nonBlank + 1, next: state };
        }
        return { consumed: nonBlank, next: nonBlank === text.length ? state : next('call') };
      },
      end: (ending) => next('call').end(ending),
    };
    return state;
  }

  /** The object ended without arguments or without a name. */
  function over(): State {
    if (name === undefined || trust === 'bare') return released();
    // The arguments may be under an unknown key. No call is better than one without its arguments.
    const found = callIn(parseArguments(kept.join('')) ?? {});
    if (!found || found.others.length > 0) return released();
    start(name).close('open');
    return extraBraces();
  }

  /** The object is not JSON. If it begins like a call, it is read to its end and repaired. */
  function loosened(): State {
    if (trust === 'bare' && name === undefined && !isCandidate) return looseCandidate();
    const span = spanFor(closers);
    reread(span);
    return readValue(
      {
        closers,
        add: keep,
        next() {
          if (repaired('marker')) return extraBraces();
          emitAsText();
          return next('text');
        },
        end,
      },
      span,
    );
  }

  /** A bare object that is not JSON: its name must come first and be offered. */
  function looseCandidate(): State {
    const head = kept.join('');
    const state: State = {
      consume(text, isFinal) {
        const verdict = looseHead(head + text, firstNonBlank(head), offered, isFinal);
        if (verdict === 'wait') return wait(state);
        if (verdict === 'no') return { consumed: 0, next: released() };
        isCandidate = true;
        return { consumed: 0, next: loosened() };
      },
      end,
    };
    return state;
  }

  /** Feeds the kept text to a span. */
  function reread(span: JsonSpan): void {
    const text = kept.join('');
    for (let at = span.consume(text, 0); at < text.length; at = span.consume(text, at))
      span.pass(text.charCodeAt(at++));
  }

  /** Whether the repaired object is a call. `ended`: what ended it, a marker or the end of the text. */
  function repaired(ended: 'marker' | 'text'): boolean {
    const raw = kept.join('');
    const repairedText = ended === 'text' && isCutOff(raw.trimEnd()) ? undefined : repairedObject(raw);
    const found = repairedText === undefined ? undefined : callIn(parseArguments(repairedText) ?? {});
    if (repairedText === undefined || !found || !mayCall(found.name) || !isWritten(found.name, raw)) return false;
    const { others, argumentsValue } = found;
    if (argumentsValue === undefined ? ended === 'text' || others.length > 0 : !mayBeArguments(argumentsValue))
      return false;
    if (trust === 'bare' && (others.length > 0 || argumentsValue === undefined)) return false;
    const sink = start(found.name);
    if (found.argumentsValue !== undefined) sink.add(JSON.stringify(found.argumentsValue), 0);
    sink.close('open');
    output.note('repaired a call', raw, repairedText);
    return true;
  }

  /** Whether a name is complete in a text: it is not at the end, and is quoted unless it is offered. */
  function isWritten(found: string, raw: string): boolean {
    const at = raw.indexOf(found);
    if (at === -1 || raw.trimEnd().endsWith(found)) return false;
    return isOffered(found, offered) || '"\'`'.includes(raw.charAt(at - 1));
  }

  function emitAsText(): void {
    output.text(before + kept.join(''));
  }

  /** The object is no call: everything is text, up to its end or to where it is not JSON. */
  function released(): State {
    emitAsText();
    const span = createJsonSpan();
    reread(span);
    if (span.form === 'loose' || span.progress === 'done') return next('text');
    return readData(span, output, () => next('text'));
  }

  function end(ending: Ending, isClosed = false): void {
    if (ending === 'stop' && repaired(isClosed ? 'marker' : 'text')) return next('call').end(ending);
    if (ending === 'stop' || whenCut === 'text') emitAsText();
    else if (name === undefined) output.note('a call was cut before its name', before + kept.join(''), 'left out');
    else start(name).close('cut');
  }

  return atNonBlank((code) =>
    code === openBrace ? { consumes: 1, next: () => members('outer', 'first') } : undefined,
  );
}

/**
 * Reads an object that is no call as text, up to its end or to where it is not JSON. Nothing nested in it is a call.
 */
export const readData = (span: JsonSpan, output: Output, next: () => State): State =>
  readStrictly(span, { write: output.text, done: next, loose: next, end: (ending) => next().end(ending) });
