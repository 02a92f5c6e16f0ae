import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses of no host on the public internet (IANA's special-purpose registry, multicast, and 6to4's relays). */
const reserved: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const reserved6: typeof reserved = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const private4 = new BlockList();
for (const [network, bits] of reserved) private4.addSubnet(network, bits, 'ipv4');
const private6 = new BlockList();
for (const [network, bits] of reserved6) private6.addSubnet(network, bits, 'ipv6');
/** All that is routed: what is mapped, translated or local lies outside of it (RFC 4291, 2.4). */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is that of a host on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !private4.check(address, 'ipv4');
  return isIPv6(address) && global6.check(address, 'ipv6') && !private6.check(address, 'ipv6');
}
