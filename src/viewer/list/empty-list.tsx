import { countTraces } from '../app/api.ts';
import { ConnectGuide } from '../connect/connect-page.tsx';
import { useLoaded } from '../app/loaded.ts';
import { session } from '../app/session.ts';
import { formatExact } from '../../present/format.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import { listTerms, removeTerm } from './filter-text.ts';

interface EmptyListProps {
  filter: string;
  onFilter(filter: string): void;
}

/** Why the list is empty, and what to do. */
export const EmptyList = (props: EmptyListProps) =>
  props.filter === '' ? <NothingRecorded /> : <NoMatch {...props} />;

/** For each term, how many requests match without it. */
function NoMatch({ filter, onFilter }: EmptyListProps) {
  const terms = listTerms(filter);
  const without = useLoaded(filter, (signal) =>
    Promise.all(
      terms.map(async (term) => ({ term, requests: (await countTraces(removeTerm(filter, term), signal)).requests })),
    ),
  );
  return (
    <section class="empty">
      <h2>No request matches</h2>
      <ul>
        {(without.value ?? []).map(({ term, requests }) => (
          <li>
            <button type="button" onClick={() => onFilter(removeTerm(filter, term))}>
              without {toVisibleLine(term)}
            </button>{' '}
            {requests === 0 ? 'still none' : `${formatExact(requests)} requests`}
          </li>
        ))}
      </ul>
    </section>
  );
}

const NothingRecorded = () =>
  session.value?.is_live === false ? (
    <section class="empty">
      <h2>Nothing is recorded yet, and no gateway runs</h2>
      <p>
        Start one with <code>louter serve</code>, or an agent with its own: <code>louter run claude</code>.
      </p>
    </section>
  ) : (
    <section class="empty">
      <h2>Nothing has come through {location.origin} yet</h2>
      <p>Connect an agent:</p>
      <ConnectGuide />
    </section>
  );
