import { expect, test } from 'vitest';
import { findAuthorities } from '../../src/config/authorities.ts';

test.each([
  [{}, [], 0, 'of Node'],
  [{ NODE_USE_SYSTEM_CA: '1' }, [], 0, 'of Node and of the system'],
  [{ NODE_USE_SYSTEM_CA: '0' }, [], 0, 'of Node'],
  [{}, ['--use-system-ca'], 0, 'of Node and of the system'],
  [{ NODE_OPTIONS: '--enable-source-maps --use-system-ca' }, [], 0, 'of Node and of the system'],
  [{ NODE_EXTRA_CA_CERTS: '/etc/c.pem' }, [], 2, 'of Node and of NODE_EXTRA_CA_CERTS (/etc/c.pem)'],
  [
    { NODE_EXTRA_CA_CERTS: '/etc/c.pem' },
    ['--use-openssl-ca', '--use-system-ca'],
    1,
    'of OpenSSL (--use-openssl-ca), of the system and of NODE_EXTRA_CA_CERTS (/etc/c.pem)',
  ],
] as const)('%o and options %o: %s', (env, execArgv, extraCount, what) => {
  expect(findAuthorities(env, { execArgv, extraCount })).toEqual({ what, problem: null });
});

test('a file from which Node took nothing is a problem', () => {
  const { what, problem } = findAuthorities({ NODE_EXTRA_CA_CERTS: '/etc/c.der' }, { execArgv: [], extraCount: 0 });
  expect(what).toBe('of Node');
  expect(problem).toContain('/etc/c.der (NODE_EXTRA_CA_CERTS)');
});
