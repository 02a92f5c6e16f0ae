import type { CoreTool } from '../../core/types.ts';
import type { DialectName, Ending } from '../dialect.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { createPositionTracker } from '../text/position.ts';
import { bareOpenings, openings } from './openings.ts';
import { Trial, type CreateReader, type TrialVerdict } from './trial.ts';

export interface DetectionOptions {
  /** The dialects that an answer may be in. */
  detectable: DetectableDialects;
  /** The tools that the model may call, by each of the names that it may know. Called when a call may have begun. */
  tools(): readonly CoreTool[];
  /** Whether the text begins within reasoning. */
  isThinking: boolean;
  /** Whether the text is the beginning of the response. */
  isStart: boolean;
  /** Whether an answer may consist of calls without any marker. It may not if JSON was requested. */
  hasBareCalls: boolean;
  /** Creates the configured reader, as it reads after the beginning. Absent: it reads no calls. */
  configured: CreateReader | undefined;
  /** Creates the reader of a dialect. */
  readerOf(dialect: DialectName): CreateReader;
}

/** The rest of an answer, and the dialect that it is in. */
export interface Detected {
  dialect: DialectName;
  text: string;
}

const thinkTags = ['<think>', '</think>'];

/** The dialects that a detector looks for. */
export interface DetectableDialects {
  /** In order of preference. */
  readonly dialects: readonly DialectName[];
  readonly markers: readonly Marker[];
  /** Finds two characters that begin a marker or tag, or one at the end of the text. Most texts have none. */
  readonly beginning: RegExp;
}

interface Marker {
  text: string;
  dialect: DialectName;
}

/** @param dialects in order of preference */
export function detectable(dialects: readonly DialectName[]): DetectableDialects {
  const markers = dialects.flatMap((dialect) => openings[dialect].map((text) => ({ text, dialect })));
  const texts = [...thinkTags, ...markers.map(({ text }) => text)];
  const beginnings = [...new Set(texts.map((text) => text.slice(0, 2)))].map(escape);
  const firsts = [...new Set(texts.map((text) => text.charAt(0)))].map(escape);
  return { dialects, markers, beginning: new RegExp(`${beginnings.join('|')}|(?:${firsts.join('|')})$`, 'g') };
}

const escape = (text: string): string => text.replaceAll(/[[\]|]/g, '\\$&');

/** So many markers that open no call are tried: a text with more is about markup, or hostile. */
const maxTrials = 32;

