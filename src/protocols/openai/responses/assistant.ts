import { appendAll } from '../../../core/append-all.ts';
import { asObject } from '../../../core/json.ts';
import type {
  CoreAssistantMessage,
  CoreAssistantPart,
  CoreOpaque,
  CoreReasoning,
  CoreText,
  CoreToolCall,
  CoreToolResult,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeEarlierCall, encodeResult } from './calls.ts';
import { nativePayload } from './content.ts';
import { omitForeignIds } from './item-references.ts';
import { idAndStatus, wireFormOf } from './extras.ts';
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
import { phaseOfPart } from './phase.ts';
import type { ResponsesServer } from './server.ts';
import { encodeHostedHead, encodeHostedItem, isOwnCall } from './hosted-items.ts';
import type { WrittenItem, WrittenMessage, WrittenPart } from './wire.ts';
import type { ToolNames } from './tool-names.ts';
import { reportForeignPart } from '../../../core/provenance.ts';
import { reportSignature } from '../../../core/signature.ts';
import { findPairedServerTools } from '../../../core/server-tools.ts';

/** What the items of an earlier answer are written with. */
export interface AssistantContext {
  names: ToolNames;
  server: ResponsesServer;
  /** Filled with the ids of calls that are written as custom ones. */
  customCalls: Set<string>;
  /** Called before each part, for what precedes its item. */
  beforePart(part: CoreAssistantPart): void;
}

/** Adds the items of an earlier answer to `items`. Whatever cannot be sent is reported. */
export class EarlierAnswerEncoder {
  readonly #items: WrittenItem[];
  readonly #context: AssistantContext;
  #paired: ReadonlySet<CoreAssistantPart> = new Set();
  /** The results of calls that the vendor ran. */
  #results: ReadonlyMap<string, CoreToolResult> = new Map();
  /** The ids of calls that are written as one item with their results. */
  readonly #hosted = new Set<string>();
  /** The content of the open message. */
  #content: WrittenPart[] | undefined;
  /** That of the next message. */
  #phase: string | undefined;

  constructor(items: WrittenItem[], context: AssistantContext) {
    this.#items = items;
    this.#context = context;
  }

  encode(message: CoreAssistantMessage): void {
    const { server, beforePart } = this.#context;
    const ordered = server.isNative ? message.content : sortParts(message, server);
    const parts = ordered.map((part) => omitForeignIds(part, server.context.issuer));
    this.#paired = findPairedServerTools(parts);
    this.#results = new Map(parts.flatMap((part) => (part.type === 'tool-result' ? [[part.callId, part]] : [])));
    this.#phase = undefined;
    for (const part of parts) {
      beforePart(part);
      this.#encodePart(part);
    }
  }

