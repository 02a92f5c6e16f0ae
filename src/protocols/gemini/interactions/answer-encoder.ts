import type * as wire from '../../../../generated/gemini-interactions.js';
import { wholeCharacters } from '../../../core/answer-steps.ts';
import type { FrontendContext, Report } from '../../../core/codec.ts';
import { emptyCandidate, type StreamedEvent } from '../../../core/fold.ts';
import { parseArguments, type JsonObject } from '../../../core/json.ts';
import { createNativeWriter, type NativeWriter } from '../../../core/native-frame.ts';
import { plainAnswer } from '../../../core/plain-answer.ts';
import { onceReporter } from '../../../core/provenance.ts';
import { chain, type Frame, type Stage, type Step } from '../../../core/step.ts';
import type { CoreStreamEvent } from '../../../core/stream-event.ts';
import { hasBrokenInput, toInputObject } from '../../../core/tool-input.ts';
import type { CoreChatResponse, CoreUsage, Extras } from '../../../core/types.ts';
import { encodeHead, encodeStatus, encodeUsage, type ResponseHead } from './answer.ts';
import { encodeErrorDetail } from './errors.ts';
import { extrasOf, protocol } from './extras.ts';
import { StepEncoder } from './step-encoder.ts';
import type { AnswerEvent, WrittenAnswerStep } from './wire.ts';

