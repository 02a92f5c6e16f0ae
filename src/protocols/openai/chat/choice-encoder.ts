import type * as wire from '../../../../generated/openai.js';
import type { FrontendContext } from '../../../core/codec.ts';
import { mergeDeep } from '../../../core/completed.ts';
import { isStreamedPart, partEvents, type CorePartEvent } from '../../../core/fold.ts';
import { asObject, nonEmpty, type JsonObject } from '../../../core/json.ts';
import { reportForeignExtras, reportForeignPart } from '../../../core/provenance.ts';
import type { NativeWriter } from '../../../core/native-frame.ts';
import { signatureToToken } from '../../../core/signature.ts';
import type {
  CoreAssistantPart,
  CoreCitation,
  CoreLogprob,
  CoreReasoning,
  Signature,
  WireForm,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeAnswerAudio, encodeAnswerImage, encodeLogprobs, splitExtras } from './answer-fields.ts';
import { encodeAnnotation } from './citations.ts';
import { extrasOf, protocol } from './extras.ts';
import { encodeFinish } from './finish.ts';
import { encodeDetails, hasDetails, reportChangedDetails, withoutSignature } from './reasoning-details.ts';
import { isRawTool } from './raw-calls.ts';
import { encodeReasoningFields } from './reasoning.ts';
import { usesFunctionCall } from './request.ts';
import { paragraphSeparator } from '../../../core/reasoning-text.ts';
import { encodeExtraContent } from './signatures.ts';
import type {
  CoreReasoningDelta,
  CoreStreamEvent,
  CoreTextDelta,
  CoreToolCallDelta,
  NativeFrames,
} from '../../../core/stream-event.ts';

type CallFragment = NonNullable<wire.ChatCompletionDelta['tool_calls']>[number];

/** A call, under the number that the client knows it by, or as the one call of the superseded `function_call`. */
interface OpenCall {
  index: number;
  form: 'function' | 'custom' | 'legacy';
  /** Whether its arguments may be any text, and none. */
  isRaw: boolean;
  hasArguments: boolean;
}

/** What the choices of an answer share. */
interface ChunkWriter {
  /** Writes a chunk of these choices, with fields beside them. */
  send(choices: wire.ChatCompletionChunkChoice[], fields?: JsonObject): void;
  native: NativeWriter;
}

/** Encodes the deltas of one choice. */
export class ChoiceEncoder {
  readonly #index: number;
  readonly #chunks: ChunkWriter;
  readonly #context: FrontendContext;
  readonly #texts = new Map<number, { of: 'text' | 'refusal'; start: number }>();
  readonly #calls = new Map<number, OpenCall>();
  readonly #reasoning = new Map<number, CoreReasoning>();
  /** The reasoning that was written as `reasoning_details`, and the reasoning that may still be. */
  readonly #detailed = new Set<CoreReasoning>();
  #undetailed: CoreReasoning[] = [];
  /** Citations of a whole text, until its length is known. */
  readonly #pendingCitations = new Map<number, CoreCitation[]>();
  #callCount = 0;
  #usesFunctionCall = false;
  /** UTF-16 code units of `content`. */
  #length = 0;
  #hasRefusal = false;
  #hasReasoning = false;
  #hasChangedDetails = false;
  #signature: Signature | undefined;
  #isOpen = false;

  constructor(index: number, chunks: ChunkWriter, context: FrontendContext) {
    this.#index = index;
    this.#chunks = chunks;
    this.#context = context;
  }

  write(event: CorePartEvent): void {
    switch (event.type) {
      case 'text-start':
      case 'text-delta':
      case 'text-citation':
      case 'text-done':
        return this.#writeText(event);
      case 'reasoning-start':
      case 'reasoning-delta':
      case 'reasoning-done':
        return this.#writeReasoning(event);
      case 'part':
        return this.#writePart(event, event.value);
      default:
        this.#writeCall(event);
    }
  }

