import { readResponseStreamEvent } from '../../../../generated/openai.readers.js';
import type { FrontendContext } from '../../../core/codec.ts';
import { type JsonObject, objectsIn } from '../../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../../core/provenance.ts';
import { isStreamedPart, partEvents, type CorePartEvent } from '../../../core/fold.ts';
import type { CoreImage, CoreOpaque } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { CallEncoder } from './call-encoder.ts';
import { nativePayload } from './content.ts';
import { idAndStatus, protocol, wireFormOf } from './extras.ts';
import type { ResponseStatus } from './finish.ts';
import { MessageEncoder } from './message-encoder.ts';
import { outputList, type EncoderContext, type OutputList } from './output-list.ts';
import { phaseOfSignature } from './phase.ts';
import { ReasoningEncoder } from './reasoning-encoder.ts';
import { HostedEncoder } from './hosted-encoder.ts';
import { isHostedCall } from './hosted-items.ts';
import { encodeImageItem, isContentPart } from './message-parts.ts';
import type { WrittenEvent, WrittenItem } from './wire.ts';
import type { NativeFrames } from '../../../core/stream-event.ts';

/** Writes the items of an answer, part by part. */
export class ItemEncoder {
  readonly #context: FrontendContext;
  readonly #output: OutputList;
  readonly #messages: MessageEncoder;
  readonly #reasoning: ReasoningEncoder;
  readonly #calls: CallEncoder;
  readonly #hosted: HostedEncoder;

  constructor(emit: (event: WrittenEvent) => void, context: FrontendContext) {
    const output = outputList(emit);
    const shared: EncoderContext = { emit, context, output };
    this.#context = context;
    this.#output = output;
    this.#messages = new MessageEncoder(shared);
    this.#reasoning = new ReasoningEncoder(shared);
    this.#calls = new CallEncoder(shared);
    this.#hosted = new HostedEncoder(shared);
  }

  /** The items that are whole by now. */
  get output(): WrittenItem[] {
    return this.#output.items();
  }

  write(event: CorePartEvent): void {
    switch (event.type) {
      case 'text-start':
        this.#settle();
        return this.#messages.write(event);
      case 'text-delta':
      case 'text-citation':
      case 'text-done':
        return this.#messages.write(event);
      case 'reasoning-start':
        this.#endMessage();
        return this.#reasoning.write(event);
      case 'reasoning-delta':
        return this.#reasoning.write(event);
      case 'reasoning-done': {
        const phase = this.#reasoning.isOpen(event.part) ? undefined : phaseOfSignature(event.signature);
        if (phase !== undefined) this.#messages.startPhase(phase);
        return this.#reasoning.write(event);
      }
      case 'tool-call-start':
        if (!event.providerExecuted || isHostedCall(event)) this.#endMessage();
        if (!this.#hosted.write(event)) this.#calls.write(event);
        return;
      case 'tool-call-arguments-text':
      case 'tool-call-arguments-json':
      case 'tool-call-done':
        if (!this.#hosted.write(event)) this.#calls.write(event);
        return;
      case 'part':
        return this.#writeWhole(event);
      default:
        unreachable(event);
    }
  }

  /** Passes on an event that only this protocol knows. */
  passOn(payload: JsonObject): void {
    const event = readResponseStreamEvent(payload);
    if (event?.type === 'response.output_item.added') return this.#output.announce(event.item ?? {}, payload);
    this.#output.passOn(payload);
  }

  /** Closes what is open, as far as the status of the answer lets it be closed; returns all items. */
  finish(standing: ResponseStatus): WrittenItem[] {
    this.#messages.finish(standing);
    this.#hosted.finish();
    this.#calls.finish(standing);
    return this.#output.items();
  }

  /** Another item than a message begins: what waited for what comes next is settled. */
  #endMessage(): void {
    this.#messages.close();
    this.#settle();
  }

  #settle(): void {
    this.#hosted.settle();
    this.#calls.settle();
  }

  #writeWhole({ candidate, part, value, native }: WholePart): void {
    if (isStreamedPart(value)) {
      for (const each of partEvents({ candidate, part }, value)) this.write(each);
      return;
    }
    const { report } = this.#context;
    switch (value.type) {
      case 'image':
        return this.#writeImage(value);
      case 'opaque':
        return this.#writeOpaque(value, native);
      case 'audio': {
        const instead = value.transcript ? { instead: 'its transcript' } : {};
        report({ at: value, what: 'OpenAI Responses gives no sound', ...instead });
        if (!value.transcript) return;
        this.#settle();
        return this.#messages.addText(value.transcript);
      }
      case 'tool-result':
        if (!this.#hosted.addResult(value))
          report({ at: value, what: 'the result of a tool that the vendor ran itself' });
        return;
      default:
        unreachable(value);
    }
  }

  #writeImage(image: CoreImage): void {
    const { report, mint } = this.#context;
    this.#endMessage();
    const { id = mint('ig_'), status = 'completed' } = idAndStatus(wireFormOf(image));
    const item = encodeImageItem(image, { id, status });
    reportForeignExtras(image, protocol, report);
    if (item) this.#output.addWhole(item);
    else report({ at: image, what: `an image given as ${image.source.kind}` });
  }

  #writeOpaque(part: CoreOpaque, native: NativeFrames | undefined): void {
    const payload = nativePayload(part);
    if (!payload) return reportForeignPart(part, this.#context.report);
    if (isContentPart(part)) {
      this.#settle();
      return this.#messages.addWhole(part, payload, findPartEvents(native));
    }
    this.#endMessage();
    this.#output.addWhole(payload);
  }
}

type WholePart = Extract<CorePartEvent, { type: 'part' }> & { native?: NativeFrames };

/** The events in which a vendor of this protocol sent a part that is written whole. */
function findPartEvents(native: NativeFrames | undefined): readonly JsonObject[] | undefined {
  const held = native?.protocol === protocol ? native.frames.find(({ events }) => events !== undefined) : undefined;
  return held && objectsIn(held['events']);
}
