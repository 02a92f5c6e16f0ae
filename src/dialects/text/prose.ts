import type { ReaderContext } from '../dialect.ts';
import { endTokenOpeners } from './end-tokens.ts';
import type { State } from './machine.ts';
import { opens, runUntil, type Opener } from './openers.ts';
import type { Output } from './output.ts';

export interface ProseMarkers {
  /** What opens a call wherever it stands: in an open thought too, as a stream cannot know better (vllm 45915). */
  anywhere: readonly Opener[];
  /** What opens a call in text only: too weak to end a thought. */
  inText?: readonly Opener[];
  /** Tokens that end a turn, such as `<|im_end|>`: passed over at the end of the text, and text elsewhere. */
  endTokens?: readonly string[];
}

/** What all dialects share: text, and thoughts in tags. */
export interface Prose {
  /** Where a reader begins. */
  start: State;
  /** Where it goes on after a call. */
  text: State;
}

const open = '<think>';
const close = '</think>';

/**
 * Text, and thoughts between `<think>` tags where there are any. An opening tag counts at the start of a line only:
 * elsewhere it is spoken of. One more than is due of either tag is passed over: some checkpoints repeat the one that the
 * prompt ended with (Ollama strips it too), some close twice (vllm 45915).
 */
export function createProse(
  { thinking }: Pick<ReaderContext, 'thinking'>,
  output: Output,
  { anywhere, inText = [], endTokens: tokens = [] }: ProseMarkers,
): Prose {
  let hasThought = false;
  const enter = (state: State): State => {
    output.border();
    return state;
  };
  const thoughts: State = runUntil({
    openers: [
      ...anywhere,
      ...endTokenOpeners({ tokens, say: output.reasoning, back: () => thoughts }),
      opens(close, () => enter(text)),
      { marker: open, decide: () => (hasThought ? 'no' : { eaten: open.length, next: thoughts }) },
    ],
    say(thought) {
      hasThought ||= thought.trim() !== '';
      output.reasoning(thought);
    },
    end: () => undefined,
  });
  const tags: Opener[] = [
    {
      marker: open,
      decide(_text, { lineStart }) {
        if (!lineStart) return 'no';
        hasThought = false;
        return { eaten: open.length, next: enter(thoughts) };
      },
    },
    {
      marker: close,
      decide: (_text, { lineStart }) => (lineStart ? { eaten: close.length, next: enter(text) } : 'no'),
    },
  ];
  const text: State = runUntil({
    openers: [
      ...anywhere,
      ...inText,
      ...endTokenOpeners({ tokens, say: output.text, back: () => text }),
      ...(thinking === 'none' ? [] : tags),
    ],
    say: output.text,
    end: () => undefined,
  });
  return { start: thinking === 'open' ? thoughts : text, text };
}
