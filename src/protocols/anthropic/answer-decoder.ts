import type * as wire from '../../../generated/anthropic.js';
import { readMessage, readMessageStreamEvent } from '../../../generated/anthropic.readers.js';
import type { BackendContext } from '../../core/codec.ts';
import { decodeErrorInStream, isErrorAlone } from '../../core/error-object.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import { restoreFreeformCalls } from '../../core/freeform.ts';
import { ResponseFold } from '../../core/fold.ts';
import { asObject, parsePlainJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import { createNativeReader, unknownFields, type KnownFields, type NativeReader } from '../../core/native-frame.ts';
import type { Frame, Stage, Step } from '../../core/step.ts';
import type { CoreChatResponse, CoreError, CoreFinish } from '../../core/types.ts';
import { decodeFinish, decodeUsage, mergeUsage, rawUsageOf, splitMessageFields } from './answer.ts';
import { BlockReader, type BlockDecoder } from './block-decoder.ts';
import { decodeError } from './errors.ts';
import { blockTypeOf, extrasOf } from './extras.ts';
import type { EventField } from './wire.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

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
  const answer = asObject(body) ?? {};
  const message = readMessage(answer);
  if (message?.type === 'error') throw new LouterError(decodeError({ status: 200, headers: {}, body: answer }));
  if (!message?.content && isErrorAlone(answer)) throw new LouterError(decodeErrorInStream(answer, 'anthropic'));
  if (!message?.content) throw badUpstreamReply('the answer is not an Anthropic message: it has no array `content`');
  const fold = new ResponseFold();
  new AnswerDecoder(context, (event) => fold.add(event)).decodeMessage(message, answer);
  return fold.result();
}

