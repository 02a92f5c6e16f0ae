import type * as wire from '../../../generated/anthropic.js';
import { base64Source } from '../../core/base64.ts';
import { asObject, withoutUndefined, nonEmpty, type JsonObject } from '../../core/json.ts';
import type { Report } from '../../core/codec.ts';
import { bareMediaType } from '../../core/media.ts';
import { setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreDocument, CoreImage, CoreText, MediaSource } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject } from '../../core/wire-object.ts';
import { baseRules, encodeContent, decodeBase, encodeBase, stringWireForm, withoutNulls } from './extras.ts';
import { decodeText, encodeText } from './text.ts';

// ---------------------------------------------------------------- wire to Core

/** Decodes an image block; `undefined` when its source is of an unknown type. */
export function decodeImage(block: wire.ReceivedImageBlockParam, pointer: string): CoreImage | undefined {
  const { type: _, source, ...rest } = block;
  const known = source && decodeSource(source, `${pointer}/source`);
  if (!known) return undefined;
  return setPointer<CoreImage>(pointer, {
    type: 'image',
    source: known.source,
    ...decodeBase({ ...rest, ...known.rest }),
  });
}

/** Decodes a document block; `undefined` when its source is of an unknown type. */
export function decodeDocument(block: wire.ReceivedDocumentBlockParam, pointer: string): CoreDocument | undefined {
  const { type: _, source, title, context, citations, ...rest } = block;
  const at = `${pointer}/source`;
  const known = source?.type === 'content' ? decodeParts(source, at) : source && decodeSource(source, at);
  if (!known) return undefined;
  const { enabled, ...beside } = citations ?? {};
  return setPointer<CoreDocument>(pointer, {
    type: 'document',
    source: known.source,
    ...withoutUndefined({
      title: title ?? undefined,
      context: context ?? undefined,
      citable: enabled ?? undefined,
    }),
    ...decodeBase({ ...rest, ...known.rest, citations: withoutNulls(beside) ?? null }),
  });
}

/** A source, and those of its fields that Core has no place for, under the name it has in the block. */
const withOthers = <Source>(source: Source, others: JsonObject): { source: Source; rest: JsonObject } => ({
  source,
  rest: { source: withoutNulls(others) ?? null },
});

function decodeSource(
  from: wire.ReceivedImageSource | Exclude<wire.ReceivedDocumentSource, wire.ReceivedContentSource>,
  pointer: string,
): { source: MediaSource; rest: JsonObject } | undefined {
  switch (from.type) {
    case 'base64': {
      const { type: _, media_type: mediaType, data, ...others } = from;
      const { source } = base64Source(mediaType ?? '', data ?? '');
      return withOthers(setPointer(`${pointer}/data`, source), others);
    }
    case 'url': {
      const { type: _, url, ...others } = from;
      return withOthers({ kind: 'url', url: url ?? '' }, others);
    }
    case 'file': {
      const { type: _, file_id: id, ...others } = from;
      return withOthers({ kind: 'file', protocol: 'anthropic', id: id ?? '' }, others);
    }
    case 'text': {
      const { type: _, media_type: mediaType, data, ...others } = from;
      const source = { kind: 'text' as const, text: data ?? '', mediaType: mediaType ?? undefined };
      return withOthers(withoutUndefined(source), others);
    }
    default:
      return undefined;
  }
}

type DocumentParts = (CoreText | CoreImage)[];

function decodeParts(
  from: wire.ReceivedContentSource,
  pointer: string,
): { source: CoreDocument['source']; rest: JsonObject } | undefined {
  const { type: _, content, ...others } = from;
  const parts: (DocumentParts[number] | undefined)[] =
    typeof content === 'string'
      ? [setPointer<CoreText>(`${pointer}/content`, { type: 'text', text: content, wireForm: stringWireForm() })]
      : (content ?? []).map((each, index) => decodePart(each, `${pointer}/content/${index}`));
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? withOthers({ kind: 'parts', parts: known }, others) : undefined;
}

function decodePart(block: wire.ReceivedContentSourceBlock, pointer: string): DocumentParts[number] | undefined {
  if (block.type === 'image') return decodeImage(block, pointer);
  return block.type === 'text' ? decodeText(block, pointer) : undefined;
}

