import type { Duplex } from 'node:stream';

/** In milliseconds. */
const lingerMs = 1_000;

/**
 * Ends a connection behind the last bytes of a response. What the client still sends is read and discarded until it ends
 * or for a second: closing at once would reset the connection before the client reads the response.
 */
export function closeLingering(socket: Duplex, last?: string): void {
  socket.end(last);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  timer.unref();
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
}
