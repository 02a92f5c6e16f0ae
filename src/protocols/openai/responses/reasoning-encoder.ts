import { splitTrailingSurrogate } from '../../../core/code-points.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { CoreReasoning, CoreReasoningDelta } from '../../../core/types.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { protocol, wireFormOf } from './extras.ts';
import type { EncoderContext } from './item-encoder.ts';
import { isPhasePart } from './phase.ts';
import { encodeReasoning, isContentBlock, reasoningText, summaryText } from './reasoning.ts';
import { closingFields } from '../../../core/fold.ts';
import { wireFields } from '../../../core/fold.ts';

interface OpenReasoning {
  index: number;
  id: string;
  part: CoreReasoning;
  /** The block that goes on, by its number. */
  open: number | undefined;
  /** The place of each block among those of its kind on the wire. */
  blockIndexes: Map<number, number>;
  counts: { summary: number; content: number };
  /** Half of a surrogate pair that waits for the other. */
  pendingSurrogate: string;
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
        const { complete, half } = splitTrailingSurrogate(thought.pendingSurrogate + event.text);
        thought.pendingSurrogate = half;
        return this.#append(thought, event.block, complete);
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

  /** Stores another text of a block, as `write` does. */
  describe(part: number, block: number): ((text: string) => void) | undefined {
    const known = this.#open.get(part)?.part.blocks[block];
    return known && ((text) => void (known.text += text));
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
      pendingSurrogate: '',
    });
  }

  #finish(thought: OpenReasoning, event: Extract<CoreReasoningDelta, { type: 'reasoning-done' }>): void {
    const { context, output } = this.#shared;
    this.#closeBlock(thought);
    this.#open.delete(event.part);
    const part = { ...thought.part, ...closingFields(event) };
    reportForeignExtras(event, protocol, context.report);
    const status = wireFormOf(part)?.['status'];
    const around = { id: thought.id, ...(status !== undefined && { status }) };
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
    this.#shared.emit(blockEvent(thought, block, 'part.added'));
  }

  #closeBlock(thought: OpenReasoning): void {
    const { open } = thought;
    if (open === undefined) return;
    this.#append(thought, open, thought.pendingSurrogate);
    thought.pendingSurrogate = '';
    this.#shared.emit(blockEvent(thought, open, 'done'));
    this.#shared.emit(blockEvent(thought, open, 'part.done'));
    thought.open = undefined;
  }

  #append(thought: OpenReasoning, block: number, text: string): void {
    const known = thought.part.blocks[block];
    if (!known || text === '') return;
    known.text += text;
    this.#shared.emit({ ...blockEvent(thought, block, 'delta'), delta: text });
  }

  #reportExtras(): void {
    if (!this.#hasReported) this.#shared.context.report({ what: 'fields of reasoning deltas other than the text' });
    this.#hasReported = true;
  }
}

/** The events of a block, by where it stands. */
function blockEvent(
  thought: OpenReasoning,
  block: number,
  name: 'delta' | 'done' | 'part.added' | 'part.done',
): JsonObject {
  const { kind = 'full', text = '' } = thought.part.blocks[block] ?? {};
  const inContent = isContentBlock(kind, thought.part);
  const place = thought.blockIndexes.get(block) ?? 0;
  const around = {
    item_id: thought.id,
    output_index: thought.index,
    ...(inContent ? { content_index: place } : { summary_index: place }),
  };
  const isPart = name === 'part.added' || name === 'part.done';
  if (!isPart) {
    const type = `response.${inContent ? 'reasoning_text' : 'reasoning_summary_text'}.${name}`;
    return { type, ...around, ...(name === 'done' && { text }) };
  }
  const partText = name === 'part.done' ? text : '';
  return {
    type: `response.${inContent ? 'content' : 'reasoning_summary'}_${name}`,
    ...around,
    part: inContent ? reasoningText(partText) : summaryText(partText),
  };
}