// ---------------------------------------------------------------- Core to wire

/** Encodes an image block; `undefined` (reported) when the vendor does not take its source. */
export function encodeImage(part: CoreImage, report: Report): wire.ImageBlockParam | undefined {
  const { source: original, ...rest } = part;
  const detail = (value: CoreImage['detail']) =>
    value === 'auto' ? undefined : 'the detail of an image is not supported';
  reportRest(part, rest, { ...baseRules, detail }, report);
  const { source: unknown, ...base } = encodeBase(part);
  const source = encodeSource(part, normalizeImageType(original), report);
  if (source?.type === 'text') {
    report({ at: part, what: 'an image cannot be a text' });
    return undefined;
  }
  return (
    source && wireObject<wire.ImageBlockParam>({ type: 'image', source: { ...asObject(unknown), ...source } }, base)
  );
}

/** The media types of images that the vendor takes (vision guide), and how the bytes of each begin in base64. */
const imageTypes: readonly (readonly [type: string, beginning: string])[] = [
  ['image/jpeg', '/9j/'],
  ['image/png', 'iVBORw0KGgo'],
  ['image/gif', 'R0lGOD'],
  ['image/webp', 'UklGR'],
];

/** Gives an image the media type as the vendor writes it. An unknown one (`image/jpg`, none) is detected from the bytes. */
function normalizeImageType(source: MediaSource): MediaSource {
  if (source.kind !== 'base64') return source;
  const declared = bareMediaType(source.mediaType);
  const known = imageTypes.find(([type]) => type === declared);
  const detected = known ?? imageTypes.find(([, beginning]) => source.data.startsWith(beginning));
  return { ...source, mediaType: detected?.[0] ?? declared };
}

/** Encodes a document block; `undefined` (reported) when the vendor does not take its source. */
export function encodeDocument(part: CoreDocument, report: Report): wire.DocumentBlockParam | undefined {
  const { source: original, title, context, citable, ...rest } = part;
  reportRest(part, rest, baseRules, report);
  const { source: unknown, citations: beside, ...base } = encodeBase(part);
  const citations = wireObject<NonNullable<wire.CitationsConfig>>({ enabled: citable }, asObject(beside));
  const source = original.kind === 'parts' ? encodeParts(original.parts, report) : encodeFile(part, original, report);
  if (!source) return undefined;
  const fields = { source: { ...asObject(unknown), ...source }, title, context, citations: nonEmpty(citations) };
  return wireObject<wire.DocumentBlockParam>({ type: 'document', ...fields }, base);
}

const encodeParts = (parts: DocumentParts, report: Report): wire.ContentSource => ({
  type: 'content',
  content: encodeContent(
    parts,
    parts.flatMap((part) => (part.type === 'image' ? encodeImage(part, report) : encodeText(part, report)) ?? []),
  ),
});

/** The vendor takes files as PDF or plain text only. */
function encodeFile(
  part: CoreDocument,
  source: MediaSource,
  report: Report,
): wire.ImageSource | wire.TextSource | undefined {
  if (source.kind !== 'base64') return encodeSource(part, source, report);
  const mediaType = bareMediaType(source.mediaType);
  if (mediaType === 'application/pdf') return encodeSource(part, { ...source, mediaType }, report);
  if (!isText(mediaType)) {
    report({ at: part, what: `a document of type ${mediaType} is not taken` });
    return undefined;
  }
  return encodePlainText(Buffer.from(source.data, 'base64').toString());
}

const isText = (mediaType: string): boolean => mediaType.startsWith('text/') || mediaType === 'application/json';

const encodePlainText = (data: string): wire.TextSource => ({ type: 'text', media_type: 'text/plain', data });

function encodeSource(
  part: object,
  source: MediaSource,
  report: Report,
): wire.ImageSource | wire.TextSource | undefined {
  switch (source.kind) {
    case 'base64':
      return { type: 'base64', media_type: source.mediaType, data: source.data };
    case 'url':
      return { type: 'url', url: source.url };
    case 'text':
      return encodePlainText(source.text);
    case 'file':
      if (source.protocol === 'anthropic') return { type: 'file', file_id: source.id };
      report({ at: part, what: `the file ${source.id} is stored at another vendor` });
      return undefined;
    default:
      return unreachable(source);
  }
}
