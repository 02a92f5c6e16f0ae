import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../../src/core/json.ts';
import type { CoreError } from '../../../src/core/types.ts';
import { gemini } from '../../../src/protocols/gemini/index.ts';

const decoded = (status: number, body: JsonValue, headers: Record<string, string> = {}): CoreError =>
  gemini.decodeError({ status, headers, body });
const status = (code: number, name: string, message: string, details?: JsonObject[]): JsonObject => ({
  error: { code, message, status: name, ...(details && { details }) },
});
const retryInfo = (retryDelay: string): JsonObject => ({
  '@type': 'type.googleapis.com/google.rpc.RetryInfo',
  retryDelay,
});

describe('errors of the vendor', () => {
  test.each<[number, JsonObject, Partial<CoreError>]>([
    [400, status(400, 'INVALID_ARGUMENT', 'Bad'), { kind: 'invalid-request', status: 400 }],
    [
      400,
      status(400, 'INVALID_ARGUMENT', 'API key not valid.', [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
      ]),
      { kind: 'authentication', code: 'API_KEY_INVALID' },
    ],
    [
      400,
      status(400, 'INVALID_ARGUMENT', 'Bad', [
        {
          '@type': 'type.googleapis.com/google.rpc.BadRequest',
          fieldViolations: [{ field: 'contents[0].role', description: 'Bad' }],
        },
      ]),
      { kind: 'invalid-request', param: 'contents[0].role' },
    ],
    [403, status(403, 'PERMISSION_DENIED', 'No'), { kind: 'permission' }],
    [404, status(404, 'NOT_FOUND', 'No such model'), { kind: 'not-found' }],
    [429, status(429, 'RESOURCE_EXHAUSTED', 'Slow', [retryInfo('3.5s')]), { kind: 'rate-limit', retryAfterMs: 3500 }],
    [500, status(500, 'INTERNAL', 'Oops'), { kind: 'upstream' }],
    [503, status(503, 'UNAVAILABLE', 'Busy'), { kind: 'overloaded' }],
    [504, status(504, 'DEADLINE_EXCEEDED', 'Late'), { kind: 'timeout' }],
    [
      400,
      status(
        400,
        'INVALID_ARGUMENT',
        'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
      ),
      { kind: 'context-length', tokens: { used: 1_200_000, limit: 1_048_576 } },
    ],
    [
      400,
      status(400, 'INVALID_ARGUMENT', 'The input token count exceeds the maximum number of tokens allowed 1048576.'),
      { kind: 'context-length' },
    ],
  ])('%i %j', (code, body, expected) => {
    expect(decoded(code, body)).toMatchObject(expected);
  });

  test('are decoded from a list, as streams without SSE have them', () => {
    expect(decoded(429, [status(429, 'RESOURCE_EXHAUSTED', 'Slow')])).toMatchObject({
      kind: 'rate-limit',
      message: 'Slow',
    });
  });

  test.each<[JsonValue, string]>([
    ['<html>Bad gateway</html>', 'Bad gateway'],
    [null, 'the backend answered 502 with nothing'],
    [{}, 'the backend answered 502 with {}'],
    [{ error: 'no' }, 'no'],
    [[], 'the backend answered 502 with []'],
    [{ error: { message: 7 } }, 'the backend answered 502 with {"error":{"message":7}}'],
  ])('%j is an error all the same', (body, message) => {
    expect(decoded(502, body)).toMatchObject({ kind: 'upstream', status: 502, message });
  });
});

describe('errors for clients', () => {
  test.each<[CoreError, number, string]>([
    [{ kind: 'invalid-request', message: 'm' }, 400, 'INVALID_ARGUMENT'],
    [{ kind: 'authentication', message: 'm' }, 401, 'UNAUTHENTICATED'],
    [{ kind: 'permission', message: 'm' }, 403, 'PERMISSION_DENIED'],
    [{ kind: 'not-found', message: 'm' }, 404, 'NOT_FOUND'],
    [{ kind: 'overloaded', message: 'm', status: 529 }, 503, 'UNAVAILABLE'],
    [{ kind: 'timeout', message: 'm' }, 504, 'DEADLINE_EXCEEDED'],
    [{ kind: 'unsupported', message: 'm' }, 400, 'INVALID_ARGUMENT'],
    [{ kind: 'internal', message: 'm' }, 500, 'INTERNAL'],
  ])('%j', (error, code, name) => {
    expect(gemini.encodeError(error)).toMatchObject({
      status: code,
      body: { error: { code, message: 'm', status: name } },
    });
  });

  test('give the delay in the header and in the body', () => {
    expect(gemini.encodeError({ kind: 'rate-limit', message: 'm', retryAfterMs: 1500 })).toMatchObject({
      headers: { 'retry-after': '2' },
      body: { error: { details: [retryInfo('1.5s')] } },
    });
    expect(gemini.encodeError({ kind: 'rate-limit', message: 'm' })).toMatchObject({
      headers: { 'retry-after': '2' },
      body: { error: { details: [retryInfo('2s')] } },
    });
  });

  test('name the invalid field', () => {
    expect(gemini.encodeError({ kind: 'invalid-request', message: 'm', param: 'contents.0' }).body).toMatchObject({
      error: { details: [{ fieldViolations: [{ field: 'contents.0', description: 'm' }] }] },
    });
  });

  test.each<[CoreError, string]>([
    [
      { kind: 'context-length', message: 'too long', status: 413, tokens: { used: 9, limit: 5 } },
      'The input token count (9) exceeds the maximum number of tokens allowed (5).',
    ],
    [
      { kind: 'context-length', message: 'too long' },
      'The input token count exceeds the maximum number of tokens allowed: too long',
    ],
  ])("decodes the vendor's message about a prompt that is too long", (error, message) => {
    expect(gemini.encodeError(error)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', message } },
    });
  });

  test("keep the details of the vendor's own error", () => {
    const body = status(429, 'RESOURCE_EXHAUSTED', 'Quota', [
      { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [] },
      retryInfo('15s'),
    ]);
    expect(gemini.encodeError(decoded(429, body))).toMatchObject({
      status: 429,
      headers: { 'retry-after': '15' },
      body,
    });
  });
});
