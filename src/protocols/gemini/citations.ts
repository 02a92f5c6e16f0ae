import type * as wire from '../../../generated/gemini.js';
import type { Report } from '../../core/codec.ts';
import { reportRest } from '../../core/report-rest.ts';
import {
  createOffsetLookup,
  isInsidePair,
  rangeOf,
  reportWithinCharacter,
  type OffsetLookup,
} from '../../core/text-offsets.ts';
import type { CoreCitation } from '../../core/types.ts';
import { wireObject } from '../../core/wire-object.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';

/** A citation within the text of a candidate, and as it was received. */
export interface FoundCitation {
  citation: CoreCitation;
  received: wire.ReceivedCitation;
}

// ---------------------------------------------------------------- wire to Core

/**
 * The citations of `citationMetadata` that have a URI, and the others unchanged. Positions are bytes of UTF-8 on the wire
 * and UTF-16 code units in Core.
 */
export function decodeCitations(
  { citations, citationSources }: wire.ReceivedCitationMetadata,
  text: string,
): { found: FoundCitation[]; others: wire.ReceivedCitation[] } {
  const all = [...(citations ?? []), ...(citationSources ?? [])];
  const unitAt = createOffsetLookup(
    text,
    all.flatMap(({ startIndex, endIndex }) => [startIndex, endIndex]),
    'bytes',
  );
  const found = all.flatMap((received): FoundCitation[] => {
    const { startIndex, endIndex, ...cited } = received;
    const { uri: _uri, title: _title, ...rest } = cited;
    const source = pageOf(cited);
    return source
      ? [{ citation: { source, ...rangeOf(startIndex, endIndex, unitAt), ...withExtras(rest) }, received }]
      : [];
  });
  return { found, others: all.filter((each) => found.every(({ received }) => received !== each)) };
}

/** The pages that support spans of the text, from `groundingMetadata`. */
export function groundedCitations(metadata: wire.ReceivedGroundingMetadata | undefined, text: string): CoreCitation[] {
  const { groundingChunks, groundingSupports } = metadata ?? {};
  const supports = groundingSupports ?? [];
  const segments = supports.map(({ segment }) => segment ?? {});
  const unitAt = createOffsetLookup(
    text,
    segments.flatMap(({ startIndex, endIndex }) => [startIndex, endIndex]),
    'bytes',
  );
  return supports.flatMap(({ groundingChunkIndices }, index) => {
    const { startIndex, endIndex } = segments[index] ?? {};
    const at = rangeOf(startIndex, endIndex, unitAt);
    return (groundingChunkIndices ?? []).flatMap((chunk): CoreCitation[] => {
      const { web, retrievedContext, maps }: wire.ReceivedGroundingChunk = groundingChunks?.[chunk] ?? {};
      const page = pageOf(web ?? retrievedContext ?? maps ?? {});
      return page ? [{ source: page, ...at }] : [];
    });
  });
}

const pageOf = ({
  uri: url,
  title,
}: Pick<wire.ReceivedCitation, 'uri' | 'title'>): (CoreCitation['source'] & { kind: 'url' }) | undefined =>
  typeof url === 'string' ? { kind: 'url', url, ...(typeof title === 'string' && { title }) } : undefined;

// ---------------------------------------------------------------- Core to wire

/** A citation, and where its text part begins in the text of the candidate. */
export interface PlacedCitation {
  citation: CoreCitation;
  part: TextPlace;
}

/** Where a text part is in the text of the candidate. */
export interface TextPlace {
  beginning: number;
  /** Absent while it is open. */
  end?: number;
}

/** The name of the list in `citationMetadata`: the API's, which the SDK reads. Vertex AI's is `citations`. */
export const citationListName = 'citationSources' satisfies keyof wire.CitationMetadata;

