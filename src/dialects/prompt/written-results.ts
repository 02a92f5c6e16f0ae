import { appendAll } from '../../core/append-all.ts';
import type { Report } from '../../core/codec.ts';
import { copyProvenance, reportForeignPart } from '../../core/provenance.ts';
import { documentText, resultParts, toolErrorPrefix } from '../../core/stand-ins.ts';
import type { CoreDocument, CoreText, CoreToolResult, CoreUserPart } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { WrittenResult, Writing } from '../dialect.ts';
import { escapePart, reportLostMetadata, type TokenEscaper } from './escape-parts.ts';

/** The call that a result belongs to. */
export interface CallReference {
  name: string;
  /** Number of preceding calls. */
  index: number;
}

interface ResultWriter {
  writing: Writing;
  escapeTokens: TokenEscaper;
  report: Report;
  /** The last call with this id. */
  findCall(callId: string): CallReference;
}

/** The user turn with results: all of them in one text, followed by content that is not text. */
export function writeResults(results: readonly CoreToolResult[], writer: ResultWriter): CoreUserPart[] {
  const [first] = results;
  if (!first) return [];
  const written: WrittenResult[] = [];
  const beside: CoreUserPart[] = [];
  for (const result of results) {
    const { text, media } = writeResultParts(result, writer);
    const { name, index } = writer.findCall(result.callId);
    const isError = result.isError === true;
    written.push({ name, text: isError ? toolErrorPrefix + text : text, isError, index });
    if (media.length === 0) continue;
    beside.push({ type: 'text', text: `From the result of ${name}:` });
    appendAll(beside, media);
  }
  const cache = results.findLast((result) => result.cache)?.cache;
  const text: CoreText = { type: 'text', text: writer.writing.results(written), ...(cache && { cache }) };
  return [copyProvenance(first, text), ...beside];
}

function writeResultParts(result: CoreToolResult, writer: ResultWriter): { text: string; media: CoreUserPart[] } {
  const { escapeTokens, report } = writer;
  reportLostMetadata(result, report);
  const texts: string[] = [];
  const media: CoreUserPart[] = [];
  const write = (text: string): void => void (text !== '' && texts.push(text));

  function writePart(part: CoreUserPart): void {
    switch (part.type) {
      case 'text':
        write(part.text);
        break;
      case 'opaque':
        reportForeignPart(part, report, part);
        write(part.standIn ?? '');
        break;
      case 'document':
        writeDocument(part);
        break;
      case 'image':
      case 'audio':
      case 'video':
        media.push(part);
        break;
      default:
        unreachable(part);
    }
  }

  function writeDocument(part: CoreDocument): void {
    const { source } = part;
    switch (source.kind) {
      case 'text':
        write(documentText(part, source.text));
        break;
      case 'parts':
        write(documentText(part));
        source.parts.forEach(writePart);
        break;
      case 'base64':
      case 'url':
      case 'file':
        media.push(part);
        break;
      default:
        unreachable(source);
    }
  }

  for (const part of resultParts(result, report)) writePart(escapePart(part, escapeTokens, report));
  return { text: texts.join('\n'), media };
}
