import type { Report } from '../../core/codec.ts';
import { splitTrailingSurrogate } from '../../core/code-points.ts';
import { isStreamedPart, partEvents, type CorePartEvent, wireFields, closingFields } from '../../core/fold.ts';
import type { JsonObject } from '../../core/json.ts';
import { reportForeignPart } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import type {
  CoreFinish,
  CoreLogprob,
  CoreReasoningDelta,
  CoreToolCall,
  CoreToolCallDelta,
  Extras,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { objectRules, partRules } from './extras.ts';
import { encodeAnswerPart, encodeCall, hasBrokenInput } from './parts.ts';

/** What a line of an answer adds to its message. */
export interface AnswerFields {
  content?: string;
  thinking?: string;
  images?: string[];
  calls?: JsonObject[];
}

type ClosingEvent = Extract<CorePartEvent, { type: 'text-done' | 'reasoning-done' }>;

/** A call, and where its losses are reported: at the event that it began with. */
interface PendingCall {
  call: CoreToolCall;
  report: Report;
}

/** Encodes the parts of an answer, a line for each piece. Calls are written once they are complete: their arguments are an object. */
export class PartEncoder {
  readonly #report: Report;
  readonly #emit: (fields: AnswerFields, logprobs?: CoreLogprob[]) => void;
  readonly #pendingCalls = new Map<number, PendingCall>();
  /** Calls whose arguments are not a JSON object: whether the output limit cut them off is known at the end. */
  readonly #brokenCalls: PendingCall[] = [];
  /** The first halves of surrogate pairs whose second halves are in the next fragments, by part. */
  readonly #halves = new Map<number, string>();
  /** The block of reasoning that was written last. */
  #reasoningBlock: string | undefined;
  /** The parts that have visible reasoning. */
  readonly #visibleReasoning = new Set<number>();
  #callCount = 0;

  constructor(report: Report, emit: (fields: AnswerFields, logprobs?: CoreLogprob[]) => void) {
    this.#report = report;
    this.#emit = emit;
  }

  encode(event: CorePartEvent): void {
    switch (event.type) {
      case 'text-start':
      case 'reasoning-start':
        return this.#reportExtras(event);
      case 'text-delta':
        return this.#writeText(this.#takeWhole(event.part, event.text), event.logprobs);
      case 'text-citation':
        return this.#report({ at: event, field: 'citations', what: 'citations' });
      case 'reasoning-delta':
        return this.#encodeReasoning(event);
      case 'text-done':
        this.#writeText(this.#takeHalf(event.part));
        return this.#reportClosing(event);
      case 'reasoning-done':
        this.#writeThinking(this.#takeHalf(event.part));
        return this.#reportClosing(event);
      case 'tool-call-start':
      case 'tool-call-arguments-text':
      case 'tool-call-arguments-json':
      case 'tool-call-done':
        return this.#encodeCall(event);
      case 'part':
        return this.#encodePart(event);
      default:
        unreachable(event);
    }
  }

  /** No part follows: the calls that were held back are written or left out. */
  finish({ reason }: CoreFinish): void {
    for (const pending of this.#brokenCalls) {
      if (reason !== 'length') this.#writeCall(pending);
      else
        pending.report({
          what: `the call of ${pending.call.name} was cut short`,
          instead: 'done_reason length alone',
        });
    }
  }

  /** The text without half of a surrogate pair at its end, which waits for the next fragment. */
  #takeWhole(part: number, text: string): string {
    const { complete, half } = splitTrailingSurrogate(this.#takeHalf(part) + text);
    if (half) this.#halves.set(part, half);
    return complete;
  }

  #takeHalf(part: number): string {
    const half = this.#halves.get(part) ?? '';
    this.#halves.delete(part);
    return half;
  }

  #writeText(content: string, logprobs?: CoreLogprob[]): void {
    if (content !== '' || logprobs) this.#emit({ content }, logprobs);
  }

  #writeThinking(thinking: string): void {
    if (thinking !== '') this.#emit({ thinking });
  }

  /** Blocks of reasoning become paragraphs. */
  #encodeReasoning({ part, block, text, extras }: Extract<CoreReasoningDelta, { type: 'reasoning-delta' }>): void {
    if (text !== '' || !extras) this.#visibleReasoning.add(part);
    if (text === '') return;
    const key = `${part}/${block}`;
    const gap = this.#reasoningBlock !== undefined && this.#reasoningBlock !== key ? '\n\n' : '';
    this.#reasoningBlock = key;
    this.#writeThinking(gap + this.#takeWhole(part, text));
  }

  #reportClosing(event: ClosingEvent): void {
    // Withheld reasoning is nothing but its signature.
    const isWithheld = event.type === 'reasoning-done' && !this.#visibleReasoning.has(event.part);
    const what = event.signature && partRules.signature(event.signature);
    if (what !== undefined) this.#report({ at: event, ...(!isWithheld && { field: 'signature' }), what });
    this.#reportExtras(event);
  }

  #reportExtras(event: { extras?: Extras }): void {
    if (event.extras) reportRest(event, { extras: event.extras }, partRules, this.#report);
  }

  #encodeCall(event: CoreToolCallDelta): void {
    if (event.type === 'tool-call-start') {
      const { id, name, providerExecuted, input: kind } = event;
      const input: CoreToolCall['input'] = kind === 'json' ? { kind, value: {} } : { kind, text: '' };
      const call: CoreToolCall = { type: 'tool-call', id, name, providerExecuted, input, ...wireFields(event) };
      this.#pendingCalls.set(event.part, { call, report: (loss) => this.#report({ ...loss, at: event }) });
      return;
    }
    const pending = this.#pendingCalls.get(event.part);
    if (!pending) return;
    const { call } = pending;
    switch (event.type) {
      case 'tool-call-arguments-text':
        if (call.input.kind !== 'json') call.input.text += event.text;
        return;
      case 'tool-call-arguments-json':
        if (call.input.kind === 'json') call.input.value = event.value;
        return;
      case 'tool-call-done': {
        this.#pendingCalls.delete(event.part);
        if (event.isUnreadable) return;
        Object.assign(call, closingFields(event));
        if (hasBrokenInput(call)) this.#brokenCalls.push(pending);
        else this.#writeCall(pending);
        return;
      }
      default:
        unreachable(event);
    }
  }

  /** Calls that the vendor ran itself are left out. */
  #writeCall({ call, report }: PendingCall): void {
    if (call.providerExecuted) return report({ what: `a call of ${call.name}, which the vendor ran itself` });
    const { id: _id, name: _name, input: _input, providerExecuted: _providerExecuted, ...rest } = call;
    reportRest(call, rest, objectRules, report);
    this.#emit({ calls: [encodeCall(call, this.#callCount++, report)] });
  }

  #encodePart({ value, part, candidate }: Extract<CorePartEvent, { type: 'part' }>): void {
    if (isStreamedPart(value)) {
      for (const event of partEvents({ candidate, part }, value)) this.encode(event);
      return;
    }
    switch (value.type) {
      case 'tool-result':
        return this.#report({ at: value, what: 'the result of a tool that the vendor ran itself' });
      case 'image':
      case 'audio': {
        const { texts, images } = encodeAnswerPart(value, this.#report);
        if (images.length > 0) this.#emit({ images });
        return this.#writeText(texts.join(''));
      }
      case 'opaque':
        return reportForeignPart(value, this.#report);
      default:
        unreachable(value);
    }
  }
}
