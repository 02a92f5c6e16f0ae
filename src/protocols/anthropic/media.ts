import { base64Source } from '../../core/base64.ts';
import { asArray, asObject, asString, withoutUndefined, nonEmpty, type JsonObject } from '../../core/json.ts';
import type { Report } from '../../core/codec.ts';
import { setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreDocument, CoreImage, CoreText, MediaSource } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import {
  baseRules,
  encodeContent,
  decodeBase,
  encodeBase,
  stringWireForm,
  blockTypeOf,
  withoutNulls,
} from './extras.ts';
import { decodeText, encodeText } from './text.ts';

// ---------------------------------------------------------------- wire to Core

/** Decodes an image block; `undefined` when its source is of an unknown type. */
export function decodeImage(block: JsonObject, pointer: string): CoreImage | undefined {
  const { type: _, source, ...rest } = block;
  const known = decodeSource(asObject(source) ?? {}, `${pointer}/source`);
  if (!known) return undefined;
  return setPointer<CoreImage>(pointer, {
    type: 'image',
    source: known.source,
    ...decodeBase({ ...rest, ...known.rest }),
  });
}

/** Decodes a document block; `undefined` when its source is of an unknown type. */
export function decodeDocument(block: JsonObject, pointer: string): CoreDocument | undefined {
  const { type: _, source, title, context, citations, ...rest } = block;
  const wire = asObject(source) ?? {};
  const known =
    blockTypeOf(wire) === 'content' ? decodeParts(wire, `${pointer}/source`) : decodeSource(wire, `${pointer}/source`);
  if (!known) return undefined;
  const { enabled, ...beside } = asObject(citations) ?? {};
  const unknown = withoutNulls(beside);
  return setPointer<CoreDocument>(pointer, {
    type: 'document',
    source: known.source,
    ...withoutUndefined({
      title: asString(title),
      context: asString(context),
      citable: typeof enabled === 'boolean' ? enabled : undefined,
    }),
    ...decodeBase({ ...rest, ...known.rest, ...(unknown && { citations: unknown }) }),
  });
}

/** The source, and those of its fields that Core has no place for, under the name it has in the block. */
function decodeSource(wire: JsonObject, pointer: string): { source: MediaSource; rest: JsonObject } | undefined {
  const { type, media_type, data, url, file_id, ...others } = wire;
  const unknown = withoutNulls(others);
  const rest: JsonObject = unknown ? { source: unknown } : {};
  const mediaType = asString(media_type);
  switch (type) {
    case 'base64': {
      const bytes = base64Source(mediaType ?? '', asString(data) ?? '');
      return { source: setPointer(`${pointer}/data`, bytes.source), rest };
    }
    case 'url':
      return { source: { kind: 'url', url: asString(url) ?? '' }, rest };
    case 'file':
      return { source: { kind: 'file', protocol: 'anthropic', id: asString(file_id) ?? '' }, rest };
    case 'text':
      return { source: { kind: 'text', text: asString(data) ?? '', ...withoutUndefined({ mediaType }) }, rest };
    default:
      return undefined;
  }
}

type DocumentParts = (CoreText | CoreImage)[];

function decodeParts(
  wire: JsonObject,
  pointer: string,
): { source: CoreDocument['source']; rest: JsonObject } | undefined {
  const content = asString(wire['content']);
  const parts: (DocumentParts[number] | undefined)[] =
    content === undefined
      ? (asArray(wire['content']) ?? []).map((each, index) =>
          decodePart(asObject(each) ?? {}, `${pointer}/content/${index}`),
        )
      : [setPointer<CoreText>(`${pointer}/content`, { type: 'text', text: content, wireForm: stringWireForm() })];
  const known = parts.filter((part) => part !== undefined);
  if (known.length !== parts.length) return undefined;
  const { type: _, content: __, ...others } = wire;
  const unknown = withoutNulls(others);
  return { source: { kind: 'parts', parts: known }, rest: unknown ? { source: unknown } : {} };
}

function decodePart(block: JsonObject, pointer: string): DocumentParts[number] | undefined {
  if (blockTypeOf(block) === 'image') return decodeImage(block, pointer);
  return blockTypeOf(block) === 'text' ? decodeText(block, pointer) : undefined;
}

// ---------------------------------------------------------------- Core to wire

/** Encodes an image block; `undefined` (reported) when the vendor does not take its source. */
export function encodeImage(part: CoreImage, report: Report): JsonObject | undefined {
  const { source: original, ...rest } = part;
  const detail = (value: CoreImage['detail']) =>
    value === 'auto' ? undefined : 'the detail of an image is not supported';
  reportRest(part, rest, { ...baseRules, detail }, report);
  const { source: unknown, ...base } = encodeBase(part);
  const source = encodeSource(part, normalizeImageType(original), report);
  if (source?.['type'] === 'text') {
    report({ at: part, what: 'an image cannot be a text' });
    return undefined;
  }
  return source && { type: 'image', source: { ...asObject(unknown), ...source }, ...base };
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
  const declared = stripParameters(source.mediaType);
  const known = imageTypes.find(([type]) => type === declared);
  const detected = known ?? imageTypes.find(([, beginning]) => source.data.startsWith(beginning));
  return { ...source, mediaType: detected?.[0] ?? declared };
}

/** A media type without its parameters (RFC 9110, 8.3.1). */
const stripParameters = (mediaType: string): string => (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();

/** Encodes a document block; `undefined` (reported) when the vendor does not take its source. */
export function encodeDocument(part: CoreDocument, report: Report): JsonObject | undefined {
  const { source: original, title, context, citable, ...rest } = part;
  reportRest(part, rest, baseRules, report);
  const { source: unknown, citations: beside, ...base } = encodeBase(part);
  const citations = { ...asObject(beside), ...withoutUndefined({ enabled: citable }) };
  const source = original.kind === 'parts' ? encodeParts(original.parts, report) : encodeFile(part, original, report);
  return (
    source && {
      type: 'document',
      source: { ...asObject(unknown), ...source },
      ...base,
      ...withoutUndefined({ title, context }),
      ...(nonEmpty(citations) && { citations }),
    }
  );
}

const encodeParts = (parts: DocumentParts, report: Report): JsonObject => ({
  type: 'content',
  content: encodeContent(
    parts,
    parts.flatMap((part): JsonObject[] => {
      const block = part.type === 'image' ? encodeImage(part, report) : encodeText(part, report);
      return block ? [block] : [];
    }),
  ),
});

/** The vendor takes files as PDF or plain text only. */
function encodeFile(part: CoreDocument, source: MediaSource, report: Report): JsonObject | undefined {
  if (source.kind !== 'base64') return encodeSource(part, source, report);
  const mediaType = stripParameters(source.mediaType);
  if (mediaType === 'application/pdf') return encodeSource(part, { ...source, mediaType }, report);
  if (!isText(mediaType)) {
    report({ at: part, what: `a document of type ${mediaType} is not taken` });
    return undefined;
  }
  return encodePlainText(Buffer.from(source.data, 'base64').toString());
}

const isText = (mediaType: string): boolean => mediaType.startsWith('text/') || mediaType === 'application/json';

const encodePlainText = (data: string): JsonObject => ({ type: 'text', media_type: 'text/plain', data });

function encodeSource(part: object, source: MediaSource, report: Report): JsonObject | undefined {
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
