import { expect, test } from 'vitest';
import { gatewayUrlOf } from '../../src/cli/ask-gateway.ts';
import { serverConfig } from '../support/server.ts';

test.each([
  ['where it is configured', '127.0.0.1', 9000, 'http://127.0.0.1:9000'],
  ['at its usual port where none is configured', 'localhost', null, 'http://localhost:8787'],
  ['at this machine where it listens on every address', '0.0.0.0', 9000, 'http://127.0.0.1:9000'],
  ['at this machine where that is every address of IPv6', '::', 9000, 'http://[::1]:9000'],
  ['nowhere where its port is any free one', '127.0.0.1', 0, undefined],
])('a gateway is looked for %s', (_what, host, port, url) => {
  expect(gatewayUrlOf(serverConfig({ server: { host, port } }))).toBe(url);
});
