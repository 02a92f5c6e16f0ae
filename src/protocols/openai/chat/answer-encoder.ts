import type * as wire from '../../../../generated/openai.js';
import { readAnswerChunk } from '../../../../generated/openai.readers.js';
import { wholeCharacters } from '../../../core/answer-steps.ts';
import type { FrontendContext, ProtocolCodec, Report } from '../../../core/codec.ts';
import type { StreamedEvent } from '../../../core/fold.ts';
import { mergeAll } from '../../../core/merge-all.ts';
import { asString, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { createNativeWriter } from '../../../core/native-frame.ts';
import { plainAnswer, reportPartOrder, type PartRanks } from '../../../core/plain-answer.ts';
import { onceReporter } from '../../../core/provenance.ts';
import { chain, type Frame, type Stage, type Step } from '../../../core/step.ts';
import type { CoreAssistantMessage, CoreChatResponse, CoreError, CoreUsage } from '../../../core/types.ts';
import { choiceIndex, doneMarker } from '../shared/choices.ts';
import { encodeErrorBody, encodeErrorReply, type ErrorStyle } from '../shared/errors.ts';
import { chatUsage, encodeUsage } from '../shared/usage.ts';
import { answerHead, type AnswerHead } from './answer-fields.ts';
import { ChoiceEncoder } from './choice-encoder.ts';
import { appendFields } from './choice-decoder.ts';
import { protocol } from './extras.ts';
import type { WrittenChunk } from './wire.ts';
import { hasWireForm } from './wire-form.ts';
import type { CoreStreamEvent } from '../../../core/stream-event.ts';

// ---------------------------------------------------------------- streamed

const errorStyle: ErrorStyle = { protocol, inputField: 'messages', keepsForeignCodes: true };

export const encodeError: ProtocolCodec['encodeError'] = (error) => encodeErrorReply(error, errorStyle);

/** After an error nothing follows, not even `[DONE]`. */
export const encodeStream = (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  chain(wholeCharacters, (emit) => {
    const chunks = new ChunkEncoder(context, (chunk) => emit({ data: JSON.stringify(chunk) }));
    return {
      push(event) {
        chunks.push(event);
        if (event.type === 'end') emit({ data: doneMarker });
      },
      end() {},
    };
  });

/** Encodes an answer as chunks, which all have the same id, time and model. */
class ChunkEncoder implements Stage<StreamedEvent> {
  readonly #context: FrontendContext;
  readonly #emit: (chunk: WrittenChunk) => void;
  readonly #native: ReturnType<typeof createNativeWriter>;
  readonly #choices = new Map<number, ChoiceEncoder>();
  readonly #reportOnce: Report;
  #head: AnswerHead | undefined;
  #usage: CoreUsage | undefined;

  constructor(context: FrontendContext, emit: (chunk: WrittenChunk) => void) {
    this.#context = context;
    this.#reportOnce = onceReporter(context.report);
    this.#emit = emit;
    this.#native = createNativeWriter(protocol, context.report);
  }

  push(event: StreamedEvent): void {
    if (this.#native.isPrecededBy(event)) this.#flushNative();
    this.#native.observe(event);
    switch (event.type) {
      case 'response-start':
        this.#head = answerHead(event, this.#context);
        return;
      case 'usage':
        this.#usage = event.usage;
        return;
      case 'finish':
        return this.#choice(event.candidate).finish(event);
      case 'end':
        if (this.#context.request.includeUsage && this.#usage) this.#send([], usageField(this.#usage));
        return;
      case 'opaque':
        return this.#forward(event);
      case 'error':
        return this.#emitError(event.error);
      default:
        if (event.type === 'reasoning-delta' && event.extras)
          this.#reportOnce({ what: 'fields of reasoning deltas other than the text' });
        return this.#choice(event.candidate).write(event);
    }
  }

  end(): void {}

  #choice(index: number): ChoiceEncoder {
    const chunks = { send: this.#send.bind(this), native: this.#native };
    const encoder = this.#choices.get(index) ?? new ChoiceEncoder(index, chunks, this.#context);
    this.#choices.set(index, encoder);
    return encoder;
  }

  #send(all: wire.ChatCompletionChunkChoice[], fields: JsonObject = {}): void {
    this.#head ??= answerHead({ id: '' }, this.#context);
    const { id, created, model, rest } = this.#head;
    const chunk: wire.ChatCompletionChunk = {
      id,
      object: 'chat.completion.chunk',
      created,
      model,
      choices: all,
      ...rest,
      ...fields,
    };
    if (this.#context.request.includeUsage) chunk.usage ??= null;
    this.#emit(this.#native.complete(chunk));
  }

  #emitError(error: CoreError): void {
    this.#emit(encodeErrorBody(error, errorStyle));
  }

  #forward(event: Extract<CoreStreamEvent, { type: 'opaque' }>): void {
    const { protocol: owner, payload } = event;
    if (owner !== protocol) return;
    this.#head ??= answerHead({ id: '' }, this.#context);
    const { id, created, model } = this.#head;
    this.#native.markForwarded(payload);
    const { choices: all } = readAnswerChunk(payload) ?? {};
    if (all === undefined) return this.#emit(payload);
    const completed = (all ?? []).map((choice, position) =>
      choice.delta ? { ...choice, delta: this.#choice(choiceIndex(choice, position)).withRole(choice.delta) } : choice,
    );
    this.#emit({ ...payload, ...({ id, created, model, choices: completed } satisfies wire.ReceivedAnswerChunk) });
  }

  /** Writes a chunk of its own for native fields that no other chunk has taken along. */
  #flushNative(): void {
    for (const fields of this.#native.waiting())
      for (const [position, choice] of (readAnswerChunk(fields)?.choices ?? [{}]).entries())
        this.#choice(choiceIndex(choice, position)).writeEmptyDelta();
  }
}

// ---------------------------------------------------------------- plain

export const encodeResponse = plainAnswer<WrittenChunk>(
  (context) => (emit) => new ChunkEncoder(context, emit),
  (chunks, response, context) => {
    const { usage, candidates } = response;
    const fields = chunks.length > 0 ? mergeAll(chunks) : emptyHead(response, context);
    const { choices: _, usage: __, ...head } = fields;
    const written = Map.groupBy(
      chunks.flatMap((chunk): wire.ReceivedAnswerChoice[] => ('choices' in chunk && chunk.choices) || []),
      (choice) => choice.index,
    );
    return {
      ...head,
      ...({
        object: 'chat.completion',
        choices: candidates.map(({ message }, index) => {
          reportPartOrder(message, fieldRanks, { instead: 'reasoning, text, then calls', report: context.report });
          return joinChoice(written.get(index) ?? [], message);
        }),
      } satisfies wire.ReceivedAnswerChunk),
      ...(usage && usageField(usage)),
    };
  },
);

const usageField = (usage: CoreUsage): Pick<wire.ReceivedAnswerChunk, 'usage'> => ({
  usage: encodeUsage(usage, chatUsage, protocol),
});

/** The head of an answer without choices, of which no chunk was written. */
function emptyHead(response: CoreChatResponse, context: FrontendContext): JsonObject {
  const { id, created, model, rest } = answerHead(response, context);
  return { ...({ id, object: '', created, model } satisfies wire.AnswerChunk), ...rest };
}

/** The chunks of one choice as a whole: texts, lists and calls are put together, later fields replace earlier ones. */
function joinChoice(
  chunks: readonly wire.ReceivedAnswerChoice[],
  message: CoreAssistantMessage,
): wire.ReceivedAnswerChoice {
  const joined = new Map<string, JsonValue>();
  const calls: wire.ReceivedAnswerCall[] = [];
  let call: wire.ReceivedCalledTool | undefined;
  const logprobs: wire.ReceivedChoiceLogprobs[] = [];
  let fields: wire.ReceivedAnswerChoice = {};
  for (const { delta, logprobs: ofChunk, ...rest } of chunks) {
    const { role: _, tool_calls: fragments, function_call: fragment, ...others } = delta ?? {};
    appendFields(joined, others);
    appendCalls(calls, fragments ?? []);
    if (fragment) call = appendCall(call, fragment);
    if (ofChunk) logprobs.push(ofChunk);
    fields = { ...fields, ...rest };
  }
  const joinedMessage: wire.ReceivedAnswerMessage = Object.fromEntries(joined);
  const { content = '', refusal, audio, annotations, ...others } = joinedMessage;
  const hasOther = Boolean(refusal) || calls.length > 0 || [audio, call].some((each) => each !== undefined);
  const isNull = content === '' && hasOther && !hasWireForm(message, 'empty-string');
  const { index = 0, finish_reason: finishReason = null, ...around } = fields;
  const written: wire.ReceivedAnswerMessage = {
    role: 'assistant',
    content: isNull ? null : content,
    refusal: refusal || null,
    ...others,
  };
  if (annotations !== undefined) written.annotations = annotations;
  else if (hasWireForm(message, 'annotations')) written.annotations = [];
  if (audio !== undefined) written.audio = audio;
  if (calls.length > 0) written.tool_calls = calls.flatMap(withoutIndex);
  if (call) written.function_call = call;
  const joinedLogprobs = logprobs.length > 0 ? joinLogprobs(logprobs) : null;
  return { index, message: written, logprobs: joinedLogprobs, finish_reason: finishReason, ...around };
}

/** Calls of a plain answer have no number. */
const withoutIndex = ({ index: _index, ...call }: wire.ReceivedAnswerCall): wire.ReceivedAnswerCall => call;

function joinLogprobs(all: readonly wire.ReceivedChoiceLogprobs[]): wire.ReceivedChoiceLogprobs {
  const tokens = (name: keyof wire.ReceivedChoiceLogprobs): wire.ReceivedTokenLogprob[] | null => {
    const lists = all.flatMap((each) => (each[name] ? [each[name]] : []));
    return lists.length > 0 ? lists.flat() : null;
  };
  return { content: tokens('content'), refusal: tokens('refusal') };
}

function appendCalls(calls: wire.ReceivedAnswerCall[], fragments: readonly wire.ReceivedAnswerCall[]): void {
  for (const { function: called, custom, ...rest } of fragments) {
    const index = rest.index ?? calls.length;
    const call: wire.ReceivedAnswerCall = { ...calls[index], ...rest };
    if (called) call.function = appendCall(call.function, called);
    if (custom) call.custom = appendCall(call.custom, custom);
    calls[index] = call;
  }
}

/** The input of a call grows from fragment to fragment. */
function appendCall(
  called: wire.ReceivedCalledTool | null | undefined,
  fragment: wire.ReceivedCalledTool,
): wire.ReceivedCalledTool {
  const grown = { ...called, ...fragment };
  for (const name of ['arguments', 'input'] as const satisfies (keyof wire.ReceivedCalledTool)[]) {
    const before = called?.[name];
    if (typeof before === 'string') grown[name] = before + (asString(fragment[name]) ?? '');
  }
  return grown;
}

const fieldRanks: PartRanks = { reasoning: 0, text: 1, refusal: 2, image: 3, 'tool-call': 4, audio: 5 };
