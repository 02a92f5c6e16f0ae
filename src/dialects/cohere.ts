import type { Dialect, DialectEvent, Reader, ReaderContext, WrittenCall, WrittenResult } from './dialect.ts';
import { markedEnvelopes } from './json/head.ts';
import type { Tags } from './tagged/form.ts';
import { answerTags } from './text/answer-tags.ts';
import { type ContentStates, createMachine } from './text/machine.ts';
import { offeredNames } from './text/names.ts';
import { createOutput } from './text/output.ts';
import { createContentStates } from './text/content.ts';

const tags = (name: string): Tags => ({ open: `<|START_${name}|>`, close: `<|END_${name}|>` });

const action = tags('ACTION');
const results = tags('TOOL_RESULT');
const thoughts = tags('THINKING');
/** Tags around the answer: Command R7B and A use the first, A+ the second. */
const answers = [tags('RESPONSE'), tags('TEXT')];
const endTokens = ['<|END_OF_TURN_TOKEN|>'];

const writeCall = ({ name, argumentsText, index }: WrittenCall, at: number): string =>
  `    {"tool_call_id": "${index ?? at}", "tool_name": ${JSON.stringify(name)}, "parameters": ${argumentsText}}`;

const writeResult = ({ text, isError, index }: WrittenResult, at: number): string =>
  `    {"tool_call_id": "${index ?? at}", "results": {"0": ${JSON.stringify(text)}}, "is_error": ${isError ? 'true' : 'null'}}`;

const listed = ({ open, close }: Tags, lines: readonly string[]): string => `${open}[\n${lines.join(',\n')}\n]${close}`;

/**
 * Cohere Command R7B, A and A+: an array of calls between tags, each with the number of preceding calls as its id, and
 * tags around reasoning and answer (chat template of CohereForAI/c4ai-command-r7b-12-2024; vLLM, Cohere Command
 * parser). Citation marks stay in the text of the answer.
 */
export const cohere: Dialect = {
  name: 'cohere',
  writing: {
    calls: (calls) => listed(action, calls.map(writeCall)),
    results: (given) => listed(results, given.map(writeResult)),
    controlTokens: [
      ...[action, results, thoughts, ...answers].flatMap(({ open, close }) => [open, close]),
      ...endTokens,
      '<|START_OF_TURN_TOKEN|>',
      '<|SYSTEM_TOKEN|>',
      '<|USER_TOKEN|>',
      '<|CHATBOT_TOKEN|>',
    ],
  },
  reader: readCohere,
};

function readCohere(context: ReaderContext, emit: (event: DialectEvent) => void): Reader {
  const output = createOutput(emit, context.tools);
  const offered = offeredNames(context.tools);
  const next: ContentStates['next'] = (outcome) => contentStates.next(outcome);
  const ends = [action.open, ...endTokens];
  const contentStates: ContentStates = createContentStates(context, output, {
    calls: [markedEnvelopes(output, action, { offered, next })],
    inText: answers.flatMap((each) => answerTags(each, output, { ends, next })),
    thoughts: [thoughts],
    closers: [action.close],
    results: [results],
    endTokens,
  });
  return createMachine(contentStates.start, output);
}
