import type { ReceivedContentBlockDelta, ReceivedMessageStreamEvent } from '../../../generated/anthropic.js';
import { readMessage, readMessageStreamEvent } from '../../../generated/anthropic.readers.js';
import { validateMessageStreamEvent } from '../../../generated/anthropic.validators.js';
import type { AnswerViolation, GrammarViolation } from '../../core/codec.ts';
import { asObject, type JsonObject } from '../../core/json.ts';
import { jsonOfFrame, type Frame, type Stage, type Step } from '../../core/step.ts';
import { findArgumentsFault } from '../../core/tool-input.ts';
import { findProblem } from '../../core/validation.ts';
import { blockTypeOf } from './extras.ts';

// The deltas that each type of block takes. Blocks of other types may take any.
const allowedDeltas: ReadonlyMap<string, readonly string[]> = new Map([
  ['text', ['text_delta', 'citations_delta']],
  ['thinking', ['thinking_delta', 'signature_delta']],
  ['redacted_thinking', []],
  ['tool_use', ['input_json_delta']],
  ['server_tool_use', ['input_json_delta']],
  ['mcp_tool_use', ['input_json_delta']],
]);

const knownDeltas = new Set([...allowedDeltas.values()].flat());

/** Stop reasons of answers that may end within a call, whose input is then not JSON. */
const truncatingReasons: ReadonlySet<string> = new Set(['max_tokens', 'model_context_window_exceeded', 'refusal']);

/** Why a stop reason does not fit the number of calls that the client must run. */
function findStopReasonProblem(reason: string, calls: number): string | undefined {
  if (reason === 'tool_use' && calls === 0) return 'the answer has no call';
  const goesOn = reason === 'end_turn' || reason === 'stop_sequence';
  return goesOn && calls > 0 ? 'an answer with calls stops with "tool_use"' : undefined;
}

/** Checks that the stop reason of a plain answer fits its content. The schema checks that inputs are objects. */
export function findAnswerViolations(answer: JsonObject): AnswerViolation[] {
  const { content, stop_reason: reason } = readMessage(answer) ?? {};
  const calls = content?.filter(({ type }) => type === 'tool_use').length ?? 0;
  const what = findStopReasonProblem(reason ?? '', calls);
  return what === undefined ? [] : [{ path: '/stop_reason', what }];
}

/**
 * The order of events that the vendor documents (streaming guide): `message_start`; blocks one after another, with indexes
 * from 0 without gaps; `message_delta` with the stop reason; `message_stop`. A ping, an error and events of unknown types
 * may occur at any time; nothing follows an error.
 */
export const grammar: Step<Frame, GrammarViolation> = (emit) => new GrammarChecker(emit);

/** The events between the first and the last. */
const innerEvents: ReadonlySet<string | null | undefined> = new Set<ReceivedMessageStreamEvent['type']>([
  ...(['content_block_start', 'content_block_delta', 'content_block_stop'] as const),
  ...(['message_delta', 'message_stop'] as const),
]);

class GrammarChecker implements Stage<Frame> {
  readonly #emit: (violation: GrammarViolation) => void;
  #event = -1;
  #phase: 'before' | 'open' | 'stopping' | 'over' | 'failed' = 'before';
  #blocks = 0;
  #block: { index: number; type: string; input: string } | undefined;
  #hasStopReason = false;
  #calls = 0;
  /** The blocks whose input is not a JSON object, and where each ended. */
  #brokenInputs: { event: number; index: number }[] = [];

  constructor(emit: (violation: GrammarViolation) => void) {
    this.#emit = emit;
  }

