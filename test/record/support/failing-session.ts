import type { Exchange } from '../../../src/record/exchange.ts';
import { backend, clientRequest, exchange, response } from './exchange.ts';

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'small-model', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const callChunks = (id: string, args: string): string[] => [
  chunk({ role: 'assistant', content: 'I look. ' }),
  chunk({ tool_calls: [{ index: 0, id, type: 'function', function: { name: 'look', arguments: args } }] }),
  chunk({}, 'tool_calls'),
  'data: [DONE]\n\n',
];

const tools = [
  { name: 'look', input_schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] } },
];
const call = (id: string, input: object) => ({
  role: 'assistant',
  content: [
    { type: 'text', text: 'I look. ' },
    { type: 'tool_use', id, name: 'look', input },
  ],
});
const result = (id: string, content: string, fields: object = {}) => ({
  role: 'user',
  content: [{ type: 'tool_result', tool_use_id: id, content, ...fields }],
});
const task = { role: 'user', content: 'Make the tests pass.' };

/**
 * Three turns of an agent: the result of the first call is an error, the arguments of the second one do not conform to
 * its schema, and the third turn ends.
 */
export function failingSession(fields: Partial<Exchange> = {}): Exchange[] {
  const failed = [call('call_1', { path: 'a.ts' }), result('call_1', 'no such file', { is_error: true })];
  const invalid = [call('call_2', { path: 7 }), result('call_2', 'found')];
  const turns = [
    { messages: [task], chunks: callChunks('call_1', '{"path":"a.ts"}') },
    { messages: [task, ...failed], chunks: callChunks('call_2', '{"path":7}') },
    {
      messages: [task, ...failed, ...invalid],
      chunks: [chunk({ role: 'assistant', content: 'Done.' }), chunk({}, 'stop'), 'data: [DONE]\n\n'],
    },
  ];
  const startedAt = Date.now() * 1000 - 60_000_000;
  return turns.map(({ messages, chunks }, index) => {
    const body = { model: 'asked-model', max_tokens: 100, system: 'Be brief.', messages, tools, stream: true };
    return exchange({
      startedAt: startedAt + index * 1_000_000,
      request: clientRequest(JSON.stringify(body)),
      backend: backend({ response: response(chunks) }),
      summary: {
        usage: { input: 10 * (index + 1), output: 5 },
        finish: index < 2 ? 'tool-calls' : 'stop',
        toolCalls: index < 2 ? ['look'] : [],
      },
      ...fields,
    });
  });
}
