import { toOneLine, escapeControls, escapeJsonControls } from '../core/printable.ts';

// All output of commands goes through these functions: recorded text, names in a configuration and responses of servers
// may contain control characters, and a terminal obeys them.

/** Prints results for people to stdout, with a line feed at the end. */
export const print = (page: string): void =>
  void process.stdout.write(escapeControls(page.endsWith('\n') ? page : `${page}\n`));

/** Prints results for programs to stdout, indented or on one line. */
export function printJson(value: unknown, { layout = 'lines' }: { layout?: 'lines' | 'one line' } = {}): void {
  process.stdout.write(`${escapeJsonControls(JSON.stringify(value, null, layout === 'lines' ? 2 : 0))}\n`);
}

/** Prints bytes as they are, or on a terminal without control characters. */
export const printRaw = (bytes: Buffer): void =>
  void process.stdout.write(process.stdout.isTTY ? escapeControls(bytes.toString('utf8')) : bytes);

/** Prints a message or an error to stderr, on one line. */
export const printMessage = (message: string): void => void process.stderr.write(`louter: ${toOneLine(message)}\n`);

/** Prints one line of progress to stderr. */
export const printProgress = (line: string): void => void process.stderr.write(`${escapeControls(line)}\n`);

/** Ends a command with a message of one line and an exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** 1: a problem was found; 2: wrong usage or configuration; 3: inconclusive. */
  readonly exitCode: 1 | 2 | 3;
  constructor(message: string, exitCode: 1 | 2 | 3) {
    super(message);
    this.exitCode = exitCode;
  }
}
