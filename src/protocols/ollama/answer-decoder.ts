import type * as wire from '../../../generated/ollama.js';
import { readChatResponse, readFailedReply, readGenerateResponse } from '../../../generated/ollama.readers.js';
import type { BackendContext } from '../../core/codec.ts';
import { decodeErrorInStream, isErrorAlone } from '../../core/error-object.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import { restoreFreeformCalls } from '../../core/freeform.ts';
import { ResponseFold, wireFields } from '../../core/fold.ts';
import {
  asObject,
  isBlank,
  parseJson,
  parsePlainJson,
  nonEmpty,
  withoutNulls,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { toLogprobs } from '../../core/logprobs.ts';
import { createNativeReader, unknownFields, type KnownFields, type NativeReader } from '../../core/native-frame.ts';
import { PartWriter } from '../../core/part-writer.ts';
import type { Frame, Stage, Step } from '../../core/step.ts';
import type { CoreChatResponse, CoreError, CoreLogprob } from '../../core/types.ts';
import { decodeFinish, decodeHead, splitMetrics, type AnswerForm } from './answer.ts';
import { decodeInnerError } from './errors.ts';
import { protocol, withExtras } from './extras.ts';
import { decodeAnswerCall, decodeMedium } from './parts.ts';
import { filled, wireObject } from '../../core/wire-object.ts';
import { isGenerateAnswer, type AnswerField } from './wire.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

/** Decodes a stream of lines: the one with `done` ends it, and so does one with `error`. */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (emit) =>
    new AnswerDecoder(context, emit);

/**
 * Decodes a plain answer, as a stream of one line.
 * @throws {LouterError} `bad-upstream-reply` when the body is not an answer, the vendor's own error when it is one.
 */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const answer = asObject(body);
  const error = answer && findError(answer);
  if (error) throw new LouterError(error);
  if (!answer || !(readChatResponse(answer)?.message || typeof readGenerateResponse(answer)?.response === 'string'))
    throw badUpstreamReply(
      'the answer is not one of Ollama: it has neither an object `message` nor a string `response`',
    );
  if (readChatResponse(answer)?.done === false)
    throw badUpstreamReply('the answer is not complete: its `done` is false');
  const fold = new ResponseFold();
  new AnswerDecoder(context, (event) => fold.add(event)).decodeLine({ ...answer, ...endOfAnswer });
  return fold.result();
}

/** The error that a line is, in the form of this protocol or of another, as proxies before a server write. */
function findError(line: JsonObject): CoreError | undefined {
  if (readFailedReply(line)?.error) return decodeInnerError(line);
  if (!isErrorAlone(line)) return undefined;
  const { message, done } = readChatResponse(line) ?? {};
  const hasAnswer = message || done === true || ('response' satisfies keyof wire.ReceivedGenerateResponse) in line;
  return hasAnswer ? undefined : decodeErrorInStream(line, protocol);
}

const endOfAnswer: Pick<wire.ChatResponse, 'done'> = { done: true };

class AnswerDecoder implements Stage<Frame> {
  readonly #context: BackendContext;
  readonly #native: NativeReader;
  readonly #parts: PartWriter;
  /** Fields of lines that have no event: measurements, and what only this protocol knows. */
  readonly #fields = new Map<string, JsonValue>();
  readonly #messageFields = new Map<string, JsonValue>();
  /** Of tokens without text: they go with the text that comes next. */
  #unplacedLogprobs: CoreLogprob[] = [];
  #calls = 0;
  #isStarted = false;
  #isOver = false;

  constructor(context: BackendContext, emit: (event: CoreStreamEvent) => void) {
    this.#context = context;
    this.#native = createNativeReader(protocol, emit);
    this.#parts = new PartWriter(restoreFreeformCalls(context.request)(this.#native.emit).push);
  }

