import type { ReceivedToolCall, ToolCall } from '../../../generated/ollama.js';
import { readBase64 } from '../../core/base64.ts';
import type { BackendContext, Report } from '../../core/codec.ts';
import { invalidField } from '../../core/error.ts';
import { asNumber, asObject, nonEmpty } from '../../core/json.ts';
import { detectMediaType as detectKnownMediaType, fetchingMedia } from '../../core/media.ts';
import { fieldReporter, setPointer, reportForeignPart } from '../../core/provenance.ts';
import { reportRest, reportUnwritten } from '../../core/report-rest.ts';
import { documentText, otherPositions, toPlainPart } from '../../core/stand-ins.ts';
import { toInputObject } from '../../core/tool-input.ts';
import type {
  CoreAudio,
  CoreContentPart,
  CoreDocument,
  CoreImage,
  CoreOpaque,
  CoreRefusal,
  CoreText,
  CoreToolCall,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { dottedPath } from '../../core/validation.ts';
import { wireObject } from '../../core/wire-object.ts';
import { extrasOf, partRules, wireFormOf, withExtras, withWireForm } from './extras.ts';

// ---------------------------------------------------------------- texts, media, documents

/** The text of a field as a part; none for an empty text. */
export const decodeText = (text: string | null | undefined, pointer: string): CoreText[] =>
  text ? [setPointer(pointer, { type: 'text', text })] : [];

/** The content of a message: texts, to be joined, and the elements of `images`. */
export interface TextsAndImages {
  texts: string[];
  images: string[];
}

/** Encodes texts and media. Whatever is left out is reported. */
export function encodeParts(parts: readonly CoreContentPart[], report: Report): TextsAndImages {
  const content: TextsAndImages = { texts: [], images: [] };
  for (const part of parts) encodePart(part, content, report);
  return content;
}

function encodePart(part: CoreContentPart, content: TextsAndImages, report: Report): void {
  const addText = (text: string | undefined): void => {
    if (text) content.texts.push(text);
  };
  switch (part.type) {
    case 'text':
    case 'refusal': {
      const { text, ...rest } = part;
      reportRest(part, rest, { ...partRules, citations: 'citations' }, report);
      return addText(text);
    }
    case 'image':
    case 'audio': {
      const encoded = encodeMedium(part, report);
      const { source: _, ...rest } = part;
      const isSent = encoded !== undefined && 'data' in encoded;
      const transcript = isSent ? 'the transcript of audio that is sent itself' : null;
      reportRest(part, rest, { ...partRules, detail: describeDetail, transcript }, report);
      if (!isSent) return addText((part.type === 'audio' ? part.transcript : undefined) ?? encoded?.text);
      content.images.push(encoded.data);
      const instead = otherPositions.beforeTexts;
      if (content.texts.length > 0)
        report({ at: part, what: `the position of the ${part.type} after a text`, instead });
      return undefined;
    }
    case 'video':
      return report({ at: part, what: 'Ollama does not support video' });
    case 'document':
      return encodeDocument(part, content, report);
    case 'source':
      return encodePart(toPlainPart(part, report), content, report);
    case 'opaque':
      return addText(encodeOpaque(part, report));
    case 'reasoning':
    case 'tool-call':
    case 'tool-result':
      throw new Error(`${part.type} cannot be encoded as text`);
    default:
      return unreachable(part);
  }
}

const describeDetail = (detail: CoreImage['detail'] = 'auto'): string => `the detail of the image (${detail})`;

/** Encodes a part of an answer. No text replaces media, as the text of an answer must be the model's alone. */
export function encodeAnswerPart(part: CoreText | CoreRefusal | CoreImage | CoreAudio, report: Report): TextsAndImages {
  if (part.type === 'text' || part.type === 'refusal' || part.source.kind !== 'url') return encodeParts([part], report);
  const transcript = part.type === 'audio' ? part.transcript : undefined;
  const what = `Ollama has no ${part.type} by URL in answers`;
  report({ at: part, what, ...(transcript && { instead: 'its transcript' }) });
  return { texts: transcript ? [transcript] : [], images: [] };
}

/** The text that replaces a part that only another protocol knows. */
function encodeOpaque(part: CoreOpaque, report: Report): string | undefined {
  reportUnwritten(part, ['kind', 'protocol', 'standIn', 'payload'], partRules, report);
  reportForeignPart(part, report, part);
  return part.standIn;
}

function encodeDocument(part: CoreDocument, content: TextsAndImages, report: Report): void {
  const { source, title, context: _, ...rest } = part;
  const citable = (isCitable: boolean) => (isCitable ? 'Ollama does not support citations of documents' : undefined);
  reportRest(part, rest, { ...partRules, citable }, report);
  const addText = (text: string): void => {
    const document = documentText(part, text);
    if (document !== '') content.texts.push(document);
  };
  const name = title ? `document "${title}"` : 'document';
  switch (source.kind) {
    case 'text':
      return addText(source.text);
    case 'parts':
      addText('');
      for (const each of source.parts) encodePart(each, content, report);
      return undefined;
    case 'base64':
      if (source.mediaType.startsWith('text/')) return addText(Buffer.from(source.data, 'base64').toString());
      report({ at: part, what: `Ollama does not support ${source.mediaType}`, instead: 'a text that mentions it' });
      return void content.texts.push(`[${name}, which cannot be shown here]`);
    case 'url':
      report({ at: part, what: 'Ollama does not support documents', instead: 'a text with the URL' });
      return void content.texts.push(`[${name}: ${source.url}]`);
    case 'file':
      return report({ at: part, what: `a file stored at ${source.protocol} is not available` });
    default:
      return unreachable(source);
  }
}

// ---------------------------------------------------------------- media

/** The media type of unknown bytes. */
const unknownMediaType = 'application/octet-stream';

/** Other names of the same types. */
const mediaTypeAliases: ReadonlyMap<string, string> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['audio/mp3', 'audio/mpeg'],
  ['audio/wave', 'audio/wav'],
  ['audio/x-wav', 'audio/wav'],
]);

