import type { Report } from '../../../core/codec.ts';
import { asObject, objectsIn, type JsonObject } from '../../../core/json.ts';
import type { CoreCitation, CoreImage, CoreLogprob, CoreOpaque, CoreRefusal, CoreText } from '../../../core/types.ts';
import { encodeAnnotation } from './citations.ts';
import { ownPayload } from './content.ts';
import { extrasOf, spellingOf } from './extras.ts';
import { encodeLogprobs } from './logprobs.ts';

/** What stands in an item of a message. */
export type Said = CoreText | CoreRefusal | CoreOpaque;

/** Whether a part begins an item; the texts of another vendor's answer are one, as far as nothing comes between. */
export const startsItem = (part: Pick<Said, 'wireForm'>): boolean => spellingOf(part)?.['item'] !== undefined;

/** An opaque part that this protocol had in the content of a message. */
export const isContentPart = (part: CoreOpaque): boolean =>
  ownPayload(part) !== undefined && spellingOf(part)?.['place'] === 'content';

/** What only this protocol knows of the item that a part begins, and of the part itself. */
export function placedExtras(part: Pick<Said, 'extras'>): { item: JsonObject; content: JsonObject } {
  const { content, ...item } = extrasOf(part);
  return { item, content: asObject(content) ?? {} };
}

/** An item of a message. `around`: its id and status. */
export function messageItem(first: Said, around: JsonObject, content: JsonObject[]): JsonObject {
  const spelled = asObject(spellingOf(first)?.['item']);
  return {
    ...(spelled?.['type'] !== 'absent' && { type: 'message' }),
    ...around,
    role: 'assistant',
    content,
    ...placedExtras(first).item,
  };
}

/** A text with what is known of its tokens; in a conversation nothing is. */
export interface WrittenText {
  text: CoreText;
  logprobs: readonly CoreLogprob[] | undefined;
}

export function textPart({ text: part, logprobs }: WrittenText, report: Report): JsonObject {
  const spelled = spellingOf(part);
  const { annotations: others, ...own } = placedExtras(part).content;
  const annotations = [...annotationsOf(part.citations ?? [], part.text.length, report), ...objectsIn(others)];
  const isInput = spelled?.['type'] === 'input_text';
  const hasAnnotations = annotations.length > 0 || (!isInput && spelled?.['annotations'] !== 'absent');
  const hasLogprobs = logprobs !== undefined && (logprobs.length > 0 || spelled?.['logprobs'] !== 'absent');
  return {
    type: isInput ? 'input_text' : 'output_text',
    text: part.text,
    ...(hasAnnotations && { annotations }),
    ...(hasLogprobs && { logprobs: encodeLogprobs(logprobs) }),
    ...own,
  };
}

const annotationsOf = (citations: readonly CoreCitation[], length: number, report: Report): JsonObject[] =>
  citations.map((citation) => encodeAnnotation(citation, length, report)).filter((each) => each !== undefined);

export const refusalPart = (part: CoreRefusal): JsonObject => ({
  type: 'refusal',
  refusal: part.text,
  ...placedExtras(part).content,
});

/** A picture as the item of the tool that makes them; `undefined` where its bytes are not at hand. */
export function imageItem({ source, ...part }: CoreImage, around: JsonObject): JsonObject | undefined {
  if (source.kind !== 'base64') return undefined;
  const format = source.mediaType.replace('image/', '');
  const extras = extrasOf(part);
  return {
    type: 'image_generation_call',
    ...around,
    result: source.data,
    ...(!spellingOf(part) && { output_format: format }),
    ...extras,
    ...('output_format' in extras && { output_format: format }),
  };
}
