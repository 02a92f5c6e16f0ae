import { shortId } from '../present/format.ts';
import {
  caseLine,
  comparisonLines,
  describeOutside,
  differenceLine,
  groupFindings,
  groupName,
  groupText,
  nameSides,
  type RepeatedFinding,
  severities,
  type SideNames,
  type TotalsRow,
  totalsRows,
  verdictMeanings,
} from '../present/comparison.ts';
import type { Line } from '../present/line.ts';
import type { ComparisonAggregates } from '../inspect/compare/aggregates.ts';
import {
  exportComparisonSummary,
  type ExportedComparison,
  type ExportedComparisonSummary,
  parseComparison,
} from '../inspect/compare/comparison-json.ts';
import { compareAndKeep } from '../inspect/compare/kept-comparison.ts';
import { CommandError, print, printJson, printMessage } from './output.ts';
import { RemoteTraces } from './remote-traces.ts';
import { dateTime, table } from './table.ts';
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
function comparisonPage(comparison: ExportedComparison): string {
  const names = nameSides(comparison.aggregates);
  const sections = comparison.cases.map((each) => {
    const { label, text, lines = [] } = caseLine(each);
    return [
      singleLine(`${label}: ${text}`),
      ...severities.flatMap((severity) =>
        groupFindings(each.findings.filter((finding) => finding.severity === severity)).map((finding) =>
          findingText(finding, names),
        ),
      ),
      ...lines.map((line) => `  ${line.label?.padEnd(8)}  ${line.text}`),
    ].join('\n');
  });
  return [headOf(comparisonLines(comparison)), ...sections, totals(comparison.aggregates)].join('\n\n');
}

function headOf(lines: readonly Line[]): string {
  const rows = lines.map(({ kind, label = '', text }) =>
    kind === 'verdict' ? (['verdict', `${label}: ${text}`] as const) : ([label, text] as const),
  );
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => singleLine(`${name.padEnd(width)}  ${value}`)).join('\n');
}

function findingText(finding: RepeatedFinding, names: SideNames): string {
  const { kind, label = '', who, text, details = [] } = differenceLine(finding, names);
  const traces = [finding.first.trace_a, finding.first.trace_b]
    .map((id) => (id === null ? '–' : shortId(id)))
    .join(' / ');
  const place = details.map((detail) => ` ${detail.name} ${detail.text}`).join('');
  return singleLine(`  ${label.padEnd(8)}  ${kind}${place}: ${who}: ${text}  (${traces})`);
}

/** Names and texts may contain line feeds. */
const singleLine = (text: string): string => text.replaceAll('\n', ' ');

/** A table of stored comparisons. */
const comparisonListing = (summaries: readonly ExportedComparisonSummary[]): string =>
  table<ExportedComparisonSummary>(
    [
      { title: 'time', text: ({ created_at: time }) => dateTime(Date.parse(time) * 1000) },
      { title: 'id', text: ({ id }) => shortId(id) },
      { title: 'verdict', text: ({ verdict }) => verdict },
      { title: 'differences', align: 'right', text: ({ findings }) => String(findings) },
      { title: 'a', text: ({ a }) => a },
      { title: 'compared with it', text: ({ b }) => b },
    ],
    summaries,
  );

// ---------------------------------------------------------------- totals

function totals({ a, b, by, noise }: ComparisonAggregates): string {
  const names = nameSides({ by });
  const total = table<TotalsRow>(
    [
      { title: 'totals', text: ([title]) => title },
      { title: names.a, text: ([, text]) => text(a) },
      { title: names.b, text: ([, text]) => text(b) },
    ],
    totalsRows,
  );
  const groups = table<ComparisonAggregates['by'][number]>(
    [
      { title: 'by', text: (each) => groupName(each.by) },
      { title: '', text: ({ value }) => value },
      { title: names.a, text: (each) => groupText(each.a) },
      { title: names.b, text: (each) => groupText(each.b) },
    ],
    by,
  );
  const lines = describeOutside(names, noise);
  return [total, groups, ...(lines.length > 0 ? [`${lines.join('\n')}\n`] : [])].join('\n').trimEnd();
}
