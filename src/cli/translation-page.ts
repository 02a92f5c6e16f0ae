import type { CoreDifference } from '../inspect/translation/core-difference.ts';
import type { TraceTranslation } from '../inspect/translation/translation.ts';
import { table } from './table.ts';

/** What the translation of a request and its response changed, in columns. */
export function translationPage({ client, upstream, request, answer }: TraceTranslation): string {
  const other = upstream ?? 'no backend';
  return [
    legPage('request', request, [`client (${client})`, `upstream (${other})`]),
    legPage('answer', answer, [`upstream (${other})`, `client (${client})`]),
  ].join('\n');
}

function legPage(
  title: string,
  { skipped, differences }: TraceTranslation['request'],
  [left, right]: readonly [left: string, right: string],
): string {
  const differing = differences.filter(({ kind }) => kind !== 'same');
  const same = differences.filter(({ kind }) => kind === 'same').map(({ what }) => what);
  return [
    `${title}: ${skipped === null ? `${differing.length} ${differing.length === 1 ? 'difference' : 'differences'}` : `not compared, ${skipped}`}`,
    ...(differing.length === 0
      ? []
      : [
          table(
            [
              { title: 'kind', text: ({ kind }) => kind },
              { title: 'what', text: ({ what }) => what },
              { title: left, text: (each) => placeText(each.left) },
              { title: 'Core', text: ({ core }) => (core === null ? '–' : clip(core)) },
              { title: right, text: (each) => placeText(each.right) },
              { title: 'why', text: ({ note }) => note ?? '' },
            ],
            differing,
          ).trimEnd(),
        ]),
    ...(same.length === 0 ? [] : [`same: ${same.join('; ')}`]),
    '',
  ].join('\n');
}

/** In characters: a table has one line per difference. */
const maxValue = 60;

const clip = (text: string): string => (text.length > maxValue ? `${text.slice(0, maxValue)}…` : text);

const placeText = (place: CoreDifference['left']): string =>
  place ? `${place.path} ${clip(place.written ?? place.value)}`.trim() : '–';
