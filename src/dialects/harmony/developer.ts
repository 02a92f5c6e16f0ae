import type { Report } from '../../core/codec.ts';
import type { JsonSchema } from '../../core/json.ts';
import type { CoreChatRequest, CoreResponseFormat } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { PromptTool } from '../dialect.ts';
import { harmonyTools } from './tools.ts';

interface DeveloperOptions {
  /** The system messages before the conversation. */
  instructions: string;
  tools: readonly PromptTool[];
  /** Maps the client's name of a tool to its name in the prompt. */
  nameOf(name: string): string;
  report: Report;
}

/** The developer message: instructions, tools, response format. Empty if there is nothing to write. */
export function developerText(
  request: CoreChatRequest,
  { instructions, tools, nameOf, report }: DeveloperOptions,
): string {
  const toolDemand = describeToolDemand(request, { tools, nameOf, report });
  const instructionText = [instructions, toolDemand].filter((text) => text !== '').join('\n\n');
  return [
    instructionText === '' ? '' : instructionsText(instructionText),
    tools.length === 0 ? '' : `# Tools\n\n## functions\n\n${harmonyTools(tools, nameOf)}`,
    formatText(request, report),
  ]
    .filter((section) => section !== '')
    .join('\n\n');
}

/** The heading of developer instructions, both at the start and within the conversation. */
export const instructionsText = (text: string): string => `# Instructions\n\n${text}`;

/** The instruction that a tool must be called. */
function describeToolDemand(
  request: CoreChatRequest,
  { tools, nameOf, report }: Omit<DeveloperOptions, 'instructions'>,
): string {
  const { toolChoice } = request;
  if (toolChoice?.mode !== 'required' && toolChoice?.mode !== 'tool') return '';
  const miss = { at: request, field: 'toolChoice' };
  if (tools.length === 0) {
    report({ ...miss, what: 'a tool choice without tools' });
    return '';
  }
  report({ ...miss, what: 'a forced tool call', instead: 'the prompt asks for it' });
  return toolChoice.mode === 'tool'
    ? `You must call the tool functions.${nameOf(toolChoice.name)} before you give your final answer.`
    : 'You must call one of your tools before you give your final answer.';
}

/** The response format (docs/format.md, "Structured output"). Only the server could enforce it. */
function formatText(request: CoreChatRequest, report: Report): string {
  const { responseFormat: format } = request;
  const form = format && formOf(format);
  if (!form) return '';
  const { name, description, schema } = form;
  report({
    at: request,
    field: 'responseFormat',
    what: 'an enforced response format',
    instead: 'the prompt asks for it',
  });
  const comments = description?.split(/\r?\n/).map((line) => `// ${line}\n`) ?? [];
  return `# Response Formats\n\n## ${name}\n\n${comments.join('')}${JSON.stringify(schema)}`;
}

interface Form {
  name: string;
  description?: string | undefined;
  schema: JsonSchema;
}

function formOf(format: CoreResponseFormat): Form | undefined {
  switch (format.type) {
    case 'text':
      return undefined;
    case 'json':
      return { name: 'json', description: 'The final answer is one JSON object, and nothing else', schema: anyObject };
    case 'json-schema': {
      const { name = 'answer', description, schema } = format;
      return { name, description, schema };
    }
    default:
      return unreachable(format);
  }
}

const anyObject: JsonSchema = { type: 'object' };
