import type * as wire from '../../../../generated/gemini-interactions.js';
import { base64Source, writeBase64, type Base64Form } from '../../../core/base64.ts';
import type { Report } from '../../../core/codec.ts';
import { asObject, type JsonObject } from '../../../core/json.ts';
import { reportForeignPart, setPointer } from '../../../core/provenance.ts';
import { reportRest } from '../../../core/report-rest.ts';
import { documentText } from '../../../core/stand-ins.ts';
import type {
  CoreAudio,
  CoreCitation,
  CoreContentPart,
  CoreDocument,
  CoreImage,
  CoreOpaque,
  CoreText,
  CoreVideo,
  MediaSource,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { filled, wireObject, type UnknownKind } from '../../../core/wire-object.ts';
import { decodeCitations, encodeCitations } from './citations.ts';
import { extrasOf, objectRules, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';

export type Content = wire.TextContent | wire.MediaContent | UnknownKind;

/** What a content becomes. One of a kind that Core does not know is kept as it is. */
export type ContentPart = CoreText | CoreImage | CoreAudio | CoreVideo | CoreDocument | CoreOpaque;

// ---------------------------------------------------------------- wire → core

/** Decodes a content of a request. */
export function decodeContent(content: Content, pointer: string): ContentPart {
  switch (content.type) {
    case 'text':
      return setPointer(pointer, decodeText(content, pointer));
    case 'image':
    case 'audio':
    case 'video':
    case 'document':
      return setPointer(pointer, decodeMedium(content, pointer) ?? createOpaque(content));
    case undefined:
    case null:
    default:
      return setPointer(pointer, createOpaque(content));
  }
}

/** An object that only this protocol knows; `kind` is its type. */
export const createOpaque = (payload: JsonObject): CoreOpaque => ({
  type: 'opaque',
  protocol,
  kind: typeof payload['type'] === 'string' ? payload['type'] : 'unknown',
  payload,
  ...withWireForm({}),
});

function decodeText(content: wire.TextContent, pointer: string): CoreText {
  const { type: _, text, annotations, ...rest } = content;
  const citations = annotations && readCitations(annotations, text);
  for (const [index, citation] of citations?.entries() ?? []) setPointer(`${pointer}/annotations/${index}`, citation);
  return {
    type: 'text',
    text,
    ...(citations?.[0] && { citations }),
    ...withExtras({ ...rest, ...(annotations && !citations && { annotations }) }),
    ...withWireForm(annotations?.length === 0 ? { annotations: 'empty' } : {}),
  };
}

/** The citations of an earlier answer, if they are written again as they came: pages, at whole characters of the text. */
function readCitations(annotations: readonly wire.Annotation[], text: string): CoreCitation[] | undefined {
  let isComplete = true;
  const citations = decodeCitations(annotations, { text, report: () => (isComplete = false) });
  const written = JSON.stringify(encodeCitations(citations, { text, report() {} }));
  return isComplete && written === JSON.stringify(annotations) ? citations : undefined;
}

type MediaPart = CoreImage | CoreAudio | CoreVideo | CoreDocument;

/** `undefined` for a medium without data and address. */
export function decodeMedium(
  content: wire.MediaContent | wire.ReceivedMediaContent,
  pointer = '',
): MediaPart | undefined {
  const { type, data, uri, mime_type: mediaType, ...rest } = content;
  const known = mediaType ? { mediaType } : {};
  if (data) {
    const { source, form } = base64Source(mediaType ?? unknownType, data);
    return {
      type,
      source: setPointer(`${pointer}/data`, source),
      ...withExtras({ ...rest, ...(uri && { uri }) }),
      ...withWireForm({ ...(!mediaType && { no_type: true }), ...(form && { base64: { ...form } }) }),
    };
  }
  if (!uri) return undefined;
  return { type, source: { kind: 'url', url: uri, ...known }, ...withExtras(rest), ...withWireForm({}) };
}

/** The media type of bytes whose type was not stated. */
const unknownType = 'application/octet-stream';

// ---------------------------------------------------------------- core → wire

export function encodeContent(part: CoreContentPart, report: Report): Content[] {
  switch (part.type) {
    case 'text': {
      const { text, citations, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      const isEmpty = wireFormOf(part)?.['annotations'] === 'empty';
      const annotations = citations ? filled(encodeCitations(citations, { text, report })) : undefined;
      return [
        wireObject<wire.TextContent>(
          { type: 'text', text, annotations: annotations ?? (isEmpty ? [] : undefined) },
          extrasOf(part),
        ),
      ];
    }
    case 'refusal': {
      const { text, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      report({ at: part, what: 'that the text is a refusal', instead: 'a text' });
      return [textContent(text)];
    }
    case 'image': {
      const { source, detail, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      if (detail !== undefined && detail !== 'auto') report({ at: part, field: 'detail', what: `detail ${detail}` });
      return encodeMedium('image', source, part, report);
    }
    case 'audio': {
      const { source, transcript, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      if (transcript !== undefined) report({ at: part, field: 'transcript', what: 'the transcript' });
      return encodeMedium('audio', source, part, report);
    }
    case 'video': {
      const { source, ...rest } = part;
      reportRest(part, rest, objectRules, report);
      return encodeMedium('video', source, part, report);
    }
    case 'document':
      return encodeDocument(part, report);
    case 'source':
    case 'tool-call':
    case 'tool-result':
    case 'reasoning':
      report({ at: part, what: `a part of type ${part.type} in this position` });
      return [];
    case 'opaque':
      return encodeOpaque(part, report);
    default:
      return unreachable(part);
  }
}

/** An object of this protocol as it came; in the place of any other the text that stands for it. */
function encodeOpaque(part: CoreOpaque, report: Report): Content[] {
  const own = part.protocol === protocol ? asObject(part.payload) : undefined;
  if (own) return [own as UnknownKind];
  reportForeignPart(part, report, part);
  return part.standIn === undefined ? [] : [textContent(part.standIn)];
}

function encodeDocument(part: CoreDocument, report: Report): Content[] {
  const { source, title, context, citable, ...rest } = part;
  reportRest(part, rest, objectRules, report);
  if (citable) report({ at: part, field: 'citable', what: 'that the document is to be cited' });
  const heading = documentText({ ...(title && { title }), ...(context && { context }) });
  const above = heading === '' ? [] : [textContent(heading)];
  if (source.kind === 'parts') return [...above, ...source.parts.flatMap((inner) => encodeContent(inner, report))];
  if (source.kind === 'text') return [textContent(documentText(part, source.text))];
  return [...above, ...encodeMedium('document', source, part, report)];
}

const textContent = (text: string): wire.TextContent => ({ type: 'text', text });

export function encodeMedium(
  type: wire.MediaContent['type'],
  source: MediaSource,
  part: CoreContentPart,
  report: Report,
): Content[] {
  switch (source.kind) {
    case 'base64': {
      const { no_type: isUntyped, base64 } = wireFormOf(part) ?? {};
      const form = base64 as Base64Form | undefined;
      return [
        wireObject<wire.MediaContent>(
          {
            type,
            data: writeBase64({ data: source.data, ...(form && { form }) }),
            mime_type: isUntyped === true ? undefined : source.mediaType,
          },
          extrasOf(part),
        ),
      ];
    }
    case 'url':
      return [wireObject<wire.MediaContent>({ type, uri: source.url, mime_type: source.mediaType }, extrasOf(part))];
    case 'text':
      return [textContent(source.text)];
    case 'file':
      report({ at: part, what: `a file stored at ${source.protocol} is not available` });
      return [];
    default:
      return unreachable(source);
  }
}
