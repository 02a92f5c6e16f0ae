import type { DialectEvent } from '../dialect.ts';
import { trimmedEnd, firstNonBlank } from './blanks.ts';
import { createPositionTracker, type PositionTracker } from './position.ts';

/**
 * Where readers put what they find. White space at the border of text, thoughts and calls belongs to the form and not to
 * what is said: it is held until it is known what follows, and dropped at such a border. A text alone comes out as it is.
 */
export interface Output {
  text(text: string): void;
  reasoning(text: string): void;
  /** A tag of thoughts stood here. Where nothing was said before it, blanks behind it belong to the form. */
  border(): void;
  /** A message begins. Its text, or its thoughts, are set off from those of an earlier one by an empty line. */
  message(): void;
  /** Where the text that was said, and the thoughts, have come to. */
  readonly positions: Readonly<Record<'text' | 'reasoning', PositionTracker>>;
  /** Holds back all that follows, until it is known whether it counts. Nothing else is held at that time. */
  hold(): HeldOutput;
  callStart(name: string): void;
  /** A fragment of the open call's arguments. */
  callArguments(text: string): void;
  callDone(): void;
  callBroken(): void;
  /** What was not as the format has it; `saw` is cut. */
  note(what: string, saw: string, made: string): void;
  /** The text is over. */
  end(): void;
}

/** What is held back. */
export interface HeldOutput {
  /** Whether text is among it, or a thought; and how many whole calls are. */
  readonly hasContent: boolean;
  readonly calls: number;
  /** It counts: lets it go on. */
  release(): void;
  /** It does not: as if it had never been. */
  drop(): void;
}

/** As much of what was seen as a trace needs, in UTF-16 units. */
const maxNoteLength = 200;

export function createOutput(emit: (event: DialectEvent) => void): Output {
  let lastKind: 'nobody' | 'text' | 'reasoning' | 'call' | 'tag' = 'nobody';
  /** White space that belongs to `voice` if that goes on. */
  let blanks = '';
  /** Whether there were words of a kind, and whether the next ones are those of another message. */
  let hasText = false;
  let hasReasoning = false;
  let breaksText = false;
  let breaksReasoning = false;
  /** Takes events: `emit`, or what holds them back. */
  let put = emit;
  const textPosition = createPositionTracker();
  const reasoningPosition = createPositionTracker();

  function write(type: 'text' | 'reasoning', text: string): void {
    if (text === '') return;
    const from = lastKind === type || (lastKind === 'nobody' && type === 'text') ? 0 : firstNonBlank(text);
    const to = trimmedEnd(text);
    if (to <= from) {
      // Blanks before the first text are part of it; those behind a border are not.
      if (from === 0) blanks += text;
      return;
    }
    if (lastKind !== type && lastKind !== 'nobody') blanks = '';
    lastKind = type;
    if (breaksText || breaksReasoning) breakBefore(type);
    const nonBlank = from === 0 && to === text.length ? text : text.slice(from, to);
    put({ type, text: blanks === '' ? nonBlank : blanks + nonBlank });
    blanks = to === text.length ? '' : text.slice(to);
    if (type === 'text') hasText = true;
    else hasReasoning = true;
  }

  function breakBefore(type: 'text' | 'reasoning'): void {
    if (type === 'text' ? breaksText : breaksReasoning) blanks = messageBreak;
    if (type === 'text') breaksText = false;
    else breaksReasoning = false;
  }

  function bordered(): void {
    textPosition.border();
    reasoningPosition.border();
  }

  return {
    text(text) {
      textPosition.add(text);
      write('text', text);
    },
    reasoning(text) {
      reasoningPosition.add(text);
      if (lastKind === 'nobody') blanks = '';
      write('reasoning', text);
    },
    border() {
      bordered();
      if (lastKind !== 'nobody') return;
      lastKind = 'tag';
      blanks = '';
    },
    message() {
      bordered();
      breaksText = hasText;
      breaksReasoning = hasReasoning;
      if (hasText || hasReasoning) lastKind = 'tag';
      blanks = '';
    },
    positions: { text: textPosition, reasoning: reasoningPosition },
    hold() {
      const events: DialectEvent[] = [];
      const counted = { words: 0, calls: 0 };
      const saved = { lastKind, blanks, hasText, hasReasoning, breaksText, breaksReasoning };
      const restored = [textPosition.save(), reasoningPosition.save()];
      put = (event) => {
        events.push(event);
        if (event.type === 'text' || event.type === 'reasoning') counted.words++;
        else if (event.type === 'call-done') counted.calls++;
      };
      return {
        get hasContent() {
          return counted.words > 0;
        },
        get calls() {
          return counted.calls;
        },
        release() {
          put = emit;
          for (const event of events) emit(event);
        },
        drop() {
          put = emit;
          ({ lastKind, blanks, hasText, hasReasoning, breaksText, breaksReasoning } = saved);
          for (const restore of restored) restore();
        },
      };
    },
    callStart(name) {
      bordered();
      lastKind = 'call';
      blanks = '';
      put({ type: 'call-start', name });
    },
    callArguments(text) {
      if (text !== '') put({ type: 'call-arguments', text });
    },
    callDone: () => put({ type: 'call-done' }),
    callBroken: () => put({ type: 'call-broken' }),
    note(what, saw, made) {
      put({ type: 'note', what, saw: cut(saw), made: cut(made) });
    },
    end() {
      if (blanks !== '' && (lastKind === 'text' || lastKind === 'nobody')) put({ type: 'text', text: blanks });
      blanks = '';
    },
  };
}

/** What stands between the texts of two messages. */
const messageBreak = '\n\n';

const cut = (text: string): string =>
  text.length <= maxNoteLength ? text : `${text.slice(0, maxNoteLength).toWellFormed()}…`;
