import type { Report } from '../../core/codec.ts';
import {
  asArray,
  asNumber,
  asObject,
  asString,
  withoutUndefined,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreCitation, CoreRefusal, CoreText } from '../../core/types.ts';
import { baseRules, decodeBase, encodeBase, extrasOf } from './extras.ts';
import type { Citation } from './wire.ts';

// ---------------------------------------------------------------- text blocks

export function decodeText(block: JsonObject, pointer: string): CoreText {
  const { type: _, text, citations, ...rest } = block;
  return setPointer(pointer, {
    type: 'text',
    text: asString(text) ?? '',
    ...withoutUndefined({ citations: decodeCitations(citations, `${pointer}/citations`) }),
    ...decodeBase(rest),
  });
}

/**
 * Encodes a text of a request. The vendor refuses blocks without visible text: those are left out, which is reported for
 * blank ones and for those with a cache hint.
 */
export function encodeText(part: CoreText | CoreRefusal, report: Report): JsonObject | undefined {
  const { text, ...rest } = part;
  if (text.trim() === '') {
    if (text !== '' || part.cache) report({ at: part, what: 'a text without visible characters is refused' });
    return undefined;
  }
  // Citations are written one by one, as far as possible.
  reportRest(part, rest, { ...baseRules, citations: null }, report);
  const cited = part.type === 'text' ? (part.citations ?? []) : [];
  const citations = cited.flatMap((citation): JsonObject[] => {
    const wire = encodeCitation(citation, report, 'issued');
    return wire ? [{ ...wire }] : [];
  });
  return { type: 'text', text, ...(citations.length > 0 && { citations }), ...encodeBase(part) };
}

// ---------------------------------------------------------------- citations

type LocationUnit = 'char' | 'page' | 'block';

// The type of the citations of each unit, and the names of their bounds.
const locationFields: Readonly<Record<LocationUnit, { type: string; start: string; end: string }>> = {
  char: { type: 'char_location', start: 'start_char_index', end: 'end_char_index' },
  page: { type: 'page_location', start: 'start_page_number', end: 'end_page_number' },
  block: { type: 'content_block_location', start: 'start_block_index', end: 'end_block_index' },
};

/** The citations of a text block; `undefined` when there are none. */
export function decodeCitations(value: JsonValue | undefined, pointer: string): CoreCitation[] | undefined {
  const citations = (asArray(value) ?? []).flatMap((each, index) => {
    const citation = asObject(each);
    return citation ? [setPointer(`${pointer}/${index}`, decodeCitation(citation))] : [];
  });
  return citations.length > 0 ? citations : undefined;
}

/** Decodes one citation. Extras keep the fields of an unknown type, and the type itself. */
export function decodeCitation(wire: JsonObject): CoreCitation {
  const { type, cited_text, ...location } = wire;
  const citedText = asString(cited_text);
  switch (type) {
    case 'char_location':
      return decodeDocumentCitation('char', citedText, location);
    case 'page_location':
      return decodeDocumentCitation('page', citedText, location);
    case 'content_block_location':
      return decodeDocumentCitation('block', citedText, location);
    case 'web_search_result_location': {
      const { url, title, encrypted_index, ...rest } = location;
      const source = withoutUndefined({ kind: 'url' as const, url: asString(url) ?? '', title: asString(title) });
      // Citations of other vendors have an empty token.
      const token = encrypted_index === '' ? {} : withoutUndefined({ encrypted_index });
      return withoutUndefined({ source, citedText, extras: extrasOf({ ...rest, ...token }) });
    }
    case 'search_result_location': {
      const { source: url, title, start_block_index, end_block_index, ...rest } = location;
      const source = withoutUndefined({ kind: 'url' as const, url: asString(url) ?? '', title: asString(title) });
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

function decodeDocumentCitation(unit: LocationUnit, citedText: string | undefined, location: JsonObject): CoreCitation {
  const { document_index, document_title, file_id, ...others } = location;
  const { start, end } = locationFields[unit];
  const { [start]: from, [end]: to, ...rest } = others;
  return withoutUndefined({
    source: withoutUndefined({
      kind: 'document' as const,
      index: asNumber(document_index),
      fileId: asString(file_id),
      title: asString(document_title),
    }),
    citedText,
    from: decodeLocation(unit, from, to),
    extras: extrasOf(rest),
  });
}

function decodeLocation(
  unit: LocationUnit,
  start: JsonValue | undefined,
  end: JsonValue | undefined,
): CoreCitation['from'] {
  const [first, last] = [asNumber(start), asNumber(end)];
  return first === undefined || last === undefined ? undefined : { unit, start: first, end: last };
}

/**
 * Encodes one citation; `undefined` (reported) where this protocol has no place for it.
 * `issued`: only citations that the vendor itself issued are written, as it checks those of requests.
 */
export function encodeCitation(citation: CoreCitation, report: Report, scope: 'issued' | 'any'): Citation | undefined {
  const { source, from, citedText = '', ...rest } = citation;
  const own: JsonObject = citation.extras?.anthropic ?? {};
  const ownType = asString(own['type']);
  const position = { what: 'the position of a citation in the text', instead: 'the block that holds it' };
  reportRest(citation, rest, { extras: 'anthropic', at: ownType === undefined ? position : null }, report);
  if (ownType !== undefined) return { ...own, type: ownType, cited_text: citedText };
  switch (source.kind) {
    case 'url': {
      if (asNumber(own['search_result_index']) !== undefined)
        return {
          ...own,
          type: 'search_result_location',
          ...encodeLocation(from),
          source: source.url,
          title: source.title ?? null,
          cited_text: citedText,
        };
      if (scope === 'issued' && asString(own['encrypted_index']) === undefined) {
        report({ at: citation, what: 'a web citation of another vendor is not accepted' });
        return undefined;
      }
      return {
        encrypted_index: '',
        ...own,
        type: 'web_search_result_location',
        url: source.url,
        title: source.title ?? null,
        cited_text: citedText,
      };
    }
    case 'document': {
      if (!from) {
        report({ at: citation, what: 'a citation of a document without a location is not accepted' });
        return undefined;
      }
      return {
        ...own,
        type: locationFields[from.unit].type,
        ...encodeLocation(from),
        document_index: source.index ?? 0,
        document_title: source.title ?? null,
        ...(source.fileId !== undefined && { file_id: source.fileId }),
        cited_text: citedText,
      };
    }
  }
}

const encodeLocation = (from: CoreCitation['from']): JsonObject =>
  from ? { [locationFields[from.unit].start]: from.start, [locationFields[from.unit].end]: from.end } : {};