  #encodePart(part: CoreAssistantPart): void {
    const { server } = this.#context;
    const { report } = server;
    if (part.type !== 'tool-call' && part.type !== 'tool-result') server.reportUnsupported(part);
    if (part.type !== 'reasoning' && part.type !== 'tool-call') reportSignature(part, report);
    switch (part.type) {
      case 'text':
        return this.#encodeText(part);
      case 'refusal':
        return this.#addContent(part, encodeRefusalPart(part));
      case 'reasoning': {
        const phase = phaseOfPart(part, server.context.issuer);
        return phase === undefined ? this.#add(encodeEarlierReasoning(part, server)) : this.#startPhase(part, phase);
      }
      case 'tool-call':
        return this.#encodeCall(part);
      case 'tool-result':
        return this.#encodeServerResult(part);
      case 'image': {
        const ownForm = wireFormOf(part);
        const item = ownForm && encodeImageItem(part, { id: '', ...idAndStatus(ownForm) });
        if (!item) report({ at: part, what: 'a picture in an earlier answer' });
        return this.#add(item);
      }
      case 'audio':
        report({ at: part, what: 'sound in an earlier answer', ...(part.transcript && { instead: 'its transcript' }) });
        if (part.transcript) this.#encodeText({ type: 'text', text: part.transcript });
        return;
      case 'opaque':
        return this.#encodeOpaque(part);
      default:
        unreachable(part);
    }
  }

  #encodeText(part: CoreText): void {
    const ownForm = wireFormOf(part);
    if (part.text === '' && !ownForm) return;
    const around = idAndStatus(asObject(ownForm?.['item']));
    const contentForm = ownForm?.['content'];
    if (contentForm === 'string') return this.#addMessage(encodeMessageItem(part, around, part.text));
    if (contentForm === 'empty' && part.text === '') return this.#addMessage(encodeMessageItem(part, around, []));
    const logprobs = ownForm && ownForm['logprobs'] !== 'absent' && ownForm['type'] !== 'input_text' ? [] : undefined;
    this.#addContent(part, encodeTextPart(part, logprobs, this.#context.server.report));
  }

  #encodeCall(call: CoreToolCall): void {
    const { names, server, customCalls } = this.#context;
    if (isOwnCall(call)) return this.#encodeHosted(call);
    if (call.providerExecuted && !this.#paired.has(call))
      return server.report({ at: call, what: `a call of ${call.name}, which the earlier vendor ran itself` });
    if (call.input.kind === 'freeform' && server.acceptsCustomTools) customCalls.add(call.id);
    this.#add(encodeEarlierCall(call, names, server));
  }

  /** Results of the earlier vendor's own tools are sent as results of the client's, so that the model still sees them. */
  #encodeServerResult(result: CoreToolResult): void {
    const { server, customCalls } = this.#context;
    // It is in the item of its call.
    if (this.#hosted.has(result.callId)) return;
    if (!this.#paired.has(result))
      return server.report({ at: result, what: 'the result of a tool that the earlier vendor ran itself' });
    this.#add(encodeResult(result, customCalls, server));
  }

  #encodeHosted(call: CoreToolCall): void {
    const { report } = this.#context.server;
    reportSignature(call, report);
    const head = encodeHostedHead(call, report);
    const result = this.#results.get(call.id);
    this.#hosted.add(call.id);
    if (result) return this.#add(encodeHostedItem(head, call, result, report));
    this.#add(wireFormOf(call) ? head : { ...head, status: 'completed' });
  }

  #encodeOpaque(part: CoreOpaque): void {
    const payload = nativePayload(part);
    if (payload) return isContentPart(part) ? this.#addContent(part, payload) : this.#add(payload);
    reportForeignPart(part, this.#context.server.report, part);
    if (part.standIn) this.#encodeText({ type: 'text', text: part.standIn });
  }

  #addContent(part: MessagePart, encoded: WrittenPart): void {
    if (this.#content && !startsItem(part)) {
      this.#content.push({ ...encoded, ...splitPartExtras(part).item });
      return;
    }
    const content = [encoded];
    const around = idAndStatus(asObject(wireFormOf(part)?.['item']));
    this.#addMessage(encodeMessageItem(part, around, content));
    this.#content = content;
  }

  /** The phase holds for the message that begins next. */
  #startPhase(part: CoreReasoning, phase: string): void {
    if (this.#phase !== undefined)
      this.#context.server.report({
        at: part,
        what: `the phase ${this.#phase} of a text that its client joined with the next`,
      });
    this.#phase = phase;
    this.#content = undefined;
  }

  #addMessage(item: WrittenMessage): void {
    this.#add({ ...(this.#phase !== undefined && { phase: this.#phase }), ...item });
    this.#phase = undefined;
  }

  #add(item: WrittenItem | undefined): void {
    if (!item) return;
    this.#content = undefined;
    this.#items.push(item);
  }
}

/**
 * Between two pieces of reasoning, texts come before calls: the vendor refuses anything between a call and its result.
 */
function sortParts(message: CoreAssistantMessage, { report }: ResponsesServer): CoreAssistantPart[] {
  const ordered: CoreAssistantPart[] = [];
  let calls: CoreAssistantPart[] = [];
  const flush = (): void => {
    appendAll(ordered, calls);
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
