import { describeOutside, percentText, totalsRows } from '../present/comparison.ts';
import { verdictMeanings } from '../present/comparison-verdict.ts';
import type { Aggregate, ComparisonAggregates } from '../inspect/compare/aggregates.ts';
import {
  exportComparisonSummary,
  type ExportedComparison,
  type ExportedComparisonSummary,
  type ExportedFinding,
  parseComparison,
} from '../inspect/compare/comparison-json.ts';
import { compareAndKeep } from '../inspect/compare/kept-comparison.ts';
import { formatDollars, formatDuration } from '../present/format.ts';
import { CommandError, print, printJson, printMessage } from './output.ts';
import { RemoteTraces } from './remote-traces.ts';
import { dateTime, shortId, table } from './table.ts';
import { type RemoteOptions, storeUrl, withTraceStore } from './trace-store.ts';

export interface CompareOptions extends RemoteOptions {
  list?: true;
  show?: string;
  save: boolean;
}

/** How many stored comparisons are listed. */
const maxListed = 100;

/** Prints how two sides differ and what caused it, or stored comparisons; the exit code depends on the verdict. */
export async function compare(
  baseline: string | undefined,
  proxy: string | undefined,
  options: CompareOptions,
): Promise<void> {
  const remote = options.url === undefined ? undefined : new RemoteTraces(options.url, options);
  if (options.list || options.show !== undefined) {
    if (baseline !== undefined) throw new CommandError('--list and --show take no sides to compare', 2);
    return options.show === undefined ? list(remote, options) : show(options.show, remote, options);
  }
  if (baseline === undefined || proxy === undefined)
    throw new CommandError(`missing required argument '${baseline === undefined ? 'baseline' : 'run'}'`, 2);
  const sides = { a: baseline, b: proxy, storage: options.save ? ('stored' as const) : ('none' as const) };
  const { comparison, problem } = remote
    ? { comparison: await remote.compare(baseline, proxy, options), problem: null }
    : await withTraceStore(options, (store, config) => compareAndKeep(store, storeUrl(config), sides));
  if (problem !== null) printMessage(problem);
  if (options.json) printJson(comparison);
  else print(comparisonPage(comparison));
  process.exitCode = verdictMeanings[comparison.verdict].exitCode;
}

async function list(remote: RemoteTraces | undefined, options: CompareOptions): Promise<void> {
  const summaries = remote
    ? await remote.listComparisons(maxListed)
    : (await withTraceStore(options, (store) => store.listComparisons(maxListed))).map(exportComparisonSummary);
  if (options.json) return printJson(summaries);
  if (summaries.length === 0) return printMessage('no comparisons are stored yet');
  print(comparisonListing(summaries));
}

async function show(id: string, remote: RemoteTraces | undefined, options: CompareOptions): Promise<void> {
  const stored = remote
    ? await remote.getComparison(id)
    : parseComparison(await withTraceStore(options, (store) => store.getComparison(id)));
  if (options.json) printJson(stored);
  else print(comparisonPage(stored));
  process.exitCode = verdictMeanings[stored.verdict].exitCode;
}

// ---------------------------------------------------------------- pages

/** The verdict, then the cases with their problems, the most severe first, then the totals. */
function comparisonPage({ a, runs_a, b, verdict, cases, unpaired, aggregates }: ExportedComparison): string {
  const isRuns = cases.some(({ findings }) => findings.some(({ kind }) => kind === 'unpaired')) || runs_a.length > 1;
  const head = [
    singleLine(`baseline  ${runs_a.length > 0 ? runs_a.join(', ') : a}`),
    singleLine(`compared  ${b}`),
    `verdict   ${verdict}: ${verdictMeanings[verdict].meaning}`,
    ...(aggregates.noise === null
      ? [
          '          Only one baseline: run-to-run variation is unknown. Pass several, e.g. "base-1,base-2" or "base-*".',
        ]
      : []),
    ...(!isRuns && unpaired.a + unpaired.b > 0
      ? [`          Without counterpart: ${unpaired.a} requests of the baseline, ${unpaired.b} of the other side.`]
      : []),
  ];
  const sections = cases.map(({ case: name, verdict: own, pairs, findings }) =>
    [
      `${singleLine(name ?? '(no case)')}: ${own}, ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of requests`,
      ...(['critical', 'warning'] as const).flatMap((severity) =>
        findings.filter((each) => each.severity === severity).map(findingLine),
      ),
      ...infoCounts(findings),
    ].join('\n'),
  );
  return [head.join('\n'), ...sections, totals(aggregates)].join('\n\n');
}

