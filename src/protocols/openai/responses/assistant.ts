import { asObject, type JsonObject } from '../../../core/json.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreToolCall,
  CoreToolResult,
  WireForm,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeEarlierCall, encodeResult } from './calls.ts';
import { nativePayload } from './content.ts';
import { omitForeignIds } from './item-references.ts';
import { wireFormOf } from './extras.ts';
import { encodeEarlierReasoning } from './reasoning.ts';
import {
  encodeImageItem,
  isContentPart,
  encodeMessageItem,
  splitPartExtras,
  encodeRefusalPart,
  startsItem,
  encodeTextPart,
  type MessagePart,
} from './message-parts.ts';
import type { ResponsesServer } from './server.ts';
import type { ToolNames } from './tool-names.ts';

/** What the items of an earlier answer are written with. */
export interface AssistantContext {
  names: ToolNames;
  server: ResponsesServer;
  /** Filled with the ids of calls that are written as custom ones. */
  customCalls: Set<string>;
  /** Called before each part, for what stands before its item. */
  beforePart(part: { wireForm?: WireForm }): void;
}

/** The items of an earlier answer. Whatever cannot be sent is reported. */
export function encodeAnswer(message: CoreAssistantMessage, context: AssistantContext): JsonObject[] {
  const { names, server, customCalls, beforePart: before } = context;
  const { report } = server;
  const items: JsonObject[] = [];
  const ordered = server.isNative ? message.content : sortParts(message, server);
  const parts = ordered.map((part) => omitForeignIds(part, server.context.issuer));
  const paired = findPairedServerCalls(parts);
  /** The content of the message that goes on. */
  let content: JsonObject[] | undefined;

  for (const part of parts) {
    before(part);
    encodePart(part);
  }
  return items;

  function addContent(part: MessagePart, encoded: JsonObject): void {
    if (content && !startsItem(part)) {
      content.push({ ...encoded, ...splitPartExtras(part).item });
      return;
    }
    content = [encoded];
    const { id, status } = asObject(wireFormOf(part)?.['item']) ?? {};
    items.push(
      encodeMessageItem(part, { ...(id !== undefined && { id }), ...(status !== undefined && { status }) }, content),
    );
  }

  function add(item: JsonObject | undefined): void {
    if (!item) return;
    content = undefined;
    items.push(item);
  }

  function encodePart(part: CoreAssistantPart): void {
    if (part.type !== 'tool-call' && part.type !== 'tool-result') server.reportUnsupported(part);
    if (part.signature && part.type !== 'reasoning' && part.type !== 'tool-call')
      report({ at: part, field: 'signature', what: `the ${part.signature.kind} of ${part.signature.issuer}` });
    switch (part.type) {
      case 'text':
        return encodeText(part);
      case 'refusal':
        return addContent(part, encodeRefusalPart(part));
      case 'reasoning':
        return add(encodeEarlierReasoning(part, server));
      case 'tool-call':
        return encodeCall(part);
      case 'tool-result':
        return encodeServerResult(part);
      case 'image': {
        const { id, status } = wireFormOf(part) ?? {};
        const item =
          wireFormOf(part) && encodeImageItem(part, { id: id ?? '', ...(status !== undefined && { status }) });
        if (!item) report({ at: part, what: 'a picture in an earlier answer' });
        return add(item);
      }
      case 'audio':
        report({ at: part, what: 'sound in an earlier answer', ...(part.transcript && { instead: 'its transcript' }) });
        if (part.transcript) encodeText({ type: 'text', text: part.transcript });
        return;
      case 'opaque':
        return encodeOpaquePart(part);
      default:
        unreachable(part);
    }
  }

  function encodeText(part: Extract<CoreAssistantPart, { type: 'text' }>): void {
    const ownForm = wireFormOf(part);
    if (part.text === '' && !ownForm) return;
    const { id, status } = asObject(ownForm?.['item']) ?? {};
    const around = { ...(id !== undefined && { id }), ...(status !== undefined && { status }) };
    const contentForm = ownForm?.['content'];
    if (contentForm === 'string') return add({ ...encodeMessageItem(part, around, []), content: part.text });
    if (contentForm === 'empty' && part.text === '') return add(encodeMessageItem(part, around, []));
    const logprobs = ownForm && ownForm['logprobs'] !== 'absent' && ownForm['type'] !== 'input_text' ? [] : undefined;
    addContent(part, encodeTextPart({ text: part, logprobs }, report));
  }

  function encodeCall(call: CoreToolCall): void {
    if (call.providerExecuted && !paired.has(call))
      return report({ at: call, what: `a call of ${call.name}, which the earlier vendor ran itself` });
    if (call.input.kind === 'freeform' && server.acceptsCustomTools) customCalls.add(call.id);
    add(encodeEarlierCall(call, names, server));
  }

  /** Results of the earlier vendor's own tools are sent as results of the client's, so that the model still sees them. */
  function encodeServerResult(result: CoreToolResult): void {
    if (!paired.has(result))
      return report({ at: result, what: 'the result of a tool that the earlier vendor ran itself' });
    add(encodeResult(result, customCalls, server));
  }

  function encodeOpaquePart(part: Extract<CoreAssistantPart, { type: 'opaque' }>): void {
    const own = nativePayload(part);
    if (own) return isContentPart(part) ? addContent(part, own) : add(own);
    const { kind, protocol, standIn } = part;
    report({
      at: part,
      what: `${kind} is known to ${protocol} only`,
      ...(standIn && { instead: 'a text in its place' }),
    });
    if (standIn) encodeText({ type: 'text', text: standIn });
  }
}

/** Between two thoughts texts come before calls: the vendor refuses what stands between a call and its result. */
function sortParts(message: CoreAssistantMessage, { report }: ResponsesServer): CoreAssistantPart[] {
  const ordered: CoreAssistantPart[] = [];
  let calls: CoreAssistantPart[] = [];
  const flush = (): void => {
    ordered.push(...calls);
    calls = [];
  };
  for (const part of message.content) {
    if (part.type === 'tool-call' && !part.providerExecuted) calls.push(part);
    else {
      if (part.type === 'reasoning') flush();
      ordered.push(part);
    }
  }
  flush();
  if (ordered.some((part, index) => part !== message.content[index]))
    report({ at: message, field: 'content', what: 'the order of its parts', instead: 'texts before calls' });
  return ordered;
}

/** The calls that the vendor's own tools answered within the message, and those answers. */
function findPairedServerCalls(parts: readonly CoreAssistantPart[]): Set<CoreAssistantPart> {
  const paired = new Set<CoreAssistantPart>();
  const open = new Map<string, CoreAssistantPart>();
  for (const part of parts) {
    if (part.type === 'tool-call' && part.providerExecuted) open.set(part.id, part);
    const call = part.type === 'tool-result' ? open.get(part.callId) : undefined;
    if (!call || part.type !== 'tool-result') continue;
    paired.add(call).add(part);
    open.delete(part.callId);
  }
  return paired;
}
