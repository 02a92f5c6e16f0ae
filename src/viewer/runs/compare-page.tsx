import { compareRuns } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { useLoaded } from '../app/loaded.ts';
import { linkTo, navigate } from '../app/navigation.ts';
import { type CompareRoute, exchangeRoute, listRoute, runsRoute } from '../app/route.ts';
import type { ComparisonFinding, RunComparison } from '../app/types.ts';
import { ExchangeTurn } from '../conversation/exchange-turn.tsx';
import { Failure } from '../parts/failure.tsx';
import { comparisonLines, nameSides, type SideNames } from '../../present/comparison.ts';
import { CaseSection, CaseTable, FindingTable } from './case-section.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { AggregateTable } from './aggregate-table.tsx';
import { PairDifferences } from './pair-differences.tsx';
import { runFilter } from './run-marks.ts';
import { VerdictBanner } from './verdict.tsx';

/** How two sides differ and what caused it, as `louter traces compare` prints it; and two requests beside each other. */
export function ComparePage({ route }: { route: CompareRoute }) {
  const { a, b, pair } = route;
  const isNamed = a !== '' && b !== '';
  const loaded = useLoaded(`${a}\n${b}`, (signal) =>
    isNamed ? compareRuns(a, b, signal) : Promise.resolve(undefined),
  );
  const back = (): void => (pair ? navigate({ ...route, pair: null }) : navigate(runsRoute(isNamed ? [a, b] : [])));
  const pairs = listPairs(loaded.value);
  const step = (by: number): void => {
    const at = pairs.findIndex((each) => each.join('.') === pair?.join('.'));
    const next = pairs[at === -1 ? 0 : at + by];
    if (next) navigate({ ...route, pair: next }, { replaces: pair !== null });
  };
  useKeys({ Escape: back, n: () => step(1), N: () => step(-1), Enter: () => step(0), r: loaded.reload });
  if (!isNamed)
    return (
      <section class="empty">
        <h2>Nothing to compare</h2>
        <p>
          Mark two <a {...linkTo(runsRoute())}>runs</a>.
        </p>
      </section>
    );
  if (loaded.error) return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value || loaded.isLoading) return <p class="notice">Comparing…</p>;
  const comparison = loaded.value;
  const names = nameSides(comparison.aggregates);
  const sides = comparisonLines(comparison).filter(({ kind }) => kind === 'side');
  return (
    <article class="page compare">
      <h1>
        <a {...linkTo(runsRoute([a, b]))}>Runs</a> / {sides.map(({ text }) => toVisibleLine(text)).join(' ⟷ ')}
      </h1>
      <VerdictBanner comparison={comparison} />
      {pair ? (
        <Pair route={route} pair={pair} findings={findingsOf(comparison, pair)} names={names} />
      ) : (
        <>
          <CaseTable cases={comparison.cases} />
          {comparison.cases.map((each) => (
            <CaseSection key={each.case} compared={each} route={route} names={names} />
          ))}
          <AggregateTable aggregates={comparison.aggregates} />
        </>
      )}
    </article>
  );
}

/** The pairs of requests with a critical finding or a warning, in the order of the page; without any, all pairs. */
function listPairs(comparison: RunComparison | undefined): (readonly [string, string])[] {
  const pairs = new Map<string, readonly [string, string]>();
  for (const { findings } of comparison?.cases ?? [])
    for (const { severity, trace_a: a, trace_b: b } of findings)
      if (severity !== 'info') pairs.set(`${a}.${b}`, [a ?? '', b ?? '']);
  if (pairs.size > 0) return [...pairs.values()];
  return (comparison?.cases ?? []).flatMap(({ requests = [] }) =>
    requests.map(({ trace_a: a, trace_b: b }) => [a, b] as const),
  );
}

const findingsOf = ({ cases }: RunComparison, [a, b]: readonly [string, string]): ComparisonFinding[] =>
  cases
    .flatMap(({ findings }) => findings)
    .filter(({ trace_a: one, trace_b: other }) => (one ?? '') === a && (other ?? '') === b);

/** Two requests beside each other, scrolled together. */
function Pair({
  route,
  pair,
  findings,
  names,
}: {
  names: SideNames;
  route: CompareRoute;
  pair: readonly [string, string];
  findings: readonly ComparisonFinding[];
}) {
  const sides = [
    [names.a, route.a],
    [names.b, route.b],
  ] as const;
  return (
    <>
      <p class="page-bar">
        <span>
          Two requests beside each other. <kbd>n</kbd> <kbd>N</kbd> next and previous pair with findings, <kbd>Esc</kbd>{' '}
          all findings.
        </span>
        <a {...linkTo({ ...route, pair: null })}>All findings</a>
      </p>
      {findings.length > 0 && <FindingTable findings={findings} route={route} names={names} />}
      {pair[0] !== '' && pair[1] !== '' && <PairDifferences a={pair[0]} b={pair[1]} names={names} />}
      <div class="pair">
        {sides.map(([title, name], side) => {
          const id = pair[side] ?? '';
          return (
            <section aria-label={title}>
              <h2>
                {title}:{' '}
                {id === '' ? (
                  'no such request'
                ) : (
                  <a {...linkTo(exchangeRoute(id))}>
                    <code>{id.slice(0, 12)}</code>
                  </a>
                )}
              </h2>
              {id === '' ? (
                <p class="quiet">
                  <a {...linkTo(listRoute(runFilter(name)))}>{toVisibleLine(name)}</a> has no counterpart.
                </p>
              ) : (
                <ExchangeTurn key={id} id={id} />
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}
