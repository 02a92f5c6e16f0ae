import type { Report } from '../../core/codec.ts';
import { documentText, toPlainPart } from '../../core/stand-ins.ts';
import type { CoreContentPart, CoreDocument } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { reportLostMetadata } from './escape-parts.ts';
import { reportForeignPart } from '../../core/provenance.ts';

/**
 * Renders parts as text, for a prompt without other content. Everything else is reported. The caller must remove calls
 * and reasoning before.
 */
export function toPlainText(parts: readonly CoreContentPart[], between: string, report: Report): string {
  return parts
    .map((part) => textOf(part, report))
    .filter((text) => text !== '')
    .join(between);
}

function textOf(part: CoreContentPart, report: Report): string {
  reportLostMetadata(part, report);
  if (part.cache) report({ at: part, field: 'cache', what: 'a cache hint within a text' });
  switch (part.type) {
    case 'text':
      if (part.citations) report({ at: part, field: 'citations', what: 'citations' });
      return part.text;
    case 'refusal':
      return part.text;
    case 'document':
      return documentToText(part, report);
    case 'audio':
      report({ at: part, what: 'audio', ...(part.transcript !== undefined && { instead: 'its transcript' }) });
      return part.transcript ?? '';
    case 'image':
    case 'video':
      report({ at: part, what: part.type === 'image' ? 'an image' : 'a video' });
      return '';
    case 'source':
      return textOf(toPlainPart(part, report), report);
    case 'opaque':
      reportForeignPart(part, report, part);
      return part.standIn ?? '';
    case 'tool-result':
      report({ at: part, what: 'the result of a tool that the earlier vendor ran itself' });
      return '';
    case 'tool-call':
    case 'reasoning':
      report({ at: part, what: part.type === 'reasoning' ? 'reasoning' : `a call of ${part.name}` });
      return '';
    default:
      return unreachable(part);
  }
}

function documentToText(part: CoreDocument, report: Report): string {
  const { source } = part;
  switch (source.kind) {
    case 'text':
      return documentText(part, source.text);
    case 'parts':
      return documentText(part, toPlainText(source.parts, '\n', report));
    case 'base64':
      if (source.mediaType.startsWith('text/'))
        return documentText(part, Buffer.from(source.data, 'base64').toString());
      break;
    case 'url':
    case 'file':
      break;
    default:
      return unreachable(source);
  }
  report({ at: part, what: 'a document that is not text' });
  return documentText(part);
}
