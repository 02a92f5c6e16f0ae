import { maxOf } from '../core/extremes.ts';
import { escapeControls } from '../core/printable.ts';

/** One column of a table. */
export interface Column<Row> {
  title: string;
  align?: 'left' | 'right';
  text(row: Row): string;
}

/** Formats rows in columns, separated by two spaces. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map((column) => escapeControls(column.text(row).replaceAll(/[\t\n]/g, ' '))));
  const widths = columns.map((column, index) =>
    Math.max(column.title.length, maxOf(cells.map((line) => line[index]?.length ?? 0))),
  );
  const lines = [columns.map(({ title }) => title), ...cells].map((line) =>
    line
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return columns[index]?.align === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** Formats microseconds since 1970 in UTC, e.g. `2026-01-31 10:02:51Z`. */
export function dateTime(microseconds: number): string {
  return `${new Date(microseconds / 1000).toISOString().slice(0, 19).replace('T', ' ')}Z`;
}
