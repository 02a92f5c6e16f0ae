import type * as wire from '../../../generated/anthropic.js';
import type { FrontendContext, Report } from '../../core/codec.ts';
import { HeldArguments } from '../../core/held-arguments.ts';
import { isStreamedPart, partEvents, type CorePartEvent, type StreamedPart } from '../../core/fold.ts';
import type { JsonObject } from '../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../core/provenance.ts';
import { signatureToToken, unsignedToken } from '../../core/signature.ts';
import type { CoreAssistantPart, Extras, Signature } from '../../core/types.ts';
import { findMember, memberNameOf } from './toolset-names.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { UnknownKind } from '../../core/wire-object.ts';
import { BlockQueue } from '../../core/block-queue.ts';
import { blockTypeOf, nativeFields } from './extras.ts';
import { encodeCallHead, nativeBlock } from './parts.ts';
import { encodeServerResult } from './server-tools.ts';
import { encodeCitation } from './text.ts';
import type { AnswerBlock, AnswerEvent } from './wire.ts';
import type { CoreToolCallDelta } from '../../core/stream-event.ts';

type CallStart = Extract<CoreToolCallDelta, { type: 'tool-call-start' }>;
type ClosingEvent = Extract<CorePartEvent, { type: 'text-done' | 'reasoning-done' | 'tool-call-done' }>;

interface OpenBlock {
  part: number;
  /** Decides the type of a block that starts with its first content. */
  type: 'text' | 'thinking' | 'tool_use';
  /** A block without content is never started. */
  isStarted: boolean;
  /** Of reasoning: which of its blocks the last text belonged to. */
  reasoningBlock: number;
  isFreeform: boolean;
  /** Of a call whose arguments are a text. */
  held: HeldArguments | undefined;
  /** The fields of its own protocol, known at its start. */
  startFields: JsonObject;
  /** Whether events of its own vendor were passed on for it. */
  isPassedOn: boolean;
}

export const unsupportedLogprobs = 'log probabilities are not supported';

/** Encodes the parts of one answer as content blocks, one after another. */
export class BlockEncoder {
  readonly #context: FrontendContext;
  readonly #report: Report;
  readonly #queue: BlockQueue<AnswerEvent>;
  readonly #open = new Map<number, OpenBlock>();
  /** How often each tool that the vendor runs was called. */
  readonly serverCalls = new Map<string, number>();
  #calls = 0;

  constructor(context: FrontendContext, emit: (event: AnswerEvent) => void) {
    this.#context = context;
    this.#report = context.report;
    this.#queue = new BlockQueue(emit);
  }

  /** Whether a tool of the client was called. */
  get hasCalls(): boolean {
    return this.#calls > 0;
  }

  encode(event: CorePartEvent): void {
    const { part, type } = event;
    if (type === 'part') return this.#encodePart(event);
    if (type === 'text-start') return void this.#begin(part, 'text', nativeFields(event));
    if (type === 'reasoning-start') return void this.#begin(part, 'thinking', nativeFields(event));
    if (type === 'tool-call-start') return this.#startCall(event);
    const block = this.#open.get(part);
    if (!block) return;
    switch (type) {
      case 'text-delta':
        if (event.logprobs) this.#report({ field: 'logprobs', what: unsupportedLogprobs });
        if (event.text) this.#writeDelta(block, { type: 'text_delta', text: event.text });
        return;
      case 'text-citation': {
        const citation = encodeCitation(event.citation, this.#report, 'any');
        if (citation) this.#writeDelta(block, { type: 'citations_delta', citation });
        return;
      }
      case 'reasoning-delta':
        return this.#writeThinking(block, event.block, event.text, event.extras);
      case 'tool-call-arguments-text':
        if (event.text) this.#writeArguments(block, event.text);
        return;
      case 'tool-call-arguments-json':
        return this.#writeInput(block, JSON.stringify(event.value));
      case 'text-done':
      case 'reasoning-done':
      case 'tool-call-done':
        return this.#finish(block, event);
      default:
        unreachable(event);
    }
  }

  /** Passes on an event about a part as its vendor wrote it, within the part's block. Starts the block if necessary. */
  passOn(part: number, payload: UnknownKind): void {
    const block = this.#open.get(part) ?? this.#begin(part, 'text');
    block.isPassedOn = true;
    if (blockTypeOf(payload) !== 'content_block_start') this.#start(block);
    block.isStarted = true;
    this.#queue.write(part, (index) => ({ ...payload, index }));
  }

  #encodePart({ value, part, candidate }: Extract<CorePartEvent, { type: 'part' }>): void {
    if (isStreamedPart(value)) {
      for (const event of partEvents({ candidate, part }, value)) this.encode(event);
      return;
    }
    const passedOn = this.#open.get(part);
    if (passedOn) return this.#close(passedOn);
    const content = encodeWholePart(value, this.#report);
    const block = this.#begin(part, 'text');
    if (content) this.#start(block, content);
    this.#close(block);
  }

  #begin(part: number, type: OpenBlock['type'], startFields: JsonObject = {}): OpenBlock {
    this.#queue.open(part);
    const block = {
      part,
      type,
      isStarted: false,
      reasoningBlock: 0,
      isFreeform: false,
      held: undefined,
      startFields,
      isPassedOn: false,
    };
    this.#open.set(part, block);
    return block;
  }

