import { describe, expect, test } from 'vitest';
import { isContextOverflow, parseOverflowTokens } from '../../src/core/context-overflow.ts';
import type { CoreError } from '../../src/core/types.ts';
import { decodeError as decodeAnthropic } from '../../src/protocols/anthropic/errors.ts';
import { decodeError as decodeGemini } from '../../src/protocols/gemini/error.ts';
import { decodeError as decodeOllama } from '../../src/protocols/ollama/errors.ts';
import { decodeError as decodeResponses } from '../../src/protocols/openai/responses/error.ts';
import { decodeErrorReply } from '../../src/core/error-object.ts';

const overflows: readonly (readonly [string, CoreError['tokens']])[] = [
  ['prompt is too long: 213462 tokens > 200000 maximum', { used: 213_462, limit: 200_000 }],
  [
    'input length and `max_tokens` exceed context limit: 188240 + 21333 > 200000, decrease input length or `max_tokens`',
    { used: 209_573, limit: 200_000 },
  ],
  ['Input is too long for requested model.', undefined],
  ['Your input exceeds the context window of this model. Please adjust your input and try again.', undefined],
  [
    'The input token count (1196265) exceeds the maximum number of tokens allowed (1048576).',
    { used: 1_196_265, limit: 1_048_576 },
  ],
  [
    "This model's maximum prompt length is 131072 but the request contains 537812 tokens.",
    { used: 537_812, limit: 131_072 },
  ],
  ['Please reduce the length of the messages or completion.', undefined],
  [
    "This endpoint's maximum context length is 131072 tokens. However, you requested about 200000 tokens (180000 of text input, 20000 in the output).",
    { used: 200_000, limit: 131_072 },
  ],
  [
    "'max_tokens' or 'max_completion_tokens' is too large: 2000. This model's maximum context length is 4096 tokens and your request has 2104 input tokens (2000 > 4096 - 2104).",
    { used: 4_104, limit: 4_096 },
  ],
  ['The decoder prompt (length 5000) is longer than the maximum model length of 4096.', { used: 5_000, limit: 4_096 }],
  [
    'request (9031 tokens) exceeds the available context size (8192 tokens), try increasing it',
    { used: 9_031, limit: 8_192 },
  ],
  [
    'The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 9000>= n_ctx: 8192)',
    { used: 9_000, limit: 8_192 },
  ],
  ['Your request exceeded model token limit: 8192 (requested: 9000)', { used: 9_000, limit: 8_192 }],
  ['prompt token count of 140000 exceeds the limit of 128000', { used: 140_000, limit: 128_000 }],
  ['invalid params, context window exceeds limit (2013)', undefined],
  [
    'Prompt contains 65673 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
    { used: 65_673, limit: 32_768 },
  ],
  ['Prompt exceeds max length', undefined],
  ['Range of input length should be [1, 129024]', undefined],
  [
    '`inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000 `inputs` tokens and 100 `max_new_tokens`',
    { used: 5_000, limit: 4_096 },
  ],
  [
    'too many tokens: total number of tokens in the prompt cannot exceed 4081 - received 5292. Try using a shorter prompt',
    { used: 5_292, limit: 4_081 },
  ],
  [
    "Requested token count exceeds the model's maximum context length of 131072 tokens. You requested a total of 140000 tokens: 131500 tokens from the input messages and 8500 tokens for the completion.",
    { used: 140_000, limit: 131_072 },
  ],
];

const decoders: readonly (readonly [string, (message: string) => CoreError])[] = [
  [
    'anthropic',
    (message) =>
      decodeAnthropic({
        status: 400,
        headers: {},
        body: { type: 'error', error: { type: 'invalid_request_error', message } },
      }),
  ],
  [
    'openai-chat',
    (message) => decodeErrorReply({ status: 400, headers: {}, body: { error: { message } } }, 'openai-chat'),
  ],
  ['openai-responses', (message) => decodeResponses({ status: 400, headers: {}, body: { error: { message } } })],
  [
    'gemini',
    (message) =>
      decodeGemini({ status: 400, headers: {}, body: { error: { code: 400, status: 'INVALID_ARGUMENT', message } } }),
  ],
  ['ollama', (message) => decodeOllama({ status: 400, headers: {}, body: { error: message } })],
];

describe.each(overflows)('"%s"', (message, tokens) => {
  test('is an overflow of the context, with its numbers', () => {
    expect(isContextOverflow(message)).toBe(true);
    expect(parseOverflowTokens(message)).toEqual(tokens);
  });

  test.each(decoders)('is one from a server of protocol %s', (_, decode) => {
    expect(decode(message).kind).toBe('context-length');
  });
});

test.each([
  'max_tokens is too large: 999999. This model supports at most 16384 completion tokens.',
  'Rate limit reached: Limit 30000, Requested 50000 tokens per minute',
  'Unknown parameter: context_management',
  'The image is too large: 9000 pixels > 8000 pixels maximum',
  'messages: at least one message is required',
])('"%s" is none', (message) => {
  for (const [, decode] of decoders) expect(decode(message).kind).toBe('invalid-request');
});
