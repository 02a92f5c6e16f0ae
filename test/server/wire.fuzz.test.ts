import { connect } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { stubGateway, testParts } from '../support/server.ts';

const runs = process.env['LOUTER_SOAK'] === '1' ? 10_000 : 1_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(testParts({ server: { maxBody: 64 } }, { gateway: stubGateway() }), {
    host: '127.0.0.1',
    port: 0,
  });
});
afterAll(() => server.stop(0));

/** Sends bytes, ends the sending side, and gives what comes back. */
const answerTo = (bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
    socket.end(bytes);
  });

const token = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcXYZ019-_%/.:?*[]{}'.split('')) });
const method = fc.oneof(fc.constantFrom('GET', 'POST', 'PUT', 'OPTIONS', 'HEAD', 'CONNECT', 'TRACE', 'get'), token);
const path = fc.oneof(
  fc.constantFrom('/v1/messages', '/v1/chat/completions', '/v1/models/x', '/api/traces', '/metrics', '*', 'http://a/b'),
  token.map((text) => `/${text}`),
  fc.string({ maxLength: 30, unit: 'binary' }),
);
const field = fc.oneof(
  fc.constantFrom(
    'Host: localhost',
    'Host: evil.example',
    'Content-Length: 2',
    'Content-Length: 65',
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Content-Encoding: gzip',
    'Content-Encoding: br, br, br',
    'Expect: 100-continue',
    'Expect: more',
    'Connection: close',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Upgrade: h2c',
    'Origin: null',
    'Authorization: Bearer',
    'Cookie: a=b',
    '__proto__: 1',
    'constructor: 1',
  ),
  fc.tuple(token, fc.string({ maxLength: 20, unit: 'binary' })).map(([name, value]) => `${name}: ${value}`),
);
const body = fc.oneof(
  fc.constantFrom('', '{}', '0\r\n\r\n', '2\r\n{}\r\n0\r\n\r\n'),
  fc.string({ maxLength: 80, unit: 'binary' }),
);
const message = fc
  .tuple(method, path, fc.array(field, { maxLength: 6 }), body)
  .map(([verb, target, fields, text]) =>
    Buffer.from(`${verb} ${target} HTTP/1.1\r\n${['Host: localhost', ...fields].join('\r\n')}\r\n\r\n${text}`),
  );
const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));

test('no bytes cause a 5xx response or stop the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 5, arbitrary: message }, noise), async (bytes) => {
      const text = await answerTo(bytes);
      for (const [, status] of text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)) expect(Number(status)).toBeLessThan(500);
    }),
    { numRuns: runs },
  );
  expect(await answerTo(Buffer.from('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'))).toContain(
    '"ok"',
  );
});
