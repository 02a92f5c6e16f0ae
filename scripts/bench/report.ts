import { dialectAims, type DialectRow, type GrowthRow } from './dialects.ts';
import { aims, cases, subjects, type Case, type SubjectName } from './cases.ts';

/** What one run of one subject measured. */
export interface Sample {
  /** CPU time of the process under test, in microseconds a request. */
  cpu: number;
  /** Requests a second. */
  rate: number;
}

/** Samples by case and subject. */
export type Samples = Map<string, Map<SubjectName, Sample[]>>;

/** One row of the result: medians over the rounds. */
export interface Row {
  case: string;
  subject: SubjectName;
  cpuMicroseconds: number;
  requestsPerSecond: number;
  /** Median over the rounds of this subject's CPU time against the pipe's in the same round. */
  cpuRatio: number;
  /** The same of the requests a second. */
  rateRatio: number;
  /** What `cpuRatio` aims not to exceed, where there is an aim. */
  aim: number | null;
}

export function rowsOf(samples: Samples): Row[] {
  const rows: Row[] = [];
  for (const each of cases) {
    const bySubject = samples.get(each.name);
    const pipe = bySubject?.get('pipe') ?? [];
    for (const subject of subjects) {
      const measured = bySubject?.get(subject) ?? [];
      if (measured.length === 0) continue;
      const ratios = (of: keyof Sample): number[] =>
        measured.map((sample, round) => sample[of] / (pipe[round]?.[of] ?? Number.NaN));
      rows.push({
        case: each.name,
        subject,
        cpuMicroseconds: median(measured.map(({ cpu }) => cpu)),
        requestsPerSecond: median(measured.map(({ rate }) => rate)),
        cpuRatio: median(ratios('cpu')),
        rateRatio: median(ratios('rate')),
        aim: aimOf(each, subject),
      });
    }
  }
  return rows;
}

const aimOf = (each: Case, subject: SubjectName): number | null =>
  subject === 'pipe' || each.client === each.backend ? null : aims[each.stream ? 'stream' : 'plain'][subject];

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The rows as a table for people. */
export function tableOf(rows: readonly Row[]): string {
  const header = ['traffic', 'through', 'CPU µs/request', 'requests/s', 'CPU ÷ pipe', 'aim', ''];
  const lines = rows.map((row) => [
    row.case,
    row.subject,
    row.cpuMicroseconds.toFixed(0),
    row.requestsPerSecond.toFixed(0),
    row.cpuRatio.toFixed(2),
    row.aim === null ? '' : `≤ ${row.aim}`,
    row.aim === null ? '' : row.cpuRatio <= row.aim ? 'met' : 'missed',
  ]);
  return aligned([header, ...lines], 2);
}

/** How fast dialects are read, as a table for people. */
export function dialectTableOf(rows: readonly DialectRow[], growth: readonly GrowthRow[]): string {
  const header = [
    'dialect',
    'text',
    'in deltas of',
    'MB/s',
    'deltas/s',
    `aim ≥ ${dialectAims.megabytesPerSecond} MB/s`,
  ];
  const lines = rows.map((row) => [
    row.dialect,
    row.text,
    String(row.cut),
    row.megabytesPerSecond.toFixed(0),
    row.deltasPerSecond.toFixed(0),
    isFastEnough(row) ? 'met' : 'missed',
  ]);
  const worst = growth.map((row) => [row.dialect, row.text, row.milliseconds.toFixed(0), `× ${row.growth.toFixed(1)}`]);
  return [
    aligned([header, ...lines], 2),
    '',
    aligned([['dialect', 'slowest repeated text', 'ms for 250,000', 'of a quarter of it'], ...worst], 2),
  ].join('\n');
}

const isFastEnough = ({ text, cut, megabytesPerSecond, deltasPerSecond }: DialectRow): boolean =>
  megabytesPerSecond >= dialectAims.megabytesPerSecond &&
  (text !== 'plain' || cut > 4 || deltasPerSecond >= dialectAims.deltasPerSecond);

/** Rows in columns, the first `names` of them to the left and the others to the right. */
export function aligned(table: readonly string[][], names: number): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table
    .map((line) =>
      line
        .map((cell, column) => (column < names ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
