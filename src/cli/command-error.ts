/** Why a command cannot go on, in one line for who called it, and the exit code that says so to a script. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** 1: a finding; 2: wrong use or configuration; 3: inconclusive. */
  readonly exitCode: 1 | 2 | 3;
  constructor(message: string, exitCode: 1 | 2 | 3) {
    super(message);
    this.exitCode = exitCode;
  }
}
