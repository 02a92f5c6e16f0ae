// Run in a project where the package is installed; its argument is the URL of a gateway.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { configOf, createClient, createGateway, llamaServer, protocols, textOf, userText } from 'louter';

const served = process.argv[2] ?? '';
const gateway = createGateway(
  configOf({
    traces: { url: 'file:mounted.db' },
    log: { level: 'warn' },
    backends: { served: { protocol: 'anthropic', base_url: served } },
  }),
);
const server = createServer(gateway).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('it listens on no port');
const client = createClient(llamaServer({ baseUrl: `http://127.0.0.1:${address.port}/v1` }));
const request = { model: 'replay/text', maxTokens: 100, messages: [userText('Hello!')] };
const answer = await client.chat(request);
const again = await client.stream(request, { onText() {} });
process.stdout.write(`${textOf(answer) !== ''} ${textOf(again) !== ''} ${Object.keys(protocols).length}\n`);
await client.close();
server.close();
await gateway.stop();
