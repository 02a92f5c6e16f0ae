import type { JsonObject } from '../../src/core/json.ts';
import { fragments, type ReplyWriter, type ScriptedReply } from './reply.ts';

/** Ollama's own chat. Its calls have no ids, and it does not count what it read from the cache. */
export const ollamaReply: ReplyWriter = {
  plain: (reply, model) => ({
    ...headOf(model),
    message: {
      role: 'assistant',
      content: reply.text ?? '',
      ...(reply.reasoning !== undefined && { thinking: reply.reasoning }),
      ...((reply.calls ?? []).length > 0 && { tool_calls: callsOf(reply) }),
    },
    ...endOf(reply),
  }),
  stream(reply, model) {
    const line = (message: JsonObject): JsonObject => ({
      ...headOf(model),
      message: { role: 'assistant', content: '', ...message },
      done: false,
    });
    const lines = [
      ...fragments(reply.reasoning ?? '').map((thinking) => line({ thinking })),
      ...fragments(reply.text ?? '').map((content) => line({ content })),
      ...callsOf(reply).map((call) => line({ tool_calls: [call] })),
      { ...headOf(model), message: { role: 'assistant', content: '' }, ...endOf(reply) },
    ];
    return lines.map((value) => `${JSON.stringify(value)}\n`);
  },
  refusal(refusal) {
    switch (refusal) {
      case 'rate-limit':
        return {
          ...refusalReply(429, 'too many concurrent requests'),
          headers: { 'retry-after': '2' },
        };
      case 'server-error':
        return refusalReply(500, 'model runner has unexpectedly stopped');
      case 'overloaded':
        return refusalReply(503, 'server busy, please try again. maximum pending requests exceeded');
      case 'context-length':
        return refusalReply(400, 'the input length exceeds the context length');
      case 'invalid-request':
        return refusalReply(400, 'invalid options: temperature');
      case 'authentication':
        return refusalReply(401, 'unauthorized');
    }
  },
};

const headOf = (model: string): JsonObject => ({ model, created_at: '2026-01-01T00:00:00.000000Z' });

const callsOf = ({ calls = [] }: ScriptedReply): JsonObject[] =>
  calls.map(({ name, input }, index) => ({ function: { index, name, arguments: input } }));

const endOf = ({ finish, usage }: ScriptedReply): JsonObject => ({
  done: true,
  done_reason: finish === 'length' ? 'length' : 'stop',
  total_duration: 2_000_000_000,
  load_duration: 10_000_000,
  prompt_eval_count: usage.input,
  prompt_eval_duration: 1_000_000_000,
  eval_count: usage.output,
  eval_duration: 900_000_000,
});

const refusalReply = (status: number, error: string) => ({ status, headers: {}, body: { error } });
