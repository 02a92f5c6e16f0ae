import type { ToolInstructions } from '../dialect.ts';
import { harmonyTools } from './tools.ts';
import { describeFormat } from '../prompt/instructions.ts';

/**
 * Tool instructions for servers that render the system message as a developer message: the text matches a prompt
 * rendered by Louter. The model knows how to call tools, and an example would be parsed as a message.
 */
export function writeHarmonyInstructions({ tools, calls, format }: ToolInstructions): string {
  const rules = [
    "Calls to these tools must go to the commentary channel: 'functions'.",
    calls === 'one' ? 'An answer holds one call at most.' : undefined,
    describeFormat(format),
  ];
  return ['# Tools', '## functions', harmonyTools(tools, (name) => name), ...rules]
    .filter((each) => each !== undefined)
    .join('\n\n');
}
