import type * as wire from '../../../../generated/openai.js';
import { wholeCharacters } from '../../../core/answer-steps.ts';
import type { FrontendContext, ProtocolCodec, Report } from '../../../core/codec.ts';
import type { StreamedEvent } from '../../../core/fold.ts';
import { restoreFreeformCalls } from '../../../core/freeform.ts';
import { asObject, asString, type JsonObject } from '../../../core/json.ts';
import { LongFrame } from '../../../core/long-frame.ts';
import { createNativeWriter } from '../../../core/native-frame.ts';
import { plainAnswer } from '../../../core/plain-answer.ts';
import { onceReporter } from '../../../core/provenance.ts';
import { chain, type Frame, type Stage, type Step } from '../../../core/step.ts';
import type { CoreFinish, CoreUsage } from '../../../core/types.ts';
import type { NameIn } from '../../../core/wire-object.ts';
import { responseHead, responseObject, type ResponseHead, type ResponseState } from './answer.ts';
import { toCompacted } from './compaction.ts';
import { encodeFailure } from './error.ts';
import { protocol } from './extras.ts';
import { encodeFinish } from './finish.ts';
import { ItemEncoder } from './item-encoder.ts';
import type { WrittenEvent } from './wire.ts';
import type { CoreStreamEvent } from '../../../core/stream-event.ts';

type FinishEvent = Extract<CoreStreamEvent, { type: 'finish' }>;

/**
 * Writes a stream of Responses events, each with its number. An error ends it as an answer that failed: Codex handles
 * `response.failed` and ignores `error`.
 */
