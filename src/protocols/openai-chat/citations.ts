import type { Report } from '../../core/codec.ts';
import { asNumber, asObject, asString, type JsonObject } from '../../core/json.ts';
import type { CoreCitation } from '../../core/types.ts';
import { withExtras } from './extras.ts';

/** `undefined` for an annotation of another kind. */
export function decodeAnnotation(annotation: JsonObject): CoreCitation | undefined {
  const { type, url_citation: cited, ...rest } = annotation;
  const { url, title, start_index: start, end_index: end, ...own } = asObject(cited) ?? {};
  if (type !== 'url_citation' || typeof url !== 'string') return undefined;
  const name = asString(title);
  const from = asNumber(start);
  const to = asNumber(end);
  return {
    source: { kind: 'url', url, ...(name !== undefined && { title: name }) },
    ...(from !== undefined && to !== undefined && { at: { start: from, end: to } }),
    ...withExtras({ ...rest, ...(Object.keys(own).length > 0 && { url_citation: own }) }),
  };
}

/** `undefined`, and a report, for a citation of a document: this wire cites addresses only. */
export function encodeAnnotation(citation: CoreCitation, textLength: number, report: Report): JsonObject | undefined {
  const { source, at, citedText, extras } = citation;
  if (source.kind !== 'url') {
    report({ at: citation, what: 'a citation of a document' });
    return undefined;
  }
  if (citedText !== undefined) report({ at: citation, field: 'citedText', what: 'the words that are cited' });
  const { url_citation: own, ...rest } = extras?.['openai-chat'] ?? {};
  return {
    type: 'url_citation',
    url_citation: {
      url: source.url,
      title: source.title ?? source.url,
      start_index: at?.start ?? textLength,
      end_index: at?.end ?? textLength,
      ...asObject(own),
    },
    ...rest,
  };
}