/** Detects the media type from the first bytes, as the vendor does to distinguish images from audio. */
const detectMediaType = (data: string): string => detectKnownMediaType(data) ?? unknownMediaType;

/** Decodes an element of `images`, which newer versions also use for audio. */
export function decodeMedium(data: string): CoreImage | CoreAudio {
  const mediaType = detectMediaType(data);
  const source = { kind: 'base64', mediaType, data } as const;
  return mediaType.startsWith('audio/') ? { type: 'audio', source } : { type: 'image', source };
}

/** @throws {LouterError} `invalid-request` for an element that is not base64. */
export const decodeMedia = (images: readonly string[] | null | undefined, pointer: string): (CoreImage | CoreAudio)[] =>
  (images ?? []).map((data, index) => {
    const at = `${pointer}/${index}`;
    const read = readBase64(data);
    if (!read) throw invalidField(dottedPath(at), 'expected base64 (not a data: URL, nor any other URL)');
    return setPointer(at, decodeMedium(read.data));
  });

/** An element of `images`, or the text that replaces it. */
type EncodedMedium = { data: string } | { text: string } | undefined;

/** Only base64 can be sent. The server detects the type from the bytes. */
function encodeMedium(part: CoreImage | CoreAudio, report: Report): EncodedMedium {
  const { source, type } = part;
  const lose = fieldReporter(part, 'source', report);
  if (source.kind === 'base64') {
    if (detectMediaType(source.data) !== (mediaTypeAliases.get(source.mediaType) ?? source.mediaType))
      lose(`the media type ${source.mediaType}`, { instead: 'the type of its first bytes' });
    return { data: source.data };
  }
  if (source.kind === 'url') {
    report({
      at: part,
      what: `Ollama does not support ${type} by URL`,
      instead: 'a text with the URL',
      setting: fetchingMedia,
    });
    return { text: `[${type}: ${source.url}]` };
  }
  report({ at: part, what: `${type} given as ${source.kind}` });
  return undefined;
}

// ---------------------------------------------------------------- tool calls

/** `mint` makes the id of a call without one. The wire form records which of the optional fields the call had. */
export function decodeCall(call: ReceivedToolCall, mint: () => string): CoreToolCall {
  const { id, function: called, type: _, ...rest } = call;
  const { name, index, arguments: input, ...own } = called ?? {};
  const minted = id ? undefined : mint();
  return {
    type: 'tool-call',
    id: id || (minted ?? ''),
    name: name ?? '',
    // Some servers send JSON text instead of an object.
    input: typeof input === 'string' ? { kind: 'json-text', text: input } : { kind: 'json', value: input ?? {} },
    providerExecuted: false,
    ...withExtras({ ...rest, ...(nonEmpty(own) && { function: own }) }),
    ...withWireForm({
      ...(minted !== undefined && { minted_id: minted }),
      ...(typeof index === 'number' && { index }),
    }),
  };
}

/** Decodes a call of an answer. `number`: how many calls precede it. */
export function decodeAnswerCall(call: ReceivedToolCall, number: number, context: BackendContext): CoreToolCall {
  const decoded = decodeCall(call, () => context.mint('call_'));
  if (decoded.name === '') decoded.name = `tool_${number}`;
  return decoded;
}

/** `number`: how many calls of the answer precede it. A call of this protocol stays unchanged. */
export function encodeCall(call: CoreToolCall, number: number, report: Report): ToolCall {
  const { id, name } = call;
  const wireForm = wireFormOf(call);
  const { function: own, ...rest } = extrasOf(call);
  return wireObject<ToolCall>(
    {
      id: wireForm?.['minted_id'] === id ? undefined : id,
      function: wireObject<ToolCall['function']>(
        {
          index: wireForm ? asNumber(wireForm['index']) : number,
          name,
          arguments: toInputObject(call, report),
        },
        asObject(own),
      ),
    },
    rest,
  );
}
