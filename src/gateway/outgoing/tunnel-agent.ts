import { Agent as HttpAgent, type AgentOptions, type ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent, type RequestOptions } from 'node:https';
import type { Duplex } from 'node:stream';
import { connect } from 'node:tls';
import { callbackify } from 'node:util';
import type { OutgoingProxy } from '../../config/outgoing-proxy.ts';
import { withoutUndefined } from '../../core/json.ts';
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
    ? new SecureTunnelAgent(proxy, timeoutMs, options)
    : new TunnelAgent(proxy, timeoutMs, options);

class TunnelAgent extends HttpAgent {
  readonly #proxy: OutgoingProxy;
  readonly #timeoutMs: number;
  constructor(proxy: OutgoingProxy, timeoutMs: number, options: AgentOptions) {
    super(options);
    this.#proxy = proxy;
    this.#timeoutMs = timeoutMs;
  }

  override createConnection(options: ClientRequestArgs, done: OnSocket): undefined {
    openTunnelWithCallback(this.#proxy, endOf(options), this.#timeoutMs, done);
  }
}

class SecureTunnelAgent extends HttpsAgent {
  readonly #proxy: OutgoingProxy;
  readonly #timeoutMs: number;
  constructor(proxy: OutgoingProxy, timeoutMs: number, options: AgentOptions) {
    super(options);
    this.#proxy = proxy;
    this.#timeoutMs = timeoutMs;
  }

  override createConnection(options: RequestOptions, done: OnSocket): undefined {
    const { servername } = options;
    openTunnelWithCallback(this.#proxy, endOf(options), this.#timeoutMs, (error, socket) =>
      done(error, error ? socket : connect({ socket, ...withoutUndefined({ servername }) })),
    );
  }
}

const endOf = ({ host, port, defaultPort }: ClientRequestArgs): { host: string; port: number } => ({
  host: (host ?? 'localhost').replace(/^\[(.*)\]$/, '$1'),
  port: Number(port ?? defaultPort),
});
