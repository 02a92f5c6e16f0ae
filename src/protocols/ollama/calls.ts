import type { BackendContext, Report } from '../../core/codec.ts';
import { readFreeformInput, isFreeformTool } from '../../core/freeform.ts';
import {
  asNumber,
  asObject,
  asString,
  parseArguments,
  nonEmpty,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type { CoreToolCall, ToolInput } from '../../core/types.ts';
import { extrasOf, wireFormOf, withExtras, withWireForm } from './extras.ts';

// ---------------------------------------------------------------- wire → core

/** `mint`: makes the id of a call that came without one. Which of the optional fields there were is kept as wireForm. */
export function decodeCall(call: JsonObject, mint: () => string): CoreToolCall {
  const { id, function: called, type: _, ...rest } = call;
  const { name, index, arguments: input, ...own } = asObject(called) ?? {};
  const given = asString(id) || undefined;
  const minted = given === undefined ? mint() : undefined;
  return {
    type: 'tool-call',
    id: given ?? minted ?? '',
    name: asString(name) ?? '',
    input: decodeInput(input),
    runs: 'client',
    ...withExtras({ ...rest, ...(nonEmpty(own) && { function: own }) }),
    ...withWireForm({
      ...(minted !== undefined && { minted_id: minted }),
      ...(asNumber(index) !== undefined && { index: asNumber(index) ?? 0 }),
    }),
  };
}

/** An object by the protocol; some servers send its text. */
function decodeInput(input: JsonValue | undefined): ToolInput {
  if (typeof input === 'string') return { kind: 'json-text', text: input };
  return { kind: 'json', value: asObject(input) ?? {} };
}

/** A call of an answer. `number`: how many calls came before it. */
export function decodeAnswerCall(call: JsonObject, number: number, context: BackendContext): CoreToolCall {
  const decoded = decodeCall(call, () => context.mint('call_'));
  if (decoded.name === '') decoded.name = `tool_${number}`;
  if (isFreeformTool(context.request, decoded.name)) decoded.input = readFreeformInput(inputText(decoded.input));
  return decoded;
}

const inputText = (input: ToolInput): string => (input.kind === 'json' ? JSON.stringify(input.value) : input.text);

// ---------------------------------------------------------------- core → wire

/** `number`: how many calls of this answer came before it. A client of this protocol gets back what it gave. */
export function encodeCall(call: CoreToolCall, number: number, report: Report): JsonObject {
  const { id, name } = call;
  const wireForm = wireFormOf(call);
  const { function: own, ...rest } = extrasOf(call);
  const index = wireForm ? wireForm['index'] : number;
  return {
    ...(wireForm?.['minted_id'] !== id && { id }),
    function: {
      ...(index !== undefined && { index }),
      name,
      arguments: toInputObject(call, report),
      ...asObject(own),
    },
    ...rest,
  };
}

/** Whether the limit of output cut through the arguments. */
export const isTruncatedCall = ({ input }: CoreToolCall): boolean =>
  input.kind === 'json-text' && parseArguments(input.text) === undefined;
