import type * as wire from '../../../../generated/openai.js';
import { readAnswerContentPart } from '../../../../generated/openai.readers.js';
import { documentName } from '../../../core/stand-ins.ts';
import { base64Source, parseMediaUrl } from '../../../core/base64.ts';
import { asObject, type JsonObject } from '../../../core/json.ts';
import { detectMediaType } from '../../../core/media.ts';
import { setWireNames, setPointer, reportForeignPart } from '../../../core/provenance.ts';
import type {
  CoreAudio,
  CoreDocument,
  CoreImage,
  CoreOpaque,
  CoreText,
  CoreUserPart,
  CoreVideo,
  MediaSource,
} from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { invalidRequest } from '../../../core/validation.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import { nestUnder } from '../shared/extras.ts';
import {
  audioFormat,
  audioMediaType,
  decodeString,
  defaultFileType,
  encodeDocumentText,
  encodeUrl,
} from '../shared/media.ts';
import type { ChatServer } from './server.ts';
import { hasWireForm, markWireForm } from './wire-form.ts';
import type { WrittenPart } from './wire.ts';
import { wireObject, type Fields } from '../../../core/wire-object.ts';
import { reportSignature } from '../../../core/signature.ts';

// ---------------------------------------------------------------- wire → core

/** `pointer` is that of `content`. */
export function decodeUserContent(content: string | wire.UserContentPart[] | null, pointer: string): CoreUserPart[] {
  if (content === null) return [];
  if (typeof content === 'string') return decodeString(content, pointer);
  return content.map((part, index) => {
    const at = `${pointer}/${index}`;
    return setPointer(at, decodeUserPart(part, at));
  });
}

function decodeUserPart(part: wire.UserContentPart, pointer: string): CoreUserPart {
  switch (part.type) {
    case 'text':
      return decodeTextPart(part);
    case 'image_url': {
      const { type: _, image_url: image, ...rest } = part;
      const at = `${pointer}/image_url`;
      return typeof image === 'string' ? decodeImage({ url: image }, rest, at) : decodeImage(image, rest, `${at}/url`);
    }
    case 'input_audio': {
      const { type: _, input_audio: audio, ...rest } = part;
      if (typeof audio === 'string') return decodeAudioString(audio, rest, `${pointer}/input_audio`);
      const { data, format, ...own } = audio;
      const { source } = base64Source(audioMediaType(format), data);
      setPointer(`${pointer}/input_audio/data`, source);
      return { type: 'audio', source, ...withExtras(nestUnder(rest, 'input_audio', own)) };
    }
    case 'file':
      return decodeFile(part, pointer);
    case 'video_url': {
      const { type: _, video_url: video, ...rest } = part;
      const { url, ...own } = typeof video === 'string' ? { url: video } : video;
      const at = typeof video === 'string' ? `${pointer}/video_url` : `${pointer}/video_url/url`;
      const source = setPointer(at, parseMediaUrl(url));
      return markWireForm({ type: 'video', source, ...withExtras(nestUnder(rest, 'video_url', own)) }, 'video');
    }
    case 'document_url': {
      const { type: _, document_url: url, document_name: name, ...rest } = part;
      const source = setPointer(`${pointer}/document_url`, parseMediaUrl(url));
      const document: CoreDocument = { type: 'document', source, ...(name && { title: name }), ...withExtras(rest) };
      return setWireNames(markWireForm(document, 'document-url'), { 'file/filename': 'document_name' });
    }
    default:
      return decodeOpaque(part);
  }
}

export const decodeTextPart = ({ type, text, ...rest }: wire.TextContentPart): CoreText => ({
  type,
  text,
  ...withExtras(rest),
});

/** A part of a type we do not know: carried whole, for this protocol alone. */
export const decodeOpaque = (
  part: wire.SystemContentPart | wire.UserContentPart | wire.AssistantContentPart,
): CoreOpaque => ({
  type: 'opaque',
  protocol,
  kind: part.type,
  payload: part,
});

/** The text of thoughts as Mistral has them among the parts of a content: `{ type: 'thinking', thinking: [{ text }] }`. */
export const readThinkingText = (part: wire.ThinkingContentPart): string =>
  (readAnswerContentPart(part)?.thinking ?? []).map(({ text }) => text ?? '').join('');

