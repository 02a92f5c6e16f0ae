import { asObject, asString, parseArguments, parseJson, type JsonValue } from '../../core/json.ts';
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
import { readCallEnd, skipExtraBraces } from './call-end.ts';
import { readStrictly, readValue, spanFor, type JsonValueOptions } from './value.ts';
import { createJsonSpan, type JsonSpan } from './span.ts';
import { wait, type State } from '../text/machine.ts';
import { calledName, isCallable, isOffered } from '../text/names.ts';
import { startCall } from '../text/call-head.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { type Output } from '../text/output.ts';
import { hasOddQuotes, repairedObject } from './repair.ts';

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
  /** The text consumed before it. It is emitted as text if the object is not a call. */
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

/** The key in a string that lacks its closing quote, and contains a colon instead. */
const beforeColon = (text: string): string => /^(\w+)\s*:/.exec(text)?.[1] ?? '';

/** Decides by a non-blank unit: whether it is consumed, and what follows. `undefined`: the object is not JSON. */
type UnitDecision = (code: number) => { consumes: 0 | 1; next: () => State } | undefined;

/**
 * Reads one call written as an object, `{"name": …, "arguments": {…}}`, from its brace on. Arguments after the name
 * are streamed, arguments before it are held. An object that is not a call is text up to its end, or up to where it is
 * not JSON, including everything nested in it.
 */
export const readEnvelope = (output: Output, options: EnvelopeOptions): State =>
  new EnvelopeReader(output, options).start();

class EnvelopeReader {
  readonly #output: Output;
  readonly #options: EnvelopeOptions;
  readonly #isBare: boolean;
  /** The text of the object until a call starts. */
  readonly #kept: string[] = [];
  #length = 0;
  #name: string | undefined;
  /** Arguments before the name. */
  #given: string | undefined;
  /** Members without a meaning for a call. */
  readonly #skipped: string[] = [];
  /** Whether an object that is not JSON begins like a call. */
  #isCandidate = false;

  constructor(output: Output, options: EnvelopeOptions) {
    this.#output = output;
    this.#options = options;
    this.#isBare = options.trust === 'bare';
  }

  start(): State {
    return this.#atNonBlank((code) =>
      code === openBrace ? { consumes: 1, next: () => this.#members('outer', 'first') } : undefined,
    );
  }

