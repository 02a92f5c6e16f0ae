import { unreachable } from '../../core/unreachable.ts';
import type { PromptStyle, PromptTool } from '../dialect.ts';
import { parametersOf, type Field, type Shape } from '../schema/shape.ts';

/** The list of tools in a generic format: one line per tool, or everything that is known. */
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
  // Tags instead of headings, as descriptions contain headings.
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

/** Maximum length of a terse description, in UTF-16 units. */
const maxSentenceLength = 160;

/** The first sentence of a description, cut if too long. Headings before it are skipped. */
export function firstSentence(text: string): string {
  const lines = text.split('\n').map((each) => each.trim());
  const line = lines.find((each) => each !== '' && !each.startsWith('#')) ?? '';
  const [sentence = ''] = line.split(/(?<=[.!?])\s+(?=[A-Z])/, 1);
  if (sentence.length <= maxSentenceLength) return sentence;
  const cut = sentence.slice(0, maxSentenceLength);
  const space = cut.lastIndexOf(' ');
  return `${(space === -1 ? cut : cut.slice(0, space)).toWellFormed()}…`;
}
