import { appendAll } from '../core/append-all.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import type { JsonObject } from '../core/json.ts';
import type { CoreCitation, CoreText } from '../core/types.ts';
import type { Differences, LostOfCitation } from './differences.ts';
import { Queues } from './queues.ts';
import { keyOfText, withoutSpace, type Unit } from './units.ts';

/** A citation with the words that it supports: protocols count their positions from different beginnings. */
interface Cited {
  citation: CoreCitation;
  /** The whole text, where the citation has no position of its own. */
  words: string;
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
  const counterparts = new Counterparts(others);
  const lost: LostOfCitation[] = [];
  let unplacedTexts: ReadonlySet<string> | undefined;
  for (const cited of citationsOf(left)) {
    const found = counterparts.take(cited);
    if (found) appendAll(lost, compareFields(cited, found));
    else if (!(unplacedTexts ??= textsOfJson(unplaced)).has(JSON.stringify(nameOf(cited.citation))))
      lost.push({ citation: cited.citation, expected: nameOf(cited.citation), got: null });
  }
  differences.lostOfCitations(lost);
  for (const other of others)
    if (!counterparts.isTaken(other))
      differences.added({ owners: [other.citation] }, 'a citation', nameOf(other.citation));
}

/** The strings of a JSON text, as they are written in it. */
const textsOfJson = (json: string): ReadonlySet<string> => new Set(json.match(/"(?:[^"\\]|\\.)*"/g));

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

/** Citations by their source, and by what they support of it: each is the counterpart of one. */
class Counterparts {
  readonly #ofSource = new Queues<string, Cited>();
  readonly #ofPlace = new Queues<string, Cited>();
  readonly #taken = new Set<Cited>();

  constructor(all: readonly Cited[]) {
    for (const each of all) {
      this.#ofSource.add(keyOfSource(each), each);
      this.#ofPlace.add(keyOfPlace(each), each);
    }
  }

  /** Removes the first citation of the same words, else of the same source. */
  take(cited: Cited): Cited | undefined {
    const isFree = (each: Cited): boolean => !this.#taken.has(each);
    const found = this.#ofPlace.take(keyOfPlace(cited), isFree) ?? this.#ofSource.take(keyOfSource(cited), isFree);
    if (found) this.#taken.add(found);
    return found;
  }

  isTaken(cited: Cited): boolean {
    return this.#taken.has(cited);
  }
}

const keyOfSource = ({ citation: { source } }: Cited): string =>
  JSON.stringify(
    source.kind === 'url' ? [source.kind, source.url] : [source.kind, source.fileId ?? null, source.title ?? ''],
  );

const keyOfPlace = (cited: Cited): string =>
  `${keyOfSource(cited)} ${keyOfText(cited.words)} ${canonical(cited.citation.from)}`;

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
