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
   * What tells that the object is a call. `marked`: a marker of the format: one of any name is a call. `tagged`: a tag that
   * the prompt taught: only an offered name is. `bare`: nothing but its form, so that its arguments must be an object too.
   */
  trust: 'marked' | 'tagged' | 'bare';
  /** Markers that end the object, whatever is missing of it. */
  closers: readonly string[];
  /** What was eaten before it, and is given back with it where it is no call. */
  before: string;
  /** What an object is that the text was cut within, before it is certain that it is a call. */
  whenCut: 'text' | 'left out';
  /** Goes on behind a call, or within the text that the object turned out to be. */
  next(outcome: 'call' | 'text'): State;
}

/** Whether a member is one of the object itself, or of the one that it wraps: `{"function": {"name": …}}`. */
type Level = 'outer' | 'inner';

/** As much of an object as is held before its name is known, where only its form tells that it may be a call; in UTF-16 units. */
const maxBareHead = 512;

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Reads one call written as an object, `{"name": …, "arguments": {…}}`, from its brace on. Arguments behind the name are sent
 * on as they come, arguments before it are held. An object that is none is text, and whatever stands in it is text too, to
 * its end or to where it is no JSON.
 */
export function readEnvelope(output: Output, options: EnvelopeOptions): State {
  const { offered, trust, closers, before, whenCut, next } = options;
  /** The object, as far as no call has begun with it. */
  const kept: string[] = [];
  let length = 0;
  let name: string | undefined;
  /** Arguments that came before the name. */
  let given: string | undefined;
  /** Whether an object that is no JSON begins as a call does. */
  let isCandidate = false;

  function keep(text: string): void {
    kept.push(text);
    length += text.length;
  }

  /** A state that passes over blanks, and lets the first ink behind them decide; where it cannot, the object is no JSON. */
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

  /** Reads a value that is no argument of an open call; `found` takes it where it is strict JSON. */
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
      // A name without quotes, perhaps.
      if (trust === 'bare' && isNameKey(written)) return undefined;
      if (trust === 'bare' && !isIdleKey(written)) return { consumes: 0, next: () => released() };
      return { consumes: 0, next: () => value(() => members(level, 'comma')) };
    });
  }

  function nameOf(level: Level): State {
    return value((text) => {
      const written = asString(parseJson(text))?.trim() ?? '';
      // No name at all: its quote may have been left out.
      if (trust !== 'bare' && !isCallable(written, offered)) return loosened();
      if (!mayCall(written)) return released();
      name = written;
      if (given === undefined) return members(level, 'comma');
      return callOf(written, given, level);
    });
  }

  /** Whether a call by this name is one. */
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

  /** Whether a call can be made with these arguments; only its form vouches for a bare one, so that it must have some. */
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

  /** Passes over braces that close nothing; in mere text only where they touch the call. */
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

  /** The object is over without arguments, or without a name. */
  function over(): State {
    if (name === undefined || trust === 'bare') return released();
    // Its arguments may be among what is no member of a call: to call it without them is worse than not to.
    const found = callIn(parseArguments(kept.join('')) ?? {});
    if (!found || found.others.length > 0) return released();
    start(name).close('open');
    return extraBraces();
  }

  /** The object is no JSON: what begins as a call is read to its end, and repaired there. */
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

  /** Only its form speaks for the object, and that is not JSON's: its name must come first, and be one that was offered. */
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

  /** Lets a span read what was kept. */
  function reread(span: JsonSpan): void {
    const text = kept.join('');
    for (let at = span.consume(text, 0); at < text.length; at = span.consume(text, at))
      span.pass(text.charCodeAt(at++));
  }

  /** Whether the object was a call once it was repaired. `ended`: whether a marker ended it, or the text did. */
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

  /** Whether a name stands whole in a text: it is not the last thing in it, and in quotes unless it is a tool's. */
  function isWritten(found: string, raw: string): boolean {
    const at = raw.indexOf(found);
    if (at === -1 || raw.trimEnd().endsWith(found)) return false;
    return isOffered(found, offered) || '"\'`'.includes(raw.charAt(at - 1));
  }

  function emitAsText(): void {
    output.text(before + kept.join(''));
  }

  /** The object is no call: all of it is text, to its end or to where it is no JSON. */
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

/** Reads an object that is no call, as text, to its end or to where it is no JSON; what stands in it is no call either. */
export const readData = (span: JsonSpan, output: Output, next: () => State): State =>
  readStrictly(span, { write: output.text, done: next, loose: next, end: (ending) => next().end(ending) });