function findingLine({ kind, severity, side, origin, leg, what, path, trace_a, trace_b }: ExportedFinding): string {
  const traces = [trace_a, trace_b].map((id) => (id === null ? '–' : shortId(id))).join(' / ');
  const location = path ? ` at ${path}` : '';
  const way = leg === null ? '' : ` (${leg})`;
  return singleLine(`  ${severity.padEnd(8)}  ${kind}${way}${location}: ${sideText(side, origin)}${what}  (${traces})`);
}

/** Names and texts may contain line feeds. */
const singleLine = (text: string): string => text.replaceAll('\n', ' ');

function sideText(side: ExportedFinding['side'], origin: ExportedFinding['origin']): string {
  if (side === null) return '';
  const run = side === 'a' ? 'the baseline' : 'the proxy';
  if (origin === null) return `${run}: `;
  return origin === 'backend'
    ? `${run}, already in the backend's response: `
    : `${run}, not in the backend's response: `;
}

/** Differences without meaning are only counted; the JSON lists them. */
function infoCounts(findings: readonly ExportedFinding[]): string[] {
  const counts = new Map<string, number>();
  for (const { severity, kind } of findings) if (severity === 'info') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return [];
  return [`  info      ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}`];
}

/** A table of stored comparisons. */
const comparisonListing = (summaries: readonly ExportedComparisonSummary[]): string =>
  table<ExportedComparisonSummary>(
    [
      { title: 'time', text: ({ created_at: time }) => dateTime(Date.parse(time) * 1000) },
      { title: 'id', text: ({ id }) => shortId(id) },
      { title: 'verdict', text: ({ verdict }) => verdict },
      { title: 'differences', align: 'right', text: ({ findings }) => String(findings) },
      { title: 'baseline', text: ({ a }) => a },
      { title: 'compared', text: ({ b }) => b },
    ],
    summaries,
  );

// ---------------------------------------------------------------- totals

const rows = totalsRows({
  tokens: ({ input, output, cache_read: cached }) => `${input}+${output} (${cached} cached)`,
  duration: formatDuration,
  dollars: formatDollars,
});

function totals({ a, b, by, noise }: ComparisonAggregates): string {
  const total = table<(typeof rows)[number]>(
    [
      { title: 'totals', text: ([title]) => title },
      { title: 'baseline', text: ([, text]) => text(a) },
      { title: 'compared', text: ([, text]) => text(b) },
    ],
    rows,
  );
  const groups = table<ComparisonAggregates['by'][number]>(
    [
      { title: 'by', text: (each) => each.by },
      { title: '', text: ({ value }) => value },
      { title: 'baseline', text: (each) => groupText(each.a) },
      { title: 'compared', text: (each) => groupText(each.b) },
    ],
    by,
  );
  const lines = describeOutside(noise);
  return [total, groups, ...(lines.length > 0 ? [`${lines.join('\n')}\n`] : [])].join('\n').trimEnd();
}

const groupText = (each: Aggregate | null): string =>
  each === null
    ? '–'
    : `${each.requests} ${each.requests === 1 ? 'request' : 'requests'}, ${percentText(each.error_rate)} errors, ${each.tokens.input}+${each.tokens.output} tokens, ${formatDuration(each.total_ms?.p50 ?? null)}`;