  #start(block: OpenBlock, content: AnswerBlock = emptyBlocks[block.type]): void {
    if (block.isStarted) return;
    block.isStarted = true;
    const content_block = { ...content, ...block.startFields };
    this.#queue.write(block.part, (index) => ({ type: 'content_block_start', index, content_block }));
  }

  #writeDelta(block: OpenBlock, delta: wire.ContentBlockDelta): void {
    this.#start(block);
    this.#queue.write(block.part, (index) => ({ type: 'content_block_delta', index, delta }));
  }

  #writeArguments(block: OpenBlock, text: string): void {
    if (block.isFreeform) return this.#writeInput(block, JSON.stringify(text).slice(1, -1));
    const written = block.held ? block.held.push(text) : text;
    if (written !== '') this.#writeInput(block, written);
  }

  #writeInput(block: OpenBlock, partial_json: string): void {
    this.#writeDelta(block, { type: 'input_json_delta', partial_json });
  }

  /** Successive blocks of reasoning become paragraphs. */
  #writeThinking(block: OpenBlock, reasoningBlock: number, text: string, extras: Extras = {}): void {
    const gap = reasoningBlock !== block.reasoningBlock && block.isStarted ? '\n\n' : '';
    block.reasoningBlock = reasoningBlock;
    const thinking = gap + text;
    if (thinking || extras.anthropic)
      this.#writeDelta(block, { type: 'thinking_delta', thinking, ...extras.anthropic });
  }

  #startCall(event: CallStart): void {
    const { part, input, providerExecuted } = event;
    const block = this.#begin(part, 'tool_use', nativeFields(event));
    if (!providerExecuted) this.#calls++;
    else this.serverCalls.set(event.name, (this.serverCalls.get(event.name) ?? 0) + 1);
    block.isFreeform = input === 'freeform';
    block.held = input === 'json-text' ? new HeldArguments() : undefined;
    const member = providerExecuted ? undefined : findMember(this.#context.request.tools, event.name);
    this.#start(block, { ...encodeCallHead(event), ...(member ?? memberNameOf(event)), input: {} });
    this.#writeInput(block, block.isFreeform ? '{"input":"' : '');
  }

  #finish(block: OpenBlock, event: ClosingEvent): void {
    const rest = event.type === 'tool-call-done' ? (block.held?.end(event, this.#report) ?? '') : '';
    if (rest !== '') this.#writeInput(block, rest);
    if (event.type === 'reasoning-done') this.#sign(block, event.signature);
    else if (event.signature)
      this.#report({ at: event, field: 'signature', what: 'only reasoning can carry a signature' });
    if (block.isFreeform) this.#writeInput(block, '"}');
    if (event.type === 'tool-call-done' && event.isUnreadable) this.#calls--;
    reportForeignExtras(event, 'anthropic', this.#report);
    for (const field of Object.keys(event.extras?.anthropic ?? {}))
      if (!(field in block.startFields) && !block.isPassedOn)
        this.#report({ at: event, field, what: `${field} arrived after the start of its block` });
    this.#close(block);
  }

  #sign(block: OpenBlock, signature: Signature | undefined): void {
    if (!signature) {
      if (block.isStarted) this.#writeDelta(block, { type: 'signature_delta', signature: unsignedToken });
      return;
    }
    const token = signatureToToken(signature, 'anthropic');
    if (signature.kind === 'ciphertext' && !block.isStarted)
      return this.#start(block, { type: 'redacted_thinking', data: token });
    this.#writeDelta(block, { type: 'signature_delta', signature: token });
  }

  #close({ part, isStarted }: OpenBlock): void {
    if (isStarted) this.#queue.write(part, (index) => ({ type: 'content_block_stop', index }));
    this.#open.delete(part);
    this.#queue.close(part);
  }
}

/** How blocks start that are filled by deltas. */
const emptyBlocks: Readonly<Record<OpenBlock['type'], wire.ContentBlock>> = {
  text: { type: 'text', text: '' },
  thinking: { type: 'thinking', thinking: '', signature: '' },
  tool_use: { type: 'tool_use', id: '', name: '', input: {} },
};

/** A part that arrives complete; `undefined`, reported, where an answer of this protocol cannot hold it. */
function encodeWholePart(part: Exclude<CoreAssistantPart, StreamedPart>, report: Report): AnswerBlock | undefined {
  switch (part.type) {
    case 'tool-result':
      return encodeServerResult(part, report);
    case 'opaque':
      return nativeBlock(part) ?? reportForeignPart(part, report);
    case 'image':
      report({ at: part, what: 'images in answers are not supported' });
      return undefined;
    case 'audio':
      report({
        at: part,
        what: 'audio in answers is not supported',
        ...(part.transcript && { instead: 'its transcript' }),
      });
      return part.transcript ? { type: 'text', text: part.transcript } : undefined;
    default:
      return unreachable(part);
  }
}
