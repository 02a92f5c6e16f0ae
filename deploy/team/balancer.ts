import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A gateway behind the balancer. */
export interface BalancedTarget {
  readonly name: string;
  readonly port: number;
}

export interface Balancer {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  close(): Promise<void>;
}

const connectTimeoutMs = 5_000;
/** A gateway that did not accept a connection is not tried for this long, unless no other one is left. */
const failPauseMs = 10_000;
/** Of one connection only (RFC 9110, 7.6.1). */
const connectionFields = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * A load balancer as `deploy/nginx.conf` configures nginx: a client always reaches the same gateway while that accepts
 * connections; nothing is buffered in either direction; a request goes to another gateway only if nothing of it was sent.
 * It listens on this machine only.
 * @param port 0: a free one.
 * @throws {Error} if the port is busy.
 */
export async function startBalancer(targets: readonly BalancedTarget[], port: number): Promise<Balancer> {
  const failedAt = new Map<BalancedTarget, number>();
  const connections = new Set<Socket>();

  /** The gateways in the order in which they are tried for a client. */
  function orderFor(address = ''): BalancedTarget[] {
    // nginx distinguishes IPv4 networks of 24 bits.
    const network = address.replace(/^::ffff:/, '').replace(/\.\d+$/, '');
    const first = hash('sha256', network, 'buffer').readUInt32BE(0) % Math.max(1, targets.length);
    const ordered = [...targets.slice(first), ...targets.slice(0, first)];
    const isPaused = (target: BalancedTarget): boolean =>
      performance.now() < (failedAt.get(target) ?? Number.NEGATIVE_INFINITY) + failPauseMs;
    return [...ordered.filter((each) => !isPaused(each)), ...ordered.filter(isPaused)];
  }

  /** Connects to the first gateway that accepts it; `undefined`: none does. */
  async function connectFor(address: string | undefined): Promise<Socket | undefined> {
    for (const target of orderFor(address)) {
      const socket = await tryConnect(target.port);
      if (socket) {
        failedAt.delete(target);
        return socket;
      }
      failedAt.set(target, performance.now());
    }
    return undefined;
  }

  async function pass(client: IncomingMessage, response: ServerResponse): Promise<void> {
    const socket = await connectFor(client.socket.remoteAddress);
    if (!socket) {
      response.writeHead(502, { 'content-type': 'text/plain' }).end('no gateway accepts connections\n');
      return;
    }
    const { method, url: path } = client;
    const headers = endToEndFields(client.rawHeaders);
    const sent = openRequest({ createConnection: () => socket, method, path, headers, setHost: false });
    sent.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEndFields(answer.rawHeaders));
      response.flushHeaders();
      answer.pipe(response);
      // A broken response must not look like a finished one.
      answer.on('close', () => void (answer.complete || response.destroy()));
    });
    sent.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end('the gateway closed the connection\n');
    });
    response.on('close', () => sent.destroy());
    client.pipe(sent);
  }

  /** WebSockets: after the head, bytes pass as they are. */
  async function passUpgrade({ method, url: path, rawHeaders, socket: from }: IncomingMessage, rest: Buffer) {
    const socket = await connectFor(from.remoteAddress);
    if (!socket) return from.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n');
    const fields = pairsOf(rawHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\n${fields.join('')}\r\n`);
    socket.write(rest);
    joinStreams(from, socket);
    return undefined;
  }

  const server = createServer({ requestTimeout: 0 }, (client, response) => void pass(client, response));
  server.on('upgrade', (client, _socket, rest) => void passUpgrade(client, rest));
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the load balancer has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of connections) socket.destroy();
      await closed;
    },
  };
}

/** A connection to a port of this machine, or `undefined` if there is none in time. */
async function tryConnect(port: number): Promise<Socket | undefined> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectTimeoutMs) });
    return socket;
  } catch {
    // It is refused, or takes too long: another gateway is tried.
    socket.destroy();
    return undefined;
  }
}

function joinStreams(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}

const pairsOf = (raw: readonly string[]): [name: string, value: string][] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as [string, string]] : []));

/** The header fields without those of the connection, repeated ones included. */
const endToEndFields = (raw: readonly string[]): string[] =>
  pairsOf(raw)
    .filter(([name]) => !connectionFields.has(name.toLowerCase()))
    .flat();
