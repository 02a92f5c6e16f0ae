import type {
  ReceivedImageGenerationCallItem,
  ReceivedOutputItem,
  ReceivedOutputMessage,
} from '../../../../generated/openai.js';
import { readOutputMessage } from '../../../../generated/openai.readers.js';
import { base64Source, readBase64 } from '../../../core/base64.ts';
import { asObject, asString, nonEmpty, withoutNulls, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { setPointer } from '../../../core/provenance.ts';
import type { CoreAssistantPart, CoreImage, CoreOpaque, CoreRefusal, CoreText } from '../../../core/types.ts';
import { decodeCall } from './calls.ts';
import { decodeAnnotation } from './citations.ts';
import { decodeOpaque } from './content.ts';
import { idAndStatus, withExtras, withWireForm } from './extras.ts';
import { phaseOfItem, phasePart } from './phase.ts';
import { decodeReasoning } from './reasoning.ts';
import type { ToolNames } from './tool-names.ts';
import type { ContentPart } from './wire.ts';
import { decodeHostedItem } from './hosted-items.ts';

/** What the items of an answer are decoded with, be it a new one or one of an earlier turn. */
export interface ItemContext {
  names: ToolNames;
  /** Who made a token that is not tagged. */
  issuer: string;
  mint(prefix: string): string;
  /** Whether the items are those of a new answer. */
  isAnswer: boolean;
}

/** The parts of an item. Only a message holds several. */
export function decodeOutputItem(item: ReceivedOutputItem, pointer: string, context: ItemContext): CoreAssistantPart[] {
  const message = messageOf(item);
  const phase = message && context.isAnswer ? phaseOfItem(message) : undefined;
  if (message && phase === undefined) return decodeMessage(message, pointer);
  if (message && phase !== undefined)
    return [setPointer(pointer, phasePart(phase, context.issuer)), ...decodeMessage(message, pointer, 'phase-apart')];
  const hosted = decodeHostedItem(item, pointer, context);
  if (hosted) return hosted;
  const part = decodeSinglePart(item, context);
  return [setPointer(pointer, part)];
}

/** An item without a type is a message in its short form. */
export const isMessage = ({ type }: { type?: JsonValue }): boolean =>
  type === 'message' || type === undefined || type === null;

/** The item as a message; `undefined` for one of another kind. */
export const messageOf = (item: ReceivedOutputItem): ReceivedOutputMessage | undefined =>
  item.type === 'message' ? item : isMessage(item) ? readOutputMessage(item) : undefined;

function decodeSinglePart(item: ReceivedOutputItem, { names, issuer, mint }: ItemContext): CoreAssistantPart {
  if (item.type === 'reasoning') return decodeReasoning(item, issuer);
  const image = item.type === 'image_generation_call' ? decodeImage(item) : undefined;
  return image ?? decodeCall(item, names, mint) ?? decodeOpaque(item, 'item', describeAction(item));
}

// ---------------------------------------------------------------- messages

/** An item of a message, of an answer or an earlier one. */
export type MessageItem = Partial<Omit<ReceivedOutputMessage, 'content'>> & {
  content?: string | readonly ContentPart[] | null;
};

type OutputPart = CoreText | CoreRefusal | CoreOpaque;

/**
 * The parts of a message. The first carries the fields of the item around them: its id in the wire form, what
 * else only this protocol knows in its extras, among which those of the part itself are under `content`.
 * @param phaseApart a part of its own has the phase.
 */
export function decodeMessage(item: MessageItem, pointer: string, phaseApart?: 'phase-apart'): OutputPart[] {
  const { type, id, role: _, status, content, ...others } = item;
  const { phase: _phase, ...withoutPhase } = others;
  const rest = phaseApart ? withoutPhase : others;
  // Without the fields that a plain item of a message has too.
  const itemForm = {
    ...idAndStatus({ id: id ?? null, status: status ?? null }),
    ...((type ?? null) === null && { type: 'absent' }),
  };
  const hasFields = nonEmpty(withoutNulls(rest)) !== undefined;
  const list = typeof content === 'string' ? [] : (content ?? []);
  if (list.length === 0) {
    const text = typeof content === 'string' ? content : '';
    const ownForm = withWireForm({ item: itemForm, content: typeof content === 'string' ? 'string' : 'empty' });
    return [setPointer(pointer, { type: 'text', text, ...withExtras(rest), ...ownForm })];
  }
  return list.map((part, index) => {
    const first = index === 0 ? { item: itemForm } : {};
    const at = index === 0 && hasFields ? pointer : `${pointer}/content/${index}`;
    const ofItem = index === 0 ? rest : {};
    return setPointer(at, decodeContentPart(part, ofItem, first, `${pointer}/content/${index}`));
  });
}

/**
 * @param around what only this protocol knows of the item.
 * @param first the wire form that opens an item.
 */
function decodeContentPart(part: ContentPart, around: JsonObject, first: JsonObject, pointer: string): OutputPart {
  const carried = (own: JsonObject, form: Parameters<typeof withWireForm>[0] = {}) => ({
    ...withExtras({ ...around, content: nonEmpty(withoutNulls(own)) ?? null }),
    ...withWireForm({ ...first, ...form }),
  });
  switch (part.type) {
    case 'input_text': {
      const { type, text, ...own } = part;
      const fields = carried(own, { type, annotations: 'absent', logprobs: 'absent' });
      return { type: 'text', text: asString(text) ?? '', ...fields };
    }
    case 'output_text': {
      const { type: _, text, annotations, logprobs, ...own } = part;
      const all = (annotations ?? []).map((each) => ({ each, citation: decodeAnnotation(each) }));
      const citations = all.flatMap(({ citation }, index) =>
        citation ? [setPointer(`${pointer}/annotations/${index}`, citation)] : [],
      );
      const others = all.flatMap(({ each, citation }) => (citation ? [] : [each]));
      return {
        type: 'text',
        text: text ?? '',
        ...(citations.length > 0 && { citations: setPointer(`${pointer}/annotations`, citations) }),
        ...carried(others.length > 0 ? { ...own, annotations: others } : own, {
          annotations: annotations ? undefined : 'absent',
          logprobs: logprobs ? undefined : 'absent',
        }),
      };
    }
    case 'refusal': {
      const { type, refusal, ...own } = part;
      return { type, text: refusal ?? '', ...carried(own) };
    }
    default:
      return {
        ...decodeOpaque(part, 'content'),
        ...withExtras(around),
        ...withWireForm({ ...first, place: 'content' }),
      };
  }
}

// ---------------------------------------------------------------- other items

/** A picture the model made; `undefined` for an item that holds none, as where a client put a text in its place. */
function decodeImage(item: ReceivedImageGenerationCallItem): CoreImage | undefined {
  const { type: _, id, status, result, ...rest } = item;
  if (typeof result !== 'string' || result === '') return undefined;
  if (!readBase64(result)) return undefined;
  const format = asString(rest.output_format) ?? 'png';
  return {
    type: 'image',
    source: base64Source(`image/${format}`, result).source,
    ...withExtras(rest),
    ...withWireForm({ ...idAndStatus({ id, status }) }),
  };
}

/**
 * The text for a model of another vendor in place of an earlier step that its client took with a tool of this vendor,
 * whose result follows. A tool that the vendor ran has no result, and the model would only learn to imitate the text.
 */
function describeAction(item: ReceivedOutputItem): string | undefined {
  // What code gave that called the client's tools: the calls and their results are there, too.
  if (item.type === 'program_output') return `(program_output: ${asString(item.result) ?? ''})`;
  const kind = asString(item.type) ?? '';
  const did =
    asObject('action' in item ? item.action : undefined) ?? asObject('operation' in item ? item.operation : undefined);
  if (!kind.endsWith('_call') || kind === 'web_search_call' || !did) return undefined;
  return `(${kind}: ${JSON.stringify(did)})`;
}

/** The kind of an item by its type alone, before it is whole. */
export const isOpaqueItem = (item: ReceivedOutputItem): boolean =>
  !(
    isMessage(item) ||
    item.type === 'reasoning' ||
    item.type === 'function_call' ||
    item.type === 'custom_tool_call' ||
    (item.type === 'tool_search_call' && item.execution === 'client')
  );
