import type { BackendContext, FrontendContext, Report } from '../../core/codec.ts';
import { asCount } from '../../core/count.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import { readFreeformInput, isFreeformTool } from '../../core/freeform.ts';
import {
  asArray,
  asObject,
  asString,
  withoutUndefined,
  parseArguments,
  nonEmpty,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import { createNameRestorer } from '../../core/tool-names.ts';
import type {
  CoreAssistantPart,
  CoreChatResponse,
  CoreFinish,
  CoreToolCall,
  CoreUsage,
  Extras,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { decodeError } from './errors.ts';
import { blockTypeOf, extrasOf } from './extras.ts';
import { decodeAssistantBlock } from './parts.ts';
import { toolNameRule } from './tools.ts';

// ---------------------------------------------------------------- plain answers

/** @throws {LouterError} `bad-upstream-reply` when the body is not a message, the vendor's own error when it is one. */
export function decodeResponse(body: JsonValue, context: BackendContext): CoreChatResponse {
  const message = asObject(body);
  const content = asArray(message?.['content']);
  if (message && blockTypeOf(message) === 'error')
    throw new LouterError(decodeError({ status: 200, headers: {}, body: message }));
  if (!message || !content) throw badUpstreamReply('the answer is not an Anthropic message: it has no array `content`');
  const restoreCall = createCallRestorer(context);
  const parts = content.map((each, index) => {
    const part = decodeAssistantBlock(asObject(each) ?? {}, `/content/${index}`, context.issuer);
    return part.type === 'tool-call' ? restoreCall(part) : part;
  });
  const { head, late } = splitMessageFields(message);
  const usage = decodeUsage(asObject(message['usage']) ?? {});
  const hasCalls = parts.some((part) => part.type === 'tool-call' && !part.providerExecuted);
  return setPointer('', {
    id: asString(message['id']) ?? '',
    model: asString(message['model']) ?? context.model,
    candidates: [
      {
        message: { role: 'assistant', content: parts, ...(late && { extras: late }) },
        finish: decodeFinish(message, { hasCalls }),
      },
    ],
    ...(usage && { usage }),
    ...(head && { extras: head }),
  });
}

/** Gives calls the client's own tool names back, and calls of freeform tools their raw input. */
function createCallRestorer({ request }: BackendContext): (call: CoreToolCall) => CoreToolCall {
  const nameOf = createNameRestorer(request, toolNameRule);
  return (call) => {
    if (call.providerExecuted) return call;
    call.name = nameOf(call.name);
    if (isFreeformTool(request, call.name) && call.input.kind !== 'freeform')
      call.input = readFreeformInput(call.input.kind === 'json' ? JSON.stringify(call.input.value) : call.input.text);
    return call;
  };
}

/** Fields that a stream gives only at its end. They belong to the message, all others to the response. */
const lateFields = ['stop_details', 'container', 'context_management'];

/** The fields of a message that Core has no place for, by where a stream can give them. */
export function splitMessageFields(message: JsonObject): { head: Extras | undefined; late: Extras | undefined } {
  const { id: _, type: __, role: ___, model: ____, content: _____, ...others } = message;
  const { stop_reason: ______, stop_sequence: _______, usage: ________, ...rest } = others;
  const entries = Object.entries(rest);
  return {
    head: extrasOf(Object.fromEntries(entries.filter(([key]) => !lateFields.includes(key)))),
    late: extrasOf(Object.fromEntries(entries.filter(([key]) => lateFields.includes(key)))),
  };
}

/** Whether the output limit cut off the arguments of a call: it must not look like one to carry out. */
export const isTruncatedCall = (part: CoreAssistantPart, finish: CoreFinish): boolean =>
  finish.reason === 'length' &&
  part.type === 'tool-call' &&
  part.input.kind === 'json-text' &&
  parseArguments(part.input.text) === undefined;

/**
 * The vendor's own ids are kept; others get its prefix, without characters its ids never hold. A client may continue a
 * thread by the id, and servers of other protocols reuse theirs: Ollama's Chat route has 999 of them.
 */
export function encodeMessageId(id: string, { mint }: FrontendContext): string {
  if (id === '') return mint('msg_');
  return id.startsWith('msg_') ? id : mint(`msg_${id.replace(/[^a-zA-Z0-9_-]/g, '_')}_`);
}

// ---------------------------------------------------------------- stop reasons

/** Unknown stop reasons become `other`. A compatible server may end a turn that calls tools with `end_turn`. */
export function decodeFinish(fields: JsonObject, { hasCalls }: { hasCalls: boolean }): CoreFinish {
  const reason = asString(fields['stop_reason']);
  const stopSequence = asString(fields['stop_sequence']);
  const endsTurn = reason === undefined || reason === 'end_turn';
  return {
    reason: hasCalls && endsTurn ? 'tool-calls' : decodeStopReason(reason),
    ...(stopSequence !== undefined && { stopSequence }),
    ...(reason !== undefined && { raw: { protocol: 'anthropic', reason } }),
  };
}

function decodeStopReason(reason: string | undefined): CoreFinish['reason'] {
  switch (reason) {
    case 'end_turn':
    case 'stop_sequence':
      return 'stop';
    case 'max_tokens':
    case 'model_context_window_exceeded':
      return 'length';
    case 'tool_use':
      return 'tool-calls';
    case 'refusal':
      return 'refusal';
    case 'pause_turn':
      return 'pause';
    default:
      return 'other';
  }
}

/** The vendor's own stop reason, as long as it still fits. `hasCalls`: the client must run the tools that were called. */
export function encodeFinish(finish: CoreFinish, { hasCalls }: { hasCalls: boolean }, report: Report): string {
  const { raw, stopSequence } = finish;
  if (raw?.protocol === 'anthropic' && decodeStopReason(raw.reason) === finish.reason) return raw.reason;
  switch (finish.reason) {
    case 'stop':
      if (hasCalls) return 'tool_use';
      return stopSequence === undefined ? 'end_turn' : 'stop_sequence';
    case 'length':
      return 'max_tokens';
    case 'tool-calls':
      return 'tool_use';
    case 'refusal':
      return 'refusal';
    case 'content-filter':
      report({ what: 'the answer was cut by a content filter', instead: 'stop reason refusal' });
      return 'refusal';
    case 'pause':
      return 'pause_turn';
    case 'error':
    case 'other': {
      const instead = hasCalls ? 'tool_use' : 'end_turn';
      const what = `stop reason ${raw?.reason ?? finish.reason} has no equivalent`;
      report({ what, instead: `stop reason ${instead}` });
      return instead;
    }
    default:
      return unreachable(finish.reason);
  }
}

// ---------------------------------------------------------------- usage

/**
 * Core totals: on this wire `input_tokens` counts neither what was read from a cache nor what was written to it.
 * `undefined` where nothing was counted.
 */
export function decodeUsage(usage: JsonObject): CoreUsage | undefined {
  const cacheRead = asCount(usage['cache_read_input_tokens']);
  const byTtl = decodeCacheWrites(asObject(usage['cache_creation']));
  const cacheWrite = asCount(usage['cache_creation_input_tokens']) ?? (byTtl && sumCounts(byTtl));
  const reasoning = asCount(asObject(usage['output_tokens_details'])?.['thinking_tokens']);
  const input = asCount(usage['input_tokens']);
  const output = asCount(usage['output_tokens']);
  if (input === undefined && output === undefined) return undefined;
  return {
    ...withoutUndefined({
      input: input === undefined ? undefined : input + (cacheRead ?? 0) + (cacheWrite ?? 0),
      output,
    }),
    ...(cacheRead !== undefined && { cacheRead }),
    ...(cacheWrite !== undefined && { cacheWrite }),
    ...(byTtl && { cacheWriteByTtl: byTtl }),
    ...(reasoning !== undefined && { reasoning }),
    raw: { protocol: 'anthropic', usage },
  };
}

const decodeCacheWrites = (creation: JsonObject | undefined): CoreUsage['cacheWriteByTtl'] =>
  nonEmpty(
    withoutUndefined({
      '5m': asCount(creation?.['ephemeral_5m_input_tokens']),
      '1h': asCount(creation?.['ephemeral_1h_input_tokens']),
    }),
  );

const sumCounts = (counts: object): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Later counts over earlier ones: they are totals, and null says nothing new. */
export function mergeUsage(before: JsonObject, after: JsonObject): JsonObject {
  const counted = Object.entries(after).filter(([key, value]) => value !== null || !(key in before));
  return { ...before, ...Object.fromEntries(counted) };
}

/** All four counts are there in every usage; clients add them up. */
export function encodeUsage(usage: CoreUsage | undefined): JsonObject {
  const { input = 0, output = 0, cacheRead = 0, cacheWrite = 0, cacheWriteByTtl = {}, reasoning, raw } = usage ?? {};
  const { '5m': fiveMinutes, '1h': oneHour } = cacheWriteByTtl;
  const own: JsonObject = raw?.protocol === 'anthropic' ? raw.usage : {};
  return {
    ...own,
    ...(reasoning !== undefined && {
      output_tokens_details: { ...asObject(own['output_tokens_details']), thinking_tokens: reasoning },
    }),
    ...((fiveMinutes !== undefined || oneHour !== undefined) && {
      cache_creation: {
        ...asObject(own['cache_creation']),
        ephemeral_5m_input_tokens: fiveMinutes ?? 0,
        ephemeral_1h_input_tokens: oneHour ?? 0,
      },
    }),
    input_tokens: Math.max(0, input - cacheRead - cacheWrite),
    cache_creation_input_tokens: cacheWrite,
    cache_read_input_tokens: cacheRead,
    output_tokens: output,
  };
}
