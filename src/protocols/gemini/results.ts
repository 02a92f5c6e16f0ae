import { appendAll } from '../../core/append-all.ts';
import type { BackendContext } from '../../core/codec.ts';
import { asObject, asString, objectsIn, nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import { setPointer, copyProvenance } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreText, CoreToolResult } from '../../core/types.ts';
import { toPlainPart, type PlainResultPart } from '../../core/stand-ins.ts';
import { unreachable } from '../../core/unreachable.ts';
import { extrasOf, nestExtras, wireFormOf, withExtras, withWireForm, encodeSignature, partRules } from './extras.ts';
import { decodeUserPart, encodeUserPart, createOpaque } from './parts.ts';
import { legalToolName, sentCallId } from './names.ts';

type ResultPart = PlainResultPart;

// ---------------------------------------------------------------- wire to Core

/**
 * Decodes the result of a function. The vendor takes `output` as its result, `error` as its failure, and a response without
 * either as its result (`FunctionResponse.response`).
 * @param answered the call that it answers, and its id on the wire.
 */
export function decodeResult(
  wire: JsonObject,
  pointer: string,
  { callId, wireId }: { callId: string; wireId: string | null | undefined },
): CoreToolResult {
  const { functionResponse, ...rest } = wire;
  const { id: _, name, response, parts, ...own } = asObject(functionResponse) ?? {};
  const called = asString(name);
  const { content, value, isError, wireForm } = readResponse(response, `${pointer}/functionResponse/response`);
  const inside = objectsIn(parts).flatMap((part, index) => {
    const at = `${pointer}/functionResponse/parts/${index}`;
    const decoded = decodeInnerPart(part, at);
    return decoded
      ? [copyProvenance(decoded, { ...decoded, ...withWireForm({ ...wireFormOf(decoded), inside: true }) })]
      : [];
  });
  return setPointer(pointer, {
    type: 'tool-result',
    callId,
    ...(called && { name: called }),
    content: [...content, ...inside],
    ...(value !== undefined && { value }),
    ...(isError && { isError }),
    providerExecuted: false,
    ...withExtras({ ...rest, ...nestExtras('functionResponse', own) }),
    ...withWireForm({ ...wireForm, ...(wireId !== undefined && { id: wireId }) }),
  });
}

/** Decodes a part within a result. Kinds that Core's results cannot hold stay opaque. */
function decodeInnerPart(wire: JsonObject, pointer: string): ResultPart | undefined {
  const part = decodeUserPart(wire, pointer);
  return part?.type === 'video' ? createOpaque(wire, pointer) : part;
}

/** Decodes a part after a result that belongs to it; `undefined` for a kind that results cannot hold. */
export function decodeAdjacentPart(wire: JsonObject, pointer: string): Exclude<ResultPart, CoreText> | undefined {
  const part = decodeUserPart(wire, pointer);
  switch (part?.type) {
    case 'image':
    case 'audio':
    case 'document':
      return part;
    default:
      return undefined;
  }
}

interface FunctionResponseFields {
  content: CoreText[];
  value?: JsonValue;
  isError?: true;
  wireForm?: JsonObject;
}

function readResponse(value: JsonValue | undefined, pointer: string): FunctionResponseFields {
  const response = asObject(value);
  if (!response) return { content: [], wireForm: { response: null } };
  const [only, ...others] = Object.entries(response);
  if (!only || others.length > 0) return { content: [], value: response };
  const [key, given] = only;
  if (key !== 'output' && key !== 'error') return { content: [], value: response };
  const failed = key === 'error' ? ({ isError: true } as const) : {};
  if (typeof given !== 'string') return { content: [], value: given, ...failed, wireForm: { response: key } };
  const text: CoreText = setPointer(`${pointer}/${key}`, { type: 'text', text: given });
  return { content: given === '' ? [] : [text], ...failed };
}

// ---------------------------------------------------------------- Core to wire

/** Encodes a result: the response, followed by the parts that are not text. */
export function encodeResult(result: CoreToolResult, name: string, context: BackendContext): JsonObject[] {
  const {
    callId,
    name: ownName,
    content: _content,
    value: _value,
    isError: _isError,
    providerExecuted: _providerExecuted,
    ...others
  } = result;
  reportRest(result, others, partRules(context), context.report);
  const { functionResponse: own, ...rest } = extrasOf(result);
  const { texts, inside, beside } = gatherParts(result, context);
  const { id = sentCallId(callId), response } = wireFormOf(result);
  return [
    {
      functionResponse: {
        ...(id !== null && { id }),
        name: legalToolName(ownName ?? name),
        ...((response !== null || texts.length > 0) && { response: responseOf(result, texts, context) }),
        ...(inside.length > 0 && { parts: inside }),
        ...asObject(own),
      },
      ...rest,
      ...encodeSignature(result, context),
    },
    ...beside,
  ];
}

function gatherParts(
  result: CoreToolResult,
  context: BackendContext,
): { texts: string[]; inside: JsonObject[]; beside: JsonObject[] } {
  const gathered = { texts: [] as string[], inside: [] as JsonObject[], beside: [] as JsonObject[] };
  for (const part of result.content.map((each) => toPlainPart(each, context.report))) {
    const wires = encodeUserPart(part, context);
    const isInside = wireFormOf(part)['inside'] === true;
    switch (part.type) {
      case 'text':
        if (isInside) {
          appendAll(gathered.inside, wires);
          break;
        }
        for (const wire of wires) reportTextFields(part, wire, context);
        gathered.texts.push(part.text);
        break;
      case 'image':
      case 'audio':
      case 'document':
      case 'opaque':
        for (const wire of wires) {
          const text = asString(wire['text']);
          if (text !== undefined) gathered.texts.push(text);
          else (isInside ? gathered.inside : gathered.beside).push(wire);
        }
        break;
      default:
        unreachable(part);
    }
  }
  return gathered;
}

/** A text within a result has no other fields. */
function reportTextFields(part: CoreText, wire: JsonObject, { report }: BackendContext): void {
  const { text: _, ...rest } = wire;
  if (nonEmpty(rest)) report({ at: part, what: 'other fields of a text within a result', instead: 'the text' });
}

function responseOf(result: CoreToolResult, texts: readonly string[], { report }: BackendContext): JsonObject {
  const { value, isError } = result;
  const key = isError ? 'error' : 'output';
  if (value === undefined) return { [key]: texts.join('\n') };
  if (texts.length > 0) {
    report({ at: result, what: 'a text beside the object of a result', instead: 'a list of both' });
    return { [key]: [value, ...texts] };
  }
  const response = isError || wireFormOf(result)['response'] !== undefined ? undefined : asObject(value);
  return response ?? { [key]: value };
}
