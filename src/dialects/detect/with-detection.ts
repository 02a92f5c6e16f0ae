import type { BackendCodec, BackendContext } from '../../core/codec.ts';
import { partEvents, ResponseFold, type CorePartEvent } from '../../core/fold.ts';
import { copyProvenance } from '../../core/provenance.ts';
import { chain, type Step } from '../../core/step.ts';
import type { CoreChatResponse } from '../../core/types.ts';
import type { Delivery } from '../answer/call-writer.ts';
import { CandidateReader, endingOf } from '../answer/candidate-reader.ts';
import { eventsToRead, noteTo, renumberingReporter } from '../answer/read-events.ts';
import { createDetector, detectedReader, mayDetect, type ReadSetup } from '../answer/readers.ts';
import type { Ending } from '../dialect.ts';
import type { Detected, Detector } from './detector.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

type DetectionSetup = Pick<ReadSetup, 'tools' | 'form' | 'dialectDetection'>;

/**
 * Wraps a codec for a backend whose API has structured calls: if its server did not find the calls of a model, they are
 * in the text. All events pass as they are, up to the first call in the text.
 */
export function withDetection<Codec extends BackendCodec>(codec: Codec, setup: DetectionSetup): Codec {
  const read: ReadSetup = { ...setup, dialect: null, thinking: 'none', toolNames: codec.toolNames };
  return {
    ...codec,
    decodeResponse(body, context) {
      const response = codec.decodeResponse(body, context);
      return mayDetect(read, context) ? readResponse(response, read, context) : response;
    },
    decodeStream: (context) =>
      mayDetect(read, context)
        ? chain(codec.decodeStream(context), watchStream(read, context, 'streamed'))
        : codec.decodeStream(context),
  };
}

function readResponse(response: CoreChatResponse, setup: ReadSetup, context: BackendContext): CoreChatResponse {
  const events: CoreStreamEvent[] = [];
  let isDetected = false;
  const stage = watchStream(setup, context, 'whole', () => {
    isDetected = true;
  })((event) => events.push(event));
  for (const event of eventsToRead(response)) stage.push(event);
  if (!isDetected) return response;
  const fold = new ResponseFold();
  for (const event of events) fold.add(event);
  const read = fold.result();
  for (const [index, { message }] of response.candidates.entries()) {
    const copy = read.candidates[index];
    if (copy) copyProvenance(message, copy.message);
  }
  return copyProvenance(response, read);
}

function watchStream(
  setup: ReadSetup,
  context: BackendContext,
  delivery: Delivery,
  detected = (): void => undefined,
): Step<CoreStreamEvent, CoreStreamEvent> {
  return (emit) => {
    const candidates = new Map<number, WatchedCandidate>();
    const note = noteTo(context);
    const reportRenumbered = renumberingReporter(context);

    function watched(index: number): WatchedCandidate {
      const known = candidates.get(index);
      if (known) return known;
      const made = new WatchedCandidate(index, { setup, context, delivery, note, emit, detected });
      candidates.set(index, made);
      return made;
    }

    return {
      push(event) {
        switch (event.type) {
          case 'opaque':
            return event.about === undefined || ![...candidates.values()].some(({ isRead }) => isRead)
              ? emit(event)
              : reportRenumbered(event);
          case 'response-start':
          case 'usage':
            return emit(event);
          case 'error':
            for (const candidate of candidates.values()) candidate.settle('length');
            return emit(event);
          case 'finish': {
            const candidate = watched(event.candidate);
            candidates.delete(event.candidate);
            return emit(candidate.finish(event));
          }
          case 'end':
            for (const candidate of candidates.values()) candidate.close();
            return emit(event);
          case 'final-response':
            return emit({ ...event, response: readResponse(event.response, setup, context) });
          default:
            return watched(event.candidate).read(event);
        }
      },
      end() {},
    };
  };
}

interface WatchOptions {
  setup: ReadSetup;
  context: BackendContext;
  delivery: Delivery;
  note: ReturnType<typeof noteTo>;
  emit(event: CoreStreamEvent): void;
  detected(): void;
}

type TextDelta = Extract<CorePartEvent, { type: 'text-delta' }>;

/** A text of the vendor that is open. */
interface WatchedText {
  part: number;
  detector: Detector;
  /** Its start, until some of it passes: a text that consists of calls is none. */
  start?: CorePartEvent;
  /** Its end, while text is held. */
  done?: CorePartEvent;
}

/** Passes the events of one candidate as they are, up to the first call in its text. */
class WatchedCandidate {
  readonly #candidate: number;
  readonly #options: WatchOptions;
  /** Reads all events from the first call in the text on. */
  #read: CandidateReader | undefined;
  #text: WatchedText | undefined;
  /** Parts of the vendor that are open beside the text. */
  #others = 0;
  #nextPart = 0;
  #hasText = false;
  /** Whether the server found calls itself. */
  #hasCalls = false;

