import { InvalidArgumentError } from 'commander';
import { CommandError } from './command-error.ts';

/** Reads the argument of `--port`. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError('Expected a number from 0 to 65535.');
  return port;
}

/** Why an address cannot be listened on, out of what `listen` failed with. */
export function toListenError(error: unknown, host: string, port: number): CommandError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new CommandError(listenErrorText(code, host, port), 2);
}

function listenErrorText(code: string, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} of ${host} is in use; stop what holds it, or choose another with --port (0: any free one)`;
    case 'EACCES':
      return `port ${port} of ${host} may not be used by this user; choose one above 1023 with --port`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine; choose another with --host or server.host`;
    default:
      return `${host}:${port} cannot be listened on (${code}); choose another with --host and --port`;
  }
}
