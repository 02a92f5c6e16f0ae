import { asObject, type JsonObject } from '../../../core/json.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreToolCall,
  CoreToolResult,
  WireForm,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeCallForVendor, encodeResult } from './calls.ts';
import { ownPayload } from './content.ts';
import { withOwnIds } from './item-references.ts';
import { spellingOf } from './extras.ts';
import { encodeReasoningForVendor } from './reasoning.ts';
import {
  imageItem,
  isContentPart,
  messageItem,
  placedExtras,
  refusalPart,
  startsItem,
  textPart,
  type Said,
} from './said.ts';
import type { ResponsesServer } from './server.ts';
import type { ToolNames } from './tool-names.ts';

/** What the items of an earlier answer are written with. */
export interface AnswerContext {
  names: ToolNames;
  server: ResponsesServer;
  /** Filled with the ids of calls that are written as custom ones. */
  customCalls: Set<string>;
  /** Called before each part, for what stands before its item. */
  before(part: { wireForm?: WireForm }): void;
}

/** The items of an earlier answer. Whatever cannot be sent is reported. */
export function encodeAnswer(message: CoreAssistantMessage, context: AnswerContext): JsonObject[] {
  const { names, server, customCalls, before } = context;
  const { report } = server;
  const items: JsonObject[] = [];
  const ordered = server.isOwn ? message.content : inOrder(message, server);
  const parts = ordered.map((part) => withOwnIds(part, server.context.issuer));
  const paired = pairedServerCalls(parts);
  /** The content of the message that goes on. */
  let content: JsonObject[] | undefined;

  for (const part of parts) {
    before(part);
    encodePart(part);
  }
  return items;

  function say(part: Said, encoded: JsonObject): void {
    if (content && !startsItem(part)) {
      content.push({ ...encoded, ...placedExtras(part).item });
      return;
    }
    content = [encoded];
    const { id, status } = asObject(spellingOf(part)?.['item']) ?? {};
    items.push(
      messageItem(part, { ...(id !== undefined && { id }), ...(status !== undefined && { status }) }, content),
    );
  }

  function add(item: JsonObject | undefined): void {
    if (!item) return;
    content = undefined;
    items.push(item);
  }

  function encodePart(part: CoreAssistantPart): void {
    if (part.type !== 'tool-call' && part.type !== 'tool-result') server.reportCommon(part);
    if (part.signature && part.type !== 'reasoning' && part.type !== 'tool-call')
      report({ at: part, field: 'seal', what: `the ${part.signature.kind} of ${part.signature.issuer}` });
    switch (part.type) {
      case 'text':
        return encodeText(part);
      case 'refusal':
        return say(part, refusalPart(part));
      case 'reasoning':
        return add(encodeReasoningForVendor(part, server));
      case 'tool-call':
        return encodeCall(part);
      case 'tool-result':
        return encodeServerResult(part);
      case 'image': {
        const { id, status } = spellingOf(part) ?? {};
        const item = spellingOf(part) && imageItem(part, { id: id ?? '', ...(status !== undefined && { status }) });
        if (!item) report({ at: part, what: 'a picture in an earlier answer' });
        return add(item);
      }
      case 'audio':
        report({ at: part, what: 'sound in an earlier answer', ...(part.transcript && { instead: 'its transcript' }) });
        if (part.transcript) encodeText({ type: 'text', text: part.transcript });
        return;
      case 'opaque':
        return encodeUnknown(part);
      default:
        unreachable(part);
    }
  }

  function encodeText(part: Extract<CoreAssistantPart, { type: 'text' }>): void {
    const spelled = spellingOf(part);
    if (part.text === '' && !spelled) return;
    const { id, status } = asObject(spelled?.['item']) ?? {};
    const around = { ...(id !== undefined && { id }), ...(status !== undefined && { status }) };
    const asIs = spelled?.['content'];
    if (asIs === 'string') return add({ ...messageItem(part, around, []), content: part.text });
    if (asIs === 'empty' && part.text === '') return add(messageItem(part, around, []));
    const logprobs = spelled && spelled['logprobs'] !== 'absent' && spelled['type'] !== 'input_text' ? [] : undefined;
    say(part, textPart({ text: part, logprobs }, report));
  }

  function encodeCall(call: CoreToolCall): void {
    if (call.runs === 'server' && !paired.has(call))
      return report({ at: call, what: `a call of ${call.name}, which the earlier vendor ran itself` });
    if (call.input.kind === 'freeform' && server.takesCustom(call)) customCalls.add(call.id);
    add(encodeCallForVendor(call, names, server));
  }

  /** What the earlier vendor's own tools found is told as what the client's did: so the model still sees it. */
  function encodeServerResult(result: CoreToolResult): void {
    if (!paired.has(result))
      return report({ at: result, what: 'the result of a tool that the earlier vendor ran itself' });
    add(encodeResult(result, customCalls, server));
  }

  function encodeUnknown(part: Extract<CoreAssistantPart, { type: 'opaque' }>): void {
    const own = ownPayload(part);
    if (own) return isContentPart(part) ? say(part, own) : add(own);
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
function inOrder(message: CoreAssistantMessage, { report }: ResponsesServer): CoreAssistantPart[] {
  const ordered: CoreAssistantPart[] = [];
  let calls: CoreAssistantPart[] = [];
  const flush = (): void => {
    ordered.push(...calls);
    calls = [];
  };
  for (const part of message.content) {
    if (part.type === 'tool-call' && part.runs === 'client') calls.push(part);
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
function pairedServerCalls(parts: readonly CoreAssistantPart[]): Set<CoreAssistantPart> {
  const paired = new Set<CoreAssistantPart>();
  const open = new Map<string, CoreAssistantPart>();
  for (const part of parts) {
    if (part.type === 'tool-call' && part.runs === 'server') open.set(part.id, part);
    const call = part.type === 'tool-result' ? open.get(part.callId) : undefined;
    if (!call || part.type !== 'tool-result') continue;
    paired.add(call).add(part);
    open.delete(part.callId);
  }
  return paired;
}
