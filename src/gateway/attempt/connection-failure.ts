import { describeProxy, type OutgoingProxy } from '../../config/outgoing-proxy.ts';

/** Why no response came. */
export interface ConnectionFailure {
  readonly verdict: 'refused' | 'dns' | 'tls' | 'broken';
  readonly what: string;
  /** The remedy. */
  readonly next: string;
  /** Whether somebody must act first: sending the request again a moment later cannot help. */
  readonly isPermanent: boolean;
}

/** Why a certificate is rejected, by the error codes of OpenSSL and Node. */
const certificateErrors: ReadonlyMap<string, string> = new Map([
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['CERT_NOT_YET_VALID', 'its certificate is not valid yet: is the clock of this machine correct?'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another host'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is self-signed'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'its certificate comes from an unknown authority'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'its certificate comes from an unknown authority'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'its certificate comes from an unknown authority'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'its certificate comes from an unknown authority'],
]);

/**
 * Why a connection failed, and what to do about it.
 * @param code the error code of Node, OpenSSL or undici.
 * @param backend the name of its table; absent: the message names none.
 */
export function describeConnectionFailure(
  code: string,
  { url, backend, proxy = null }: { url: string; backend?: string; proxy?: OutgoingProxy | null },
): ConnectionFailure {
  const { host: ownHost, hostname, protocol } = new URL(url);
  const host = proxy ? `${ownHost} through ${describeProxy(proxy)}` : ownHost;
  const table = backend === undefined ? '' : ` of [backends.${backend}]`;
  switch (code) {
    case 'ECONNREFUSED':
      return {
        verdict: 'refused',
        what: `${host} refuses connections`,
        next: `start that server, or correct the port in base_url${table}`,
        isPermanent: true,
      };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        verdict: 'dns',
        what: `the name ${hostname} cannot be resolved (${code})`,
        next: `correct the host in base_url${table}, or check the network and its DNS`,
        isPermanent: code === 'ENOTFOUND',
      };
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EADDRNOTAVAIL':
      return {
        verdict: 'broken',
        what: `there is no route to ${host} (${code})`,
        next: 'check the network, and the host in base_url',
        isPermanent: false,
      };
    default:
      return describeTlsFailure(code, host, protocol) ?? describeBrokenConnection(code, host);
  }
}

function describeTlsFailure(code: string, host: string, protocol: string): ConnectionFailure | undefined {
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
    return {
      verdict: 'tls',
      what: `the TLS handshake with ${host} failed (${code})`,
      next: protocol === 'https:' ? 'use http:// in base_url if that server has no TLS' : 'check that server',
      isPermanent: true,
    };
  const problem = certificateErrors.get(code);
  return problem === undefined
    ? undefined
    : {
        verdict: 'tls',
        what: `the connection to ${host} is not secure: ${problem} (${code})`,
        next: 'renew the certificate there, or have Node trust its authority: set NODE_EXTRA_CA_CERTS to its file, or NODE_USE_SYSTEM_CA=1',
        isPermanent: true,
      };
}

const describeBrokenConnection = (code: string, host: string): ConnectionFailure => ({
  verdict: 'broken',
  what: `the connection to ${host} broke (${code})`,
  next: code.startsWith('HPE_')
    ? 'check what listens there: it is not an HTTP server, or requires https:// in base_url'
    : 'check the log of that server, and whether it requires https:// in base_url',
  isPermanent: code.startsWith('HPE_'),
});
