import type { CoreTool } from '../../core/types.ts';
import { detectDialect } from '../detect-dialect.ts';
import type { DialectEvent, DialectName, Ending, Reader } from '../dialect.ts';
import { isMentioned } from '../text/mention.ts';
import { offeredNames } from '../text/names.ts';

export type CreateReader = (emit: (event: DialectEvent) => void) => Reader;

export interface TrialOptions {
  /** In order of preference. */
  dialects: readonly DialectName[];
  tools: readonly CoreTool[];
  /** What the text begins with. */
  marker: string;
  /** Whether the text is the beginning of an answer. */
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
      for (const { reader, state } of this.#attempts()) if (state === 'open' || state === 'calls') reader.push(piece);
      const verdict = this.#verdict('open');
      if (verdict !== 'open') return verdict;
    }
    if (ending === 'open') return 'open';
    for (const { reader } of this.#attempts()) reader.end(ending);
    return this.#verdict(ending);
  }

  *#attempts(): Generator<Attempt> {
    if (this.#configured) yield this.#configured;
    yield* this.#others;
  }

  #hasCall = (): boolean => this.#others.some(({ state }) => state === 'calls');

  #verdict(ending: Ending | 'open'): TrialVerdict {
    const configured = this.#configured?.state ?? 'text';
    if (configured === 'calls' || configured === 'quoted') return 'configured';
    if (configured === 'reasoning') return 'text';
    if (configured === 'open' && ending === 'open') return 'open';
    const reasoning = this.#others.find(({ state }) => state === 'reasoning');
    if (reasoning && this.#mayBeReasoning()) return { dialect: reasoning.dialect };
    const possible = this.#others.filter(({ state }) => state === 'open' || state === 'calls');
    if (possible.length === 0) return this.#others.some(({ state }) => state === 'quoted') ? 'quoted' : 'text';
    if (ending === 'open') return 'open';
    const names = possible.map(({ dialect }) => dialect);
    const found = detectDialect(this.text(), this.#options.tools, 'none', names);
    return found ? { dialect: found.dialect } : 'text';
  }

  /** Reasoning that begins an answer directly after its marker identifies a dialect. */
  #mayBeReasoning(): boolean {
    const { isStart, marker } = this.#options;
    return isStart && !isMentioned(this.text(), marker.length, true);
  }
}

/** The reader of one dialect, and what it takes the text for. No later event changes `text` and `reasoning`. */
interface Attempt {
  reader: Reader;
  /**
   * `open`: nothing so far. `text`: some of it is text, a call of a tool that is not offered, or a call that cannot be read;
   * `quoted`: that comes after a call.
   */
  state: 'open' | 'calls' | 'reasoning' | 'text' | 'quoted';
}

function attempt(create: CreateReader, offered: ReadonlySet<string>): Attempt {
  const made: Pick<Attempt, 'state'> = { state: 'open' };
  const reader = create((event) => {
    if (made.state !== 'open' && made.state !== 'calls') return;
    const isOffered = event.type === 'call-start' && offered.has(event.name);
    if (isOffered) made.state = 'calls';
    else if (event.type === 'reasoning' && made.state === 'open') {
      if (event.text.trim() !== '') made.state = 'reasoning';
    } else if (event.type === 'call-start' || event.type === 'call-broken' || hasText(event))
      made.state = made.state === 'calls' ? 'quoted' : 'text';
  });
  return Object.assign(made, { reader });
}

const hasText = (event: DialectEvent): boolean =>
  (event.type === 'text' || event.type === 'reasoning') && event.text.trim() !== '';
