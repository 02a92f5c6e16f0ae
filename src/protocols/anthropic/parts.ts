import type { BackendContext, Report } from '../../core/codec.ts';
import { asArray, asObject, asString, withoutUndefined, type JsonObject, type JsonValue } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import { resultParts } from '../../core/stand-ins.ts';
import type {
  CoreAssistantPart,
  CoreContentPart,
  CoreOpaque,
  CoreText,
  CoreToolResult,
  CoreUserPart,
  WireForm,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import {
  decodeCall,
  decodeServerResult,
  encodeCallForVendor,
  encodeServerResult,
  isServerResult,
  visibleText,
} from './calls.ts';
import { encodeContent, decodeBase, encodeBase, stringWireForm, blockTypeOf } from './extras.ts';
import { decodeDocument, decodeImage, encodeDocument, encodeImage } from './media.ts';
import { vendorCallId } from './names.ts';
import { decodeReasoning, encodeReasoningForVendor } from './reasoning.ts';
import { decodeText, encodeText } from './text.ts';

// ---------------------------------------------------------------- wire to Core

export interface LocatedBlock {
  block: JsonObject;
  pointer: string;
  /** How it was written, where that was no block. */
  wireForm?: WireForm;
}

/** A decoded block with how it was written. */
export const withWireForm = <T extends CoreContentPart>(part: T, { wireForm }: LocatedBlock): T =>
  wireForm ? Object.assign(part, { wireForm }) : part;

/** The blocks of a content that may be a string, each with its JSON Pointer. */
export function locateBlocks(content: JsonValue | undefined, pointer: string): LocatedBlock[] {
  if (typeof content === 'string')
    return content ? [{ block: { type: 'text', text: content }, pointer, wireForm: stringWireForm() }] : [];
  return (asArray(content) ?? []).map((each, index) => ({
    block: asObject(each) ?? {},
    pointer: `${pointer}/${index}`,
  }));
}

export function decodeUserBlock(block: JsonObject, pointer: string): CoreUserPart {
  switch (blockTypeOf(block)) {
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

/** A block of an assistant's turn, in a request or an answer. `issuer`: who signed what is not tagged. */
export function decodeAssistantBlock(block: JsonObject, pointer: string, issuer: string): CoreAssistantPart {
  switch (blockTypeOf(block)) {
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

/** The result of a tool the client ran. */
export function decodeToolResult(block: JsonObject, pointer: string): CoreToolResult {
  const { type: _, tool_use_id, content, is_error, ...rest } = block;
  return setPointer(pointer, {
    type: 'tool-result',
    callId: asString(tool_use_id) ?? '',
    content: locateBlocks(content, `${pointer}/content`).map((each) => {
      const { block: inner, pointer: at } = each;
      const part = withWireForm(decodeUserBlock(inner, at), each);
      return part.type === 'audio' || part.type === 'video' ? decodeOpaque(inner, at) : part;
    }),
    runs: 'client',
    ...withoutUndefined({ isError: typeof is_error === 'boolean' ? is_error : undefined }),
    ...decodeBase(rest),
  });
}

export function decodeSystemBlock(block: JsonObject, pointer: string): CoreText | CoreOpaque {
  return blockTypeOf(block) === 'text' ? decodeText(block, pointer) : decodeOpaque(block, pointer);
}

/** A block as it is, with what of it another vendor's model can be told. */
export function decodeOpaque(block: JsonObject, pointer: string): CoreOpaque {
  const standIn = describeBlock(block);
  return setPointer(pointer, {
    type: 'opaque',
    protocol: 'anthropic',
    kind: blockTypeOf(block),
    payload: block,
    ...(standIn !== undefined && { standIn }),
  });
}

function describeBlock(block: JsonObject): string | undefined {
  switch (blockTypeOf(block)) {
    case 'tool_reference':
      return `The tool ${asString(block['tool_name']) ?? ''} can be called from now on.`;
    case 'search_result': {
      const source = asString(block['source']);
      return [source, visibleText(block['title'] ?? null), visibleText(block['content'])].filter(Boolean).join('\n');
    }
    case 'compaction':
      return visibleText(block['content']);
    default:
      return undefined;
  }
}

// ---------------------------------------------------------------- Core to wire, in a request

/** A part of a request as a block; `undefined` where there is nothing to send, reported unless it was empty. */
export function encodePart(part: CoreContentPart, context: BackendContext): JsonObject | undefined {
  const { report } = context;
  switch (part.type) {
    case 'text':
      return encodeText(part, report);
    case 'refusal':
      report({ at: part, what: 'a refusal has no block of its own', instead: 'a text' });
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
      return { ...encodeCallForVendor(part, report), id: vendorCallId(part.id, context) };
    case 'tool-result':
      return part.runs === 'client' ? encodeToolResult(part, context) : encodeServerResult(part, report);
    case 'opaque':
      return encodeOpaque(part, report);
    default:
      return unreachable(part);
  }
}

/** A sound or film is told of in words, so that its message is not empty. */
function encodeUnsupportedMedia(
  part: Extract<CoreContentPart, { type: 'audio' | 'video' }>,
  report: Report,
): JsonObject {
  const transcript = part.type === 'audio' ? visibleOrAbsent(part.transcript) : undefined;
  report({
    at: part,
    what: `${part.type} is not taken`,
    instead: transcript === undefined ? 'a text that says so' : 'its transcript',
  });
  return { type: 'text', text: transcript ?? `[${part.type} that cannot be shown here]` };
}

/** The vendor refuses blocks without visible text. */
const visibleOrAbsent = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

function encodeToolResult(result: CoreToolResult, context: BackendContext): JsonObject {
  const content = resultParts(result).flatMap((part): JsonObject[] => {
    const block = encodePart(part, context);
    return block ? [block] : [];
  });
  return {
    type: 'tool_result',
    tool_use_id: vendorCallId(result.callId, context),
    ...(content.length > 0 && { content: encodeContent(result.content, content) }),
    ...withoutUndefined({ is_error: result.isError }),
    ...encodeBase(result, context.report),
  };
}

/** A block of this protocol as it was. */
export const nativeBlock = (part: CoreOpaque): JsonObject | undefined =>
  part.protocol === 'anthropic' ? asObject(part.payload) : undefined;

/** Its own protocol's block as it was; another's as the text that stands for it, if any. */
function encodeOpaque(part: CoreOpaque, report: Report): JsonObject | undefined {
  const own = nativeBlock(part);
  if (own) return own;
  const standIn = visibleOrAbsent(part.standIn);
  if (standIn !== undefined) {
    report({ at: part, what: `${part.kind} is known to ${part.protocol} only`, instead: 'a text' });
    return { type: 'text', text: standIn };
  }
  report({ at: part, what: `${part.kind} is known to ${part.protocol} only` });
  return undefined;
}
