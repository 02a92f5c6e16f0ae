import type { BackendContext } from '../../core/codec.ts';
import { decodeErrorInStream, isErrorAlone } from '../../core/error-object.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import { ResponseFold, wireFields } from '../../core/fold.ts';
import {
  asObject,
  asString,
  isBlank,
  objectsIn,
  parseJson,
  parsePlainJson,
  nonEmpty,
  withoutNulls,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { decodeLogprobs } from '../../core/logprobs.ts';
import { createNativeReader, unknownFields, type KnownFields, type NativeReader } from '../../core/native-frame.ts';
import { PartWriter } from '../../core/part-writer.ts';
import { RepeatedFrames, type DeltaEvent, type RepeatableFrame } from '../../core/repeated-frames.ts';
import type { Frame, Stage, Step } from '../../core/step.ts';
import type { CoreChatResponse, CoreError, CoreLogprob, CoreStreamEvent } from '../../core/types.ts';
import { decodeFinish, decodeHead, splitMetrics, type AnswerHead } from './answer.ts';
import { decodeInnerError } from './errors.ts';
import { protocol, withExtras } from './extras.ts';
import { decodeAnswerCall, decodeMedium } from './parts.ts';
import { isGenerateAnswer } from './wire.ts';

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
  if (!answer || !(asObject(answer['message']) || typeof answer['response'] === 'string'))
    throw badUpstreamReply(
      'the answer is not one of Ollama: it has neither an object `message` nor a string `response`',
    );
  if (answer['done'] === false) throw badUpstreamReply('the answer is not complete: its `done` is false');
  const fold = new ResponseFold();
  new AnswerDecoder(context, (event) => fold.add(event)).decodeLine({ ...answer, done: true });
  return fold.result();
}

/** The error that a line is, in the form of this protocol or of another, as proxies before a server write. */
function findError(line: JsonObject): CoreError | undefined {
  if (line['error']) return decodeInnerError(line);
  const hasAnswer = asObject(line['message']) !== undefined || line['response'] !== undefined || line['done'] === true;
  return !hasAnswer && isErrorAlone(line) ? decodeErrorInStream(line, protocol) : undefined;
}

class AnswerDecoder implements Stage<Frame> {
  readonly #context: BackendContext;
  readonly #repeated: RepeatedFrames;
  readonly #native: NativeReader;
  readonly #parts: PartWriter;
  readonly #fields = new Map<string, JsonValue>();
  readonly #messageFields = new Map<string, JsonValue>();
  /** Of tokens without text: they go with the text that comes next. */
  #unplacedLogprobs: CoreLogprob[] = [];
  #calls = 0;
  #isStarted = false;
  #isOver = false;

  constructor(context: BackendContext, emit: (event: CoreStreamEvent) => void) {
    this.#context = context;
    this.#repeated = new RepeatedFrames(emit, { ignored: [], carried: ['/created_at'] });
    this.#native = createNativeReader(protocol, this.#repeated.emit);
    this.#parts = new PartWriter(this.#native.emit);
  }