/** Encodes the citations of a candidate, except those that `grounded` already holds. `readText` joins its text, which may be long. */
export function encodeCitations(
  citations: readonly PlacedCitation[],
  readText: () => string,
  grounded: wire.ReceivedGroundingMetadata | undefined,
  report: Report,
): wire.Citation[] {
  if (citations.length === 0) return [];
  const text = readText();
  const grounding = new Set(groundedCitations(grounded, text).map(keyOf));
  const others = citations.filter((cited) => !grounding.has(keyOf({ ...cited.citation, ...absoluteRange(cited) })));
  const byteAt = createOffsetLookup(
    text,
    others.flatMap((cited) => Object.values(absoluteRange(cited).at ?? {})),
    'units',
  );
  return others.flatMap(
    (cited) => encodeCitation(cited.citation, { ...absoluteRange(cited), text, byteAt }, report) ?? [],
  );
}

/**
 * Citations of pages that searches found, as the spans of the text that these support, and the other citations. Pages
 * without a title get that of a citation.
 */
export function encodeSupports(
  citations: readonly PlacedCitation[],
  text: string,
  { groundingChunks }: wire.ReceivedGroundingMetadata,
  report: Report,
): { supports: wire.GroundingSupport[]; others: PlacedCitation[] } {
  const pages = (groundingChunks ?? []).map(({ web }) => web ?? {});
  const indices = new Map<string | null | undefined, number>();
  for (const [index, { uri }] of pages.entries()) if (!indices.has(uri)) indices.set(uri, index);
  const spans = new Map<string, { start: number; end: number; pages: Set<number> }>();
  const others: PlacedCitation[] = [];
  for (const cited of citations) {
    const { citation, part } = cited;
    const { beginning, end = beginning } = part;
    const { source, at: _, ...rest } = citation;
    const index = source.kind === 'url' ? (indices.get(source.url) ?? -1) : -1;
    const page = pages[index];
    const span = absoluteRange(cited).at ?? { start: beginning, end };
    const isSameTitle = source.title === undefined || page?.title === undefined || page.title === source.title;
    if (!page || !isSameTitle || isInsidePair(text, span.start) || isInsidePair(text, span.end)) {
      others.push(cited);
      continue;
    }
    if (source.title !== undefined) page.title = source.title;
    reportRest(citation, rest, { ...lostOfCitation, extras: { lost: protocol } }, report);
    const key = `${span.start} ${span.end}`;
    const known = spans.get(key) ?? { ...span, pages: new Set() };
    known.pages.add(index);
    spans.set(key, known);
  }
  const all = [...spans.values()];
  const byteAt = createOffsetLookup(
    text,
    all.flatMap(({ start, end }) => [start, end]),
    'units',
  );
  const supports = all.map(({ start, end, pages: cited }) => ({
    segment: { startIndex: byteAt(start), endIndex: byteAt(end), text: text.slice(start, end) },
    groundingChunkIndices: [...cited],
  }));
  return { supports, others };
}

const lostOfCitation = { citedText: 'the text that is cited', from: 'the location in the source' };

/** The position of a citation in the text of the candidate. */
const absoluteRange = ({ citation: { at }, part: { beginning } }: PlacedCitation): Pick<CoreCitation, 'at'> =>
  at ? { at: { start: beginning + at.start, end: beginning + at.end } } : {};

function encodeCitation(
  citation: CoreCitation,
  { at, text, byteAt }: Pick<CoreCitation, 'at'> & { text: string; byteAt: OffsetLookup },
  report: Report,
): wire.Citation | undefined {
  const { source, at: _at, ...rest } = citation;
  reportWithinCharacter(citation, at, text, report);
  if (source.kind !== 'url') {
    report({ at: citation, what: 'a citation of a document' });
    return undefined;
  }
  reportRest(citation, rest, { ...lostOfCitation, extras: protocol }, report);
  return wireObject<wire.Citation>(
    { startIndex: at && byteAt(at.start), endIndex: at && byteAt(at.end), uri: source.url, title: source.title },
    extrasOf(citation),
  );
}

const keyOf = ({ source, at, from, citedText, extras }: CoreCitation): string =>
  JSON.stringify([source, at, from, citedText, extras]);
