import type { BackendContext, FrontendContext } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { eventsOf } from '../../core/fold.ts';
import { asNumber, asObject, asString, parsePlainJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import {
  isRepeated,
  createNativeReader,
  createNativeWriter,
  unknownFields,
  type KnownFields,
} from '../../core/native-frame.ts';
import { reportForeignExtras } from '../../core/provenance.ts';
import type { Frame, Step } from '../../core/step.ts';
import type { CoreFinish, CoreStreamEvent, CoreUsage, Extras } from '../../core/types.ts';
import { createBlockOpener, type BlockReader } from './block-reader.ts';
import { createBlockWriter } from './block-writer.ts';
import { decodeError, encodeErrorBody } from './errors.ts';
import { decodeFinish, encodeFinish } from './finish.ts';
import { extrasOf, blockTypeOf } from './extras.ts';
import { encodeMessageId, splitMessageFields } from './answer.ts';
import { decodeUsage, encodeUsage, mergeUsage } from './usage.ts';

/** The data of a frame. @throws {LouterError} `bad-upstream-reply` when it is no JSON object. */
function parseEvent({ event, data }: Frame): JsonObject {
  const value = asObject(parsePlainJson(data));
  if (!value)
    throw new LouterError({
      kind: 'bad-upstream-reply',
      message: `an event of the stream is no JSON object: ${data.slice(0, 80)}`,
    });
  return typeof value['type'] === 'string' ? value : { ...value, type: event ?? '' };
}

/**
 * Reads a stream of Anthropic events. A stop reason makes the end legal, `message_stop` or not; kinds of events
 * we do not know pass, and blocks that nobody closed are closed at the end.
 */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (send) => {
    const native = createNativeReader('anthropic', send);
    const { emit } = native;
    const openBlock = createBlockOpener(context, emit);
    const blocks = new Map<number, BlockReader>();
    let parts = 0;
    let isStarted = false;
    let isOver = false;
    let usage: JsonObject = {};
    let finish: CoreFinish | undefined;
    let hasCalls = false;
    const messageExtras = new Map<string, JsonValue>();

    return {
      push(frame) {
        if (isOver || frame.data === '' || frame.data === '[DONE]') return;
        read(parseEvent(frame));
      },
      end() {
        if (isOver) return;
        if (finish) return finalize(finish);
        isOver = true;
        emit({
          type: 'error',
          error: { kind: 'bad-upstream-reply', message: 'the stream of the backend broke off before its stop reason' },
        });
      },
    };

    function read(event: JsonObject): void {
      const type = blockTypeOf(event);
      const rest = reframedEvents.has(type) ? unknownFields(event, knownFieldsIn(event)) : undefined;
      native.startFrame(rest && { type, ...rest }, type === 'message_delta' ? 'repeated' : undefined);
      switch (type) {
        case 'message_start':
          return start(asObject(event['message']) ?? {});
        case 'content_block_start':
          return open(event);
        case 'content_block_delta':
          return change(event);
        case 'content_block_stop':
          return close(asNumber(event['index']) ?? 0);
        case 'message_delta':
          return changeMessage(event);
        case 'message_stop':
          return finalize(finish ?? decodeFinish({ reason: undefined, stopSequence: undefined, hasCalls }));
        case 'error':
          isOver = true;
          return emit({ type: 'error', error: decodeError({ status: 200, headers: {}, body: event }) });
        case 'ping':
          return;
        default:
          return emit({ type: 'opaque', protocol: 'anthropic', kind: blockTypeOf(event), payload: event });
      }
    }

    function start(message: JsonObject): void {
      if (isStarted) return;
      isStarted = true;
      const { head, late } = splitMessageFields(message);
      keep(late?.anthropic);
      emit({
        type: 'response-start',
        id: asString(message['id']) ?? '',
        model: asString(message['model']) ?? context.model,
        ...(head && { extras: head }),
      });
      count(asObject(message['usage']));
    }

    function count(more: JsonObject | undefined): void {
      if (!more) return;
      usage = mergeUsage(usage, more);
      const counted = decodeUsage(usage);
      if (counted) emit({ type: 'usage', usage: counted });
    }

    function open(event: JsonObject): void {
      if (!isStarted) start({});
      const index = asNumber(event['index']) ?? 0;
      const block = asObject(event['content_block']) ?? {};
      close(index);
      if (blockTypeOf(block) === 'tool_use') hasCalls = true;
      blocks.set(index, openBlock(block, { candidate: 0, part: parts++ }, event));
    }

    function change(event: JsonObject): void {
      const index = asNumber(event['index']) ?? 0;
      const delta = asObject(event['delta']) ?? {};
      if (!blocks.has(index)) open({ type: 'content_block_start', index, content_block: startBlockFor(delta) });
      blocks.get(index)?.delta(delta, event);
    }

    function close(index: number): void {
      blocks.get(index)?.stop();
      blocks.delete(index);
    }

    function changeMessage(event: JsonObject): void {
      const { type: _, delta, usage: counts, ...rest } = event;
      const { stop_reason, stop_sequence, ...fields } = asObject(delta) ?? {};
      const reason = asString(stop_reason);
      keep(extrasOf({ ...fields, ...rest })?.anthropic);
      if (reason !== undefined) finish = decodeFinish({ reason, stopSequence: asString(stop_sequence), hasCalls });
      count(asObject(counts));
    }

    function keep(fields: JsonObject = {}): void {
      for (const [name, value] of Object.entries(fields)) messageExtras.set(name, value);
    }

    function finalize(finished: CoreFinish): void {
      isOver = true;
      if (!isStarted) start({});
      for (const index of blocks.keys()) close(index);
      const extras = extrasOf(Object.fromEntries(messageExtras));
      emit({ type: 'finish', candidate: 0, finish: finished, ...(extras && { extras }) });
      emit({ type: 'end' });
    }
  };

/** The events that are written anew. */
const reframedEvents: ReadonlySet<string> = new Set([
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

/** What a piece of thinking says beside its text Core carries with it. */
const knownFieldsIn = ({ delta }: JsonObject): KnownFields =>
  blockTypeOf(asObject(delta) ?? {}) === 'thinking_delta' ? { ...knownFields, opaque: withDeltaFields } : knownFields;
const withDeltaFields: ReadonlySet<string> = new Set([...knownFields.opaque, 'delta']);

/** The block a delta belongs to when its start was never sent. */
function startBlockFor(delta: JsonObject): JsonObject {
  switch (blockTypeOf(delta)) {
    case 'text_delta':
    case 'citations_delta':
      return { type: 'text', text: '' };
    case 'thinking_delta':
    case 'signature_delta':
      return { type: 'thinking', thinking: '' };
    default:
      throw new LouterError({
        kind: 'bad-upstream-reply',
        message: `${blockTypeOf(delta) || 'a delta'} came for a block that was never started`,
      });
  }
}

const toFrame = (body: JsonObject): Frame => ({ event: blockTypeOf(body), data: JSON.stringify(body) });

/**
 * Writes a stream of Anthropic events: `message_start` first and with the usage known by then, blocks one after
 * another, and the last `message_delta` once the usage can be complete. After an error nothing more is written.
 */
export const encodeStream =
  (context: FrontendContext): Step<CoreStreamEvent, Frame> =>
  (emit) => {
    const { report } = context;
    const native = createNativeWriter('anthropic', report, ({ type }, waiting) =>
      waiting.filter((rest) => rest['type'] === type),
    );
    const say = (body: JsonObject): void => emit(toFrame(native.complete(body)));
    const blocks = createBlockWriter(report, say);
    let head: { id: string; extras?: Extras } = { id: '' };
    let phase: 'new' | 'named' | 'started' | 'over' = 'new';
    let usage: CoreUsage | undefined;
    let finish: CoreFinish = { reason: 'other' };
    let messageExtras: JsonObject = {};
    let finishEvent: CoreStreamEvent | undefined;
    const unsaid = new Set<number>();
    const passedOver = new Set<string>();
    const early: JsonObject[] = [];

    return {
      push(event) {
        if (phase === 'over') return;
        if ('candidate' in event && event.candidate > 0) return leaveOut(event.candidate);
        native.observe(event);
        write(event);
      },
      end() {},
    };

    function write(event: CoreStreamEvent): void {
      switch (event.type) {
        case 'response-start':
          reportForeignExtras(event, 'anthropic', report);
          head = event;
          phase = 'named';
          return;
        case 'usage':
          usage = event.usage;
          if (phase === 'named') start();
          return;
        case 'finish':
          reportForeignExtras(event, 'anthropic', report);
          finish = event.finish;
          if (event.logprobs) report({ field: 'logprobs', what: 'log probabilities cannot be said' });
          finishEvent = event;
          messageExtras = event.extras?.anthropic ?? {};
          return;
        case 'end':
          start();
          phase = 'over';
          return stop();
        case 'opaque':
          return passOn(event);
        case 'error':
          phase = 'over';
          // The vendor names the request; Qwen Code tries again only then.
          return say({ request_id: context.mint('req_'), ...encodeErrorBody(event.error) });
        case 'final-response':
          for (const each of eventsOf(event.response)) write(each);
          return;
        default:
          start();
          return blocks.write(event);
      }
    }

    /** An event of a kind we do not know goes to the clients of its own protocol. */
    function passOn(event: Extract<CoreStreamEvent, { type: 'opaque' }>): void {
      const { protocol, kind, payload, about } = event;
      if (protocol === 'anthropic') {
        if (phase === 'named' || about !== undefined) start();
        if (about !== undefined) return blocks.passOn(about, payload);
        // `message_start` is the first event of any stream, and what it says is not known before.
        if (phase === 'new') early.push(payload);
        else say(payload);
      } else if (!passedOver.has(kind) && !isRepeated(event)) {
        passedOver.add(kind);
        report({ what: `an event of kind ${kind} is known to ${protocol} only` });
      }
    }

    /** Once: a vendor of this protocol tells the input's usage right after its start, so that is waited for. */
    function start(): void {
      if (phase === 'started') return;
      phase = 'started';
      const { id, extras } = head;
      say({
        type: 'message_start',
        message: {
          ...extras?.anthropic,
          id: encodeMessageId(id, context),
          type: 'message',
          role: 'assistant',
          model: context.request.model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: encodeUsage(usage),
        },
      });
      for (const payload of early.splice(0)) say(payload);
    }

    function stop(): void {
      const { context_management, ...others } = messageExtras;
      const fields = native.withoutWritten(others, finishEvent ?? {});
      const calls = blocks.hasCalls() ? 'calls' : 'no calls';
      say({
        type: 'message_delta',
        delta: {
          ...fields,
          stop_reason: encodeFinish(finish, calls, report),
          stop_sequence: finish.stopSequence ?? null,
        },
        usage: encodeUsage(usage),
        ...(context_management !== undefined && { context_management }),
      });
      say({ type: 'message_stop' });
    }

    function leaveOut(candidate: number): void {
      if (unsaid.has(candidate)) return;
      unsaid.add(candidate);
      report({ field: 'candidates', what: 'answers beside the first', instead: 'the first' });
    }
  };
