import type { JsonObject } from '../../src/core/json.ts';
import { chatReply } from './reply-chat.ts';
import { fragments, type ReplyWriter, type ScriptedReply } from './reply.ts';
import { chatSse } from './upstream.ts';

/** OpenAI Completions as model servers implement it. It has only text, which contains reasoning and calls. */
export const completionsReply: ReplyWriter = {
  plain: (reply, model) => ({
    ...headOf(model),
    choices: [choiceOf(reply.text ?? '', finishOf(reply))],
    usage: usageOf(reply),
  }),
  stream(reply, model) {
    const chunk = (text: string, finish: string | null): JsonObject => ({
      ...headOf(model),
      choices: [choiceOf(text, finish)],
    });
    return chatSse([
      ...fragments(reply.text ?? '').map((piece) => chunk(piece, null)),
      chunk('', finishOf(reply)),
      { ...headOf(model), choices: [], usage: usageOf(reply) },
    ]);
  },
  // Servers reject a prompt in the same way as messages.
  refusal: (refusal) => chatReply.refusal(refusal),
};

const headOf = (model: string): JsonObject => ({
  id: 'cmpl-scripted',
  object: 'text_completion',
  created: 1_760_000_000,
  model,
});

const choiceOf = (text: string, finish: string | null): JsonObject => ({
  index: 0,
  text,
  logprobs: null,
  finish_reason: finish,
});

const finishOf = ({ finish }: ScriptedReply): string => (finish === 'length' ? 'length' : 'stop');

const usageOf = ({ usage }: ScriptedReply): JsonObject => ({
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
  prompt_tokens_details: { cached_tokens: usage.cached },
});
