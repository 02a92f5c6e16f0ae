import { escapePointer } from './json-pointer.ts';
import { isDeepStrictEqual } from 'node:util';
import type { BackendContext } from './codec.ts';
import { pointerOf, copyProvenance } from './provenance.ts';
import type { CoreChatRequest, CoreTool, VendorProtocol } from './types.ts';

/**
 * The request with each tool declared once. Clients declare a tool at the top of a request and again in
 * mid-conversation; most vendors accept one declaration of a name. Of equal declarations the first is kept, of
 * different ones the last, at the position of the first so that the order of the tools stays the same, and a note
 * reports it. Declarations by a client of the backend's own `protocol` are left to the vendor.
 */
export function deduplicateTools(
  request: CoreChatRequest,
  protocol: VendorProtocol,
  context: Pick<BackendContext, 'note' | 'report'>,
): CoreChatRequest {
  const { tools = [], origin } = request;
  if (origin === protocol) return request;
  const kept = new Map<string, CoreTool>();
  for (const tool of tools) {
    const key = keyOf(tool);
    const earlier = kept.get(key);
    kept.set(key, earlier ? mergeTools(earlier, tool, context) : tool);
  }
  if (kept.size === tools.length) return request;
  return copyProvenance(request, { ...request, tools: [...kept.values()] });
}

/** Tools that the vendor runs may have the same name and different settings: several servers of one kind. */
const keyOf = (tool: CoreTool): string =>
  tool.type === 'server'
    ? JSON.stringify([tool.protocol, tool.kind, tool.name ?? null, tool.config])
    : JSON.stringify(tool.name);

function mergeTools(
  earlier: CoreTool,
  later: CoreTool,
  { note, report }: Pick<BackendContext, 'note' | 'report'>,
): CoreTool {
  const differing = differingFields(earlier, later);
  if (differing.length > 0) {
    note({
      what: `the tool ${later.name} is declared twice with a different ${differing.join(', ')}: the later declaration is sent`,
      ...pointersOf(earlier, later),
    });
    return later;
  }
  const known = vendorFields(earlier);
  for (const [field, value] of vendorFields(later))
    if (!isDeepStrictEqual(known.get(field), value))
      report({ at: later, field: escapePointer(field), what: `${field} of a tool that is declared twice` });
  if (earlier.cache || !later.cache) return earlier;
  return copyProvenance(earlier, { ...earlier, cache: later.cache });
}

/** The fields that only the client's protocol knows. */
const vendorFields = ({ extras = {} }: CoreTool): Map<string, unknown> =>
  new Map(Object.values(extras).flatMap((fields) => Object.entries(fields)));

const pointersOf = (earlier: CoreTool, later: CoreTool): { saw?: string; made?: string } => {
  const [saw, made] = [pointerOf(earlier), pointerOf(later)];
  return { ...(saw !== undefined && { saw }), ...(made !== undefined && { made }) };
};

/** In what two tools of one name differ. `strict: false` is the same as no `strict`. */
function differingFields(one: CoreTool, other: CoreTool): string[] {
  const [first, second] = [semanticFields(one), semanticFields(other)];
  return Object.keys(first).filter((field) => !isDeepStrictEqual(first[field], second[field]));
}

const semanticFields = (tool: CoreTool): Record<string, unknown> => ({
  type: tool.type,
  description: tool.type === 'server' ? undefined : (tool.description ?? ''),
  schema: tool.type === 'function' ? tool.inputSchema : undefined,
  strictness: tool.type === 'function' && tool.strict === true,
  grammar: tool.type === 'freeform' ? tool.grammar : undefined,
});
