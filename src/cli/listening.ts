import { closeSync, openSync } from 'node:fs';
import { CommandError } from './output.ts';

/** Explains an error of `listen`. */
export function toListenError(error: unknown, host: string, port: number): CommandError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new CommandError(listenErrorText(code, host, port), 2);
}

function listenErrorText(code: string, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} of ${host} is in use; stop the process that uses it, or choose another with --port (0: any free port)`;
    case 'EACCES':
      return `this user may not listen on port ${port} of ${host}; choose a port above 1023 with --port`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine; choose another with --host or server.host`;
    default:
      return `cannot listen on ${host}:${port} (${code}); choose another address with --host and --port`;
  }
}

/** A terminal and npm both forward one Ctrl-C: a second signal within this time is the same key press. */
const sameKeyPressMs = 1000;

/** What the signals of a server do. */
interface SignalActions {
  first: (signal: NodeJS.Signals) => void;
  again?: (signal: NodeJS.Signals) => void;
  /** Absent: SIGHUP stops, too. */
  reload?: () => void;
}

/**
 * Calls `first` on the first stop signal, and `again` on each later one. SIGHUP is a stop signal if there is nothing to
 * reload, or if it is because the terminal was closed.
 */
export function onStopSignals({ first, again, reload }: SignalActions): void {
  const hadTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  let firstAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (signal === 'SIGHUP' && reload && firstAt === undefined && !(hadTerminal && isTerminalClosed())) return reload();
    if (firstAt === undefined) {
      firstAt = performance.now();
      first(signal);
    } else if (performance.now() - firstAt > sameKeyPressMs) again?.(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

/** The controlling terminal of a process can no longer be opened once it is closed (tty(4), ENXIO or EIO). */
function isTerminalClosed(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return false;
  } catch {
    return true;
  }
}