  /** A delta with the role, if it is the first of the choice. */
  withRole<Delta extends wire.ChatCompletionDelta | wire.ReceivedAnswerMessage>(delta: Delta): Delta {
    if (this.#isOpen) return delta;
    this.#isOpen = true;
    return { role: 'assistant', ...delta };
  }

  writeEmptyDelta(): void {
    this.#send({});
  }

  finish(event: Extract<CoreStreamEvent, { type: 'finish' }>): void {
    const { finish, logprobs, wireForm } = event;
    const { report } = this.#context;
    const extras = splitExtras(event);
    const unwritten = (fields: JsonObject): JsonObject => this.#chunks.native.withoutWritten(fields, event);
    if (this.#detailed.size === 0) this.#writeDetails(event, wireForm);
    const reasoning = [...this.#reasoning.values()].map((part) =>
      this.#detailed.has(part) ? withoutSignature(part) : part,
    );
    const signature = this.#signature;
    const extraContent = encodeExtraContent({
      reasoning,
      ...(signature && { signature }),
      ...(extras.extraContent && { rest: extras.extraContent }),
    });
    const last: wire.ChatCompletionDelta = { ...unwritten(extras.message) };
    if (extraContent) last.extra_content = extraContent;
    if (!this.#isOpen && nonEmpty(last) === undefined) this.#send({ content: '' });
    if (nonEmpty(last)) this.#send(last);
    const summary = {
      hasCalls: this.#callCount > 0,
      hasRefusal: this.#hasRefusal,
      usesFunctionCall: this.#usesFunctionCall,
      choice: extras.choice,
    };
    const choice: Partial<wire.ChatCompletionChunkChoice> = {};
    const usage = asObject(wireForm?.[protocol]?.['usage']);
    if (usage) choice.usage = usage;
    if (logprobs) choice.logprobs = encodeLogprobs(logprobs, 'text');
    choice.finish_reason = encodeFinish(finish, summary, report);
    this.#send({}, { ...choice, ...unwritten(extras.choice) }, unwritten(extras.chunk));
  }

  #send(
    delta: wire.ChatCompletionDelta,
    choice: Partial<wire.ChatCompletionChunkChoice> = {},
    fields: JsonObject = {},
  ): void {
    const index = this.#index;
    this.#chunks.send([{ index, delta: this.withRole(delta), logprobs: null, finish_reason: null, ...choice }], fields);
  }

  // -------------------------------------------------------------- text

  #writeText(event: CoreTextDelta): void {
    const { part } = event;
    switch (event.type) {
      case 'text-start':
        this.#texts.set(part, { of: event.of, start: this.#length });
        return;
      case 'text-delta':
        return this.#sendText(part, event.text, event.logprobs);
      case 'text-citation': {
        const { citation } = event;
        if (citation.at) return this.#cite(part, citation);
        const pending = this.#pendingCitations.get(part);
        if (pending) pending.push(citation);
        else this.#pendingCitations.set(part, [citation]);
        return;
      }
      case 'text-done':
        for (const citation of this.#pendingCitations.get(part) ?? []) this.#cite(part, citation);
        this.#signature = event.signature ?? this.#signature;
        return reportForeignExtras(event, protocol, this.#context.report);
      default:
        unreachable(event);
    }
  }

  #sendText(part: number, text: string, logprobs?: CoreLogprob[]): void {
    if (text === '' && !logprobs) return;
    const of = this.#texts.get(part)?.of ?? 'text';
    if (of === 'text') this.#length += text.length;
    else this.#hasRefusal = true;
    const choice = logprobs ? { logprobs: encodeLogprobs(logprobs, of) } : {};
    this.#send(of === 'text' ? { content: text } : { refusal: text }, choice);
  }

  #cite(part: number, citation: CoreCitation): void {
    const range = { start: this.#texts.get(part)?.start ?? 0, end: this.#length };
    const annotation = encodeAnnotation(citation, range, this.#context.report);
    if (annotation) this.#send({ annotations: [annotation] });
  }

  // -------------------------------------------------------------- reasoning

  #writeReasoning(event: CoreReasoningDelta): void {
    const part = this.#reasoning.get(event.part) ?? this.#openReasoning(event.part);
    switch (event.type) {
      case 'reasoning-start':
        if (event.wireForm) part.wireForm = event.wireForm;
        return;
      case 'reasoning-delta': {
        const block = (part.blocks[event.block] ??= { kind: event.kind, text: '' });
        const startsParagraph = this.#hasReasoning && block.text === '' && event.text !== '';
        block.text += event.text;
        if (event.text !== '') this.#hasReasoning = true;
        return this.#sendReasoning(part, (startsParagraph ? paragraphSeparator : '') + event.text);
      }
      case 'reasoning-done':
        if (event.signature) {
          part.signature = event.signature;
          if (hasDetails(event.signature)) this.#writeDetails(event);
        }
        return reportForeignExtras(event, protocol, this.#context.report);
      default:
        unreachable(event);
    }
  }

  #openReasoning(index: number): CoreReasoning {
    const part: CoreReasoning = { type: 'reasoning', blocks: [] };
    this.#reasoning.set(index, part);
    this.#undetailed.push(part);
    return part;
  }

  #sendReasoning(part: CoreReasoning, text: string): void {
    if (text !== '') this.#send(encodeReasoningFields([part], text));
  }

  /**
   * Writes the reasoning so far as `reasoning_details`, before the text or calls that it led to. Once its texts are not
   * those of the details, more of both changes nothing.
   */
  #writeDetails(event: CoreStreamEvent, wireForm?: WireForm): void {
    if (this.#hasChangedDetails) return;
    const encoded = encodeDetails({ ...(wireForm && { wireForm }) }, this.#undetailed);
    if (encoded === 'changed') {
      reportChangedDetails(event, this.#context.report);
      this.#hasChangedDetails = true;
      return;
    }
    if (!encoded) return;
    for (const part of this.#undetailed) this.#detailed.add(part);
    this.#undetailed = [];
    this.#send({ reasoning_details: encoded.details });
  }

  // -------------------------------------------------------------- calls

  #writeCall(event: CoreToolCallDelta & { native?: NativeFrames }): void {
    if (event.type === 'tool-call-start') return this.#startCall(event);
    const call = this.#calls.get(event.part);
    if (!call) return;
    switch (event.type) {
      case 'tool-call-arguments-text':
        return this.#sendArguments(call, event.text);
      case 'tool-call-arguments-json':
        return this.#sendArguments(call, JSON.stringify(event.value));
      case 'tool-call-done':
        return this.#finishCall(call, event);
      default:
        unreachable(event);
    }
  }

  #startCall(event: Extract<CoreToolCallDelta, { type: 'tool-call-start' }>): void {
    const { part, id, name, input, providerExecuted } = event;
    const { report, request } = this.#context;
    if (providerExecuted) return report({ at: event, what: `a call of ${name}, which the vendor ran itself` });
    const index = this.#callCount++;
    this.#usesFunctionCall ||= usesFunctionCall(request, event);
    if (this.#usesFunctionCall && index > 0)
      return report({ at: event, what: `function_call holds one call only; ${name} is another` });
    const isRaw = input === 'freeform' && !this.#usesFunctionCall;
    const form = this.#usesFunctionCall ? 'legacy' : isRaw && !isRawTool(request, name) ? 'custom' : 'function';
    const call: OpenCall = { index, form, isRaw, hasArguments: false };
    this.#calls.set(part, call);
    this.#sendCall(call, form === 'custom' ? { name, input: '' } : { name, arguments: '' }, { id, type: form });
  }

  #sendArguments(call: OpenCall, text: string): void {
    if (text === '') return;
    call.hasArguments ||= text.trim() !== '';
    this.#sendCall(call, call.form === 'custom' ? { input: text } : { arguments: text });
  }

  /** Writes a fragment of a call. */
  #sendCall(
    { index, form }: OpenCall,
    called: NonNullable<CallFragment['function'] | CallFragment['custom']>,
    around: Pick<CallFragment, 'id' | 'type'> = {},
  ): void {
    if (form === 'legacy') return this.#send({ function_call: called });
    const fragment: CallFragment = { index, ...around };
    fragment[form] = called;
    this.#send({ tool_calls: [fragment] });
  }

  #finishCall(
    call: OpenCall,
    event: Extract<CoreToolCallDelta, { type: 'tool-call-done' }> & { native?: NativeFrames },
  ): void {
    const { report } = this.#context;
    if (!call.hasArguments && !call.isRaw) this.#sendArguments(call, '{}');
    reportForeignExtras(event, protocol, report);
    const { signature } = event;
    const { extra_content: vendorContent, ...rest } = this.#chunks.native.withoutWritten(extrasOf(event), event);
    if (call.form === 'legacy') {
      if (signature) report({ at: event, field: 'signature', what: 'the signature of a function_call' });
      const fields = nonEmpty(asObject(rest['function']) ?? {});
      return fields && this.#sendCall(call, { arguments: '', ...fields });
    }
    const extraContent: NonNullable<wire.ExtraContent> = { ...asObject(vendorContent) };
    if (signature) extraContent.google = { thought_signature: signatureToToken(signature, protocol) };
    const fields: Partial<CallFragment> = { ...rest };
    if (nonEmpty(extraContent)) fields.extra_content = extraContent;
    if (!nonEmpty(fields)) return;
    // Some clients, the AI SDK among them, refuse a fragment without `function` or `custom`.
    const called: Partial<CallFragment> =
      call.form === 'custom' ? { custom: { input: '' } } : { function: { arguments: '' } };
    this.#send({ tool_calls: [{ index: call.index, ...mergeDeep(called, fields) }] });
  }

  // -------------------------------------------------------------- parts that come whole

  #writePart(
    event: Extract<CorePartEvent, { type: 'part' }> & { native?: NativeFrames },
    value: CoreAssistantPart,
  ): void {
    if (isStreamedPart(value)) {
      for (const each of partEvents({ candidate: this.#index, part: event.part }, value)) this.write(each);
      return;
    }
    const { report } = this.#context;
    switch (value.type) {
      case 'image': {
        reportForeignExtras(value, protocol, report);
        const images = encodeAnswerImage(value, this.#context);
        if (images.length > 0) this.#send({ images });
        return;
      }
      case 'audio': {
        reportForeignExtras(value, protocol, report);
        const audio = encodeAnswerAudio(value, this.#context);
        // The vendor's own chunks may have held it piece by piece.
        const delta: wire.ChatCompletionDelta = audio ? { audio } : {};
        const unwritten = this.#chunks.native.withoutWritten(delta, event);
        if (nonEmpty(unwritten)) this.#send(unwritten);
        return;
      }
      case 'tool-result':
        return report({ at: value, what: 'the result of a tool that the vendor ran itself' });
      case 'opaque':
        return reportForeignPart(value, report);
      default:
        unreachable(value);
    }
  }
}
