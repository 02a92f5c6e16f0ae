import { readBase64 } from '../../core/base64.ts';
import type { BackendContext, Report } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { readFreeformInput, isFreeformTool } from '../../core/freeform.ts';
import {
  asNumber,
  asObject,
  asString,
  parseArguments,
  nonEmpty,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { detectMediaType as detectKnownMediaType } from '../../core/media.ts';
import { setPointer } from '../../core/provenance.ts';
import { documentText } from '../../core/stand-ins.ts';
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
  ToolInput,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { dottedPath } from '../../core/validation.ts';
import { extrasOf, reportExtras, wireFormOf, withExtras, withWireForm } from './extras.ts';

// ---------------------------------------------------------------- texts, media, documents

/** The text of a field; an empty one holds no part. */
export const decodeText = (text: string | null | undefined, pointer: string): CoreText[] =>
  text ? [setPointer(pointer, { type: 'text', text })] : [];

/** What a message says here: texts, which become one, and what goes into `images`. */
export interface TextsAndImages {
  texts: string[];
  images: string[];
}

/** Parts whose text and media this wire holds. Whatever is left out is reported. */
export function encodeParts(parts: readonly CoreContentPart[], report: Report): TextsAndImages {
  const said: TextsAndImages = { texts: [], images: [] };
  for (const part of parts) encodePart(part, said, report);
  return said;
}

function encodePart(part: CoreContentPart, said: TextsAndImages, report: Report): void {
  reportUnsupportedFields(part, report);
  const say = (text: string | undefined): void => {
    if (text) said.texts.push(text);
  };
  switch (part.type) {
    case 'text':
      if (part.citations) report({ at: part, field: 'citations', what: 'citations' });
      return say(part.text);
    case 'refusal':
      return say(part.text);
    case 'image':
    case 'audio': {
      if (part.type === 'image' && part.detail)
        report({ at: part, field: 'detail', what: `how closely the image is looked at (${part.detail})` });
      const encoded = encodeMedium(part, report);
      if (encoded && 'data' in encoded) {
        if (part.type === 'audio' && part.transcript !== undefined)
          report({ at: part, field: 'transcript', what: 'what is said in the audio, which is sent itself' });
        said.images.push(encoded.data);
        if (said.texts.length > 0)
          report({ at: part, what: `that the ${part.type} stands behind a text`, instead: 'before all texts' });
        return undefined;
      }
      return say((part.type === 'audio' ? part.transcript : undefined) ?? encoded?.text);
    }
    case 'video':
      return report({ at: part, what: 'Ollama takes no video' });
    case 'document':
      return encodeDocument(part, said, report);
    case 'opaque':
      return say(encodeOpaque(part, report));
    case 'reasoning':
    case 'tool-call':
    case 'tool-result':
      throw new Error(`${part.type} is not said in a text`);
    default:
      return unreachable(part);
  }
}

/** What a model says of a text or a medium. The text of an answer is the model's alone: nothing stands in for a medium. */
export function encodeAnswerPart(part: CoreText | CoreRefusal | CoreImage | CoreAudio, report: Report): TextsAndImages {
  if (part.type === 'text' || part.type === 'refusal' || part.source.kind !== 'url') return encodeParts([part], report);
  reportUnsupportedFields(part, report);
  const transcript = part.type === 'audio' ? part.transcript : undefined;
  report({
    at: part,
    what: `Ollama gives no ${part.type} by its address`,
    ...(transcript && { instead: 'its transcript' }),
  });
  return { texts: transcript ? [transcript] : [], images: [] };
}

/** What no part can say here. */
export function reportUnsupportedFields(part: CoreContentPart, report: Report): void {
  reportExtras(part, report);
  if (part.cache) report({ at: part, field: 'cache', what: 'Ollama has no cache hints' });
  if (!part.signature) return;
  const what = `the ${part.signature.kind} of ${part.signature.issuer}`;
  // What is withheld is nothing but its signature.
  const isWithheld = part.type === 'reasoning' && part.blocks.length === 0;
  report({ at: part, ...(!isWithheld && { field: 'signature' }), what });
}

/** What is said in place of a part that only another protocol knows. */
function encodeOpaque(part: CoreOpaque, report: Report): string | undefined {
  const { kind, protocol, standIn } = part;
  report({
    at: part,
    what: `${kind} is known to ${protocol} only`,
    ...(standIn && { instead: 'a text in its place' }),
  });
  return standIn;
}

function encodeDocument(part: CoreDocument, said: TextsAndImages, report: Report): void {
  const { source, title, citable } = part;
  if (citable) report({ at: part, field: 'citable', what: 'Ollama cites no documents' });
  const tell = (text: string): void => {
    const told = documentText(part, text);
    if (told !== '') said.texts.push(told);
  };
  const name = title ? `document "${title}"` : 'document';
  switch (source.kind) {
    case 'text':
      return tell(source.text);
    case 'parts':
      tell('');
      for (const each of source.parts) encodePart(each, said, report);
      return undefined;
    case 'base64':
      if (source.mediaType.startsWith('text/')) return tell(Buffer.from(source.data, 'base64').toString());
      report({ at: part, what: `Ollama takes no ${source.mediaType}`, instead: 'a text that says so' });
      return void said.texts.push(`[${name}, which cannot be shown here]`);
    case 'url':
      report({ at: part, what: 'Ollama takes no documents', instead: 'a text that names the address' });
      return void said.texts.push(`[${name}: ${source.url}]`);
    case 'file':
      return report({ at: part, what: `a file of ${source.protocol} is not known here` });
    default:
      return unreachable(source);
  }
}

// ---------------------------------------------------------------- media

/** Says nothing of a file but that it is bytes. */
const unknownMediaType = 'application/octet-stream';

/** Other names of the same types. */
const mediaTypeAliases: ReadonlyMap<string, string> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['audio/mp3', 'audio/mpeg'],
  ['audio/wave', 'audio/wav'],
  ['audio/x-wav', 'audio/wav'],
]);

