import type * as wire from '../../../../generated/openai.js';
import { documentName } from '../../../core/stand-ins.ts';
import { base64Source, parseMediaUrl } from '../../../core/base64.ts';
import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { setPointer, reportForeignPart } from '../../../core/provenance.ts';
import type { CoreAudio, CoreDocument, CoreImage, CoreOpaque, CoreUserPart } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { invalidRequest } from '../../../core/validation.ts';
import { wireObject, type Pointer, type UnknownKind } from '../../../core/wire-object.ts';
import { extrasOf, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import {
  audioFormat,
  audioMediaType,
  decodeString,
  defaultFileType,
  encodeDocumentText,
  encodeUrl,
  readPlainTexts as readTexts,
} from '../shared/media.ts';
import type { ResponsesServer } from './server.ts';
import type { ContentPart, TextPart, WrittenPart } from './wire.ts';
import { reportSignature } from '../../../core/signature.ts';

// ---------------------------------------------------------------- wire → core

/** The content of a message of a client, or of a result. `pointer` is that of `content`. */
export function decodeContent(content: JsonValue | undefined, pointer: string): CoreUserPart[] {
  if (typeof content === 'string') return decodeString(content, pointer);
  return (asArray(content) ?? []).map((part, index) => {
    const at = `${pointer}/${index}`;
    return setPointer(at, decodeUserPart(asObject(part) ?? {}, at));
  });
}

function decodeUserPart(part: ContentPart, pointer: string): CoreUserPart {
  switch (part.type) {
    case 'input_text':
    case 'output_text': {
      const { type, text, ...rest } = part;
      const wireForm = type === 'output_text' ? { type } : {};
      return { type: 'text', text: asString(text) ?? '', ...withExtras(rest), ...withWireForm(wireForm) };
    }
    case 'input_image':
      return decodeImage(part, pointer);
    case 'input_file':
      return decodeFile(part, pointer);
    case 'input_audio': {
      const { type: _, input_audio: audio, ...rest } = part;
      const { data, format, ...own } = audio;
      const { source } = base64Source(audioMediaType(format), data);
      setPointer(pointerTo(pointer, '/input_audio/data'), source);
      const kept = Object.keys(own).length > 0 ? { ...rest, input_audio: own } : rest;
      return { type: 'audio', source, ...withExtras(kept) };
    }
    default:
      return decodeOpaque(part, 'content');
  }
}

const pointerTo = (part: string, field: Pointer<wire.InputAudio | wire.InputFile | wire.InputImage>): string =>
  part + field;

type AnyKind = { type?: JsonValue } & JsonObject;

/** A part of content, or an item, of a type we do not know: carried whole, for this protocol alone. */
export const decodeOpaque = (value: AnyKind, place: 'content' | 'item', standIn?: string): CoreOpaque => ({
  type: 'opaque',
  protocol,
  kind: asString(value.type) ?? place,
  payload: value,
  ...(standIn !== undefined && { standIn }),
  ...withWireForm({ place }),
});

/** `pointer` is that of the part. */
export function decodeImage(part: Omit<wire.InputImage, 'type'> & { type?: string }, pointer: string): CoreImage {
  const { type: _, image_url: url, file_id: id, detail, ...rest } = part;
  const known = detail === 'low' || detail === 'high' || detail === 'auto' ? detail : undefined;
  const fields: Omit<CoreImage, 'type' | 'source'> = {
    ...(known && { detail: known }),
    ...withExtras(known === undefined && detail !== undefined ? { ...rest, detail } : rest),
  };
  if (typeof url === 'string')
    return { type: 'image', source: setPointer(pointerTo(pointer, '/image_url'), parseMediaUrl(url)), ...fields };
  if (typeof id === 'string') return { type: 'image', source: { kind: 'file', protocol, id }, ...fields };
  throw invalidRequest(pointer, 'image_url or file_id', 'neither');
}

function decodeFile(part: wire.InputFile, pointer: string): CoreDocument {
  const { type: _, file_data: data, file_url: url, file_id: id, filename, ...rest } = part;
  const fields = { ...(typeof filename === 'string' && { title: filename }), ...withExtras(rest) };
  if (typeof id === 'string') return { type: 'document', source: { kind: 'file', protocol, id }, ...fields };
  if (typeof url === 'string') return { type: 'document', source: { kind: 'url', url }, ...fields };
  if (typeof data !== 'string') throw invalidRequest(pointer, 'one of file_data, file_url and file_id', 'none of them');
  const source = setPointer(pointerTo(pointer, '/file_data'), parseMediaUrl(data));
  if (source.kind === 'base64') return { type: 'document', source, ...fields };
  // Some clients send the bytes without saying of what kind they are.
  const bytes = setPointer(pointerTo(pointer, '/file_data'), base64Source(defaultFileType, data).source);
  return { type: 'document', source: bytes, ...fields, ...withWireForm({ file_data: 'bare' }) };
}

// ---------------------------------------------------------------- core → wire

/** The content parts this server can be sent of one part; whatever is left out is reported. */
export function encodeUserPart(part: CoreUserPart, server: ResponsesServer): WrittenPart[] {
  server.reportUnsupported(part);
  reportSignature(part, server.report);
  switch (part.type) {
    case 'text':
      for (const citation of part.citations ?? []) server.report({ at: citation, what: 'a citation in what is asked' });
      return part.text === '' && !server.isNative
        ? []
        : [
            wireObject<TextPart>(
              { type: wireFormOf(part)?.['type'] === 'output_text' ? 'output_text' : 'input_text', text: part.text },
              extrasOf(part),
            ),
          ];
    case 'image':
      return encodeImage(part, server);
    case 'audio':
      return encodeAudio(part, server);
    case 'video':
      server.report({ at: part, what: 'OpenAI Responses takes no video' });
      return [];
    case 'document':
      return encodeDocument(part, server);
    case 'opaque':
      return encodeOpaque(part, server);
    default:
      return unreachable(part);
  }
}

const inputText = (text: string): wire.InputText => ({ type: 'input_text', text });

/** An opaque part in its own protocol's form, or its stand-in. */
function encodeOpaque(part: CoreOpaque, { report }: ResponsesServer): WrittenPart[] {
  const own = nativePayload(part);
  if (own) return [own];
  reportForeignPart(part, report, part);
  return part.standIn ? [inputText(part.standIn)] : [];
}

/** What this protocol itself knows a part as. */
export const nativePayload = (part: CoreOpaque): UnknownKind | undefined =>
  part.protocol === protocol ? asObject(part.payload) : undefined;

function encodeImage(part: CoreImage, { report }: ResponsesServer): WrittenPart[] {
  const { source, detail } = part;
  const url = encodeUrl(source);
  const isOwnFile = source.kind === 'file' && source.protocol === protocol;
  if (url === undefined && !isOwnFile) {
    report({ at: part, what: `an image given as ${source.kind}` });
    return [];
  }
  reportMediaType(part, report);
  const reference: Omit<wire.InputImage, 'type'> = isOwnFile ? { file_id: source.id } : { image_url: url ?? '' };
  const fields: wire.InputImage = { type: 'input_image', ...reference };
  if (detail) fields.detail = detail;
  return [{ ...fields, ...extrasOf(part) }];
}

// OpenAI's own service documents no audio here; it and some compatible servers take this part all the same.
function encodeAudio(part: CoreAudio, { report, isNative }: ResponsesServer): WrittenPart[] {
  if (part.source.kind !== 'base64' || !isNative) {
    const instead = part.transcript ? { instead: 'its transcript' } : {};
    report({ at: part, what: 'OpenAI Responses takes no audio', ...instead });
    return part.transcript ? [inputText(part.transcript)] : [];
  }
  if (part.transcript !== undefined)
    report({ at: part, field: 'transcript', what: 'the transcript of audio that is sent itself' });
  const { input_audio: own, ...rest } = extrasOf(part);
  const format = audioFormat(part.source.mediaType);
  const audio: wire.InputAudio['input_audio'] = { data: part.source.data, format, ...asObject(own) };
  return [wireObject<wire.InputAudio>({ type: 'input_audio', input_audio: audio }, rest)];
}

function encodeDocument(part: CoreDocument, server: ResponsesServer): WrittenPart[] {
  const { source, title, context } = part;
  const { report, isNative } = server;
  if (part.citable)
    report({ at: part, field: 'citable', what: 'OpenAI Responses cites no documents out of a request' });
  switch (source.kind) {
    case 'text':
      return encodeDocumentText(part, source.text, 'input_text');
    case 'parts':
      return [
        ...encodeDocumentText(part, '', 'input_text'),
        ...source.parts.flatMap((each) => encodeUserPart(each, server)),
      ];
    case 'base64': {
      if (source.mediaType.startsWith('text/') && !isNative)
        return encodeDocumentText(part, Buffer.from(source.data, 'base64').toString(), 'input_text');
      const isBare = wireFormOf(part)?.['file_data'] === 'bare';
      const name = title ?? (isNative ? undefined : documentName);
      return file({ file_data: isBare ? source.data : (encodeUrl(source) ?? '') }, name);
    }
    case 'file':
      if (source.protocol === protocol) return file({ file_id: source.id }, title);
      report({ at: part, what: `a file of ${source.protocol} is not known here` });
      return [];
    case 'url':
      // OpenAI refuses a name with an address ("filename" goes with "file_data").
      if (title !== undefined && !isNative)
        report({ at: part, field: 'title', what: 'the name of a file given by its URL' });
      return file({ file_url: source.url }, isNative ? title : undefined);
    default:
      return unreachable(source);
  }

  function file(reference: Omit<wire.InputFile, 'type'>, filename: string | undefined): WrittenPart[] {
    reportMediaType(part, report);
    if (context !== undefined)
      report({ at: part, field: 'context', what: 'a file has no context in OpenAI Responses' });
    const fields: wire.InputFile = { type: 'input_file', ...reference };
    if (filename !== undefined) fields.filename = filename;
    return [{ ...fields, ...extrasOf(part) }];
  }
}

/** What a URL refers to has a media type of its own. */
function reportMediaType(part: CoreImage | CoreDocument, report: ResponsesServer['report']): void {
  const { source } = part;
  if ((source.kind === 'url' || source.kind === 'file') && source.mediaType !== undefined)
    report({ at: part, what: `the media type ${source.mediaType} of a file given by reference` });
}

/** The texts of content that holds nothing else, so that one string can replace it; else `undefined`. */
export const readPlainTexts = (parts: readonly WrittenPart[]): string[] | undefined =>
  readTexts(parts, ['input_text', 'output_text']);