/** Encodes a stream as the events of an interaction; its steps are not repeated at the end. Nothing follows an error. */
export const encodeStream = (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  chain(
    wholeCharacters,
    (emit) => new AnswerEncoder(context, (event) => emit({ event: event.event_type, data: JSON.stringify(event) })),
  );

type FinishEvent = Extract<CoreStreamEvent, { type: 'finish' }>;

class AnswerEncoder implements Stage<StreamedEvent> {
  readonly #context: FrontendContext;
  readonly #native: NativeWriter;
  readonly #emit: (event: AnswerEvent) => void;
  readonly #steps: StepEncoder;
  readonly #reportOnce: Report;
  #start: ResponseHead & { extras?: Extras } = { id: '' };
  #head: ReturnType<typeof encodeHead> | undefined;
  #usage: CoreUsage | undefined;
  #finish: FinishEvent = { type: 'finish', candidate: 0, finish: { reason: 'other' } };

  constructor(context: FrontendContext, emit: (event: AnswerEvent) => void) {
    this.#context = context;
    this.#reportOnce = onceReporter(context.report);
    this.#native = createNativeWriter(protocol, context.report, ({ event_type: type }, waiting) =>
      waiting.filter((rest) => rest['event_type'] === type),
    );
    const emitCompleted = (event: AnswerEvent): void => emit(this.#native.complete(event as AnswerEvent & JsonObject));
    this.#emit = emitCompleted;
    this.#steps = new StepEncoder(context.report, this.#native, this.#emit);
  }

  push(event: StreamedEvent): void {
    if ('candidate' in event && event.candidate > 0)
      return this.#reportOnce({ field: 'candidates', what: 'answers beside the first', instead: 'the first' });
    this.#native.observe(event);
    switch (event.type) {
      case 'response-start':
        this.#start = event;
        this.#create();
        return;
      case 'usage':
        this.#usage = event.usage;
        return;
      case 'finish':
        if (event.logprobs)
          this.#context.report({ field: 'logprobs', what: 'the Interactions API has no log probabilities' });
        this.#finish = event;
        return;
      case 'end':
        return this.#complete();
      case 'opaque':
        if (event.protocol !== protocol) return;
        this.#create();
        this.#native.markForwarded(event.payload);
        return this.#emit(event.payload as AnswerEvent & JsonObject);
      case 'error':
        return this.#emit({ event_type: 'error', error: encodeErrorDetail(event.error) });
      default:
        this.#create();
        return this.#steps.encode(event);
    }
  }

  end(): void {}

  /** The first event of any stream. */
  #create(): ReturnType<typeof encodeHead> {
    if (this.#head) return this.#head;
    this.#head = encodeHead(this.#start, this.#context);
    const { updated: _, ...head } = this.#head;
    const interaction: wire.Interaction = { ...extrasOf(this.#start), ...head, status: 'in_progress' };
    this.#emit({ event_type: 'interaction.created', interaction });
    return this.#head;
  }

  #complete(): void {
    const { report } = this.#context;
    const head = this.#create();
    this.#steps.stopOutput();
    const usage = encodeUsage(this.#usage, report);
    const interaction: wire.Interaction = {
      ...extrasOf(this.#start),
      ...this.#native.withoutWritten(extrasOf(this.#finish), this.#finish),
      ...head,
      status: encodeStatus(this.#finish.finish, { hasCalls: this.#steps.hasCalls() }, report),
      ...(usage && { usage }),
    };
    this.#emit({ event_type: 'interaction.completed', interaction });
  }
}

// ---------------------------------------------------------------- plain answers

/** Encodes a plain answer: the steps of its stream, joined, in the interaction that ends it. */
export const encodeResponse = plainAnswer<AnswerEvent>(
  (context) => (emit) => new AnswerEncoder(context, emit),
  (events, response, { report }) => {
    let interaction: JsonObject = {};
    const steps: JoinedStep[] = [];
    for (const event of events) {
      switch (event.event_type) {
        case 'interaction.created':
        case 'interaction.completed':
          interaction = { ...event.interaction } as JsonObject;
          break;
        case 'step.start':
          steps.push({ step: { ...event.step }, argumentsText: '' });
          break;
        case 'step.delta': {
          const joined = steps.at(-1);
          if (joined) joinDelta(joined, event.delta);
          break;
        }
        case 'error':
          interaction = { ...interaction, errors: [event.error] as JsonObject[] };
          break;
        case 'step.stop':
        default:
      }
    }
    return { ...interaction, steps: completeCalls(steps, response, report).map(({ step }) => step) } as JsonObject;
  },
);

interface JoinedStep {
  step: WrittenAnswerStep;
  /** Of a call. */
  argumentsText: string;
}

function joinDelta(joined: JoinedStep, delta: wire.StepDeltaEvent['delta']): void {
  const { step } = joined;
  switch (delta.type) {
    case 'text': {
      if (step.type !== 'model_output') return;
      const content = (step.content ??= []);
      const last = content.at(-1);
      if (last?.type === 'text' && 'text' in last) last.text += delta.text;
      else content.push({ ...delta });
      return;
    }
    case 'text_annotation_delta': {
      if (step.type !== 'model_output') return;
      const content = (step.content ??= []);
      if (content.length === 0) content.push({ type: 'text', text: '' });
      const last = content.at(-1);
      if (last?.type === 'text' && 'text' in last) last.annotations = delta.annotations ?? [];
      return;
    }
    case 'thought_summary': {
      if (step.type !== 'thought' || delta.content?.type !== 'text' || !('text' in delta.content)) return;
      const summary = (step.summary ??= []);
      const last = summary.at(-1);
      if (last?.type === 'text' && 'text' in last) last.text += delta.content.text;
      else summary.push({ type: 'text', text: delta.content.text });
      return;
    }
    case 'thought_signature':
      if (step.type === 'thought') step.signature = delta.signature ?? null;
      return;
    case 'arguments_delta':
      joined.argumentsText += delta.arguments ?? '';
      return;
    default:
      // A medium, or a content of a kind that is not known.
      if (step.type === 'model_output') (step.content ??= []).push(delta as wire.Content);
  }
}

/**
 * Gives calls their arguments. Here a plain answer differs from its stream, which has sent the pieces already: arguments that are
 * not a JSON object are put into one, and a call that the output limit cut off is left out.
 */
function completeCalls(
  steps: readonly JoinedStep[],
  { candidates }: CoreChatResponse,
  report: Report,
): readonly JoinedStep[] {
  const [{ message, finish } = emptyCandidate()] = candidates;
  const calls = message.content.filter((part) => part.type === 'tool-call').filter((call) => !call.providerExecuted);
  const cut = new Set<JoinedStep>();
  const written = steps.filter(({ step }) => step.type === 'function_call');
  for (const [index, call] of calls.entries()) {
    const joined = written[index];
    if (joined?.step.type !== 'function_call') continue;
    if (finish.reason === 'length' && hasBrokenInput(call)) {
      report({ at: call, what: 'the call was cut short', instead: 'status incomplete alone' });
      cut.add(joined);
    } else joined.step.arguments = parseArguments(joined.argumentsText) ?? toInputObject(call, report);
  }
  return steps.filter((step) => !cut.has(step));
}
