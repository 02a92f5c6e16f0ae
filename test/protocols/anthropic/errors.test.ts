import { describe, expect, test } from 'vitest';
import type { CoreError } from '../../../src/core/types.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';

const decode = (status: number, type: string, message: string, headers: Record<string, string> = {}) =>
  anthropic.decodeError({ status, headers, body: { type: 'error', error: { type, message } } });

describe('decoding an error', () => {
  test.each([
    [400, 'invalid_request_error', 'invalid-request'],
    [401, 'authentication_error', 'authentication'],
    [402, 'billing_error', 'permission'],
    [403, 'permission_error', 'permission'],
    [404, 'not_found_error', 'not-found'],
    [413, 'request_too_large', 'invalid-request'],
    [429, 'rate_limit_error', 'rate-limit'],
    [500, 'api_error', 'upstream'],
    [504, 'timeout_error', 'timeout'],
    [529, 'overloaded_error', 'overloaded'],
  ])('%i %s is %s', (status, type, kind) => {
    expect(decode(status, type, 'No.')).toMatchObject({ kind, status, message: 'No.' });
  });

  test('reads both numbers of a prompt that is too long', () => {
    expect(decode(400, 'invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum')).toMatchObject({
      kind: 'context-length',
      tokens: { used: 210_000, limit: 200_000 },
    });
  });

  test.each<[Record<string, string>, number]>([
    [{ 'retry-after': '15' }, 15_000],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after': 'Sat, 21 Nov 2026 08:00:05 GMT', date: 'Sat, 21 Nov 2026 08:00:00 GMT' }, 5000],
  ])('reads from %j a wait of %i ms', (headers, wait) => {
    expect(decode(429, 'rate_limit_error', 'Slow down.', headers).retryAfterMs).toBe(wait);
  });

  test.each([['<html>Bad gateway</html>'], [null], [{ detail: 'x' }], [[]]])('reads %j as an error', (body) => {
    expect(anthropic.decodeError({ status: 502, headers: {}, body })).toMatchObject({ kind: 'upstream', status: 502 });
  });
});

describe('encoding an error', () => {
  const encode = (error: CoreError) => anthropic.encodeError(error);

  test('always writes retry-after with a 429', () => {
    expect(encode({ kind: 'rate-limit', message: 'No.' })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '2' },
    });
    expect(encode({ kind: 'rate-limit', message: 'No.', retryAfterMs: 1200 }).headers).toEqual({ 'retry-after': '2' });
    expect(encode({ kind: 'rate-limit', message: 'No.', retryAfterMs: 9000 }).headers).toEqual({ 'retry-after': '9' });
  });

  test.each<[string, CoreError, string]>([
    [
      'with both numbers',
      { kind: 'context-length', message: 'Too big.', tokens: { used: 9, limit: 8 } },
      'prompt is too long: 9 tokens > 8 maximum',
    ],
    ['without numbers', { kind: 'context-length', message: 'Too big.', status: 413 }, 'prompt is too long: Too big.'],
  ])('a context overflow of any vendor has the words that make Claude Code compact, %s', (_name, error, message) => {
    expect(encode(error)).toMatchObject({
      status: 400,
      body: { type: 'error', error: { type: 'invalid_request_error', message } },
    });
  });

  test('keeps type and fields of its own errors, and the message of others', () => {
    const body = {
      type: 'error',
      error: { type: 'conflict_error', message: 'No.', details: { x: 1 } },
      request_id: 'req_1',
    };
    expect(encode(anthropic.decodeError({ status: 409, headers: {}, body }))).toMatchObject({ status: 409, body });
    const other: CoreError = {
      kind: 'overloaded',
      message: 'Queue full.',
      status: 503,
      raw: { protocol: 'openai-chat', status: 503, body: {} },
    };
    expect(encode(other)).toMatchObject({
      status: 503,
      body: { error: { type: 'overloaded_error', message: 'Queue full.' } },
    });
  });
});
