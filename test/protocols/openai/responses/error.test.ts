import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../../../src/core/json.ts';
import type { CoreError, CoreErrorKind } from '../../../../src/core/types.ts';
import {
  decodeError,
  decodeFailure,
  encodeError,
  encodeFailure,
} from '../../../../src/protocols/openai/responses/error.ts';

const refused = (status: number, body: JsonValue, headers: Record<string, string> = {}) =>
  decodeError({ status, headers, body });

describe('what a vendor refuses with', () => {
  test.each<[number, JsonValue, CoreErrorKind]>([
    [400, { error: { message: 'Bad.', type: 'invalid_request_error', code: null } }, 'invalid-request'],
    [
      400,
      { error: { message: 'Your input exceeds the context window.', code: 'context_length_exceeded' } },
      'context-length',
    ],
    [
      400,
      { error: { message: 'Previous response not found.', code: 'previous_response_not_found' } },
      'invalid-request',
    ],
    [401, { error: { message: 'Incorrect API key.', code: 'invalid_api_key' } }, 'authentication'],
    [404, { error: { message: 'No such model.', code: 'model_not_found' } }, 'not-found'],
    [429, { error: { message: 'Slow down.', code: 'rate_limit_exceeded' } }, 'rate-limit'],
    [429, { error: { message: 'No money.', code: 'insufficient_quota' } }, 'rate-limit'],
    [503, { error: { message: 'Busy.', code: 'server_is_overloaded' } }, 'overloaded'],
    [500, { error: { message: 'Sorry.', type: 'server_error' } }, 'upstream'],
    [502, '<html>Bad gateway</html>', 'upstream'],
    [404, { detail: 'Not Found' }, 'not-found'],
    [400, null, 'invalid-request'],
  ])('%i %j', (status, body, kind) => {
    expect(refused(status, body)).toMatchObject({ kind, status, raw: { protocol: 'openai-responses', status, body } });
  });

  test('decodes how long to wait', () => {
    const body = { error: { message: 'Slow down.', code: 'rate_limit_exceeded' } };
    expect(refused(429, body, { 'retry-after': '3' }).retryAfterMs).toBe(3000);
    const told = { error: { message: 'Please try again in 20ms.', code: 'rate_limit_exceeded' } };
    expect(refused(429, told).retryAfterMs).toBe(20);
  });

  test('decodes how long the prompt is', () => {
    const message =
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.";
    expect(refused(400, { error: { message, code: 'context_length_exceeded' } }).tokens).toEqual({
      used: 9000,
      limit: 8192,
    });
  });

  test.each<[JsonObject, CoreErrorKind]>([
    [{ error: { code: 429, type: 'overloaded', message: 'Busy.' } }, 'rate-limit'],
    [{ error: { code: 503, message: 'Busy.' } }, 'overloaded'],
    [{ error: { code: 429, type: 'overloaded_error', message: 'Busy.' } }, 'overloaded'],
    [{ error: { code: 'busy', type: 'server_error', message: 'Busy.' } }, 'upstream'],
    [{ error: { code: 'invalid_prompt', message: 'No.' } }, 'invalid-request'],
    [{ code: 'rate_limit_exceeded', message: 'Slow.' }, 'rate-limit'],
  ])('a failure in the midst of an answer counts by its code, else by its type: %j', (failure, kind) => {
    expect(decodeFailure(failure).kind).toBe(kind);
  });

  test('a code that is no text is none to clients', () => {
    const failure = decodeFailure({ error: { code: 500, message: 'Sorry.' } });
    expect(encodeFailure(failure)).toMatchObject({ code: 'server_error', message: 'Sorry.' });
  });

  test('decodes a failure without a message', () => {
    expect(decodeFailure({})).toMatchObject({
      kind: 'upstream',
      message: expect.stringContaining('without saying why'),
    });
  });
});

describe('what a client is refused with', () => {
  test.each<[CoreError, number, object]>([
    [
      { kind: 'invalid-request', message: 'Bad.', param: 'input' },
      400,
      { type: 'invalid_request_error', param: 'input' },
    ],
    [{ kind: 'context-length', message: 'Long.', status: 413 }, 400, { code: 'context_length_exceeded' }],
    [
      { kind: 'context-length', message: 'Long.', tokens: { used: 9, limit: 8 } },
      400,
      { message: expect.stringContaining('maximum context length is 8 tokens') },
    ],
    [
      { kind: 'unsupported', message: 'Gone.', code: 'previous_response_not_found', param: 'previous_response_id' },
      400,
      { code: 'previous_response_not_found', param: 'previous_response_id' },
    ],
    [{ kind: 'overloaded', message: 'Busy.', status: 529 }, 529, { type: 'server_error' }],
  ])('%j', (error, status, expected) => {
    const reply = encodeError(error);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ error: expected });
  });

  test('is always sent how long to wait for a limit', () => {
    expect(encodeError({ kind: 'rate-limit', message: 'Slow.' }).headers).toEqual({ 'retry-after': '2' });
    expect(encodeError({ kind: 'rate-limit', message: 'Slow.', retryAfterMs: 7000 }).headers).toEqual({
      'retry-after': '7',
    });
    const odd: CoreError = { kind: 'upstream', message: 'Slow.', status: 429 };
    expect(encodeError(odd).headers).toEqual({ 'retry-after': '2' });
  });

  test('keeps all fields of an error of its own vendor', () => {
    const body = {
      error: { message: 'Bad.', type: 'invalid_request_error', param: 'input[0].id', code: 'odd', extra: 1 },
    };
    expect(encodeError(refused(400, body)).body).toEqual(body);
  });

  test('codes of other vendors mean nothing here', () => {
    const raw = { protocol: 'gemini', status: 400, body: {} } as const;
    const reply = encodeError({ kind: 'invalid-request', message: 'Bad.', code: 'INVALID_ARGUMENT', raw });
    expect(reply.body).toMatchObject({ error: { code: null } });
  });
});
