import type { Report } from '../../core/codec.ts';
import { asString, withoutUndefined, type JsonObject } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import type { CoreRefusal, CoreText } from '../../core/types.ts';
import { decodeCitations, encodeCitation } from './citations.ts';
import { decodeBase, encodeBase } from './extras.ts';

export function decodeText(block: JsonObject, pointer: string): CoreText {
  const { type: _, text, citations, ...rest } = block;
  return setPointer(pointer, {
    type: 'text',
    text: asString(text) ?? '',
    ...withoutUndefined({ citations: decodeCitations(citations) }),
    ...decodeBase(rest),
  });
}

/**
 * A text block of a request. The vendor refuses blocks without visible text: an empty one is left out, and of
 * one that is blank or carries a cache hint that is reported.
 */
export function encodeText(part: CoreText | CoreRefusal, report: Report): JsonObject | undefined {
  if (part.text.trim() === '') {
    if (part.text !== '' || part.cache) report({ at: part, what: 'a text without visible characters is not taken' });
    return undefined;
  }
  return encodeTextBlock(part, report, 'issued');
}

/** A text block of either direction, written whatever it holds. */
export function encodeTextBlock(part: CoreText | CoreRefusal, report: Report, rule: 'issued' | 'any'): JsonObject {
  const cited = part.type === 'text' ? (part.citations ?? []) : [];
  const citations = cited.flatMap((citation): JsonObject[] => {
    const wire = encodeCitation(citation, report, rule);
    return wire ? [{ ...wire }] : [];
  });
  return { type: 'text', text: part.text, ...(citations.length > 0 && { citations }), ...encodeBase(part, report) };
}
