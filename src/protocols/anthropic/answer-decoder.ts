import type { BackendContext } from '../../core/codec.ts';
import { decodeErrorInStream, isErrorAlone } from '../../core/error-object.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import { ResponseFold } from '../../core/fold.ts';
import {
  asArray,
  asNumber,
  asObject,
  asString,
  parsePlainJson,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { createNativeReader, unknownFields, type KnownFields, type NativeReader } from '../../core/native-frame.ts';
import { RepeatedFrames, type RepeatableFrame } from '../../core/repeated-frames.ts';
import type { Frame, Stage, Step } from '../../core/step.ts';
import type { CoreChatResponse, CoreError, CoreFinish, CoreStreamEvent } from '../../core/types.ts';
import { decodeFinish, decodeUsage, mergeUsage, splitMessageFields } from './answer.ts';
import { BlockReader, type BlockDecoder } from './block-decoder.ts';
import { decodeError } from './errors.ts';
import { blockTypeOf, extrasOf } from './extras.ts';

/**
 * Decodes a stream of Anthropic events. A stop reason makes the end valid, even without `message_stop`. Events of unknown
 * kinds are passed on, and blocks left open are closed at the end.
 */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (emit) =>
    new AnswerDecoder(context, emit);

/**
 * Decodes a plain answer, as the stream of one message.
 * @throws {LouterError} `bad-upstream-reply` when the body is not a message, the vendor's own error when it is one.
 */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const message = asObject(body);
  if (message && blockTypeOf(message) === 'error')
    throw new LouterError(decodeError({ status: 200, headers: {}, body: message }));
  if (message && !asArray(message['content']) && isErrorAlone(message))
    throw new LouterError(decodeErrorInStream(message, 'anthropic'));
  if (!message || !asArray(message['content']))
    throw badUpstreamReply('the answer is not an Anthropic message: it has no array `content`');
  const fold = new ResponseFold();
  new AnswerDecoder(context, (event) => fold.add(event)).decodeMessage(message);
  return fold.result();
}

class AnswerDecoder implements Stage<Frame> {
  readonly #context: BackendContext;
  readonly #repeated: RepeatedFrames;
  readonly #native: NativeReader;
  readonly #reader: BlockReader;
  readonly #blocks = new Map<number, BlockDecoder>();
  #nextPart = 0;
  #isStarted = false;
  #isOver = false;
  #hasCalls = false;
  #usage: JsonObject = {};
  #finish: CoreFinish | undefined;
  readonly #messageExtras = new Map<string, JsonValue>();

  constructor(context: BackendContext, emit: (event: CoreStreamEvent) => void) {
    this.#context = context;
    this.#repeated = new RepeatedFrames(emit, { ignored: [] });
    this.#native = createNativeReader('anthropic', this.#repeated.emit);
    this.#reader = new BlockReader(context, this.#native.emit);
  }

