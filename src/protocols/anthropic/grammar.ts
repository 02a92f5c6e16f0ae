import type { GrammarFault } from '../../core/codec.ts';
import { asNumber, asObject, parseJson, type JsonObject } from '../../core/json.ts';
import type { Frame, Step } from '../../core/step.ts';
import { faultIn } from '../../core/validation.ts';
import { typeOf } from './extras.ts';
import { validateMessageStreamEvent } from './wire.ts';

// Which deltas each kind of block takes. Blocks of other kinds may take what they like.
const deltasOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['text', ['text_delta', 'citations_delta']],
  ['thinking', ['thinking_delta', 'signature_delta']],
  ['redacted_thinking', []],
  ['tool_use', ['input_json_delta']],
  ['server_tool_use', ['input_json_delta']],
  ['mcp_tool_use', ['input_json_delta']],
]);

const knownDeltas = new Set([...deltasOf.values()].flat());

/**
 * The order the vendor documents for its events (streaming guide): `message_start`; blocks one after another, their
 * indexes from 0 without gaps; `message_delta` with the stop reason; `message_stop`. A ping, an error and events of
 * unknown kinds may come at any time; after an error nothing comes.
 */
export const grammar: Step<Frame, GrammarFault> = (emit) => {
  let event = -1;
  let phase: 'before' | 'open' | 'stopping' | 'over' | 'failed' = 'before';
  let blocks = 0;
  let block: { index: number; type: string } | undefined;
  let hasStopReason = false;
  const fault = (what: string, path = '/type'): void => emit({ event, path, what });

  return {
    push(frame) {
      event += 1;
      const body = asObject(parseJson(frame.data));
      if (!body) return fault('the data is no JSON object', '');
      const type = typeOf(body);
      if (frame.event !== undefined && frame.event !== type)
        fault(`the event is named ${frame.event}, its data ${type || 'nothing'}`);
      const schemaFault = faultIn(validateMessageStreamEvent, body);
      if (schemaFault) fault(`expected ${schemaFault.expected}, got ${schemaFault.got}`, schemaFault.path);
      if (phase === 'failed') return fault(`${type} came after an error`);
      order(type, body);
    },
    end() {
      event += 1;
      if (phase !== 'over' && phase !== 'failed') fault('the stream ended before message_stop', '');
    },
  };

  function order(type: string, body: JsonObject): void {
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
        return within(type, body);
      default:
    }
  }

  function within(type: string, body: JsonObject): void {
    const index = asNumber(body['index']);
    switch (type) {
      case 'content_block_start':
        if (phase === 'stopping') fault('a block began after message_delta');
        if (block) fault(`block ${index} began while block ${block.index} was open`);
        if (index !== blocks) fault(`expected index ${blocks}, got ${index}`, '/index');
        blocks = (index ?? blocks) + 1;
        block = { index: index ?? 0, type: typeOf(asObject(body['content_block']) ?? {}) };
        return;
      case 'content_block_delta':
        return changed(index, typeOf(asObject(body['delta']) ?? {}));
      case 'content_block_stop':
        if (index !== block?.index) fault(`block ${index} was stopped but is not open`, '/index');
        block = undefined;
        return;
      case 'message_delta':
        if (block) fault(`message_delta came while block ${block.index} was open`);
        block = undefined;
        phase = phase === 'over' ? phase : 'stopping';
        if (typeof asObject(body['delta'])?.['stop_reason'] === 'string') hasStopReason = true;
        return;
      default:
        if (block) fault(`message_stop came while block ${block.index} was open`);
        if (!hasStopReason) fault('message_stop came without a stop_reason before it');
        phase = 'over';
    }
  }

  function changed(index: number | undefined, delta: string): void {
    if (!block || index !== block.index) return fault(`a delta came for block ${index}, which is not open`, '/index');
    const taken = deltasOf.get(block.type);
    if (taken && knownDeltas.has(delta) && !taken.includes(delta))
      fault(`${delta} does not fit a block of type ${block.type}`, '/delta/type');
  }
};
