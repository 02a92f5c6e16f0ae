import type { CoreTool } from '../../core/types.ts';
import { detectDialect } from '../detect-dialect.ts';
import type { DialectEvent, DialectName, Ending, Reader } from '../dialect.ts';
import { offeredNames } from '../text/names.ts';

export type CreateReader = (emit: (event: DialectEvent) => void) => Reader;

export interface TrialOptions {
  /** In order of preference. */
  dialects: readonly DialectName[];
  tools: readonly CoreTool[];
  /** Whether the text is the beginning of an answer: then reasoning in the form of a dialect identifies it too. */
  isStart: boolean;
  /** Absent: the configured reader reads no calls. */
  configured: CreateReader | undefined;
  readerOf(dialect: DialectName): CreateReader;
}

/**
 * `configured`: the configured reader finds a call. `text`: what begins the text is no call. `quoted`: it is a call that
 * is followed by text. `open`: more text is needed.
 */
export type TrialVerdict = { dialect: DialectName } | 'configured' | 'text' | 'quoted' | 'open';

/** Maximum text that is held until a call begins, and for calls, in UTF-16 units. */
const maxOpening = 2000;
const maxCalls = 256 * 1024;

/** Reads a text that begins with a marker in all dialects that know the marker, until one of them is certain. */
export class Trial {
  readonly #options: TrialOptions;
  readonly #configured: Attempt | undefined;
  readonly #others: readonly (Attempt & { dialect: DialectName })[];
  readonly #pieces: string[] = [];
  #length = 0;

  constructor(options: TrialOptions) {
    const { dialects, tools, configured, readerOf } = options;
    const offered = offeredNames(tools);
    this.#options = options;
    this.#configured = configured && attempt(configured, offered);
    this.#others = dialects.map((dialect) => Object.assign(attempt(readerOf(dialect), offered), { dialect }));
  }

  /** What was read. */
  text(): string {
    return this.#pieces.join('');
  }

  read(text: string, ending: Ending | 'open'): TrialVerdict {
    this.#pieces.push(text);
    // The limits are checked where they are reached, so that the result does not depend on how the text is split.
    for (let rest = text; rest !== '';) {
      const room = (this.#hasCall() ? maxCalls : maxOpening) - this.#length;
      if (room <= 0) return this.#hasCall() ? 'quoted' : 'text';
      const piece = rest.slice(0, room);
      rest = rest.slice(room);
      this.#length += piece.length;
      for (const each of this.#attempts()) each.reader.push(piece);
      const verdict = this.#verdict('open');
      if (verdict !== 'open') return verdict;
    }
    if (ending === 'open') return 'open';
    for (const each of this.#attempts()) each.reader.end(ending);
    return this.#verdict(ending);
  }

  #attempts = (): Attempt[] =>
    [...(this.#configured ? [this.#configured] : []), ...this.#others].filter(({ isText }) => !isText);

  #hasCall = (): boolean => this.#others.some(({ isText, hasCall }) => hasCall && !isText);

  #verdict(ending: Ending | 'open'): TrialVerdict {
    const { dialects, tools, isStart } = this.#options;
    const { isText = true, hasCall = false, hasReasoning = false } = this.#configured ?? {};
    if (!isText && hasCall) return 'configured';
    if (!isText && hasReasoning) return 'text';
    const others = this.#others.filter((each) => !each.isText && (isStart || !each.hasReasoning));
    const reasoning = others.find((each) => each.hasReasoning);
    if (reasoning && (isText || ending !== 'open')) return { dialect: reasoning.dialect };
    if (others.length === 0 && isText) return this.#others.some((each) => each.hasCall) ? 'quoted' : 'text';
    if (ending === 'open') return 'open';
    const possible = dialects.filter((name) => others.some(({ dialect }) => dialect === name));
    const found = detectDialect(this.text(), tools, 'none', possible);
    return found ? { dialect: found.dialect } : 'text';
  }
}

/** The reader of one dialect, and what it has found. */
interface Attempt {
  reader: Reader;
  /** It takes some of the text for text, or for a call of a tool that is not offered, or cannot read a call. */
  isText: boolean;
  hasCall: boolean;
  hasReasoning: boolean;
}

function attempt(create: CreateReader, offered: ReadonlySet<string>): Attempt {
  const state = { isText: false, hasCall: false, hasReasoning: false };
  const reader = create((event) => {
    if (event.type === 'call-start') {
      state.hasCall ||= offered.has(event.name);
      state.isText ||= !offered.has(event.name);
    } else if (event.type === 'reasoning') {
      state.hasReasoning = true;
      // Reasoning precedes calls.
      state.isText ||= state.hasCall;
    } else if (event.type === 'call-broken' || (event.type === 'text' && event.text.trim() !== '')) state.isText = true;
  });
  return Object.assign(state, { reader });
}
