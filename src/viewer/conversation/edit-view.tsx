import type { CallEdit } from '../../present/tool-line.ts';
import { countEdits, editCountsText } from '../../present/edit-lines.ts';
import { Path, Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

const signs = { same: ' ', removed: '−', added: '+' } as const;

/** Lines that stay, around those that change: more are left out. */
const maxSame = 3;

/** What a call changed in a file. */
export const EditView = ({ edit: { path, lines } }: { edit: CallEdit }) => (
  <figure class="edit">
    <figcaption>
      <code>
        <Path value={toVisibleLine(path)} />
      </code>{' '}
      <span class="quiet">{editCountsText(countEdits(lines))}</span>
    </figcaption>
    <pre tabIndex={0} role="group" aria-label={`change of ${toVisibleLine(path)}`}>
      {lines.map(({ kind, text }, index) => {
        const near = lines.slice(Math.max(0, index - maxSame), index + maxSame + 1);
        if (near.every((each) => each.kind === 'same')) return null;
        return (
          <span class={kind}>
            <span class="edit-sign">{signs[kind]}</span>
            <Text value={`${text}\n`} />
          </span>
        );
      })}
    </pre>
  </figure>
);
