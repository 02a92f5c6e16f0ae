import { splitTrailingSurrogate } from '../../../core/code-points.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { CoreReasoning, CoreReasoningDelta } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { spellingOf } from './extras.ts';
import type { WriterContext } from './item-writer.ts';
import { encodeReasoning, isContent, reasoningText, summaryText } from './reasoning.ts';

interface Thought {
  index: number;
  id: string;
  part: CoreReasoning;
  /** The block that goes on, by its number. */
  open: number | undefined;
  /** The place of each block among those of its kind on the wire. */
  places: Map<number, number>;
  counts: { summary: number; content: number };
  /** Half of a surrogate pair that waits for the other. */
  half: string;
}

/** Writes reasoning: an item each, its blocks one after another. */
export function reasoningWriter({ say, context, output, reportExtras }: WriterContext): {
  write(event: CoreReasoningDelta, subject: object): void;
} {
  const { report, mint } = context;
  const thoughts = new Map<number, Thought>();
  let passedOver = false;

  function start(event: Extract<CoreReasoningDelta, { type: 'reasoning-start' }>): void {
    const { extras, wireForm } = event;
    const spelled = spellingOf(event);
    const id = typeof spelled?.['id'] === 'string' ? spelled['id'] : mint('rs_');
    const part: CoreReasoning = {
      type: 'reasoning',
      blocks: [],
      ...(extras && { extras }),
      ...(wireForm && { wireForm }),
    };
    const index = output.add(encodeReasoning(part, { id }));
    thoughts.set(event.part, {
      index,
      id,
      part,
      open: undefined,
      places: new Map(),
      counts: { summary: 0, content: 0 },
      half: '',
    });
  }

  /** The events of a block, by where it stands. */
  function blockEvent(
    thought: Thought,
    block: number,
    name: 'delta' | 'done' | 'part.added' | 'part.done',
  ): JsonObject {
    const { kind = 'full', text = '' } = thought.part.blocks[block] ?? {};
    const inContent = isContent(kind, thought.part);
    const place = thought.places.get(block) ?? 0;
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
    const said = name === 'part.done' ? text : '';
    return {
      type: `response.${inContent ? 'content' : 'reasoning_summary'}_${name}`,
      ...around,
      part: inContent ? reasoningText(said) : summaryText(said),
    };
  }

  function openBlock(thought: Thought, block: number, kind: 'full' | 'summary'): void {
    if (thought.open === block) return;
    closeBlock(thought);
    const where = isContent(kind, thought.part) ? 'content' : 'summary';
    thought.part.blocks[block] = { kind, text: '' };
    thought.places.set(block, thought.counts[where]);
    thought.counts[where] += 1;
    thought.open = block;
    say(blockEvent(thought, block, 'part.added'));
  }

  function closeBlock(thought: Thought): void {
    const { open } = thought;
    if (open === undefined) return;
    tell(thought, open, thought.half);
    thought.half = '';
    say(blockEvent(thought, open, 'done'));
    say(blockEvent(thought, open, 'part.done'));
    thought.open = undefined;
  }

  function tell(thought: Thought, block: number, text: string): void {
    const known = thought.part.blocks[block];
    if (!known || text === '') return;
    known.text += text;
    say({ ...blockEvent(thought, block, 'delta'), delta: text });
  }

  return {
    write(event, subject) {
      if (event.type === 'reasoning-start') return start(event);
      const thought = thoughts.get(event.part);
      if (!thought) return;
      switch (event.type) {
        case 'reasoning-delta': {
          if (event.extras && !passedOver) {
            passedOver = true;
            report({ what: 'what pieces of reasoning say beside their text' });
          }
          if (event.text === '' && event.extras) return;
          openBlock(thought, event.block, event.kind);
          const { whole, half } = splitTrailingSurrogate(thought.half + event.text);
          thought.half = half;
          return tell(thought, event.block, whole);
        }
        case 'reasoning-done': {
          closeBlock(thought);
          thoughts.delete(event.part);
          const { seal, extras, wireForm } = event;
          const part = {
            ...thought.part,
            ...(seal && { seal }),
            ...(extras && { extras }),
            ...(wireForm && { wireForm }),
          };
          reportExtras(event, subject);
          const status = spellingOf(part)?.['status'];
          const around = { id: thought.id, ...(status !== undefined && { status }) };
          return output.done(thought.index, encodeReasoning(part, around));
        }
        default:
          unreachable(event);
      }
    },
  };
}
