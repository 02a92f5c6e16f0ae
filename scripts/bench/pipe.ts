/**
 * The yardstick: what it costs Node to pass bytes through two sockets and do nothing else.
 * Takes the upstream's address from its first argument and tells its parent its own.
 */
import { Agent, createServer, request } from 'node:http';

const upstream = new URL(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true });

const server = createServer((incoming, response) => {
  const outgoing = request(
    {
      agent,
      host: upstream.hostname,
      port: upstream.port,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
});

server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));
