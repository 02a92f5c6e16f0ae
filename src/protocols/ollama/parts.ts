import type { Report } from '../../core/codec.ts';
import { setPointer } from '../../core/provenance.ts';
import { documentText } from '../../core/stand-ins.ts';
import type {
  CoreAudio,
  CoreContentPart,
  CoreDocument,
  CoreImage,
  CoreOpaque,
  CoreRefusal,
  CoreText,
} from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { reportExtras } from './extras.ts';
import { encodeMedium } from './media.ts';

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
