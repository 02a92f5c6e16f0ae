import type { Exchange } from '../../../src/record/exchange.ts';
import { backend, clientRequest, exchange, response } from './exchange.ts';

/** A tool of the client's request. */
export const tool = { name: 'Read', description: 'Reads', input_schema: { type: 'object', properties: {} } };
/** The client's request. */
export const asked = {
  model: 'm',
  max_tokens: 9,
  top_k: 40,
  temperature: 0.5,
  system: [
    { type: 'text', text: 'Be brief.' },
    { type: 'text', text: 'Be kind.' },
  ],
  tools: [tool],
  messages: [{ role: 'user', content: 'Hello there' }],
};
/** The request that was sent upstream, which differs in ways that nothing declares. */
export const sent = {
  model: 'small-model',
  max_completion_tokens: 9,
  temperature: 0.7,
  seed: 1,
  messages: [
    { role: 'system', content: 'Be brief.\n\nBe kind.' },
    { role: 'user', content: 'Hello there' },
  ],
  tools: [
    {
      type: 'function',
      function: { name: 'Read', description: 'Reads', parameters: { type: 'object', properties: {} } },
    },
  ],
};
const upstreamAnswer = {
  id: 'c',
  object: 'chat.completion',
  created: 1,
  model: 'small-model',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Good day' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
};
const clientAnswer = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [{ type: 'text', text: 'Good night' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 5, output_tokens: 7 },
};
/** An exchange whose translation has losses, changes and contradictions. */
export const translated = (fields: Partial<Exchange> = {}, request: object = sent): Exchange =>
  exchange({
    request: clientRequest(JSON.stringify(asked)),
    backend: backend({
      request: {
        method: 'POST',
        target: 'http://127.0.0.1/v1/chat/completions',
        headers: [['content-type', 'application/json']],
        body: Buffer.from(JSON.stringify(request)),
      },
      response: response([JSON.stringify(upstreamAnswer)], 'application/json'),
    }),
    response: response([JSON.stringify(clientAnswer)], 'application/json'),
    losses: [{ path: '/top_k', what: 'the backend has no such field', leg: 'request' }],
    ...fields,
  });
