import type * as wire from '../../../generated/gemini.js';
import { appendAll } from '../../core/append-all.ts';
import type { BackendContext } from '../../core/codec.ts';
import { asObject, asString, type JsonObject, type JsonValue } from '../../core/json.ts';
import { setPointer, copyProvenance } from '../../core/provenance.ts';
import { reportUnwritten, writtenOfResult } from '../../core/report-rest.ts';
import type { CoreText, CoreToolResult } from '../../core/types.ts';
import { toPlainPart, type PlainResultPart } from '../../core/stand-ins.ts';
import { unreachable } from '../../core/unreachable.ts';
import { filled, wireObject } from '../../core/wire-object.ts';
import { extrasOf, nestExtras, wireFormOf, withExtras, withWireForm, encodeSignature, partRules } from './extras.ts';
import type { AnsweredCall } from './calls.ts';
import { decodeUserPart, encodeUserPart, createOpaque } from './parts.ts';
import { legalToolName, sentCallId } from './names.ts';

// ---------------------------------------------------------------- wire to Core

/**
 * Decodes the result of a function. The vendor takes `output` as its result, `error` as its failure, and a response without
 * either as its result (`FunctionResponse.response`).
 * @param answered the call that it answers, and what of it is different on the wire.
 */
export function decodeResult(
  { functionResponse, ...rest }: wire.Part,
  pointer: string,
  { callId, wireId, name: called }: AnsweredCall,
): CoreToolResult {
  const { id: _, name, response, parts, ...own }: Partial<wire.FunctionResponse> = functionResponse ?? {};
  const { content, value, isError, wireForm } = readResponse(response, `${pointer}/functionResponse/response`);
  const inside = (parts ?? []).flatMap((part, index) => {
    const at = `${pointer}/functionResponse/parts/${index}`;
    const decoded = decodeInnerPart(part, at);
    return decoded
      ? [copyProvenance(decoded, { ...decoded, ...withWireForm({ ...wireFormOf(decoded), inside: true }) })]
      : [];
  });
  return setPointer(pointer, {
    type: 'tool-result',
    callId,
    ...((called ?? name) && { name: called ?? name }),
    content: [...content, ...inside],
    ...(value !== undefined && { value }),
    ...(isError && { isError }),
    providerExecuted: false,
    ...withExtras({ ...rest, ...nestExtras('functionResponse', own) }),
    ...withWireForm({
      ...wireForm,
      ...(wireId !== undefined && { id: wireId }),
      ...(called !== undefined && { name }),
    }),
  });
}

/** Decodes a part within a result. Kinds that Core's results cannot hold stay opaque. */
function decodeInnerPart(part: wire.FunctionResponsePart, pointer: string): PlainResultPart | undefined {
  const decoded = decodeUserPart(part, pointer);
  return decoded?.type === 'video' ? createOpaque(part, pointer) : decoded;
}

/** Decodes a part after a result that belongs to it; `undefined` for a kind that results cannot hold. */
export function decodeAdjacentPart(part: wire.Part, pointer: string): Exclude<PlainResultPart, CoreText> | undefined {
  const decoded = decodeUserPart(part, pointer);
  const isHeld = decoded?.type === 'image' || decoded?.type === 'audio' || decoded?.type === 'document';
  return isHeld ? decoded : undefined;
}

interface FunctionResponseFields {
  content: CoreText[];
  value?: JsonValue;
  isError?: true;
  wireForm?: JsonObject;
}

function readResponse(response: JsonObject | undefined, pointer: string): FunctionResponseFields {
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
export function encodeResult(result: CoreToolResult, name: string, context: BackendContext): wire.Part[] {
  const { callId, name: ownName } = result;
  reportUnwritten(result, writtenOfResult, partRules(context), context.report);
  const { functionResponse: own, ...rest } = extrasOf(result);
  const { texts, inside, beside } = gatherParts(result, context);
  const { id = sentCallId(callId), response, name: written } = wireFormOf(result);
  const functionResponse = wireObject<wire.FunctionResponse>(
    {
      id: asString(id),
      name: asString(written) ?? legalToolName(ownName ?? name),
      response: response === null && texts.length === 0 ? undefined : responseOf(result, texts, context),
      parts: filled(inside),
    },
    asObject(own),
  );
  return [wireObject<wire.Part>({ functionResponse }, { ...rest, ...encodeSignature(result, context) }), ...beside];
}

function gatherParts(
  result: CoreToolResult,
  context: BackendContext,
): { texts: string[]; inside: wire.Part[]; beside: wire.Part[] } {
  const texts: string[] = [];
  const inside: wire.Part[] = [];
  const beside: wire.Part[] = [];
  for (const part of result.content.map((each) => toPlainPart(each, context.report))) {
    const encoded = encodeUserPart(part, context);
    const isInside = wireFormOf(part)['inside'] === true;
    switch (part.type) {
      case 'text':
        if (isInside) {
          appendAll(inside, encoded);
          break;
        }
        for (const each of encoded) reportTextFields(part, each, context);
        texts.push(part.text);
        break;
      case 'image':
      case 'audio':
      case 'document':
      case 'opaque':
        for (const each of encoded) {
          if (each.text !== undefined) texts.push(each.text);
          else (isInside ? inside : beside).push(each);
        }
        break;
      default:
        unreachable(part);
    }
  }
  return { texts, inside, beside };
}

/** A text within a result has no other fields. */
function reportTextFields(part: CoreText, encoded: wire.Part, { report }: BackendContext): void {
  if (Object.keys(encoded).length > 1)
    report({ at: part, what: 'other fields of a text within a result', instead: 'the text' });
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
