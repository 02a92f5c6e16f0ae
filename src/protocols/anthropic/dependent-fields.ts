import type { CreateMessageParams } from '../../../generated/anthropic.js';
import { hasElements, typesIn } from '../../core/dependent-fields.ts';
import { asObject, asString, objectsIn, type JsonValue } from '../../core/json.ts';
import type { Declaration } from './client-tools.ts';
import type { WireParams } from './wire.ts';
import type { DependentField } from '../../core/codec.ts';

const isThinking = ({ thinking }: WireParams): boolean => (asObject(thinking)?.['type'] ?? 'disabled') !== 'disabled';

const isEdit = (prefix: string) => (edit: JsonValue) => asString(asObject(edit)?.['type'])?.startsWith(prefix) === true;

/** Tools that may run in a container: of searches and pages, the newer ones filter what they find by code. */
const runsInContainer = (type: string): boolean => /^(?:code_execution|web_search|web_fetch)_/.test(type);

/**
 * Fields of a request that depend on others. The vendor refuses a choice without tools, edits that clear thoughts without thinking
 * ("strategy requires thinking"), a container without a tool that uses one, and a server of the MCP connector without its
 * toolset.
 */
export const dependentFields: readonly (DependentField & {
  path: readonly [keyof CreateMessageParams, ...string[]];
})[] = [
  {
    path: ['mcp_servers', '*'],
    isHeld({ tools }: WireParams) {
      const toolsets = objectsIn(tools).filter(({ type }: Declaration) => type === 'mcp_toolset');
      const names = new Set(toolsets.map(({ mcp_server_name: name }: Declaration) => name));
      return (server) => names.has(asString(asObject(server)?.['name']));
    },
    what: 'an MCP server without its tools',
  },
  {
    path: ['tool_choice'],
    field: 'toolChoice',
    isHeld: (body) => hasElements(body, 'tools') || hasElements(body, 'mcp_servers'),
    what: 'a tool choice without tools',
  },
  {
    path: ['container'],
    isHeld: (body) => typesIn(body, 'tools').some(runsInContainer),
    what: 'a container without a tool that runs in it',
  },
  {
    path: ['context_management', 'edits', '*'],
    concerns: isEdit('clear_thinking_'),
    isHeld: isThinking,
    what: 'without thinking there are no thoughts to clear',
  },
  {
    path: ['context_management', 'edits', '*'],
    concerns: isEdit('clear_tool_uses_'),
    isHeld: (body) => hasElements(body, 'tools'),
    what: 'without tools there are no calls to clear',
  },
];
