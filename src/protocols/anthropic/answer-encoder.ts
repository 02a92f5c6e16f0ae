import type * as wire from '../../../generated/anthropic.js';
import { wholeCharacters } from '../../core/answer-steps.ts';
import type { FrontendContext, Report } from '../../core/codec.ts';
import { emptyCandidate, type StreamedEvent } from '../../core/fold.ts';
import type { JsonObject } from '../../core/json.ts';
import { createNativeWriter, type NativeWriter } from '../../core/native-frame.ts';
import { plainAnswer } from '../../core/plain-answer.ts';
import { onceReporter } from '../../core/provenance.ts';
import { chain, type Frame, type Stage, type Step } from '../../core/step.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type { CoreChatResponse, CoreUsage, Extras } from '../../core/types.ts';
import { encodeFinish, encodeMessageId, encodeServerUsage, encodeUsage, isTruncatedCall } from './answer.ts';
import { BlockEncoder, unsupportedLogprobs } from './block-encoder.ts';
import { encodeErrorBody, encodeRequestId } from './errors.ts';
import { blockTypeOf } from './extras.ts';
import type { AnswerBlock, AnswerEvent } from './wire.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

/**
 * Encodes a stream as Anthropic events: `message_start` first, with the usage known by then, blocks one after another,
 * and `message_delta` once the usage can be complete. Nothing follows an error.
 */
