import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../src/core/json.ts';
import type { CoreError } from '../../../src/core/types.ts';
import { ollama } from '../../../src/protocols/ollama/index.ts';

const decode = (status: number, body: JsonValue, headers: Record<string, string> = {}): CoreError =>
  ollama.decodeError({ status, headers, body });

describe('decoding an error', () => {
  test.each<[number, JsonValue, CoreError['kind'], string]>([
    [404, { error: "model 'x' not found" }, 'not-found', "model 'x' not found"],
    [400, { error: '"x" does not support thinking' }, 'invalid-request', '"x" does not support thinking'],
    [401, { error: 'unauthorized' }, 'authentication', 'unauthorized'],
    [403, { error: 'no' }, 'permission', 'no'],
    [429, { error: 'slow down' }, 'rate-limit', 'slow down'],
    [500, { error: 'crashed' }, 'upstream', 'crashed'],
    [503, { error: 'server busy' }, 'overloaded', 'server busy'],
    [400, { error: { message: 'as others say it' } }, 'invalid-request', 'as others say it'],
    [502, 'Bad gateway', 'upstream', 'Bad gateway'],
    [500, '{"error":"unlabelled"}', 'upstream', 'unlabelled'],
    [500, null, 'upstream', 'the backend answered 500 with nothing'],
    [500, '', 'upstream', 'the backend answered 500 with nothing'],
  ])('%i %j is %s', (status, body, kind, message) => {
    expect(decode(status, body)).toMatchObject({ kind, message, status });
  });

  test.each([
    'the input length exceeds the context length',
    'prompt too long; exceeded max context length by 4 tokens',
    'request (9031 tokens) exceeds the available context size (8192 tokens), try increasing it',
  ])('a prompt that is too long: %s', (error) => {
    expect(decode(400, { error }).kind).toBe('context-length');
    expect(decode(500, { error }).kind).toBe('context-length');
    expect(decode(503, { error }).kind).toBe('overloaded');
  });

  test('reads the length of the prompt and the limit', () => {
    const error = 'request (9031 tokens) exceeds the available context size (8192 tokens)';
    expect(decode(400, { error }).tokens).toEqual({ used: 9031, limit: 8192 });
    expect(decode(400, { error: 'exceeds the context length' }).tokens).toBeUndefined();
  });

  test('reads how long to wait', () => {
    expect(decode(429, { error: 'x' }, { 'retry-after': '30' }).retryAfterMs).toBe(30_000);
  });
});

describe('encoding an error', () => {
  test.each<[CoreError, number]>([
    [{ kind: 'not-found', message: 'x' }, 404],
    [{ kind: 'invalid-request', message: 'x', status: 413 }, 413],
    [{ kind: 'overloaded', message: 'x', status: 529 }, 529],
    // Another vendor says with 400 what is a wrong key.
    [{ kind: 'authentication', message: 'x', status: 400 }, 401],
    [{ kind: 'bad-upstream-reply', message: 'x', status: 200 }, 502],
    [{ kind: 'unsupported', message: 'x' }, 400],
    [{ kind: 'internal', message: 'x' }, 500],
  ])('%j has the status %i', (error, status) => {
    expect(ollama.encodeError(error)).toEqual({ status, headers: {}, body: { error: 'x' } });
  });

  test('always writes retry-after with a 429', () => {
    expect(ollama.encodeError({ kind: 'rate-limit', message: 'x' }).headers).toEqual({ 'retry-after': '2' });
    expect(ollama.encodeError({ kind: 'rate-limit', message: 'x', retryAfterMs: 4100 }).headers).toEqual({
      'retry-after': '5',
    });
  });

  test("uses the vendor's phrase for a prompt that is too long", () => {
    const { status, body } = ollama.encodeError({ kind: 'context-length', message: 'Zu lang.' });
    expect(status).toBe(400);
    expect(body).toEqual({ error: 'the input length exceeds the context length: Zu lang.' });
    expect(decode(status, body).kind).toBe('context-length');
  });

  test("keeps the other fields of this vendor's errors", () => {
    const body = { error: 'unauthorized', signin_url: 'https://ollama.com/connect' };
    expect(ollama.encodeError(decode(401, body))).toEqual({ status: 401, headers: {}, body });
  });
});
