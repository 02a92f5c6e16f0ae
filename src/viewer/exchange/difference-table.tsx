import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import type { CoreDifference } from '../app/types.ts';
import { useMedia } from '../parts/use-media.ts';
import { Text } from '../parts/text.tsx';
import { toVisible, toVisibleLine } from '../parts/visible-text.ts';

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
  /** Shows Core between both sides where there is room; these then show what is written in their bodies. */
  hasCore?: boolean;
}

/** Differences in meaning; each place leads to its bytes. */
export function DifferenceTable({ differences, sides, places, names = {}, hasCore = false }: DifferenceTableProps) {
  const isWide = useMedia('(min-width: 1100px)') && hasCore;
  if (differences.length === 0) return null;
  const hasNotes = differences.some(({ note }) => note !== null);
  return (
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
              <Place place={left} body={places[0]} isWritten={isWide} />
            </td>
            {isWide && (
              <td class="core">
                <span class="what">{toVisibleLine(what)}</span>{' '}
                {core === null ? (
                  '–'
                ) : (
                  <span class="value">
                    <Text value={core} />
                  </span>
                )}
              </td>
            )}
            <td data-side={sides[1]}>
              <Place place={right} body={places[1]} isWritten={isWide} />
            </td>
            {hasNotes && <td class={note === null ? 'is-empty' : ''}>{note === null ? '' : toVisible(note)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
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
          <code>{toVisibleLine(place.path)}</code>
        </a>
      )}{' '}
      <span class="value">
        <Text value={(isWritten ? place.written : null) ?? place.value} />
      </span>
    </>
  );
}
