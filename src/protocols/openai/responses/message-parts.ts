import type { Report } from '../../../core/codec.ts';
import { asObject, objectsIn, type JsonObject } from '../../../core/json.ts';
import type { CoreCitation, CoreImage, CoreLogprob, CoreOpaque, CoreRefusal, CoreText } from '../../../core/types.ts';
import { encodeAnnotation } from './citations.ts';
import { nativePayload } from './content.ts';
import { extrasOf, wireFormOf } from './extras.ts';

/** What stands in an item of a message. */
export type MessagePart = CoreText | CoreRefusal | CoreOpaque;

/** Whether a part begins an item; the texts of another vendor's answer are one, as far as nothing comes between. */
export const startsItem = (part: Pick<MessagePart, 'wireForm'>): boolean => wireFormOf(part)?.['item'] !== undefined;

/** An opaque part that this protocol had in the content of a message. */
export const isContentPart = (part: CoreOpaque): boolean =>
  nativePayload(part) !== undefined && wireFormOf(part)?.['place'] === 'content';

/** What only this protocol knows of the item that a part begins, and of the part itself. */
export function splitPartExtras(part: Pick<MessagePart, 'extras'>): { item: JsonObject; content: JsonObject } {
  const { content, ...item } = extrasOf(part);
  return { item, content: asObject(content) ?? {} };
}

/** An item of a message. `around`: its id and status. */
export function encodeMessageItem(first: MessagePart, around: JsonObject, content: JsonObject[]): JsonObject {
  const itemForm = asObject(wireFormOf(first)?.['item']);
  return {
    ...(itemForm?.['type'] !== 'absent' && { type: 'message' }),
    ...around,
    role: 'assistant',
    content,
    ...splitPartExtras(first).item,
  };
}

/** A text with what is known of its tokens; in a conversation nothing is. */
export interface TextWithLogprobs {
  text: CoreText;
  logprobs: readonly CoreLogprob[] | undefined;
}

export function encodeTextPart({ text: part, logprobs }: TextWithLogprobs, report: Report): JsonObject {
  const ownForm = wireFormOf(part);
  const { annotations: others, ...own } = splitPartExtras(part).content;
  const annotations = [...encodeAnnotations(part.citations ?? [], part.text.length, report), ...objectsIn(others)];
  const isInput = ownForm?.['type'] === 'input_text';
  const hasAnnotations = annotations.length > 0 || (!isInput && ownForm?.['annotations'] !== 'absent');
  const hasLogprobs = logprobs !== undefined && (logprobs.length > 0 || ownForm?.['logprobs'] !== 'absent');
  return {
    type: isInput ? 'input_text' : 'output_text',
    text: part.text,
    ...(hasAnnotations && { annotations }),
    ...(hasLogprobs && { logprobs: encodeLogprobs(logprobs) }),
    ...own,
  };
}

const encodeAnnotations = (citations: readonly CoreCitation[], length: number, report: Report): JsonObject[] =>
  citations.map((citation) => encodeAnnotation(citation, length, report)).filter((each) => each !== undefined);

export const encodeRefusalPart = (part: CoreRefusal): JsonObject => ({
  type: 'refusal',
  refusal: part.text,
  ...splitPartExtras(part).content,
});

/** A picture as the item of the tool that makes them; `undefined` where its bytes are not at hand. */
export function encodeImageItem({ source, ...part }: CoreImage, around: JsonObject): JsonObject | undefined {
  if (source.kind !== 'base64') return undefined;
  const format = source.mediaType.replace('image/', '');
  const extras = extrasOf(part);
  return {
    type: 'image_generation_call',
    ...around,
    result: source.data,
    ...(!wireFormOf(part) && { output_format: format }),
    ...extras,
    ...('output_format' in extras && { output_format: format }),
  };
}

/** Entries always have their bytes: where the vendor gave none, those of the token's text. */
export const encodeLogprobs = (logprobs: readonly CoreLogprob[]): JsonObject[] =>
  logprobs.map((each) => ({ ...encodeEntry(each), top_logprobs: (each.top ?? []).map(encodeEntry) }));

const encodeEntry = ({ token, logprob, bytes }: Omit<CoreLogprob, 'top'>): JsonObject => ({
  token,
  logprob,
  bytes: bytes ?? [...Buffer.from(token)],
});
