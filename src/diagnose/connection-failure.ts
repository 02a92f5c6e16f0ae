import type { BackendConfig } from '../config/config.ts';
import type { GetResult } from '../gateway/get-request.ts';
import type { Reachability } from './reach-verdict.ts';

type FailureDescription = Pick<Reachability, 'verdict' | 'what' | 'next'>;

/** Why a certificate is not taken, by what OpenSSL and Node call it. */
const certificateErrors: ReadonlyMap<string, string> = new Map([
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['CERT_NOT_YET_VALID', 'its certificate is not valid yet: is the clock of this machine right?'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another host'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is signed by itself'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'its certificate comes from an authority that this machine does not know'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'its certificate comes from an authority that this machine does not know'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'its certificate comes from an authority that this machine does not know'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'its certificate comes from an authority that this machine does not know'],
]);

/** Why nothing came back from a backend, and what to do about it. */
export function describeFailure(
  answer: Exclude<GetResult, { kind: 'answered' }>,
  { name, baseUrl }: Pick<BackendConfig, 'name' | 'baseUrl'>,
): FailureDescription {
  const { host, hostname, protocol } = new URL(baseUrl);
  if (answer.kind === 'timeout')
    return {
      verdict: 'timeout',
      what: `${host} did not answer in time`,
      next: 'see whether that server is up and not busy, and whether a firewall or proxy stands between',
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
        next: `correct the host in base_url of [backends.${name}], or look at the network and its DNS`,
      };
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EADDRNOTAVAIL':
      return {
        verdict: 'broken',
        what: `there is no way to ${host} (${code})`,
        next: 'look at the network, and at the host in base_url',
      };
    default:
      return describeTlsFailure(code, host, protocol) ?? describeBrokenConnection(code, host);
  }
}

function describeTlsFailure(code: string, host: string, protocol: string): FailureDescription | undefined {
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_'))
    return {
      verdict: 'tls',
      what: `${host} does not speak TLS as it was spoken to (${code})`,
      next: protocol === 'https:' ? 'write http:// in base_url where that server has no TLS' : 'look at that server',
    };
  const fault = certificateErrors.get(code);
  return fault === undefined
    ? undefined
    : {
        verdict: 'tls',
        what: `the connection to ${host} is not safe: ${fault} (${code})`,
        next: 'renew the certificate there, or name its authority in NODE_EXTRA_CA_CERTS',
      };
}

const describeBrokenConnection = (code: string, host: string): FailureDescription => ({
  verdict: 'broken',
  what: `the connection to ${host} broke (${code})`,
  next: code.startsWith('HPE_')
    ? 'see what listens there: it does not speak HTTP, or wants https:// in base_url'
    : 'look at the log of that server, and whether it wants https:// in base_url',
});
