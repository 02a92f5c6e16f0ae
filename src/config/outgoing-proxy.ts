import { BlockList, isIP } from 'node:net';
import type { Environment } from './environment.ts';
import { percentDecoded } from '../core/percent-encoding.ts';
import { isLoopback, unbracketed } from './loopback.ts';
import { ConfigError } from './source.ts';

/** A proxy between Louter and the servers that it sends requests to. */
export interface OutgoingProxy {
  readonly protocol: 'http:' | 'https:' | 'socks5:';
  /** Without brackets. */
  readonly hostname: string;
  readonly port: number;
  /** Empty: the proxy is sent no credential. */
  readonly username: string;
  readonly password: string;
  /** The variable or key that names it. */
  readonly from: string;
}

/** The proxy for a URL, as the variables have it; null: requests go there directly. */
export type FindProxy = (url: URL) => OutgoingProxy | null;

/** What is shown of a proxy. */
export const describeProxy = ({ hostname, port }: OutgoingProxy): string =>
  `the proxy at ${isIP(hostname) === 6 ? `[${hostname}]` : hostname}:${port}`;

/** Its URL without a credential. */
export const originOfProxy = ({ protocol, hostname, port }: OutgoingProxy): string =>
  `${protocol}//${isIP(hostname) === 6 ? `[${hostname}]` : hostname}:${port}`;

const defaultPorts: Readonly<Record<OutgoingProxy['protocol'], number>> = {
  'http:': 80,
  'https:': 443,
  'socks5:': 1080,
};

/**
 * Parses the URL of a proxy. Without a scheme it is an HTTP proxy (as curl has it).
 * @param fail makes the error of a problem, which is stated without the value: that may have a password.
 */
export function parseProxy(text: string, from: string, fail: (problem: string) => ConfigError): OutgoingProxy {
  const url = URL.parse(text.includes('://') ? text : `http://${text}`);
  if (!url || url.hostname === '') throw fail(`is not the URL of a proxy; ${expected}`);
  const protocol = protocolOf(url.protocol);
  if (protocol === undefined)
    throw fail(
      url.protocol.startsWith('socks4')
        ? 'is a SOCKS 4 proxy, which is not supported; use its SOCKS 5 or HTTP port'
        : `has the scheme ${JSON.stringify(url.protocol)}, which is not that of a proxy; ${expected}`,
    );
  // What follows a "#" or "?" of a password that is not encoded.
  if (url.pathname.length > 1 || url.search !== '' || url.hash !== '')
    throw fail('has more than a host and port (in a password, / ? # @ are written as %2F %3F %23 %40)');
  return {
    protocol,
    hostname: unbracketed(url.hostname),
    port: url.port === '' ? defaultPorts[protocol] : Number(url.port),
    username: percentDecoded(url.username),
    password: percentDecoded(url.password),
    from,
  };
}

const expected = 'expected one such as "http://proxy.example:3128"';

/** `socks5h:` has the proxy resolve names, as Louter always does. */
function protocolOf(scheme: string): OutgoingProxy['protocol'] | undefined {
  switch (scheme) {
    case 'http:':
    case 'https:':
    case 'socks5:':
      return scheme;
    case 'socks5h:':
    case 'socks:':
      return 'socks5:';
    default:
      return undefined;
  }
}

/**
 * Reads `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY`. As in curl lower case comes first, an empty variable counts as
 * unset, and `HTTP_PROXY` is for `http:` only. This machine is never reached through a proxy of a variable.
 * @returns a function that throws a `ConfigError` for a URL whose variable is no proxy.
 */
export function proxyVariables(env: Environment): FindProxy {
  const isExempt = parseExemptions(valueOf(env, 'no_proxy')?.value ?? '');
  return (url) => {
    const variable = valueOf(env, `${url.protocol.replace(':', '')}_proxy`) ?? valueOf(env, 'all_proxy');
    if (!variable || isThisMachine(url.hostname) || isExempt(url)) return null;
    return parseProxy(
      variable.value,
      variable.name,
      (problem) => new ConfigError(`the environment variable ${variable.name} ${problem}`),
    );
  };
}

