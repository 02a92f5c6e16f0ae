/**
 * How fast text dialects are read: no sockets, one reader fed from memory on one core. A million UTF-16 units of each kind of
 * text, cut as a server streams them (a token has about four) and as a plain answer arrives.
 */
import { median } from './measure.ts';
import type { Dialect } from '../../src/dialects/dialect.ts';
import type { CoreTool } from '../../src/core/types.ts';

/** One row of the result: medians over the rounds. */
export interface DialectRow {
  dialect: string;
  text: string;
  /** UTF-16 units in a delta. */
  cut: number;
  megabytesPerSecond: number;
  deltasPerSecond: number;
}

/** Of hostile text, a quarter of a million units: how much longer it takes than a quarter of it. Linear is 4. */
export interface GrowthRow {
  dialect: string;
  text: string;
  milliseconds: number;
  growth: number;
}

/** What any text aims to be read at, in megabytes a second, and plain text in deltas of four units a second. */
export const dialectAims = { megabytesPerSecond: 40, deltasPerSecond: 1_000_000 } as const;

const million = 1_000_000;
const cuts = [4, 4096] as const;
const tools: readonly CoreTool[] = [
  {
    type: 'function',
    name: 'write_file',
    inputSchema: { type: 'object', properties: { path: { type: 'string' }, content: { type: 'string' } } },
  },
];

const sentence = 'The parser reads it as it comes; 5 < 6, {x}, `code` and [1] are only text.\n';
const source = 'const found = rows.filter((row) => row.size < 10 && row.name !== "");\n';

/** Units that cost most where a reader looks back or forward too far. */
const hostile = ['<', '{', '[', '"', '`', '</', '<|', '{"name":', '<tool_call>', '<think>', ' ', '\n'] as const;

/** Reads texts of every kind with every dialect, `rounds` times each. */
export function measureDialects(
  dialects: readonly Dialect[],
  { rounds, print }: { rounds: number; print(line: string): void },
): { rows: DialectRow[]; growth: GrowthRow[] } {
  const rows: DialectRow[] = [];
  const growth: GrowthRow[] = [];
  for (const dialect of dialects) {
    print(`dialect ${dialect.name}\n`);
    for (const [text, whole] of Object.entries(textsOf(dialect)))
      for (const cut of cuts) rows.push(rowOf(dialect, { text, whole, cut, rounds }));
    growth.push(worstGrowth(dialect));
  }
  return { rows, growth };
}

function textsOf(dialect: Dialect): Record<string, string> {
  const argumentsText = JSON.stringify({ path: 'src/rows.ts', content: source.repeat(30) });
  return {
    plain: sentence.repeat(million / sentence.length),
    calls: repeated(`${dialect.writing.calls([{ name: 'write_file', argumentsText }])}\n`, million),
  };
}

const repeated = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length));

function rowOf(
  dialect: Dialect,
  { text, whole, cut, rounds }: { text: string; whole: string; cut: number; rounds: number },
): DialectRow {
  const pieces = piecesOf(whole, cut);
  // The first is not counted: code is compiled in it.
  read(dialect, pieces);
  const milliseconds = median(Array.from({ length: rounds }, () => read(dialect, pieces)));
  return {
    dialect: dialect.name,
    text,
    cut,
    megabytesPerSecond: Buffer.byteLength(whole) / 1000 / milliseconds,
    deltasPerSecond: (pieces.length / milliseconds) * 1000,
  };
}

function worstGrowth(dialect: Dialect): GrowthRow {
  const [call] = Object.values(textsOf(dialect)).slice(-1);
  const texts = [...hostile, ...dialect.writing.controlTokens].flatMap((text) => [
    { text, before: '' },
    { text, before: (call ?? '').slice(0, 200) },
  ]);
  const rows = texts.map(({ text, before }): GrowthRow => {
    const [short, long] = [million / 16, million / 4].map((length) =>
      read(dialect, piecesOf(before + repeated(text, length), 4)),
    );
    return {
      dialect: dialect.name,
      text: `${before === '' ? '' : 'a call and '}${JSON.stringify(text)}`,
      milliseconds: long ?? Number.NaN,
      growth: (long ?? Number.NaN) / (short ?? Number.NaN),
    };
  });
  return rows.reduce((worst, row) => (row.milliseconds > worst.milliseconds ? row : worst));
}

function piecesOf(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += length) pieces.push(text.slice(at, at + length));
  return pieces;
}

/** Takes what is found, which is not looked at. */
const ignore = (): void => undefined;

/** Milliseconds of CPU time that reading takes: what else the machine does weighs less on it than on the clock. */
function read(dialect: Dialect, pieces: readonly string[]): number {
  const started = process.cpuUsage();
  const reader = dialect.reader({ tools, thinking: 'tags' }, ignore);
  for (const piece of pieces) reader.push(piece);
  reader.end('stop');
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