  push(frame: Frame): void {
    if (this.#repeated.take(frame)) return;
    if (this.#isOver || frame.data === '' || frame.data === '[DONE]') return;
    const event = parseEvent(frame);
    const type = blockTypeOf(event);
    const rest = knownEvents.has(type) ? unknownFields(event, knownFieldsIn(event)) : undefined;
    this.#native.startFrame(rest && { type, ...rest }, type === 'message_delta' ? 'repeated' : undefined);
    this.#decode(event, type);
    this.#repeated.learn(frame, () => describeDelta(event));
  }

  end(): void {
    if (this.#isOver) return;
    if (this.#finish) return this.#finalize(this.#finish);
    this.#fail(badUpstreamReply('the stream of the backend broke off before its stop reason').detail);
  }

  decodeMessage(message: JsonObject): void {
    this.#start(message);
    for (const [part, value] of (asArray(message['content']) ?? []).entries()) {
      const block = asObject(value) ?? {};
      if (blockTypeOf(block) === 'tool_use') this.#hasCalls = true;
      this.#reader.read(block, { candidate: 0, part });
    }
    this.#finalize(this.#decodeFinish(message));
  }

  #decode(event: JsonObject, type: string): void {
    switch (type) {
      case 'message_start':
        return this.#start(asObject(event['message']) ?? {});
      case 'content_block_start':
        return this.#open(event);
      case 'content_block_delta':
        return this.#change(event);
      case 'content_block_stop':
        return this.#close(asNumber(event['index']) ?? 0);
      case 'message_delta':
        return this.#changeMessage(event);
      case 'message_stop':
        return this.#finalize(this.#finish ?? this.#decodeFinish({}));
      case 'error':
        return this.#fail(decodeError({ status: 200, headers: {}, body: event }));
      case 'ping':
        return;
      default:
        // In the form of another protocol, as proxies before a server write.
        if ((type === '' || event['object'] === 'error') && isErrorAlone(event))
          return this.#fail(decodeErrorInStream(event, 'anthropic'));
        return this.#native.emit({ type: 'opaque', protocol: 'anthropic', kind: type, payload: event });
    }
  }

  #fail(error: CoreError): void {
    this.#isOver = true;
    this.#native.emit({ type: 'error', error });
  }

  #start(message: JsonObject): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const { head, late } = splitMessageFields(message);
    this.#keep(late?.anthropic);
    this.#native.emit({
      type: 'response-start',
      id: asString(message['id']) ?? '',
      model: asString(message['model']) ?? this.#context.model,
      ...(head && { extras: head }),
    });
    this.#count(asObject(message['usage']));
  }

  #count(counts: JsonObject | undefined): void {
    if (!counts) return;
    this.#usage = mergeUsage(this.#usage, counts);
    const usage = decodeUsage(this.#usage);
    if (usage) this.#native.emit({ type: 'usage', usage });
  }

  #open(event: JsonObject): void {
    if (!this.#isStarted) this.#start({});
    const index = asNumber(event['index']) ?? 0;
    const block = asObject(event['content_block']) ?? {};
    this.#close(index);
    if (blockTypeOf(block) === 'tool_use') this.#hasCalls = true;
    this.#blocks.set(index, this.#reader.open(block, { candidate: 0, part: this.#nextPart++ }, event));
  }

  #change(event: JsonObject): void {
    const index = asNumber(event['index']) ?? 0;
    const delta = asObject(event['delta']) ?? {};
    if (!this.#blocks.has(index))
      this.#open({ type: 'content_block_start', index, content_block: startBlockFor(delta) });
    this.#blocks.get(index)?.delta(delta, event);
  }

  #close(index: number): void {
    this.#blocks.get(index)?.stop();
    this.#blocks.delete(index);
  }

  #changeMessage(event: JsonObject): void {
    const { type: _, delta, usage, ...rest } = event;
    const { stop_reason, stop_sequence: __, ...fields } = asObject(delta) ?? {};
    this.#keep(extrasOf({ ...fields, ...rest })?.anthropic);
    if (asString(stop_reason) !== undefined) this.#finish = this.#decodeFinish(asObject(delta) ?? {});
    this.#count(asObject(usage));
  }

  #decodeFinish(fields: JsonObject): CoreFinish {
    return decodeFinish(fields, { hasCalls: this.#hasCalls });
  }

  #keep(fields: JsonObject = {}): void {
    for (const [name, value] of Object.entries(fields)) this.#messageExtras.set(name, value);
  }

  #finalize(finish: CoreFinish): void {
    this.#isOver = true;
    if (!this.#isStarted) this.#start({});
    for (const index of this.#blocks.keys()) this.#close(index);
    const extras = extrasOf(Object.fromEntries(this.#messageExtras));
    this.#native.emit({ type: 'finish', candidate: 0, finish, ...(extras && { extras }) });
    this.#native.emit({ type: 'end' });
  }
}

/** The data of a frame. @throws {LouterError} `bad-upstream-reply` when it is not a JSON object. */
function parseEvent({ event, data }: Frame): JsonObject {
  const value = asObject(parsePlainJson(data));
  if (!value) throw badUpstreamReply(`an event of the stream is not a JSON object: ${data.slice(0, 80)}`);
  return typeof value['type'] === 'string' ? value : { ...value, type: event ?? '' };
}

/** A delta of an open block that holds nothing but its text. */
function describeDelta({ type, delta }: JsonObject): RepeatableFrame | undefined {
  const [name, ...others] = Object.keys(asObject(delta) ?? {}).filter((each) => each !== 'type');
  if (type !== 'content_block_delta' || name === undefined || others.length > 0) return undefined;
  return { text: `/delta/${name}` };
}

/** The block a delta belongs to when its start was never sent. */
function startBlockFor(delta: JsonObject): JsonObject {
  const type = blockTypeOf(delta);
  switch (type) {
    case 'text_delta':
    case 'citations_delta':
      return { type: 'text', text: '' };
    case 'thinking_delta':
    case 'signature_delta':
      return { type: 'thinking', thinking: '' };
    default:
      throw badUpstreamReply(`${type || 'a delta'} belongs to a block that was never started`);
  }
}

/** The events that are decoded and written again. */
const knownEvents: ReadonlySet<string> = new Set([
  'message_start',
  'content_block_start',
  'content_block_delta',
  'content_block_stop',
  'message_delta',
  'message_stop',
]);

/** The fields of those events that Core carries, or that their blocks and messages keep. */
const knownFields: KnownFields = {
  names: new Set(
    [
      ['type', 'index', 'message', 'content_block', 'delta', 'usage', 'text', 'thinking', 'signature', 'partial_json'],
      ['citation', 'stop_reason', 'stop_sequence', 'context_management'],
    ].flat(),
  ),
  opaque: new Set(['message', 'content_block', 'usage', 'citation', 'context_management']),
};

/** Core carries the fields of a thinking delta with it. */
const knownFieldsIn = ({ delta }: JsonObject): KnownFields =>
  blockTypeOf(asObject(delta) ?? {}) === 'thinking_delta' ? { ...knownFields, opaque: withDeltaFields } : knownFields;
const withDeltaFields: ReadonlySet<string> = new Set([...knownFields.opaque, 'delta']);