function valueOf(env: Environment, lowerCase: string): { name: string; value: string } | undefined {
  for (const name of [lowerCase, lowerCase.toUpperCase()]) {
    const value = env[name]?.trim() ?? '';
    if (value !== '') return { name, value };
  }
  return undefined;
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Whether a host of a URL is this machine, or an address of a private network (RFC 1918, RFC 4193) or of a link. */
export function isLocalAddress(hostname: string): boolean {
  const host = unbracketed(hostname);
  const family = isIP(host);
  return isThisMachine(hostname) || (family !== 0 && privateNetworks.check(host, family === 6 ? 'ipv6' : 'ipv4'));
}

/** Whether a host of a URL is this machine: also by a name of RFC 6761, or by the unspecified address, to which connections go to loopback. */
function isThisMachine(hostname: string): boolean {
  const host = unbracketed(hostname).toLowerCase().replace(/\.$/, '');
  return isLoopback(host) || host === '0.0.0.0' || host === '::' || host.endsWith('.localhost');
}

/**
 * The hosts of `NO_PROXY`: names, which include those below them (`*.name` only those), addresses and networks such as
 * `10.0.0.0/8`, `10.0.0.0/255.0.0.0` or `10.*`, each with a port or for all; `*` is every host. They are separated by commas, semicolons or white space.
 */
function parseExemptions(list: string): (url: URL) => boolean {
  const rules = entriesOf(list).flatMap((entry) => parseExemption(entry) ?? []);
  return (url) => {
    const host = unbracketed(url.hostname).toLowerCase().replace(/\.$/, '');
    const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
    return rules.some((rule) => (rule.port === undefined || rule.port === port) && rule.isHost(host));
  };
}

const entriesOf = (list: string): string[] =>
  list
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((entry) => entry !== '');

interface Exemption {
  /** Absent: every port. */
  readonly port: string | undefined;
  isHost(host: string): boolean;
}

/** An address of version 6 has no port unless it is in brackets. */
function splitPort(entry: string): { name: string; port: string | undefined } {
  const [, bracketed, bits = '', itsPort] = /^\[([^\]]*)\](\/[^:]*)?(?::(\d+))?$/.exec(entry) ?? [];
  if (bracketed !== undefined) return { name: bracketed + bits, port: itsPort };
  const [, name = entry, port] = /^([^:]*):(\d+)$/.exec(entry) ?? [];
  return { name, port };
}

/** `undefined`: it is none of the forms. */
function parseExemption(entry: string): Exemption | undefined {
  const { name, port } = splitPort(entry);
  if (name === '*') return { port, isHost: () => true };
  const [address = '', bits] = name.split('/');
  const family = isIP(address);
  if (family !== 0) {
    const isHost = addressTest(address, family, bits);
    return isHost && { port, isHost };
  }
  // `192.168.*` is the network of its numbers.
  const numbers = /^((?:\d{1,3}\.){1,3})\*$/.exec(name)?.[1];
  if (numbers !== undefined) return { port, isHost: (host) => isIP(host) === 4 && host.startsWith(numbers) };
  const isDotted = name.startsWith('*.');
  const domain = name.replace(/^\*?\./, '').replace(/\.$/, '');
  if (!/^[^\s/:*<>[\]]+$/.test(domain)) return undefined;
  return { port, isHost: (host) => (host === domain && !isDotted) || host.endsWith(`.${domain}`) };
}

function addressTest(
  address: string,
  family: number,
  bits: string | undefined,
): ((host: string) => boolean) | undefined {
  const list = new BlockList();
  const type = family === 6 ? 'ipv6' : 'ipv4';
  const most = family === 6 ? 128 : 32;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : maskLength(bits, family);
  if (length === undefined || length > most) return undefined;
  list.addSubnet(address, length, type);
  return (host) => {
    const hostFamily = isIP(host);
    return hostFamily !== 0 && list.check(host, hostFamily === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Of a mask such as `255.255.0.0`; `undefined` if it is none. */
function maskLength(mask: string, family: number): number | undefined {
  if (family !== 4 || isIP(mask) !== 4) return undefined;
  const written = mask
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
  return /^1*0*$/.test(written) ? written.replaceAll('0', '').length : undefined;
}

/** Warnings of entries of `NO_PROXY` that exempt nothing. */
export function findIdleExemptions(env: Environment): string[] {
  const found = valueOf(env, 'no_proxy');
  if (!found) return [];
  return entriesOf(found.value).flatMap((entry) =>
    parseExemption(entry)
      ? []
      : [
          `the environment variable ${found.name}: ${JSON.stringify(entry)} exempts nothing; expected a name, an address, or a network such as 10.0.0.0/8`,
        ],
  );
}

/** The proxies that the variables name, whatever they are for. */
export const proxiesOfVariables = (env: Environment): OutgoingProxy[] =>
  ['http_proxy', 'https_proxy', 'all_proxy'].flatMap((name) => {
    const variable = valueOf(env, name);
    try {
      return variable ? [parseProxy(variable.value, variable.name, (problem) => new ConfigError(problem))] : [];
    } catch {
      // Its error is that of the first URL that it is for.
      return [];
    }
  });

/** What must not be shown of a proxy: its password, as configured and as it is sent. */
export const secretsOfProxy = ({ username, password }: OutgoingProxy): string[] =>
  password === '' ? [] : [password, encodeURIComponent(password), basicCredential(username, password)];

/** RFC 7617, without the scheme. */
export const basicCredential = (username: string, password: string): string =>
  Buffer.from(`${username}:${password}`).toString('base64');
