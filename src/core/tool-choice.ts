import type { Report, UnlocatedLoss } from './codec.ts';
import { LouterError } from './error.ts';
import { pointerOf } from './provenance.ts';
import { truncateShown } from './shown.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from './types.ts';

/** Tests whether a choice allows calls of a tool. One without a name, which a vendor runs itself, is allowed by any list. */
export function allowedToolTest(toolChoice: CoreToolChoice | undefined): (tool: CoreTool) => boolean {
  if (toolChoice?.mode === 'tool') return ({ name }) => name === toolChoice.name;
  const among = toolChoice?.among && new Set(toolChoice.among);
  return ({ name }) => name === undefined || (among?.has(name) ?? true);
}

/** Reports something that is lost of all tools. Some may be declared outside of the list of tools. */
export function reportTools(
  request: CoreChatRequest,
  loss: Pick<UnlocatedLoss, 'what' | 'instead'>,
  report: Report,
): void {
  const { tools = [] } = request;
  const list = `${pointerOf(request) ?? ''}/tools/`;
  const outside = tools.filter((tool) => !(pointerOf(tool) ?? list).startsWith(list));
  for (const at of outside) report({ at, ...loss });
  if (tools.length > outside.length) report({ at: request, field: 'tools', ...loss });
}

/**
 * For backends that do not have the tools a choice is about: a forced call would never arrive.
 * @throws {LouterError} `unsupported` when the choice forces a call.
 */
export function assertNotForced(toolChoice: CoreToolChoice | undefined): void {
  if (toolChoice?.mode !== 'tool' && toolChoice?.mode !== 'required') return;
  const tool = toolChoice.mode === 'tool' ? `the tool ${truncateShown(toolChoice.name)}` : 'any tool';
  throw new LouterError({
    kind: 'unsupported',
    message: `tool_choice requires ${tool}, which this backend does not have; declare a tool of your own or leave tool_choice out`,
    param: 'tool_choice',
  });
}
