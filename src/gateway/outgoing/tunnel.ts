import { once } from 'node:events';
import { isIP, isIPv6, type Socket } from 'node:net';
import { basicCredential, describeProxy, type OutgoingProxy } from '../../config/outgoing-proxy.ts';

/** What failed between Louter and an outgoing proxy, or at that proxy. */
export class ProxyError extends Error {
  /** Whether the proxy refuses what it was asked, and will again. */
  readonly isRefusal: boolean;
  readonly isTimeout: boolean;
  /** Whether the proxy works, and the server behind it cannot be reached. */
  readonly isOfTarget: boolean;
  constructor(
    message: string,
    { isRefusal = false, isTimeout = false, isOfTarget = false, cause }: ProxyErrorOptions = {},
  ) {
    super(message, { cause });
    this.isRefusal = isRefusal;
    this.isTimeout = isTimeout;
    this.isOfTarget = isOfTarget;
  }
}

interface ProxyErrorOptions {
  isRefusal?: boolean;
  isTimeout?: boolean;
  isOfTarget?: boolean;
  cause?: unknown;
}

/** The proxy's error in what was thrown, or in its causes; `undefined` if there is none. */
export function findProxyError(thrown: unknown): ProxyError | undefined {
  if (thrown instanceof ProxyError) return thrown;
  return thrown instanceof Error ? findProxyError(thrown.cause) : undefined;
}

/** Where a tunnel leads to. */
interface TunnelEnd {
  /** A name, which the proxy resolves, or an address without brackets. */
  readonly host: string;
  readonly port: number;
}

/**
 * Opens a connection through a proxy. Undici's `ProxyAgent` is not used: it waits without limit for the answer to a CONNECT,
 * has the status only in a text, and is no agent for `ws` and the exporters of OpenTelemetry.
 * @throws {ProxyError}
 */
export async function openTunnel(proxy: OutgoingProxy, end: TunnelEnd, timeoutMs: number): Promise<Socket> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await (proxy.protocol === 'socks5:' ? openSocks(proxy, end, limit) : openHttp(proxy, end, limit));
  } catch (error) {
    if (error instanceof ProxyError) throw error;
    if (limit.aborted)
      throw new ProxyError(
        `${describeProxy(proxy)} (${proxy.from}) did not open a connection to ${authorityOf(end)} in time (limits.connect_timeout)`,
        { isTimeout: true, cause: error },
      );
    throw toConnectionError(proxy, error);
  }
}

const authorityOf = ({ host, port }: TunnelEnd): string => `${isIPv6(host) ? `[${host}]` : host}:${port}`;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';

/** What failed on the way to the proxy itself. */
export function toConnectionError(proxy: OutgoingProxy, error: unknown): ProxyError {
  const shown = `${describeProxy(proxy)} (${proxy.from})`;
  const code = codeOf(error);
  const problem =
    code === 'ECONNREFUSED'
      ? 'refuses connections: is it running, and is its port right?'
      : code === 'ENOTFOUND' || code === 'EAI_AGAIN'
        ? `cannot be found (${code}): is its name right, and does this machine have a network?`
        : `cannot be used (${code}): is it an ${proxy.protocol === 'socks5:' ? 'SOCKS 5' : proxy.protocol === 'https:' ? 'HTTPS' : 'HTTP'} proxy?`;
  return new ProxyError(`${shown} ${problem}`, { cause: error });
}

// ---------------------------------------------------------------- HTTP

/** The field that an HTTP proxy reads the credential from; none without a user. */
export const proxyAuthorization = ({ username, password }: OutgoingProxy): Record<string, string> =>
  username === '' && password === '' ? {} : { 'proxy-authorization': `Basic ${basicCredential(username, password)}` };

/** RFC 9110, 9.3.6. */
async function openHttp(proxy: OutgoingProxy, end: TunnelEnd, limit: AbortSignal): Promise<Socket> {
  const { request } = await (proxy.protocol === 'https:' ? import('node:https') : import('node:http'));
  const authority = authorityOf(end);
  const connecting = request({
    host: proxy.hostname,
    port: proxy.port,
    // Else that of the target.
    servername: isIP(proxy.hostname) === 0 ? proxy.hostname : '',
    method: 'CONNECT',
    path: authority,
    headers: { host: authority, ...proxyAuthorization(proxy) },
    agent: false,
    signal: limit,
  });
  return new Promise((resolve, reject) => {
    connecting.once('connect', ({ statusCode = 0 }, socket: Socket, head) => {
      if (statusCode >= 200 && statusCode < 300) {
        if (head.length > 0) socket.unshift(head);
        socket.setNoDelay(true).setKeepAlive(true, keepAliveMs);
        return resolve(socket);
      }
      socket.destroy();
      reject(refusal(proxy, statusCode, authority, { isOfTarget: statusCode === 502 || statusCode === 504 }));
    });
    connecting.on('error', reject);
    connecting.end();
  });
}

