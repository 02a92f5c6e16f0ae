import { Agent as HttpAgent, type AgentOptions, type ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent, type RequestOptions } from 'node:https';
import { isIPv6 } from 'node:net';
import type { Duplex } from 'node:stream';
import { callbackify } from 'node:util';
import type { FindProxy, OutgoingProxy } from '../../config/outgoing-proxy.ts';
import { openTunnel } from './tunnel.ts';

type OnSocket = (error: Error | null, stream: Duplex) => void;

const openTunnelWithCallback = callbackify(openTunnel);

/** An agent of Node for what sends requests by itself (`ws`, the exporters of OpenTelemetry): all go through the proxy. */
export const createTunnelAgent = (
  proxy: OutgoingProxy,
  { protocol }: Pick<URL, 'protocol'>,
  timeoutMs: number,
  options: AgentOptions = {},
): HttpAgent =>
  protocol === 'https:' || protocol === 'wss:'
    ? new SecureTunnelAgent(() => proxy, timeoutMs, options)
    : new TunnelAgent(() => proxy, timeoutMs, options);

/** Agents of Node for what sends requests to servers of its own choice: each goes through its proxy, if it has one. */
export const createTunnelAgents = (proxyFor: FindProxy, timeoutMs: number): { http: HttpAgent; https: HttpsAgent } => ({
  http: new TunnelAgent(proxyFor, timeoutMs, {}),
  https: new SecureTunnelAgent(proxyFor, timeoutMs, {}),
});

class TunnelAgent extends HttpAgent {
  readonly #proxyFor: FindProxy;
  readonly #timeoutMs: number;
  constructor(proxyFor: FindProxy, timeoutMs: number, options: AgentOptions) {
    super(options);
    this.#proxyFor = proxyFor;
    this.#timeoutMs = timeoutMs;
  }

  override createConnection(options: ClientRequestArgs, done: OnSocket): Duplex | null | undefined {
    const end = endOf(options);
    const proxy = this.#proxyFor(urlOf('http:', end));
    if (!proxy) return super.createConnection(options, done);
    openTunnelWithCallback(proxy, end, this.#timeoutMs, done);
    return undefined;
  }
}

class SecureTunnelAgent extends HttpsAgent {
  readonly #proxyFor: FindProxy;
  readonly #timeoutMs: number;
  constructor(proxyFor: FindProxy, timeoutMs: number, options: AgentOptions) {
    super(options);
    this.#proxyFor = proxyFor;
    this.#timeoutMs = timeoutMs;
  }

  override createConnection(options: RequestOptions, done: OnSocket): Duplex | null | undefined {
    const end = endOf(options);
    const proxy = this.#proxyFor(urlOf('https:', end));
    if (!proxy) return super.createConnection(options, done);
    openTunnelWithCallback(proxy, end, this.#timeoutMs, (error, tunnel) => {
      if (error) return done(error, tunnel);
      // With all options of TLS: `ca`, `rejectUnauthorized`, …
      const through = { ...options, socket: tunnel };
      done(null, super.createConnection(through) ?? tunnel);
    });
    return undefined;
  }
}

interface End {
  /** Without brackets. */
  readonly host: string;
  readonly port: number;
}

const endOf = ({ host, port, defaultPort }: ClientRequestArgs): End => ({
  host: (host ?? 'localhost').replace(/^\[(.*)\]$/, '$1'),
  port: Number(port ?? defaultPort),
});

const urlOf = (protocol: string, { host, port }: End): URL =>
  new URL(`${protocol}//${isIPv6(host) ? `[${host}]` : host}:${port}`);
