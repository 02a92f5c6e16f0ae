import { useState } from 'preact/hooks';
import { formatNumber } from '../../present/format.ts';
import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import type { CoreDifference } from '../app/types.ts';
import { MoreButton } from '../parts/lines.tsx';
import { Path, Prose, Text } from '../parts/text.tsx';
import { useWidth } from '../parts/use-width.ts';
import { toVisibleLine } from '../parts/visible-text.ts';

type Kind = CoreDifference['kind'];

const signs: Readonly<Record<Kind, string>> = {
  contradiction: '≠ contradiction',
  lost: '✗ lost',
  changed: '≈ changed',
  repaired: '≈ repaired',
  added: '+ added',
  moved: '≈ moved',
  hint: '○ hint left out',
  'no-effect': '○ no effect',
  same: '= same',
};

interface DifferenceTableProps {
  differences: readonly CoreDifference[];
  /** What the two sides are called. */
  sides: readonly [left: string, right: string];
  /** Which body of which trace each side is. */
  places: readonly { trace: string; leg: string }[];
  /** What a kind is called here, where that is not its name. */
  names?: Partial<Record<Kind, string>>;
  /** Shows Core between both sides where there is room. These show what is written in their bodies. */
  hasCore?: boolean;
}

/** Core has a column where the table is this wide, in pixels. */
const minWidthWithCore = 1060;

/** Differences in meaning; each place leads to its bytes. */
export function DifferenceTable({ differences, sides, places, names = {}, hasCore = false }: DifferenceTableProps) {
  const { frame, width } = useWidth();
  const isWide = hasCore && width >= minWidthWithCore;
  const hasNotes = differences.some(({ note }) => note !== null);
  return (
    <div ref={frame} class="differences-frame">
      {differences.length > 0 && (
        <table class={`differences ${isWide ? 'with-core' : ''}`}>
          <thead>
            <tr>
              <th scope="col">kind</th>
              {!isWide && <th scope="col">what</th>}
              <th scope="col">{sides[0]}</th>
              {isWide && <th scope="col">Core</th>}
              <th scope="col">{sides[1]}</th>
              {hasNotes && <th scope="col">why</th>}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ kind, what, left, right, core, note }) => (
              <tr class={kind}>
                <td>{names[kind] ?? signs[kind]}</td>
                {!isWide && <td class="what">{toVisibleLine(what)}</td>}
                <td data-side={sides[0]}>
                  <Place place={left} body={places[0]} isWritten={hasCore} />
                </td>
                {isWide && (
                  <td class="core">
                    <span class="what">{toVisibleLine(what)}</span> {core === null ? '–' : <Value value={core} />}
                  </td>
                )}
                <td data-side={sides[1]}>
                  <Place place={right} body={places[1]} isWritten={hasCore} />
                </td>
                {hasNotes && <td class={note === null ? 'is-empty' : ''}>{note !== null && <Prose value={note} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

interface PlaceProps {
  place: CoreDifference['left'];
  body: { trace: string; leg: string } | undefined;
  /** Shows what is written there, where that is known, and not what it means. */
  isWritten: boolean;
}

function Place({ place, body, isWritten }: PlaceProps) {
  if (!place) return <>–</>;
  return (
    <>
      {body && place.path !== '' && (
        <a {...linkTo(exchangeRoute(body.trace, 'raw', body.leg, { at: place.path }))}>
          <code>
            <Path value={toVisibleLine(place.path)} />
          </code>
        </a>
      )}{' '}
      <Value value={(isWritten ? place.written : null) ?? place.value} />
    </>
  );
}

/** In characters: longer values show their beginning first. */
const maxCharacters = 400;

function Value({ value }: { value: string }) {
  const [isWhole, setWhole] = useState(false);
  const head = value.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');
  const rest = value.length - head.length;
  return (
    <>
      <span class="value">
        <Text value={isWhole ? value : head} />
      </span>
      {rest > 0 && (
        <MoreButton
          isWhole={isWhole}
          rest={formatNumber(rest, 'character more', 'characters more')}
          onToggle={() => setWhole(!isWhole)}
        />
      )}
    </>
  );
}
