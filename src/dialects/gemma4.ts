import type { Dialect, Reader, ReaderContext, DialectEvent } from './dialect.ts';
import { endTokenOpeners } from './text/end-tokens.ts';
import { createMachine, type State } from './text/machine.ts';
import { createMarkedCalls, type CallMarkers } from './gemma/marked-calls.ts';
import { markedWriting } from './gemma/marked-writing.ts';
import { opens, runUntil, type Opener } from './text/openers.ts';
import { createOutput } from './text/output.ts';
import { createProse, type Prose } from './text/prose.ts';

const markers: CallMarkers = {
  open: '<|tool_call>',
  close: '<tool_call|>',
  mark: '<|"|>',
  openResult: '<|tool_response>',
  closeResult: '<tool_response|>',
};
const openThought = '<|channel>';
const closeThought = '<channel|>';
const endTurn = '<turn|>';

/** Text, thoughts in a channel of their own, and calls: `<|tool_call>call:name{key:<|"|>text<|"|>,n:1}<tool_call|>`. */
function readGemma4(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit);
  const calls = createMarkedCalls(markers, { context, output, next: () => prose.text });
  const text = (): State => {
    output.border();
    return prose.text;
  };
  const thoughts: State = runUntil({
    openers: [
      ...calls.anywhere,
      opens(closeThought, text),
      ...endTokenOpeners({ tokens: [endTurn], say: output.reasoning, back: () => thoughts }),
    ],
    say: output.reasoning,
    end: () => undefined,
  });
  /** Models close thoughts that they did not open (llama.cpp). */
  const strayClose: Opener = {
    marker: closeThought,
    decide() {
      output.note('a marker that closes nothing', closeThought, 'passed over');
      return { eaten: closeThought.length, next: text() };
    },
  };
  const prose: Prose = createProse({ thinking: context.thinking === 'tags' ? 'tags' : 'none' }, output, {
    anywhere: [...calls.anywhere, thoughtOpener(() => thoughts)],
    inText: [...calls.inText, strayClose],
    endTokens: [endTurn],
  });
  return createMachine(context.thinking === 'open' ? thoughts : prose.start, output);
}

/** A thought begins with the name of its channel, in a line of its own; whatever the configuration says of thoughts. */
function thoughtOpener(enter: () => State): Opener {
  const label = 'thought';
  return {
    marker: openThought,
    decide(text, { coming }) {
      const rest = text.slice(openThought.length, openThought.length + label.length);
      if (coming === 'more' && rest !== label && label.startsWith(rest)) return 'wait';
      return { eaten: openThought.length + (rest === label ? label.length : 0), next: enter() };
    },
  };
}

/** Gemma 4. Calls and results are written as its own template does (ai.google.dev, Gemma 4 prompt formatting). */
export const gemma4: Dialect = {
  name: 'gemma4',
  writing: markedWriting(markers, [openThought, closeThought, endTurn, '<|turn>', '<|tool>', '<tool|>', '<|think|>']),
  reader: readGemma4,
};
