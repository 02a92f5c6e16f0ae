import type { Report } from '../../core/codec.ts';
import { asObject, asString, withoutUndefined, type JsonObject, type JsonValue } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type { CoreOpaque, CoreToolCall, CoreToolResult, ToolInput } from '../../core/types.ts';
import { decodeBase, encodeBase, blockTypeOf } from './extras.ts';
import { toLegalCallId, toLegalToolName } from './names.ts';

// ---------------------------------------------------------------- calls

/** A `tool_use`, `server_tool_use` or `mcp_tool_use` block. */
export function decodeCall({ type, id, name, input, ...rest }: JsonObject, pointer: string): CoreToolCall {
  return setPointer(pointer, {
    type: 'tool-call',
    id: asString(id) ?? '',
    name: asString(name) ?? '',
    input: decodeInput(input),
    runs: type === 'tool_use' ? 'client' : 'server',
    ...decodeBase(rest),
  });
}

/** Inputs that are no object have been seen: JSON as a text, and null. */
function decodeInput(input: JsonValue | undefined): ToolInput {
  if (typeof input === 'string') return { kind: 'json-text', text: input };
  const value = asObject(input);
  if (value) return { kind: 'json', value };
  return input === undefined || input === null
    ? { kind: 'json', value: {} }
    : { kind: 'json-text', text: JSON.stringify(input) };
}

/** A call of a request, under a name the vendor takes. */
export const encodeCallForVendor = (call: CoreToolCall, report: Report): JsonObject => ({
  ...encodeCall(call, report),
  ...(call.runs === 'client' && { name: toLegalToolName(call.name) }),
});

/** A call of an answer, under the name by which its client knows the tool. */
export function encodeCall(call: CoreToolCall, report: Report): JsonObject {
  return {
    ...encodeCallHead(call),
    input: toInputObject(call, report),
    ...encodeBase(call, report),
  };
}

/** A call without its input. A call that names its server is one of the MCP connector's. */
export function encodeCallHead({
  id,
  name,
  runs,
  extras,
}: Pick<CoreToolCall, 'id' | 'name' | 'runs' | 'extras'>): JsonObject {
  const serverType = extras?.anthropic?.['server_name'] === undefined ? 'server_tool_use' : 'mcp_tool_use';
  return {
    type: runs === 'client' ? 'tool_use' : serverType,
    id: toLegalCallId(id),
    name,
  };
}

// ---------------------------------------------------------------- results of tools the vendor runs

const resultSuffix = '_tool_result';

/** Whether a block is the result of a tool the vendor ran: `web_search_tool_result` and its like. */
export const isServerResult = (block: JsonObject): boolean =>
  blockTypeOf(block).endsWith(resultSuffix) && typeof block['tool_use_id'] === 'string';

/** Its content stays opaque as it is, with its visible text told to other vendors' models. */
export function decodeServerResult(block: JsonObject, pointer: string): CoreToolResult {
  const { type: _, tool_use_id, content, is_error, ...rest } = block;
  return setPointer(pointer, {
    type: 'tool-result',
    callId: asString(tool_use_id) ?? '',
    name: blockTypeOf(block).slice(0, -resultSuffix.length),
    content: [
      setPointer<CoreOpaque>(`${pointer}/content`, {
        type: 'opaque',
        protocol: 'anthropic',
        kind: blockTypeOf(block),
        payload: content ?? null,
        ...withoutUndefined({ standIn: visibleText(content) }),
      }),
    ],
    runs: 'server',
    ...withoutUndefined({ isError: typeof is_error === 'boolean' ? is_error : undefined }),
    ...decodeBase(rest),
  });
}

/** The block, or `undefined` (reported) for a result of another vendor's tool. */
export function encodeServerResult(result: CoreToolResult, report: Report): JsonObject | undefined {
  const [content, ...others] = result.content;
  if (others.length > 0 || content?.type !== 'opaque' || content.protocol !== 'anthropic') {
    report({ at: result, what: 'the result of a tool that another vendor runs cannot be said' });
    return undefined;
  }
  return {
    type: result.name === undefined ? content.kind : `${result.name}${resultSuffix}`,
    tool_use_id: toLegalCallId(result.callId),
    content: content.payload,
    ...withoutUndefined({ is_error: result.isError }),
    ...encodeBase(result, report),
  };
}

// Fields of results that people may read; tokens and ids are not among them.
const visibleFields = ['title', 'url', 'text', 'stdout', 'stderr', 'tool_name', 'error_code'];

/** The text of a result that a reader would see, a line each; `undefined` when there is none. */
export function visibleText(value: JsonValue | undefined): string | undefined {
  const lines: string[] = [];
  collectText(value);
  return lines.length > 0 ? lines.join('\n') : undefined;

  function collectText(each: JsonValue | undefined): void {
    if (Array.isArray(each)) return each.forEach(collectText);
    if (typeof each === 'string' && each) lines.push(each);
    const object = asObject(each);
    if (!object) return;
    for (const key of visibleFields) {
      const text = asString(object[key]);
      if (text) lines.push(text);
    }
    if (blockTypeOf(object) === 'text') collectText(object['data']);
    for (const nested of ['content', 'source', 'tool_references']) collectText(object[nested]);
  }
}
