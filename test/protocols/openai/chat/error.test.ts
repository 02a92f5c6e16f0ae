import { describe, expect, test } from 'vitest';
import type { ErrorReply } from '../../../../src/core/codec.ts';
import { asObject, asString, type JsonObject, type JsonValue } from '../../../../src/core/json.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import { asked, chunk, read, target } from './contexts.ts';

const { decodeError, encodeError } = openaiChat;
const reply = (status: number, body: JsonValue, headers: ErrorReply['headers'] = {}): ErrorReply => ({
  status,
  headers,
  body,
});

/** Errors as servers write them with status 200, or in place of a chunk. */
const errorBodies: readonly (readonly [JsonObject, string, string])[] = [
  [{ error: { message: 'Too busy', code: 'overloaded' } }, 'overloaded', 'Too busy'],
  [{ error: 'Model is not loaded' }, 'upstream', 'Model is not loaded'],
  [{ error: 'No credit', code: 'insufficient_quota' }, 'rate-limit', 'No credit'],
  [{ error: { message: 'Bad', code: 400 }, choices: [] }, 'invalid-request', 'Bad'],
  [{ object: 'error', message: 'Boom', type: 'InternalServerError', code: 500 }, 'upstream', 'Boom'],
  [
    { object: 'error', message: { detail: [{ loc: ['body'], msg: 'Extra inputs' }] }, type: 'invalid_request_error' },
    'invalid-request',
    'Extra inputs',
  ],
  [{ code: 'Throttling.RateQuota', message: 'Slow down', request_id: 'r' }, 'upstream', 'Slow down'],
  [{ detail: 'Not found' }, 'upstream', 'Not found'],
  [
    { choices: null, base_resp: { status_code: 1008, status_msg: 'insufficient balance' } },
    'rate-limit',
    'insufficient balance',
  ],
  [{ base_resp: { status_code: 1004, status_msg: 'login fail' } }, 'authentication', 'login fail'],
  [{ base_resp: { status_code: 1033, status_msg: 'system error' } }, 'upstream', 'system error'],
  [{ id: 'c', choices: [], x_groq: { id: 'r', error: 'Stopped early' } }, 'upstream', 'Stopped early'],
  [
    { choices: [{ index: 0, finish_reason: 'error', error: { code: 429, message: 'Slow down' } }] },
    'rate-limit',
    'Slow down',
  ],
];

describe('an error with status 200', () => {
  test.each(errorBodies)('%j is read in a plain answer as %s', (body, kind, message) => {
    expect(() => openaiChat.decodeResponse(body, target(asked()).context)).toThrow(
      expect.objectContaining({ detail: expect.objectContaining({ kind, message }) }),
    );
  });

  test.each(errorBodies)('%j is read in place of a chunk as %s', (body, kind, message) => {
    const events = read([chunk({ content: 'Hi' }), body, '[DONE]']);
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { kind, message } });
  });

  test.each([
    [{ error: null }],
    [{ error: {} }],
    [{ error: '' }],
    [{ base_resp: { status_code: 0, status_msg: '' } }],
    [{ x_groq: { id: 'r' } }],
  ])('%j beside an answer is none', (fields) => {
    expect(read([chunk({ content: 'Hi' }, 'stop', fields), '[DONE]']).at(-1)).toEqual({ type: 'end' });
  });

  test('is read in a list, as the compatible endpoint of Google has it', () => {
    const body = [{ error: { code: 400, message: 'API key not valid', status: 'INVALID_ARGUMENT' } }];
    expect(decodeError(reply(400, body))).toMatchObject({ kind: 'invalid-request', message: 'API key not valid' });
  });
});

