import type { FrontendContext } from '../../../core/codec.ts';
import { asObject, type JsonObject, objectsIn } from '../../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../../core/provenance.ts';
import { partEvents, type CorePartEvent } from '../../../core/fold.ts';
import type { NativeFrames } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { callWriter } from './call-writer.ts';
import { nativePayload } from './content.ts';
import { protocol, wireFormOf } from './extras.ts';
import type { ResponseStatus } from './finish.ts';
import { messageWriter } from './message-writer.ts';
import { outputList } from './output-list.ts';
import { reasoningWriter } from './reasoning-writer.ts';
import { encodeImageItem, isContentPart } from './message-parts.ts';

/** Writes the items of an answer, part by part. */
export interface ItemWriter {
  write(event: CorePartEvent): void;
  /** Passes on an event that only this protocol knows. */
  passOn(payload: JsonObject): void;
  /** Closes what is open, as far as an answer that stands so lets it be closed; gives all items. */
  finish(standing: ResponseStatus): JsonObject[];
  /** The items that are whole by now. */
  readonly output: JsonObject[];
}

/** What the writers of each kind of item share. */
export interface WriterContext {
  emit(event: JsonObject): void;
  context: FrontendContext;
  output: ReturnType<typeof outputList>;
}

export function itemWriter(emit: (event: JsonObject) => void, context: FrontendContext): ItemWriter {
  const { report, mint } = context;
  const output = outputList(emit);
  const shared: WriterContext = {
    emit,
    context,
    output,
  };
  const messages = messageWriter(shared);
  const reasoning = reasoningWriter(shared);
  const calls = callWriter(shared);

  /** Another item than a message begins: what waited for what comes next is settled. */
  function endMessage(): void {
    messages.close();
    calls.settle();
  }

  function writeWhole({
    candidate,
    part,
    value,
    native,
  }: Extract<CorePartEvent, { type: 'part' }> & { native?: NativeFrames }): void {
    switch (value.type) {
      case 'image': {
        endMessage();
        const { id = mint('ig_'), status = 'completed' } = wireFormOf(value) ?? {};
        const item = encodeImageItem(value, { id, status });
        reportForeignExtras(value, protocol, report);
        if (item) output.addWhole(item);
        else report({ at: value, what: `an image given as ${value.source.kind}` });
        return;
      }
      case 'opaque': {
        const own = nativePayload(value);
        if (!own) return reportForeignPart(value, report, value);
        if (isContentPart(value)) {
          calls.settle();
          return messages.addWhole(value, own, findPartEvents(native));
        }
        endMessage();
        return output.addWhole(own);
      }
      case 'audio': {
        const instead = value.transcript ? { instead: 'its transcript' } : {};
        report({ at: value, what: 'OpenAI Responses gives no sound', ...instead });
        if (value.transcript) {
          calls.settle();
          messages.addText(value.transcript);
        }
        return;
      }
      case 'tool-result':
        return report({ at: value, what: 'the result of a tool that the vendor ran itself' });
      case 'text':
      case 'refusal':
      case 'reasoning':
      case 'tool-call':
        for (const each of partEvents({ candidate, part }, value)) write(each);
        return;
      default:
        unreachable(value);
    }
  }

  function write(event: CorePartEvent): void {
    switch (event.type) {
      case 'text-start':
        calls.settle();
        return messages.write(event);
      case 'text-delta':
      case 'text-citation':
      case 'text-done':
        return messages.write(event);
      case 'reasoning-start':
        endMessage();
        return reasoning.write(event);
      case 'reasoning-delta':
      case 'reasoning-done':
        return reasoning.write(event);
      case 'tool-call-start':
        if (!event.providerExecuted) endMessage();
        return calls.write(event);
      case 'tool-call-arguments-text':
      case 'tool-call-arguments-json':
      case 'tool-call-done':
        return calls.write(event);
      case 'part':
        return writeWhole(event);
      default:
        unreachable(event);
    }
  }

  return {
    write,
    passOn(payload) {
      const { type, item } = payload;
      if (type === 'response.output_item.added') return output.announce(asObject(item) ?? {}, payload);
      output.passOn(payload);
    },
    finish(standing) {
      messages.finish(standing);
      calls.finish(standing);
      return output.items;
    },
    get output() {
      return output.items;
    },
  };
}

/** The events in which a vendor of this protocol sent a part that is written whole. */
function findPartEvents(native: NativeFrames | undefined): readonly JsonObject[] | undefined {
  const held = native?.protocol === protocol ? native.frames.find(({ events }) => events !== undefined) : undefined;
  return held && objectsIn(held['events']);
}
