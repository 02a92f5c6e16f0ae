import type * as wire from '../../../generated/anthropic.js';
import type { BackendContext, Report } from '../../core/codec.ts';
import { asObject, withoutUndefined, type JsonValue } from '../../core/json.ts';
import { setPointer, reportForeignPart } from '../../core/provenance.ts';
import { reportRest, reportUnwritten, writtenOfResult } from '../../core/report-rest.ts';
import { resultParts, toPlainPart } from '../../core/stand-ins.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type {
  CoreAssistantPart,
  CoreContentPart,
  CoreDocument,
  CoreImage,
  CoreOpaque,
  CoreText,
  CoreToolCall,
  CoreToolResult,
  WireForm,
  ToolInput,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject, type UnknownKind } from '../../core/wire-object.ts';
import { baseRules, blockTypeOf, decodeBase, decodeBlocks, encodeBase, encodeContent } from './extras.ts';
import { decodeDocument, decodeImage, encodeDocument, encodeImage } from './media.ts';
import { decodeReasoning, encodeReasoningForVendor } from './reasoning.ts';
import { decodeServerResult, encodeServerResult, isServerResult, serverCallId, visibleText } from './server-tools.ts';
import { decodeText, encodeText } from './text.ts';
import { flatMemberName, memberNameOf, readMemberName, withMemberName } from './toolset-names.ts';
import { toClientCallId, toLegalToolName, vendorCallId } from './tools.ts';
import type { CallHead, EncodedCall, EncodedResult, RequestBlock } from './wire.ts';

// ---------------------------------------------------------------- wire to Core

/** A block of a request, or of an answer. */
type WireBlock = wire.ReceivedContentBlock | wire.ContentBlockParam | wire.ToolResultContentBlock;

export function decodeUserBlock(
  block: wire.ContentBlockParam | wire.ToolResultContentBlock,
  pointer: string,
): CoreText | CoreImage | CoreDocument | CoreOpaque {
  switch (block.type) {
    case 'text':
      return decodeText(block, pointer);
    case 'image':
      return decodeImage(block, pointer) ?? decodeOpaque(block, pointer);
    case 'document':
      return decodeDocument(block, pointer) ?? decodeOpaque(block, pointer);
    default:
      return decodeOpaque(block, pointer);
  }
}

/** A block of an assistant turn, in a request or an answer. `issuer`: the vendor that signed untagged signatures. */
export function decodeAssistantBlock(
  block: wire.ReceivedContentBlock | wire.ContentBlockParam,
  pointer: string,
  issuer: string,
): CoreAssistantPart {
  switch (block.type) {
    case 'text':
      return decodeText(block, pointer);
    case 'thinking':
    case 'redacted_thinking':
      return decodeReasoning(block, pointer, issuer);
    case 'tool_use':
    case 'server_tool_use':
    case 'mcp_tool_use':
      return decodeCall(block, pointer);
    case 'image':
      return decodeImage(block, pointer) ?? decodeOpaque(block, pointer);
    default:
      return isServerResult(block) ? decodeServerResult(block, pointer) : decodeOpaque(block, pointer);
  }
}

/** The result of a tool that the client ran. */
export function decodeToolResult(block: wire.ToolResultBlockParam, pointer: string): CoreToolResult {
  const { type: _, tool_use_id, content, is_error, toolset_name: toolset, ...rest } = block;
  const { wireForm, ...base } = decodeBase(rest);
  // It repeats what the call has.
  const ownForm = typeof toolset === 'string' ? repeating(wireForm, { toolset_name: toolset }) : wireForm;
  return setPointer(pointer, {
    type: 'tool-result',
    callId: tool_use_id,
    content: decodeBlocks(content, `${pointer}/content`, decodeUserBlock),
    providerExecuted: false,
    ...withoutUndefined({ isError: is_error ?? undefined, wireForm: ownForm }),
    ...base,
  });
}

/** A wire form with fields that mean nothing by themselves, and are written as they came. */
const repeating = (wireForm: WireForm | undefined, fields: Partial<wire.ToolResultBlockParam>): WireForm => ({
  anthropic: { ...wireForm?.anthropic, as_is: { ...asObject(wireForm?.anthropic?.['as_is']), ...fields } },
});

export function decodeSystemBlock(block: wire.SystemBlockParam, pointer: string): CoreText | CoreOpaque {
  return block.type === 'text' ? decodeText(block, pointer) : decodeOpaque(block, pointer);
}

/** Keeps a block unchanged, with a text that replaces it for the models of other vendors. */
export function decodeOpaque(block: WireBlock, pointer: string): CoreOpaque {
  const standIn = describeBlock(block);
  return setPointer(pointer, {
    type: 'opaque',
    protocol: 'anthropic',
    kind: blockTypeOf(block),
    payload: block,
    ...(standIn !== undefined && { standIn }),
  });
}

function describeBlock(block: WireBlock): string | undefined {
  switch (block.type) {
    case 'tool_reference':
      return `The tool ${visibleText(block.tool_name) ?? ''} can be called from now on.`;
    case 'search_result':
      return [block.source, block.title, block.content].flatMap((each) => visibleText(each) ?? []).join('\n');
    case 'compaction':
      return visibleText(block.content);
    default:
      return undefined;
  }
}

// ---------------------------------------------------------------- Core to wire, in a request

