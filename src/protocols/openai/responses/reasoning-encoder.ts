import type {
  ReasoningTextDeltaEvent,
  ResponseStreamEvent,
  SummaryTextDeltaEvent,
} from '../../../../generated/openai.js';
import type { CoreReasoning } from '../../../core/types.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { idAndStatus, protocol, wireFormOf } from './extras.ts';
import type { EncoderContext } from './output-list.ts';
import { isPhasePart } from './phase.ts';
import { encodeReasoning, isContentBlock, reasoningText, summaryText } from './reasoning.ts';
import { closingFields, wireFields } from '../../../core/fold.ts';
import type { CoreReasoningDelta } from '../../../core/stream-event.ts';

interface OpenReasoning {
  index: number;
  id: string;
  part: CoreReasoning;
  /** The block that goes on, by its number. */
  open: number | undefined;
  /** The place of each block among those of its kind on the wire. */
  blockIndexes: Map<number, number>;
  counts: { summary: number; content: number };
}

/** Writes reasoning: an item each, its blocks one after another. */
export class ReasoningEncoder {
  readonly #shared: EncoderContext;
  readonly #open = new Map<number, OpenReasoning>();
  #hasReported = false;

  constructor(shared: EncoderContext) {
    this.#shared = shared;
  }

  write(event: CoreReasoningDelta): void {
    // It is known when it is done.
    if (event.type === 'reasoning-start' && isPhasePart(event)) return;
    if (event.type === 'reasoning-start') return this.#start(event);
    const thought = this.#open.get(event.part);
    if (!thought) return;
    switch (event.type) {
      case 'reasoning-delta': {
        if (event.extras) this.#reportExtras();
        if (event.text === '' && event.extras) return;
        this.#openBlock(thought, event.block, event.kind);
        return this.#append(thought, event.block, event.text);
      }
      case 'reasoning-done':
        return this.#finish(thought, event);
      default:
        unreachable(event);
    }
  }

  isOpen(part: number): boolean {
    return this.#open.has(part);
  }

  #start(event: Extract<CoreReasoningDelta, { type: 'reasoning-start' }>): void {
    const { origin } = event;
    const ownId = wireFormOf(event)?.['id'];
    const id = typeof ownId === 'string' ? ownId : this.#shared.context.mint('rs_');
    const part: CoreReasoning = {
      type: 'reasoning',
      blocks: [],
      ...(origin && { origin }),
      ...wireFields(event),
    };
    this.#open.set(event.part, {
      index: this.#shared.output.add(encodeReasoning(part, { id })),
      id,
      part,
      open: undefined,
      blockIndexes: new Map(),
      counts: { summary: 0, content: 0 },
    });
  }

  #finish(thought: OpenReasoning, event: Extract<CoreReasoningDelta, { type: 'reasoning-done' }>): void {
    const { context, output } = this.#shared;
    this.#closeBlock(thought);
    this.#open.delete(event.part);
    const part = { ...thought.part, ...closingFields(event) };
    reportForeignExtras(event, protocol, context.report);
    const around = { ...idAndStatus(wireFormOf(part)), id: thought.id };
    output.done(thought.index, encodeReasoning(part, around));
  }

  #openBlock(thought: OpenReasoning, block: number, kind: 'full' | 'summary'): void {
    if (thought.open === block) return;
    this.#closeBlock(thought);
    const where = isContentBlock(kind, thought.part) ? 'content' : 'summary';
    thought.part.blocks[block] = { kind, text: '' };
    thought.blockIndexes.set(block, thought.counts[where]);
    thought.counts[where] += 1;
    thought.open = block;
    this.#shared.emit(partEvent(thought, block, 'added'));
  }

  #closeBlock(thought: OpenReasoning): void {
    const { open } = thought;
    if (open === undefined) return;
    const { text = '' } = thought.part.blocks[open] ?? {};
    const at = placeOf(thought, open);
    this.#shared.emit(
      'content_index' in at
        ? { type: 'response.reasoning_text.done', ...at, text }
        : { type: 'response.reasoning_summary_text.done', ...at, text },
    );
    this.#shared.emit(partEvent(thought, open, 'done'));
    thought.open = undefined;
  }

  #append(thought: OpenReasoning, block: number, text: string): void {
    const known = thought.part.blocks[block];
    if (!known || text === '') return;
    known.text += text;
    const at = placeOf(thought, block);
    this.#shared.emit(
      'content_index' in at
        ? { type: 'response.reasoning_text.delta', ...at, delta: text }
        : { type: 'response.reasoning_summary_text.delta', ...at, delta: text },
    );
  }

  #reportExtras(): void {
    if (!this.#hasReported) this.#shared.context.report({ what: 'fields of reasoning deltas other than the text' });
    this.#hasReported = true;
  }
}

type BlockPlace = Pick<ReasoningTextDeltaEvent | SummaryTextDeltaEvent, 'item_id' | 'output_index'> &
  (Pick<ReasoningTextDeltaEvent, 'content_index'> | Pick<SummaryTextDeltaEvent, 'summary_index'>);

/** Where a block stands: in the content of its item or in the summary. */
function placeOf({ id, index, part, blockIndexes }: OpenReasoning, block: number): BlockPlace {
  const { kind = 'full' } = part.blocks[block] ?? {};
  const place = blockIndexes.get(block) ?? 0;
  const around = { item_id: id, output_index: index };
  return isContentBlock(kind, part) ? { ...around, content_index: place } : { ...around, summary_index: place };
}

function partEvent(thought: OpenReasoning, block: number, end: 'added' | 'done'): ResponseStreamEvent {
  const { text: complete = '' } = thought.part.blocks[block] ?? {};
  const text = end === 'done' ? complete : '';
  const at = placeOf(thought, block);
  return 'content_index' in at
    ? { type: `response.content_part.${end}`, ...at, part: reasoningText(text) }
    : { type: `response.reasoning_summary_part.${end}`, ...at, part: summaryText(text) };
}