describe('read from a server', () => {
  test.each([
    [401, { error: { message: 'Wrong key', code: 'invalid_api_key' } }, 'authentication', 'Wrong key'],
    [403, { error: 'Forbidden' }, 'permission', 'Forbidden'],
    [404, { error: { message: 'No such model', code: 'model_not_found' } }, 'not-found', 'No such model'],
    [422, { detail: [{ loc: ['body'], msg: 'field required' }] }, 'invalid-request', 'field required'],
    [400, { detail: 'Bad' }, 'invalid-request', 'Bad'],
    [400, { message: 'Bad', type: 'BadRequestError', code: 400 }, 'invalid-request', 'Bad'],
    [429, { error: { message: 'Slow down', code: 'rate_limit_exceeded' } }, 'rate-limit', 'Slow down'],
    [
      429,
      { error: { message: 'No credit', type: 'insufficient_quota', code: 'insufficient_quota' } },
      'rate-limit',
      'No credit',
    ],
    [500, { error: { message: 'Oops' } }, 'upstream', 'Oops'],
    [503, 'busy', 'overloaded', 'busy'],
    [502, '<html><head><title>502 Bad Gateway</title></head><body></body></html>', 'upstream', '502 Bad Gateway'],
    [504, '', 'timeout', 'the backend answered 504 with nothing'],
    [500, null, 'upstream', 'the backend answered 500 with nothing'],
  ])('%i %j is %s', (status, body, kind, message) => {
    const error = decodeError(reply(status, body));
    expect(error).toMatchObject({ kind, message, status, raw: { protocol: 'openai-chat', status, body } });
  });

  test.each([
    [
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9031 tokens.",
      { used: 9031, limit: 8192 },
    ],
    [
      "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens (4000 in the messages, 1000 in the completion).",
      { used: 5000, limit: 4096 },
    ],
    [
      'the request (9031 tokens) exceeds the available context size (8192 tokens), try increasing it',
      { used: 9031, limit: 8192 },
    ],
    ['the request exceeds the available context size', undefined],
    ["The input (5000 tokens) is longer than the model's context length (4096 tokens).", { used: 5000, limit: 4096 }],
    ['The decoder prompt (length 5000) is longer than the maximum model length of 4096.', { used: 5000, limit: 4096 }],
    [
      'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
      { used: 40_000, limit: 32_768 },
    ],
    [
      "This model's maximum prompt length is 131072 but the request contains 200000 tokens.",
      { used: 200_000, limit: 131_072 },
    ],
    [
      'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
      { used: 1_200_000, limit: 1_048_576 },
    ],
    ['a prompt of 9031 tokens exceeds the maximum context length of 8192 tokens', { used: 9031, limit: 8192 }],
  ])('"%s" is an overflow of the context', (message, tokens) => {
    const error = decodeError(reply(400, { error: { message } }));
    expect(error.kind).toBe('context-length');
    expect(error.tokens).toEqual(tokens);
  });

  test('llama-server counts in fields of its own', () => {
    const body = {
      error: { code: 400, message: 'too long', type: 'exceed_context_size_error', n_prompt_tokens: 7, n_ctx: 5 },
    };
    expect(decodeError(reply(400, body))).toMatchObject({ kind: 'context-length', tokens: { used: 7, limit: 5 } });
  });

  test('the time to wait is read in milliseconds, seconds or as a date', () => {
    const wait = (headers: ErrorReply['headers']) => decodeError(reply(429, {}, headers)).retryAfterMs;
    expect(wait({ 'retry-after-ms': '1850', 'retry-after': '2' })).toBe(1850);
    expect(wait({ 'retry-after': '2' })).toBe(2000);
    expect(wait({ 'retry-after': 'soon' })).toBeUndefined();
    expect(wait({})).toBeUndefined();
    expect(wait({ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' })).toBe(0);
    expect(wait({ 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() })).toBeGreaterThan(1_000_000);
  });
});

describe('written to a client', () => {
  test('an overflow has the code and the sentence agents look for', () => {
    const { status, body } = encodeError({
      kind: 'context-length',
      message: 'too long',
      tokens: { used: 9, limit: 5 },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {
        type: 'invalid_request_error',
        code: 'context_length_exceeded',
        message: expect.stringMatching(/maximum context length is 5 tokens.*9 tokens/),
      },
    });
  });

  test.each([
    { message: 'too long', tokens: { used: 9, limit: 5 } },
    { message: "This model's maximum context length is 5 tokens. However, your messages resulted in 9 tokens." },
    { message: 'Your input exceeds the context window of this model. Please adjust your input and try again.' },
    { message: 'the input length exceeds the context length' },
  ])('an overflow has the sentences of Chat and of Responses: $message', (error) => {
    const { body } = encodeError({ kind: 'context-length', ...error });
    const message = asString(asObject(asObject(body)?.['error'])?.['message']);
    expect(message).toMatch(/^(?=.*maximum context length)(?=.*exceeds the context window of this model)/);
    expect(message?.match(/exceeds the context window/g)).toHaveLength(1);
  });

  test("writes OpenAI's code for the overflow of a compatible server", () => {
    const error = decodeError(
      reply(400, { error: { message: 'maximum context length is 5 tokens', code: 400, type: 'BadRequestError' } }),
    );
    expect(encodeError(error).body).toMatchObject({ error: { code: 'context_length_exceeded' } });
  });

  test('always sends retry-after with a 429', () => {
    expect(encodeError({ kind: 'rate-limit', message: 'slow' })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '2' },
    });
    expect(encodeError({ kind: 'rate-limit', message: 'slow', retryAfterMs: 4100 }).headers).toEqual({
      'retry-after': '5',
    });
  });

  test('an error of this protocol keeps its fields', () => {
    const body = { error: { message: 'm', type: 'requests', param: 'p', code: 'c', extra: 1 } };
    expect(encodeError(decodeError(reply(400, body)))).toMatchObject({ status: 400, body });
  });

  test("writes an error of another protocol in this one's shape", () => {
    const error = {
      kind: 'overloaded',
      message: 'busy',
      status: 529,
      raw: { protocol: 'anthropic', status: 529, body: {} },
    } as const;
    expect(encodeError(error)).toEqual({
      status: 529,
      headers: {},
      body: { error: { message: 'busy', type: 'server_error', param: null, code: 'overloaded' } },
    });
  });

  test('a request at fault names its parameter', () => {
    expect(encodeError({ kind: 'invalid-request', message: 'm', param: 'messages.0' }).body).toEqual({
      error: { message: 'm', type: 'invalid_request_error', param: 'messages.0', code: null },
    });
  });
});

test('sends the wait of a limit under any name', () => {
  expect(encodeError({ kind: 'upstream', message: 'Slow.', status: 429 })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '2' },
  });
});