  constructor(candidate: number, options: WatchOptions) {
    this.#candidate = candidate;
    this.#options = options;
  }

  /** Whether the events are those of a reader, with new part numbers. */
  get isRead(): boolean {
    return this.#read !== undefined;
  }

  read(event: CorePartEvent): void {
    if (this.#read) return this.#read.read(event);
    this.#nextPart = Math.max(this.#nextPart, event.part + 1);
    if (event.type === 'part' && event.value.type === 'text') {
      for (const each of partEvents(event, event.value)) this.read(each);
      return;
    }
    const text = this.#text;
    if (text && event.part === text.part) {
      if (event.type === 'text-delta') return this.#pushText(text, event);
      if (event.type === 'text-done' && text.detector.isHolding) {
        text.done = event;
        return;
      }
      // Its end, or a citation, which calls do not have.
      this.#release(text);
    } else if (text) this.#leave(text);
    this.#pass(event);
  }

  #pass(event: CorePartEvent): void {
    switch (event.type) {
      case 'text-start':
        if (event.of === 'text' && !this.#hasCalls && this.#others === 0) return this.#watch(event);
        break;
      case 'text-done':
        if (event.part === this.#text?.part) this.#text = undefined;
        break;
      case 'tool-call-start':
        this.#hasCalls = true;
        this.#others++;
        break;
      case 'reasoning-start':
        this.#others++;
        break;
      case 'tool-call-done':
      case 'reasoning-done':
        this.#others--;
        break;
      case 'part':
        this.#hasCalls ||= event.value.type === 'tool-call';
        break;
      default:
    }
    this.#options.emit(event);
  }

  #watch(start: CorePartEvent): void {
    const { setup, context } = this.#options;
    this.#text = { part: start.part, start, detector: createDetector(setup, context, !this.#hasText) };
    this.#hasText = true;
  }

  #pushText(text: WatchedText, event: TextDelta): void {
    const passed = text.detector.push(event.text);
    if (passed === event.text) {
      this.#start(text);
      this.#options.emit(event);
    } else this.#emitText(text, passed);
    if (text.detector.detected) this.#begin(text, text.detector.detected);
  }

  #emitText(watched: WatchedText, text: string): void {
    if (text === '') return;
    this.#start(watched);
    this.#options.emit({ candidate: this.#candidate, part: watched.part, type: 'text-delta', text });
  }

  /** All of it is text. */
  #release(text: WatchedText): void {
    this.#emitText(text, text.detector.stop());
    this.#start(text);
  }

  #start(text: WatchedText): void {
    if (text.start) this.#options.emit(text.start);
    delete text.start;
  }

  /** From here on, the text is in a dialect. */
  #begin(text: WatchedText, { dialect, text: rest }: Detected): void {
    const { setup, context, delivery, note, emit, detected } = this.#options;
    const place = { candidate: this.#candidate, part: text.part };
    detected();
    if (!text.start) emit({ ...place, type: 'text-done' });
    this.#text = undefined;
    this.#read = new CandidateReader(this.#candidate, {
      reader: (receive) => detectedReader(dialect, setup, context, receive),
      context,
      delivery,
      firstPart: text.start ? text.part : this.#nextPart,
      note,
      emit,
    });
    this.#read.read({ ...place, type: 'text-start', of: 'text' });
    this.#read.read({ ...place, type: 'text-delta', text: rest });
    if (text.done) this.#read.read(text.done);
  }

  /** The answer goes on after the text, which therefore does not end with calls. */
  #leave(text: WatchedText): void {
    this.#release(text);
    if (text.done) this.#options.emit(text.done);
    this.#text = undefined;
  }

  /** What is held is text, unless a call is found in it. */
  settle(ending: Ending): void {
    const text = this.#text;
    if (!text) return;
    this.#emitText(text, text.detector.end(ending));
    if (text.detector.detected) this.#begin(text, text.detector.detected);
    else this.#leave(text);
  }

  finish(event: Extract<CoreStreamEvent, { type: 'finish' }>): CoreStreamEvent {
    this.settle(endingOf(event.finish, this.#options.context));
    if (!this.#read) return event;
    // Native data of the frame is dropped, as its events have changed.
    const { native: _, ...rest } = event;
    return { ...rest, finish: this.#read.finish(event.finish) };
  }

  /** The vendor gives no reason why the answer ended. */
  close(): void {
    this.settle('length');
    this.#read?.finish({ reason: 'other' });
  }
}
