import { connect } from 'node:net';
import type { BackendConfig } from '../config/config.ts';
import { describeConnectionFailure } from '../gateway/connection-failure.ts';
import type { Log } from '../server/log.ts';

/** In milliseconds; a server that is merely slow is no reason for a warning. */
const connectTimeoutMs = 2_000;

/**
 * Warns of backends that refuse connections, so that a model server that is not running is noticed before the first request.
 * Only connects to addresses without TLS, which are those of one's own servers, and sends nothing. Never rejects.
 */
export async function warnOfRefusedBackends(backends: readonly BackendConfig[], log: Log): Promise<void> {
  const plain = backends.filter(({ baseUrl }) => baseUrl.startsWith('http://'));
  await Promise.all(
    plain.map(async ({ name, baseUrl }) => {
      const code = await connectionErrorOf(new URL(baseUrl));
      if (code === undefined) return;
      const { what, next } = describeConnectionFailure(code, { url: baseUrl, backend: name });
      log.warn(`backend ${name}: ${what}; ${next}`);
    }),
  );
}

/** The error code of a connection that is refused or whose host is unknown. */
function connectionErrorOf({ hostname, port }: URL): Promise<string | undefined> {
  return new Promise((resolve) => {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const socket = connect({ host, port: port === '' ? 80 : Number(port), timeout: connectTimeoutMs });
    const settle = (code: string | undefined): void => {
      socket.destroy();
      resolve(code);
    };
    socket.once('connect', () => settle(undefined));
    socket.once('timeout', () => settle(undefined));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const code = codeOf(error);
      settle(code === 'ECONNREFUSED' || code === 'ENOTFOUND' ? code : undefined);
    });
  });
}

/** A name with several addresses fails with one error for all of them. */
const codeOf = (error: NodeJS.ErrnoException & { errors?: NodeJS.ErrnoException[] }): string | undefined =>
  error.code ?? error.errors?.[0]?.code;
