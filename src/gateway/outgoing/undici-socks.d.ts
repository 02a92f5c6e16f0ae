/** The part of undici's SOCKS 5 client that `tunnel.ts` uses; its package has no types of it. */
declare module 'undici/lib/core/socks5-client.js' {
  import type { EventEmitter } from 'node:events';
  import type { Socket } from 'node:net';

  /** Emits `authenticated`, `connected`, `error` and `close`. */
  export class Socks5Client extends EventEmitter {
    constructor(socket: Socket, options: { username?: string; password?: string });
    readonly state: string;
    handshake(): void;
    connect(address: string, port: number): void;
  }
}
