import type { ReceivedAnswerChoice, ReceivedAnswerChunk } from '../../../../generated/openai.js';
import type { BackendContext } from '../../../core/codec.ts';
import { asTimestamp } from '../../../core/count.ts';
import { decodeErrorInStream, isErrorAlone, isErrorBody } from '../../../core/error-object.ts';
import { badUpstreamReply, LouterError } from '../../../core/error.ts';
import { ResponseFold } from '../../../core/fold.ts';
import { asObject, parsePlainJson, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { createNativeReader } from '../../../core/native-frame.ts';
import type { Frame, Stage, Step } from '../../../core/step.ts';
import type { CoreChatResponse, CoreUsage, VendorProtocol } from '../../../core/types.ts';
import { createExtras } from '../../../core/extras.ts';
import { decodeUsageOf } from './usage.ts';
import type { CoreStreamEvent } from '../../../core/stream-event.ts';

// Answers that consist of choices: those of Chat Completions, and of the text completions of compatible servers.

/** The frame that follows the last chunk. */
export const doneMarker = '[DONE]';

/** What is read here of a choice; its decoder reads the rest. */
export type AnyChoice = Pick<ReceivedAnswerChoice, 'index' | 'finish_reason' | 'usage' | 'error'>;

/** A chunk, or a plain answer. */
export type AnswerOf<Choice> = Pick<ReceivedAnswerChunk, 'id' | 'created' | 'model' | 'usage'> & {
  choices?: Choice[] | null;
};

/** Decodes one choice: the chunks of a stream, or the one choice of a plain answer, which has the same fields. */
export interface ChoiceDecoder<Choice> {
  decode(choice: Choice): void;
  /** `finishReason` is `undefined` when the stream ended properly without one. */
  finish(finishReason: string | undefined): void;
  /** Fields of a chunk that came after the start of the answer. */
  addChunkFields(fields: JsonObject): void;
  readonly isFinished: boolean;
}

/** How a protocol reads the choices of its answers. */
export interface ChoiceProtocol<Choice extends AnyChoice, Answer extends AnswerOf<Choice> = AnswerOf<Choice>> {
  protocol: VendorProtocol;
  readAnswer(value: unknown): Answer | undefined;
  createDecoder(index: number, emit: (event: CoreStreamEvent) => void, context: BackendContext): ChoiceDecoder<Choice>;
  /** Where clients use the protocol, too: what of chunks is forwarded to them. */
  forwarding?: {
    /** The fields of a chunk that Core does not carry. `head`: those of the answer's start, which each chunk repeats. */
    unknownFields(chunk: Answer, head: JsonObject | undefined): JsonObject | undefined;
    /** A chunk that is forwarded as it is. */
    toEvent(chunk: JsonObject): CoreStreamEvent;
  };
}

/** The fields of a chunk, and of a plain answer, that are decoded. Some servers pad chunks with `obfuscation`. */
export const chunkFields: ReadonlySet<string> = new Set<keyof ReceivedAnswerChunk>([
  'id',
  'object',
  'created',
  'model',
  'choices',
  'usage',
  'obfuscation',
]);

function decodeHead(
  answer: AnswerOf<AnyChoice>,
  protocol: VendorProtocol,
): Omit<CoreChatResponse, 'candidates' | 'usage'> {
  const createdAt = asTimestamp(answer.created ?? undefined);
  return {
    id: answer.id ?? '',
    model: answer.model ?? '',
    ...(createdAt !== undefined && { createdAt }),
    ...createExtras(protocol).withExtras(
      Object.fromEntries(Object.entries(answer).filter(([name]) => !chunkFields.has(name))),
    ),
  };
}

/** OpenAI gives at most 128 choices (platform.openai.com, `n`). */
const maxChoices = 128;

/** The number of a choice, from 0; anything else counts as the one at its position. */
export const choiceIndex = ({ index }: Pick<AnyChoice, 'index'>, position: number): number =>
  typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < maxChoices ? index : position;

/** Some servers have an empty text, or the text "null", until an answer is finished. */
const finishReasonIn = ({ finish_reason: reason }: AnyChoice): string | undefined =>
  reason && reason !== 'null' ? reason : undefined;

/** The error that an answer, or a chunk, is. OpenRouter has that of the only choice within it. */
function findError(sent: JsonObject, { choices, usage }: AnswerOf<AnyChoice>): JsonObject | undefined {
  const [choice, ...others] = choices ?? [];
  if (isErrorBody(sent)) return sent;
  if (choice) return others.length === 0 && asObject(choice.error) && isErrorBody(choice) ? choice : undefined;
  return !usage && isErrorAlone(sent) ? sent : undefined;
}

/**
 * Reads each choice as the one chunk of a stream, so that plain and streamed answers decode to the same response.
 * @throws {LouterError} `bad-upstream-reply` without a single choice; the server's own error, when it came with status 200.
 */
export function decodeChoices<Choice extends AnyChoice, Answer extends AnswerOf<Choice>>(
  { protocol, readAnswer, createDecoder }: ChoiceProtocol<Choice, Answer>,
  body: JsonValue,
  context: BackendContext,
): CoreChatResponse {
  const sent = asObject(body);
  const answer = readAnswer(sent);
  if (!sent || !answer) throw badUpstreamReply('the answer is no JSON object');
  const choices = answer.choices ?? [];
  const error = findError(sent, answer);
  if (error) throw new LouterError(decodeErrorInStream(error, protocol));
  if (choices.length === 0) throw badUpstreamReply('the answer has no choices');
  const fold = new ResponseFold();
  fold.add({ type: 'response-start', ...decodeHead(answer, protocol) });
  const indexes = new Set<number>();
  for (const [position, choice] of choices.entries()) {
    const index = choiceIndex(choice, position);
    indexes.add(index);
    const decoder = createDecoder(index, (event) => fold.add(event), context);
    decoder.decode(choice);
    decoder.finish(finishReasonIn(choice));
  }
  const usage = decodeUsageOf(sent, protocol);
  if (usage) fold.add({ type: 'usage', usage });
  fold.add({ type: 'end' });
  if ([...indexes].some((index) => index >= indexes.size))
    throw badUpstreamReply('the numbers of the choices have gaps');
  return fold.result();
}

/**
 * `[DONE]` ends a stream, and so does the end of input once every choice has its finish_reason (the usage comes
 * after it). An error in place of a chunk ends it badly.
 */
export const decodeChoiceStream =
  <Choice extends AnyChoice, Answer extends AnswerOf<Choice>>(
    choiceProtocol: ChoiceProtocol<Choice, Answer>,
    context: BackendContext,
  ): Step<Frame, CoreStreamEvent> =>
  (emit) =>
    new ChoiceStreamDecoder(choiceProtocol, context, emit);

class ChoiceStreamDecoder<Choice extends AnyChoice, Answer extends AnswerOf<Choice>> implements Stage<Frame> {
  readonly #protocol: ChoiceProtocol<Choice, Answer>;
  readonly #context: BackendContext;
  readonly #native: ReturnType<typeof createNativeReader>;
  readonly #decoders = new Map<number, ChoiceDecoder<Choice>>();
  /** The unknown fields of the answer's start, and the names of all that came so far. */
  #head: JsonObject | undefined;
  readonly #seenFields = new Set<string>();
  #hasUsage = false;
  #hasEnded = false;

  constructor(
    protocol: ChoiceProtocol<Choice, Answer>,
    context: BackendContext,
    emit: (event: CoreStreamEvent) => void,
  ) {
    this.#protocol = protocol;
    this.#context = context;
    this.#native = createNativeReader(protocol.protocol, emit);
  }

  push({ event, data }: Frame): void {
    const text = data.trim();
    if (this.#hasEnded || text === '') return;
    if (text === doneMarker) return this.#finish();
    const sent = asObject(parsePlainJson(text));
    const chunk = this.#protocol.readAnswer(sent);
    if (!sent || !chunk) throw badUpstreamReply('a frame of the stream is no JSON object');
    this.#decodeChunk(sent, chunk, event);
  }

  end(): void {
    if (this.#hasEnded) return;
    const decoders = [...this.#decoders.values()];
    if (decoders.length > 0 && decoders.every(({ isFinished }) => isFinished)) this.#finish();
    else this.#fail('the stream ended before its end');
  }

  #decodeChunk(sent: JsonObject, chunk: Answer, event: string | undefined): void {
    const error = event === 'error' ? sent : findError(sent, chunk);
    if (error) return this.#end({ type: 'error', error: decodeErrorInStream(error, this.#protocol.protocol) });
    this.#native.startFrame(undefined);
    const usage = decodeUsageOf(sent, this.#protocol.protocol);
    if (!chunk.choices && !chunk.usage && !usage) return this.#forward(sent);
    const unknown = this.#protocol.forwarding?.unknownFields(chunk, this.#head);
    this.#native.startFrame(unknown, 'repeated');
    const choices = (chunk.choices ?? []).map((choice, position) => ({
      choice,
      decoder: this.#getDecoder(choiceIndex(choice, position)),
    }));
    this.#start(chunk);
    // Usage goes before the content: some clients are sent the number of input tokens as the answer begins.
    if (usage) this.#count(usage);
    for (const { choice, decoder } of choices) {
      decoder.decode(choice);
      const finishReason = finishReasonIn(choice);
      if (finishReason) decoder.finish(finishReason);
    }
    if (this.#native.hasPendingFields()) this.#forward(sent);
  }

  /** Timings come with every chunk, and never replace a usage. */
  #count(usage: CoreUsage): void {
    if (this.#hasUsage && !usage.raw) return;
    this.#hasUsage = usage.raw !== undefined;
    this.#native.emit({ type: 'usage', usage });
  }

  #start(chunk: Answer): void {
    if (this.#head && !this.#hasNewFields(chunk)) return;
    const decoded = decodeHead(chunk, this.#protocol.protocol);
    const fields = decoded.extras?.[this.#protocol.protocol] ?? {};
    const later = Object.entries(fields).filter(([name]) => !this.#seenFields.has(name));
    for (const [name] of later) this.#seenFields.add(name);
    if (!this.#head) {
      this.#head = fields;
      return this.#native.emit({ type: 'response-start', ...decoded });
    }
    if (later.length === 0) return;
    const open = [...this.#decoders.values()].find((decoder) => !decoder.isFinished);
    if (open) return open.addChunkFields(Object.fromEntries(later));
    for (const [name] of later)
      this.#context.report({ field: name, what: `${name} came after the answer had been finished` });
  }

  #hasNewFields(chunk: Answer): boolean {
    for (const name in chunk) if (!chunkFields.has(name) && !this.#seenFields.has(name)) return true;
    return false;
  }

  #getDecoder(index: number): ChoiceDecoder<Choice> {
    const decoder =
      this.#decoders.get(index) ??
      this.#protocol.createDecoder(index, (event) => this.#native.emit(event), this.#context);
    this.#decoders.set(index, decoder);
    return decoder;
  }

  /** Passes a chunk on that only clients of this protocol may understand. */
  #forward(chunk: JsonObject): void {
    const { forwarding } = this.#protocol;
    if (forwarding) return this.#native.emit(forwarding.toEvent(chunk));
    this.#context.report({ what: `a frame that is no chunk: ${Object.keys(chunk).join(', ')}` });
  }

  #finish(): void {
    for (const decoder of this.#decoders.values()) decoder.finish(undefined);
    const count = this.#decoders.size;
    if (count === 0) this.#fail('the stream held no answer');
    else if ([...this.#decoders.keys()].some((index) => index >= count))
      this.#fail('the numbers of the choices have gaps');
    else this.#end({ type: 'end' });
  }

  #fail(message: string): void {
    this.#end({ type: 'error', error: badUpstreamReply(message).detail });
  }

  #end(event: CoreStreamEvent): void {
    this.#hasEnded = true;
    this.#native.emit(event);
  }
}
