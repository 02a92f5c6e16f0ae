import type * as wire from '../../../../generated/openai.js';
import { asObject, nonEmpty, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { unknownFields, type KnownFields } from '../../../core/native-frame.ts';
import { signatureToToken } from '../../../core/signature.ts';
import type { NameIn } from '../../../core/wire-object.ts';
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

type EventField = NameIn<wire.ResponseStreamEvent>;

const commonEventFields: readonly EventField[] = [
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

type PartField = NameIn<wire.OutputContentPart | wire.TokenLogprob>;

/** The fields of events about an item. Of tokens and parts what is not known is looked for. */
const itemEventFields: KnownFields = {
  names: new Set<EventField | PartField>([
    ...commonEventFields,
    ...(['annotation', 'annotations', 'arguments', 'bytes', 'delta', 'input', 'logprob', 'logprobs'] as const),
    ...(['part', 'refusal', 'text', 'token', 'top_logprobs'] as const),
  ]),
  opaque: new Set<EventField | PartField>(['annotation', 'annotations', 'arguments', 'bytes', 'input']),
};

/** The events that hold an item or the answer, which keep themselves what only this protocol knows of them. */
const envelopeEventFields: KnownFields = {
  names: new Set<EventField>([...commonEventFields, 'item', 'response']),
  opaque: new Set<EventField>(['item', 'response']),
};

/**
 * What of an event goes along with what it becomes, named by the type and place of the event. `isOfItem`: whether it
 * is about a part of an item, and a known one.
 */
export function toNativeFrame(
  event: wire.ReceivedResponseStreamEvent,
  { isOfItem, issuer }: { isOfItem: boolean; issuer: string },
): NativeFrame | undefined {
  const { type } = event;
  const isPassedOn = type === 'response.output_item.added' && isOpaqueItem(event.item ?? {});
  const isPart = 'part' in event && isOpaquePart(asObject(event.part));
  if (isPassedOn || isPart || !(isOfItem || envelopeEvents.has(type))) return undefined;
  const unknown = unknownFields(event, isOfItem ? itemEventFields : envelopeEventFields);
  const extraFields = isOfItem ? undefined : readEnvelope(event, issuer);
  if (!unknown && !extraFields) return undefined;
  const frame: JsonObject = {
    type: type ?? null,
    ...('content_index' in event && { content_index: event.content_index ?? null }),
    ...('summary_index' in event && { summary_index: event.summary_index ?? null }),
    ...extraFields,
    ...unknown,
  };
  // What Core carries in a later event is no loss to another protocol.
  return { frame, ...(!unknown && { repeated: 'repeated' }) };
}

const envelopeEvents: ReadonlySet<wire.ReceivedResponseStreamEvent['type']> = new Set([
  'response.created',
  'response.in_progress',
  'response.completed',
  'response.incomplete',
  'response.failed',
  'response.output_item.added',
  'response.output_item.done',
]);

/** The fields of an answer or item that has only begun, other than those that Core carries at its beginning. */
function readEnvelope(event: wire.ReceivedResponseStreamEvent, issuer: string): JsonObject | undefined {
  switch (event.type) {
    case 'response.created':
    case 'response.in_progress': {
      const { echo } = splitFields(event.response ?? {});
      return nonEmpty(echo) && { response: echo };
    }
    case 'response.failed': {
      const { echo, rest } = splitFields(event.response ?? {});
      return { response: { ...echo, ...rest } };
    }
    case 'response.output_item.added': {
      const item = nonEmpty(readItemExtras(event.item ?? {}, issuer));
      return item && { item };
    }
    default:
      return undefined;
  }
}

function readItemExtras(item: wire.ReceivedOutputItem, issuer: string): JsonObject {
  const signature = item.type === 'reasoning' ? decodeReasoning(item, issuer).signature : undefined;
  const token = signature && signatureToToken(signature, protocol);
  // Only the arguments of a search are no text that comes piece by piece.
  const isCarried = (name: string, value: JsonValue): boolean =>
    carriedItemFields.has(name) && !(name === argumentsField && asObject(value));
  const fields = Object.entries(item).flatMap(([name, value]): [string, JsonValue][] => {
    if (item.type === 'reasoning' && name === tokenField) return token === undefined ? [] : [[name, token]];
    return isCarried(name, value) ? [] : [[name, value]];
  });
  return Object.fromEntries(fields);
}

type ItemField = NameIn<wire.OutputItem>;

const tokenField = 'encrypted_content' satisfies ItemField;
const argumentsField = 'arguments' satisfies ItemField;

/** The fields of items that Core carries. */
const carriedItemFields: ReadonlySet<string> = new Set<ItemField>([
  ...(['type', 'id', 'status', 'role', 'content', 'summary', 'call_id', 'name', 'namespace', 'input'] as const),
  argumentsField,
]);
