import type { BackendContext } from '../../core/codec.ts';
import { dialectNotes } from '../../core/dialect-notes.ts';
import { partEvents, type CorePartEvent, type ClosingFields, closingFields } from '../../core/fold.ts';
import { PartWriter } from '../../core/part-writer.ts';
import { copyProvenance } from '../../core/provenance.ts';
import type { CoreCitation, CoreFinish, CoreLogprob } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { createCallWriter, type CallWriter, type Delivery } from './call-writer.ts';
import type { DialectEvent, DialectNote, Ending, Reader } from '../dialect.ts';
import { shorten } from '../text/output.ts';
import type { CoreStreamEvent, CoreTextDelta } from '../../core/stream-event.ts';

/** How the candidates of one response are read. */
export interface CandidateOptions {
  /** Creates the reader for the text of one candidate. */
  reader(emit: (event: DialectEvent) => void): Reader;
  /** The context of the response, with the request as the client sent it. */
  context: BackendContext;
  delivery: Delivery;
  /** The number of the first part. Default: 0. */
  firstPart?: number;
  note(note: DialectNote): void;
  emit(event: CoreStreamEvent): void;
}

/** What is read from the text, in order. */
type TextEvent =
  | (Exclude<DialectEvent, DialectNote> & { logprobs?: CoreLogprob[] })
  | { type: 'citation'; citation: CoreCitation }
  | { type: 'closing'; closing: ClosingFields };

/**
 * Reads one candidate: its text through the reader of a dialect, everything else as the vendor sent it.
 *
 * Parts are written one at a time: parts of the vendor wait for the end of a call in the text, and events of the text
 * wait for the end of the parts that the vendor has opened. Native calls of the vendor may be open in parallel.
 *
 * A call that cannot be read becomes text of its own.
 */
