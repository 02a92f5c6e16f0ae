import { compareRuns } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { useLoaded } from '../app/loaded.ts';
import { linkTo, navigate } from '../app/navigation.ts';
import { exchangeRoute, listRoute, type Route, runsRoute } from '../app/route.ts';
import type { ComparisonFinding, RunComparison } from '../app/types.ts';
import { ExchangeTurn } from '../conversation/exchange-turn.tsx';
import { Failure } from '../parts/failure.tsx';
import { formatNumber } from '../../present/format.ts';
import { Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import { AggregateTable } from './aggregate-table.tsx';
import { PairDifferences } from './pair-differences.tsx';
import { runFilter } from './run-marks.ts';
import { VerdictBanner, VerdictName } from './verdict.tsx';

type CompareRoute = Extract<Route, { page: 'compare' }>;
type Case = RunComparison['cases'][number];

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
  return (
    <article class="page compare">
      <h1>
        <a {...linkTo(runsRoute([a, b]))}>Runs</a> / {toVisibleLine(comparison.runs_a.join(', ') || a)} ⟷{' '}
        {toVisibleLine(b)}
      </h1>
      <VerdictBanner comparison={comparison} />
      {pair ? (
        <Pair route={route} pair={pair} findings={findingsOf(comparison, pair)} />
      ) : (
        <>
          <CaseTable cases={comparison.cases} />
          {comparison.cases.map((each) => (
            <CaseSection key={each.case} compared={each} route={route} />
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

const CaseTable = ({ cases }: { cases: readonly Case[] }) => (
  <table>
    <thead>
      <tr>
        <th>case</th>
        <th>verdict</th>
        <th class="number">pairs</th>
        <th class="number">critical</th>
        <th class="number">warnings</th>
        <th class="number">without meaning</th>
      </tr>
    </thead>
    <tbody>
      {cases.map(({ case: name, verdict, pairs, findings }) => {
        const count = (severity: ComparisonFinding['severity']): number =>
          findings.filter((finding) => finding.severity === severity).length;
        return (
          <tr>
            <td>{name === null ? '(no case)' : toVisibleLine(name)}</td>
            <td>
              <VerdictName verdict={verdict} />
            </td>
            <td class="number" data-label="pairs">
              {pairs}
            </td>
            <td class="number" data-label="critical">
              {count('critical')}
            </td>
            <td class="number" data-label="warnings">
              {count('warning')}
            </td>
            <td class="number" data-label="without meaning">
              {count('info')}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** The findings of a case, the worst first, and its pairs of requests, those without findings too. */
function CaseSection({ compared, route }: { compared: Case; route: CompareRoute }) {
  const { case: name, findings, requests = [] } = compared;
  const shown = (['critical', 'warning'] as const).flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  const rest = findings.filter(({ severity }) => severity === 'info');
  if (findings.length + requests.length === 0) return null;
  return (
    <section>
      <h2>{name === null ? '(no case)' : toVisibleLine(name)}</h2>
      {shown.length > 0 && <FindingTable findings={shown} route={route} />}
      {rest.length > 0 && (
        <details>
          <summary>{formatNumber(rest.length, 'difference')} without meaning</summary>
          <FindingTable findings={rest} route={route} />
        </details>
      )}
      {requests.length > 0 && (
        <details>
          <summary>{formatNumber(requests.length, 'pair')} of requests</summary>
          <ol class="pairs">
            {requests.map(({ trace_a: a, trace_b: b }) => (
              <li>
                <a {...linkTo({ ...route, pair: [a, b] })}>
                  {a.slice(0, 8)} ⟷ {b.slice(0, 8)}
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

const signs: Readonly<Record<ComparisonFinding['severity'], readonly [tone: string, sign: string]>> = {
  critical: ['bad', '✗'],
  warning: ['mixed', '!'],
  info: ['quiet', '≈'],
};

function FindingTable({ findings, route }: { findings: readonly ComparisonFinding[]; route: CompareRoute }) {
  return (
    <table class="findings">
      <thead>
        <tr>
          <th>severity</th>
          <th>kind</th>
          <th>side</th>
          <th>what</th>
          <th>place</th>
          <th>requests</th>
        </tr>
      </thead>
      <tbody>
        {findings.map((finding) => {
          const [tone, sign] = signs[finding.severity];
          return (
            <tr>
              <td>
                <span class={`status ${tone}`}>
                  <span aria-hidden="true">{sign}</span> {finding.severity}
                </span>
              </td>
              <td>{finding.kind}</td>
              <td>{describeSide(finding)}</td>
              <td>
                <Text value={finding.what} />
              </td>
              <td>
                <code>{finding.path ? toVisibleLine(finding.path) : ''}</code>
              </td>
              <td>
                <a {...linkTo({ ...route, pair: [finding.trace_a ?? '', finding.trace_b ?? ''] })}>
                  {finding.trace_a?.slice(0, 8) ?? '–'} ⟷ {finding.trace_b?.slice(0, 8) ?? '–'}
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Where a problem is and who caused it, as the command words it. */
function describeSide({ side, origin, leg }: ComparisonFinding): string {
  const way = leg === null ? [] : [leg];
  if (side === null) return ['between both', ...way].join(', ');
  const run = side === 'a' ? 'the baseline' : 'the proxy';
  const cause =
    origin === null
      ? []
      : [origin === 'backend' ? "already in the backend's response" : "not in the backend's response"];
  return [run, ...cause, ...way].join(', ');
}

/** Two requests beside each other, scrolled together. */
function Pair({
  route,
  pair,
  findings,
}: {
  route: CompareRoute;
  pair: readonly [string, string];
  findings: readonly ComparisonFinding[];
}) {
  const sides = [
    ['baseline', route.a],
    ['compared', route.b],
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
      {findings.length > 0 && <FindingTable findings={findings} route={route} />}
      {pair[0] !== '' && pair[1] !== '' && <PairDifferences a={pair[0]} b={pair[1]} />}
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
