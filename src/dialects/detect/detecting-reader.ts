import type { DialectEvent, DialectName, Ending, Reader, Thinking } from '../dialect.ts';
import { firstNonBlank } from '../text/blanks.ts';
import { createPositionTracker } from '../text/position.ts';
import { bareOpenings, openings } from './openings.ts';
import { Trial, type TrialVerdict } from './trial.ts';

type Emit = (event: DialectEvent) => void;

export interface DetectionOptions {
  /** The dialects that an answer may be in. Of several that read the same call, the first counts. */
  dialects: readonly DialectName[];
  /** The names of the tools that the model may call. */
  offered: ReadonlySet<string>;
  thinking: Thinking;
  /** Whether the text is the beginning of the response. */
  isStart: boolean;
  /** Whether an answer may consist of calls without any marker. It may not if JSON was requested. */
  hasBareCalls: boolean;
  /** Creates the configured reader. */
  configured(emit: Emit, thinking: Thinking): Reader;
  /** Whether the configured reader reads calls. */
  readsCalls: boolean;
  /** Creates the reader of a dialect. */
  readerOf(dialect: DialectName, emit: Emit): Reader;
  /** The answer is in this dialect from here on. */
  detected(dialect: DialectName): void;
}

/**
 * Reads an answer with the configured reader, up to the first call in another dialect: from there on, that dialect's
 * reader reads it. What is emitted cannot be taken back, so that text is held while it may be the beginning of an opening
 * marker, and then until the readers that know the marker agree: a dialect is certain if its reader finds a call of an
 * offered tool where the configured one finds none. A marker that is quoted or mentioned is text, and so is one after
 * the first call.
 */
export const createDetectingReader = (options: DetectionOptions, emit: Emit): Reader =>
  new DetectingReader(options, emit);

const thinkTags = ['<think>', '</think>'];

