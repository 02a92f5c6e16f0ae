import type { CoreCitation, CoreSource } from '../../core/types.ts';
import { Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

/** A page that the vendor found. Addresses are shown, not linked: they are data of a recorded response. */
export function Source({ source: { url, title, age } }: { source: Omit<CoreSource, 'type'> }) {
  return (
    <p class="media">
      {title !== undefined && <b>{toVisibleLine(title)} </b>}
      {toVisibleLine(url)}
      {age !== undefined && <span class="quiet"> {toVisibleLine(age)}</span>}
    </p>
  );
}

/** In characters: longer quotations are cut. */
const maxQuotation = 200;

const quote = (text: string): string =>
  `“${toVisibleLine(text.length > maxQuotation ? `${text.slice(0, maxQuotation)}…` : text)}”`;

/** What a text is based on: which of its passages, the page or the document, and the passage there. */
export function Citations({ text, citations }: { text: string; citations: readonly CoreCitation[] }) {
  if (citations.length === 0) return null;
  return (
    <ol class="citations" aria-label="Citations">
      {citations.map(({ source, citedText, from, at }) => (
        <li>
          {at && (
            <>
              <Text value={quote(text.slice(at.start, at.end))} /> <span class="quiet">is based on</span>{' '}
            </>
          )}
          {source.kind === 'url' ? (
            <>
              {source.title !== undefined && <b>{toVisibleLine(source.title)} </b>}
              {toVisibleLine(source.url)}
            </>
          ) : (
            nameDocument(source)
          )}
          {from && `, ${describeRange(from)}`}
          {citedText !== undefined && <span class="quiet"> {quote(citedText)}</span>}
        </li>
      ))}
    </ol>
  );
}

function nameDocument({ index, title, fileId }: Extract<CoreCitation['source'], { kind: 'document' }>): string {
  const name = title ?? fileId;
  if (index === undefined) return name === undefined ? 'a document' : `file ${toVisibleLine(name)}`;
  return `document ${index + 1}${name === undefined ? '' : `, ${toVisibleLine(name)}`}`;
}

const units = { char: 'character', page: 'page', block: 'block' } as const;

/** `end` is behind the last one; pages count from 1, all others from 0. */
function describeRange({ unit, start, end }: NonNullable<CoreCitation['from']>): string {
  const first = unit === 'page' ? start : start + 1;
  const last = unit === 'page' ? end - 1 : end;
  return last <= first ? `${units[unit]} ${first}` : `${units[unit]}s ${first} to ${last}`;
}
