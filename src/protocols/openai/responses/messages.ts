import type * as wire from '../../../../generated/openai.js';
import { asNumber, asString, objectsIn, type JsonValue } from '../../../core/json.ts';
import { withUniqueCallIds } from '../../../core/call-ids.ts';
import { pairToolCalls } from '../../../core/pairing.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { omittedText } from '../../../core/stand-ins.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreMessage, CoreToolResult, WireForm } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { EarlierAnswerEncoder } from './assistant.ts';
import { encodeResult } from './calls.ts';
import { encodeUserPart, nativePayload, readPlainTexts } from './content.ts';
import { extrasOf, idAndStatus, protocol, wireFormOf } from './extras.ts';
import type { ResponsesServer } from './server.ts';
import { wireObject } from '../../../core/wire-object.ts';
import type { WrittenDeclaration, WrittenItem, WrittenMessage, WrittenTool } from './wire.ts';
import type { ToolNames } from './tool-names.ts';
import { toolEncoder } from './tools.ts';

/** What a conversation is written as. */
export interface EncodedInput {
  instructions?: string;
  input: string | WrittenItem[];
  /** The items that declare tools, by their number, so far as they were written. */
  declared: ReadonlySet<number>;
}

/** What stands for a conversation of which nothing could be sent: servers refuse a request without input. */
const omittedMessage: wire.ClientMessage = { type: 'message', role: 'user', content: omittedText };

/**
 * An empty user message. OpenAI refuses a request of instructions alone, and accepts this after them (recorded in
 * github.com/pydantic/pydantic-ai, `test_openai_responses_runs_with_instructions_only`).
 */
const emptyUserMessage: wire.ClientMessage = { type: 'message', role: 'user', content: '' };

type ClientMessage = Extract<CoreMessage, { role: 'system' | 'user' }>;

/**
 * The conversation as items. From another protocol each result stands right behind the calls it belongs to; a client
 * of this one may leave out what the vendor has stored, so its items stay as they are.
 */
export const encodeInput = (request: CoreChatRequest, names: ToolNames, server: ResponsesServer): EncodedInput =>
  new InputEncoder(request, names, server).encode();

class InputEncoder {
  readonly #request: CoreChatRequest;
  readonly #names: ToolNames;
  readonly #server: ResponsesServer;
  readonly #encodeTools: ReturnType<typeof toolEncoder>;
  readonly #items: WrittenItem[] = [];
  readonly #customCalls = new Set<string>();
  readonly #declared = new Set<number>();
  #instructions: string | undefined;

  constructor(request: CoreChatRequest, names: ToolNames, server: ResponsesServer) {
    this.#request = request;
    this.#names = names;
    this.#server = server;
    this.#encodeTools = toolEncoder(request, server);
  }

