import { appendAll } from '../../core/append-all.ts';
import { canonicalJson } from '../../core/canonical-json.ts';
import type { JsonObject } from '../../core/json.ts';
import type { CoreCitation, CoreText } from '../../core/types.ts';
import type { Differences } from './differences.ts';
import { withoutSpace, type Unit } from './units.ts';

/** A citation with the words that it supports: protocols count their positions from different beginnings. */
interface Cited {
  citation: CoreCitation;
  /** The whole text, where the citation has no position of its own. */
  words: string;
}

/** What a citation has lost: one of its fields, or, without one, all of it. */
export interface LostOfCitation {
  citation: CoreCitation;
  field?: string;
  expected: string;
  got: string | null;
}

/**
 * Compares the citations of texts in order, by their sources and by the words that they support.
 * @param unplaced what else of the other side may hold a citation, as JSON: protocols have lists of those whose text is
 * not known.
 */
export function compareCitations(
  left: readonly Unit[],
  right: readonly Unit[],
  unplaced: string,
  differences: Differences,
): void {
  const others = citationsOf(right);
  const lost: LostOfCitation[] = [];
  for (const cited of citationsOf(left)) {
    const found = findCounterpart(cited, others);
    if (found) {
      others.splice(others.indexOf(found), 1);
      appendAll(lost, compareFields(cited, found));
    } else if (!unplaced.includes(JSON.stringify(nameOf(cited.citation))))
      lost.push({ citation: cited.citation, expected: nameOf(cited.citation), got: null });
  }
  differences.lostOfCitations(lost);
  for (const { citation } of others) differences.added({ owners: [citation] }, 'a citation', nameOf(citation));
}

const citationsOf = (units: readonly Unit[]): Cited[] =>
  units.flatMap(({ owners: [owner] }) =>
    owner && isTextPart(owner)
      ? (owner.citations ?? []).map((citation) => ({
          citation,
          words: citation.at ? owner.text.slice(citation.at.start, citation.at.end) : owner.text,
        }))
      : [],
  );

const isTextPart = (owner: object): owner is CoreText => 'type' in owner && owner.type === 'text';

const nameOf = ({ source }: CoreCitation): string =>
  source.kind === 'url' ? source.url : (source.fileId ?? source.title ?? `document ${source.index ?? ''}`);

/** Of citations of one source the one of the same words. */
function findCounterpart(cited: Cited, others: readonly Cited[]): Cited | undefined {
  const ofSource = others.filter(({ citation }) => isSameSource(cited.citation, citation));
  return ofSource.find((other) => isSamePlace(cited, other)) ?? ofSource[0];
}

function isSameSource({ source }: CoreCitation, { source: other }: CoreCitation): boolean {
  if (source.kind === 'url') return other.kind === 'url' && other.url === source.url;
  return other.kind === 'document' && source.fileId === other.fileId && isSameTitle(source.title, other.title);
}

const isSameTitle = (one: string | undefined, other: string | undefined): boolean => (one ?? '') === (other ?? '');

const isSamePlace = (one: Cited, other: Cited): boolean =>
  withoutSpace(one.words) === withoutSpace(other.words) &&
  canonical(one.citation.from) === canonical(other.citation.from);

const canonical = (value: object | undefined): string => canonicalJson({ ...value });

function compareFields({ citation, words }: Cited, { citation: other, words: otherWords }: Cited): LostOfCitation[] {
  const lost: LostOfCitation[] = [];
  const compare = (field: string, expected: string | undefined, got: string | undefined): void => {
    if (expected !== undefined && expected !== '' && expected !== got)
      lost.push({ citation, field, expected, got: got ?? null });
  };
  compare('citedText', citation.citedText, other.citedText);
  compare('from', citation.from && canonical(citation.from), other.from && canonical(other.from));
  if (citation.at !== undefined || other.at !== undefined)
    compare('at', withoutSpace(words), citation.at && !other.at ? undefined : withoutSpace(otherWords));
  const [source, otherSource] = [citation.source, other.source];
  if (source.kind === 'document' && otherSource.kind === 'document')
    compare('source', String(source.index ?? ''), String(otherSource.index ?? ''));
  else compare('source', source.title, otherSource.title);
  for (const [owner, fields] of Object.entries(citation.extras ?? {})) {
    const otherFields: JsonObject = other.extras?.[owner as keyof typeof other.extras] ?? {};
    for (const [name, value] of Object.entries(fields))
      compare(name, canonicalJson(value), name in otherFields ? canonicalJson(otherFields[name] ?? null) : undefined);
  }
  return lost;
}
