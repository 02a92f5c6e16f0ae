import { describe, expect, test } from 'vitest';
import { WebSocketResponseWriter, type MessageSink } from '../../src/server/websocket-writer.ts';

function startWriter({ laneId, sendsHeaders = false }: { laneId?: string; sendsHeaders?: boolean } = {}) {
  const sent: string[] = [];
  const sink: MessageSink = {
    isOpen: true,
    isShared: false,
    send: (text) => sent.push(text) > 0,
    drained: () => Promise.resolve(),
    sendTogether: (write) => write(),
    ping: () => void sent.push('ping'),
    breakOff: () => void sent.push('broken'),
  };
  const writer = new WebSocketResponseWriter(sink, { laneId, traceId: 'abc', sendsHeaders });
  writer.writeHead(200, { 'content-type': 'text/event-stream', 'x-louter-backend': 'a/m' });
  return { writer, sent };
}

const completed = '{"type":"response.completed","response":{"id":"resp_1","output":[]}}';

describe('a stream of events', () => {
  const stream = `data: {"type":"response.created"}\n\n: silence\n\ndata: ${completed}\n\n`;

  test('becomes the same messages wherever it is cut', () => {
    for (let cut = 1; cut < stream.length; cut++)
      for (let next = cut + 1; next < Math.min(stream.length, cut + 20); next++) {
        const { writer, sent } = startWriter();
        for (const piece of [stream.slice(0, cut), stream.slice(cut, next), stream.slice(next)]) writer.write(piece);
        writer.end();
        expect(sent.filter((text) => text !== 'ping')).toEqual(['{"type":"response.created"}', completed]);
      }
  });

  test('keeps the client alive with a ping in place of a comment', () => {
    const { writer, sent } = startWriter();
    writer.write(': silence\n\n');
    expect(sent).toEqual(['ping']);
    writer.write(`: note\n\ndata: ${completed}\n\n`);
    expect(sent).toEqual(['ping', completed]);
  });

  test('is complete by the type of its last event, also if the name beside it is another one', () => {
    const { writer, sent } = startWriter();
    writer.write(`event: message\ndata: ${completed}\n\n`);
    writer.end();
    expect(sent).toEqual([completed]);
    expect(writer.sentResponse?.id).toBe('resp_1');
  });

  test.each([
    ['{"a":1}', '{"stream_id":"s","a":1}'],
    ['{}', '{"stream_id":"s"}'],
    ['{ }', '{"stream_id":"s"}'],
    ['\t{ "a":1 }', '{"stream_id":"s","a":1 }'],
    ['7', '7'],
  ])('of a named stream is sent with its name: %s', (data, expected) => {
    const { writer, sent } = startWriter({ laneId: 's' });
    writer.write(`data: ${data}\n\n`);
    expect(sent).toEqual([expected]);
  });

  test('is preceded by its header fields if the client asks for them', () => {
    const { writer, sent } = startWriter({ laneId: 's', sendsHeaders: true });
    writer.write(`data: ${completed}\n\n`);
    expect(sent.map((text) => JSON.parse(text))).toMatchObject([
      {
        stream_id: 's',
        type: 'louter.response.headers',
        headers: { 'x-louter-backend': 'a/m', 'x-louter-trace-id': 'abc' },
      },
      { type: 'response.completed' },
    ]);
  });
});
