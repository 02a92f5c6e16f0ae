import { openingOf } from './opening.ts';
import { firstNonBlank } from '../text/blanks.ts';
import type { State } from '../text/machine.ts';
import { isMentioned } from '../text/mention.ts';
import { isCutAt, runUntil, type Opener, type TextPosition } from '../text/openers.ts';
import type { Output } from '../text/output.ts';

/** What ends a message. `<|call|>` and `<|return|>` end the response too. Most servers remove them. */
export const stops = ['<|end|>', '<|call|>', '<|return|>'];
export const start = '<|start|>';
const channel = '<|channel|>';
/** What ends the content of a message, complete or not. */
export const closers = [...stops, start, channel];

/** What may follow a marker that begins a message. Otherwise the marker is only mentioned. */
const heads = ['assistant', 'user', 'system', 'developer', 'tool', 'functions.', 'to=', ' to='];
const afterStart = [...heads, start, channel, '<|message|>'];
const afterChannel = ['analysis', 'commentary', 'final'];
const starts: readonly (readonly [marker: string, heads: readonly string[]])[] = [
  [start, afterStart],
  [channel, afterChannel],
];
/** Maximum text after a marker that is inspected to detect a mention, in UTF-16 units. */
const maxLookAhead = 80;
/** Maximum excerpt of discarded content for a note. */
const maxExcerptLength = 400;

export interface BodyOptions {
  output: Output;
  isAddress(recipient: string): boolean;
  /** The state after a complete message. */
  between(): State;
  /** The state at the start of a header. */
  header(): State;
}

const nothing = (): void => undefined;

