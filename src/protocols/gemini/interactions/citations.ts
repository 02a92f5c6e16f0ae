import type * as wire from '../../../../generated/gemini-interactions.js';
import type { Report } from '../../../core/codec.ts';
import { withoutUndefined } from '../../../core/json.ts';
import { reportRest } from '../../../core/report-rest.ts';
import { createOffsetLookup, rangeOf, reportWithinCharacter } from '../../../core/text-offsets.ts';
import type { CoreCitation } from '../../../core/types.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';

/**
 * The pages that a text cites. Positions are bytes of UTF-8 on the wire (`URLCitation` of `@google/genai`), and UTF-16 code
 * units in Core.
 *
 * @param from.text the whole text that the positions are in
 */
export function decodeCitations(
  annotations: readonly wire.ReceivedAnnotation[],
  { text, report }: { text: string; report: Report },
): CoreCitation[] {
  const unitAt = createOffsetLookup(
    text,
    annotations.flatMap(({ start_index: start, end_index: end }) => [start, end]),
    'bytes',
  );
  return annotations.flatMap((annotation): CoreCitation[] => {
    const { type, url, title, start_index: start, end_index: end, ...rest } = annotation;
    if (type !== 'url_citation' || !url) {
      report({ what: `an annotation of type ${type ?? 'unknown'}` });
      return [];
    }
    const { at } = rangeOf(start, end, unitAt);
    // A start without an end is no range.
    const unplaced = at ? {} : withoutUndefined({ start_index: start ?? undefined });
    return [
      {
        source: { kind: 'url', url, ...withoutUndefined({ title: title ?? undefined }) },
        ...(at && { at }),
        ...withExtras({ ...rest, ...unplaced }),
      },
    ];
  });
}

/**
 * The same towards a client.
 * @param of.text the text that the positions are in
 */
export function encodeCitations(
  citations: readonly CoreCitation[],
  { text, report }: { text: string; report: Report },
): wire.Annotation[] {
  const byteAt = createOffsetLookup(
    text,
    citations.flatMap(({ at }) => (at ? [at.start, at.end] : [])),
    'units',
  );
  return citations.flatMap((citation): wire.Annotation[] => {
    const { source, at, ...rest } = citation;
    if (source.kind === 'document') {
      report({ at: citation, what: 'a citation of a document' });
      return [];
    }
    reportWithinCharacter(citation, at, text, report);
    const rules = { citedText: 'the text that is cited', from: 'the place that is cited', extras: protocol } as const;
    reportRest(citation, rest, rules, report);
    return [
      wireObject<wire.Annotation>(
        {
          type: 'url_citation',
          url: source.url,
          title: source.title,
          start_index: at && byteAt(at.start),
          end_index: at && byteAt(at.end),
        },
        extrasOf(citation),
      ),
    ];
  });
}
