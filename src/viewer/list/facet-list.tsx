import { formatExact } from '../../present/format.ts';
import type { Facets } from '../app/types.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import { hasTerm, removeTerm, setTerm, writeTerm } from './filter-text.ts';

/** What is listed at the left, in this order. */
const shownFacets = ['status', 'agent', 'model', 'served', 'backend', 'key', 'run'] as const;
const maxValues = 8;

/** Where each model answers by its own name, the models that backends were sent are those that were requested. */
const isSame = (one: Facets['model'], other: Facets['model']): boolean => JSON.stringify(one) === JSON.stringify(other);

interface FacetListProps {
  facets: Facets;
  filter: string;
  onFilter(filter: string): void;
}

/** The values of the most useful terms, with their numbers: a click writes the term into the filter, or removes it. */
export const FacetList = ({ facets, filter, onFilter }: FacetListProps) => (
  <nav class="facets" aria-label="Filter by a value">
    {shownFacets.map((name) => {
      const values = facets[name];
      if (values.length === 0 || (name === 'served' && isSame(values, facets.model))) return null;
      return (
        <section aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {values.slice(0, maxValues).map(({ value, count }) => {
              const term = writeTerm(name, value);
              const isChosen = hasTerm(filter, term);
              return (
                <li>
                  <button
                    type="button"
                    aria-pressed={isChosen}
                    title={toVisibleLine(term)}
                    onClick={() => onFilter(isChosen ? removeTerm(filter, term) : setTerm(filter, name, value))}
                  >
                    <span class="name">{toVisibleLine(value)}</span> <span class="count">{formatExact(count)}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      );
    })}
  </nav>
);