/** `pointer` is that of the address. */
function decodeImage(
  { url, detail, ...own }: { url: string; detail?: string | null },
  rest: JsonObject,
  pointer: string,
): CoreImage {
  const known = detail === 'low' || detail === 'high' || detail === 'auto' ? detail : undefined;
  const unknown = known === undefined && typeof detail === 'string' ? { ...own, detail } : own;
  return {
    type: 'image',
    source: setPointer(pointer, parseMediaUrl(url)),
    ...(known && { detail: known }),
    ...withExtras(nestUnder(rest, 'image_url', unknown)),
  };
}

/** A sound as Mistral's clients send it: its address, or its bytes, which show themselves of what kind they are. */
function decodeAudioString(text: string, rest: JsonObject, pointer: string): CoreAudio {
  const url = parseMediaUrl(text);
  const isAddress = url.kind === 'base64' || /^https?:/i.test(text);
  const source = isAddress ? url : base64Source(detectMediaType(text) ?? audioMediaType('wav'), text).source;
  return markWireForm({ type: 'audio', source: setPointer(pointer, source), ...withExtras(rest) }, 'bare-audio');
}

function decodeFile(part: wire.FileContentPart, pointer: string): CoreDocument {
  const { type: _, file = {}, file_id: bareId, ...rest } = part;
  if (bareId) {
    const source = setPointer(`${pointer}/file_id`, { kind: 'file', protocol, id: bareId } as const);
    return markWireForm({ type: 'document', source, ...withExtras(nestUnder(rest, 'file', file)) }, 'bare-file-id');
  }
  const { file_data: data, file_id: id, filename, ...own } = file;
  const around = { ...(filename && { title: filename }), ...withExtras(nestUnder(rest, 'file', own)) };
  const place = `${pointer}/file/${id ? 'file_id' : 'file_data'}`;
  if (id) return { type: 'document', source: setPointer(place, { kind: 'file', protocol, id }), ...around };
  if (!data) throw invalidRequest(`${pointer}/file`, 'file_data or file_id', 'neither');
  const source = setPointer(place, parseMediaUrl(data));
  if (source.kind === 'base64') return { type: 'document', source, ...around };
  // Compatible routers take an address here, and some clients send the bytes without saying of what kind.
  if (/^https?:/.test(data)) return markWireForm({ type: 'document', source, ...around }, 'url-as-data');
  const bytes = setPointer(place, base64Source(defaultFileType, data).source);
  return markWireForm({ type: 'document', source: bytes, ...around }, 'bare-base64');
}

// ---------------------------------------------------------------- core → wire

export const textPart = (text: string, unknown?: JsonObject): wire.TextContentPart => ({
  type: 'text',
  text,
  ...unknown,
});

/** The parts this server can be sent of one part; whatever is left out is reported. */
export function encodeUserPart(part: CoreUserPart, server: ChatServer): WrittenPart[] {
  server.reportUnsupported(part);
  reportSignature(part, server.report);
  switch (part.type) {
    case 'text':
      if (part.citations) server.report({ at: part, field: 'citations', what: 'citations in what is asked' });
      return part.text === '' ? [] : [textPart(part.text, extrasOf(part))];
    case 'image':
      return encodeImage(part, server);
    case 'audio':
      return encodeAudio(part, server);
    case 'video':
      return encodeVideo(part, server);
    case 'document':
      return encodeDocument(part, server);
    case 'opaque':
      return encodeOpaque(part, server);
    default:
      return unreachable(part);
  }
}

/** An opaque part in its own protocol's form, or its stand-in. */
export function encodeOpaque(part: CoreOpaque, { report }: ChatServer): WrittenPart[] {
  const { payload, standIn } = part;
  const own = part.protocol === protocol ? asObject(payload) : undefined;
  if (own) return [own];
  reportForeignPart(part, report, part);
  return standIn ? [textPart(standIn)] : [];
}

function encodeImage(part: CoreImage, { report }: ChatServer): wire.ImageContentPart[] {
  const url = encodeUrl(part.source);
  if (url === undefined) {
    report({ at: part, what: `an image given as ${part.source.kind}` });
    return [];
  }
  const { image_url: extraFields, ...rest } = extrasOf(part);
  const image = wireObject<Exclude<wire.ImageContentPart['image_url'], string>>(
    { url, detail: part.detail },
    asObject(extraFields),
  );
  return [{ type: 'image_url', image_url: image, ...rest }];
}