class AnswerDecoder implements Stage<Frame> {
  readonly #context: BackendContext;
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
    this.#native = createNativeReader('anthropic', emit);
    this.#reader = new BlockReader(context, restoreFreeformCalls(context.request)(this.#native.emit).push);
  }

  push(frame: Frame): void {
    if (this.#isOver || frame.data === '' || frame.data === '[DONE]') return;
    const raw = parseEvent(frame);
    const event = readMessageStreamEvent(raw) ?? {};
    const type = blockTypeOf(raw);
    const rest = knownEvents.has(type) ? unknownFields(raw, knownFieldsIn(event)) : undefined;
    this.#native.startFrame(rest && { type, ...rest }, event.type === 'message_delta' ? 'repeated' : undefined);
    this.#decode(event, raw);
  }

  end(): void {
    if (this.#isOver) return;
    if (this.#finish) return this.#finalize(this.#finish);
    this.#fail(badUpstreamReply('the stream of the backend broke off before its stop reason').detail);
  }

  /** `raw`: the same before it was read. */
  decodeMessage(message: wire.ReceivedMessage, raw: JsonObject): void {
    this.#start(message, raw);
    for (const [part, block] of (message.content ?? []).entries()) {
      if (block.type === 'tool_use') this.#hasCalls = true;
      this.#reader.read(block, { candidate: 0, part });
    }
    this.#finalize(this.#decodeFinish(message));
  }

  #decode(event: wire.ReceivedMessageStreamEvent, raw: JsonObject): void {
    switch (event.type) {
      case 'message_start':
        return this.#start(event.message ?? {}, asObject(raw['message' satisfies keyof typeof event]));
      case 'content_block_start':
        return this.#open(event, raw);
      case 'content_block_delta':
        return this.#change(event, raw);
      case 'content_block_stop':
        return this.#close(event.index ?? 0);
      case 'message_delta':
        return this.#changeMessage(event, raw);
      case 'message_stop':
        return this.#finalize(this.#finish ?? this.#decodeFinish({}));
      case 'error':
        return this.#fail(decodeError({ status: 200, headers: {}, body: raw }));
      case 'ping':
        return;
      default: {
        const kind = blockTypeOf(raw);
        // In the form of another protocol, as proxies before a server write.
        if ((kind === '' || raw['object'] === 'error') && isErrorAlone(raw))
          return this.#fail(decodeErrorInStream(raw, 'anthropic'));
        return this.#native.emit({ type: 'opaque', protocol: 'anthropic', kind, payload: raw });
      }
    }
  }

  #fail(error: CoreError): void {
    this.#isOver = true;
    this.#native.emit({ type: 'error', error });
  }

  #start(message: wire.ReceivedMessage, raw?: JsonObject): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const { head, late } = splitMessageFields(message);
    this.#keep(late?.anthropic);
    this.#native.emit({
      type: 'response-start',
      id: message.id ?? '',
      model: message.model ?? this.#context.model,
      ...(head && { extras: head }),
    });
    this.#count(rawUsageOf(raw));
  }

  #count(counts: JsonObject | undefined): void {
    if (!counts) return;
    this.#usage = mergeUsage(this.#usage, counts);
    const usage = decodeUsage(this.#usage);
    if (usage) this.#native.emit({ type: 'usage', usage });
  }

  #open(event: wire.ReceivedContentBlockStartEvent, raw: JsonObject = event): void {
    if (!this.#isStarted) this.#start({});
    const index = event.index ?? 0;
    const block = event.content_block ?? {};
    this.#close(index);
    if (block.type === 'tool_use') this.#hasCalls = true;
    this.#blocks.set(index, this.#reader.open(block, { candidate: 0, part: this.#nextPart++ }, raw));
  }

  #change(event: wire.ReceivedContentBlockDeltaEvent, raw: JsonObject): void {
    const index = event.index ?? 0;
    const delta = event.delta ?? {};
    if (!this.#blocks.has(index))
      this.#open({ type: 'content_block_start', index, content_block: startBlockFor(delta) });
    this.#blocks.get(index)?.delta(delta, raw);
  }

  #close(index: number): void {
    this.#blocks.get(index)?.stop();
    this.#blocks.delete(index);
  }

  #changeMessage(event: wire.ReceivedMessageDeltaEvent, raw: JsonObject): void {
    const { type: _type, delta, usage: _usage, ...rest } = event;
    const { stop_reason: reason, stop_sequence: _sequence, ...fields } = delta ?? {};
    this.#keep(extrasOf({ ...fields, ...rest })?.anthropic);
    if (typeof reason === 'string') this.#finish = this.#decodeFinish(delta ?? {});
    this.#count(rawUsageOf(raw));
  }

  #decodeFinish(fields: Parameters<typeof decodeFinish>[0]): CoreFinish {
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

/** The block a delta belongs to when its start was never sent. */
function startBlockFor({ type }: wire.ReceivedContentBlockDelta): wire.ReceivedContentBlock {
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
const knownEvents: ReadonlySet<string> = new Set<wire.MessageStreamEvent['type']>([
  'message_start',
  'content_block_start',
  'content_block_delta',
  'content_block_stop',
  'message_delta',
  'message_stop',
]);

/** The fields of those events that Core carries, or that their blocks and messages keep. */
const knownFields: KnownFields = {
  names: new Set<EventField>([
    ...(['type', 'index', 'message', 'content_block', 'delta', 'usage', 'text', 'thinking', 'signature'] as const),
    ...(['partial_json', 'citation', 'stop_reason', 'stop_sequence', 'context_management'] as const),
  ]),
  opaque: new Set<EventField>(['message', 'content_block', 'usage', 'citation', 'context_management']),
};

/** Core carries the fields of a thinking delta with it. */
const knownFieldsIn = (event: wire.ReceivedMessageStreamEvent): KnownFields =>
  event.type === 'content_block_delta' && event.delta?.type === 'thinking_delta'
    ? { ...knownFields, opaque: withDeltaFields }
    : knownFields;
const withDeltaFields: ReadonlySet<string> = new Set([...knownFields.opaque, 'delta' satisfies EventField]);
