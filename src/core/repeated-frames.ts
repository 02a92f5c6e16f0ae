import { FramePattern, type CarriedValue, type VaryingFields } from './frame-pattern.ts';
import type { Frame } from './step.ts';
import type { CoreStreamEvent } from './types.ts';

/** An event that adds to a text, a thought or the arguments of a call. */
export type DeltaEvent = Extract<
  CoreStreamEvent,
  { type: 'text-delta' | 'reasoning-delta' | 'tool-call-arguments-text' }
>;

/** Whether an event adds to the same text as one before. */
export const isSameText = (before: DeltaEvent, event: DeltaEvent): boolean =>
  event.type === before.type &&
  event.part === before.part &&
  event.candidate === before.candidate &&
  (event.type !== 'reasoning-delta' ||
    before.type !== 'reasoning-delta' ||
    (event.block === before.block && event.kind === before.kind));

/** A frame that added to a text and did nothing else: decoding it again with another text would do just that again. */
export interface RepeatableFrame {
  /** JSON Pointer of the text in the frame. */
  text: string;
  /**
   * Decodes a frame like this one with another text, which is not empty. Absent: the event is emitted again with that text.
   * `carried`: the values of `VaryingFields.carried`, in their order; `undefined` where the frame has none.
   */
  append?(text: string, carried: readonly CarriedValue[]): void;
}

/** After so many frames that no next one was like, a stream is decoded without looking for any. */
const maxUnused = 16;

/**
 * Decodes frames that differ from the one before in a text alone, as nearly all frames of a stream do, without parsing
 * them. A frame that differs anywhere else, or is not certain to be valid JSON, is left to its decoder.
 *
 * Measured per delta: Anthropic 0.9 to 0.25 µs, Chat 3 to 0.45, Responses 1.7 to 0.5, Ollama 3 to 0.7, Gemini, which counts
 * with each, 8 to 1.4.
 */
export class RepeatedFrames {
  readonly #emit: (event: CoreStreamEvent) => void;
  readonly #varying: VaryingFields;
  #pattern: FramePattern | undefined;
  #append: NonNullable<RepeatableFrame['append']> = () => {};
  #unused = 0;
  /** What was emitted for the current frame: its last event, and how many there were beside usage. */
  #last: CoreStreamEvent | undefined;
  #count = 0;
  #hasUsage = false;

  constructor(emit: (event: CoreStreamEvent) => void, varying: VaryingFields) {
    this.#emit = emit;
    this.#varying = varying;
  }

  /** Where the decoder of the frames emits its events. */
  readonly emit = (event: CoreStreamEvent): void => {
    if (event.type === 'usage') this.#hasUsage = true;
    else this.#count += 1;
    this.#last = event;
    this.#emit(event);
  };

  /** Decodes a frame that is like the one before. False: it is left to the decoder, which calls `learn` afterwards. */
  take(frame: Frame): boolean {
    const pattern = this.#pattern;
    const text = pattern?.match(frame);
    if (pattern && text) {
      this.#unused = 0;
      this.#append(text, pattern.carried);
      return true;
    }
    this.#pattern = undefined;
    this.#last = undefined;
    this.#count = 0;
    this.#hasUsage = false;
    return false;
  }

  /** The decoder has decoded a frame. `describe` is called with the event if it was all that came of it, beside usage. */
  learn(frame: Frame, describe: (event: DeltaEvent) => RepeatableFrame | undefined): void {
    const event = this.#last;
    if (this.#count !== 1 || this.#unused >= maxUnused || !event || !isPlainDelta(event)) return;
    const found = describe(event);
    const hasMore = this.#hasUsage || event.native !== undefined;
    if (!found || (hasMore && !this.#varying.carried)) return;
    const pattern = FramePattern.of(frame, found.text, this.#varying);
    // The event must be made of that text.
    if (pattern?.match(frame) !== event.text) return;
    this.#unused += 1;
    this.#pattern = pattern;
    this.#append = found.append ?? ((text) => this.#emit({ ...event, text }));
  }
}

/** Whether an event adds a text and nothing else. */
export const isPlainDelta = (event: CoreStreamEvent): event is DeltaEvent => {
  switch (event.type) {
    case 'text-delta':
      return event.text !== '' && !event.logprobs;
    case 'reasoning-delta':
      return event.text !== '' && !event.extras;
    case 'tool-call-arguments-text':
      return event.text !== '';
    default:
      return false;
  }
};