/** The unit before a marker that is mentioned in a sentence. */
const isApart = (before: string): boolean => /^[\s"'`([{*_“‘]$/.test(before);

/**
 * Finds the calls that end an answer in another dialect than the configured one. Text passes unless it may be the
 * beginning of a marker that opens such calls. From a marker on it is held: until no dialect's reader takes it for calls
 * any more, or until the answer ends. What is quoted is text, and so is a call that is followed by text, as in an
 * explanation: a client would execute it.
 */
export class Detector {
  readonly #options: DetectionOptions;
  /** Counts all text that has passed. */
  readonly #position = createPositionTracker();
  #isThinking: boolean;
  /** Whether only blanks and reasoning have passed. */
  #isStart: boolean;
  /** Text that is not looked at yet. */
  #pending = '';
  /** Reads what is held from a marker on. */
  #trial: Trial | undefined;
  #trials = 0;
  #passed: string[] = [];
  #isOver = false;
  #detected: Detected | undefined;

  constructor(options: DetectionOptions) {
    this.#options = options;
    this.#isThinking = options.isThinking;
    this.#isStart = options.isStart;
  }

  /** The rest of the answer, once it is certain to be in another dialect. */
  get detected(): Detected | undefined {
    return this.#detected;
  }

  /** Whether text is held. */
  get isHolding(): boolean {
    return this.#trial !== undefined || this.#pending !== '';
  }

  /** Adds text, and returns what is certain to be in the configured form. */
  push(text: string): string {
    return this.#isOver ? text : this.#advance(text, 'open');
  }

  /** Ends the text, and returns what was held of the configured form. */
  end(ending: Ending): string {
    return this.#isOver ? '' : this.#advance('', ending);
  }

  /** Detects nothing from now on, and returns what was held. */
  stop(): string {
    const text = this.#trial?.text() ?? this.#pending;
    this.#close();
    return text;
  }

  #close(): void {
    this.#trial = undefined;
    this.#pending = '';
    this.#isOver = true;
  }

  #advance(text: string, ending: Ending | 'open'): string {
    this.#pending += text;
    while (!this.#isOver) {
      this.#trial ??= this.#nextTrial(ending !== 'open');
      if (!this.#trial) break;
      const verdict = this.#trial.read(this.#pending, ending);
      this.#pending = '';
      if (verdict === 'open') break;
      this.#settle(this.#trial.text(), verdict);
    }
    return this.#passed.splice(0).join('');
  }

  #settle(text: string, verdict: Exclude<TrialVerdict, 'open'>): void {
    this.#trial = undefined;
    if (verdict === 'text' && ++this.#trials < maxTrials) {
      this.#pending = text;
      return this.#pass(1);
    }
    this.#close();
    if (typeof verdict === 'string') this.#passed.push(text);
    else this.#detected = { dialect: verdict.dialect, text };
  }

  /** Passes text up to the next marker that may open calls; `undefined` if more text is needed. */
  #nextTrial(isFinal: boolean): Trial | undefined {
    for (;;) {
      this.#pass(this.#nextMarker(isFinal));
      const text = this.#pending;
      if (text === '') return undefined;
      const found = this.#options.detectable.markers.filter((marker) => text.startsWith(marker.text));
      if (!isFinal && this.#isCut(found)) return undefined;
      const tag = thinkTags.find((each) => text.startsWith(each));
      const dialects = tag === undefined ? this.#candidates(found) : [];
      if (dialects.length > 0) return this.#trialOf(dialects, found);
      if (tag === undefined) this.#pass(1);
      else this.#passTag(tag);
    }
  }

  /** Whether the pending text may become a marker that is not among those found. */
  #isCut(found: readonly Marker[]): boolean {
    const isBegun = (marker: string): boolean =>
      marker.length > this.#pending.length && marker.startsWith(this.#pending);
    return (
      (found.length === 0 && thinkTags.some(isBegun)) ||
      this.#options.detectable.markers.some(({ text }) => isBegun(text))
    );
  }

  #mayBeBare = (): boolean => this.#isStart && !this.#isThinking && this.#options.hasBareCalls;

  /** Where the next marker or its beginning is; the length of the text if there is none. */
  #nextMarker(isFinal: boolean): number {
    const text = this.#pending;
    if (this.#mayBeBare()) {
      const at = firstNonBlank(text);
      if (text.charAt(at) in bareOpenings) return at;
    }
    const { beginning, markers } = this.#options.detectable;
    for (let at = findFrom(beginning, text, 0); at < text.length; at = findFrom(beginning, text, at + 1)) {
      const isMarker = (marker: string): boolean =>
        text.startsWith(marker, at) ||
        (!isFinal && text.length - at < marker.length && marker.startsWith(text.slice(at)));
      if (markers.some((marker) => isMarker(marker.text)) || thinkTags.some(isMarker)) return at;
    }
    return text.length;
  }

  /** The dialects that the marker at the beginning of the pending text may open. */
  #candidates(found: readonly Marker[]): readonly DialectName[] {
    if (this.#isThinking) return [];
    const bare = this.#mayBeBare() ? (bareOpenings[this.#pending.charAt(0)] ?? []) : [];
    const { quote, lineStart, before } = this.#position.now(false);
    if (quote !== 'none' || (!lineStart && isApart(before))) return [];
    return this.#options.detectable.dialects.filter(
      (name) => bare.includes(name) || found.some(({ dialect }) => dialect === name),
    );
  }

  #trialOf(dialects: readonly DialectName[], found: readonly Marker[]): Trial {
    const { tools, configured, readerOf } = this.#options;
    const [marker = ''] = found.map(({ text }) => text).toSorted((one, other) => other.length - one.length);
    return new Trial({ dialects, tools: tools(), configured, readerOf, marker, isStart: this.#isStart });
  }

  #pass(length: number): void {
    const text = this.#pending.slice(0, length);
    if (text === '') return;
    this.#pending = this.#pending.slice(length);
    this.#position.add(text);
    if (!this.#isThinking && firstNonBlank(text) < text.length) this.#isStart = false;
    this.#passed.push(text);
  }

  #passTag(tag: string): void {
    const { quote, lineStart } = this.#position.now(false);
    const isStart = this.#isStart;
    const isOpening = tag === thinkTags[0];
    const counts = quote === 'none' && (isOpening ? lineStart && !this.#isThinking : this.#isThinking);
    this.#pass(tag.length);
    if (!counts) return;
    this.#isThinking = isOpening;
    this.#isStart = isStart;
  }
}

/** The position of the first match from `from` on, or the length of the text. */
function findFrom(expression: RegExp, text: string, from: number): number {
  expression.lastIndex = from;
  return expression.exec(text)?.index ?? text.length;
}
