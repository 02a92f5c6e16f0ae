import type { Report } from '../../core/codec.ts';
import { freeformToFunction } from '../../core/freeform.ts';
import { reportForeignTool } from '../../core/hosted-tools.ts';
import type { CoreChatRequest, CoreTool } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { PromptTool } from '../dialect.ts';
import { reportLostMetadata } from './escape-parts.ts';
import { callableTools } from '../../core/tool-choice.ts';

/**
 * The tools for the prompt: those that may be called, each as a function.
 * @throws {LouterError} `unsupported` when the client forces a tool that only another vendor runs.
 */
export const collectPromptTools = (request: CoreChatRequest, report: Report): PromptTool[] =>
  callableTools(
    request,
    (tool) => toPromptTools(tool, report),
    { what: 'a tool that must not be called', instead: 'no description of it' },
    report,
  );

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
