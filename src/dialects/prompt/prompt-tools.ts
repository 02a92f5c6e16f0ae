import type { Report } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { freeformToFunction } from '../../core/freeform.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { PromptTool } from '../dialect.ts';
import { reportLostMetadata } from './escape-parts.ts';

/**
 * The tools for the prompt: those that may be called, each as a function.
 * @throws {LouterError} `unsupported` when the client forces a tool that only another vendor runs.
 */
export function collectPromptTools(request: CoreChatRequest, report: Report): PromptTool[] {
  const { tools = [], toolChoice } = request;
  if (toolChoice?.mode === 'none') {
    if (tools.length > 0)
      report({ at: request, field: 'tools', what: 'tools that must not be called', instead: 'no tools' });
    return [];
  }
  const promptTools = tools.flatMap((tool) => {
    if (isCallable(tool, toolChoice)) return toPromptTools(tool, report);
    report({ at: tool, what: 'a tool that must not be called', instead: 'no description of it' });
    return [];
  });
  if (tools.length > 0 && promptTools.length === 0) refuseForced(toolChoice);
  return promptTools;
}

function isCallable({ name }: CoreTool, toolChoice: CoreToolChoice | undefined): boolean {
  if (toolChoice?.mode === 'tool') return name === toolChoice.name;
  return name === undefined || (toolChoice?.among?.includes(name) ?? true);
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
      report({ at: tool, what: `the tool ${tool.name ?? tool.kind} is run by ${tool.protocol} only` });
      return [];
    default:
      return unreachable(tool);
  }
}

/** No tool can be described in the prompt, so that a forced call is impossible. */
function refuseForced(toolChoice: CoreToolChoice | undefined): void {
  if (toolChoice?.mode !== 'tool' && toolChoice?.mode !== 'required') return;
  const what = toolChoice.mode === 'tool' ? `the tool ${toolChoice.name}` : 'any of these tools';
  throw new LouterError({
    kind: 'unsupported',
    message: `the backend does not have ${what}, which the vendor of another protocol runs itself: a call cannot be forced`,
    param: 'tool_choice',
  });
}
