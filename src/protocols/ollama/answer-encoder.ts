import type { FrontendContext, Report } from '../../core/codec.ts';
import { eventsOf } from '../../core/fold.ts';
import { asObject, objectsIn, type JsonObject, type JsonValue } from '../../core/json.ts';
import { isRepeated, createNativeWriter, type NativeWriter } from '../../core/native-frame.ts';
import { plainAnswer } from '../../core/plain-answer.ts';
import { reportForeignExtras, describeForeignEvent } from '../../core/provenance.ts';
import { repeatDeltas, type DeltaEncoder, type RepeatableDelta } from '../../core/repeated-deltas.ts';
import type { DeltaEvent } from '../../core/repeated-frames.ts';
import type { Frame, Step } from '../../core/step.ts';
import type {
  CoreAssistantPart,
  CoreCandidate,
  CoreChatResponse,
  CoreLogprob,
  CoreStreamEvent,
  CoreUsage,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { answerForm, encodeEnd, encodeHead, encodeLogprobs, type AnswerHead } from './answer.ts';
import { encodeErrorBody } from './errors.ts';
import { extrasOf, protocol } from './extras.ts';
import { PartEncoder, type AnswerFields } from './part-encoder.ts';

/** Encodes a stream as lines of one time and one model. The last line waits until the usage is known. */
export const encodeStream = (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  repeatDeltas({ protocol }, (emit) => new AnswerEncoder(context, (line) => emit({ data: JSON.stringify(line) })));

/** An answer that failed ends with a line that has nothing but the error. */
class AnswerEncoder implements DeltaEncoder {
  readonly #context: FrontendContext;
  readonly #native: NativeWriter;
  readonly #emit: (line: JsonObject) => void;
  readonly #parts: PartEncoder;
  #start: Pick<CoreChatResponse, 'createdAt' | 'wireForm' | 'extras'> = {};
  #usage: CoreUsage | undefined;
  #finish: Extract<CoreStreamEvent, { type: 'finish' }> = {
    type: 'finish',
    candidate: 0,
    finish: { reason: 'other' },
  };
  readonly #reported = new Set<string>();

  constructor(context: FrontendContext, emit: (line: JsonObject) => void) {
    this.#context = context;
    this.#native = createNativeWriter(protocol, context.report, ({ done }, waiting) =>
      waiting.filter((rest) => rest['done'] === done),
    );
    const emitCompleted = (line: JsonObject): void => emit(this.#native.complete(line));
    this.#emit = emitCompleted;
    this.#parts = new PartEncoder(context.report, (fields, logprobs) => this.#writeLine(fields, logprobs));
  }

  push(event: CoreStreamEvent): void {
    const native = this.#native;
    if (native.isPrecededBy(event) && native.waiting().some(({ done }) => done === false)) this.#writeLine({});
    native.observe(event);
    if ('candidate' in event && event.candidate > 0)
      return this.#reportOnce({ field: 'candidates', what: 'answers beside the first', instead: 'the first' });
    switch (event.type) {
      case 'response-start':
        reportForeignExtras(event, protocol, this.#context.report);
        this.#start = event;
        return;
      case 'usage':
        this.#usage = event.usage;
        return;
      case 'finish':
        reportForeignExtras(event, protocol, this.#context.report);
        this.#parts.finish(event.finish);
        this.#finish = event;
        return;
      case 'end':
        return this.#writeLastLine();
      case 'opaque':
        return this.#passOn(event);
      case 'error':
        return this.#emit(encodeErrorBody(event.error));
      case 'final-response':
        for (const each of eventsOf(event.response)) this.push(each);
        return;
      default:
        if (event.type === 'reasoning-delta' && event.extras)
          this.#reportOnce({ what: 'fields of reasoning fragments beside their text' });
        return this.#parts.encode(event);
    }
  }

  end(): void {}

  describe({ type }: DeltaEvent): RepeatableDelta | undefined {
    const isPrompt = answerForm(this.#context.request, this.#start) === 'prompt';
    switch (type) {
      case 'text-delta':
        return { text: isPrompt ? '/response' : '/message/content' };
      case 'reasoning-delta':
        return { text: isPrompt ? '/thinking' : '/message/thinking' };
      case 'tool-call-arguments-text':
        return undefined;
      default:
        return unreachable(type);
    }
  }

  #passOn(event: Extract<CoreStreamEvent, { type: 'opaque' }>): void {
    if (event.protocol === protocol) {
      this.#native.markForwarded(event.payload);
      return this.#emit({ ...event.payload, model: this.#context.request.model });
    }
    if (!isRepeated(event)) this.#reportOnce({ what: describeForeignEvent(event) });
  }

  #writeLine(fields: AnswerFields, logprobs?: CoreLogprob[]): void {
    this.#emit({
      ...encodeHead(this.#start, this.#context),
      ...encodeFields(answerForm(this.#context.request, this.#start), fields),
      ...extrasOf(this.#start),
      done: false,
      ...(logprobs && { logprobs: encodeLogprobs(logprobs) }),
    });
  }

  #writeLastLine(): void {
    const { finish, logprobs } = this.#finish;
    const { message: messageExtras, ...extras } = extrasOf(this.#finish);
    const unwritten = this.#native.withoutWritten(asObject(messageExtras) ?? {}, this.#finish);
    const { message, ...fields } = encodeFields(answerForm(this.#context.request, this.#start), {});
    this.#emit({
      ...encodeHead(this.#start, this.#context),
      ...fields,
      ...(message !== undefined && { message: { ...asObject(message), ...unwritten } }),
      ...extrasOf(this.#start),
      done: true,
      ...encodeEnd({ ...this.#start, ...(this.#usage && { usage: this.#usage }) }, finish, this.#context.report),
      ...(logprobs && { logprobs: encodeLogprobs(logprobs) }),
      ...this.#native.withoutWritten(extras, this.#finish),
    });
  }

  #reportOnce(loss: Parameters<Report>[0]): void {
    if (!this.#reported.has(loss.what)) this.#context.report(loss);
    this.#reported.add(loss.what);
  }
}

function encodeFields(
  form: AnswerHead['form'],
  { content = '', thinking, images = [], calls = [] }: AnswerFields,
): JsonObject {
  const fields = {
    ...(thinking && { thinking }),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  if (form === 'prompt') return { response: content, ...fields, ...(images[0] !== undefined && { image: images[0] }) };
  return { message: { role: 'assistant', content, ...fields, ...(images.length > 0 && { images }) } };
}

// ---------------------------------------------------------------- plain answers

/** Encodes a plain answer: its lines, joined. The order of its parts is lost, as the fields of a message have none. */
export const encodeResponse = plainAnswer<JsonObject>(
  (context) => (emit) => new AnswerEncoder(context, emit),
  (lines, response, { report }) => {
    const [{ message } = emptyCandidate] = response.candidates;
    reportOrder(message.content, (loss) => report({ at: message, ...loss }));
    if (lines.filter(({ image }) => image !== undefined).length > 1)
      report({ at: message, field: 'content', what: 'more than one image', instead: 'the first' });
    return joinLines(lines);
  },
);

const emptyCandidate: CoreCandidate = { message: { role: 'assistant', content: [] }, finish: { reason: 'other' } };

/** Texts and lists grow from line to line; every other field is as the last line has it. */
function joinLines(lines: readonly JsonObject[]): JsonObject {
  const last = lines.at(-1) ?? {};
  const messages = objectsIn(lines.map(({ message }) => message ?? null));
  const message = { ...asObject(last['message']), ...grown(messages, ['content', 'thinking', 'images', 'tool_calls']) };
  const { image } = lines.find((line) => line['image'] !== undefined) ?? {};
  return {
    ...last,
    ...(messages.length > 0 && { message }),
    ...grown(lines, ['response', 'thinking', 'tool_calls', 'logprobs']),
    ...(image !== undefined && { image }),
  };
}

function grown(objects: readonly JsonObject[], names: readonly string[]): JsonObject {
  const fields: JsonObject = {};
  for (const name of names) {
    const values = objects.flatMap((each): JsonValue[] => (each[name] === undefined ? [] : [each[name]]));
    if (values.length > 0) fields[name] = typeof values[0] === 'string' ? values.map(String).join('') : values.flat(1);
  }
  return fields;
}

// The order in which the fields of a message are read; parts without a rank are not written.
const fieldRanks: { readonly [Type in CoreAssistantPart['type']]?: number } = {
  reasoning: 0,
  text: 1,
  refusal: 1,
  image: 2,
  audio: 2,
  'tool-call': 3,
};

function reportOrder(parts: readonly CoreAssistantPart[], report: Report): void {
  // Reasoning without a text stands nowhere.
  const written = parts.filter((part) =>
    part.type === 'tool-call' ? !part.providerExecuted : part.type !== 'reasoning' || part.blocks.length > 0,
  );
  const ranks = written.flatMap(({ type }) => fieldRanks[type] ?? []);
  if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0)))
    report({ field: 'content', what: 'the order of its parts', instead: 'thinking, text, then calls' });
}
