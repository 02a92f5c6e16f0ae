import type { Exchange } from '../../../src/record/exchange.ts';
import { backend, clientRequest, exchange, response } from './exchange.ts';

/** What a backend of OpenAI's protocol was sent, and what it answered. */
const upstreamUrl = 'http://127.0.0.1:1/v1/chat/completions';

const answer = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'small-model',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: 'An answer that is passed on.' },
      logprobs: null,
      finish_reason: 'stop',
    },
  ],
  usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
});

/** An exchange between two sides of one protocol. `sent`: the question that the backend was sent. */
export function checkableExchange(asked: string, sent: string, fields: Partial<Exchange> = {}): Exchange {
  const bodyWith = (content: string): string =>
    JSON.stringify({ model: 'small-model', messages: [{ role: 'user', content }] });
  return exchange({
    frontend: 'openai-chat',
    request: clientRequest(bodyWith(asked), { target: '/v1/chat/completions' }),
    requestedModel: 'small-model',
    backend: backend({
      request: clientRequest(bodyWith(sent), { target: upstreamUrl }),
      response: response([answer], 'application/json'),
    }),
    response: response([answer], 'application/json'),
    ...fields,
  });
}
