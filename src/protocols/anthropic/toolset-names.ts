import type { ReceivedToolUseBlock, ToolUseBlock } from '../../../generated/anthropic.js';
import { asObject } from '../../core/json.ts';
import type { CoreTool, WireForm } from '../../core/types.ts';

// The members of a toolset have short names, which other tools may have, too: a call names the toolset beside its member.
// In Core, and for models of other vendors, each has one name.

/** A member of a toolset as a call on this wire names it. */
export type MemberName = Record<keyof Pick<ToolUseBlock, 'toolset_name' | 'name'>, string>;

export const flatMemberName = ({ toolset_name: toolset, name }: MemberName): string => `${toolset}_${name}`;

export const withMemberName = (name: MemberName): { member: MemberName } => ({ member: { ...name } });

/** The member that a tool or call is, if it came as one and still has its name. */
export function memberNameOf({ name, wireForm }: { name: string; wireForm?: WireForm }): MemberName | undefined {
  const member = readMemberName(asObject(wireForm?.anthropic?.['member']) ?? {});
  return member && flatMemberName(member) === name ? member : undefined;
}

/** The member that the tool of this name is. */
export function findMember(tools: readonly CoreTool[] = [], name: string): MemberName | undefined {
  const tool = tools.find((each) => each.name === name);
  return tool?.type === 'function' ? memberNameOf(tool) : undefined;
}

/** The member that a block of a call names. */
export const readMemberName = ({
  toolset_name: toolset,
  name,
}: Pick<ReceivedToolUseBlock, 'toolset_name' | 'name'>): MemberName | undefined =>
  typeof toolset === 'string' && typeof name === 'string' ? { toolset_name: toolset, name } : undefined;
