import type * as wire from '../../../generated/gemini.js';
import { base64Source, writeBase64, type Base64Form } from '../../core/base64.ts';
import type { BackendContext, Report } from '../../core/codec.ts';
import { asObject, asString, withoutUndefined, nonEmpty, type JsonObject } from '../../core/json.ts';
import { bareMediaType, fetchingMedia, type CoreMedium } from '../../core/media.ts';
import { reportRest, type LossRules } from '../../core/report-rest.ts';
import { documentText } from '../../core/stand-ins.ts';
import type { CoreAudio, CoreDocument, CoreImage, CoreText, MediaSource } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject } from '../../core/wire-object.ts';
import {
  commonRules,
  encodeSignature,
  extrasOf,
  nestExtras,
  partRules,
  protocol,
  wireFormOf,
  withExtras,
  withWireForm,
} from './extras.ts';

// ---------------------------------------------------------------- wire to Core

/** Decodes a part with `inlineData`; `undefined` if that is not readable. `rest`: the other fields of the part. */
export function decodeInline(blob: wire.ReceivedBlob, rest: JsonObject): CoreMedium | undefined {
  const { mimeType: mediaType, data, ...own } = blob;
  if (typeof mediaType !== 'string' || typeof data !== 'string') return undefined;
  const { source, form } = base64Source(mediaType, data);
  const around = {
    ...withExtras({ ...rest, ...nestExtras('inlineData', own) }),
    ...withWireForm(form ? { base64: { ...form } } : {}),
  };
  return createMedium(source, mediaType, around);
}

/** The bytes of a medium in the form of base64 that a client of this protocol used: the vendor accepts every form. */
function toWireBase64(part: CoreMedium, data: string): string {
  const form: Base64Form = asObject(wireFormOf(part)['base64']) ?? {};
  return writeBase64({ data, form });
}

/** Decodes a part with `fileData`; `undefined` if that is not readable. */
export function decodeFile(file: wire.ReceivedFileData, rest: JsonObject): CoreMedium | undefined {
  const { fileUri: uri, mimeType, ...own } = file;
  if (typeof uri !== 'string') return undefined;
  const mediaType = mimeType ?? undefined;
  const wireForm = withWireForm({ fileData: true, ...(!isStored(uri) && withoutUndefined({ mimeType: mediaType })) });
  const around = { ...withExtras({ ...rest, ...nestExtras('fileData', own) }), ...wireForm };
  return createMedium(fileSource(uri, mediaType), mediaType ?? (isVideoPage(uri) ? 'video/*' : ''), around);
}

/** A file stored by the vendor has a media type; any other URI is a URL, whose server reports the type. */
const fileSource = (uri: string, mediaType: string | undefined): MediaSource =>
  isStored(uri) ? { kind: 'file', protocol, id: uri, ...withoutUndefined({ mediaType }) } : { kind: 'url', url: uri };

/** Whether a file is in the vendor's Files API or its cloud storage. */
const isStored = (uri: string): boolean =>
  /^(?:files\/|gs:\/\/|https:\/\/[^/]{1,200}\/v1[a-z0-9]{0,9}\/files\/)/.test(uri);

/** The only site whose pages the vendor accepts as videos (guide "Video understanding"). */
const isVideoPage = (url: string): boolean => /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com|youtu\.be)\//.test(url);

type MediumFields = ReturnType<typeof withExtras> & ReturnType<typeof withWireForm>;

function createMedium(source: MediaSource, mediaType: string, around: MediumFields): CoreMedium {
  const [kind] = mediaType.split('/', 1);
  if (kind === 'image' || kind === 'audio' || kind === 'video') return { type: kind, source, ...around };
  return { type: 'document', source, ...around };
}

// ---------------------------------------------------------------- Core to wire

/** Whether the vendor cannot fetch the URL of a medium. URLs from its own clients are assumed to work. */
export const needsBytes = (part: CoreMedium): boolean =>
  part.source.kind === 'url' &&
  wireFormOf(part)['fileData'] !== true &&
  !isStored(part.source.url) &&
  !isVideoPage(part.source.url);

/** Encodes a medium of a request. A text replaces what the vendor does not accept, which is reported. */
export function encodeMedium(part: CoreMedium, context: BackendContext): wire.Part[] {
  if (part.type === 'document') return encodeDocument(part, context);
  const { source, ...rest } = part;
  reportRest(part, rest, { ...partRules(context), ...mediumRules }, context.report);
  return encodeSource(part, source, context.report);
}

const mediumRules: LossRules<Pick<CoreImage, 'detail'> & Pick<CoreAudio, 'transcript'>> = {
  detail: (detail) => (detail === 'auto' ? undefined : 'the detail of an image is not supported'),
  transcript: 'the transcript of audio that is sent itself',
};