  push(frame: Frame): void {
    if (this.#isOver || this.#repeated.take(frame)) return;
    const { data } = frame;
    // Arguments of calls may hold numbers of any length, all other fields counts and times.
    const line = asObject(data.includes('"tool_calls"') ? parseJson(data) : parsePlainJson(data));
    if (!line) throw badUpstreamReply('a line of the stream is not a JSON object');
    const error = findError(line);
    if (error) return this.#end({ type: 'error', error });
    this.decodeLine(line);
    this.#repeated.learn(frame, ({ type }) => this.#describe(line, type));
  }

  end(): void {
    if (!this.#isOver)
      this.#end({ type: 'error', error: badUpstreamReply('the stream ended before a line with `done`').detail });
  }

  decodeLine(line: JsonObject): void {
    const piece = readAnswerPiece(line);
    const unknown = unknownFields(line, knownFields);
    this.#native.startFrame(unknown && { done: piece.isDone, ...unknown }, 'repeated');
    if (!this.#isStarted) this.#native.emit({ type: 'response-start', ...decodeHead(piece, this.#context) });
    this.#isStarted = true;
    this.#decodeParts(piece);
    this.#keep(piece.rest);
    if (piece.isDone) this.#finish(piece.doneReason);
    else if (this.#native.hasPendingFields())
      this.#native.emit({ type: 'opaque', protocol, kind: 'line', payload: line });
  }

  /** A line that holds one text. Clients of this protocol are given the time of each. */
  #describe(line: JsonObject, type: DeltaEvent['type']): RepeatableFrame | undefined {
    const message = asObject(line['message']);
    const fields = message ?? line;
    const [name, ...others] = textNames.filter((each) => !isBlank(fields[each]));
    if (name === undefined || others.length > 0) return undefined;
    const unknown = unknownFields(line, knownFields);
    return {
      text: message ? `/message/${name}` : `/${name}`,
      append: (text, [time]) => {
        if (unknown)
          this.#native.startFrame(
            { done: false, ...unknown, ...(time !== undefined && { created_at: time }) },
            'repeated',
          );
        if (type === 'reasoning-delta') this.#parts.reasoning(text);
        else this.#parts.text(text);
      },
    };
  }

  #decodeParts({ thinking, content, images, calls, logprobs }: AnswerPiece): void {
    for (const each of decodeLogprobs(logprobs)) this.#unplacedLogprobs.push(each);
    this.#parts.reasoning(thinking);
    if (content !== '' || (this.#unplacedLogprobs.length > 0 && this.#parts.isOpen('text'))) {
      const placed = this.#unplacedLogprobs;
      this.#unplacedLogprobs = [];
      this.#parts.text(content, 'text', placed.length > 0 ? placed : undefined);
    }
    for (const data of images) this.#parts.part(decodeMedium(data));
    for (const call of calls) {
      const decoded = decodeAnswerCall(call, this.#calls++, this.#context);
      const { id, name, input } = decoded;
      this.#parts.toolCall({ id, name, input }, wireFields(decoded));
    }
  }

  #keep({ message, ...others }: JsonObject): void {
    for (const [name, value] of Object.entries(withoutNulls(others))) this.#fields.set(name, value);
    for (const [name, value] of Object.entries(withoutNulls(asObject(message) ?? {})))
      this.#messageFields.set(name, value);
  }

  #finish(reason: string | undefined): void {
    this.#parts.closeAll();
    if (this.#messageFields.size > 0) this.#fields.set('message', Object.fromEntries(this.#messageFields));
    const { usage, rest } = splitMetrics(Object.fromEntries(this.#fields));
    const logprobs = this.#unplacedLogprobs.length > 0 && { logprobs: this.#unplacedLogprobs };
    const finish = decodeFinish(reason, { hasCalls: this.#calls > 0 });
    this.#native.emit({ type: 'finish', candidate: 0, finish, ...logprobs, ...withExtras(rest) });
    if (usage) this.#native.emit({ type: 'usage', usage });
    this.#end({ type: 'end' });
  }

  #end(event: CoreStreamEvent): void {
    this.#isOver = true;
    this.#native.emit(event);
  }
}

const textNames = ['content', 'thinking', 'response'] as const;

/** The fields of lines that Core carries, at the end of the answer where they measure it. Each line has its time. */
const knownFields: KnownFields = {
  names: new Set(
    [
      ['bytes', 'content', 'context', 'done', 'done_reason', 'eval_count', 'eval_duration', 'image'],
      ['images', 'load_duration', 'logprob', 'logprobs', 'message', 'model', 'prompt_eval_count'],
      ['prompt_eval_duration', 'response', 'role', 'thinking', 'token', 'tool_calls', 'tool_name'],
      ['top_logprobs', 'total_duration'],
    ].flat(),
  ),
  opaque: new Set(['context', 'images', 'tool_calls']),
};

/** A line of an answer, or a plain one, of either form. */
interface AnswerPiece extends AnswerHead {
  content: string;
  thinking: string;
  images: string[];
  calls: readonly JsonObject[];
  logprobs: JsonValue | undefined;
  isDone: boolean;
  doneReason: string | undefined;
  /** The measurements, and fields only this protocol knows; those of the message are under `message`. */
  rest: JsonObject;
}

function readAnswerPiece(body: JsonObject): AnswerPiece {
  const { model, created_at: createdAt, done, done_reason: doneReason, logprobs, ...fields } = body;
  const common = {
    model: asString(model),
    createdAt: asString(createdAt),
    logprobs,
    isDone: done === true,
    doneReason: asString(doneReason),
  };
  if (isGenerateAnswer(body)) {
    const { response, image, thinking, tool_calls: calls, ...rest } = fields;
    return {
      ...common,
      form: 'prompt',
      ...readContent(response, thinking, calls),
      images: asString(image) ? [asString(image) ?? ''] : [],
      rest,
    };
  }
  const { message, ...rest } = fields;
  const { role: _, content, thinking, tool_calls: calls, images, ...own } = asObject(message) ?? {};
  return {
    ...common,
    form: 'chat',
    ...readContent(content, thinking, calls),
    images: Array.isArray(images) ? images.filter((each) => typeof each === 'string') : [],
    rest: { ...rest, ...(nonEmpty(own) && { message: own }) },
  };
}

const readContent = (
  content: JsonValue | undefined,
  thinking: JsonValue | undefined,
  calls: JsonValue | undefined,
): Pick<AnswerPiece, 'content' | 'thinking' | 'calls'> => ({
  content: asString(content) ?? '',
  thinking: asString(thinking) ?? '',
  calls: objectsIn(calls).filter((call) => !isBlank(call)),
});