/** Encodes a part of a request as a block; `undefined` where there is nothing to send, reported unless it is empty. */
export function encodePart(part: CoreContentPart, context: BackendContext): RequestBlock | undefined {
  const { report } = context;
  switch (part.type) {
    case 'text':
      return encodeText(part, report);
    case 'refusal':
      report({ at: part, what: 'refusals are not supported', instead: 'a text' });
      return encodeText(part, report);
    case 'image':
      return encodeImage(part, report);
    case 'document':
      return encodeDocument(part, report);
    case 'audio':
    case 'video':
      return encodeUnsupportedMedia(part, report);
    case 'reasoning':
      return encodeReasoningForVendor(part, context);
    case 'tool-call':
      return encodeCallForVendor(part, context);
    case 'tool-result':
      return part.providerExecuted ? encodeServerResult(part, report) : encodeToolResult(part, context);
    case 'source':
      return encodePart(toPlainPart(part, report), context);
    case 'opaque':
      return encodeOpaque(part, report);
    default:
      return unreachable(part);
  }
}

/** A text replaces audio and video, so that the message is not empty. */
function encodeUnsupportedMedia(
  part: Extract<CoreContentPart, { type: 'audio' | 'video' }>,
  report: Report,
): wire.TextBlockParam {
  const transcript = part.type === 'audio' ? visibleOrAbsent(part.transcript) : undefined;
  report({
    at: part,
    what: `${part.type} is not supported`,
    instead: transcript === undefined ? 'a text that mentions it' : 'its transcript',
  });
  return { type: 'text', text: transcript ?? `[${part.type} that cannot be shown here]` };
}

/** The vendor refuses blocks without visible text. */
const visibleOrAbsent = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

/** The name of the tool is in its call; see `reportMismatchedNames`. */
function encodeToolResult(result: CoreToolResult, context: BackendContext): EncodedResult {
  const { callId, content: parts, isError } = result;
  reportUnwritten(result, writtenOfResult, baseRules, context.report);
  const blocks = resultParts(result, context.report).map((part) => encodePart(part, context));
  const content = blocks.filter((block) => block !== undefined);
  return wireObject<EncodedResult>(
    {
      type: 'tool_result',
      tool_use_id: vendorCallId(callId, context),
      content: content.length > 0 ? encodeContent(parts, content) : undefined,
      is_error: isError,
    },
    encodeBase(result),
  );
}

/** The original block, if the part is one of this protocol. */
export const nativeBlock = (part: CoreOpaque): UnknownKind | undefined =>
  part.protocol === 'anthropic' ? asObject(part.payload) : undefined;

/** Encodes a block of this protocol unchanged, and one of another as the text that replaces it, if any. */
function encodeOpaque(part: CoreOpaque, report: Report): wire.TextBlockParam | UnknownKind | undefined {
  const own = nativeBlock(part);
  if (own) {
    const rules = { ...baseRules, cache: 'a cache hint beside an unchanged block' };
    reportUnwritten(part, ['protocol', 'kind', 'payload', 'standIn'], rules, report);
    return own;
  }
  const standIn = visibleOrAbsent(part.standIn);
  reportForeignPart(part, report, withoutUndefined({ standIn }));
  return standIn === undefined ? undefined : { type: 'text', text: standIn };
}

// ---------------------------------------------------------------- calls

type ReceivedCall = Extract<wire.ReceivedContentBlock, { type: `${string}tool_use` }>;

/** A `tool_use`, `server_tool_use` or `mcp_tool_use` block. */
export function decodeCall(block: ReceivedCall, pointer: string): CoreToolCall {
  const { type, id, name, input, ...fields } = block;
  const member = block.type === 'tool_use' ? readMemberName(block) : undefined;
  const { toolset_name: _, ...rest }: Pick<wire.ReceivedToolUseBlock, 'toolset_name' | 'cache_control'> = fields;
  const { wireForm, ...base } = decodeBase(member ? rest : fields);
  const ownForm = member ? { ...wireForm?.anthropic, ...withMemberName(member) } : wireForm?.anthropic;
  return setPointer(pointer, {
    type: 'tool-call',
    id: id ?? '',
    name: member ? flatMemberName(member) : (name ?? ''),
    input: decodeInput(input),
    providerExecuted: type !== 'tool_use',
    ...base,
    ...(ownForm && { wireForm: { anthropic: ownForm } }),
  });
}

/** Some servers send inputs that are not objects: JSON text, and null. */
function decodeInput(input: JsonValue | undefined): ToolInput {
  if (typeof input === 'string') return { kind: 'json-text', text: input };
  const value = asObject(input);
  if (value) return { kind: 'json', value };
  return input === undefined || input === null
    ? { kind: 'json', value: {} }
    : { kind: 'json-text', text: JSON.stringify(input) };
}

function encodeCallForVendor(call: CoreToolCall, context: BackendContext): EncodedCall {
  const { id, name, input: _input, providerExecuted, ...rest } = call;
  reportRest(call, rest, baseRules, context.report);
  return {
    ...encodeCallHead(call),
    ...(!providerExecuted && { name: toLegalToolName(name), id: vendorCallId(id, context), ...memberNameOf(call) }),
    input: toInputObject(call, context.report),
    ...encodeBase(call),
  };
}

/** A call without its input. A call with a server name is one of the MCP connector. */
export function encodeCallHead({
  id,
  name,
  providerExecuted,
  extras,
}: Pick<CoreToolCall, 'id' | 'name' | 'providerExecuted' | 'extras'>): CallHead {
  const { server_name: server }: Partial<wire.McpToolUseBlock> = extras?.anthropic ?? {};
  const serverType = server === undefined ? 'server_tool_use' : 'mcp_tool_use';
  return {
    type: providerExecuted ? serverType : 'tool_use',
    id: providerExecuted ? serverCallId(id) : toClientCallId(id),
    name,
  };
}
