import { openingOf } from './opening.ts';
import type { State } from '../text/machine.ts';
import { opens, runUntil, type Opener } from '../text/openers.ts';
import type { Output } from '../text/output.ts';

/** What ends a message. `<|call|>` and `<|return|>` end the text too; servers mostly swallow them. */
export const stops = ['<|end|>', '<|call|>', '<|return|>'];
export const start = '<|start|>';
const channel = '<|channel|>';
/** What ends the content of a message, be it whole or not. */
export const closers = [...stops, start, channel];

/** What can stand behind a marker that begins a message; elsewhere the marker is spoken of. */
const heads = ['assistant', 'user', 'system', 'developer', 'tool', 'functions.', 'to=', ' to='];
const behindStart = [...heads, start, channel, '<|message|>'];
const behindChannel = ['analysis', 'commentary', 'final'];
const longestHead = 16;
/** As much as a note shows of what is for nobody, and more. */
const longestSeen = 400;

export interface BodyPlace {
  output: Output;
  isAddress(recipient: string): boolean;
  /** Goes on behind a message that was ended. */
  between(): State;
  /** Goes on where a header begins. */
  header(): State;
}

/** The states that read the content of a message. */
export interface Bodies {
  /** Content that goes to the client. */
  said(to: 'text' | 'reasoning'): State;
  /** The same where the server stripped all special tokens: the next message begins in the middle of the text. */
  stripped(channel: string): State;
  /** Content that is for nobody: `what` it is, and what was `seen` of it before. */
  unsaid(what: string, seen: string): State;
}

const nothing = (): void => undefined;

export function createBodies({ output, isAddress, between, header }: BodyPlace): Bodies {
  return {
    said: (to) => runUntil({ openers: messageEnds(nothing), say: output[to], end: nothing }),
    stripped,
    unsaid,
  };

  function stripped(name: string): State {
    output.note('the server stripped the special tokens of a message', name, 'its channel is read from its text');
    const openers = [...messageEnds(nothing), strippedStart(nothing)];
    return runUntil({ openers, say: name === 'analysis' ? output.reasoning : output.text, end: nothing });
  }

  function unsaid(what: string, seen: string): State {
    let saw = seen;
    const leave = (): void => {
      if (saw.trim() !== '') output.note(what, saw, 'nothing');
    };
    return runUntil({
      openers: [...messageEnds(leave), strippedStart(leave)],
      say(text) {
        if (saw.length < longestSeen) saw += text.slice(0, longestSeen);
      },
      end: leave,
    });
  }

  /** The stop of a message, or the next one's beginning where the stop is missing. */
  function messageEnds(leave: () => void): Opener[] {
    const ends = stops.map((stop) =>
      opens(stop, () => {
        leave();
        return between();
      }),
    );
    return [...ends, startOfNext(start, behindStart, leave), startOfNext(channel, behindChannel, leave)];
  }

  function startOfNext(marker: string, follow: readonly string[], leave: () => void): Opener {
    return {
      marker,
      decide(text, { coming }) {
        const rest = text.slice(marker.length, marker.length + longestHead);
        const isCut = follow.some((each) => each.length > rest.length && each.startsWith(rest));
        if (coming === 'more' && isCut) return 'wait';
        if (!isCut && !follow.some((each) => rest.startsWith(each))) return 'no';
        leave();
        output.note('a message was not ended', marker, 'it ends where the next one begins');
        return { eaten: marker === start ? marker.length : 0, next: header() };
      },
    };
  }

  /** The next message where special tokens were stripped. */
  function strippedStart(leave: () => void): Opener {
    return {
      marker: 'assistant',
      decide(text, { coming }) {
        const opening = openingOf(text, coming, isAddress);
        if (opening === 'wait' || opening === 'no') return opening;
        leave();
        if (opening === 'header') return { eaten: 0, next: header() };
        return { eaten: opening.bodyAt, next: stripped(opening.channel) };
      },
    };
  }
}
