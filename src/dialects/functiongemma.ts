import type { Dialect, DialectEvent, Reader, ReaderContext } from './dialect.ts';
import { type ContentStates, createMachine } from './text/machine.ts';
import { createMarkedCalls, type CallMarkers } from './gemma/marked-calls.ts';
import { markedWriting } from './gemma/marked-writing.ts';
import { createOutput } from './text/output.ts';
import { createContentStates } from './text/content.ts';

const markers: CallMarkers = {
  open: '<start_function_call>',
  close: '<end_function_call>',
  mark: '<escape>',
  openResult: '<start_function_response>',
  closeResult: '<end_function_response>',
};
const endTurn = '<end_of_turn>';

/** Text and calls: `<start_function_call>call:name{key:<escape>text<escape>,n:1}<end_function_call>`. */
function readFunctionGemma(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit, context.tools);
  const calls = createMarkedCalls(markers, { context, output, next: (outcome) => contentStates.next(outcome) });
  const contentStates: ContentStates = createContentStates(context, output, { ...calls, endTokens: [endTurn] });
  return createMachine(contentStates.start, output);
}

/** FunctionGemma, by its guide (ai.google.dev, FunctionGemma formatting). */
export const functionGemma: Dialect = {
  name: 'functiongemma',
  writing: markedWriting(markers, [
    endTurn,
    '<start_of_turn>',
    '<start_function_declaration>',
    '<end_function_declaration>',
  ]),
  reader: readFunctionGemma,
};