function encodeAudio(
  part: CoreAudio,
  { report, isOpenAi }: ChatServer,
): (wire.AudioContentPart | wire.TextContentPart)[] {
  const inlineAudio = hasWireForm(part, 'bare-audio') && !isOpenAi ? encodeAudioString(part.source) : undefined;
  if (inlineAudio !== undefined) return [{ type: 'input_audio', input_audio: inlineAudio, ...extrasOf(part) }];
  if (part.source.kind !== 'base64') {
    report({ at: part, what: `audio given as ${part.source.kind}` });
    return part.transcript ? [textPart(part.transcript)] : [];
  }
  if (part.transcript !== undefined)
    report({ at: part, field: 'transcript', what: 'the transcript of audio that is sent itself' });
  const { input_audio: extraFields, ...rest } = extrasOf(part);
  const format = audioFormat(part.source.mediaType);
  return [{ type: 'input_audio', input_audio: { data: part.source.data, format, ...asObject(extraFields) }, ...rest }];
}

const encodeAudioString = (source: MediaSource): string | undefined =>
  source.kind === 'base64' ? source.data : encodeUrl(source);

// OpenAI's own service takes no video; some compatible servers take this part.
function encodeVideo(part: CoreVideo, server: ChatServer): wire.VideoContentPart[] {
  const url = encodeUrl(part.source);
  if (url === undefined || (server.isOpenAi && !hasWireForm(part, 'video'))) {
    server.report({ at: part, what: 'OpenAI Chat takes no video' });
    return [];
  }
  const { video_url: extraFields, ...rest } = extrasOf(part);
  return [{ type: 'video_url', video_url: { url, ...asObject(extraFields) }, ...rest }];
}

function encodeDocument(part: CoreDocument, server: ChatServer): WrittenPart[] {
  const { source, title } = part;
  if (part.citable)
    server.report({ at: part, field: 'citable', what: 'OpenAI Chat cites no documents out of a request' });
  switch (source.kind) {
    case 'text':
      return encodeDocumentText(part, source.text, 'text');
    case 'parts': {
      const heading = encodeDocumentText(part, '', 'text');
      return [...heading, ...source.parts.flatMap((each) => encodeUserPart(each, server))];
    }
    case 'base64': {
      if (hasWireForm(part, 'document-url') && !server.isOpenAi)
        return encodeDocumentUrl(part, encodeUrl(source) ?? '');
      if (source.mediaType.startsWith('text/'))
        return encodeDocumentText(part, Buffer.from(source.data, 'base64').toString(), 'text');
      reportDocumentContext(part, server);
      const isBare = hasWireForm(part, 'bare-base64') && source.mediaType === defaultFileType;
      const data = isBare ? source.data : encodeUrl(source);
      return encodeFilePart(part, { file_data: data, filename: title ?? documentName });
    }
    case 'file':
      if (source.protocol !== protocol) break;
      reportDocumentContext(part, server);
      if (hasWireForm(part, 'bare-file-id') && !server.isOpenAi)
        return [{ type: 'file', file_id: source.id, ...extrasOf(part) } satisfies wire.FileContentPart];
      return encodeFilePart(part, { file_id: source.id, filename: title || undefined });
    case 'url': {
      reportDocumentContext(part, server);
      if (hasWireForm(part, 'document-url') && !server.isOpenAi) return encodeDocumentUrl(part, source.url);
      if (hasWireForm(part, 'url-as-data'))
        return encodeFilePart(part, { file_data: source.url, filename: title || undefined });
      const instead = 'a text that names the address';
      server.report({ at: part, what: 'OpenAI Chat takes no document by its address', instead });
      return [textPart(`Document${title ? ` "${title}"` : ''}: ${source.url}`)];
    }
    default:
      return unreachable(source);
  }
  server.report({ at: part, what: `a file of ${source.protocol} is not known here` });
  return [];
}

const encodeDocumentUrl = (part: CoreDocument, url: string): wire.DocumentUrlContentPart[] => [
  wireObject<wire.DocumentUrlContentPart>(
    { type: 'document_url', document_url: url, document_name: part.title || undefined },
    extrasOf(part),
  ),
];

type WireFile = NonNullable<wire.FileContentPart['file']>;

function encodeFilePart(part: CoreDocument, file: Partial<Fields<WireFile>>): wire.FileContentPart[] {
  const { file: extraFields, ...rest } = extrasOf(part);
  // A client of this protocol may have left the name out.
  const isNameless = hasWireForm(part, 'bare-base64') && part.title === undefined;
  const written = isNameless ? { file_data: file.file_data ?? '' } : file;
  return [{ type: 'file', file: wireObject<WireFile>(written, asObject(extraFields)), ...rest }];
}

function reportDocumentContext(part: CoreDocument, { report }: ChatServer): void {
  if (part.context !== undefined) report({ at: part, field: 'context', what: 'a file has no context in OpenAI Chat' });
}
