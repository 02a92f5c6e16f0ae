import type * as wire from '../../../../generated/openai.js';
import type { Report } from '../../../core/codec.ts';
import type { GrowingText } from '../../../core/growing-text.ts';
import { asObject, objectsIn, type JsonObject } from '../../../core/json.ts';
import type { CoreCitation, CoreImage, CoreLogprob, CoreOpaque, CoreRefusal, CoreText } from '../../../core/types.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { encodeAnnotation } from './citations.ts';
import { nativePayload } from './content.ts';
import { extrasOf, wireFormOf } from './extras.ts';
import type { TextPart, WrittenMessage, WrittenPart } from './wire.ts';

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
export function encodeMessageItem(
  first: Pick<MessagePart, 'extras' | 'wireForm'>,
  around: Partial<Pick<wire.OutputMessage, 'id' | 'status' | 'phase'>>,
  content: string | WrittenPart[],
): WrittenMessage {
  const itemForm = asObject(wireFormOf(first)?.['item']);
  return wireObject<WrittenMessage>(
    { type: itemForm?.['type'] === 'absent' ? undefined : 'message', ...around, role: 'assistant', content },
    splitPartExtras(first).item,
  );
}

/** `logprobs`: what is known of its tokens; in a conversation nothing is. */
export function encodeTextPart(
  part: Omit<CoreText, 'text'> & { text: string | GrowingText },
  logprobs: readonly CoreLogprob[] | undefined,
  report: Report,
): TextPart {
  const ownForm = wireFormOf(part);
  const { annotations: others, ...own } = splitPartExtras(part).content;
  const annotations = [...encodeAnnotations(part.citations ?? [], part.text.length, report), ...objectsIn(others)];
  const isInput = ownForm?.['type'] === 'input_text';
  const hasAnnotations = annotations.length > 0 || (!isInput && ownForm?.['annotations'] !== 'absent');
  const hasLogprobs = logprobs !== undefined && (logprobs.length > 0 || ownForm?.['logprobs'] !== 'absent');
  return wireObject<TextPart>(
    {
      type: isInput ? 'input_text' : 'output_text',
      text: typeof part.text === 'string' ? part.text : part.text.value,
      annotations: hasAnnotations ? annotations : undefined,
      logprobs: hasLogprobs ? encodeLogprobs(logprobs) : undefined,
    },
    own,
  );
}

const encodeAnnotations = (citations: readonly CoreCitation[], length: number, report: Report): wire.TextAnnotation[] =>
  citations.map((citation) => encodeAnnotation(citation, length, report)).filter((each) => each !== undefined);

export const encodeRefusalPart = (part: CoreRefusal): wire.OutputRefusal =>
  wireObject<wire.OutputRefusal>({ type: 'refusal', refusal: part.text }, splitPartExtras(part).content);

/** A picture as the item of the tool that makes them; `undefined` where its bytes are not at hand. */
export function encodeImageItem(
  { source, ...part }: CoreImage,
  around: Pick<wire.ImageGenerationCallItem, 'id' | 'status'>,
): wire.ImageGenerationCallItem | undefined {
  if (source.kind !== 'base64') return undefined;
  const format = source.mediaType.replace('image/', '');
  const { output_format: written, ...extras } = extrasOf(part);
  const hasFormat = !wireFormOf(part) || written !== undefined;
  return wireObject<wire.ImageGenerationCallItem>(
    {
      type: 'image_generation_call',
      ...around,
      result: source.data,
      output_format: hasFormat ? format : undefined,
    },
    extras,
  );
}

/** Entries always have their bytes: where the vendor gave none, those of the token's text. */
export const encodeLogprobs = (logprobs: readonly CoreLogprob[]): wire.TokenLogprob[] =>
  logprobs.map((each) => ({ ...encodeEntry(each), top_logprobs: (each.top ?? []).map(encodeEntry) }));

const encodeEntry = ({ token, logprob, bytes }: Omit<CoreLogprob, 'top'>): Omit<wire.TokenLogprob, 'top_logprobs'> => ({
  token,
  logprob,
  bytes: bytes ?? [...Buffer.from(token)],
});