export const encodeStream = (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  chain(wholeCharacters, (emit) => {
    const encoder = new AnswerEncoder(context, (event) => {
      const type = asString(event.type) ?? '';
      const isLong = encoder.textLength > maxShortText && !type.endsWith('.delta');
      emit(isLong ? new LongFrame(type, event) : { event: type, data: JSON.stringify(event) });
    });
    return encoder;
  });

/**
 * How long the texts of an answer may be until its events are written in pieces, in UTF-16 units: the last events of a text
 * repeat it four times.
 */
const maxShortText = 1024 * 1024;

/** A plain answer is the one that the last event of its stream holds. */
export const encodeResponse: ProtocolCodec['encodeResponse'] = (response, context) => {
  const body = encodePlain(response, context);
  return context.request.form === 'compaction' ? toCompacted(body) : body;
};

const encodePlain = plainAnswer(
  (context): Step<StreamedEvent, NumberedEvent> =>
    (emit) =>
      new AnswerEncoder(context, emit),
  (events) => {
    const last = events.at(-1) ?? {};
    return ('response' in last && asObject(last.response)) || {};
  },
);

const typeField = 'type' satisfies keyof wire.ResponseStreamEvent;
const responseField = 'response' satisfies keyof wire.ResponseStateEvent;

type NumberedEvent = WrittenEvent & Pick<wire.ResponseStateEvent, 'sequence_number'>;

class AnswerEncoder implements Stage<StreamedEvent> {
  readonly #context: FrontendContext;
  readonly #emitNumbered: (event: NumberedEvent) => void;
  readonly #native: ReturnType<typeof createNativeWriter>;
  readonly #items: ItemEncoder;
  readonly #parts: Stage<CoreStreamEvent>;
  #sequence = 0;
  #head: ResponseHead | undefined;
  #usage: CoreUsage | undefined;
  #finish: FinishEvent | undefined;
  #hasRefusal = false;
  #hasEnded = false;
  /** How long the texts are that came in deltas. */
  textLength = 0;
  /** What the vendor repeats of the request, by the event that holds it. */
  readonly #echoes = new Map<string, JsonObject>();
  /** The vendor's own `response.in_progress` may still come. */
  #isProgressDue = false;
  readonly #reportOnce: Report;

  constructor(context: FrontendContext, emit: (event: NumberedEvent) => void) {
    this.#context = context;
    this.#reportOnce = onceReporter(context.report);
    this.#emitNumbered = emit;
    this.#native = createNativeWriter(protocol, context.report, matchingEvents);
    this.#items = new ItemEncoder((event) => this.#emit(event), context);
    this.#parts = restoreFreeformCalls(context.request)((event) => {
      if ('part' in event) this.#items.write(event);
    });
  }

  push(event: StreamedEvent): void {
    if (this.#hasEnded) return;
    if ('candidate' in event && event.candidate > 0)
      return this.#reportOnce({ field: 'candidates', what: 'candidates other than the first', instead: 'the first' });
    this.#follow(event);
    switch (event.type) {
      case 'response-start':
        this.#start(event, { isNative: event.native?.protocol === protocol });
        return;
      case 'usage':
        this.#usage = event.usage;
        return;
      case 'finish':
        this.#finish = event;
        if (event.logprobs)
          this.#context.report({ field: 'logprobs', what: 'log probabilities of tokens that are no text' });
        return;
      case 'end':
        return this.#complete();
      case 'opaque':
        return this.#writeOpaque(event);
      case 'error': {
        const error = encodeFailure(event.error);
        return this.#end('response.failed', { standing: { status: 'failed' }, output: this.#items.output, error });
      }
      default:
        if (event.type === 'text-start' && event.of === 'refusal') this.#hasRefusal = true;
        this.#start({ id: '' });
        this.#emitProgress();
        if ('text' in event) this.textLength += event.text.length;
        return this.#parts.push(event);
    }
  }

  end(): void {}

  /** What the vendor repeats of the request replaces what is known of it here. */
  #follow(event: StreamedEvent): void {
    const { native: vendor } = event;
    if (vendor?.protocol !== protocol) return this.#native.observe(event);
    const frames = vendor.frames.map(({ [responseField]: response, ...frame }) => {
      const echo = asObject(response);
      if (echo) this.#echoes.set(asString(frame[typeField]) ?? '', echo);
      return frame;
    });
    // Those that a part was held with are written with it.
    const own = frames.filter(({ events }) => events === undefined);
    this.#native.observe({ ...event, native: { ...vendor, frames: own } });
  }

  #start(answer: Parameters<typeof responseHead>[0], { isNative } = { isNative: false }): ResponseHead {
    if (this.#head) return this.#head;
    this.#head = responseHead(answer, this.#context);
    this.#emitState('response.created', this.#head);
    this.#isProgressDue = true;
    if (!isNative) this.#emitProgress();
    return this.#head;
  }

  #emitProgress(): void {
    if (!this.#isProgressDue || !this.#head) return;
    this.#isProgressDue = false;
    this.#emitState('response.in_progress', this.#head);
  }

  #emitState(type: wire.ResponseStateEvent['type'], head: ResponseHead): void {
    const echo = this.#echoes.get(type) ?? this.#echoes.get('response.created') ?? {};
    const state: ResponseState = { standing: { status: 'in_progress' }, output: [], echo };
    this.#emit({ type, response: responseObject(head, state, this.#context) });
  }

  /** An event that only this protocol knows is passed on. */
  #writeOpaque(event: Extract<CoreStreamEvent, { type: 'opaque' }>): void {
    const { protocol: owner, payload } = event;
    if (owner !== protocol) return;
    this.#start({ id: '' });
    // An answer waits before it is in progress.
    if (payload[typeField] !== ('response.queued' satisfies wire.ResponseStateEvent['type'])) this.#emitProgress();
    this.#items.passOn(payload);
  }

  #complete(): void {
    const finish: CoreFinish = this.#finish?.finish ?? { reason: 'other' };
    const standing = encodeFinish(finish, { refusal: this.#hasRefusal }, this.#context.report);
    this.#emitProgress();
    const output = this.#items.finish(standing);
    this.#end(standing.status === 'completed' ? 'response.completed' : 'response.incomplete', { standing, output });
  }

  #end(type: wire.ResponseStateEvent['type'], end: Pick<ResponseState, 'standing' | 'output' | 'error'>): void {
    const head = this.#start({ id: '' });
    this.#emitProgress();
    this.#hasEnded = true;
    const echo = this.#echoes.get(type);
    const state = { usage: this.#usage, message: this.#finish, ...(echo && { echo }), ...end };
    this.#emit({ type, response: responseObject(head, state, this.#context) });
  }

  #emit(event: WrittenEvent): void {
    this.#emitNumbered({ ...this.#native.complete(event), sequence_number: this.#sequence++ });
  }
}

const placeFields: readonly NameIn<wire.ReasoningTextDeltaEvent | wire.SummaryTextDeltaEvent>[] = [
  'type',
  'content_index',
  'summary_index',
];

/**
 * Those of the vendor's events that one is written for, by its type and its place within an item: the first, unless
 * it is one of many pieces, of which some may have come to nothing.
 */
function matchingEvents(written: JsonObject, waiting: readonly JsonObject[]): readonly JsonObject[] {
  const same = waiting.filter((rest) =>
    placeFields.every((name) => rest[name] === undefined || rest[name] === written[name]),
  );
  return asString(written[typeField])?.endsWith('.delta') ? same : same.slice(0, 1);
}
