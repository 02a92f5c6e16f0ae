import type { Dialect, Reader, ReaderContext, DialectEvent } from './dialect.ts';
import { type ContentStates, createMachine } from './text/machine.ts';
import { createMarkedCalls, type CallMarkers } from './gemma/marked-calls.ts';
import { markedWriting } from './gemma/marked-writing.ts';
import { createOutput } from './text/output.ts';
import { createContentStates } from './text/content.ts';
import type { ThoughtTags } from './text/unopened.ts';

const markers: CallMarkers = {
  open: '<|tool_call>',
  close: '<tool_call|>',
  mark: '<|"|>',
  openResult: '<|tool_response>',
  closeResult: '<tool_response|>',
};
/** The prompt opens a thought after the results of calls, if thinking is on (chat template of google/gemma-4-26B-A4B-it). */
const thoughts: ThoughtTags = { open: '<|channel>', close: '<channel|>', label: 'thought', isOftenOpened: true };
const endTurn = '<turn|>';

/** Text, reasoning in a channel, and calls: `<|tool_call>call:name{key:<|"|>text<|"|>,n:1}<tool_call|>`. */
function readGemma4(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit, context.tools);
  const calls = createMarkedCalls(markers, { context, output, next: (outcome) => contentStates.next(outcome) });
  const contentStates: ContentStates = createContentStates(context, output, {
    ...calls,
    thoughts: [thoughts],
    endTokens: [endTurn],
  });
  return createMachine(contentStates.start, output);
}

/** Gemma 4. Calls and results are written as its own template does (ai.google.dev, Gemma 4 prompt formatting). */
export const gemma4: Dialect = {
  name: 'gemma4',
  writing: markedWriting(markers, [
    thoughts.open,
    thoughts.close,
    endTurn,
    '<|turn>',
    '<|tool>',
    '<tool|>',
    '<|think|>',
  ]),
  reader: readGemma4,
};