/** Title and context of a document precede it as a text. */
function encodeDocument(part: CoreDocument, context: BackendContext): wire.Part[] {
  const { report } = context;
  const { source, title: _title, context: _context, ...rest } = part;
  const citable = (isCitable: boolean) => (isCitable ? 'citations of documents are not supported' : undefined);
  reportRest(part, rest, { ...partRules(context), citable }, report);
  const heading = documentText(part);
  const before: wire.Part[] = heading === '' ? [] : [{ text: heading }];
  if (source.kind !== 'parts') return [...before, ...encodeSource(part, source, report)];
  return [...before, ...source.parts.flatMap((each) => encodeInner(each, context))];
}

function encodeInner(part: CoreText | CoreImage, context: BackendContext): wire.Part[] {
  const signature = encodeSignature(part, context);
  const encoded = part.type === 'image' ? encodeMedium(part, context) : encodeText(part, context);
  return encoded.map((each) => ({ ...each, ...signature }));
}

/** Encodes a text of a request; the vendor ignores empty ones. */
export function encodeText(
  part: CoreText,
  context: BackendContext,
  { citations = 'citations of a text in a request', around = {} }: { citations?: string; around?: wire.Part } = {},
): wire.Part[] {
  const { text, ...rest } = part;
  reportRest(part, rest, { ...partRules(context), citations }, context.report);
  const own = { ...extrasOf(part), ...around };
  const isNothing = text === '' && !nonEmpty(own) && !isNativeEmptyText(part);
  return isNothing ? [] : [wireObject<wire.Part>({ text }, own)];
}

/** Whether a client of this protocol sent this empty text. */
const isNativeEmptyText = (part: CoreText): boolean => wireFormOf(part)['empty'] === true;

function encodeSource(part: CoreMedium, source: MediaSource, report: Report): wire.Part[] {
  switch (source.kind) {
    case 'base64':
      return [inlinePart(part, { mimeType: validMediaType(source.mediaType), data: toWireBase64(part, source.data) })];
    case 'text':
      return source.text === '' ? [] : [{ text: source.text }];
    case 'file':
      if (source.protocol === protocol) break;
      report({
        at: part,
        what: `the file ${source.id} is stored by another vendor`,
        instead: 'a text that reports this',
      });
      return [{ text: `[${part.type} that cannot be shown here]` }];
    case 'url':
      if (!needsBytes(part)) break;
      report({
        at: part,
        what: 'files by URL are not supported',
        instead: 'a text with the URL',
        setting: fetchingMedia,
      });
      return [{ text: `[${part.type} at ${source.url}]` }];
    default:
      return unreachable(source);
  }
  return [filePart(part, source)];
}

function inlinePart(part: CoreMedium, blob: wire.Blob): wire.Part {
  const { inlineData: own, fileData: _file, ...rest } = extrasOf(part);
  return wireObject<wire.Part>({ inlineData: wireObject<wire.Blob>(blob, asObject(own)) }, rest);
}

function filePart(part: CoreMedium, source: Extract<MediaSource, { kind: 'file' | 'url' }>): wire.Part {
  const { inlineData: _inline, fileData: own, ...rest } = extrasOf(part);
  const fileUri = source.kind === 'file' ? source.id : source.url;
  const fileData = wireObject<wire.FileData>({ mimeType: mediaTypeOf(part, source), fileUri }, asObject(own));
  return wireObject<wire.Part>({ fileData }, rest);
}

const mediaTypeOf = (part: CoreMedium, { mediaType }: { mediaType?: string }): string | undefined =>
  mediaType ?? asString(wireFormOf(part)['mimeType']);

/** Some clients write the invalid `image/jpg`. */
function validMediaType(mediaType: string): string {
  const bare = bareMediaType(mediaType);
  return bare === 'image/jpg' ? 'image/jpeg' : bare;
}

/** Encodes an image or audio of an answer; `undefined` (reported) for a source of another protocol. */
export function encodeAnswerMedium(part: CoreImage | CoreAudio, report: Report): wire.Part | undefined {
  const { source, signature: _, ...unwritten } = part;
  reportRest(part, unwritten, { ...mediumRules, ...commonRules }, report);
  switch (source.kind) {
    case 'base64':
      return inlinePart(part, { mimeType: source.mediaType, data: source.data });
    case 'url':
      return filePart(part, source);
    case 'file':
      if (source.protocol === protocol) return filePart(part, source);
      break;
    case 'text':
      break;
    default:
      unreachable(source);
  }
  report({ at: part, what: `${part.type} given as ${source.kind}` });
  return undefined;
}
