import type { Report } from './codec.ts';
import { asString, parseArguments, type JsonObject, type JsonSchema } from './json.ts';
import type { CoreChatRequest, CoreTool, ToolInput } from './types.ts';

type FreeformTool = Extract<CoreTool, { type: 'freeform' }>;
type FunctionTool = Extract<CoreTool, { type: 'function' }>;

const inputSchema: JsonSchema = {
  type: 'object',
  properties: { input: { type: 'string', description: 'The whole input of the tool, as plain text' } },
  required: ['input'],
  additionalProperties: false,
};

/**
 * A freeform tool as a function of one string, for backends that know only functions. Its grammar becomes part of the
 * description.
 */
export function freeformToFunction(tool: FreeformTool, report: Report): FunctionTool {
  const instead = 'a sentence in the description';
  if (tool.grammar) report({ at: tool, field: 'grammar', what: 'a grammar cannot be enforced', instead });
  const { type: _, grammar, description, ...rest } = tool;
  const lines = [description, grammar && `The input follows this ${grammar.syntax} grammar:\n${grammar.definition}`];
  const withGrammar = lines.filter((line) => line !== undefined).join('\n\n');
  return { ...rest, type: 'function', inputSchema, ...(withGrammar && { description: withGrammar }) };
}

/** The arguments that stand for a freeform input where freeform tools are functions. */
export const toFreeformArguments = (text: string): JsonObject => ({ input: text });

/** The raw input out of such arguments; arguments of any other form are the input themselves. */
export function readFreeformInput(argumentsText: string): Extract<ToolInput, { kind: 'freeform' }> {
  const value = parseArguments(argumentsText);
  return { kind: 'freeform', text: asString(value?.['input']) ?? argumentsText };
}

/** Whether the client declared the tool of this name as freeform. */
export const isFreeformTool = (request: CoreChatRequest, name: string): boolean =>
  request.tools?.some((tool) => tool.type === 'freeform' && tool.name === name) ?? false;
