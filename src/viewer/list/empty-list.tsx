import { filterKeys } from '../../core/filter-help.ts';
import { formatNumber } from '../../present/format.ts';
import { countTraces } from '../app/api.ts';
import { useLoaded } from '../app/loaded.ts';
import { done } from '../app/navigation.ts';
import { session } from '../app/session.ts';
import { ConnectGuide } from '../connect/connect-page.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { health, readHealth } from '../status/health.ts';
import { listTerms, removeTerm } from './filter-text.ts';

interface EmptyListProps {
  filter: string;
  onFilter(filter: string): void;
}

/** Why nothing is listed, and what to do. */
export const EmptyList = (props: EmptyListProps) =>
  props.filter === '' ? <NothingRecorded /> : <NoMatch {...props} />;

/** For each term, how many requests match without it; where nothing is recorded, no term is to blame. */
function NoMatch({ filter, onFilter }: EmptyListProps) {
  const terms = listTerms(filter);
  const served = withServed(filter);
  const without = useLoaded(filter, async (signal) => {
    const filters = [...new Set(['', ...terms.map((term) => removeTerm(filter, term)), served])];
    const counts = await Promise.all(filters.map((each) => countTraces(each, 'requests', signal)));
    return new Map(filters.map((each, index) => [each, counts[index]?.requests ?? 0]));
  });
  if (!without.value || without.isLoading) return <p class="notice">No request matches.</p>;
  const countOf = (remaining: string): number => without.value?.get(remaining) ?? 0;
  if (countOf('') === 0) return <NothingRecorded />;
  return (
    <section class="empty">
      <h2>No request matches</h2>
      <ul>
        {terms.map((term) => (
          <li>
            <button type="button" onClick={() => onFilter(removeTerm(filter, term))}>
              without {toVisibleLine(term)}
            </button>{' '}
            {countOf(removeTerm(filter, term)) === 0
              ? 'still none'
              : formatNumber(countOf(removeTerm(filter, term)), 'request')}
          </li>
        ))}
        {served !== filter && countOf(served) > 0 && (
          <li>
            <button type="button" onClick={() => onFilter(served)}>
              {toVisibleLine(served)}
            </button>{' '}
            {formatNumber(countOf(served), 'request')}: the model that the backend was sent
          </li>
        )}
        {terms.length > 1 && (
          <li>
            <button type="button" onClick={() => onFilter('')}>
              without a filter
            </button>{' '}
            {formatNumber(countOf(''), 'request')}
          </li>
        )}
      </ul>
      {terms.filter(isSearchLikeTerm).map((term) => (
        <p>
          <code>{toVisibleLine(term)}</code> was searched for as text: a term has a colon, as in{' '}
          <code>{toVisibleLine(term.replace('=', ':'))}</code>.
        </p>
      ))}
    </section>
  );
}

/** The filter for the model that answered in place of the one that was requested. */
const withServed = (filter: string): string =>
  listTerms(filter)
    .map((term) => term.replace(/^(-?)model:/, '$1served:'))
    .join(' ');

/** Whether a text looks like a term that has `=` for its colon. */
const isSearchLikeTerm = (term: string): boolean => filterKeys.includes(/^-?([a-z]+)=/.exec(term)?.[1] ?? '');

/** What was recorded before may have been deleted, or is past its retention. */
function NothingRecorded() {
  useLoaded('known', (signal) => readHealth({ isChecked: false }, signal));
  const written = health.value?.traces.written ?? 0;
  if (session.value?.is_live === false)
    return (
      <section class="empty">
        <h2>Nothing is recorded, and no gateway runs</h2>
        <p>
          Start one with <code>louter serve</code>, or an agent with its own: <code>louter run claude</code>.
        </p>
      </section>
    );
  return (
    <section class="empty">
      {written > 0 || done.value !== null ? (
        <>
          <h2>Nothing is recorded any more</h2>
          {written > 0 && (
            <p>
              {formatNumber(written, 'request')} {written === 1 ? 'was' : 'were'} recorded since this gateway started,
              and deleted since then.
            </p>
          )}
          <p>The next request of an agent appears here. To connect another one:</p>
        </>
      ) : (
        <>
          <h2>Nothing has come through {location.origin} yet</h2>
          <p>Connect an agent:</p>
        </>
      )}
      <ConnectGuide />
    </section>
  );
}
