import { copyProvenance } from './provenance.ts';
import type {
  CoreAudio,
  CoreChatRequest,
  CoreContentPart,
  CoreDocument,
  CoreImage,
  CoreMessage,
  CoreVideo,
  Loss,
} from './types.ts';
import { unreachable } from './unreachable.ts';

/** What avoids that a medium is lost whose bytes a server needs. */
export const fetchingMedia = { key: 'media.fetch', value: 'true' } as const;

const notFetched = 'was not fetched: ';

/** What is reported of a medium that could not be fetched, although Louter may fetch. */
export const describeNotFetched = ({ type }: CoreMedium, why: string): string => `the ${type} ${notFetched}${why}`;

export const isNotFetched = ({ what }: Pick<Loss, 'what'>): boolean => what.includes(notFetched);

/** A part whose content is not text. */
export type CoreMedium = CoreImage | CoreAudio | CoreVideo | CoreDocument;

/** A media type without its parameters (RFC 9110, 8.3.1). */
export const bareMediaType = (mediaType: string): string => (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();

/**
 * Every medium of a request, those inside tool results and documents too. Not a generator: of a long history those were a
 * sixth of all that was allocated for a request.
 */
export function listMedia({ messages }: CoreChatRequest): CoreMedium[] {
  const media: CoreMedium[] = [];
  for (const { content } of messages) for (const part of content) addMedia(part, media);
  return media;
}

function addMedia(part: CoreContentPart, media: CoreMedium[]): void {
  switch (part.type) {
    case 'image':
    case 'audio':
    case 'video':
      media.push(part);
      return;
    case 'document':
      media.push(part);
      if (part.source.kind === 'parts') for (const inner of part.source.parts) addMedia(inner, media);
      return;
    case 'tool-result':
      for (const inner of part.content) addMedia(inner, media);
      return;
    case 'text':
    case 'reasoning':
    case 'refusal':
    case 'tool-call':
    case 'source':
    case 'opaque':
      return;
    default:
      unreachable(part);
  }
}

/** The request with other media in the place of some of its own; whatever holds none of them stays the same object. */
export function replaceMedia(
  request: CoreChatRequest,
  replacements: ReadonlyMap<CoreMedium, CoreMedium>,
): CoreChatRequest {
  if (replacements.size === 0) return request;
  const messages = request.messages.map((message) => replaceIn(message, replacements) as CoreMessage);
  return copyProvenance(request, { ...request, messages });
}

/** A holder of parts, with those replaced that are to be, however deep they lie. */
function replaceIn<Holder extends { content: readonly CoreContentPart[] }>(
  holder: Holder,
  replacements: ReadonlyMap<CoreMedium, CoreMedium>,
): Holder {
  const content = holder.content.map((part) => replacePart(part, replacements));
  return content.every((part, index) => part === holder.content[index])
    ? holder
    : copyProvenance(holder, { ...holder, content });
}

function replacePart(part: CoreContentPart, replacements: ReadonlyMap<CoreMedium, CoreMedium>): CoreContentPart {
  switch (part.type) {
    case 'image':
    case 'audio':
    case 'video':
      return replacements.get(part) ?? part;
    case 'tool-result':
      return replaceIn(part, replacements);
    case 'document': {
      const { source } = part;
      if (source.kind !== 'parts') return replacements.get(part) ?? part;
      const { content } = replaceIn({ content: source.parts }, replacements);
      const parts = content.filter((each) => each.type === 'text' || each.type === 'image');
      return content === source.parts ? part : copyProvenance(part, { ...part, source: { kind: 'parts', parts } });
    }
    case 'text':
    case 'reasoning':
    case 'refusal':
    case 'tool-call':
    case 'source':
    case 'opaque':
      return part;
    default:
      return unreachable(part);
  }
}

/** Offsets and bytes of a file, in hexadecimal, and the type that they identify. */
const magicNumbers: readonly { bytes: string; behind?: { at: number; bytes: string }; mediaType: string }[] = [
  { bytes: '89504e47', mediaType: 'image/png' },
  { bytes: 'ffd8ff', mediaType: 'image/jpeg' },
  { bytes: '47494638', mediaType: 'image/gif' },
  { bytes: '52494646', behind: { at: 8, bytes: '57454250' }, mediaType: 'image/webp' },
  { bytes: '52494646', behind: { at: 8, bytes: '57415645' }, mediaType: 'audio/wav' },
  { bytes: '424d', mediaType: 'image/bmp' },
  { bytes: '494433', mediaType: 'audio/mpeg' },
  { bytes: 'fffb', mediaType: 'audio/mpeg' },
  { bytes: '664c6143', mediaType: 'audio/flac' },
  { bytes: '4f676753', mediaType: 'audio/ogg' },
];

/** The type of a file as its first bytes show it; `undefined` for one that is not known. */
export function detectMediaType(base64: string): string | undefined {
  const head = Buffer.from(base64.slice(0, 32), 'base64').toString('hex');
  return magicNumbers.find(
    ({ bytes, behind }) => head.startsWith(bytes) && (!behind || head.startsWith(behind.bytes, behind.at * 2)),
  )?.mediaType;
}
