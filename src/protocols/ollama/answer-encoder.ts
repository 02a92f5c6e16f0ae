import type { ChatResponse, ErrorResponse, GenerateResponse } from '../../../generated/ollama.js';
import { wholeCharacters } from '../../core/answer-steps.ts';
import type { FrontendContext, Report } from '../../core/codec.ts';
import { emptyCandidate, type StreamedEvent } from '../../core/fold.ts';
import { asObject, type JsonObject } from '../../core/json.ts';
import { createNativeWriter, type NativeWriter } from '../../core/native-frame.ts';
import { plainAnswer, reportPartOrder, type PartRanks } from '../../core/plain-answer.ts';
import { onceReporter } from '../../core/provenance.ts';
import { chain, type Frame, type Stage, type Step } from '../../core/step.ts';
import type { CoreChatResponse, CoreLogprob, CoreUsage } from '../../core/types.ts';
import { answerForm, encodeEnd, encodeHead, encodeLogprobs, type AnswerForm } from './answer.ts';
import { encodeErrorBody } from './errors.ts';
import { extrasOf, protocol } from './extras.ts';
import { wireObject } from '../../core/wire-object.ts';
import { PartEncoder, type AnswerFields } from './part-encoder.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

/** Encodes a stream as lines of one time and one model. The last line waits until the usage is known. */
export const encodeStream = (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  chain(wholeCharacters, (emit) => new AnswerEncoder(context, (line) => emit({ data: JSON.stringify(line) })));

type AnswerMessage = ChatResponse['message'];

/** A line of either form, or the error that ends a stream. */
type AnswerLine = Partial<ChatResponse & GenerateResponse & ErrorResponse>;

const doneField: keyof ChatResponse = 'done';

type FinishEvent = Extract<CoreStreamEvent, { type: 'finish' }>;

/** An answer that failed ends with a line that has nothing but the error. */
class AnswerEncoder implements Stage<StreamedEvent> {
  readonly #context: FrontendContext;
  readonly #native: NativeWriter;
  readonly #emit: (line: AnswerLine) => void;
  readonly #parts: PartEncoder;
  #start: Pick<CoreChatResponse, 'createdAt' | 'wireForm' | 'extras'> = {};
  /** The fields of every line. */
  #head: ReturnType<typeof encodeHead>;
  #usage: CoreUsage | undefined;
  #finish: FinishEvent = { type: 'finish', candidate: 0, finish: { reason: 'other' } };
  readonly #reportOnce: Report;

  constructor(context: FrontendContext, emit: (line: AnswerLine) => void) {
    this.#context = context;
    this.#reportOnce = onceReporter(context.report);
    this.#head = encodeHead(this.#start, context);
    this.#native = createNativeWriter(protocol, context.report, (line, waiting) =>
      waiting.filter((rest) => rest[doneField] === line[doneField]),
    );
    const emitCompleted = (line: AnswerLine): void => emit(this.#native.complete(line));
    this.#emit = emitCompleted;
    this.#parts = new PartEncoder(context.report, (fields, logprobs) => this.#writeLine(fields, logprobs));
  }

  push(event: StreamedEvent): void {
    const native = this.#native;
    if (native.isPrecededBy(event) && native.waiting().some((rest) => rest[doneField] === false)) this.#writeLine({});
    if ('candidate' in event && event.candidate > 0)
      return this.#reportOnce({ field: 'candidates', what: 'answers beside the first', instead: 'the first' });
    native.observe(event);
    switch (event.type) {
      case 'response-start':
        this.#start = event;
        this.#head = encodeHead(event, this.#context);
        return;
      case 'usage':
        this.#usage = event.usage;
        return;
      case 'finish':
        this.#parts.finish(event.finish);
        this.#finish = event;
        return;
      case 'end':
        return this.#writeLastLine();
      case 'opaque':
        return this.#passOn(event);
      case 'error':
        return this.#emit(encodeErrorBody(event.error));
      default:
        if (event.type === 'reasoning-delta' && event.extras)
          this.#reportOnce({ what: 'fields of reasoning fragments beside their text' });
        return this.#parts.encode(event);
    }
  }

  end(): void {}

  #passOn(event: Extract<CoreStreamEvent, { type: 'opaque' }>): void {
    if (event.protocol !== protocol) return;
    this.#native.markForwarded(event.payload);
    const own: Partial<ChatResponse> = { model: this.#context.request.model };
    this.#emit({ ...event.payload, ...own });
  }

  #writeLine(fields: AnswerFields, logprobs?: CoreLogprob[]): void {
    const line: LineFields = { ...this.#head, done: false };
    if (logprobs) line.logprobs = encodeLogprobs(logprobs);
    this.#emit(encodeLine(this.#form, line, fields, extrasOf(this.#start)));
  }

  #writeLastLine(): void {
    const { finish, logprobs } = this.#finish;
    const { message: messageExtras, ...extras } = extrasOf(this.#finish);
    const line = wireObject<LineFields>({
      ...this.#head,
      done: true,
      ...encodeEnd({ ...this.#start, ...(this.#usage && { usage: this.#usage }) }, finish, this.#context.report),
      logprobs: logprobs && encodeLogprobs(logprobs),
    });
    const unwritten = (fields: JsonObject): JsonObject => this.#native.withoutWritten(fields, this.#finish);
    const own = { ...extrasOf(this.#start), ...unwritten(extras) };
    this.#emit(encodeLine(this.#form, line, {}, own, unwritten(asObject(messageExtras) ?? {})));
  }

  get #form(): AnswerForm {
    return answerForm(this.#context.request, this.#start);
  }
}

/** The fields of a line that do not depend on its form. */
type LineFields = Omit<ChatResponse, 'message'>;

function encodeLine(
  form: AnswerForm,
  line: LineFields,
  { content = '', thinking, images, calls }: AnswerFields,
  extras: JsonObject,
  messageExtras?: JsonObject,
): ChatResponse | GenerateResponse {
  if (form === 'prompt') {
    const answer: GenerateResponse = { response: content, ...line };
    if (thinking !== undefined) answer.thinking = thinking;
    if (calls) answer.tool_calls = calls;
    if (images?.[0] !== undefined) answer.image = images[0];
    return { ...answer, ...extras };
  }
  const message: AnswerMessage = { role: 'assistant', content };
  if (thinking !== undefined) message.thinking = thinking;
  if (calls) message.tool_calls = calls;
  if (images) message.images = images;
  return { message: { ...message, ...messageExtras }, ...line, ...extras };
}

// ---------------------------------------------------------------- plain answers

/** Encodes a plain answer: its lines, joined. The order of its parts is lost, as the fields of a message have none. */
export const encodeResponse = plainAnswer<AnswerLine>(
  (context) => (emit) => new AnswerEncoder(context, emit),
  (lines, response, { report }) => {
    const [{ message } = emptyCandidate()] = response.candidates;
    reportPartOrder(message, fieldRanks, { instead: 'thinking, text, then calls', report });
    if (lines.filter(({ image }) => image !== undefined).length > 1)
      report({ at: message, field: 'content', what: 'more than one image', instead: 'the first' });
    return joinLines(lines);
  },
);

/** Texts and lists grow from line to line; every other field is as the last line has it. */
function joinLines(lines: readonly AnswerLine[]): AnswerLine {
  const messages = lines.flatMap(({ message }) => message ?? []);
  const last = messages.at(-1);
  return wireObject<AnswerLine>({
    ...lines.at(-1),
    message:
      last &&
      wireObject<AnswerMessage>({
        ...last,
        content: joinTexts(messages.map(({ content }) => content)) ?? '',
        thinking: joinTexts(messages.map(({ thinking }) => thinking)),
        images: joinLists(messages.map(({ images }) => images)),
        tool_calls: joinLists(messages.map(({ tool_calls: calls }) => calls)),
      }),
    response: joinTexts(lines.map(({ response }) => response)),
    thinking: joinTexts(lines.map(({ thinking }) => thinking)),
    tool_calls: joinLists(lines.map(({ tool_calls: calls }) => calls)),
    logprobs: joinLists(lines.map(({ logprobs }) => logprobs)),
    image: lines.find(({ image }) => image !== undefined)?.image,
  });
}

const joinTexts = (texts: readonly (string | null | undefined)[]): string | undefined =>
  texts.every((text) => text === undefined) ? undefined : texts.join('');

const joinLists = <Item>(lists: readonly (Item[] | null | undefined)[]): Item[] | undefined =>
  lists.every((list) => list === undefined) ? undefined : lists.flatMap((list) => list ?? []);

const fieldRanks: PartRanks = { reasoning: 0, text: 1, refusal: 1, image: 2, audio: 2, 'tool-call': 3 };
