/**
 * The model behind everything that is measured: answers at once, in the protocol the path names, from bytes made
 * beforehand. A stream is a hundred events, each a write of its own on its own turn of the event loop: vendors
 * send event by event, and reads that hold many events at a time would flatter whoever works once a read. Under
 * `/paced` an event is sent each 20 ms.
 */
import { createServer, type ServerResponse } from 'node:http';
import { plainAnswer, streamAnswer } from './traffic.ts';

const pacedMs = 20;

const answers = {
  anthropic: {
    plain: Buffer.from(plainAnswer('anthropic')),
    stream: streamAnswer('anthropic').map((text) => Buffer.from(text)),
  },
  'openai-chat': {
    plain: Buffer.from(plainAnswer('openai-chat')),
    stream: streamAnswer('openai-chat').map((text) => Buffer.from(text)),
  },
};

const server = createServer((incoming, response) => {
  let stream = false;
  incoming.on('data', (chunk: Buffer) => {
    stream ||= chunk.includes('"stream":true');
  });
  incoming.on('end', () => {
    const answer = answers[incoming.url?.includes('/messages') ? 'anthropic' : 'openai-chat'];
    if (!stream) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.plain.length });
      response.end(answer.plain);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (incoming.url?.startsWith('/paced')) writePaced(response, answer.stream);
    else writeEvents(response, answer.stream, 0);
  });
});

function writeEvents(response: ServerResponse, events: readonly Buffer[], index: number): void {
  const event = events[index];
  if (event === undefined || response.destroyed) return void response.end();
  if (response.write(event)) setImmediate(writeEvents, response, events, index + 1);
  else response.once('drain', () => writeEvents(response, events, index + 1));
}

function writePaced(response: ServerResponse, events: readonly Buffer[]): void {
  let index = 0;
  const timer = setInterval(() => {
    const event = events[index];
    index += 1;
    if (event !== undefined && !response.destroyed) return void response.write(event);
    clearInterval(timer);
    response.end();
  }, pacedMs);
}

server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));