export class CandidateReader {
  readonly #context: BackendContext;
  readonly #note: CandidateOptions['note'];
  readonly #emit: CandidateOptions['emit'];
  readonly #reader: Reader;
  readonly #writer: PartWriter;
  readonly #calls: CallWriter;
  /** The vendor's text parts that the reader parses. */
  readonly #texts = new Map<number, ClosingFields>();
  /** The vendor's other open parts: vendor part number to our part number. */
  readonly #natives = new Map<number, number>();
  readonly #textGate = createGate<TextEvent>(
    () => this.#natives.size > 0,
    (event) => this.#writeEvent(event),
  );
  readonly #vendorGate = createGate<CorePartEvent>(
    () => this.#calls.isOpen(),
    (event) => this.#send(event),
  );
  readonly #logprobBuffer = createLogprobBuffer();
  #hasText = false;
  #hasNativeCalls = false;
  /** Whether the text before is that of a call that cannot be read. */
  #isAfterUnreadable = false;

  constructor(candidate: number, { reader, context, delivery, firstPart, note, emit }: CandidateOptions) {
    this.#context = context;
    this.#note = note;
    this.#emit = emit;
    this.#reader = reader((event) => this.#receive(event));
    this.#writer = new PartWriter(emit, candidate, firstPart);
    this.#calls = createCallWriter(this.#writer, context, delivery);
  }

  #receive(event: DialectEvent): void {
    if (event.type === 'note') return this.#note(event);
    if (event.type !== 'text') this.#logprobBuffer.drop();
    const logprobs = this.#logprobBuffer.asText();
    this.#textGate.pass(logprobs ? { ...event, logprobs } : event);
  }

  #writeEvent(event: TextEvent): void {
    switch (event.type) {
      case 'text':
        return this.#writeText(event.text, event.logprobs);
      case 'reasoning':
        return this.#writer.reasoning(event.text);
      case 'call-start':
        return this.#calls.start(event.name);
      case 'call-arguments':
        return this.#calls.append(event.text);
      case 'call-done':
      case 'call-cut':
        this.#calls.end(event.type);
        return this.#vendorGate.open();
      case 'call-broken':
        this.#writeUnreadable(this.#calls.endUnreadable());
        return this.#vendorGate.open();
      case 'citation':
        return this.#writer.citation(event.citation);
      case 'closing':
        return this.#closeText(event.closing);
      default:
        unreachable(event);
    }
  }

  #writeText(text: string, logprobs?: CoreLogprob[]): void {
    this.#writer.text(this.#isAfterUnreadable ? paragraphs + text : text, 'text', logprobs);
    this.#isAfterUnreadable = false;
    this.#hasText ||= text !== '';
  }

  #writeUnreadable(text: string): void {
    this.#note({ type: 'note', what: dialectNotes.unreadableCall, saw: shorten(text), made: 'text' });
    this.#writer.text(this.#hasText ? paragraphs + text : text);
    this.#hasText = true;
    this.#isAfterUnreadable = true;
  }

  #closeText(closing: ClosingFields): void {
    if (this.#writer.isOpen('text')) return this.#writer.closeText(closing);
    const { signature, extras } = closing;
    if (signature || extras)
      this.#context.report({ what: 'the fields of a text that contained only calls or reasoning' });
  }

  #readText(event: CoreTextDelta): void {
    switch (event.type) {
      case 'text-start':
        this.#texts.set(event.part, closingFields(event));
        return;
      case 'text-delta':
        return this.#pushText(event.text, event.logprobs);
      case 'text-citation':
        return this.#textGate.pass({ type: 'citation', citation: event.citation });
      case 'text-done': {
        const closing: ClosingFields = { ...this.#texts.get(event.part), ...closingFields(event) };
        this.#texts.delete(event.part);
        if (Object.keys(closing).length > 0) this.#textGate.pass({ type: 'closing', closing });
        return;
      }
      default:
        unreachable(event);
    }
  }

  /**
   * Pushes token by token if log probabilities are given, so that each probability stays with the text its token
   * became.
   */
  #pushText(text: string, logprobs: CoreLogprob[] = []): void {
    if (logprobs.length > 0 && logprobs.map(({ token }) => token).join('') === text)
      for (const logprob of logprobs) {
        this.#logprobBuffer.keep([logprob]);
        this.#reader.push(logprob.token);
      }
    else {
      this.#logprobBuffer.keep(logprobs);
      this.#reader.push(text);
    }
  }

  #send(event: CorePartEvent): void {
    switch (event.type) {
      case 'text-start':
      case 'reasoning-start':
      case 'tool-call-start': {
        this.#hasNativeCalls ||= event.type === 'tool-call-start';
        const part = this.#writer.takeIndex();
        this.#natives.set(event.part, part);
        return this.#emit({ ...event, part });
      }
      case 'text-done':
      case 'reasoning-done':
      case 'tool-call-done': {
        const part = this.#natives.get(event.part);
        this.#natives.delete(event.part);
        if (part !== undefined) this.#emit({ ...event, part });
        return this.#textGate.open();
      }
      case 'part':
        this.#hasNativeCalls ||= event.value.type === 'tool-call';
        return this.#emit({ ...event, part: this.#writer.takeIndex() });
      default: {
        const part = this.#natives.get(event.part);
        if (part !== undefined) this.#emit({ ...event, part });
      }
    }
  }

  read(event: CorePartEvent): void {
    switch (event.type) {
      case 'text-start':
        return event.of === 'text' ? this.#readText(event) : this.#vendorGate.pass(event);
      case 'text-delta':
      case 'text-citation':
      case 'text-done':
        return this.#texts.has(event.part) ? this.#readText(event) : this.#vendorGate.pass(event);
      case 'part':
        if (event.value.type !== 'text') return this.#vendorGate.pass(event);
        for (const each of partEvents(event, event.value)) this.read(each);
        return;
      default:
        this.#vendorGate.pass(event);
    }
  }

  /** Ends the candidate with the reason of the vendor. Returns the reason that follows from the text. */
  finish(given: CoreFinish): CoreFinish {
    this.#reader.end(endingOf(given, this.#context));
    this.#natives.clear();
    this.#textGate.open();
    if (!this.#writer.isOpen('text')) this.#logprobBuffer.drop();
    const last = this.#logprobBuffer.asText();
    if (last) this.#writer.text('', 'text', last);
    this.#writer.closeAll();
    if (this.#logprobBuffer.hasDropped())
      this.#context.report({ field: 'logprobs', what: 'log probabilities of tokens that are not text' });
    return this.#finishOf(given);
  }

  /** Calls in the text determine the finish reason, even if the vendor does not know about them. */
  #finishOf(given: CoreFinish): CoreFinish {
    const { stopSequence, ...finish } = given;
    if (finish.reason !== 'stop' && finish.reason !== 'tool-calls') return given;
    const { completed, cut, unreadable } = this.#calls.counts;
    // Clients must not execute the calls of a truncated response.
    if (cut > 0) return copyProvenance(given, { ...finish, reason: 'length' });
    if (completed > 0) return copyProvenance(given, { ...finish, reason: 'tool-calls' });
    // There is no call for the client.
    if (unreadable > 0 && !this.#hasNativeCalls) return copyProvenance(given, { ...finish, reason: 'stop' });
    // A stop sequence that the client did not request was added by the dialect.
    return stopSequence === undefined || isRequestedStop(stopSequence, this.#context)
      ? given
      : copyProvenance(given, finish);
  }
}

/** Separates a call that cannot be read from the text around it. */
const paragraphs = '\n\n';

/**
 * Whether what is open at the end of the text was cut. Any finish reason except `stop` and `tool-calls` counts as cut.
 */
export function endingOf({ reason, stopSequence }: CoreFinish, context: BackendContext): Ending {
  if (stopSequence !== undefined && isRequestedStop(stopSequence, context)) return 'length';
  return reason === 'stop' || reason === 'tool-calls' ? 'stop' : 'length';
}

const isRequestedStop = (stopSequence: string, { request }: BackendContext): boolean =>
  request.stop?.includes(stopSequence) ?? false;

/** Passes values on in order. Values that arrive while the gate is shut wait. */
interface Gate<T> {
  pass(value: T): void;
  /** Passes waiting values on until one of them shuts the gate again. */
  open(): void;
}

function createGate<T>(isShut: () => boolean, through: (value: T) => void): Gate<T> {
  const waiting: T[] = [];
  let next = 0;

  return {
    pass(value) {
      if (next < waiting.length || isShut()) waiting.push(value);
      else through(value);
    },
    open() {
      while (next < waiting.length && !isShut()) {
        const value = waiting[next++];
        if (value !== undefined) through(value);
      }
      if (next < waiting.length) return;
      waiting.length = 0;
      next = 0;
    },
  };
}

/** Keeps log probabilities until it is known whether their tokens became text. Only those of text are written. */
interface LogprobBuffer {
  keep(logprobs: readonly CoreLogprob[]): void;
  /** Returns the kept probabilities: their tokens became text. */
  asText(): CoreLogprob[] | undefined;
  /** Discards the kept probabilities: their tokens became something else. */
  drop(): void;
  hasDropped(): boolean;
}

function createLogprobBuffer(): LogprobBuffer {
  let kept: CoreLogprob[] = [];
  let dropped = false;

  return {
    keep(logprobs) {
      for (const logprob of logprobs) kept.push(logprob);
    },
    asText() {
      if (kept.length === 0) return undefined;
      const released = kept;
      kept = [];
      return released;
    },
    drop() {
      if (kept.length === 0) return;
      kept = [];
      dropped = true;
    },
    hasDropped: () => dropped,
  };
}
