import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/gateway/public-address.ts';

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['unspecified', '0.0.0.0', '::'],
  ['private', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fc00::1', 'fd12::1'],
  ['link-local, where clouds keep their metadata', '169.254.169.254', 'fe80::1', 'fd00:ec2::254'],
  ['shared by carriers', '100.64.0.1', '100.127.255.255'],
  ['mapped from IPv4', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1'],
  ['translated', '64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1'],
  ['6to4 and Teredo', '2002:7f00:1::', '192.88.99.1', '2001::1'],
  ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  ['multicast and reserved', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255', 'ff02::1'],
  ['none at all', '', 'localhost', '127.1', '1.1.1', 'example.org'],
])('%s is not', (_what, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
