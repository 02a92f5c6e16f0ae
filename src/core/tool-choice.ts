import type { Report, UnlocatedLoss } from './codec.ts';
import { LouterError } from './error.ts';
import { referenceName } from './hosted-tools.ts';
import { copyProvenance, pointerOf } from './provenance.ts';
import { truncateShown } from './shown.ts';
import type { CoreChatRequest, CoreTool, CoreToolChoice } from './types.ts';

/** Tests whether a choice allows calls of a tool. One without a name, which a vendor runs itself, is allowed by any list. */
export function allowedToolTest(toolChoice: CoreToolChoice | undefined): (tool: CoreTool) => boolean {
  if (toolChoice?.mode === 'tool') return ({ name }) => name === toolChoice.name;
  const among = toolChoice?.among && new Set(toolChoice.among);
  return ({ name }) => name === undefined || (among?.has(name) ?? true);
}

/**
 * The choice of a request of which only some tools are sent: its list of allowed tools has those alone, since vendors refuse
 * a list with others. If none of them is sent, nothing may be called.
 * @throws {LouterError} `unsupported` when a call is required and none of the allowed tools is sent.
 */
export function choiceOfSent(
  request: Pick<CoreChatRequest, 'tools' | 'toolChoice'>,
  sent: readonly CoreTool[],
  report: Report,
): CoreToolChoice | undefined {
  const { tools = [], toolChoice } = request;
  if (!toolChoice || toolChoice.mode === 'tool' || !toolChoice.among) return toolChoice;
  const kept = new Set(sent);
  const removed = new Set(tools.filter((tool) => !kept.has(tool)).map(referenceName));
  const among = toolChoice.among.filter((name) => !removed.has(name));
  if (among.length === toolChoice.among.length) return toolChoice;
  const isEmpty = among.length === 0;
  if (isEmpty) assertNotForced(toolChoice);
  const instead = isEmpty ? 'no tool may be called' : 'the other allowed tools';
  report({ at: request, field: 'toolChoice', what: 'an allowed tool that is not sent', instead });
  return copyProvenance<CoreToolChoice>(toolChoice, isEmpty ? { mode: 'none' } : { ...toolChoice, among });
}

/** Reports something that is lost of all tools. Some may be declared outside of the list of tools. */
export function reportTools(
  request: CoreChatRequest,
  loss: Pick<UnlocatedLoss, 'what' | 'instead' | 'setting'>,
  report: Report,
): void {
  const { tools = [] } = request;
  const list = `${pointerOf(request) ?? ''}/tools/`;
  const outside = tools.filter((tool) => !(pointerOf(tool) ?? list).startsWith(list));
  for (const at of outside) report({ at, ...loss });
  if (tools.length > outside.length) report({ at: request, field: 'tools', ...loss });
}

/**
 * What is sent of the tools of a request where a choice among them cannot be: those that may be called.
 * @param loss what is lost of each of the others
 * @throws {LouterError} `unsupported` when a call is required and nothing is sent.
 */
export function callableTools<Sent>(
  request: CoreChatRequest,
  encode: (tool: CoreTool) => Sent[],
  loss: Pick<UnlocatedLoss, 'what' | 'instead'>,
  report: Report,
): Sent[] {
  const { tools = [], toolChoice } = request;
  if (toolChoice?.mode === 'none') {
    reportTools(request, { what: 'tools that must not be called', instead: 'no tools' }, report);
    return [];
  }
  const isAllowed = allowedToolTest(toolChoice);
  const sent = tools.flatMap((tool) => {
    if (isAllowed(tool)) return encode(tool);
    report({ at: tool, ...loss });
    return [];
  });
  if (tools.length > 0 && sent.length === 0) assertNotForced(toolChoice);
  return sent;
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
