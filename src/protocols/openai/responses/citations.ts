import type * as wire from '../../../../generated/openai.js';
import type { Report } from '../../../core/codec.ts';
import type { JsonValue } from '../../../core/json.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import type { CoreCitation } from '../../../core/types.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';

/** `undefined` for an annotation of a kind that is not a citation. */
export function decodeAnnotation(annotation: wire.ReceivedTextAnnotation): CoreCitation | undefined {
  switch (annotation.type) {
    case 'url_citation':
      return decodeUrlCitation(annotation);
    case 'file_citation':
    case 'container_file_citation':
      return decodeFileCitation(annotation);
    default:
      return undefined;
  }
}

function decodeUrlCitation(annotation: wire.ReceivedUrlCitation): CoreCitation | undefined {
  const { type: _, url, title, start_index: start, end_index: end, ...rest } = annotation;
  if (typeof url !== 'string') return undefined;
  return {
    source: { kind: 'url', url, ...(typeof title === 'string' && { title }) },
    ...textRange(start, end),
    ...withExtras(rest),
  };
}

type FileAnnotation = Omit<wire.ReceivedContainerFileCitation, 'type'> &
  Pick<wire.ReceivedContainerFileCitation | wire.ReceivedFileCitation, 'type'>;

/** Of a file only where it is cited is known, of a container's file for how much of the text, too. */
function decodeFileCitation(annotation: FileAnnotation): CoreCitation | undefined {
  const { type, file_id: fileId, filename: title, start_index: start, end_index: end, ...rest } = annotation;
  if (typeof fileId !== 'string') return undefined;
  return {
    source: { kind: 'document', fileId, ...(typeof title === 'string' && { title }) },
    ...textRange(start, end),
    ...withExtras(type === 'file_citation' ? rest : { ...rest, type }),
  };
}

const textRange = (start: JsonValue | undefined, end: JsonValue | undefined): Pick<CoreCitation, 'at'> =>
  typeof start === 'number' && typeof end === 'number' ? { at: { start, end } } : {};

/**
 * A citation as an annotation of a text of `length` UTF-16 code units; `undefined`, and a report, for one of a
 * document that is no file of the vendor's.
 */
export function encodeAnnotation(
  citation: CoreCitation,
  length: number,
  report: Report,
): wire.TextAnnotation | undefined {
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
    return wireObject<wire.UrlCitation>(
      {
        type: 'url_citation',
        url: source.url,
        title: source.title ?? source.url,
        start_index: start,
        end_index: end,
      },
      rest,
    );
  if (source.index !== undefined)
    report({ at: citation, field: 'source', what: 'which of the documents is cited, by its number' });
  if (at && type !== 'container_file_citation')
    report({ at: citation, field: 'at', what: 'how much of the text a file is cited for', instead: 'where it ends' });
  const file = { file_id: source.fileId ?? '', filename: source.title ?? '' };
  return type === 'container_file_citation'
    ? wireObject<wire.ContainerFileCitation>({ type, ...file, start_index: start, end_index: end }, rest)
    : wireObject<wire.FileCitation>({ type: 'file_citation', ...file, index: end }, rest);
}
