import { maxOf } from '../core/extremes.ts';
import type { Dialect, DialectEvent, Reader, ReaderContext, WrittenResult } from './dialect.ts';
import { bareEnvelopes } from './json/envelope-list.ts';
import { createFences } from './gemma/fences.ts';
import { createLiteralArguments } from './literal/arguments.ts';
import { bareCalls } from './literal/bare-calls.ts';
import { pythonCall } from './literal/writing.ts';
import { type ContentStates, createMachine } from './text/machine.ts';
import { offeredNames } from './text/names.ts';
import { createOutput } from './text/output.ts';
import { createContentStates } from './text/content.ts';
import { pythonStubs } from './gemma/python-stubs.ts';

const endTurn = '<end_of_turn>';

/**
 * The model has no special tokens for calls: it writes what the prompt shows, or what it was trained on. The reader
 * accepts Python calls and JSON objects in fences, lists of Python calls, and bare JSON; outside a fence labelled as a
 * call only for offered tools. A single Python call counts only at the start of the response: elsewhere it may be part
 * of an explanation.
 */
function readGemma3(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit, context.tools);
  const offered = offeredNames(context.tools);
  const toArguments = createLiteralArguments(context.tools);
  const back: ContentStates['next'] = (outcome) => contentStates.next(outcome);
  const { list, beginning } = bareCalls(output, { offered, toArguments, next: back });

  const contentStates: ContentStates = createContentStates(context, output, {
    inText: [
      createFences(output, { offered, toArguments, next: back }),
      list,
      ...bareEnvelopes(output, { offered, closers: [], next: back }),
    ],
    endTokens: [endTurn],
  });
  return createMachine(context.thinking === 'open' ? contentStates.start : beginning(contentStates.start), output);
}

function fenced(label: string, lines: readonly string[]): string {
  const text = lines.join('\n');
  // A fence must be longer than the fences in its content.
  const maxTicks = Math.max(2, maxOf((text.match(/`{3,}/g) ?? []).map(({ length }) => length)));
  const fence = '`'.repeat(maxTicks + 1);
  return [fence + label, text, fence].join('\n');
}

function resultsText(results: readonly WrittenResult[]): string {
  const named = results.length > 1;
  return results.map(({ name, text }) => fenced('tool_output', [...(named ? [`# ${name}`] : []), text])).join('\n');
}

/** Gemma 3, and other models that call tools in a fence of Python. */
export const gemma3: Dialect = {
  name: 'gemma3',
  writing: {
    calls: (calls) => ['```tool_code', ...calls.map(pythonCall), '```'].join('\n'),
    results: resultsText,
    describe: pythonStubs,
    controlTokens: [endTurn, '<start_of_turn>', '```tool_code', '```tool_output'],
  },
  reader: readGemma3,
};
