import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import type { CoreDifference } from '../app/types.ts';
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
}

/** Differences in meaning; each place leads to its bytes. */
export function DifferenceTable({ differences, sides, places, names = {} }: DifferenceTableProps) {
  if (differences.length === 0) return null;
  const hasNotes = differences.some(({ note }) => note !== null);
  return (
    <table class="differences">
      <thead>
        <tr>
          <th scope="col">kind</th>
          <th scope="col">what</th>
          <th scope="col">{sides[0]}</th>
          <th scope="col">{sides[1]}</th>
          {hasNotes && <th scope="col">why</th>}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ kind, what, left, right, note }) => (
          <tr class={kind}>
            <td>{names[kind] ?? signs[kind]}</td>
            <td>{toVisibleLine(what)}</td>
            <td>
              <Place place={left} body={places[0]} />
            </td>
            <td>
              <Place place={right} body={places[1]} />
            </td>
            {hasNotes && <td>{note === null ? '' : toVisible(note)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Place({ place, body }: { place: CoreDifference['left']; body: { trace: string; leg: string } | undefined }) {
  if (!place) return <>–</>;
  return (
    <>
      {body && place.path !== '' && (
        <a {...linkTo(exchangeRoute(body.trace, 'raw', body.leg, { at: place.path }))}>
          <code>{toVisibleLine(place.path)}</code>
        </a>
      )}{' '}
      <span class="value">
        <Text value={place.value} />
      </span>
    </>
  );
}
