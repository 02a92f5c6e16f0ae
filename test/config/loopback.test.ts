import { expect, test } from 'vitest';
import { isLoopback } from '../../src/config/loopback.ts';

test.each(['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '0:0:0:0:0:0:0:1', '::1%lo', '::ffff:127.0.0.1'])(
  '%s is reachable from this machine only',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  '0.0.0.0',
  '::',
  '[::]',
  '10.0.0.1',
  'fe80::1%eth0',
  '[fe80::1%25eth0]',
  '127.0.0.1.example.com',
  '127.1',
  'localhost.example.com',
  '[localhost]',
  'example.com',
  '',
])('%s may be reachable from other machines', (host) => expect(isLoopback(host)).toBe(false));
