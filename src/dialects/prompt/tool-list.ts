import { unreachable } from '../../core/unreachable.ts';
import type { PromptStyle, PromptTool } from '../dialect.ts';
import { parametersOf, type Field, type Shape } from '../schema/shape.ts';

/** The tools that a model is told of, in a form that every model reads: one line a tool, or all that is known of it. */
export function toolList(tools: readonly PromptTool[], style: PromptStyle): string {
  switch (style) {
    case 'terse':
      return tools.map(signature).join('\n');
    case 'full':
      return tools.map(description).join('\n');
    default:
      return unreachable(style);
  }
}

function signature({ name, description: text, inputSchema }: PromptTool): string {
  const head = `- ${name}(${parametersOf(inputSchema).map(parameter).join(', ')})`;
  const sentence = firstSentence(text ?? '');
  return sentence === '' ? head : `${head}: ${sentence}`;
}

function description({ name, description: text, inputSchema }: PromptTool): string {
  const lines = [text?.trim() ?? '', `Parameters (JSON Schema): ${JSON.stringify(inputSchema)}`];
  // Descriptions have headings of their own, so that a heading would not part the tools.
  return [`<tool name="${name}">`, ...lines.filter((line) => line !== ''), '</tool>'].join('\n');
}

const parameter = ({ name, shape, required }: Field): string => `${name}${required ? '' : '?'}: ${typeText(shape)}`;

function typeText(shape: Shape): string {
  switch (shape.kind) {
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
    case 'any':
      return shape.kind;
    case 'values':
      return shape.values.map((value) => JSON.stringify(value)).join('|');
    case 'list': {
      const isChoice = shape.of.kind === 'union' || shape.of.kind === 'values';
      return isChoice ? `(${typeText(shape.of)})[]` : `${typeText(shape.of)}[]`;
    }
    case 'object':
      return shape.fields.length === 0 ? 'object' : `{${shape.fields.map(parameter).join(', ')}}`;
    case 'union':
      return shape.of.map(typeText).join('|');
    default:
      return unreachable(shape);
  }
}

/** As much of a description as a small model is told, in UTF-16 units. */
const maxSentenceLength = 160;

/** The first sentence of a description, or as much of it as fits. A heading before it says nothing. */
export function firstSentence(text: string): string {
  const lines = text.split('\n').map((each) => each.trim());
  const line = lines.find((each) => each !== '' && !each.startsWith('#')) ?? '';
  const [sentence = ''] = line.split(/(?<=[.!?])\s+(?=[A-Z])/, 1);
  if (sentence.length <= maxSentenceLength) return sentence;
  const cut = sentence.slice(0, maxSentenceLength);
  const space = cut.lastIndexOf(' ');
  return `${(space === -1 ? cut : cut.slice(0, space)).toWellFormed()}…`;
}
