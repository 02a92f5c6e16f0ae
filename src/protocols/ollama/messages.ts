import type { Message, ToolCall } from '../../../generated/ollama.js';
import { appendAll } from '../../core/append-all.ts';
import type { BackendContext, ModelFacts, Report } from '../../core/codec.ts';
import { originalCallId } from '../../core/call-ids.ts';
import { calledNames, pairToolCalls } from '../../core/pairing.ts';
import { copyProvenance, setPointer } from '../../core/provenance.ts';
import { joinReasoning, paragraphSeparator } from '../../core/reasoning-text.ts';
import { reportRest, reportUnwritten, writtenOfResult } from '../../core/report-rest.ts';
import { omittedText, resultParts, toolErrorPrefix } from '../../core/stand-ins.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreMessage,
  CoreReasoning,
  CoreToolCall,
  CoreToolResult,
} from '../../core/types.ts';
import { splitAtServerTools } from '../../core/server-tools.ts';
import { unreachable } from '../../core/unreachable.ts';
import { filled, wireObject } from '../../core/wire-object.ts';
import { decodeCall, decodeMedia, encodeCall, decodeText, encodeParts, type TextsAndImages } from './parts.ts';
import { extrasOf, objectRules, partRules, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';

type ToolMessage = Extract<CoreMessage, { role: 'tool' }>;

// ---------------------------------------------------------------- wire → core

/** Decodes messages; successive results become one message. */
export function decodeMessages(messages: readonly Message[]): CoreMessage[] {
  const decoded: CoreMessage[] = [];
  let open = createOpenCalls([]);
  for (const [index, message] of messages.entries()) {
    const pointer = `/messages/${index}`;
    switch (message.role) {
      case 'system':
        decoded.push(decodeSystem(message, pointer));
        break;
      case 'user':
        decoded.push(decodeUser(message, pointer));
        break;
      case 'assistant': {
        const answer = decodeAssistant(message, index);
        const calls = answer.content.filter((part) => part.type === 'tool-call');
        if (calls.length > 0) open = createOpenCalls(calls);
        decoded.push(answer);
        break;
      }
      case 'tool': {
        const { tool_call_id: id, tool_name: name } = message;
        const call = open.take({ id: id || undefined, name: name || undefined });
        const result = decodeResult(message, pointer, call?.id ?? (id || `call_${index}`));
        const last = decoded.at(-1);
        if (last?.role === 'tool') last.content.push(result);
        else decoded.push(setPointer<ToolMessage>(pointer, { role: 'tool', content: [result] }));
        break;
      }
      default:
        unreachable(message.role);
    }
  }
  return decoded;
}

function decodeSystem(message: Message, pointer: string): CoreMessage {
  const { role: _, content, ...rest } = message;
  const parts = decodeText(content, `${pointer}/content`);
  return setPointer<CoreMessage>(pointer, { role: 'system', content: parts, ...withExtras(rest), ...withWireForm({}) });
}

function decodeUser(message: Message, pointer: string): CoreMessage {
  const { role: _, content, images, ...rest } = message;
  const parts = [...decodeMedia(images, `${pointer}/images`), ...decodeText(content, `${pointer}/content`)];
  return setPointer<CoreMessage>(pointer, { role: 'user', content: parts, ...withExtras(rest), ...withWireForm({}) });
}

/** Its parts are in the order in which models write them: thinking, text, images, calls. */
function decodeAssistant(message: Message, index: number): CoreAssistantMessage {
  const { role: _, content, thinking, images, tool_calls: calls, ...rest } = message;
  const pointer = `/messages/${index}`;
  const parts: CoreAssistantPart[] = [
    ...(thinking ? [setPointer(`${pointer}/thinking`, toReasoning(thinking))] : []),
    ...decodeText(content, `${pointer}/content`),
    ...decodeMedia(images, `${pointer}/images`),
    ...(calls ?? []).map((call, number) =>
      setPointer(
        `${pointer}/tool_calls/${number}`,
        decodeCall(call, () => `call_${index}_${number}`),
      ),
    ),
  ];
  return setPointer<CoreAssistantMessage>(pointer, {
    role: 'assistant',
    content: parts,
    ...withExtras(rest),
    ...withWireForm(typeof content === 'string' ? {} : { no_content: true }),
  });
}

const toReasoning = (text: string): CoreReasoning => ({ type: 'reasoning', blocks: [{ kind: 'full', text }] });

function decodeResult(message: Message, pointer: string, callId: string): CoreToolResult {
  const { role: _, content, images, tool_name: name, tool_call_id: id, ...rest } = message;
  return setPointer<CoreToolResult>(pointer, {
    type: 'tool-result',
    callId,
    ...(name && { name }),
    content: [...decodeMedia(images, `${pointer}/images`), ...decodeText(content, `${pointer}/content`)],
    providerExecuted: false,
    ...withExtras(rest),
    ...withWireForm(id ? {} : { matched_id: callId }),
  });
}

/** The calls of an answer that have no result yet. */
interface OpenCalls {
  /**
   * Finds the call of a result and removes it: by its id; without an id, the first call of the tool; without a name either,
   * the first call.
   */
  take(result: { id: string | undefined; name: string | undefined }): CoreToolCall | undefined;
}

/** Finds each call in constant time, as there may be any number. */
function createOpenCalls(calls: readonly CoreToolCall[]): OpenCalls {
  const open = new Set(calls);
  const byId = new Map(calls.map((call) => [call.id, call]));
  const byName = new Map<string, Set<CoreToolCall>>();
  for (const call of calls) {
    const named = byName.get(call.name) ?? new Set();
    byName.set(call.name, named.add(call));
  }
  return {
    take({ id, name }) {
      const [first] = (name ? byName.get(name) : open) ?? [];
      const call = id ? byId.get(id) : first;
      if (!call || !open.delete(call)) return undefined;
      byName.get(call.name)?.delete(call);
      return call;
    },
  };
}

// ---------------------------------------------------------------- core → wire

/** Encodes messages; each result follows the message of its call, as a message of its own. */
export function encodeMessages(
  messages: readonly CoreMessage[],
  { facts, report, request }: BackendContext,
): Message[] {
  const paired = pairToolCalls(messages, report, request.origin ?? protocol);
  const names = calledNames(paired);
  const encoded: Message[] = [];
  const addResult = (result: CoreToolResult): void =>
    void encoded.push(encodeResult(result, names.get(result.callId), report));
  for (const message of paired) {
    const { role, content: _, ...rest } = message;
    const name = role === 'tool' ? null : (participant: string) => `the name of the participant (${participant})`;
    reportRest(message, rest, { ...messageRules, name }, report);
    switch (message.role) {
      case 'system':
        appendAll(encoded, encodeSystem(message, report));
        break;
      case 'user':
        encoded.push(encodeUser(message, report));
        break;
      case 'assistant':
        for (const segment of splitAtServerTools(message, { report })) {
          appendAll(encoded, encodeAssistant(segment.message, facts, report));
          segment.results.forEach(addResult);
        }
        break;
      case 'tool':
        message.content.forEach(addResult);
        break;
      default:
        unreachable(message);
    }
  }
  return encoded;
}

const messageRules = {
  voice: { what: 'the role developer', instead: 'the role system' },
  extras: protocol,
  wireForm: null,
} as const;

function encodeSystem(message: Extract<CoreMessage, { role: 'system' }>, report: Report): Message[] {
  const { texts } = encodeParts(message.content, report);
  if (texts.length === 0 && message.content.length > 0) return [];
  return [wireObject<Message>({ role: 'system', content: texts.join(paragraphSeparator) }, extrasOf(message))];
}

function encodeUser(message: Extract<CoreMessage, { role: 'user' }>, report: Report): Message {
  const { texts, images } = encodeParts(message.content, report);
  const isLost = texts.length === 0 && images.length === 0 && message.content.length > 0;
  const content = isLost ? omittedText : texts.join(paragraphSeparator);
  return wireObject<Message>({ role: 'user', content, images: filled(images) }, extrasOf(message));
}

/** Encodes an earlier answer as the fields of a message. */
function encodeAssistant(message: CoreAssistantMessage, facts: ModelFacts, report: Report): Message[] {
  const textsAndImages: TextsAndImages = { texts: [], images: [] };
  const thoughts: CoreReasoning[] = [];
  const calls: ToolCall[] = [];
  for (const part of message.content) {
    switch (part.type) {
      case 'reasoning':
        if (facts.reasoningEcho === 'refused') {
          report({ at: part, what: 'reasoning of earlier turns is not sent back to this model' });
          break;
        }
        thoughts.push(part);
        reportReasoning(part, report);
        break;
      case 'tool-call':
        encodeEarlierCall(part, calls, report);
        break;
      case 'tool-result':
        // Results with a call have become messages of their own.
        report({ at: part, what: 'the result of a tool that the earlier vendor ran itself' });
        break;
      case 'text':
      case 'refusal':
      case 'image':
      case 'audio':
      case 'opaque': {
        const { texts, images } = encodeParts([part], report);
        appendAll(textsAndImages.texts, texts);
        appendAll(textsAndImages.images, images);
        break;
      }
      default:
        unreachable(part);
    }
  }
  const thinking = joinReasoning(thoughts);
  const content = textsAndImages.texts.join('');
  const hasNoContent = content === '' && wireFormOf(message)?.['no_content'] === true;
  const encoded = wireObject<Message>(
    {
      role: 'assistant',
      content: hasNoContent ? undefined : content,
      thinking: thinking || undefined,
      images: filled(textsAndImages.images),
      tool_calls: filled(calls),
    },
    extrasOf(message),
  );
  // An answer with reasoning only is kept, so that user messages do not follow each other.
  const isThought = message.content.every(({ type }) => type === 'reasoning');
  const isLost = content === '' && !isThought && Object.keys(encoded).every((name) => blankFields.has(name));
  return isLost ? [] : [encoded];
}

/** The fields that say nothing of an answer without text. */
const blankFields: ReadonlySet<string> = new Set<keyof Message>(['role', 'content']);

function reportReasoning(part: CoreReasoning, report: Report): void {
  const { blocks, signature, ...rest } = part;
  const isWithheld = blocks.length === 0 && signature !== undefined;
  // Withheld reasoning is nothing but its signature.
  if (isWithheld) report({ at: part, what: partRules.signature(signature) });
  reportRest(part, { ...rest, ...(!isWithheld && { signature }) }, partRules, report);
}

function encodeEarlierCall(call: CoreToolCall, calls: ToolCall[], report: Report): void {
  reportUnwritten(call, ['id', 'name', 'input', 'providerExecuted'], objectRules, report);
  const sent = copyProvenance(call, { ...call, id: sentCallId(call.id) });
  calls.push(encodeCall(sent, calls.length, report));
}

/** The id of a call for a server of this protocol. */
const sentCallId = (id: string): string => originalCallId(id, protocol, { mayRepeat: true }) ?? id;

/** `called`: the name of the tool in the call. */
function encodeResult(result: CoreToolResult, called: string | undefined, report: Report): Message {
  const { callId, name: ownName, isError } = result;
  reportUnwritten(result, writtenOfResult, objectRules, report);
  const { texts, images } = encodeParts(resultParts(result, report), report);
  const content = texts.join('\n');
  const wireForm = wireFormOf(result);
  const id = sentCallId(callId);
  const name = ownName ?? (wireForm ? undefined : called);
  return wireObject<Message>(
    {
      role: 'tool',
      content: isError ? toolErrorPrefix + content : content,
      images: filled(images),
      tool_name: name,
      tool_call_id: wireForm?.['matched_id'] === id ? undefined : id,
    },
    extrasOf(result),
  );
}
