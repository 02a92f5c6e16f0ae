import { randomUUID } from 'node:crypto';
import type { Exchange, ExchangeBackend, RawRequest, RawResponse } from '../../../src/record/exchange.ts';

/** A request of a client of Anthropic's protocol. */
export const clientRequest = (body: string | Buffer, fields: Partial<RawRequest> = {}): RawRequest => ({
  method: 'POST',
  target: '/v1/messages',
  headers: [
    ['content-type', 'application/json'],
    ['x-seen', 'one'],
    ['X-Seen', 'two'],
  ],
  body: Buffer.from(body),
  ...fields,
});

/** A response that came in these pieces, ten milliseconds apart. */
export const response = (
  pieces: readonly (string | Buffer)[],
  contentType: string = 'text/event-stream',
  fields: Partial<RawResponse> = {},
): RawResponse => ({
  status: 200,
  headers: [['content-type', contentType]],
  chunks: pieces.map((bytes, index) => ({ atMs: 10 * (index + 1), bytes })),
  ...fields,
});

/** A backend of OpenAI's protocol that answered at once. */
export const backend = (fields: Partial<ExchangeBackend> = {}): ExchangeBackend => ({
  provider: 'local',
  protocol: 'openai-chat',
  dialect: null,
  thinking: 'none',
  tools: 'native',
  model: 'small-model',
  issuer: 'openai-chat@127.0.0.1',
  attempts: [
    {
      backend: 'local',
      model: 'small-model',
      startedMs: 1.25,
      status: 200,
      error: null,
      cause: 'first',
      reason: 'first choice',
    },
  ],
  request: null,
  response: null,
  ...fields,
});

/** An exchange as the gateway fills it. */
export const exchange = (fields: Partial<Exchange> = {}): Exchange => ({
  traceId: randomUUID().replaceAll('-', ''),
  startedAt: Date.now() * 1000,
  frontend: 'anthropic',
  generation: 1,
  request: clientRequest('{}'),
  key: null,
  run: null,
  case: null,
  mode: 'proxy',
  requestedModel: 'asked-model',
  issuedResponse: null,
  backend: null,
  response: null,
  losses: [],
  notes: [],
  timing: { firstByteMs: 10, firstTokenMs: 20.5, totalMs: 30.125 },
  summary: { usage: { input: 5, output: 7 }, finish: 'stop', toolCalls: [] },
  error: null,
  status: 'ok',
  ...fields,
});
