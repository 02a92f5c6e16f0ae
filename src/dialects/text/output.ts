import type { CoreTool } from '../../core/types.ts';
import { asArray, asObject } from '../../core/json.ts';
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
  /** The name of the open call. */
  calledTool(): string;
  /** Whether the open call is one of a tool that requires arguments: it must not run because its text was cut. */
  needsArguments(): boolean;
  /** Whether a tool takes all of these parameters, as far as its schema names them. */
  takes(tool: string, parameters: readonly string[]): boolean;
  /** A fragment of the open call's arguments. */
  callArguments(text: string): void;
  callDone(): void;
  /** The text was cut within the call. */
  callCut(): void;
  /** What was written cannot be read as a call. All of it that is not in the arguments so far is emitted before. */
  callBroken(): void;
  /** A deviation from the format. `saw` and `made` are shortened. */
  note(what: string, saw: string, made: string): void;
  /** The text is over. */
  end(): void;
}

/** Events that are held. */
export interface HeldOutput {
  /** Whether they contain text or reasoning, and the number of complete calls. */
  hasContent(): boolean;
  calls(): number;
  /** Emits the events. */
  release(): void;
  /** Discards the events and restores the state before them. */
  drop(): void;
}

/** Maximum length of a text in a note, in UTF-16 units. */
const maxNoteLength = 200;

export function createOutput(emit: (event: DialectEvent) => void, tools: readonly CoreTool[]): Output {
  const needingArguments = new Set(tools.flatMap((tool) => (requiresArguments(tool) ? tool.name : [])));
  const namedParameters = new Map(tools.map((tool) => [tool.name, parametersIn(tool)]));
  let calledTool = '';
  const spacing = new Spacing();
  const positions = { text: createPositionTracker(), reasoning: createPositionTracker() };
  /** Receives events: `emit`, or what holds them. */
  let put = emit;

  function write(type: 'text' | 'reasoning', text: string): void {
    (type === 'text' ? positions.text : positions.reasoning).add(text);
    const spaced = spacing.add(type, text);
    if (spaced !== '') put({ type, text: spaced });
  }

  function border(): void {
    positions.text.border();
    positions.reasoning.border();
  }

  function hold(): HeldOutput {
    const events: DialectEvent[] = [];
    const restored = [spacing.save(), positions.text.save(), positions.reasoning.save()];
    const counted = { texts: 0, calls: 0 };
    put = (event) => {
      events.push(event);
      if (event.type === 'text' || event.type === 'reasoning') counted.texts++;
      else if (event.type === 'call-done') counted.calls++;
    };
    return {
      hasContent: () => counted.texts > 0,
      calls: () => counted.calls,
      release() {
        put = emit;
        for (const event of events) emit(event);
      },
      drop() {
        put = emit;
        for (const restore of restored) restore();
      },
    };
  }

  return {
    text: (text) => write('text', text),
    reasoning: (text) => write('reasoning', text),
    border() {
      border();
      spacing.tag();
    },
    message() {
      border();
      spacing.message();
    },
    positions,
    hold,
    calledTool: () => calledTool,
    needsArguments: () => needingArguments.has(calledTool),
    takes(tool, parameters) {
      const names = namedParameters.get(tool);
      return !names || parameters.every((name) => names.has(name));
    },
    callStart(name) {
      calledTool = name;
      border();
      spacing.call();
      put({ type: 'call-start', name });
    },
    callArguments(text) {
      if (text !== '') put({ type: 'call-arguments', text });
    },
    callDone: () => put({ type: 'call-done' }),
    callCut: () => put({ type: 'call-cut' }),
    callBroken: () => put({ type: 'call-broken' }),
    note: (what, saw, made) => put({ type: 'note', what, saw: shorten(saw), made: shorten(made) }),
    end() {
      const blanks = spacing.end();
      if (blanks !== '') put({ type: 'text', text: blanks });
    },
  };
}

const requiresArguments = (tool: CoreTool): tool is Extract<CoreTool, { type: 'function' }> =>
  tool.type === 'function' && (asArray(tool.inputSchema['required'])?.length ?? 0) > 0;

/** The parameters that a schema names. `undefined` if it names none, or allows others explicitly. */
function parametersIn(tool: CoreTool): Set<string> | undefined {
  if (tool.type !== 'function' || (tool.inputSchema['additionalProperties'] ?? false) !== false) return undefined;
  const names = Object.keys(asObject(tool.inputSchema['properties']) ?? {});
  return names.length === 0 ? undefined : new Set(names);
}

/** Decides which white space is emitted. */
class Spacing {
  #lastKind: 'none' | 'text' | 'reasoning' | 'call' | 'tag' = 'none';
  /** White space that is emitted only if `#lastKind` continues. */
  #blanks = '';
  /** Whether there was text or reasoning, and whether the next one belongs to another message. */
  #has = { text: false, reasoning: false };
  #breaks = { text: false, reasoning: false };

  /** Adds a text. Returns what is emitted: its beginning up to the last non-blank unit, after the blanks before it. */
  add(type: 'text' | 'reasoning', text: string): string {
    if (type === 'reasoning' && this.#lastKind === 'none') this.#blanks = '';
    if (text === '') return '';
    const from = this.#lastKind === type || (this.#lastKind === 'none' && type === 'text') ? 0 : firstNonBlank(text);
    const to = trimmedEnd(text);
    if (to <= from) {
      // Blanks before the first text are part of it. Those after a border are not.
      if (from === 0) this.#blanks += text;
      return '';
    }
    if (this.#lastKind !== type && this.#lastKind !== 'none') this.#blanks = '';
    this.#lastKind = type;
    // Computed keys would double the time of this method.
    if (type === 'text' ? this.#breaks.text : this.#breaks.reasoning) {
      this.#blanks = messageBreak;
      this.#breaks[type] = false;
    }
    const nonBlank = from === 0 && to === text.length ? text : text.slice(from, to);
    const spaced = this.#blanks === '' ? nonBlank : this.#blanks + nonBlank;
    this.#blanks = to === text.length ? '' : text.slice(to);
    if (type === 'text') this.#has.text = true;
    else this.#has.reasoning = true;
    return spaced;
  }

  call(): void {
    this.#lastKind = 'call';
    this.#blanks = '';
  }

  tag(): void {
    if (this.#lastKind !== 'none') return;
    this.#lastKind = 'tag';
    this.#blanks = '';
  }

  message(): void {
    this.#breaks = { ...this.#has };
    if (this.#has.text || this.#has.reasoning) this.#lastKind = 'tag';
    this.#blanks = '';
  }

  /** The blanks at the end of the text. */
  end(): string {
    const blanks = this.#lastKind === 'text' || this.#lastKind === 'none' ? this.#blanks : '';
    this.#blanks = '';
    return blanks;
  }

  /** Returns a function that restores the current state. */
  save(): () => void {
    const [lastKind, blanks, has, breaks] = [this.#lastKind, this.#blanks, { ...this.#has }, { ...this.#breaks }];
    return () => {
      [this.#lastKind, this.#blanks, this.#has, this.#breaks] = [lastKind, blanks, has, breaks];
    };
  }
}

/** Separates the texts of two messages. */
const messageBreak = '\n\n';

/** Text for a note. */
export const shorten = (text: string): string =>
  text.length <= maxNoteLength ? text : `${text.slice(0, maxNoteLength).toWellFormed()}…`;
