import { cpus, release, totalmem, type } from 'node:os';
import type { Case, Figure } from './cases.ts';
import { dialectAims, type DialectRow, type GrowthRow } from './dialects.ts';
import { median, type CaseResult, type Sample } from './measure.ts';
import type { StartRow } from './start-up.ts';

/** One row of the result: medians over the rounds. */
export interface Row {
  case: string;
  /** Who answered; of the gateway, a figure. */
  subject: string;
  /** Requests before anything was measured. */
  warmUp: number;
  cpuMicroseconds: number;
  requestsPerSecond: number;
  /** Median over the rounds of this subject's CPU time against the pipe's in the same round. */
  cpuRatio: number;
  /** The same against the other build, where there is one and this is the gateway. */
  otherRatio: number | null;
  /** Resident memory afterwards, in bytes. */
  rss: number;
  /** Milliseconds until the first byte of an answer's body, less those of the pipe. */
  firstByteAdded: number;
  /** What `cpuRatio` aims not to exceed, where there is an aim. */
  aim: number | null;
  /** Why there is no measurement. */
  failure: string | null;
}

export function rowsOf(each: Case, { samples, failures, warmUp }: CaseResult): Row[] {
  const pipe = samples.get('pipe') ?? [];
  const rows = [...samples].map(([subject, measured]): Row => {
    const against = (base: readonly Sample[]): number[] =>
      measured.map(({ cpu }, round) => cpu / (base[round]?.cpu ?? Number.NaN));
    const other = samples.get(`other ${subject}`);
    return {
      case: each.name,
      subject,
      warmUp,
      cpuMicroseconds: median(measured.map(({ cpu }) => cpu)),
      requestsPerSecond: median(measured.map(({ rate }) => rate)),
      cpuRatio: median(against(pipe)),
      otherRatio: other === undefined ? null : median(against(other)),
      rss: median(measured.map(({ rss }) => rss)),
      firstByteAdded: median(
        measured.map(({ firstByte }, round) => firstByte - (pipe[round]?.firstByte ?? Number.NaN)),
      ),
      aim: aimOf(each, subject),
      failure: null,
    };
  });
  const failed = [...failures].map(([subject, failure]): Row => {
    const none = Number.NaN;
    const figures = { cpuMicroseconds: none, requestsPerSecond: none, cpuRatio: none, rss: none };
    return { case: each.name, subject, warmUp, ...figures, firstByteAdded: none, otherRatio: null, aim: null, failure };
  });
  return [...rows, ...failed];
}

const aimOf = ({ aims = {} }: Case, subject: string): number | null => (isFigure(subject) && aims[subject]) || null;

const isFigure = (subject: string): subject is Figure =>
  subject === 'untraced' || subject === 'traced' || subject === 'derived';

/** The rows as a table for people. */
export function tableOf(rows: readonly Row[]): string {
  const compares = rows.some(({ otherRatio }) => otherRatio !== null);
  const header = ['traffic', 'through', 'warm-up', 'CPU µs', 'requests/s', 'CPU ÷ pipe', 'aim', ''];
  const measured = rows.filter(({ failure }) => failure === null);
  const lines = measured.map((row) => [
    row.case,
    row.subject,
    String(row.warmUp),
    row.cpuMicroseconds.toFixed(0),
    row.requestsPerSecond.toFixed(0),
    row.cpuRatio.toFixed(2),
    row.aim === null ? '' : `≤ ${row.aim}`,
    row.aim === null ? '' : row.cpuRatio <= row.aim ? 'met' : 'missed',
    row.firstByteAdded.toFixed(1),
    (row.rss / 1_000_000).toFixed(0),
    ...(compares ? [row.otherRatio === null ? '' : row.otherRatio.toFixed(3)] : []),
  ]);
  const columns = [...header, 'first byte + ms', 'MB', ...(compares ? ['CPU ÷ other'] : [])];
  const failures = rows.flatMap(({ case: name, subject, failure }) =>
    failure === null ? [] : [`${name}: ${subject} failed: ${failure.split('\n')[0]?.slice(0, 200)}`],
  );
  return [aligned([columns, ...lines], 2), ...(failures.length > 0 ? ['', ...failures] : [])].join('\n');
}

/** What starting costs, as a table for people. */
export function startTableOf(rows: readonly StartRow[]): string {
  const header = ['starting', 'CPU ms', 'aim', '', 'ms', 'MB', 'aim', ''];
  const lines = rows.map(({ what, cpu, wall, megabytes, aims }) => [
    what,
    cpu.toFixed(0),
    `≤ ${aims.cpu}`,
    cpu <= aims.cpu ? 'met' : 'missed',
    wall.toFixed(0),
    megabytes.toFixed(0),
    aims.megabytes === undefined ? '' : `≤ ${aims.megabytes}`,
    aims.megabytes === undefined ? '' : megabytes <= aims.megabytes ? 'met' : 'missed',
  ]);
  return aligned([header, ...lines], 1);
}

/** The tables as a part of a document, with the machine and the date. */
export function documentOf(tables: readonly { title: string; table: string }[]): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, ${type()} ${release()}, Node ${process.version}`;
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
    ...tables.flatMap(({ title, table }) => ['', `## ${title}`, '', '```text', table, '```']),
  ].join('\n');
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
