import type * as wire from '../../../../generated/gemini-interactions.js';
import type { Report } from '../../../core/codec.ts';
import { withoutUndefined } from '../../../core/json.ts';
import { createOffsetLookup, rangeOf } from '../../../core/text-offsets.ts';
import type { CoreCitation } from '../../../core/types.ts';
import { withExtras } from './extras.ts';

/**
 * The pages that a text cites. Positions are bytes of UTF-8 on the wire (`URLCitation` of `@google/genai`), and UTF-16 code
 * units in Core.
 *
 * @param from.text the whole text; the positions are in it from `beginning`, a number of code units
 */
export function decodeCitations(
  annotations: readonly wire.ReceivedAnnotation[],
  { text, beginning, report }: { text: string; beginning: number; report: Report },
): CoreCitation[] {
  const unitAt = createOffsetLookup(
    text.slice(beginning),
    annotations.flatMap(({ start_index: start, end_index: end }) => [start, end]),
    'bytes',
  );
  return annotations.flatMap((annotation): CoreCitation[] => {
    const { type, url, title, start_index: start, end_index: end, ...rest } = annotation;
    if (type !== 'url_citation' || !url) {
      report({ what: `an annotation of type ${type ?? 'unknown'}` });
      return [];
    }
    const { at } = rangeOf(start, end, (byte) => beginning + unitAt(byte));
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
