import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { configOf, createParts, createLog, protocols, startServer } from '../src/index.ts';

test('a codec needs no server', () => {
  const request = protocols.openaiChat.decodeRequest({ model: 'm', messages: [{ role: 'user', content: 'Hello' }] });
  expect(request).toMatchObject({
    model: 'm',
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  });
});

test('every codec stands under the name of its protocol', () => {
  const camelCase = (name: string): string =>
    name.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  for (const [name, { protocol }] of Object.entries(protocols)) expect(camelCase(protocol)).toBe(name);
});

test('a server is made of parts, and they are given back', async () => {
  const parts = createParts(configOf({ traces: { url: 'off' } }), createLog('silent', { pretty: false }));
  const server = await startServer(parts, { host: '127.0.0.1', port: 0 });
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  await server.stop(0);
  await parts.gateway.stop(0);
  const after = createServer();
  after.listen(server.port, '127.0.0.1');
  await once(after, 'listening');
  after.close();
});