  encode(): EncodedInput {
    const { report, isNative } = this.#server;
    const items = this.#items;
    const { messages: own, origin = protocol } = this.#request;
    const messages = isNative ? withUniqueCallIds(own, protocol) : pairToolCalls(own, report, origin);
    for (const message of messages) this.#encodeMessage(message);
    this.#writeDeclarations(wireFormOf(this.#request)?.['after']);
    if (!isNative && messages.every(({ role }) => role === 'system') && items.length > 0) items.push(emptyUserMessage);
    if (!isNative && items.length === 0) items.push(omittedMessage);
    return {
      ...(this.#instructions !== undefined && { instructions: this.#instructions }),
      input: toInputField(messages, items),
      declared: this.#declared,
    };
  }

  #encodeMessage(message: CoreMessage): void {
    const { report } = this.#server;
    reportForeignExtras(message, protocol, report);
    if (message.name !== undefined)
      report({ at: message, field: 'name', what: 'OpenAI Responses has no name of a participant' });
    switch (message.role) {
      case 'system':
      case 'user':
        this.#writeDeclarationsBefore(message);
        return this.#encodeClientMessage(message);
      case 'assistant': {
        const [names, server, customCalls] = [this.#names, this.#server, this.#customCalls];
        const beforePart = (part: CoreAssistantPart): void => this.#writeDeclarationsBefore(part);
        new EarlierAnswerEncoder(this.#items, { names, server, customCalls, beforePart }).encode(message);
        return;
      }
      case 'tool':
        for (const result of message.content) {
          this.#writeDeclarationsBefore(result);
          this.#items.push(this.#encodeToolResult(result));
        }
        return;
      default:
        unreachable(message);
    }
  }

  #encodeClientMessage(message: ClientMessage): void {
    const ownForm = wireFormOf(message);
    const parts = message.content.flatMap((part) => encodeUserPart(part, this.#server));
    // An item that is no message stands alone in one of ours.
    const [only, ...others] = message.content;
    const isItem = ownForm?.['form'] === 'item' && others.length === 0 && only?.type === 'opaque';
    const item = isItem ? nativePayload(only) : undefined;
    if (item) return void this.#items.push(item);
    const texts = readPlainTexts(parts);
    if (message.role === 'system' && message.singleUse && texts && this.#instructions === undefined) {
      this.#instructions = texts.join('\n\n');
      return;
    }
    if (parts.length === 0 && message.content.length > 0) {
      if (message.role === 'user') this.#items.push({ ...omittedMessage, ...extrasOf(message) });
      return;
    }
    const isString = this.#server.isNative ? ownForm?.['content'] === 'string' : parts.length === 1;
    const content = texts && isString ? texts.join('') : parts;
    const { id, status } = idAndStatus(ownForm);
    const type = ownForm?.['type'] === 'absent' ? undefined : 'message';
    const role = this.#roleOf(message);
    this.#items.push(wireObject<WrittenMessage>({ type, id, role, content, status }, extrasOf(message)));
  }

  #roleOf(message: ClientMessage): wire.ClientMessage['role'] {
    const { isNative, context, report } = this.#server;
    if (message.role === 'user' || message.voice !== 'developer') return message.role;
    if (isNative || context.facts.developerRole !== 'no') return 'developer';
    report({ at: message, field: 'voice', what: 'the role developer', instead: 'the role system' });
    return 'system';
  }

  #encodeToolResult(result: CoreToolResult): WrittenItem {
    const ownForm = wireFormOf(result);
    const number = asNumber(ownForm?.['item']);
    const [only] = result.content;
    const isFound = only?.type === 'text' && only.text === ownForm?.['text'];
    if (ownForm?.['type'] !== 'tool_search_output' || number === undefined || !isFound)
      return encodeResult(result, this.#customCalls, this.#server);
    const { id, status } = idAndStatus(ownForm);
    return wireObject<WrittenDeclaration>(
      {
        type: 'tool_search_output',
        id,
        call_id: this.#server.callId(result.callId),
        execution: asString(ownForm['execution']),
        status,
        tools: this.#toolsOf(number),
      },
      extrasOf(result),
    );
  }

  /** The items that declare tools and stand before the item of this message or part. */
  #writeDeclarationsBefore(carrier: { wireForm?: WireForm }): void {
    this.#writeDeclarations(wireFormOf(carrier)?.['before']);
  }

  #writeDeclarations(skeletons: JsonValue | undefined): void {
    for (const { item, ...rest } of objectsIn(skeletons))
      this.#items.push({ ...rest, tools: this.#toolsOf(asNumber(item) ?? 0) });
  }

  #toolsOf(number: number): WrittenTool[] {
    this.#declared.add(number);
    return this.#encodeTools(number);
  }
}

/** A conversation of one text that came as a string goes as one. */
function toInputField(messages: readonly CoreMessage[], items: WrittenItem[]): string | WrittenItem[] {
  const last = messages.at(-1);
  const [only, ...others] = items;
  const content = only && 'content' in only ? objectsIn(only.content) : [];
  const [text, ...rest] = readPlainTexts(content) ?? [];
  const isString = last !== undefined && wireFormOf(last)?.['form'] === 'input';
  return isString && text !== undefined && rest.length === 0 && others.length === 0 ? text : items;
}
