import { asString } from '../../../core/json.ts';
import type { CoreTool } from '../../../core/types.ts';
import type { Unchecked } from '../../../core/wire-object.ts';
import { clientDeclaration } from './client-tools.ts';
import { wireFormOf } from './extras.ts';
import { toLegalToolName } from '../shared/server.ts';

/** A tool as a call on this wire names it. */
export interface WireName {
  name: string;
  namespace?: string;
}

/** How the tools of a request are named in Core and on this wire. Tools of a namespace have names of their own in Core. */
export interface ToolNames {
  /** The name in Core of what the wire calls so; models forget the namespace, or write it before the name. */
  toCore(wire: WireName): string;
  toWire(name: string): WireName;
  /** The name in Core of the tool of the first of these types that is declared; else the first type. */
  ofType(types: readonly string[]): string;
}

/** Parts a namespace from a name where both must be one. */
const namespaceSeparator = '__';

/** The one name for a tool of a namespace, which every vendor takes. */
export const flattenName = ({ name, namespace }: WireName): string => {
  if (namespace === undefined) return name;
  return toLegalToolName(
    namespace.endsWith(namespaceSeparator) ? namespace + name : `${namespace}${namespaceSeparator}${name}`,
  );
};

/** The namespace a tool was declared in, unless the tool has been renamed since. */
export function declaredName(tool: CoreTool): WireName | undefined {
  const { namespace, name, flat } = wireFormOf(tool) ?? {};
  if (typeof namespace !== 'string' || typeof name !== 'string' || flat !== tool.name) return undefined;
  return { name, namespace };
}

const toKey = ({ name, namespace }: WireName): string => JSON.stringify([namespace ?? null, name]);

export function createToolNames(tools: readonly CoreTool[]): ToolNames {
  const byWire = new Map<string, string>();
  const byCore = new Map<string, WireName>();
  /** Names without their namespace; `undefined` where two tools share one. */
  const byBare = new Map<string, string | undefined>();
  /** Of tools that the vendor defined and the client runs. */
  const byType = new Map<string, string>();
  for (const tool of tools) {
    if (tool.name === undefined) continue;
    const type = asString(clientDeclaration(tool)?.type);
    if (type !== undefined && !byType.has(type)) byType.set(type, tool.name);
    const wire = declaredName(tool);
    byWire.set(toKey(wire ?? { name: toLegalToolName(tool.name) }), tool.name);
    byWire.set(toKey(wire ?? { name: tool.name }), tool.name);
    if (!wire) continue;
    byCore.set(tool.name, wire);
    const isShared = byBare.has(wire.name) && byBare.get(wire.name) !== tool.name;
    byBare.set(wire.name, isShared ? undefined : tool.name);
    byBare.set(`${wire.namespace}.${wire.name}`, tool.name);
  }
  return {
    toCore: (wire) =>
      byWire.get(toKey(wire)) ??
      (wire.namespace === undefined ? (byBare.get(wire.name) ?? wire.name) : flattenName(wire)),
    toWire: (name) => {
      const known = byCore.get(name);
      if (known || byWire.get(toKey({ name })) === name) return known ?? { name };
      const bare = byBare.get(name);
      return (bare !== undefined && byCore.get(bare)) || { name };
    },
    ofType(types) {
      const declared = types.find((type) => byType.has(type));
      return (declared !== undefined ? byType.get(declared) : types[0]) ?? '';
    },
  };
}

/** The name of a call as it is written: as it came where that is still its name, else as its tool is declared. */
export function encodeName(
  call: { name: string; spelled: Unchecked<WireName> | undefined },
  names: ToolNames,
): WireName {
  const name = asString(call.spelled?.name);
  const namespace = asString(call.spelled?.namespace);
  const received = name === undefined ? undefined : { name, ...(namespace !== undefined && { namespace }) };
  return received && names.toCore(received) === call.name ? received : names.toWire(call.name);
}