/** The type of a file as its first bytes show it, which is how the vendor tells a picture from a sound. */
const detectMediaType = (data: string): string => detectKnownMediaType(data) ?? unknownMediaType;

/** An element of `images`: a picture, or a sound, which newer versions take in the same place. */
export function decodeMedium(data: string): CoreImage | CoreAudio {
  const mediaType = detectMediaType(data);
  const source = { kind: 'base64', mediaType, data } as const;
  return mediaType.startsWith('audio/') ? { type: 'audio', source } : { type: 'image', source };
}

/** @throws {LouterError} `invalid-request` for an element that is no base64. */
export const decodeMedia = (images: readonly string[] | null | undefined, pointer: string): (CoreImage | CoreAudio)[] =>
  (images ?? []).map((data, index) => {
    const at = `${pointer}/${index}`;
    const param = dottedPath(at);
    const read = readBase64(data);
    if (!read)
      throw new LouterError({
        kind: 'invalid-request',
        message: `${param}: expected base64 (without \`data:\` before it, and no address)`,
        param,
      });
    return setPointer(at, decodeMedium(read.data));
  });

/** What goes into `images`, or the text in its place. */
type EncodedMedium = { data: string } | { text: string } | undefined;

/** Only base64 can be sent. The server looks at the bytes to learn what they are. */
function encodeMedium(part: CoreImage | CoreAudio, report: Report): EncodedMedium {
  const { source, type } = part;
  if (source.kind === 'base64') {
    if (detectMediaType(source.data) !== (mediaTypeAliases.get(source.mediaType) ?? source.mediaType))
      report({
        at: part,
        field: 'source',
        what: `that it is ${source.mediaType}`,
        instead: 'what its first bytes show',
      });
    return { data: source.data };
  }
  if (source.kind === 'url') {
    report({ at: part, what: `Ollama takes no ${type} by its address`, instead: 'a text that names the address' });
    return { text: `[${type}: ${source.url}]` };
  }
  report({ at: part, what: `${type} given as ${source.kind}` });
  return undefined;
}

// ---------------------------------------------------------------- tool calls

/** `mint`: makes the id of a call that came without one. Which of the optional fields there were is kept as wireForm. */
export function decodeCall(call: JsonObject, mint: () => string): CoreToolCall {
  const { id, function: called, type: _, ...rest } = call;
  const { name, index, arguments: input, ...own } = asObject(called) ?? {};
  const given = asString(id) || undefined;
  const minted = given === undefined ? mint() : undefined;
  return {
    type: 'tool-call',
    id: given ?? minted ?? '',
    name: asString(name) ?? '',
    input: decodeInput(input),
    runs: 'client',
    ...withExtras({ ...rest, ...(nonEmpty(own) && { function: own }) }),
    ...withWireForm({
      ...(minted !== undefined && { minted_id: minted }),
      ...(asNumber(index) !== undefined && { index: asNumber(index) ?? 0 }),
    }),
  };
}

/** An object by the protocol; some servers send its text. */
function decodeInput(input: JsonValue | undefined): ToolInput {
  if (typeof input === 'string') return { kind: 'json-text', text: input };
  return { kind: 'json', value: asObject(input) ?? {} };
}

/** A call of an answer. `number`: how many calls came before it. */
export function decodeAnswerCall(call: JsonObject, number: number, context: BackendContext): CoreToolCall {
  const decoded = decodeCall(call, () => context.mint('call_'));
  if (decoded.name === '') decoded.name = `tool_${number}`;
  if (isFreeformTool(context.request, decoded.name)) decoded.input = readFreeformInput(inputText(decoded.input));
  return decoded;
}

const inputText = (input: ToolInput): string => (input.kind === 'json' ? JSON.stringify(input.value) : input.text);

/** `number`: how many calls of this answer came before it. A client of this protocol gets back what it gave. */
export function encodeCall(call: CoreToolCall, number: number, report: Report): JsonObject {
  const { id, name } = call;
  const wireForm = wireFormOf(call);
  const { function: own, ...rest } = extrasOf(call);
  const index = wireForm ? wireForm['index'] : number;
  return {
    ...(wireForm?.['minted_id'] !== id && { id }),
    function: {
      ...(index !== undefined && { index }),
      name,
      arguments: toInputObject(call, report),
      ...asObject(own),
    },
    ...rest,
  };
}

/** Whether the arguments are not a JSON object, as where the output limit cut them off. */
export const hasBrokenInput = ({ input }: CoreToolCall): boolean =>
  input.kind === 'json-text' && parseArguments(input.text) === undefined;
