import type { Report } from '../../core/codec.ts';
import { freeformToFunction } from '../../core/freeform.ts';
import { reportForeignTool } from '../../core/hosted-tools.ts';
import type { CoreChatRequest, CoreTool } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { PromptTool } from '../dialect.ts';
import { reportLostMetadata } from './escape-parts.ts';
import { allowedToolTest, assertNotForced, reportTools } from '../../core/tool-choice.ts';

/**
 * The tools for the prompt: those that may be called, each as a function.
 * @throws {LouterError} `unsupported` when the client forces a tool that only another vendor runs.
 */
export function collectPromptTools(request: CoreChatRequest, report: Report): PromptTool[] {
  const { tools = [], toolChoice } = request;
  if (toolChoice?.mode === 'none') {
    reportTools(request, { what: 'tools that must not be called', instead: 'no tools' }, report);
    return [];
  }
  const isAllowed = allowedToolTest(toolChoice);
  const promptTools = tools.flatMap((tool) => {
    if (isAllowed(tool)) return toPromptTools(tool, report);
    report({ at: tool, what: 'a tool that must not be called', instead: 'no description of it' });
    return [];
  });
  if (tools.length > 0 && promptTools.length === 0) assertNotForced(toolChoice);
  return promptTools;
}

function toPromptTools(tool: CoreTool, report: Report): PromptTool[] {
  switch (tool.type) {
    case 'function':
      reportLostMetadata(tool, report);
      if (tool.cache) report({ at: tool, field: 'cache', what: 'a cache hint within a text' });
      if (tool.strict === true)
        report({
          at: tool,
          field: 'strict',
          what: 'that arguments match the schema',
          instead: 'a schema that is not enforced',
        });
      return [tool];
    case 'freeform':
      return toPromptTools(freeformToFunction(tool, report), report);
    case 'server':
      reportForeignTool(tool, report);
      return [];
    default:
      return unreachable(tool);
  }
}
