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

/** The states that read the content of a message. */
export interface BodyStates {
  /** Content for the client. */
  readContent(to: 'text' | 'reasoning'): State;
  /** Content after the server stripped all special tokens: the next message begins in the middle of the text. */
  readStrippedContent(channel: string): State;
  /** Content that is discarded. `what`: its kind, for the note. `seen`: the part that was read already. */
  readDiscarded(what: string, seen: string): State;
}

const nothing = (): void => undefined;

/** Whether the unit before a marker is typical of a marker that is mentioned. */
const isApart = (before: string): boolean => /^[\s"'`([{*_“‘]$/.test(before);

/** A continuation after the first word of a header that makes it a sentence instead. */
const sentence =
  /^(?:assistant|user|system|developer|tool|analysis|commentary|final)(?:[.,;:!?)"'`]|[ \t]+(?!to=|<\||json|code)\S)/;
const sentenceBegun = /^[a-z]+[ \t]{0,8}(?:t|to|<|j|js|jso|c|co|cod)?$/;

export function createBodyStates({ output, isAddress, between, header }: BodyOptions): BodyStates {
  /** Whether the open code fence quotes a transcript of messages. */
  let isTranscript = false;

  return {
    readContent(to) {
      output.message();
      return runUntil({
        openers: messageEnds(nothing),
        write: output[to],
        position: output.positions[to],
        end: nothing,
      });
    },
    readStrippedContent,
    readDiscarded,
  };

  function readStrippedContent(name: string): State {
    output.note('the server stripped the special tokens of a message', name, 'its channel is read from its text');
    output.message();
    const to = name === 'analysis' ? 'reasoning' : 'text';
    const openers = [...messageEnds(nothing), strippedStart(nothing)];
    return runUntil({ openers, write: output[to], position: output.positions[to], end: nothing });
  }

  function readDiscarded(what: string, seen: string): State {
    let saw = seen;
    const leave = (): void => {
      if (saw.trim() !== '') output.note(what, saw, 'nothing');
    };
    return runUntil({
      openers: [...messageEnds(leave), strippedStart(leave)],
      write(text) {
        if (saw.length < maxExcerptLength) saw += text.slice(0, maxExcerptLength);
      },
      end: leave,
    });
  }

  /** The stop of a message, or the beginning of the next message if the stop is missing. */
  function messageEnds(leave: () => void): Opener[] {
    const ends = stops.map((stop): Opener => ({
      marker: stop,
      decide(text, position) {
        const verdict = isStop(text, stop.length, position);
        if (verdict === 'wait') return 'wait';
        if (!verdict) return 'no';
        leave();
        return { consumed: stop.length, next: between() };
      },
    }));
    return [...ends, startOfNext(start, afterStart, leave), startOfNext(channel, afterChannel, leave)];
  }

  /** Whether the stop before `from` ends its message: only the next message follows it, or it is not mentioned. */
  function isStop(text: string, from: number, position: TextPosition): boolean | 'wait' {
    const { isFinal, before, quote } = position;
    const near = text.slice(from, from + maxLookAhead);
    const isCut = !isFinal && near.length < maxLookAhead;
    const nonBlank = firstNonBlank(near);
    if (nonBlank === near.length) return isCut ? 'wait' : true;
    if (isTranscript && quote === 'fence') return false;
    if (stops.some((stop) => near.startsWith(stop, nonBlank))) return true;
    if (isCut && stops.some((stop) => isCutAt(near, nonBlank, stop))) return 'wait';
    const next = nextStart(near, nonBlank);
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
  function nextStart(text: string, at: number): 'begins' | 'cut' | 'no' {
    const marked = markedStart(text, at);
    if (marked !== undefined) return marked;
    const opening = openingOf(text.slice(at), true, isAddress);
    if (opening !== 'no') return 'begins';
    return openingOf(text.slice(at), false, isAddress) === 'wait' ? 'cut' : 'no';
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

  function startOfNext(marker: string, follow: readonly string[], leave: () => void): Opener {
    return {
      marker,
      decide(text, { isFinal, quote, before }) {
        if (quote !== 'fence') isTranscript = false;
        const rest = text.slice(marker.length, marker.length + maxLookAhead);
        const isCut = follow.some((each) => each.length > rest.length && each.startsWith(rest));
        if (!isFinal && isCut) return 'wait';
        if (!isCut && !follow.some((each) => rest.startsWith(each))) return 'no';
        if (quote !== 'none') {
          isTranscript ||= quote === 'fence';
          return 'no';
        }
        if (isApart(before) && !isFinal && sentenceBegun.test(rest)) return 'wait';
        if (isApart(before) && sentence.test(rest)) return 'no';
        leave();
        output.note('a message was not ended', marker, 'it ends where the next one begins');
        return { consumed: marker === start ? marker.length : 0, next: header() };
      },
    };
  }

  /** The next message if special tokens were stripped. */
  function strippedStart(leave: () => void): Opener {
    return {
      marker: 'assistant',
      decide(text, { isFinal }) {
        const opening = openingOf(text, isFinal, isAddress);
        if (opening === 'wait' || opening === 'no') return opening;
        leave();
        if (opening === 'header') return { consumed: 0, next: header() };
        return { consumed: opening.bodyAt, next: readStrippedContent(opening.channel) };
      },
    };
  }
}
