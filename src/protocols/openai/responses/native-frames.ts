import { asObject, nonEmpty, type JsonObject } from '../../../core/json.ts';
import { unknownFields, type KnownFields } from '../../../core/native-frame.ts';
import { signatureToToken } from '../../../core/signature.ts';
import { splitFields } from './answer.ts';
import { protocol } from './extras.ts';
import { isOpaquePart } from './item-decoder.ts';
import { isOpaqueItem } from './output-items.ts';
import { decodeReasoning } from './reasoning.ts';

// The fields of stream events that Core does not carry.

interface NativeFrame {
  frame: JsonObject;
  repeated?: 'repeated';
}

const commonEventFields = [
  'type',
  'sequence_number',
  'item_id',
  'output_index',
  'content_index',
  'summary_index',
  'annotation_index',
  // It hides how long the vendor's own events are; those that are written have a length of their own.
  'obfuscation',
];

/** The fields of events about an item. Of tokens and parts what is not known is looked for. */
const itemEventFields: KnownFields = {
  names: new Set(
    [
      commonEventFields,
      ['annotation', 'annotations', 'arguments', 'bytes', 'delta', 'input', 'logprob', 'logprobs', 'part'],
      ['refusal', 'text', 'token', 'top_logprobs'],
    ].flat(),
  ),
  opaque: new Set(['annotation', 'annotations', 'arguments', 'bytes', 'input']),
};

/** The events that hold an item or the answer, which keep themselves what only this protocol knows of them. */
const envelopeEventFields: KnownFields = {
  names: new Set([...commonEventFields, 'item', 'response']),
  opaque: new Set(['item', 'response']),
};

/**
 * What of an event goes along with what it becomes, named by the type and place of the event. `isOfItem`: whether it
 * is about a part of an item, and a known one.
 */
export function toNativeFrame(
  type: string,
  event: JsonObject,
  { isOfItem, issuer }: { isOfItem: boolean; issuer: string },
): NativeFrame | undefined {
  const isPassedOn = type === 'response.output_item.added' && isOpaqueItem(asObject(event['item']) ?? {});
  if (isPassedOn || isOpaquePart(event) || !(isOfItem || envelopeEvents.has(type))) return undefined;
  const unknown = unknownFields(event, isOfItem ? itemEventFields : envelopeEventFields);
  const extraFields = isOfItem ? undefined : readEnvelope(type, event, issuer);
  if (!unknown && !extraFields) return undefined;
  const { content_index: content, summary_index: summary } = event;
  const frame: JsonObject = {
    type,
    ...(content !== undefined && { content_index: content }),
    ...(summary !== undefined && { summary_index: summary }),
    ...extraFields,
    ...unknown,
  };
  // What Core carries in a later event is no loss to another protocol.
  return { frame, ...(!unknown && { repeated: 'repeated' }) };
}

const envelopeEvents: ReadonlySet<string> = new Set([
  'response.created',
  'response.in_progress',
  'response.completed',
  'response.incomplete',
  'response.failed',
  'response.output_item.added',
  'response.output_item.done',
]);

/** The fields of an answer or item that has only begun, other than those that Core carries at its beginning. */
function readEnvelope(type: string, event: JsonObject, issuer: string): JsonObject | undefined {
  switch (type) {
    case 'response.created':
    case 'response.in_progress': {
      const { echo } = splitFields(asObject(event['response']) ?? {});
      return nonEmpty(echo) && { response: echo };
    }
    case 'response.failed': {
      const { echo, rest } = splitFields(asObject(event['response']) ?? {});
      return { response: { ...echo, ...rest } };
    }
    case 'response.output_item.added': {
      const item = nonEmpty(readItemExtras(asObject(event['item']) ?? {}, issuer));
      return item && { item };
    }
    default:
      return undefined;
  }
}

function readItemExtras(item: JsonObject, issuer: string): JsonObject {
  const { type, id: _id, status: _status, role: _role, content: _content, summary: _summary, ...rest } = item;
  const { call_id: _callId, name: _name, namespace: _namespace, input: _input, arguments: found, ...others } = rest;
  // Only the arguments of a search are no text that comes piece by piece.
  if (type !== 'reasoning') return { ...others, ...(asObject(found ?? null) && { arguments: found ?? null }) };
  const { encrypted_content: _, ...own } = others;
  const { signature } = decodeReasoning(item, issuer);
  return { ...own, ...(signature && { encrypted_content: signatureToToken(signature, protocol) }) };
}
