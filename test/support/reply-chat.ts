import type { JsonObject } from '../../src/core/json.ts';
import { fragments, type ReplyWriter, type ScriptedReply } from './reply.ts';
import { chatSse } from './upstream.ts';

/** OpenAI Chat Completions, with the `reasoning_content` that many servers of this API add. */
export const chatReply: ReplyWriter = {
  plain(reply, model) {
    const calls = (reply.calls ?? []).map(({ id, name, input }) => ({
      id,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    }));
    return {
      id: 'chatcmpl-scripted',
      object: 'chat.completion',
      created,
      model,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: reply.text ?? null,
            refusal: null,
            ...(reply.reasoning !== undefined && { reasoning_content: reply.reasoning }),
            ...(calls.length > 0 && { tool_calls: calls }),
          },
          logprobs: null,
          finish_reason: finishOf(reply),
        },
      ],
      usage: usageOf(reply),
    };
  },
  stream(reply, model) {
    const head = { id: 'chatcmpl-scripted', object: 'chat.completion.chunk', created, model };
    const chunk = (delta: JsonObject, finish: string | null = null): JsonObject => ({
      ...head,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    });
    const chunks = [chunk({ role: 'assistant', content: '' })];
    for (const piece of fragments(reply.reasoning ?? '')) chunks.push(chunk({ reasoning_content: piece }));
    for (const piece of fragments(reply.text ?? '')) chunks.push(chunk({ content: piece }));
    for (const [index, { id, name, input }] of (reply.calls ?? []).entries()) {
      chunks.push(chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }));
      for (const piece of fragments(JSON.stringify(input)))
        chunks.push(chunk({ tool_calls: [{ index, function: { arguments: piece } }] }));
    }
    chunks.push(chunk({}, finishOf(reply)), { ...head, choices: [], usage: usageOf(reply) });
    return chatSse(chunks);
  },
  refusal(refusal) {
    switch (refusal) {
      case 'rate-limit':
        return {
          ...refusalReply(429, 'Rate limit reached for requests', 'requests', 'rate_limit_exceeded'),
          headers: { 'retry-after': '2' },
        };
      case 'server-error':
        return refusalReply(500, 'The server had an error while processing your request', 'server_error', null);
      case 'overloaded':
        return refusalReply(503, 'The engine is currently overloaded', 'server_error', null);
      case 'context-length':
        return refusalReply(
          400,
          "This model's maximum context length is 200000 tokens. However, your messages resulted in 210000 tokens. Please reduce the length of the messages.",
          'invalid_request_error',
          'context_length_exceeded',
        );
      case 'invalid-request':
        return refusalReply(
          400,
          "Unsupported value: 'temperature' must be 1",
          'invalid_request_error',
          'unsupported_value',
        );
      case 'authentication':
        return refusalReply(401, 'Incorrect API key provided', 'invalid_request_error', 'invalid_api_key');
    }
  },
};

const created = 1_760_000_000;

function finishOf({ finish, calls = [] }: ScriptedReply): string {
  if (finish === 'length') return 'length';
  return calls.length > 0 && finish === undefined ? 'tool_calls' : 'stop';
}

const usageOf = ({ usage }: ScriptedReply): JsonObject => ({
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
  prompt_tokens_details: { cached_tokens: usage.cached },
});

const refusalReply = (status: number, message: string, type: string, code: string | null) => ({
  status,
  headers: {},
  body: { error: { message, type, param: null, code } },
});
