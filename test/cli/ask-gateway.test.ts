import { expect, test } from 'vitest';
import { gatewayUrlOf } from '../../src/cli/ask-gateway.ts';
import { serverConfig } from '../support/server.ts';

test.each([
  ['at the configured port', '127.0.0.1', 9000, 'http://127.0.0.1:9000'],
  ['at the default port if none is configured', 'localhost', null, 'http://localhost:8787'],
  ['at loopback if it listens on every address', '0.0.0.0', 9000, 'http://127.0.0.1:9000'],
  ['at loopback if it listens on every address of IPv6', '::', 9000, 'http://[::1]:9000'],
  ['nowhere if it takes any free port', '127.0.0.1', 0, undefined],
])('looks for a gateway %s', (_what, host, port, url) => {
  expect(gatewayUrlOf(serverConfig({ server: { host, port } }))).toBe(url);
});
