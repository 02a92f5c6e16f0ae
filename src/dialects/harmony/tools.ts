import { asObject, type JsonSchema } from '../../core/json.ts';
import type { PromptTool } from '../dialect.ts';
import { typescriptOf } from './typescript.ts';

/**
 * Renders tools as the namespace that the model was trained on (openai/harmony, docs/format.md, "Function calling").
 */
export function harmonyTools(tools: readonly PromptTool[], nameOf: (name: string) => string): string {
  const types = tools.map(({ name, description, inputSchema }) => {
    const comments = linesOf(description).map((line) => `// ${line}\n`);
    return `${comments.join('')}type ${nameOf(name)} = (${parametersOf(inputSchema)}) => any;\n\n`;
  });
  return `namespace functions {\n\n${types.join('')}} // namespace functions`;
}

/** Lines without line breaks. An empty text has none. */
const linesOf = (text: string | undefined): string[] => (text ? text.replace(/\r?\n$/, '').split(/\r?\n/) : []);

/** A tool without parameters takes no argument. Some clients omit `type: object`. */
function parametersOf(schema: JsonSchema): string {
  const fields = asObject(schema['properties']);
  const isObject = schema['type'] === undefined || schema['type'] === 'object';
  const isEmpty = fields === undefined ? Object.keys(schema).every((key) => !forms.has(key)) : isNothing(fields);
  if (isObject && isEmpty) return '';
  return `_: ${typescriptOf(fields === undefined ? schema : { type: 'object', ...schema })}`;
}

/** Keywords that define a schema without `properties`. */
const forms: ReadonlySet<string> = new Set([
  'oneOf',
  'anyOf',
  'allOf',
  '$ref',
  'patternProperties',
  'additionalProperties',
]);

const isNothing = (fields: object): boolean => Object.keys(fields).length === 0;
