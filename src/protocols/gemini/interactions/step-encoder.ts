import type * as wire from '../../../../generated/gemini-interactions.js';
import { BlockQueue } from '../../../core/block-queue.ts';
import type { Report } from '../../../core/codec.ts';
import { isStreamedPart, partEvents, type CorePartEvent } from '../../../core/fold.ts';
import { toFreeformArguments } from '../../../core/freeform.ts';
import { asObject } from '../../../core/json.ts';
import { HeldArguments } from '../../../core/held-arguments.ts';
import type { NativeWriter } from '../../../core/native-frame.ts';
import { reportForeignPart } from '../../../core/provenance.ts';
import { paragraphSeparator } from '../../../core/reasoning-text.ts';
import { reportRest } from '../../../core/report-rest.ts';
import { signatureToToken } from '../../../core/signature.ts';
import type { NativeFrames } from '../../../core/stream-event.ts';
import type { CoreCitation, Extras } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeCitations } from './citations.ts';
import { encodeMedium } from './contents.ts';
import { extrasOf, objectRules, partRules, protocol, wireFormOf } from './extras.ts';
import { stepFields } from './steps.ts';
import type { AnswerEvent, WrittenAnswerStep } from './wire.ts';

type TextStart = Extract<CorePartEvent, { type: 'text-start' }>;
type ReasoningStart = Extract<CorePartEvent, { type: 'reasoning-start' }>;
type CallStart = Extract<CorePartEvent, { type: 'tool-call-start' }>;
type Delta = wire.StepDeltaEvent['delta'];

/** A part that is being written as a step, and what its end needs to know of it. */
interface OpenStep {
  /** The part that began the step: an output may have several. */
  readonly first: number;
  readonly start: TextStart | ReasoningStart | CallStart;
  isStarted: boolean;
  /** All of a text, or of a freeform input. */
  text: string;
  /** Of a call whose arguments are a text. */
  readonly held: HeldArguments | undefined;
  /** The block of reasoning that was written last. */
  block: number | undefined;
  readonly citations: CoreCitation[];
}

/** Encodes the parts of an answer, each as a step. Steps follow each other: calls that are written in parallel wait. */
export class StepEncoder {
  readonly #report: Report;
  readonly #native: NativeWriter;
  readonly #queue: BlockQueue<AnswerEvent>;
  readonly #open = new Map<number, OpenStep>();
  #calls = 0;
  /** The output whose last content was just written: the next part may belong to it. */
  #lastOutput: { first: number; isText: boolean } | undefined;

  constructor(report: Report, native: NativeWriter, emit: (event: AnswerEvent) => void) {
    this.#report = report;
    this.#native = native;
    this.#queue = new BlockQueue(emit);
  }

  encode(event: CorePartEvent): void {
    const { part } = event;
    if (!continuesStep(event)) this.stopOutput();
    switch (event.type) {
      case 'text-start':
        if (event.of === 'refusal') this.#report({ at: event, what: 'that the text is a refusal', instead: 'a text' });
        return this.#openStep(event);
      case 'reasoning-start':
        return this.#openStep(event);
      case 'tool-call-start': {
        if (event.providerExecuted)
          return this.#report({ at: event, what: `a call of ${event.name}, which the vendor ran itself` });
        this.#openStep(event);
        this.#calls += 1;
        const { id, name } = event;
        return this.#start(part, { type: 'function_call', id, name, arguments: {}, ...extrasOf(event) });
      }
      case 'text-delta':
        if (event.logprobs) this.#report({ field: 'logprobs', what: unsupportedLogprobs });
        return this.#writeText(part, event.text);
      case 'text-citation':
        if (event.citation.source.kind === 'url') this.#open.get(part)?.citations.push(event.citation);
        else this.#report({ at: event.citation, what: 'a citation of a document' });
        return;
      case 'reasoning-delta':
        return this.#writeReasoning(event);
      case 'tool-call-arguments-text': {
        const open = this.#open.get(part);
        if (!open?.held) {
          if (open) open.text += event.text;
          return;
        }
        return this.#writeArguments(part, open.held.push(event.text));
      }
      case 'tool-call-arguments-json': {
        const hasNone = Object.keys(event.value).length === 0;
        if (!hasNone) this.#writeDelta(part, { type: 'arguments_delta', arguments: JSON.stringify(event.value) });
        return;
      }
      case 'text-done':
      case 'reasoning-done':
      case 'tool-call-done':
        return this.#close(event);
      case 'part':
        return this.#encodePart(event);
      default:
        return unreachable(event);
    }
  }

