import type { AnswerViolation, GrammarViolation } from '../../core/codec.ts';
import { asNumber, asObject, asString, objectsIn, parseJson, type JsonObject } from '../../core/json.ts';
import type { Frame, Step } from '../../core/step.ts';
import { findArgumentsFault } from '../../core/tool-input.ts';
import { findProblem } from '../../core/validation.ts';
import { blockTypeOf } from './extras.ts';
import { validateMessageStreamEvent } from './wire.ts';

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
function findStopReasonFault(reason: string, calls: number): string | undefined {
  if (reason === 'tool_use' && calls === 0) return 'the answer has no call';
  const goesOn = reason === 'end_turn' || reason === 'stop_sequence';
  return goesOn && calls > 0 ? 'an answer with calls stops with "tool_use"' : undefined;
}

/** Checks that the stop reason of a plain answer fits its content. The schema checks that inputs are objects. */
export function findAnswerFaults({ content, stop_reason: reason }: JsonObject): AnswerViolation[] {
  const calls = objectsIn(content).filter((block) => blockTypeOf(block) === 'tool_use').length;
  const what = findStopReasonFault(asString(reason) ?? '', calls);
  return what === undefined ? [] : [{ path: '/stop_reason', what }];
}

/**
 * The order of events that the vendor documents (streaming guide): `message_start`; blocks one after another, with indexes
 * from 0 without gaps; `message_delta` with the stop reason; `message_stop`. A ping, an error and events of unknown types
 * may occur at any time; nothing follows an error.
 */
export const grammar: Step<Frame, GrammarViolation> = (emit) => {
  let event = -1;
  let phase: 'before' | 'open' | 'stopping' | 'over' | 'failed' = 'before';
  let blocks = 0;
  let block: { index: number; type: string; input: string } | undefined;
  let hasStopReason = false;
  let calls = 0;
  /** The blocks whose input is not a JSON object, and where each ended. */
  let brokenInputs: { event: number; index: number }[] = [];
  const fault = (what: string, path = '/type'): void => emit({ event, path, what });

  return {
    push(frame) {
      event += 1;
      const body = asObject(parseJson(frame.data));
      if (!body) return fault('the data is not a JSON object', '');
      const type = blockTypeOf(body);
      if (frame.event !== undefined && frame.event !== type)
        fault(`the event is named ${frame.event}, but its data has the type ${type || '(none)'}`);
      const schemaFault = findProblem(validateMessageStreamEvent, body);
      if (schemaFault) fault(`expected ${schemaFault.expected}, got ${schemaFault.got}`, schemaFault.path);
      if (phase === 'failed') return fault(`${type} came after an error`);
      checkOrder(type, body);
    },
    end() {
      event += 1;
      if (phase !== 'over' && phase !== 'failed') fault('the stream ended before message_stop', '');
    },
  };

  function checkOrder(type: string, body: JsonObject): void {
    switch (type) {
      case 'ping':
        return;
      case 'error':
        phase = 'failed';
        return;
      case 'message_start':
        if (phase !== 'before') fault('a second message_start');
        else phase = 'open';
        return;
      case 'content_block_start':
      case 'content_block_delta':
      case 'content_block_stop':
      case 'message_delta':
      case 'message_stop':
        if (phase === 'before') fault(`${type} came before message_start`);
        if (phase === 'over') fault(`${type} came after message_stop`);
        return checkBlockEvent(type, body);
      default:
    }
  }

  function checkBlockEvent(type: string, body: JsonObject): void {
    const index = asNumber(body['index']);
    switch (type) {
      case 'content_block_start':
        if (phase === 'stopping') fault('a block began after message_delta');
        if (block) fault(`block ${index} began while block ${block.index} was open`);
        if (index !== blocks) fault(`expected index ${blocks}, got ${index}`, '/index');
        blocks = (index ?? blocks) + 1;
        block = { index: index ?? 0, type: blockTypeOf(asObject(body['content_block']) ?? {}), input: '' };
        if (block.type === 'tool_use') calls++;
        return;
      case 'content_block_delta':
        return checkDelta(index, asObject(body['delta']) ?? {});
      case 'content_block_stop':
        if (!block || index !== block.index) fault(`block ${index} was stopped but is not open`, '/index');
        else if (findArgumentsFault(block.input)) brokenInputs.push({ event, index: block.index });
        block = undefined;
        return;
      case 'message_delta':
        if (block) fault(`message_delta came while block ${block.index} was open`);
        block = undefined;
        phase = phase === 'over' ? phase : 'stopping';
        return checkStopReason(asString(asObject(body['delta'])?.['stop_reason']));
      default:
        if (block) fault(`message_stop came while block ${block.index} was open`);
        if (!hasStopReason) fault('message_stop came without a stop_reason before it');
        phase = 'over';
    }
  }

  function checkDelta(index: number | undefined, delta: JsonObject): void {
    if (!block || index !== block.index) return fault(`a delta came for block ${index}, which is not open`, '/index');
    const type = blockTypeOf(delta);
    const taken = allowedDeltas.get(block.type);
    if (taken && knownDeltas.has(type) && !taken.includes(type))
      fault(`${type} does not fit a block of type ${block.type}`, '/delta/type');
    else if (type === 'input_json_delta') block.input += asString(delta['partial_json']) ?? '';
  }

  function checkStopReason(reason: string | undefined): void {
    if (reason === undefined) return;
    hasStopReason = true;
    for (const broken of brokenInputs)
      if (!truncatingReasons.has(reason) || broken.index !== blocks - 1)
        emit({ event: broken.event, path: '', what: `the input of block ${broken.index} is not a JSON object` });
    brokenInputs = [];
    const what = findStopReasonFault(reason, calls);
    if (what !== undefined) fault(what, '/delta/stop_reason');
  }
};
