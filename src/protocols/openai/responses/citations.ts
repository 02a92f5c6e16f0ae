import type { Report } from '../../../core/codec.ts';
import { asNumber, asString, type JsonObject } from '../../../core/json.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import type { CoreCitation } from '../../../core/types.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';

/** `undefined` for an annotation of a kind that is not a citation. */
export function decodeAnnotation(annotation: JsonObject): CoreCitation | undefined {
  const { type, ...rest } = annotation;
  switch (type) {
    case 'url_citation':
      return decodeUrlCitation(rest);
    case 'file_citation':
    case 'container_file_citation':
      return decodeFileCitation(type, rest);
    default:
      return undefined;
  }
}

function decodeUrlCitation({ url, title, start_index: start, end_index: end, ...rest }: JsonObject) {
  if (typeof url !== 'string') return undefined;
  const name = asString(title);
  const citation: CoreCitation = {
    source: { kind: 'url', url, ...(name !== undefined && { title: name }) },
    ...textRange(asNumber(start), asNumber(end)),
    ...withExtras(rest),
  };
  return citation;
}

/** Of a file only where it is cited is known, of a container's file for how much of the text, too. */
function decodeFileCitation(type: string, fields: JsonObject): CoreCitation | undefined {
  const { file_id: id, filename, start_index: start, end_index: end, ...rest } = fields;
  const fileId = asString(id);
  if (fileId === undefined) return undefined;
  const title = asString(filename);
  return {
    source: { kind: 'document', fileId, ...(title !== undefined && { title }) },
    ...textRange(asNumber(start), asNumber(end)),
    ...withExtras(type === 'file_citation' ? rest : { ...rest, type }),
  };
}

const textRange = (start: number | undefined, end: number | undefined): Pick<CoreCitation, 'at'> =>
  start === undefined || end === undefined ? {} : { at: { start, end } };

/**
 * A citation as an annotation of a text of `length` UTF-16 code units; `undefined`, and a report, for one of a
 * document that is no file of the vendor's.
 */
export function encodeAnnotation(citation: CoreCitation, length: number, report: Report): JsonObject | undefined {
  const { source, at, from, citedText } = citation;
  if (source.kind === 'document' && source.fileId === undefined) {
    report({ at: citation, what: 'a citation of a document' });
    return undefined;
  }
  if (citedText !== undefined) report({ at: citation, field: 'citedText', what: 'the cited text' });
  if (from !== undefined) report({ at: citation, field: 'from', what: 'the place in the source' });
  reportForeignExtras(citation, protocol, report);
  const { type, ...rest } = extrasOf(citation);
  const start = at?.start ?? 0;
  const end = at?.end ?? length;
  if (source.kind === 'url')
    return {
      type: 'url_citation',
      url: source.url,
      title: source.title ?? source.url,
      start_index: start,
      end_index: end,
      ...rest,
    };
  if (source.index !== undefined)
    report({ at: citation, field: 'source', what: 'which of the documents is cited, by its number' });
  if (at && type !== 'container_file_citation')
    report({ at: citation, field: 'at', what: 'how much of the text a file is cited for', instead: 'where it ends' });
  const file = { file_id: source.fileId ?? '', filename: source.title ?? '' };
  return type === 'container_file_citation'
    ? { type, ...file, start_index: start, end_index: end, ...rest }
    : { type: 'file_citation', ...file, index: end, ...rest };
}