  push(frame: Frame): void {
    this.#event += 1;
    const body = asObject(jsonOfFrame(frame));
    if (!body) return this.#report('the data is not a JSON object', '');
    const type = blockTypeOf(body);
    if (frame.event !== undefined && frame.event !== type)
      this.#report(`the event is named ${frame.event}, but its data has the type ${type || '(none)'}`);
    const problem = findProblem(validateMessageStreamEvent, body);
    if (problem) this.#report(`expected ${problem.expected}, got ${problem.got}`, problem.path);
    if (this.#phase === 'failed') return this.#report(`${type} came after an error`);
    this.#checkOrder(readMessageStreamEvent(body) ?? {});
  }

  end(): void {
    this.#event += 1;
    if (this.#phase !== 'over' && this.#phase !== 'failed') this.#report('the stream ended before message_stop', '');
  }

  #report(what: string, path = '/type'): void {
    this.#emit({ event: this.#event, path, what });
  }

  #checkOrder(event: ReceivedMessageStreamEvent): void {
    if (innerEvents.has(event.type)) {
      if (this.#phase === 'before') this.#report(`${event.type} came before message_start`);
      if (this.#phase === 'over') this.#report(`${event.type} came after message_stop`);
    }
    switch (event.type) {
      case 'error':
        this.#phase = 'failed';
        return;
      case 'message_start':
        if (this.#phase !== 'before') this.#report('a second message_start');
        else this.#phase = 'open';
        return;
      case 'content_block_start': {
        const index = event.index ?? undefined;
        if (this.#phase === 'stopping') this.#report('a block began after message_delta');
        if (this.#block) this.#report(`block ${index} began while block ${this.#block.index} was open`);
        if (index !== this.#blocks) this.#report(`expected index ${this.#blocks}, got ${index}`, '/index');
        this.#blocks = (index ?? this.#blocks) + 1;
        this.#block = { index: index ?? 0, type: event.content_block?.type ?? '', input: '' };
        if (this.#block.type === 'tool_use') this.#calls++;
        return;
      }
      case 'content_block_delta':
        return this.#checkDelta(event.index ?? undefined, event.delta ?? {});
      case 'content_block_stop':
        if (!this.#block || event.index !== this.#block.index)
          this.#report(`block ${event.index ?? undefined} was stopped but is not open`, '/index');
        else if (findArgumentsFault(this.#block.input))
          this.#brokenInputs.push({ event: this.#event, index: this.#block.index });
        this.#block = undefined;
        return;
      case 'message_delta':
        if (this.#block) this.#report(`message_delta came while block ${this.#block.index} was open`);
        this.#block = undefined;
        this.#phase = this.#phase === 'over' ? this.#phase : 'stopping';
        return this.#checkStopReason(event.delta?.stop_reason ?? undefined);
      case 'message_stop':
        if (this.#block) this.#report(`message_stop came while block ${this.#block.index} was open`);
        if (!this.#hasStopReason) this.#report('message_stop came without a stop_reason before it');
        this.#phase = 'over';
        return;
      default:
    }
  }

  #checkDelta(index: number | undefined, delta: ReceivedContentBlockDelta): void {
    if (!this.#block || index !== this.#block.index)
      return this.#report(`a delta came for block ${index}, which is not open`, '/index');
    const type = delta.type ?? '';
    const taken = allowedDeltas.get(this.#block.type);
    if (taken && knownDeltas.has(type) && !taken.includes(type))
      this.#report(`${type} does not fit a block of type ${this.#block.type}`, '/delta/type');
    else if (delta.type === 'input_json_delta') this.#block.input += delta.partial_json ?? '';
  }

  #checkStopReason(reason: string | undefined): void {
    if (reason === undefined) return;
    this.#hasStopReason = true;
    for (const broken of this.#brokenInputs)
      if (!truncatingReasons.has(reason) || broken.index !== this.#blocks - 1)
        this.#emit({ event: broken.event, path: '', what: `the input of block ${broken.index} is not a JSON object` });
    this.#brokenInputs = [];
    const what = findStopReasonProblem(reason, this.#calls);
    if (what !== undefined) this.#report(what, '/delta/stop_reason');
  }
}
