import { useRef } from 'preact/hooks';
import { usageGroups } from '../../core/listed-properties.ts';
import { usageLines } from '../../present/usage.ts';
import { getUsage } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { refusalOfFilter, useLastValue, useLoaded } from '../app/loaded.ts';
import { navigate } from '../app/navigation.ts';
import { listRoute, usageMeasures, type UsageRoute } from '../app/route.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { hasTerm, listTerms, setTerm } from '../list/filter-text.ts';
import { Failure } from '../parts/failure.tsx';
import { Facts } from '../parts/lines.tsx';
import { UsageBars } from './usage-bars.tsx';
import { UsageRows, UsageSessions } from './usage-tables.tsx';

const spans = ['24h', '3d', '7d', '30d', 'all'] as const;
type Span = (typeof spans)[number];

/** The span that a filter selects; null: another one. */
const spanOf = (filter: string): Span | null =>
  /(?:^|\s)(?:since|before):/.test(filter) ? (spans.find((span) => hasTerm(filter, `since:${span}`)) ?? null) : 'all';

const withSpan = (filter: string, span: Span): string =>
  span === 'all'
    ? listTerms(filter)
        .filter((term) => !/^(?:since|before):/.test(term))
        .join(' ')
    : setTerm(filter, 'since', span);

/** What requests used and cost: over time, by agent, model, backend or key, and the dearest sessions. */
export function UsagePage({ route }: { route: UsageRoute }) {
  const { filter, by, measure } = route;
  const field = useRef<HTMLInputElement>(null);
  const loaded = useLoaded(`${by} ${filter}`, (signal) => getUsage(filter, by, signal));
  const show = (change: Partial<UsageRoute>): void => navigate({ ...route, ...change });
  useKeys({
    '/': () => field.current?.focus(),
    r: loaded.reload,
    Escape: () => navigate(listRoute()),
  });
  const refusal = refusalOfFilter(loaded);
  const usage = useLastValue(loaded);
  const shown = measure ?? (usage && usage.total.cost_usd === null ? 'tokens' : 'cost');
  return (
    <article class="page usage-page">
      <h1>Usage</h1>
      <div class="page-bar">
        <FilterBar filter={filter} field={field} refusal={refusal} onChange={(next) => show({ filter: next })} />
        <Choice
          label="Time"
          values={spans}
          chosen={spanOf(filter)}
          onChoose={(span) => show({ filter: withSpan(filter, span) })}
        />
        <Choice label="Rows" values={usageGroups} chosen={by} onChoose={(group) => show({ by: group })} />
      </div>
      {loaded.error && refusal === null && <Failure error={loaded.error} onRetry={loaded.reload} />}
      {!usage && !loaded.error && <p class="notice">Loading…</p>}
      {usage && usage.total.requests === 0 && !loaded.error && !loaded.isLoading && (
        <EmptyList filter={filter} onFilter={(next) => show({ filter: next })} />
      )}
      {usage && usage.total.requests > 0 && (
        <div class={`usage-shown ${loaded.isLoading || loaded.error ? 'is-stale' : ''}`}>
          <Facts lines={usageLines(usage)} />
          <Choice label="Bars" values={usageMeasures} chosen={shown} onChoose={(next) => show({ measure: next })} />
          <UsageBars usage={usage} measure={shown} />
          <UsageRows usage={usage} filter={filter} />
          <UsageSessions usage={usage} />
        </div>
      )}
    </article>
  );
}

function Choice<Value extends string>({
  label,
  values,
  chosen,
  onChoose,
}: {
  label: string;
  values: readonly Value[];
  chosen: Value | null;
  onChoose(value: Value): void;
}) {
  return (
    <div class="segments" role="group" aria-label={label}>
      {values.map((value) => (
        <button type="button" class="small" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {value}
        </button>
      ))}
    </div>
  );
}