  /** Whether there is a call that the client can make. */
  hasCalls(): boolean {
    return this.#calls > 0;
  }

  /** Ends the output that is kept open for another part. */
  stopOutput(): void {
    const { first } = this.#lastOutput ?? {};
    this.#lastOutput = undefined;
    if (first === undefined) return;
    this.#queue.write(first, (index) => ({ event_type: 'step.stop', index }));
    this.#queue.close(first);
  }

  /**
   * The part that began the output that the next one belongs to, which is open until then; else that one, which begins a step. The
   * pieces of two texts that follow each other in one output would be one text.
   */
  #takeOutput(part: number, { isText }: { isText: boolean }): number {
    if (isText && this.#lastOutput?.isText) this.stopOutput();
    const { first } = this.#lastOutput ?? {};
    this.#lastOutput = undefined;
    if (first === undefined) this.#queue.open(part);
    return first ?? part;
  }

  #openStep(start: OpenStep['start']): void {
    const first = this.#takeOutput(start.part, { isText: true });
    this.#open.set(start.part, {
      first,
      start,
      isStarted: first !== start.part,
      text: '',
      held: start.type === 'tool-call-start' && start.input === 'json-text' ? new HeldArguments() : undefined,
      block: undefined,
      citations: [],
    });
    if (start.extras) this.#reportForeign(start, start.extras);
  }

  #start(part: number, step: WrittenAnswerStep): void {
    const open = this.#open.get(part);
    if (open?.isStarted) return;
    if (open) open.isStarted = true;
    this.#queue.write(part, (index) => ({ event_type: 'step.start', index, step }));
  }

  #writeDelta(part: number, delta: Delta): void {
    const open = this.#open.get(part);
    if (open) this.#queue.write(open.first, (index) => ({ event_type: 'step.delta', index, delta }));
  }

  #writeArguments(part: number, text: string): void {
    if (text !== '') this.#writeDelta(part, { type: 'arguments_delta', arguments: text });
  }

  /** Fields that only this protocol knows are in the content that the text begins. */
  #startText(open: OpenStep): void {
    const { start, first, text } = open;
    const { [stepFields]: ofStep, ...own } = extrasOf(start);
    const hasOwn = Object.keys(own).length > 0;
    if (first !== start.part && hasOwn && text === '')
      return this.#writeDelta(start.part, { type: 'text', text: '', ...own });
    const content = hasOwn ? { content: [{ type: 'text' as const, text: '', ...own }] } : {};
    this.#start(start.part, { type: 'model_output', ...content, ...asObject(ofStep) });
  }

  #writeText(part: number, text: string): void {
    const open = this.#open.get(part);
    if (!open || text === '') return;
    this.#startText(open);
    open.text += text;
    this.#writeDelta(part, { type: 'text', text });
  }

  #startThought({ start }: OpenStep): void {
    this.#start(start.part, { type: 'thought', ...extrasOf(start) });
  }

  /** Blocks become paragraphs: what is written of a thought is one summary. */
  #writeReasoning({ part, block, text }: Extract<CorePartEvent, { type: 'reasoning-delta' }>): void {
    const open = this.#open.get(part);
    if (!open || text === '') return;
    this.#startThought(open);
    // A summary that is more than its texts is in the step as it came.
    if ('summary' in extrasOf(open.start)) return;
    const gap = open.block !== undefined && open.block !== block ? paragraphSeparator : '';
    open.block = block;
    this.#writeDelta(part, { type: 'thought_summary', content: { type: 'text', text: gap + text } });
  }

  #close(event: Extract<CorePartEvent, { type: 'text-done' | 'reasoning-done' | 'tool-call-done' }>): void {
    const { part, signature, extras } = event;
    const open = this.#open.get(part);
    if (!open) return;
    const { start, first, text, citations } = open;
    if (extras && JSON.stringify(extras) !== JSON.stringify(start.extras)) this.#reportClosing(event, extras);
    switch (start.type) {
      case 'text-start':
        if (signature) this.#report({ at: event, field: 'signature', what: partRules.signature(signature) });
        if (citations.length > 0 || extrasOf(start)[stepFields]) this.#startText(open);
        if (citations.length > 0) {
          const annotations = encodeCitations(citations, { text, report: this.#report });
          if (annotations.length > 0) this.#writeDelta(part, { type: 'text_annotation_delta', annotations });
        }
        break;
      case 'reasoning-start':
        if (signature) {
          this.#startThought(open);
          this.#writeDelta(part, { type: 'thought_signature', signature: signatureToToken(signature, protocol) });
        }
        break;
      case 'tool-call-start':
        if (event.type === 'tool-call-done' && event.isUnreadable) this.#calls -= 1;
        if (signature) this.#report({ at: event, field: 'signature', what: partRules.signature(signature) });
        if (start.input === 'freeform')
          this.#writeDelta(part, { type: 'arguments_delta', arguments: JSON.stringify(toFreeformArguments(text)) });
        if (open.held && event.type === 'tool-call-done')
          this.#writeArguments(part, open.held.end(event, this.#report));
        break;
      default:
        unreachable(start);
    }
    this.#open.delete(part);
    if (start.type === 'text-start' && open.isStarted) this.#lastOutput = { first, isText: true };
    else {
      if (open.isStarted) this.#queue.write(part, (index) => ({ event_type: 'step.stop', index }));
      this.#queue.close(part);
    }
  }

  #reportForeign(at: object, extras: Extras): void {
    reportRest(at, { extras }, objectRules, this.#report);
  }

  /** The frames of a stream have brought the fields of this protocol before. */
  #reportClosing(event: CorePartEvent & { native?: NativeFrames }, extras: Extras): void {
    this.#reportForeign(event, extras);
    const unwritten = this.#native.withoutWritten(extras[protocol] ?? {}, event);
    for (const field of Object.keys(unwritten))
      this.#report({ at: event, field, what: `${field}: its step has begun without it` });
  }

  /** Writes a step that is known whole. */
  #writeStep(part: number, step: WrittenAnswerStep): void {
    this.#queue.open(part);
    this.#queue.write(part, (index) => ({ event_type: 'step.start', index, step }));
    this.#queue.write(part, (index) => ({ event_type: 'step.stop', index }));
    this.#queue.close(part);
  }

  /** Writes contents that are not texts, into the output before them where they belong there. */
  #writeContents(part: number, step: wire.ModelOutputStep, contents: readonly Delta[]): void {
    const first = this.#takeOutput(part, { isText: false });
    if (first === part) this.#queue.write(part, (index) => ({ event_type: 'step.start', index, step }));
    for (const delta of contents) this.#queue.write(first, (index) => ({ event_type: 'step.delta', index, delta }));
    this.#lastOutput = { first, isText: false };
  }

  #encodePart({ part, candidate, value }: Extract<CorePartEvent, { type: 'part' }>): void {
    if (isStreamedPart(value)) {
      for (const piece of partEvents({ candidate, part }, value)) this.encode(piece);
      return;
    }
    switch (value.type) {
      case 'tool-result':
        return this.#report({ at: value, what: 'the result of a tool that the vendor ran itself' });
      case 'image':
      case 'audio': {
        const { source, ...rest } = value;
        const detail = 'the detail of a picture in an answer';
        reportRest(value, rest, { ...objectRules, detail, transcript: 'the transcript' }, this.#report);
        const { [stepFields]: ofStep, ...own } = extrasOf(value);
        const media = encodeMedium(value.type, source, { ...value, extras: { [protocol]: own } }, this.#report);
        const step = { type: 'model_output' as const, ...asObject(ofStep) };
        if (media.length > 0) this.#writeContents(part, step, media as Delta[]);
        return;
      }
      case 'opaque': {
        const payload = value.protocol === protocol ? asObject(value.payload) : undefined;
        if (!payload) return reportForeignPart(value, this.#report);
        if (wireFormOf(value)?.['content'] !== true) return this.#writeStep(part, payload as WrittenAnswerStep);
        const step = { type: 'model_output' as const, ...asObject(extrasOf(value)[stepFields]) };
        return this.#writeContents(part, step, [payload as Delta]);
      }
      default:
        return unreachable(value);
    }
  }
}

/** Whether an event begins a content of a step that another part began. */
function continuesStep(event: CorePartEvent): boolean {
  const begun = event.type === 'part' ? event.value : event.type === 'text-start' ? event : undefined;
  return begun !== undefined && wireFormOf(begun)?.['continues_step'] === true;
}

const unsupportedLogprobs = 'the Interactions API has no log probabilities';
