import { escapeControls } from '../core/printable.ts';

/** One column of a table. */
export interface Column<Row> {
  title: string;
  align?: 'left' | 'right';
  text(row: Row): string;
}

/** Rows in columns as wide as what they hold, two blanks apart. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map((column) => escapeControls(column.text(row).replaceAll(/[\t\n]/g, ' '))));
  const widths = columns.map((column, index) =>
    Math.max(column.title.length, ...cells.map((line) => line[index]?.length ?? 0)),
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

/** A count of bytes for people. */
export function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${(bytes / 1024).toFixed(1)} KiB`;
  if (bytes < 1024 ** 3) return `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
  return `${(bytes / 1024 ** 3).toFixed(2)} GiB`;
}

/** A duration in milliseconds for people; `–` when it is not known. */
export function duration(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  return milliseconds < 10_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** A time in microseconds since 1970, as clocks here show it. */
export function dateTime(microseconds: number): string {
  const date = new Date(microseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
