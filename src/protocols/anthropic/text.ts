import type * as wire from '../../../generated/anthropic.js';
import type { Report } from '../../core/codec.ts';
import { asNumber, asString, optionalNumber, withoutUndefined } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreCitation, CoreRefusal, CoreText } from '../../core/types.ts';
import { filled, wireObject, type Fields } from '../../core/wire-object.ts';
import { baseRules, decodeBase, encodeBase, extrasOf } from './extras.ts';

// ---------------------------------------------------------------- text blocks

export function decodeText(block: wire.ReceivedTextBlock, pointer: string): CoreText {
  const { type: _, text, citations, ...rest } = block;
  return setPointer(pointer, {
    type: 'text',
    text: text ?? '',
    ...withoutUndefined({ citations: decodeCitations(citations, `${pointer}/citations`) }),
    ...decodeBase(rest),
  });
}

/**
 * Encodes a text of a request. The vendor refuses blocks without visible text: those are left out, which is reported for
 * blank ones and for those with a cache hint.
 */
export function encodeText(part: CoreText | CoreRefusal, report: Report): wire.TextBlockParam | undefined {
  const { text, ...rest } = part;
  if (text.trim() === '') {
    if (text !== '' || part.cache) report({ at: part, what: 'a text without visible characters is refused' });
    return undefined;
  }
  // Citations are written one by one, as far as possible.
  reportRest(part, rest, { ...baseRules, citations: null }, report);
  const cited = part.type === 'text' ? (part.citations ?? []) : [];
  const citations = cited.flatMap((citation) => encodeCitation(citation, report, 'issued') ?? []);
  return wireObject<wire.TextBlockParam>({ type: 'text', text, citations: filled(citations) }, encodeBase(part));
}

// ---------------------------------------------------------------- citations

type LocationUnit = 'char' | 'page' | 'block';

type LocationField = `${'start' | 'end'}_${'char_index' | 'page_number' | 'block_index'}`;

// The type of the citations of each unit, and the names of their bounds.
const locationFields = {
  char: { type: 'char_location', start: 'start_char_index', end: 'end_char_index' },
  page: { type: 'page_location', start: 'start_page_number', end: 'end_page_number' },
  block: { type: 'content_block_location', start: 'start_block_index', end: 'end_block_index' },
} as const satisfies Record<LocationUnit, { type: string; start: LocationField; end: LocationField }>;

/** The citations of a text block; `undefined` when there are none. */
export const decodeCitations = (
  citations: wire.ReceivedTextBlock['citations'],
  pointer: string,
): CoreCitation[] | undefined =>
  filled((citations ?? []).map((each, index) => setPointer(`${pointer}/${index}`, decodeCitation(each))));

/** Decodes one citation. Extras keep the fields of an unknown type, and the type itself. */
export function decodeCitation(citation: wire.ReceivedCitation): CoreCitation {
  const { type, cited_text, ...location } = citation;
  const citedText = cited_text ?? undefined;
  switch (type) {
    case 'char_location':
      return decodeDocumentCitation('char', citedText, location);
    case 'page_location':
      return decodeDocumentCitation('page', citedText, location);
    case 'content_block_location':
      return decodeDocumentCitation('block', citedText, location);
    case 'web_search_result_location': {
      const { url, title, encrypted_index, ...rest } = location;
      const source = withoutUndefined({ kind: 'url' as const, url: url ?? '', title: title ?? undefined });
      // Citations of other vendors have an empty token.
      const token = encrypted_index === '' ? null : (encrypted_index ?? null);
      return withoutUndefined({ source, citedText, extras: extrasOf({ ...rest, encrypted_index: token }) });
    }
    case 'search_result_location': {
      const { source: url, title, start_block_index, end_block_index, ...rest } = location;
      const source = withoutUndefined({ kind: 'url' as const, url: url ?? '', title: title ?? undefined });
      const from = decodeLocation('block', start_block_index, end_block_index);
      return withoutUndefined({ source, citedText, from, extras: extrasOf(rest) });
    }
    default:
      return withoutUndefined({
        source: { kind: 'document' as const },
        citedText,
        extras: extrasOf({ ...location, type: type ?? null }),
      });
  }
}

function decodeDocumentCitation(
  unit: LocationUnit,
  citedText: string | undefined,
  location: wire.ReceivedCitation,
): CoreCitation {
  const { document_index, document_title, file_id, ...others } = location;
  const { start, end } = locationFields[unit];
  const { [start]: from, [end]: to, ...rest } = others;
  return withoutUndefined({
    source: withoutUndefined({
      kind: 'document' as const,
      index: optionalNumber(document_index),
      fileId: file_id ?? undefined,
      title: document_title ?? undefined,
    }),
    citedText,
    from: decodeLocation(unit, from, to),
    extras: extrasOf(rest),
  });
}

const decodeLocation = (
  unit: LocationUnit,
  start: number | null | undefined,
  end: number | null | undefined,
): CoreCitation['from'] => {
  const [first, last] = [optionalNumber(start), optionalNumber(end)];
  return first === undefined || last === undefined ? undefined : { unit, start: first, end: last };
};

/**
 * Encodes one citation; `undefined` (reported) where this protocol has no place for it.
 * `issued`: only citations that the vendor itself issued are written, as it checks those of requests.
 */
export function encodeCitation(
  citation: CoreCitation,
  report: Report,
  scope: 'issued' | 'any',
): wire.Citation | undefined {
  const { source, from, citedText = '', ...rest } = citation;
  const own: Partial<wire.Citation> = citation.extras?.anthropic ?? {};
  const { type, search_result_index: result, encrypted_index: token } = own;
  const ownType = asString(type);
  const position = { what: 'the position of a citation in the text', instead: 'the block that holds it' };
  reportRest(citation, rest, { extras: 'anthropic', at: ownType === undefined ? position : null }, report);
  const write = (fields: Fields<wire.Citation>): wire.Citation => ({ ...own, ...wireObject<wire.Citation>(fields) });
  if (ownType !== undefined) return write({ type: ownType, cited_text: citedText });
  switch (source.kind) {
    case 'url': {
      const { url, title = null } = source;
      if (asNumber(result) !== undefined)
        return write({
          type: 'search_result_location',
          ...encodeLocation(from),
          source: url,
          title,
          cited_text: citedText,
        });
      if (scope === 'issued' && asString(token) === undefined) {
        report({ at: citation, what: 'a web citation of another vendor is not accepted' });
        return undefined;
      }
      const web = { type: 'web_search_result_location', url, title, cited_text: citedText };
      return { ...wireObject<Pick<wire.Citation, 'encrypted_index'>>({ encrypted_index: '' }), ...write(web) };
    }
    case 'document': {
      if (!from) {
        report({ at: citation, what: 'a citation of a document without a location is not accepted' });
        return undefined;
      }
      return write({
        type: locationFields[from.unit].type,
        ...encodeLocation(from),
        document_index: source.index ?? 0,
        document_title: source.title ?? null,
        file_id: source.fileId,
        cited_text: citedText,
      });
    }
  }
}

const encodeLocation = (from: CoreCitation['from']): Pick<wire.Citation, LocationField> =>
  from ? { [locationFields[from.unit].start]: from.start, [locationFields[from.unit].end]: from.end } : {};
