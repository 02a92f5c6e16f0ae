import type { JsonValue } from '../../../core/json.ts';
import { setPointer } from '../../../core/provenance.ts';
import { documentText } from '../../../core/stand-ins.ts';
import type { CoreDocument, CoreText, MediaSource } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { bareMediaType } from '../../../core/media.ts';

/** A string of content; an empty one holds no part. */
export const decodeString = (text: string, pointer: string): CoreText[] =>
  text === '' ? [] : [setPointer(pointer, { type: 'text', text })];

/** The media type of files that come without one. */
export const defaultFileType = 'application/pdf';

export const audioMediaType = (format: string): string => (format === 'mp3' ? 'audio/mpeg' : `audio/${format}`);

/** OpenAI's name of an audio format: `wav` and `mp3`, others by their media subtype. */
export function audioFormat(mediaType: string): string {
  const subtype = bareMediaType(mediaType).replace('audio/', '');
  if (subtype === 'mpeg') return 'mp3';
  return subtype === 'x-wav' || subtype === 'wave' || subtype === 'vnd.wave' ? 'wav' : subtype;
}

/** As a URL; `undefined` for what has none. */
export function encodeUrl(source: MediaSource): string | undefined {
  switch (source.kind) {
    case 'url':
      return source.url;
    case 'base64':
      return `data:${source.mediaType};base64,${source.data}`;
    case 'file':
    case 'text':
      return undefined;
    default:
      return unreachable(source);
  }
}

/** A document whose text is at hand, as text parts. */
export function encodeDocumentText<Type extends string>(
  part: CoreDocument,
  text: string,
  type: Type,
): { type: Type; text: string }[] {
  const content = documentText(part, text);
  return content === '' ? [] : [{ type, text: content }];
}

/** The texts of parts that hold nothing else, so that one string can replace them; else `undefined`. */
export function readPlainTexts(
  parts: readonly { type?: JsonValue; text?: JsonValue }[],
  types: readonly string[] = ['text'],
): string[] | undefined {
  const texts = parts.flatMap(({ type, text, ...rest }) =>
    typeof type === 'string' && types.includes(type) && typeof text === 'string' && Object.keys(rest).length === 0
      ? [text]
      : [],
  );
  return texts.length === parts.length ? texts : undefined;
}
