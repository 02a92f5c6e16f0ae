import { describe, expect, test } from 'vitest';
import { exportTrace } from '../../src/inspect/export/trace-json.ts';
import { summarizeExchange } from '../../src/inspect/export/trace-summary.ts';
import { geminiReply } from '../support/reply-gemini.ts';
import { backend, clientRequest, exchange, response } from './support/exchange.ts';
import { recorded } from './support/store.ts';

const elements = geminiReply
  .stream({ text: 'Hello there, you.', usage: { input: 20, cached: 0, output: 4 } }, 'm')
  .map((event) => event.slice('data: '.length).trim());
const pieces = elements.map((element, index) => (index === 0 ? '[' : ',\r\n') + element);
const path = '/v1beta/models/vendor/m:streamGenerateContent';
const request = clientRequest(JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'hi' }] }] }), {
  target: path,
});
const traced = async (answer: readonly string[], target: string = path) => {
  const passed = response(answer, 'application/json; charset=UTF-8');
  return recorded(
    exchange({
      frontend: 'gemini',
      mode: 'baseline',
      summary: null,
      request: { ...request, target },
      backend: backend({
        protocol: 'gemini',
        issuer: 'gemini@127.0.0.1',
        request: { ...request, target: `http://127.0.0.1:1${target}` },
        response: passed,
      }),
      response: passed,
    }),
  );
};

describe('a JSON array whose elements were streamed', () => {
  test('is decoded as a stream, with the arrival of each event', async () => {
    const { backend: read, frontend, violations } = exportTrace(await traced([...pieces, ']']));
    expect(frontend.core_request).toMatchObject({ model: 'vendor/m', stream: true });
    expect(violations).toEqual([]);
    const texts = read?.core_events?.filter(({ event }) => event.type === 'text-delta');
    expect(new Set(texts?.map(({ at_ms }) => at_ms)).size).toBeGreaterThan(1);
    expect(read?.final_response).toMatchObject({ candidates: [{ finish: { reason: 'stop' } }] });
  });

  test('is summarized', async () => {
    const { row } = await traced([...pieces, ']']);
    expect(summarizeExchange(row)).toMatchObject({ finish: 'stop', usage: { input: 20, output: 4 } });
  });

  test('is incomplete when it breaks off', async () => {
    const { backend: read, violations } = exportTrace(await traced(pieces.slice(0, 1)));
    expect(read?.core_events?.at(-1)?.event.type).toBe('error');
    expect(read?.final_response).toBeNull();
    expect(violations).not.toEqual([]);
  });

  test('is a plain response when the path requests no stream', async () => {
    const whole = JSON.stringify(geminiReply.plain({ text: 'Hi.', usage: { input: 1, cached: 0, output: 1 } }, 'm'));
    const { backend: read, violations } = exportTrace(await traced([whole], path.replace('streamG', 'g')));
    expect(violations).toEqual([]);
    expect(read?.core_events).toMatchObject([{ event: { type: 'final-response' } }]);
  });
});
