import type { DialectEvent } from '../dialect.ts';
import { trimmedEnd, firstNonBlank } from './blanks.ts';
import { createPositionTracker, type PositionTracker } from './position.ts';

/**
 * Receives what readers find. White space between text, reasoning and calls belongs to the format: it is held until it
 * is known what follows, and dropped at such a border. Text without calls and reasoning is unchanged.
 */
export interface Output {
  text(text: string): void;
  reasoning(text: string): void;
  /** A reasoning tag. At the start, blanks after it belong to the format. */
  border(): void;
  /** A message begins. Its text and reasoning are separated from those of earlier messages by an empty line. */
  message(): void;
  /** The current positions in text and reasoning. */
  readonly positions: Readonly<Record<'text' | 'reasoning', PositionTracker>>;
  /** Holds all further events until it is known whether they count. Must not be nested. */
  hold(): HeldOutput;
  callStart(name: string): void;
  /** A fragment of the open call's arguments. */
  callArguments(text: string): void;
  callDone(): void;
  callBroken(): void;
  /** A deviation from the format. `saw` and `made` are shortened. */
  note(what: string, saw: string, made: string): void;
  /** The text is over. */
  end(): void;
}

/** Events that are held. */
export interface HeldOutput {
  /** Whether they contain text or reasoning, and the number of complete calls. */
  readonly hasContent: boolean;
  readonly calls: number;
  /** Emits the events. */
  release(): void;
  /** Discards the events and restores the state before them. */
  drop(): void;
}

/** Maximum length of a text in a note, in UTF-16 units. */
const maxNoteLength = 200;

export function createOutput(emit: (event: DialectEvent) => void): Output {
  let lastKind: 'none' | 'text' | 'reasoning' | 'call' | 'tag' = 'none';
  /** White space that is emitted only if `lastKind` continues. */
  let blanks = '';
  /** Whether there was text or reasoning, and whether the next one belongs to another message. */
  let hasText = false;
  let hasReasoning = false;
  let breaksText = false;
  let breaksReasoning = false;
  /** Receives events: `emit`, or what holds them. */
  let put = emit;
  const textPosition = createPositionTracker();
  const reasoningPosition = createPositionTracker();

  function write(type: 'text' | 'reasoning', text: string): void {
    if (text === '') return;
    const from = lastKind === type || (lastKind === 'none' && type === 'text') ? 0 : firstNonBlank(text);
    const to = trimmedEnd(text);
    if (to <= from) {
      // Blanks before the first text are part of it. Those after a border are not.
      if (from === 0) blanks += text;
      return;
    }
    if (lastKind !== type && lastKind !== 'none') blanks = '';
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
      if (lastKind === 'none') blanks = '';
      write('reasoning', text);
    },
    border() {
      bordered();
      if (lastKind !== 'none') return;
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
      if (blanks !== '' && (lastKind === 'text' || lastKind === 'none')) put({ type: 'text', text: blanks });
      blanks = '';
    },
  };
}

/** Separates the texts of two messages. */
const messageBreak = '\n\n';

const cut = (text: string): string =>
  text.length <= maxNoteLength ? text : `${text.slice(0, maxNoteLength).toWellFormed()}…`;
