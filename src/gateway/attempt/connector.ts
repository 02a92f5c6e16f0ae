import { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import { originOfProxy, type OutgoingProxy } from '../../config/outgoing-proxy.ts';
import { openTunnel, proxyAuthorization, toConnectionError } from '../outgoing/tunnel.ts';

/** A URL as a dispatcher takes it. */
export interface Address {
  readonly origin: string;
  readonly path: string;
  /** For the proxy that passes the request on, in place of or beside those of the request; absent: no proxy reads it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request to `http:` is passed on by an HTTP proxy, which is sent the whole URL (RFC 9112, 3.2.2). */
const isForwarded = ({ protocol }: URL, proxy: OutgoingProxy | null): proxy is OutgoingProxy =>
  protocol === 'http:' && proxy !== null && proxy.protocol !== 'socks5:';

export function addressOf(url: URL, proxy: OutgoingProxy | null): Address {
  const { origin, pathname, search, host } = url;
  const path = pathname + search;
  return isForwarded(url, proxy)
    ? { origin: originOf(proxy), path: origin + path, headers: { host, ...proxyAuthorization(proxy) } }
    : { origin, path };
}

const originOf = (proxy: OutgoingProxy): string => new URL(originOfProxy(proxy)).origin;

const interimHead = Buffer.from('HTTP/1.1 1');
const continueHead = Buffer.from('HTTP/1.1 100');
const endOfHead = Buffer.from('\r\n\r\n');
const emptyBuffer: Buffer = Buffer.alloc(0);
/** The longest head of an interim response: as long as undici accepts any. */
const maxHeadBytes = 16 * 1024;

/**
 * Connects an undici `Agent` so that a `100 Continue` before a response is ignored. Some servers send one without being
 * asked, which clients must ignore (RFC 9110, 15.2); undici breaks the connection instead.
 */
export function createConnector(
  options: buildConnector.BuildOptions & { timeout: number },
  proxy: OutgoingProxy | null,
): buildConnector.connector {
  const connect = proxy ? connectThrough(proxy, options) : buildConnector(options);
  return (target, done) =>
    connect(target, (...connected) => {
      const [, socket] = connected;
      // HTTP/2 is read below the socket, by Node, which ignores interim responses itself.
      if (socket && !('alpnProtocol' in socket && socket.alpnProtocol === 'h2')) skipContinue(socket);
      done(...connected);
    });
}

const openTunnelWithCallback = callbackify(openTunnel);

/** Connects to the proxy itself, for requests that it passes on, or through it. */
function connectThrough(
  proxy: OutgoingProxy,
  options: buildConnector.BuildOptions & { timeout: number },
): buildConnector.connector {
  const connect = buildConnector(options);
  const own = proxy.protocol === 'socks5:' ? undefined : new URL(originOf(proxy)).host;
  return (target, done) => {
    if (target.host === own)
      return connect(target, (...connected) => {
        const [error] = connected;
        if (error) done(toConnectionError(proxy, error), null);
        else done(...connected);
      });
    const isSecure = target.protocol === 'https:';
    const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
    const port = target.port === '' ? (isSecure ? 443 : 80) : Number(target.port);
    openTunnelWithCallback(proxy, { host, port }, options.timeout, (error, socket) => {
      if (error) done(error, null);
      else if (isSecure) connect({ ...target, httpSocket: socket }, done);
      else done(null, socket);
    });
  };
}

/** For HTTP/1.1 without pipelining: what is read after a write begins with the head of its response. */
function skipContinue(socket: Socket): void {
  let isBeforeAnswer = false;
  let held = emptyBuffer;
  const read = socket.read.bind(socket);
  const { write } = socket;

  socket.write = function (...parameters: unknown[]): boolean {
    isBeforeAnswer = true;
    return Boolean(Reflect.apply(write, socket, parameters));
  };

  socket.read = function (size?: number): unknown {
    for (;;) {
      const chunk: unknown = read(size);
      if (!isBeforeAnswer || !Buffer.isBuffer(chunk)) return chunk;
      const rest = withoutContinue(held.length === 0 ? chunk : Buffer.concat([held, chunk]));
      if (rest.length > 0) return rest;
    }
  };

  /** What is left for undici; the head of an interim response is held back until it is complete. */
  function withoutContinue(bytes: Buffer): Buffer {
    held = emptyBuffer;
    const kept: Buffer[] = [];
    let rest = bytes;
    while (startsWith(rest, interimHead)) {
      const end = rest.indexOf(endOfHead);
      if (end === -1 && rest.length <= maxHeadBytes) {
        held = rest;
        return Buffer.concat(kept);
      }
      if (end === -1) break;
      const head = rest.subarray(0, end + endOfHead.length);
      if (!startsWith(head, continueHead)) kept.push(head);
      rest = rest.subarray(head.length);
    }
    if (rest.length > 0) isBeforeAnswer = false;
    return kept.length === 0 ? rest : Buffer.concat([...kept, rest]);
  }
}

/** Whether bytes begin like these, as far as there are any. */
function startsWith(bytes: Buffer, beginning: Buffer): boolean {
  const length = Math.min(bytes.length, beginning.length);
  return length > 0 && bytes.compare(beginning, 0, length, 0, length) === 0;
}
