import { connect, type Socket } from 'node:net';

/** Sends bytes over a connection of their own and gives all that comes back until it closes. */
export function sendBytes(port: number, ...pieces: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(received).toString('latin1')));
    for (const piece of pieces) socket.write(piece);
  });
}

/** The status of an answer as it came over the wire. */
export const statusOfBytes = (answer: string): number => Number(answer.split(' ', 2)[1]);

/** The JSON body of an answer as it came over the wire. */
export const jsonOfBytes = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

/** A request for a model route as it goes over the wire; `fields` end in a line break. */
export const post = (body: string, fields = '', path = '/v1/messages'): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n${fields}\r\n${body}`;

/** Makes a request the last of its connection. */
export const last = 'Connection: close\r\n';

/** Lets everything else go on once. */
export const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await turn();
}

/** A connection whose bytes so far can be looked at; one that breaks is closed too. */
export function open(port: number): { socket: Socket; text: () => string; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => socket.destroy());
  return { socket, text: () => text, closed: new Promise((resolve) => void socket.on('close', () => resolve())) };
}