const keepAliveMs = 60_000;

/**
 * Whether a response to a request that a proxy passes on is one of the proxy itself: a 407, an error that it marks as its own
 * (`Proxy-Status` with `error`, RFC 9209; `X-Squid-Error`), or a page of HTML where an API has JSON.
 */
export function isOfForwardingProxy(status: number, header: (name: string) => string | undefined): boolean {
  if (status === 407) return true;
  if (status < 400) return false;
  if (header('x-squid-error') !== undefined || /;\s*error\s*=/i.test(header('proxy-status') ?? '')) return true;
  const isGatewayError = status === 502 || status === 503 || status === 504;
  return isGatewayError && header('via') !== undefined && /^text\/html\b/i.test(header('content-type') ?? '');
}

/** A proxy answers for itself with a status of its own. */
export function refusal(
  proxy: OutgoingProxy,
  status: number,
  authority: string,
  { isOfTarget = false }: { isOfTarget?: boolean } = {},
): ProxyError {
  const shown = `${describeProxy(proxy)} (${proxy.from})`;
  if (status === 407)
    return new ProxyError(`${shown} requires another user or password (407): correct them in ${proxy.from}`, {
      isRefusal: true,
    });
  return new ProxyError(
    `${shown} does not connect to ${authority} (${status}): check what it permits, or exempt that host with NO_PROXY or proxy = "off"`,
    { isRefusal: status < 500, isOfTarget },
  );
}

// ---------------------------------------------------------------- SOCKS

/** RFC 1928, 6. */
const socksReplies: ReadonlyMap<string, string> = new Map([
  ['UND_ERR_SOCKS5_REPLY_1', 'it reports a general failure'],
  ['UND_ERR_SOCKS5_REPLY_2', 'its rules do not permit it'],
  ['UND_ERR_SOCKS5_REPLY_3', 'the network cannot be reached'],
  ['UND_ERR_SOCKS5_REPLY_4', 'the host cannot be reached'],
  ['UND_ERR_SOCKS5_REPLY_5', 'the host refuses the connection'],
  ['UND_ERR_SOCKS5_REPLY_6', 'the host does not answer'],
  ['UND_ERR_SOCKS5_REPLY_7', 'it does not open connections'],
  ['UND_ERR_SOCKS5_REPLY_8', 'it does not resolve names'],
]);

async function openSocks(proxy: OutgoingProxy, { host, port }: TunnelEnd, limit: AbortSignal): Promise<Socket> {
  const [{ connect }, { Socks5Client }] = await Promise.all([
    import('node:net'),
    import('undici/lib/core/socks5-client.js'),
  ]);
  const { username, password, hostname } = proxy;
  const socket = connect({ host: hostname, port: proxy.port });
  try {
    await once(socket, 'connect', { signal: limit });
    const client = new Socks5Client(socket, { username, password });
    // Stays: an error of the connection is also that of its user.
    client.on('error', () => {});
    const closed = once(client, 'close', { signal: limit }).then(() => {
      throw new Error('closed');
    });
    closed.catch(() => {});
    client.handshake();
    if (client.state !== 'authenticated')
      await Promise.race([once(client, 'authenticated', { signal: limit }), closed]);
    const connected = once(client, 'connected', { signal: limit });
    client.connect(host, port);
    await Promise.race([connected, closed]);
    return socket.setNoDelay(true).setKeepAlive(true, keepAliveMs);
  } catch (error) {
    socket.destroy();
    const code = codeOf(error);
    if (!code.startsWith('UND_ERR_SOCKS5_')) throw error;
    const isRefused = /AUTH/.test(code);
    throw new ProxyError(
      `${describeProxy(proxy)} (${proxy.from}) ${isRefused ? `requires another user or password: correct them in ${proxy.from}` : `does not connect to ${authorityOf({ host, port })} (${socksReplies.get(code) ?? code})`}`,
      { isRefusal: isRefused || /REPLY_[278]$/.test(code), isOfTarget: /REPLY_[3-6]$/.test(code), cause: error },
    );
  }
}
