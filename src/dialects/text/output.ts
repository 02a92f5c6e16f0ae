import type { DialectEvent } from '../dialect.ts';

/**
 * Where readers put what they find. White space at the border of text, thoughts and calls belongs to the form and not to
 * what is said: it is held until it is known what follows, and dropped at such a border. A text alone comes out as it is.
 */
export interface Output {
  text(text: string): void;
  reasoning(text: string): void;
  /** A tag of thoughts stood here. Where nothing was said before it, blanks behind it belong to the form. */
  border(): void;
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

/** As much of what was seen as a trace needs, in UTF-16 units. */
const maxSaw = 200;

export function createOutput(emit: (event: DialectEvent) => void): Output {
  let voice: 'nobody' | 'text' | 'reasoning' | 'call' | 'tag' = 'nobody';
  /** White space that belongs to `voice` if that goes on. */
  let blanks = '';

  function say(type: 'text' | 'reasoning', text: string): void {
    if (text === '') return;
    const from = voice === type || (voice === 'nobody' && type === 'text') ? 0 : firstInk(text);
    const to = behindInk(text);
    if (to <= from) {
      // Blanks before the first text are part of it; those behind a border are not.
      if (from === 0) blanks += text;
      return;
    }
    if (voice !== type && voice !== 'nobody') blanks = '';
    voice = type;
    const ink = from === 0 && to === text.length ? text : text.slice(from, to);
    emit({ type, text: blanks === '' ? ink : blanks + ink });
    blanks = to === text.length ? '' : text.slice(to);
  }

  return {
    text: (text) => say('text', text),
    reasoning(text) {
      if (voice === 'nobody') blanks = '';
      say('reasoning', text);
    },
    border() {
      if (voice !== 'nobody') return;
      voice = 'tag';
      blanks = '';
    },
    callStart(name) {
      voice = 'call';
      blanks = '';
      emit({ type: 'call-start', name });
    },
    callArguments(text) {
      if (text !== '') emit({ type: 'call-arguments', text });
    },
    callDone: () => emit({ type: 'call-done' }),
    callBroken: () => emit({ type: 'call-broken' }),
    note(what, saw, made) {
      emit({ type: 'note', what, saw: cut(saw), made: cut(made) });
    },
    end() {
      if (blanks !== '' && (voice === 'text' || voice === 'nobody')) emit({ type: 'text', text: blanks });
      blanks = '';
    },
  };
}

const cut = (text: string): string => (text.length <= maxSaw ? text : `${text.slice(0, maxSaw).toWellFormed()}…`);

/** Whether a UTF-16 unit is white space as JSON and the text formats have it. */
export const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d;

/** Where the first unit stands, from `from` on, that is no white space; the length where there is none. */
export function firstInk(text: string, from = 0): number {
  let at = from;
  while (at < text.length && isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** Where the white space at the end of a text begins. */
export function behindInk(text: string): number {
  let at = text.length;
  while (at > 0 && isBlank(text.charCodeAt(at - 1))) at--;
  return at;
}
