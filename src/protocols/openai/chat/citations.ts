import type { UrlCitationAnnotation } from '../../../../generated/openai.js';
import { readUrlCitationAnnotation } from '../../../../generated/openai.readers.js';
import type { Report } from '../../../core/codec.ts';
import { asObject, nonEmpty, type JsonObject } from '../../../core/json.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import type { CoreCitation } from '../../../core/types.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';

const citedField = 'url_citation' satisfies keyof UrlCitationAnnotation;

/** `undefined` for an annotation of another kind. */
export function decodeAnnotation(annotation: JsonObject): CoreCitation | undefined {
  const { type, url_citation: cited, ...rest } = readUrlCitationAnnotation(annotation) ?? {};
  const { url, title, start_index: start, end_index: end, ...own } = cited ?? {};
  if (type !== citedField || typeof url !== 'string') return undefined;
  return {
    source: { kind: 'url', url, ...(typeof title === 'string' && { title }) },
    ...(typeof start === 'number' && typeof end === 'number' && { at: { start, end } }),
    ...withExtras({ ...rest, ...(nonEmpty(own) && { [citedField]: own }) }),
  };
}

/**
 * `undefined`, and a report, for a citation of a document: this wire cites addresses only.
 * @param text where the text that it belongs to begins and ends in the content of the wire.
 */
export function encodeAnnotation(
  citation: CoreCitation,
  text: NonNullable<CoreCitation['at']>,
  report: Report,
): UrlCitationAnnotation | undefined {
  const { source, at, from, citedText } = citation;
  if (source.kind !== 'url') {
    report({ at: citation, what: 'a citation of a document' });
    return undefined;
  }
  if (citedText !== undefined) report({ at: citation, field: 'citedText', what: 'the cited text' });
  if (from !== undefined) report({ at: citation, field: 'from', what: 'the place in the source' });
  reportForeignExtras(citation, protocol, report);
  const { [citedField]: own, ...rest } = extrasOf(citation);
  return {
    type: citedField,
    url_citation: {
      url: source.url,
      title: source.title ?? source.url,
      start_index: text.start + (at?.start ?? 0),
      end_index: at ? text.start + at.end : text.end,
      ...asObject(own),
    },
    ...rest,
  };
}
