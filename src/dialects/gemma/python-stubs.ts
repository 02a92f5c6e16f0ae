import { unreachable } from '../../core/unreachable.ts';
import { isParameterName } from '../literal/python-names.ts';
import type { PromptStyle, PromptTool } from '../dialect.ts';
import { parametersOf, type Field, type Shape } from '../schema/shape.ts';
import { firstSentence } from '../prompt/tool-list.ts';

/**
 * Writes tools as stubs of Python functions with a docstring, for models that respond with Python calls. All arguments
 * are keyword arguments: `*` marks that, and allows required ones in any position.
 */
export const pythonStubs = (tools: readonly PromptTool[], style: PromptStyle): string =>
  ['```python', tools.map((tool) => stub(tool, style)).join('\n\n'), '```'].join('\n');

function stub({ name, description = '', inputSchema }: PromptTool, style: PromptStyle): string {
  const fields = parametersOf(inputSchema);
  const head = `def ${name}(${parameters(fields)}):`;
  switch (style) {
    case 'terse': {
      const sentence = firstSentence(description);
      return [head, `    ${sentence === '' ? '...' : docstring([sentence])}`].join('\n');
    }
    case 'full': {
      const argumentLines = fields.flatMap((field) => argumentLine(field));
      const lines = [...linesOf(description), ...(argumentLines.length > 0 ? ['', 'Args:', ...argumentLines] : [])];
      return [head, `    ${lines.length === 0 ? '...' : docstring(lines)}`].join('\n');
    }
    default:
      return unreachable(style);
  }
}

const linesOf = (text: string): string[] => (text.trim() === '' ? [] : text.trim().split('\n'));

function docstring(lines: readonly string[]): string {
  const [first = '', ...others] = lines.map((line) => line.trimEnd().replaceAll('"""', "'''"));
  if (others.length === 0) return `"""${first}"""`;
  return [`"""${first}`, ...others.map((line) => (line === '' ? '' : `    ${line}`)), '    """'].join('\n');
}

/** Names that are not valid in Python are passed by unpacking a dictionary, as in calls of the history. */
function parameters(fields: readonly Field[]): string {
  const named = fields.filter(({ name }) => isParameterName(name));
  const others = fields.filter(({ name }) => !isParameterName(name));
  return [
    ...(named.length > 0 ? ['*', ...named.map(parameter)] : []),
    ...(others.length > 0 ? [`**{${others.map(entry).join(', ')}}`] : []),
  ].join(', ');
}

const keyword = (name: string): string => (isParameterName(name) ? name : JSON.stringify(name));

const parameter = ({ name, shape, required }: Field): string =>
  `${name}: ${typeText(shape)}${required ? '' : ' = None'}`;

const entry = ({ name, shape, required }: Field): string =>
  `${JSON.stringify(name)}: ${required ? typeText(shape) : `NotRequired[${typeText(shape)}]`}`;

function argumentLine({ name, shape, description }: Field): string[] {
  const inner = fieldLines(shape, '    ');
  if (description === undefined && inner.length === 0) return [];
  const [first = '', ...others] = linesOf(description ?? '');
  return [`  ${keyword(name)}: ${first}`, ...others.map((line) => `    ${line}`), ...inner];
}

/** The fields of objects within an argument. */
function fieldLines(shape: Shape, indent: string): string[] {
  switch (shape.kind) {
    case 'list':
      return fieldLines(shape.of, indent);
    case 'union':
      return shape.of.flatMap((each) => fieldLines(each, indent));
    case 'object':
      return shape.fields.flatMap(({ name, shape: inner, required, description }) => [
        `${indent}${JSON.stringify(name)} (${typeText(inner)}${required ? '' : ', optional'}): ${linesOf(description ?? '').join(' ')}`.trimEnd(),
        ...fieldLines(inner, `${indent}  `),
      ]);
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
    case 'any':
    case 'values':
      return [];
    default:
      return unreachable(shape);
  }
}

function typeText(shape: Shape): string {
  switch (shape.kind) {
    case 'string':
      return 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    case 'any':
      return 'Any';
    case 'values':
      return `Literal[${shape.values.map(literal).join(', ')}]`;
    case 'list':
      return `list[${typeText(shape.of)}]`;
    case 'object':
      return 'dict';
    case 'union':
      return shape.of.map(typeText).join(' | ');
    default:
      return unreachable(shape);
  }
}

function literal(value: unknown): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  return value === null ? 'None' : JSON.stringify(value);
}
