import { isDeepStrictEqual } from 'node:util';
import type { CustomTool } from '../../../generated/anthropic.js';
import { asObject, asString, type JsonValue } from '../../core/json.ts';
import { copyProvenance, setPointer } from '../../core/provenance.ts';
import type { CoreTool } from '../../core/types.ts';
import { findClientTool, findClientToolset, type ClientTool, type Declaration } from './client-tools.ts';
import { decodeBase } from './extras.ts';
import { flatMemberName, memberNameOf, withMemberName, type MemberName } from './toolset-names.ts';

/** Tools that the vendor defined and the client runs: to other vendors functions like any other. */

type FunctionTool = Extract<CoreTool, { type: 'function' }>;

// ---------------------------------------------------------------- wire to Core

/** The tool that is declared so; `undefined` for a declaration of another kind. */
export function decodeClientTool(fields: Declaration, pointer: string): CoreTool | undefined {
  const client = findClientTool(asString(fields.type) ?? '', fields);
  if (!client) return undefined;
  const name = asString(fields.name) ?? client.name;
  return setPointer(pointer, withDeclaration(describedTool(name, client), fields));
}

/** The members of a toolset that is declared so; its declaration goes with the first. */
export function decodeToolset(fields: Declaration, pointer: string): CoreTool[] | undefined {
  const toolset = findClientToolset(asString(fields.type) ?? '', fields);
  return toolset?.members.map((member, index) => {
    const own: MemberName = { toolset_name: toolset.name, name: member.name };
    const tool = describedTool(flatMemberName(own), member);
    const declared = index === 0 ? withDeclaration(tool, fields) : tool;
    const wireForm = { anthropic: { ...declared.wireForm?.anthropic, ...withMemberName(own) } };
    return setPointer(pointer, { ...declared, wireForm });
  });
}

const describedTool = (name: string, { description, inputSchema, needsVision }: ClientTool): FunctionTool => ({
  type: 'function',
  name,
  description,
  inputSchema,
  ...(needsVision && { needsVision }),
});

/** Fields that any tool may have. */
const commonFields: readonly string[] = [
  'allowed_callers',
  'cache_control',
  'defer_loading',
  'input_examples',
  'strict',
] satisfies (keyof CustomTool)[];

function withDeclaration(tool: FunctionTool, fields: Declaration): FunctionTool {
  const isCommon = ([key]: [string, JsonValue]): boolean => commonFields.includes(key);
  const entries = Object.entries(fields);
  const { wireForm, ...base } = decodeBase(Object.fromEntries(entries.filter(isCommon)));
  const client = Object.fromEntries(entries.filter((entry) => !isCommon(entry)));
  return { ...tool, ...base, wireForm: { anthropic: { ...wireForm?.anthropic, client } } };
}

// ---------------------------------------------------------------- Core to wire

const declarationOf = (tool: CoreTool): Declaration | undefined => asObject(tool.wireForm?.anthropic?.['client']);

/** The declaration of a tool, or of a toolset that was joined, unless the tool has been changed since. */
export function clientDeclaration(tool: FunctionTool): Declaration | undefined {
  const declaration = declarationOf(tool);
  if (!declaration || memberNameOf(tool)) return declaration;
  const client = findClientTool(asString(declaration.type) ?? '', declaration);
  const name = asString(declaration.name) ?? client?.name;
  return client && name === tool.name && isSameTool(tool, client) ? declaration : undefined;
}

const isSameTool = (tool: FunctionTool, { description, inputSchema }: ClientTool): boolean =>
  tool.description === description && isDeepStrictEqual(tool.inputSchema, inputSchema);

/** The tools with the first in place of all members of a toolset; members that have been changed remain functions. */
export function joinToolsets(tools: readonly CoreTool[]): CoreTool[] {
  const functions = tools.filter((tool): tool is FunctionTool => tool.type === 'function');
  const members = functions.filter((tool) => memberNameOf(tool));
  if (functions.every((tool) => !tool.wireForm?.anthropic?.['member'])) return [...tools];
  const first = members.find(declarationOf);
  const declaration = first && declarationOf(first);
  const toolset = declaration && findClientToolset(asString(declaration.type) ?? '', declaration);
  const isWhole =
    toolset !== undefined &&
    members.length === toolset.members.length &&
    toolset.members.every((member, index) => {
      const tool = members[index];
      return tool !== undefined && memberNameOf(tool)?.name === member.name && isSameTool(tool, member);
    });
  if (isWhole) {
    const others = new Set<CoreTool>(members.filter((member) => member !== first));
    return tools.filter((tool) => !others.has(tool));
  }
  return tools.map((tool) => (tool.wireForm?.anthropic?.['member'] ? withoutDeclaration(tool) : tool));
}

function withoutDeclaration(tool: CoreTool): CoreTool {
  const { client: _client, member: _member, ...rest } = tool.wireForm?.anthropic ?? {};
  return copyProvenance(tool, { ...tool, wireForm: { ...tool.wireForm, anthropic: rest } });
}
