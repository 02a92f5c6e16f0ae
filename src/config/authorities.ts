import { environment, type Environment } from './environment.ts';

/** Whose certificates of servers Node accepts in this process. */
export interface Authorities {
  /** For people: `of Node and of NODE_EXTRA_CA_CERTS (/etc/company.pem)`. */
  readonly what: string;
  /** Why some of them are missing, with the remedy; null: none are. */
  readonly problem: string | null;
}

/**
 * Reads what Node reads at its start, once (nodejs.org/api/cli.html: `--use-system-ca`, `--use-openssl-ca`, `NODE_EXTRA_CA_CERTS`).
 * @param node the options of Node in the command line, and how many certificates it read from `NODE_EXTRA_CA_CERTS`.
 */
export function findAuthorities(
  env: Environment = environment,
  { execArgv, extraCount }: { execArgv: readonly string[]; extraCount: number } = {
    execArgv: process.execArgv,
    // Loaded when it is needed: a gateway without HTTPS starts sooner.
    extraCount: process.getBuiltinModule('node:tls').getCACertificates('extra').length,
  },
): Authorities {
  const options = [...execArgv, ...(env['NODE_OPTIONS'] ?? '').split(/\s+/)];
  const own = options.includes('--use-openssl-ca') ? 'of OpenSSL (--use-openssl-ca)' : 'of Node';
  const usesSystem = env['NODE_USE_SYSTEM_CA'] === '1' || options.includes('--use-system-ca');
  const extra = env['NODE_EXTRA_CA_CERTS'] ?? '';
  const parts = [
    own,
    ...(usesSystem ? ['of the system'] : []),
    ...(extraCount > 0 ? [`of NODE_EXTRA_CA_CERTS (${extra})`] : []),
  ];
  return {
    what: [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and '),
    problem:
      extra !== '' && extraCount === 0
        ? `Node took no certificate from ${extra} (NODE_EXTRA_CA_CERTS): it must be a file in PEM form, and the variable must be set before Node starts`
        : null,
  };
}
