import { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import { buildConnector } from 'undici';

/** A URL as `Dispatcher.request` takes it. */
export const addressOf = ({ origin, pathname, search }: URL): { origin: string; path: string } => ({
  origin,
  path: pathname + search,
});

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
export function createConnector(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector(options);
  return (target, done) =>
    connect(target, (...connected) => {
      const [, socket] = connected;
      // HTTP/2 is read below the socket, by Node, which ignores interim responses itself.
      if (socket && !('alpnProtocol' in socket && socket.alpnProtocol === 'h2')) skipContinue(socket);
      done(...connected);
    });
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
