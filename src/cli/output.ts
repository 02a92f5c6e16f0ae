import { toOneLine, escapeControls, escapeJsonControls } from '../core/printable.ts';

// All that commands print goes through here: recorded text, names out of a configuration and answers of servers are of
// whatever origin, and a terminal obeys what it is shown.

/** Prints results for people: on standard output, with a line feed at the end. */
export const print = (page: string): void =>
  void process.stdout.write(escapeControls(page.endsWith('\n') ? page : `${page}\n`));

/** Prints results for programs, on as many lines as they read best on, or all on one. */
export function printJson(value: unknown, { on: layout = 'lines' }: { on?: 'lines' | 'one line' } = {}): void {
  process.stdout.write(`${escapeJsonControls(JSON.stringify(value, null, layout === 'lines' ? 2 : 0))}\n`);
}

/** Tells what a command does or why it cannot, on standard error. */
export const printMessage = (message: string): void => void process.stderr.write(`louter: ${toOneLine(message)}\n`);

/** One line of progress, on standard error. */
export const printProgress = (line: string): void => void process.stderr.write(`${escapeControls(line)}\n`);
