import { querySql } from '../record/store/sql.ts';
import { documentedViews } from '../record/store/views.ts';
import { CommandError, print, printJson } from './output.ts';
import { table } from './table.ts';
import { findTraceStore, settleTraces, storeUrl, type TracesOptions } from './trace-store.ts';
import { TraceStoreError } from '../record/store/store-error.ts';
import type { SqlResult, SqlValue } from '../record/store/trace-store.ts';

export interface SqlOptions extends TracesOptions {
  csv?: true;
}

/**
 * Prints the result of a query of the trace database, or the views and their columns.
 * @throws {CommandError} if there is no database, or the query has an error.
 */
export async function sql(query: string | undefined, options: SqlOptions): Promise<void> {
  if (query === undefined) return printViews(options);
  const url = storeUrl(await findTraceStore(options));
  await settleTraces(url);
  try {
    await querySql(url, query, (result) => printResult(result, options));
  } catch (error) {
    if (!(error instanceof TraceStoreError)) throw error;
    const next = error.kind === 'invalid-query' ? '; louter traces sql without a query lists the views' : '';
    throw new CommandError(`${error.message}${next}`, 2);
  }
}

async function printResult({ columns, rows }: SqlResult, options: SqlOptions): Promise<void> {
  if (options.json) return printJson(await Array.fromAsync(rows, (row) => toObject(columns, row)));
  if (options.csv) {
    print(csvLine(columns));
    for await (const row of rows) print(csvLine(row.map(toText)));
    return;
  }
  const all = await Array.fromAsync(rows, (row) => row.map((value) => toText(value).replaceAll(/\s+/g, ' ')));
  const areNumbers = columns.map((_, index) => all.every((row) => /^-?[\d.]*(?:e[-+]?\d+)?$/i.test(row[index] ?? '')));
  print(
    table(
      columns.map((title, index) => ({
        title,
        ...(areNumbers[index] && { align: 'right' as const }),
        text: (row: readonly string[]) => row[index] ?? '',
      })),
      all,
    ),
  );
}

const toObject = (columns: readonly string[], row: readonly SqlValue[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((name, index) => [name, toJson(row[index] ?? null)]));

function toJson(value: SqlValue): unknown {
  if (typeof value === 'bigint') return Number(value);
  return Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value;
}

const toText = (value: SqlValue): string =>
  Buffer.isBuffer(value) ? value.toString('base64') : value === null ? '' : String(value);

/** A line of CSV (RFC 4180), without its end. */
const csvLine = (values: readonly string[]): string =>
  values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');

function printViews(options: SqlOptions): void {
  if (options.json) {
    return printJson(
      documentedViews.map(({ name, rows, columns }) => ({
        view: name,
        rows,
        columns: columns.map(([column, meaning]) => ({ name: column, meaning })),
      })),
    );
  }
  if (options.csv) {
    print(csvLine(['view', 'column', 'meaning']));
    for (const { name, columns } of documentedViews)
      for (const [column, meaning] of columns) print(csvLine([name, column, meaning]));
    return;
  }
  const width = Math.max(...documentedViews.flatMap(({ columns }) => columns.map(([name]) => name.length)));
  print(
    documentedViews
      .map(({ name, rows, columns }) =>
        [`${name}: ${rows}`, ...columns.map(([column, meaning]) => `  ${column.padEnd(width)}  ${meaning}`)].join('\n'),
      )
      .join('\n\n'),
  );
}
