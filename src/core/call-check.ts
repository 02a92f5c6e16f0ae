import { isRunByClient } from './hosted-tools.ts';
import { parseArguments, type JsonValue } from './json.ts';
import { findSchemaMismatch } from './schema-mismatch.ts';
import { truncateShown } from './shown.ts';
import type { CoreChatRequest, CoreServerTool, CoreTool, CoreToolCall } from './types.ts';

/** Whether a call is one that its request allows: `isValid` is null where there is nothing to validate it by. */
export type CheckedCall = { name: string } & (
  | { isValid: true }
  | {
      isValid: false;
      /** What is wrong with it, as the beginning of a sentence. */
      what: string;
    }
  | {
      isValid: null;
      /** Why it is not validated, as the end of a sentence. */
      why: string;
    }
);

/** Compares a call with the tools that its request declares. */
export function checkCall(call: CoreToolCall, request: Pick<CoreChatRequest, 'tools' | 'serverState'>): CheckedCall {
  const name = truncateShown(call.name);
  const { tools = [], serverState } = request;
  const tool = tools.find((each) => each.name === call.name || isServerToolOf(each, call.name));
  if (call.providerExecuted) return { name, isValid: null, why: 'the vendor runs it' };
  if (!tool && serverState)
    return { name, isValid: null, why: `${serverState.field} may declare it, which only the vendor knows` };
  const group = tools.find((each): each is CoreServerTool => each.type === 'server' && isRunByClient(each));
  if (!tool && group) return { name, isValid: null, why: `it may be one of ${group.name ?? group.kind}` };
  if (!tool) return { name, isValid: false, what: `the request declares no tool ${name}` };
  if (tool.type === 'server') return { name, isValid: null, why: 'the vendor defines its arguments' };
  if (tool.type === 'freeform') return { name, isValid: null, why: 'its input is free text' };
  const { input } = call;
  const value: JsonValue | undefined = input.kind === 'json' ? input.value : parseArguments(input.text);
  if (value === undefined)
    return { name, isValid: false, what: `the arguments of ${name} cannot be read: they are not a JSON object` };
  const mismatch = findSchemaMismatch(tool.inputSchema, value);
  if (!mismatch) return { name, isValid: true };
  const place = mismatch.path === '' ? '' : `${truncateShown(mismatch.path)} `;
  return {
    name,
    isValid: false,
    what: `the arguments of ${name} do not conform to its schema: ${place}${truncateShown(mismatch.what)}`,
  };
}

const isServerToolOf = (tool: CoreTool, name: string): boolean =>
  tool.type === 'server' && tool.name === undefined && tool.kind === name;