  #keep(text: string): void {
    this.#kept.push(text);
    this.#length += text.length;
  }

  get #isTooLong(): boolean {
    return this.#isBare && this.#name === undefined && this.#given === undefined && this.#length > maxBareHead;
  }

  /** Goes on unless too much text is held. */
  #unlessTooLong(next: () => State): State {
    return this.#isTooLong ? this.#released() : next();
  }

  /** A state that skips blanks and decides by the first non-blank unit. */
  #atNonBlank(decide: UnitDecision): State {
    const state: State = {
      consume: (text) => {
        const nonBlank = firstNonBlank(text);
        if (nonBlank === text.length) {
          this.#keep(text);
          return { consumed: nonBlank, next: this.#unlessTooLong(() => state) };
        }
        const decision = decide(text.charCodeAt(nonBlank));
        const consumed = nonBlank + (decision?.consumes ?? 0);
        this.#keep(text.slice(0, consumed));
        return { consumed, next: this.#unlessTooLong(() => decision?.next() ?? this.#loosened()) };
      },
      end: (ending) => this.#end(ending),
    };
    return state;
  }

  #members(level: Level, expected: 'first' | 'key' | 'comma'): State {
    return this.#atNonBlank((code) => {
      if (code === quote && expected !== 'comma') return { consumes: 0, next: () => this.#key(level) };
      if (code === comma && expected === 'comma') return { consumes: 1, next: () => this.#members(level, 'key') };
      if (code !== closeBrace || expected === 'key') return undefined;
      return { consumes: 1, next: () => (level === 'inner' ? this.#members('outer', 'comma') : this.#over()) };
    });
  }

  /** Reads a value that is not an argument of an open call. `found` receives it if it is strict JSON. */
  #value(found: (text: string) => State): State {
    const pieces: string[] = [];
    const inner = readValue({
      closers: this.#options.closers,
      add: (text) => {
        this.#keep(text);
        pieces.push(text);
      },
      next: (end) => this.#unlessTooLong(() => (end === 'complete' ? found(pieces.join('')) : this.#loosened())),
      loosened: () => this.#unlessTooLong(() => this.#loosened()),
      closed: (text) => this.#keep(text),
      end: (ending, isClosed) => this.#end(ending, isClosed),
    });
    const state: State = {
      consume: (text, isFinal) => {
        const transition = inner.consume(text, isFinal);
        if (transition.next !== inner) return transition;
        return { consumed: transition.consumed, next: this.#unlessTooLong(() => state) };
      },
      end: (ending) => inner.end(ending),
    };
    return state;
  }

  #key(level: Level): State {
    return this.#value((text) => {
      const key = asString(parseJson(text)) ?? '';
      if (this.#isBare && !isKnownKey(key)) return isKnownKey(beforeColon(key)) ? this.#loosened() : this.#released();
      return this.#atNonBlank((code) =>
        code === colon ? { consumes: 1, next: () => this.#member(key, level) } : undefined,
      );
    });
  }

  #member(key: string, level: Level): State {
    return this.#atNonBlank((code) => {
      if (this.#name === undefined && isNameKey(key) && code === quote)
        return { consumes: 0, next: () => this.#nameOf(level) };
      if (this.#name === undefined && isWrapperKey(key) && code === openBrace && level === 'outer')
        return { consumes: 1, next: () => this.#members('inner', 'first') };
      if (this.#given === undefined && isArgumentKey(key))
        return startsValue(code) ? { consumes: 0, next: () => this.#argumentsOf(code, level) } : undefined;
      // The name may be unquoted.
      if (this.#isBare && isNameKey(key)) return undefined;
      if (this.#isBare && !isIdleKey(key)) return { consumes: 0, next: () => this.#released() };
      return { consumes: 0, next: () => this.#value((text) => this.#skip(key, text, level)) };
    });
  }

  #skip(key: string, value: string, level: Level): State {
    if (!isIdleKey(key)) this.#skipped.push(`${JSON.stringify(key)}: ${value}`);
    return this.#members(level, 'comma');
  }

  #nameOf(level: Level): State {
    return this.#value((text) => {
      const name = asString(parseJson(text))?.trim() ?? '';
      // Not a name: its quote may be missing.
      if (!this.#isBare && !isCallable(name, this.#options.offered)) return this.#loosened();
      if (this.#isBare && name.endsWith(',') && isOffered(name.slice(0, -1), this.#options.offered))
        return this.#loosened();
      if (!this.#mayCall(name)) return this.#released();
      this.#name = name;
      if (this.#given === undefined) return this.#members(level, 'comma');
      return this.#callOf(name, this.#given, level);
    });
  }

  /** Whether this name makes the object a call. */
  #mayCall(name: string): boolean {
    const { offered, trust } = this.#options;
    return isCallable(name, offered) && (trust === 'marked' || isOffered(name, offered));
  }

  #argumentsOf(code: number, level: Level): State {
    if (this.#name !== undefined && code === openBrace) {
      const sink = this.#start(this.#name);
      return readValue({
        closers: this.#options.closers,
        add: (text, span) => sink.add(text, span.certain),
        next: (end) => this.#callEnd(sink, end, level),
        end: (ending, isClosed) => sink.close(endOfArguments(ending, isClosed)),
      });
    }
    if (this.#isBare && code !== openBrace && code !== quote) return this.#released();
    return this.#value((text) => {
      this.#given = text;
      if (!this.#mayBeArguments(parseJson(text))) return this.#released();
      return this.#name === undefined ? this.#members(level, 'comma') : this.#callOf(this.#name, text, level);
    });
  }

  /** Whether these arguments make the object a call. Bare objects need some, as their form is the only evidence. */
  #mayBeArguments(value: JsonValue | undefined): boolean {
    return holdsObject(value) || (!this.#isBare && holdsNothing(value));
  }

  #start(name: string): ArgumentText {
    startCall(this.#output, name, this.#options.offered);
    const skipped = this.#skipped.join(', ');
    if (skipped !== '')
      this.#output.note('a call has more members than its name and its arguments', skipped, 'skipped');
    return createArgumentText(this.#output);
  }

  #callOf(name: string, argumentsText: string, level: Level): State {
    const sink = this.#start(name);
    sink.add(argumentsText, 0);
    return this.#callEnd(sink, 'complete', level);
  }

  #callEnd(sink: ArgumentText, argumentsEnd: 'complete' | 'open', level: Level): State {
    const next = (): State => this.#afterCall();
    return readCallEnd(this.#output, sink, { argumentsEnd, isNested: level === 'inner', next });
  }

  /** In plain text, surplus braces are skipped only directly after the call. */
  #afterCall(): State {
    return skipExtraBraces(this.#output, !this.#isBare, () => this.#options.next('call'));
  }

  /** The object ended without arguments or without a name. */
  #over(): State {
    if (this.#name === undefined || this.#isBare) return this.#released();
    // The arguments may be under an unknown key. No call is better than one without its arguments.
    const found = callIn(parseArguments(this.#kept.join('')) ?? {});
    if (!found || found.others.length > 0) return this.#released();
    this.#start(this.#name).close('open');
    return this.#afterCall();
  }

  /** The object is not JSON. If it begins like a call, it is read to its end and repaired. */
  #loosened(): State {
    if (this.#isBare && this.#name === undefined && !this.#isCandidate) return this.#looseCandidate();
    const { closers, next } = this.#options;
    const options: JsonValueOptions = {
      closers,
      add: (text) => this.#keep(text),
      next: () => {
        if (this.#repaired('marker')) return this.#afterCall();
        this.#emitAsText();
        return next('text');
      },
      end: (ending, isClosed) => this.#end(ending, isClosed),
    };
    return readValue(options, this.#reread(spanFor(closers)));
  }

  /** A bare object that is not JSON: its name must come first and be offered. */
  #looseCandidate(): State {
    const head = this.#kept.join('');
    const state: State = {
      consume: (text, isFinal) => {
        const verdict = looseHead(head + text, firstNonBlank(head), this.#options.offered, isFinal);
        if (verdict === 'wait') return wait(state);
        this.#isCandidate = verdict === 'yes';
        return { consumed: 0, next: this.#isCandidate ? this.#loosened() : this.#released() };
      },
      end: (ending) => this.#end(ending),
    };
    return state;
  }

  /** Feeds the kept text to a span. */
  #reread(span: JsonSpan): JsonSpan {
    const text = this.#kept.join('');
    for (let at = span.consume(text, 0); at < text.length; at = span.consume(text, at))
      span.pass(text.charCodeAt(at++));
    return span;
  }

  /** Emits the call if the repaired object is one. `ended`: what ended it, a marker or the end of the text. */
  #repaired(ended: 'marker' | 'text'): boolean {
    const raw = this.#kept.join('');
    const text = ended === 'text' && isCutOff(raw.trimEnd()) ? undefined : repairedObject(raw);
    const found = text === undefined ? undefined : callIn(parseArguments(text) ?? {});
    if (text === undefined || !found || !this.#mayCall(found.name) || !this.#isWritten(found.name, raw)) return false;
    const { others, argumentsValue } = found;
    if (argumentsValue === undefined ? ended === 'text' || others.length > 0 : !this.#mayBeArguments(argumentsValue))
      return false;
    if (this.#isBare && (others.length > 0 || argumentsValue === undefined)) return false;
    const parameters = Object.keys(asObject(argumentsValue) ?? {});
    if (hasOddQuotes(raw) && !this.#output.takes(calledName(found.name, this.#options.offered), parameters))
      return false;
    const sink = this.#start(found.name);
    if (argumentsValue !== undefined) sink.add(JSON.stringify(argumentsValue), 0);
    sink.close('open');
    this.#output.note('repaired a call', raw, text);
    return true;
  }

  /** Whether a name is complete in a text: it is not at the end, and is quoted unless it is offered. */
  #isWritten(name: string, raw: string): boolean {
    const at = raw.indexOf(name);
    if (at === -1 || raw.trimEnd().endsWith(name)) return false;
    return isOffered(name, this.#options.offered) || '"\'`'.includes(raw.charAt(at - 1));
  }

  #emitAsText(): void {
    this.#output.text(this.#options.before + this.#kept.join(''));
  }

  /** The object is not a call: everything is text, up to its end or to where it is not JSON. */
  #released(): State {
    this.#emitAsText();
    const span = this.#reread(createJsonSpan());
    const next = (): State => this.#options.next('text');
    return span.form === 'loose' || span.progress === 'done' ? next() : readData(span, this.#output, next);
  }

  #end(ending: Ending, isClosed = false): void {
    const { before, whenCut, next } = this.#options;
    if (ending === 'stop' && this.#repaired(isClosed ? 'marker' : 'text')) return next('call').end(ending);
    if (ending === 'stop' || whenCut === 'text') this.#emitAsText();
    else if (this.#name !== undefined) this.#start(this.#name).close('cut');
    else this.#output.note('a call was cut before its name', before + this.#kept.join(''), 'left out');
  }
}

/**
 * Reads an object that is not a call as text, up to its end or to where it is not JSON. Nothing nested in it is a call.
 */
export const readData = (span: JsonSpan, output: Output, next: () => State): State =>
  readStrictly(span, { write: output.text, done: next, loose: next, end: (ending) => next().end(ending) });