  push({ data }: Frame): void {
    if (this.#isOver) return;
    // Arguments of calls may hold numbers of any length, all other fields counts and times.
    const line = asObject(data.includes(callsField) ? parseJson(data) : parsePlainJson(data));
    if (!line) throw badUpstreamReply('a line of the stream is not a JSON object');
    const error = findError(line);
    if (error) return this.#end({ type: 'error', error });
    this.decodeLine(line);
  }

  end(): void {
    if (!this.#isOver)
      this.#end({ type: 'error', error: badUpstreamReply('the stream ended before a line with `done`').detail });
  }

  decodeLine(raw: JsonObject): void {
    const { form, line } = readLine(raw);
    const { message, model: _, created_at: __, done, done_reason: reason, logprobs, ...rest } = line;
    const { role: ___, content, thinking, images, tool_calls: calls, ...own } = message ?? {};
    const isDone = done === true;
    const unknown = unknownFields(raw, knownFields);
    this.#native.startFrame(unknown && nativeFields(isDone, unknown), 'repeated');
    if (!this.#isStarted) this.#native.emit({ type: 'response-start', ...decodeHead(form, line, this.#context) });
    this.#isStarted = true;
    for (const each of toLogprobs(logprobs ?? [])) this.#unplacedLogprobs.push(each);
    this.#parts.reasoning(thinking ?? '');
    this.#decodeContent(content ?? '');
    for (const data of images ?? []) this.#parts.part(decodeMedium(data));
    for (const call of calls ?? []) this.#decodeCall(call);
    for (const [name, value] of Object.entries(withoutNulls(rest))) this.#fields.set(name, value);
    for (const [name, value] of Object.entries(withoutNulls(own))) this.#messageFields.set(name, value);
    if (isDone) this.#finish(reason ?? undefined);
    else if (this.#native.hasPendingFields())
      this.#native.emit({ type: 'opaque', protocol, kind: 'line', payload: raw });
  }

  #decodeContent(content: string): void {
    if (content === '' && !(this.#unplacedLogprobs.length > 0 && this.#parts.isOpen('text'))) return;
    const placed = this.#unplacedLogprobs;
    this.#unplacedLogprobs = [];
    this.#parts.text(content, 'text', filled(placed));
  }

  #decodeCall(call: wire.ReceivedToolCall): void {
    if (isBlank(call)) return;
    const decoded = decodeAnswerCall(call, this.#calls++, this.#context);
    const { id, name, input } = decoded;
    this.#parts.toolCall({ id, name, input }, wireFields(decoded));
  }

  #finish(reason: string | undefined): void {
    this.#parts.closeAll();
    const { usage, rest } = splitMetrics(Object.fromEntries(this.#fields));
    const message = nonEmpty(Object.fromEntries(this.#messageFields));
    const logprobs = this.#unplacedLogprobs.length > 0 && { logprobs: this.#unplacedLogprobs };
    const finish = decodeFinish(reason, { hasCalls: this.#calls > 0 });
    this.#native.emit({
      type: 'finish',
      candidate: 0,
      finish,
      ...logprobs,
      ...withExtras({ ...rest, ...(message && { message }) }),
    });
    if (usage) this.#native.emit({ type: 'usage', usage });
    this.#end({ type: 'end' });
  }

  #end(event: CoreStreamEvent): void {
    this.#isOver = true;
    this.#native.emit(event);
  }
}

/** How arguments are recognized in the text of a line. */
const callsField = JSON.stringify('tool_calls' satisfies AnswerField);

/** The unknown fields of a line, and those that say which line it was. */
const nativeFields = (done: boolean, unknown: JsonObject): JsonObject => ({
  ...({ done } satisfies Pick<wire.ChatResponse, 'done'>),
  ...unknown,
});

/** The fields of lines that Core carries, at the end of the answer where they measure it. Each line has its time. */
const knownFields: KnownFields = {
  names: new Set<AnswerField>([
    ...(['bytes', 'content', 'context', 'done', 'done_reason', 'eval_count', 'eval_duration'] as const),
    ...(['image', 'images', 'load_duration', 'logprob', 'logprobs', 'message', 'model'] as const),
    ...(['prompt_eval_count', 'prompt_eval_duration', 'response', 'role', 'thinking', 'token'] as const),
    ...(['tool_calls', 'tool_name', 'top_logprobs', 'total_duration'] as const),
  ]),
  opaque: new Set<AnswerField>(['context', 'images', 'tool_calls']),
};

/** Reads a line of an answer, or a plain one; one of a bare prompt as if it were a chat's. */
function readLine(body: JsonObject): { form: AnswerForm; line: wire.ReceivedChatResponse } {
  if (!isGenerateAnswer(body)) return { form: 'chat', line: readChatResponse(body) ?? {} };
  const { response, thinking, image, tool_calls, ...line } = readGenerateResponse(body) ?? {};
  const message = wireObject<NonNullable<wire.ReceivedChatResponse['message']>>({
    content: response,
    thinking,
    images: image ? [image] : undefined,
    tool_calls,
  });
  return { form: 'prompt', line: { ...line, message } };
}
