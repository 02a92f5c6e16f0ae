import type { DialectEvent, DialectName, Ending, Reader } from '../dialect.ts';

type Emit = (event: DialectEvent) => void;

export interface TrialOptions {
  /** In order of preference. */
  dialects: readonly DialectName[];
  offered: ReadonlySet<string>;
  /** Whether the text is the beginning of an answer: then reasoning in the form of a dialect identifies it too. */
  isStart: boolean;
  /** Absent: the configured reader reads no calls. */
  configured?(emit: Emit): Reader;
  readerOf(dialect: DialectName, emit: Emit): Reader;
}

/** A dialect that a text is in. */
interface Detected {
  dialect: DialectName;
  /** How much of the text its reader has read. */
  consumed: number;
  /** Emits what it has found, and returns the reader of the rest. */
  begin(emit: Emit): Reader;
}

/** `text`: what begins the text is no call. `open`: more text is needed. */
export type TrialVerdict = Detected | 'configured' | 'text' | 'open';

/** Maximum text that is tried, and maximum text after the first call that is found, in UTF-16 units. */
const maxTrial = 2000;
const maxAfterCall = 64;

/**
 * Reads a text that begins with a marker in all dialects that know the marker, unit by unit, so that the result does not
 * depend on how the text is split.
 */
export class Trial {
  readonly #configured: Attempt | undefined;
  readonly #others: readonly Attempt[];
  #consumed = 0;
  /** Where the first call was found. */
  #foundAt: number | undefined;

  constructor({ dialects, offered, isStart, configured, readerOf }: TrialOptions) {
    this.#configured = configured && new Attempt(undefined, configured, { offered, reasoning: 'passed' });
    const reasoning = isStart ? 'found' : 'failed';
    this.#others = dialects.map(
      (dialect) => new Attempt(dialect, (emit) => readerOf(dialect, emit), { offered, reasoning }),
    );
  }

  /** @param text the text from the marker on, each time from the beginning */
  read(text: string, ending: Ending | 'open'): TrialVerdict {
    while (this.#consumed < text.length) {
      const unit = text.charAt(this.#consumed++);
      for (const attempt of this.#attempts()) attempt.push(unit);
      const verdict = this.#verdict();
      if (verdict !== 'open') return verdict;
    }
    if (ending === 'open') return 'open';
    for (const attempt of this.#attempts()) attempt.end(ending);
    return this.#final();
  }

  *#attempts(): Generator<Attempt> {
    if (this.#configured) yield this.#configured;
    yield* this.#others;
  }

  #verdict(): TrialVerdict {
    const configured = this.#configured?.state ?? 'failed';
    if (configured === 'found') return 'configured';
    if (configured === 'passed') return 'text';
    const found = this.#others.find(({ state }) => state === 'found');
    if (found) this.#foundAt ??= this.#consumed;
    const isDecided = this.#others.every(({ state }) => state !== 'open');
    if (configured === 'failed' && !found && isDecided) return 'text';
    if (this.#consumed >= maxTrial) return configured === 'failed' && found ? this.#detected(found) : 'text';
    if (configured === 'open' || !found) return 'open';
    return isDecided || this.#consumed - (this.#foundAt ?? 0) >= maxAfterCall ? this.#detected(found) : 'open';
  }

  /** The text is over: what is not found is text. */
  #final(): TrialVerdict {
    const configured = this.#configured?.state;
    if (configured === 'found') return 'configured';
    if (configured === 'passed') return 'text';
    const found = this.#others.find(({ state }) => state === 'found');
    return found ? this.#detected(found) : 'text';
  }

  #detected(found: Attempt): TrialVerdict {
    const { dialect } = found;
    if (dialect === undefined) return 'configured';
    return { dialect, consumed: this.#consumed, begin: (emit) => found.begin(emit) };
  }
}

/** `passed`: it reads the text as something that is neither a call nor text. */
type AttemptState = 'open' | 'found' | 'passed' | 'failed';

interface Expected {
  offered: ReadonlySet<string>;
  /** What reasoning means. */
  reasoning: AttemptState;
}

/** The reader of one dialect, and what it has found. */
class Attempt {
  readonly dialect: DialectName | undefined;
  readonly #reader: Reader;
  readonly #expected: Expected;
  readonly #events: DialectEvent[] = [];
  #emit: Emit | undefined;
  #isOver = false;
  state: AttemptState = 'open';

  constructor(dialect: DialectName | undefined, create: (emit: Emit) => Reader, expected: Expected) {
    this.dialect = dialect;
    this.#expected = expected;
    this.#reader = create((event) => this.#receive(event));
  }

  #receive(event: DialectEvent): void {
    if (this.#emit) return this.#emit(event);
    this.#events.push(event);
    if (event.type === 'call-broken') this.state = 'failed';
    if (this.state !== 'open') return;
    if (event.type === 'call-start') this.state = this.#expected.offered.has(event.name) ? 'found' : 'failed';
    else if (event.type === 'reasoning') this.state = this.#expected.reasoning;
    else if (event.type === 'text' && event.text.trim() !== '') this.state = 'failed';
  }

  push(text: string): void {
    if (this.state !== 'failed') this.#reader.push(text);
  }

  end(ending: Ending): void {
    if (this.state === 'failed' || this.#isOver) return;
    this.#isOver = true;
    this.#reader.end(ending);
  }

  begin(emit: Emit): Reader {
    this.#emit = emit;
    for (const event of this.#events.splice(0)) emit(event);
    return this;
  }
}