/** The unit before a marker that is mentioned in a sentence. */
const isApart = (before: string): boolean => /^[\s"'`([{*_“‘]$/.test(before);

class DetectingReader implements Reader {
  readonly #options: DetectionOptions;
  readonly #emit: Emit;
  readonly #markers: readonly Marker[];
  readonly #firsts: ReadonlySet<number>;
  readonly #configured: Reader;
  /** Events of the configured reader at its end, where blanks do not belong to the text. */
  #isLeaving = false;
  /** Counts all text before `#pending`. */
  readonly #position = createPositionTracker();
  #isThinking: boolean;
  /** Whether only blanks and reasoning precede. */
  #isStart: boolean;
  /** Text that is not passed on yet. While a trial is open, it begins with the marker. */
  #pending = '';
  #trial: Trial | undefined;
  /** What reads the rest. `undefined` while that is open. */
  #rest: Reader | undefined;
  #isOver = false;

  constructor(options: DetectionOptions, emit: Emit) {
    this.#options = options;
    this.#emit = emit;
    this.#markers = markersOf(options.dialects);
    this.#firsts = new Set(this.#markers.map(({ text }) => text.charCodeAt(0)));
    this.#isStart = options.isStart;
    this.#isThinking = options.thinking === 'open';
    this.#configured = options.configured((event) => this.#receive(event), options.thinking);
  }

  #receive(event: DialectEvent): void {
    if (event.type === 'call-start') this.#rest ??= this.#configured;
    if (this.#isLeaving && event.type === 'text' && event.text.trim() === '') return;
    this.#emit(event);
  }

  push(text: string): void {
    if (this.#rest) return this.#rest.push(text);
    this.#pending += text;
    this.#advance('open');
  }

  end(ending: Ending): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (!this.#rest) this.#advance(ending);
    (this.#rest ?? this.#configured).end(ending);
  }

  /** Reads what is pending as far as it is certain; all of it unless more may follow. */
  #advance(ending: Ending | 'open'): void {
    while (this.#pending !== '' && !this.#rest) {
      const verdict = this.#trial ? this.#trial.read(this.#pending, ending) : this.#look(ending);
      if (verdict === 'open') return;
      if (verdict === 'other') continue;
      this.#settle(verdict);
    }
    const text = this.#pending;
    if (!this.#rest || text === '') return;
    this.#pending = '';
    this.#rest.push(text);
  }

  /** Passes text up to the next marker. `other`: there is something else to look at. */
  #look(ending: Ending | 'open'): 'open' | 'other' {
    const at = this.#nextMarker(ending !== 'open');
    this.#pass(at);
    if (this.#rest || this.#pending === '') return 'other';
    const found = this.#markers.filter(({ text }) => this.#pending.startsWith(text));
    if (ending === 'open' && this.#isCut(found)) return 'open';
    const tag = thinkTags.find((each) => this.#pending.startsWith(each));
    if (tag !== undefined) {
      this.#passTag(tag);
      return 'other';
    }
    const dialects = this.#candidates(found);
    if (dialects.length > 0) this.#begin(dialects);
    else this.#pass(1);
    return 'other';
  }

  /** Whether the pending text may become a marker that is not among those found. */
  #isCut(found: readonly Marker[]): boolean {
    const text = this.#pending;
    const isBegun = (marker: string): boolean => marker.length > text.length && marker.startsWith(text);
    return (
      (found.length === 0 && thinkTags.some(isBegun)) ||
      this.#markers.some((marker) => isBegun(marker.text)) ||
      (this.#mayBeBare() && Object.keys(bareOpenings).some(isBegun))
    );
  }

  #mayBeBare = (): boolean => this.#isStart && !this.#isThinking && this.#options.hasBareCalls;

  /** Where the next marker or its beginning is; the length of the text if there is none. */
  #nextMarker(isFinal: boolean): number {
    const text = this.#pending;
    if (this.#mayBeBare()) {
      const at = firstNonBlank(text);
      if (at < text.length && '{[`'.includes(text.charAt(at))) return at;
    }
    for (let at = 0; at < text.length; at++) {
      if (!this.#firsts.has(text.charCodeAt(at))) continue;
      const rest = text.length - at;
      const isMarker = (marker: string): boolean =>
        rest >= marker.length ? text.startsWith(marker, at) : !isFinal && marker.startsWith(text.slice(at));
      if (this.#markers.some((marker) => isMarker(marker.text)) || thinkTags.some(isMarker)) return at;
    }
    return text.length;
  }

  /** The dialects that the marker at the beginning of the pending text may open. */
  #candidates(found: readonly Marker[]): readonly DialectName[] {
    if (this.#isThinking) return [];
    const bare = this.#mayBeBare() ? Object.keys(bareOpenings).filter((each) => this.#pending.startsWith(each)) : [];
    if (found.length + bare.length === 0) return [];
    const { quote, lineStart, before } = this.#position.now(false);
    if (quote !== 'none' || (!lineStart && isApart(before))) return [];
    const names = new Set([
      ...found.map(({ dialect }) => dialect),
      ...bare.flatMap((each) => bareOpenings[each] ?? []),
    ]);
    return this.#options.dialects.filter((dialect) => names.has(dialect));
  }

  #begin(dialects: readonly DialectName[]): void {
    const { offered, thinking, readsCalls, configured, readerOf } = this.#options;
    const later = thinking === 'open' ? 'tags' : thinking;
    this.#trial = new Trial({
      dialects,
      offered,
      isStart: this.#isStart,
      ...(readsCalls && { configured: (emit) => configured(emit, later) }),
      readerOf,
    });
  }

  #settle(verdict: Exclude<TrialVerdict, 'open'>): void {
    this.#trial = undefined;
    if (verdict === 'text') return this.#pass(1);
    if (verdict === 'configured') {
      const text = this.#pending;
      this.#pending = '';
      this.#rest = this.#configured;
      return this.#configured.push(text);
    }
    const text = this.#pending.slice(verdict.consumed);
    this.#pending = '';
    this.#isLeaving = true;
    this.#configured.end('stop');
    this.#options.detected(verdict.dialect);
    this.#rest = verdict.begin(this.#emit);
    if (text !== '') this.#rest.push(text);
  }

  #pass(length: number): void {
    const text = this.#pending.slice(0, length);
    if (text === '') return;
    this.#pending = this.#pending.slice(length);
    this.#position.add(text);
    if (!this.#isThinking && firstNonBlank(text) < text.length) this.#isStart = false;
    this.#configured.push(text);
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

interface Marker {
  text: string;
  dialect: DialectName;
}

const markersOf = (dialects: readonly DialectName[]): Marker[] =>
  dialects.flatMap((dialect) => openings[dialect].map((text) => ({ text, dialect })));
