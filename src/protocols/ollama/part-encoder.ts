import type { ToolCall } from '../../../generated/ollama.js';
import type { Report } from '../../core/codec.ts';
import { wholeCalls, type WholeCallEvent, type WholePartEvent } from '../../core/answer-steps.ts';
import type { CorePartEvent } from '../../core/fold.ts';
import { reportForeignPart } from '../../core/provenance.ts';
import { reportRest, reportUnwritten } from '../../core/report-rest.ts';
import type { CoreFinish, CoreLogprob, CoreToolCall, Extras } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { objectRules, partRules } from './extras.ts';
import { hasBrokenInput } from '../../core/tool-input.ts';
import { encodeAnswerPart, encodeCall } from './parts.ts';
import type { CoreReasoningDelta } from '../../core/stream-event.ts';

/** What a line of an answer adds to its message. */
export interface AnswerFields {
  content?: string;
  thinking?: string;
  images?: string[];
  calls?: ToolCall[];
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
  /** Calls whose arguments are not a JSON object: whether the output limit cut them off is known at the end. */
  readonly #brokenCalls: PendingCall[] = [];
  /** The block of reasoning that was written last. */
  #reasoningBlock: string | undefined;
  /** The parts that have visible reasoning. */
  readonly #visibleReasoning = new Set<number>();
  #callCount = 0;

  constructor(report: Report, emit: (fields: AnswerFields, logprobs?: CoreLogprob[]) => void) {
    this.#report = report;
    this.#emit = emit;
  }

  readonly #steps = wholeCalls((event) => this.#encode(event));

  encode(event: CorePartEvent): void {
    this.#steps.push(event);
  }

  #encode(event: WholeCallEvent): void {
    switch (event.type) {
      case 'text-start':
      case 'reasoning-start':
        return this.#reportExtras(event);
      case 'text-delta':
        return this.#writeText(event.text, event.logprobs);
      case 'text-citation':
        return this.#report({ at: event, field: 'citations', what: 'citations' });
      case 'reasoning-delta':
        return this.#encodeReasoning(event);
      case 'text-done':
      case 'reasoning-done':
        return this.#reportClosing(event);
      case 'part':
        return this.#encodePart(event);
      default:
        unreachable(event);
    }
  }

  /** No part follows: the calls that were held back are written or left out. */
  finish({ reason }: CoreFinish): void {
    for (const pending of this.#brokenCalls) {
      const instead = 'done_reason length alone';
      if (reason !== 'length') this.#writeCall(pending);
      else pending.report({ what: `the call of ${pending.call.name} was cut short`, instead });
    }
  }

  #writeText(content: string, logprobs?: CoreLogprob[]): void {
    if (content !== '' || logprobs) this.#emit({ content }, logprobs);
  }

  /** Blocks of reasoning become paragraphs. */
  #encodeReasoning({ part, block, text, extras }: Extract<CoreReasoningDelta, { type: 'reasoning-delta' }>): void {
    if (text !== '' || !extras) this.#visibleReasoning.add(part);
    if (text === '') return;
    const key = `${part}/${block}`;
    const gap = this.#reasoningBlock !== undefined && this.#reasoningBlock !== key ? '\n\n' : '';
    this.#reasoningBlock = key;
    this.#emit({ thinking: gap + text });
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

  #encodeCall(call: CoreToolCall, event: WholePartEvent): void {
    const at = event.from ?? event;
    const pending: PendingCall = { call, report: (loss) => this.#report({ ...loss, at }) };
    if (hasBrokenInput(call)) this.#brokenCalls.push(pending);
    else this.#writeCall(pending);
  }

  /** Calls that the vendor ran itself are left out. */
  #writeCall({ call, report }: PendingCall): void {
    if (call.providerExecuted) return report({ what: `a call of ${call.name}, which the vendor ran itself` });
    reportUnwritten(call, ['id', 'name', 'input', 'providerExecuted'], objectRules, report);
    this.#emit({ calls: [encodeCall(call, this.#callCount++, report)] });
  }

  #encodePart(event: WholePartEvent): void {
    const { value } = event;
    switch (value.type) {
      case 'tool-call':
        return this.#encodeCall(value, event);
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
