import type { BackendConfig } from '../config/config.ts';
import type { GetResult } from '../gateway/get-request.ts';
import type { Reachability } from './reach-verdict.ts';

type FailureDescription = Pick<Reachability, 'verdict' | 'what' | 'next'>;

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

/** Why a backend did not answer, and what to do about it. */
export function describeFailure(
  answer: Exclude<GetResult, { kind: 'answered' }>,
  { name, baseUrl }: Pick<BackendConfig, 'name' | 'baseUrl'>,
): FailureDescription {
  const { host, hostname, protocol } = new URL(baseUrl);
  if (answer.kind === 'timeout')
    return {
      verdict: 'timeout',
      what: `${host} did not answer in time`,
      next: 'check that the server is running and not overloaded, and that no firewall or proxy blocks it',
    };
  const { code } = answer;
  switch (code) {
    case 'ECONNREFUSED':
      return {
        verdict: 'refused',
        what: `${host} refuses connections`,
        next: `start that server, or correct the port in base_url of [backends.${name}]`,
      };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        verdict: 'dns',
        what: `the name ${hostname} cannot be resolved (${code})`,
        next: `correct the host in base_url of [backends.${name}], or check the network and its DNS`,
      };
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EADDRNOTAVAIL':
      return {
        verdict: 'broken',
        what: `there is no route to ${host} (${code})`,
        next: 'check the network, and the host in base_url',
      };
    default:
      return describeTlsFailure(code, host, protocol) ?? describeBrokenConnection(code, host);
  }
}

function describeTlsFailure(code: string, host: string, protocol: string): FailureDescription | undefined {
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
    return {
      verdict: 'tls',
      what: `the TLS handshake with ${host} failed (${code})`,
      next: protocol === 'https:' ? 'use http:// in base_url if that server has no TLS' : 'check that server',
    };
  const problem = certificateErrors.get(code);
  return problem === undefined
    ? undefined
    : {
        verdict: 'tls',
        what: `the connection to ${host} is not secure: ${problem} (${code})`,
        next: 'renew the certificate there, or set NODE_EXTRA_CA_CERTS to its authority',
      };
}

const describeBrokenConnection = (code: string, host: string): FailureDescription => ({
  verdict: 'broken',
  what: `the connection to ${host} broke (${code})`,
  next: code.startsWith('HPE_')
    ? 'check what listens there: it is not an HTTP server, or requires https:// in base_url'
    : 'check the log of that server, and whether it requires https:// in base_url',
});
