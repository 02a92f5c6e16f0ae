import type { ToolInstructions } from '../dialect.ts';
import { harmonyTools } from './tools.ts';
import { describeFormat } from '../prompt/instructions.ts';

/**
 * What a model of this format is told of tools by a server that makes a developer message of what the system says: they
 * stand behind it as in a prompt of our own. The model knows how to call them, and an example would be a message in it.
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
