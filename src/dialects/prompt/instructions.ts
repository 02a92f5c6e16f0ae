import type { CoreResponseFormat, CoreToolChoice } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { ToolInstructions, WrittenCall, Writing } from '../dialect.ts';
import { toolList } from './tool-list.ts';
import { paragraphs } from './turns.ts';

const exampleCall: WrittenCall = {
  name: 'example_tool',
  argumentsText: '{"first_parameter":"some text","second_parameter":2}',
};
const otherCall: WrittenCall = { name: 'other_tool', argumentsText: '{"parameter":true}' };

/**
 * The tool instructions: first the list of tools, then, next to the conversation, how to call them.
 * @param escapeTokens escapes control tokens, which only the example contains
 */
export function instructions(
  toolInstructions: ToolInstructions,
  writing: Writing,
  escapeTokens: (text: string) => string,
): string {
  const { tools, calls, format, style } = toolInstructions;
  if (writing.instructions) return escapeTokens(writing.instructions(toolInstructions));
  const list = escapeTokens(writing.describe?.(tools, style) ?? toolList(tools, style));
  const form = describeFormat(format);
  const ending = form === undefined ? [] : [escapeTokens(form)];
  switch (style) {
    case 'terse':
      return ['# Tools', list, ...terseForm(writing, calls), ...ending].join('\n');
    case 'full':
      return ['# Tools', 'These tools are there for you to call:', list, ...fullForm(writing, calls), ...ending].join(
        paragraphs,
      );
    default:
      return unreachable(style);
  }
}

function terseForm(writing: Writing, calls: ToolInstructions['calls']): string[] {
  const amount = calls === 'one' ? 'Only one call in an answer.' : 'Several calls may follow each other.';
  return [
    '',
    'To call a tool, write it in exactly this form (example_tool only shows the form):',
    writing.calls([exampleCall]),
    `${amount} Write nothing after a call. The next message brings the result; never make one up. If no tool is needed, just answer.`,
  ];
}

function fullForm(writing: Writing, calls: ToolInstructions['calls']): string[] {
  const several = ['Several calls in one answer:', writing.calls([exampleCall, otherCall])];
  const rules = [
    '- Call only tools of the list, under their own names, with arguments that fit their parameters. Give every required parameter, and none that is not listed.',
    calls === 'one'
      ? '- An answer holds one call at most. Wait for its result before you make the next.'
      : '- Calls that do not need the results of each other go into the same answer.',
    '- What you want to say stands before the calls. The answer ends with them: write nothing after the last one.',
    '- The next message brings the results, in the order of the calls. Never write a result yourself, and do not guess it.',
    '- Use this form for real calls only. If no tool is needed, answer in plain text.',
  ];
  return [
    '# How to call a tool',
    'Write the call in exactly this form, with the name and the arguments in place of those of the example:',
    writing.calls([exampleCall]),
    ...(calls === 'one' ? [] : several),
    rules.join('\n'),
  ];
}

/** Describes the format of a response without calls. `undefined` if it may be any text. */
export function describeFormat(format: CoreResponseFormat | undefined): string | undefined {
  switch (format?.type) {
    case undefined:
    case 'text':
      return undefined;
    case 'json':
      return 'An answer without a call must be one JSON object, and nothing else.';
    case 'json-schema':
      return `An answer without a call must be JSON that fits this JSON Schema, and nothing else: ${JSON.stringify(format.schema)}`;
    default:
      return unreachable(format);
  }
}

/** The instruction about calls for the last user turn. `undefined` if the model may choose. */
export function describeToolDemand(toolChoice: CoreToolChoice | undefined): string | undefined {
  switch (toolChoice?.mode) {
    case undefined:
    case 'auto':
      return undefined;
    case 'none':
      return '(Answer without calling a tool.)';
    case 'required':
      return '(Your answer must call a tool.)';
    case 'tool':
      return `(Your answer must call the tool ${toolChoice.name}.)`;
    default:
      return unreachable(toolChoice);
  }
}
