import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** A host of a URL or of a header `Host`, without the brackets of an IPv6 address. */
export const unbracketed = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

/**
 * Whether a host is reachable from this machine only: an address of loopback (RFC 1122, RFC 4291), in brackets or not, or
 * `localhost`. Other names may resolve to any address.
 */
export function isLoopback(host: string): boolean {
  const address = unbracketed(host).replace(/%.*$/, '');
  const family = isIP(address);
  // A mapped address is compared with the rules of IPv4.
  return family === 0 ? host === 'localhost' : loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
