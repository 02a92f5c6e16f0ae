import { listComparisons, listRuns } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { useLoaded } from '../app/loaded.ts';
import { linkTo, navigate } from '../app/navigation.ts';
import { compareRoute, listRoute, type Route } from '../app/route.ts';
import { Failure } from '../parts/failure.tsx';
import { formatDollars, formatExact, formatTime } from '../../present/format.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import { chooseSides, isBaseline, runFilter, toggleMark, type Run } from './run-marks.ts';
import { VerdictName } from './verdict.tsx';

/** Runs, two of which can be marked and compared, and the comparisons that were stored. */
export function RunsPage({ route }: { route: Extract<Route, { page: 'runs' }> }) {
  const loaded = useLoaded('runs', listRuns);
  const stored = useLoaded('comparisons', listComparisons);
  const runs = loaded.value?.runs ?? [];
  const active = runs.findIndex(({ run }) => run === route.selected);
  const sides = chooseSides(runs, route.marked);

  const select = (index: number): void => {
    const run = runs[Math.max(0, Math.min(index, runs.length - 1))];
    if (!run) return;
    navigate({ ...route, selected: run.run }, { replaces: true });
    document.getElementById(`run-${runs.indexOf(run)}`)?.scrollIntoView({ block: 'nearest' });
  };
  const mark = (run: Run | undefined): void => {
    if (run) navigate({ ...route, selected: run.run, marked: toggleMark(route.marked, run.run) }, { replaces: true });
  };
  const open = (): void => {
    const run = runs[active] ?? runs[0];
    if (sides) navigate(compareRoute(sides.a, sides.b));
    else if (run) navigate(listRoute(runFilter(run.run)));
  };
  useKeys({
    j: () => select(active + 1),
    ArrowDown: () => select(active + 1),
    k: () => select(active - 1),
    ArrowUp: () => select(active - 1),
    Home: () => select(0),
    End: () => select(runs.length - 1),
    x: () => mark(runs[Math.max(0, active)]),
    Enter: open,
    r: () => (loaded.reload(), stored.reload()),
    Escape: () => navigate(listRoute()),
  });
  if (loaded.error) return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) return <p class="notice">Loading…</p>;
  return (
    <article class="page">
      <h1>Runs</h1>
      {runs.length === 0 ? (
        <NoRuns />
      ) : (
        <>
          <p class="page-bar">
            <span>
              Mark two runs with <kbd>x</kbd>, and compare them with <kbd>Enter</kbd>. The other is compared with one
              that was passed through unchanged (baseline), else with the earlier one (reference).
            </span>
            <button type="button" disabled={!sides} onClick={open}>
              Compare{sides ? ` ${toVisibleLine(sides.a)} ⟷ ${toVisibleLine(sides.b)}` : ''}
            </button>
          </p>
          <RunTable runs={runs} route={route} onMark={mark} />
        </>
      )}
      {(stored.value?.comparisons.length ?? 0) > 0 && (
        <>
          <h2>Stored comparisons</h2>
          <table>
            <thead>
              <tr>
                <th>time</th>
                <th>verdict</th>
                <th>findings</th>
                <th>a</th>
                <th>compared with it</th>
              </tr>
            </thead>
            <tbody>
              {stored.value?.comparisons.map(({ id, created_at: time, verdict, findings, a, b }) => (
                <tr key={id}>
                  <td>{formatTime(time, new Date())}</td>
                  <td>
                    <VerdictName verdict={verdict} />
                  </td>
                  <td>{findings}</td>
                  <td>
                    <a {...linkTo(compareRoute(a, b))}>{toVisibleLine(a)}</a>
                  </td>
                  <td>{toVisibleLine(b)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </article>
  );
}

function RunTable({
  runs,
  route,
  onMark,
}: {
  runs: readonly Run[];
  route: Extract<Route, { page: 'runs' }>;
  onMark(run: Run): void;
}) {
  const now = new Date();
  const sides = chooseSides(runs, route.marked);
  const hasCost = runs.some(({ cost_usd: cost }) => cost !== null);
  return (
    <table class="runs" role="grid" aria-label="Runs">
      <thead>
        <tr>
          <th>marked</th>
          <th>run</th>
          <th class="number">requests</th>
          <th class="number">failed</th>
          <th class="number">cases</th>
          <th>mode</th>
          {hasCost && <th class="number">cost</th>}
          <th>first request</th>
          <th>last request</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run, index) => (
          <tr
            key={run.run}
            id={`run-${index}`}
            class={route.marked.includes(run.run) ? 'is-marked' : ''}
            aria-selected={run.run === route.selected}
          >
            <td>
              <label>
                <input
                  type="checkbox"
                  aria-label={`mark ${toVisibleLine(run.run)}`}
                  checked={route.marked.includes(run.run)}
                  onChange={() => onMark(run)}
                />
                {route.marked.includes(run.run) && <strong>{sideOf(run, sides)}</strong>}
              </label>
            </td>
            <td>
              <a {...linkTo(listRoute(runFilter(run.run)))}>{toVisibleLine(run.run)}</a>
            </td>
            <td class="number" data-label="requests">
              {formatExact(run.requests)}
            </td>
            <td class="number" data-label="failed">
              {run.failed === 0 ? '0' : <span class="status bad">✗ {formatExact(run.failed)}</span>}
            </td>
            <td class="number" data-label="cases">
              {run.cases === 0 ? '–' : run.cases}
            </td>
            <td data-label="mode">{run.modes.join(', ') || '–'}</td>
            {hasCost && (
              <td class="number" data-label="cost">
                {run.cost_usd === null ? '–' : formatDollars(run.cost_usd)}
              </td>
            )}
            <td data-label="first request">{formatTime(run.started_at, now)}</td>
            <td data-label="last request">{formatTime(run.ended_at, now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a marked run is in the comparison; the other side is not known before two are marked. */
function sideOf({ run, modes }: Run, sides: ReturnType<typeof chooseSides>): string {
  if (sides?.b === run) return 'compared';
  if (sides?.a !== run) return 'marked';
  return isBaseline({ modes }) ? 'baseline' : 'reference';
}

const NoRuns = () => (
  <section class="empty">
    <h2>No request was recorded as part of a run</h2>
    <p>
      <code>louter run claude</code> makes each start of an agent a run. Other clients name one in the header{' '}
      <code>x-louter-run</code>, and a case in <code>x-louter-case</code>.
    </p>
  </section>
);
