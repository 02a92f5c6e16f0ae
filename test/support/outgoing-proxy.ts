import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import { connect, createServer as createSocketServer, type Server, type Socket } from 'node:net';

/** A proxy between Louter and the servers of a test. */
export interface TestProxy {
  /** `http://127.0.0.1:PORT`, without a credential. */
  readonly url: string;
  readonly port: number;
  /** `host:port` of each connection that it was asked for, and the URL of each request that it was to pass on. */
  readonly asked: readonly string[];
  /** The connections that it opened. */
  readonly opened: number;
  /** What it does: connects, answers with a status of its own, closes the connection, or never answers. */
  behaveAs(mode: ProxyMode): void;
  reset(): void;
  close(): Promise<void>;
}

export type ProxyMode = 'ok' | 403 | 407 | 502 | 'close' | 'hang' | `reply ${number}`;

interface ProxyOptions {
  /** What it requires; absent: nothing. */
  user?: string;
  password?: string;
  /** Where it connects to, by the `host:port` that is asked for. */
  hosts: ReadonlyMap<string, number>;
}

/** Starts an HTTP proxy, which connects to the hosts of the test by their names. */
export async function startHttpProxy({ user = '', password = '', hosts }: ProxyOptions): Promise<TestProxy> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let opened = 0;
  let mode: ProxyMode = 'ok';
  const expected = user === '' ? undefined : `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const statusFor = (credential: string | undefined): number =>
    typeof mode === 'number' ? mode : expected !== undefined && credential !== expected ? 407 : 200;

  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (mode === 'close') return void request.socket.destroy();
    if (mode === 'hang') return;
    const { 'proxy-authorization': credential, ...headers } = request.headers;
    const status = statusFor(credential);
    if (status !== 200) return void response.writeHead(status).end('the proxy refuses');
    const url = new URL(request.url ?? '');
    const port = hosts.get(`${url.hostname}:${url.port || 80}`);
    if (port === undefined) return void response.writeHead(502).end();
    opened++;
    const passed = sendRequest(
      { host: '127.0.0.1', port, method: request.method, path: url.pathname + url.search, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.on('connect', (request, socket: Socket, head: Buffer) => {
    socket.on('error', () => undefined);
    const target = request.url ?? '';
    asked.push(target);
    if (mode === 'close') return void socket.destroy();
    if (mode === 'hang') return;
    const status = statusFor(request.headers['proxy-authorization']);
    const port = hosts.get(target);
    if (status !== 200) return void socket.end(`HTTP/1.1 ${status} No\r\ncontent-length: 0\r\n\r\n`);
    if (port === undefined) return void socket.end('HTTP/1.1 502 No\r\ncontent-length: 0\r\n\r\n');
    opened++;
    join(socket, port, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      return head;
    });
  });
  return listen(server, sockets, {
    asked,
    opened: () => opened,
    behaveAs: (next) => void (mode = next),
    reset() {
      asked.length = 0;
      opened = 0;
      mode = 'ok';
    },
  });
}

/** Starts a SOCKS 5 proxy (RFC 1928 and 1929). Its modes are `ok`, `close` and `hang`, and replies by their number. */
export async function startSocksProxy({ user = '', password = '', hosts }: ProxyOptions): Promise<TestProxy> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let opened = 0;
  let mode: ProxyMode = 'ok';
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    const take = createTaker(socket);
    void serve(socket, take).catch(() => socket.destroy());
  });

  async function serve(socket: Socket, take: (count: number) => Promise<Buffer>): Promise<void> {
    const [, methods = 0] = await take(2);
    const offered = await take(methods);
    if (mode === 'close') return void socket.destroy();
    if (mode === 'hang') return;
    const method = user === '' ? 0 : 2;
    socket.write(Buffer.from([5, offered.includes(method) ? method : 0xff]));
    if (!offered.includes(method)) return;
    if (method === 2) {
      const [, userLength = 0] = await take(2);
      const name = (await take(userLength)).toString();
      const [length = 0] = await take(1);
      const isRight = (await take(length)).toString() === password && name === user;
      socket.write(Buffer.from([1, isRight ? 0 : 1]));
      if (!isRight) return;
    }
    const [, , , type] = await take(4);
    if (type !== 3) throw new Error(`an address of type ${type}, and not a name`);
    const [length = 0] = await take(1);
    const host = (await take(length)).toString();
    const target = `${host}:${(await take(2)).readUInt16BE()}`;
    asked.push(target);
    const port = hosts.get(target);
    const reply = /^reply (\d+)$/.exec(String(mode))?.[1];
    if (reply !== undefined || port === undefined)
      return void socket.write(Buffer.from([5, Number(reply ?? 4), 0, 1, 0, 0, 0, 0, 0, 0]));
    opened++;
    join(socket, port, () => {
      socket.write(Buffer.from([5, 0, 0, 1, 127, 0, 0, 1, 0, 0]));
      return Buffer.alloc(0);
    });
  }

  return listen(server, sockets, {
    asked,
    opened: () => opened,
    behaveAs: (next) => void (mode = next),
    reset() {
      asked.length = 0;
      opened = 0;
      mode = 'ok';
    },
  });
}

/** Reads so many bytes. */
function createTaker(socket: Socket): (count: number) => Promise<Buffer> {
  return async (count) => {
    for (;;) {
      if (count === 0) return Buffer.alloc(0);
      const bytes: unknown = socket.read(count);
      if (Buffer.isBuffer(bytes)) return bytes;
      await once(socket, 'readable');
    }
  };
}

/** Connects both ends, once the one that asked was answered. */
function join(socket: Socket, port: number, answer: () => Buffer): void {
  const target = connect(port, '127.0.0.1', () => {
    const head = answer();
    if (head.length > 0) target.write(head);
    socket.pipe(target).pipe(socket);
  });
  target.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('close', () => target.destroy());
}

async function listen(
  server: Server,
  sockets: Set<Socket>,
  state: Pick<TestProxy, 'asked' | 'behaveAs' | 'reset'> & { opened(): number },
): Promise<TestProxy> {
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    ...state,
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    get opened() {
      return state.opened();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