export const encodeStream = (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  chain(
    wholeCharacters,
    (emit) => new AnswerEncoder(context, (event) => emit({ event: blockTypeOf(event), data: JSON.stringify(event) })),
  );

type FinishEvent = Extract<CoreStreamEvent, { type: 'finish' }>;

class AnswerEncoder implements Stage<StreamedEvent> {
  readonly #context: FrontendContext;
  readonly #native: NativeWriter;
  readonly #blocks: BlockEncoder;
  readonly #emit: (event: AnswerEvent) => void;
  #phase: 'new' | 'named' | 'started' | 'over' = 'new';
  #head: { id: string; extras?: Extras } = { id: '' };
  #usage: CoreUsage | undefined;
  #finish: FinishEvent = { type: 'finish', candidate: 0, finish: { reason: 'other' } };
  /** Events of the vendor's own kinds that arrived before the start. */
  #early: AnswerEvent[] = [];
  readonly #reportOnce: Report;

  constructor(context: FrontendContext, emit: (event: AnswerEvent) => void) {
    const { report } = context;
    this.#context = context;
    this.#reportOnce = onceReporter(report);
    this.#native = createNativeWriter('anthropic', report, ({ type }, waiting) =>
      waiting.filter((rest) => blockTypeOf(rest) === type),
    );
    const emitCompleted = (event: AnswerEvent): void => emit(this.#native.complete(event));
    this.#emit = emitCompleted;
    this.#blocks = new BlockEncoder(context, this.#emit);
  }

  push(event: StreamedEvent): void {
    if (this.#phase === 'over') return;
    if ('candidate' in event && event.candidate > 0)
      return this.#reportOnce({ field: 'candidates', what: 'answers beside the first', instead: 'the first' });
    this.#native.observe(event);
    switch (event.type) {
      case 'response-start':
        this.#head = event;
        this.#phase = 'named';
        return;
      case 'usage':
        this.#usage = event.usage;
        // A vendor of this protocol gives the input's usage right after its start.
        if (this.#phase === 'named') this.#start();
        return;
      case 'finish':
        if (event.logprobs) this.#context.report({ field: 'logprobs', what: unsupportedLogprobs });
        this.#finish = event;
        return;
      case 'end':
        this.#start();
        this.#phase = 'over';
        return this.#stop();
      case 'opaque':
        return this.#passOn(event);
      case 'error':
        this.#phase = 'over';
        // The vendor names the request; Qwen Code tries again only then.
        return this.#emit({ ...encodeRequestId(this.#context.mint('req_')), ...encodeErrorBody(event.error) });
      default:
        this.#start();
        return this.#blocks.encode(event);
    }
  }

  end(): void {}

  /** Clients of this protocol are given its events of unknown kinds. */
  #passOn(event: Extract<CoreStreamEvent, { type: 'opaque' }>): void {
    const { protocol, payload, about } = event;
    if (protocol !== 'anthropic') return;
    if (this.#phase === 'named' || about !== undefined) this.#start();
    if (about !== undefined) return this.#blocks.passOn(about, payload);
    // `message_start` is the first event of any stream, and its content is not known yet.
    if (this.#phase === 'new') this.#early.push(payload);
    else this.#emit(payload);
  }

  #start(): void {
    if (this.#phase === 'started') return;
    this.#phase = 'started';
    const { id, extras } = this.#head;
    const message: wire.StartedMessage = {
      id: encodeMessageId(id, this.#context),
      type: 'message',
      role: 'assistant',
      model: this.#context.request.model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: encodeUsage(this.#usage),
    };
    const event: wire.MessageStartEvent = { type: 'message_start', message: { ...extras?.anthropic, ...message } };
    this.#emit(event);
    for (const payload of this.#early.splice(0)) this.#emit(payload);
  }

  #stop(): void {
    const { finish, extras } = this.#finish;
    const { context_management, ...fields }: JsonObject & Pick<wire.MessageDeltaEvent, 'context_management'> =
      extras?.anthropic ?? {};
    const delta: wire.MessageDeltaEvent['delta'] = {
      stop_reason: encodeFinish(finish, { hasCalls: this.#blocks.hasCalls }, this.#context.report),
      stop_sequence: finish.stopSequence ?? null,
    };
    const event: wire.MessageDeltaEvent = {
      type: 'message_delta',
      delta: { ...this.#native.withoutWritten(fields, this.#finish), ...delta },
      usage: { ...encodeServerUsage(this.#blocks.serverCalls), ...encodeUsage(this.#usage) },
    };
    const edits = context_management ?? this.#context.contextEdits;
    if (edits !== undefined) event.context_management = edits;
    this.#emit(event);
    this.#emit({ type: 'message_stop' });
  }
}

// ---------------------------------------------------------------- plain answers

/** Encodes a plain answer: its stream, joined as the vendor's SDKs do. */
export const encodeResponse = plainAnswer<AnswerEvent>(
  (context) => (emit) => new AnswerEncoder(context, emit),
  (events, response, { report }) => {
    let message: Partial<Omit<wire.StartedMessage, 'usage'> & Pick<wire.MessageDeltaEvent, 'usage'>> = {};
    const content: AnswerBlock[] = [];
    const calls = new Set<AnswerBlock>();
    for (const event of events) {
      const block = content.at(-1) ?? {};
      switch (event.type) {
        case 'message_start':
          message = { ...event.message };
          break;
        case 'content_block_start':
          content.push({ ...event.content_block });
          break;
        case 'content_block_delta':
          if (event.delta.type === 'input_json_delta') calls.add(block);
          else joinDelta(block, event.delta);
          break;
        case 'message_delta': {
          const { type: _, delta, ...fields } = event;
          message = { ...message, ...delta, ...fields };
          break;
        }
        default:
      }
    }
    const truncated = completeCalls([...calls], response, report);
    return { ...message, content: content.filter((block) => !truncated.has(block)) };
  },
);

/**
 * Gives calls their input. Here a plain answer differs from its stream, which has sent the fragments already: arguments
 * that are not a JSON object are put into one, and a call that the output limit cut off is to be left out.
 */
function completeCalls(
  blocks: readonly AnswerBlock[],
  { candidates }: CoreChatResponse,
  report: Report,
): Set<AnswerBlock> {
  const truncated = new Set<AnswerBlock>();
  const [{ message, finish } = emptyCandidate()] = candidates;
  const calls = message.content.filter((part) => part.type === 'tool-call');
  for (const [index, call] of calls.entries()) {
    const block = blocks[index] ?? {};
    if (isTruncatedCall(call, finish)) {
      report({ at: call, what: 'the call was cut short', instead: 'the stop reason alone' });
      truncated.add(block);
    } else Object.assign(block, { input: toInputObject(call, report) } satisfies Pick<wire.ToolUseBlock, 'input'>);
  }
  return truncated;
}

function joinDelta(block: AnswerBlock, delta: wire.ContentBlockDelta): void {
  if (block.type === 'text') {
    if (delta.type === 'text_delta') block.text += delta.text;
    if (delta.type === 'citations_delta') (block.citations ??= []).push(delta.citation);
  } else if (block.type === 'thinking') {
    if (delta.type === 'thinking_delta') block.thinking += delta.thinking;
    if (delta.type === 'signature_delta') block.signature += delta.signature;
  }
}