/** Whether the unit before a marker is typical of a marker that is mentioned. */
const isApart = (before: string): boolean => /^[\s"'`([{*_“‘]$/.test(before);

/** A continuation after the first word of a header that makes it a sentence instead. */
const sentence =
  /^(?:assistant|user|system|developer|tool|analysis|commentary|final)(?:[.,;:!?)"'`]|[ \t]+(?!to=|<\||json|code)\S)/;
const sentenceBegun = /^[a-z]+[ \t]{0,8}(?:t|to|<|j|js|jso|c|co|cod)?$/;

/** The states that read the content of a message. */
export class BodyReader {
  readonly #options: BodyOptions;
  readonly #output: Output;
  /** Whether the open code fence quotes a transcript of messages. */
  #isTranscript = false;

  constructor(options: BodyOptions) {
    this.#options = options;
    this.#output = options.output;
  }

  /** Content for the client. */
  readContent(to: 'text' | 'reasoning'): State {
    return this.#read(to, this.#messageEnds(nothing));
  }

  #read(to: 'text' | 'reasoning', openers: readonly Opener[]): State {
    this.#output.message();
    return runUntil({ openers, write: this.#output[to], position: this.#output.positions[to], end: nothing });
  }

  /** Content after the server stripped all special tokens: the next message begins in the middle of the text. */
  readStrippedContent(name: string): State {
    this.#output.note('the server stripped the special tokens of a message', name, 'its channel is read from its text');
    const to = name === 'analysis' ? 'reasoning' : 'text';
    return this.#read(to, [...this.#messageEnds(nothing), this.#strippedStart(nothing)]);
  }

  /** Content that is discarded. `what`: its kind, for the note. `seen`: the part that was read already. */
  readDiscarded(what: string, seen: string): State {
    let saw = seen;
    const leave = (): void => {
      if (saw.trim() !== '') this.#output.note(what, saw, 'left out');
    };
    return runUntil({
      openers: [...this.#messageEnds(leave), this.#strippedStart(leave)],
      write(text) {
        if (saw.length < maxExcerptLength) saw += text.slice(0, maxExcerptLength);
      },
      end: leave,
    });
  }

  /** The stop of a message, or the beginning of the next message if the stop is missing. */
  #messageEnds(leave: () => void): Opener[] {
    const ends = stops.map((stop): Opener => ({
      marker: stop,
      decide: (text, position) => {
        const verdict = this.#isStop(text, stop.length, position);
        if (verdict === 'wait') return 'wait';
        if (!verdict) return 'no';
        leave();
        return { consumed: stop.length, next: this.#options.between() };
      },
    }));
    return [...ends, this.#startOfNext(start, afterStart, leave), this.#startOfNext(channel, afterChannel, leave)];
  }

  /** Whether the stop before `from` ends its message: only the next message follows it, or it is not mentioned. */
  #isStop(text: string, from: number, position: TextPosition): boolean | 'wait' {
    const { isFinal, before, quote } = position;
    const near = text.slice(from, from + maxLookAhead);
    const isCut = !isFinal && near.length < maxLookAhead;
    const nonBlank = firstNonBlank(near);
    if (nonBlank === near.length) return isCut ? 'wait' : true;
    if (this.#isTranscript && quote === 'fence') return false;
    if (stops.some((stop) => near.startsWith(stop, nonBlank))) return true;
    if (isCut && stops.some((stop) => isCutAt(near, nonBlank, stop))) return 'wait';
    const next = this.#nextStart(near, nonBlank);
    if (next === 'cut' && isCut) return 'wait';
    if (next === 'begins') return true;
    if (quote !== 'none') return false;
    const mentioned = before === '' || isApart(before) ? isMentioned(text, from, isFinal, before) : false;
    if (mentioned !== true) return mentioned === 'wait' ? 'wait' : true;
    // Junk may precede the next message.
    for (let at = near.indexOf('<|', nonBlank); at !== -1; at = near.indexOf('<|', at + 1)) {
      if (stops.some((stop) => near.startsWith(stop, at))) return false;
      const found = markedStart(near, at) ?? 'no';
      if (found === 'begins') return true;
      if (isCut && (found === 'cut' || stops.some((stop) => isCutAt(near, at, stop)))) return 'wait';
    }
    return isCut ? 'wait' : false;
  }

  /** Whether the next message begins at this position. */
  #nextStart(text: string, at: number): 'begins' | 'cut' | 'no' {
    const marked = markedStart(text, at);
    if (marked !== undefined) return marked;
    const opening = openingOf(text.slice(at), true, this.#options.isAddress);
    if (opening !== 'no') return 'begins';
    return openingOf(text.slice(at), false, this.#options.isAddress) === 'wait' ? 'cut' : 'no';
  }

  #startOfNext(marker: string, follow: readonly string[], leave: () => void): Opener {
    return {
      marker,
      decide: (text, { isFinal, quote, before }) => {
        if (quote !== 'fence') this.#isTranscript = false;
        const rest = text.slice(marker.length, marker.length + maxLookAhead);
        const isCut = follow.some((each) => each.length > rest.length && each.startsWith(rest));
        if (!isFinal && isCut) return 'wait';
        if (!isCut && !follow.some((each) => rest.startsWith(each))) return 'no';
        if (quote !== 'none') {
          this.#isTranscript ||= quote === 'fence';
          return 'no';
        }
        if (isApart(before) && !isFinal && sentenceBegun.test(rest)) return 'wait';
        if (isApart(before) && sentence.test(rest)) return 'no';
        leave();
        this.#output.note('a message was not ended', marker, 'it ends where the next one begins');
        return { consumed: marker === start ? marker.length : 0, next: this.#options.header() };
      },
    };
  }

  /** The next message if special tokens were stripped. */
  #strippedStart(leave: () => void): Opener {
    return {
      marker: 'assistant',
      decide: (text, { isFinal }) => {
        const opening = openingOf(text, isFinal, this.#options.isAddress);
        if (opening === 'wait' || opening === 'no') return opening;
        leave();
        if (opening === 'header') return { consumed: 0, next: this.#options.header() };
        return { consumed: opening.bodyAt, next: this.readStrippedContent(opening.channel) };
      },
    };
  }
}

/** Whether a marker begins a message at this position. `undefined` if there is no marker. */
function markedStart(text: string, at: number): 'begins' | 'cut' | 'no' | undefined {
  for (const [marker, after] of starts) {
    if (isCutAt(text, at, marker)) return 'cut';
    if (!text.startsWith(marker, at)) continue;
    const rest = text.slice(at + marker.length);
    if (sentenceBegun.test(rest)) return 'cut';
    if (sentence.test(rest)) return 'no';
    if (after.some((head) => rest.startsWith(head))) return 'begins';
    return after.some((head) => head.startsWith(rest)) ? 'cut' : 'no';
  }
  return undefined;
}
