import { environment } from '../config/environment.ts';
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

/** Prints a message or an error to stderr, on one line; `command` is a command whose messages are prefixed with its name. */
export const printMessage = (message: string, command?: string): void =>
  void process.stderr.write(`louter${command === undefined ? '' : ` ${command}`}: ${toOneLine(message)}\n`);

/** Prints one line of progress to stderr. */
export const printProgress = (line: string): void => void process.stderr.write(`${escapeControls(line)}\n`);

/**
 * 1: a problem was found; 2: wrong usage or configuration; 3: inconclusive; of `louter run`: 125: it failed before the agent
 * was started; 126: the agent cannot be executed; 127: it was not found; 130: Ctrl-C at a question.
 */
type FailureCode = 1 | 2 | 3 | 125 | 126 | 127 | 130;

/** Ends a command with a message of one line and an exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: FailureCode;
  /** The command whose name is before the message. */
  readonly command: string | undefined;
  constructor(message: string, exitCode: FailureCode, command?: string) {
    super(message);
    this.exitCode = exitCode;
    this.command = command;
  }
}

/**
 * What users type to run this command line: `louter`, or `npm run louter --` in a clone. npm sets the package name of the script
 * it runs: in a project that depends on Louter it is another one.
 */
export const commandName = (): string =>
  environment['npm_package_name'] === 'louter' ? 'npm run louter --' : 'louter';
