import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import type { JsonValue } from '../../../../src/core/json.ts';
import { openaiCompletions } from '../../../../src/protocols/openai/completions/index.ts';
import { answerOf, choice, chunk, target, usage } from './contexts.ts';

const decoded = (body: JsonValue) => openaiCompletions.decodeResponse(body, target().context);

function failure(body: JsonValue): LouterError {
  try {
    decoded(body);
  } catch (thrown) {
    if (thrown instanceof LouterError) return thrown;
    throw thrown;
  }
  throw new Error('nothing was thrown');
}

test('decodes a plain answer like its stream', () => {
  const choices = [choice('Once more', 'stop', { stop_reason: null }), choice('b', 'length', { index: 1 })];
  const cached = { ...usage, prompt_tokens_details: { cached_tokens: 4 } };
  const whole = decoded(chunk(choices, { usage: cached, system_fingerprint: 'f' }));
  expect(whole).toEqual(
    answerOf([
      chunk([choice('Once '), choice('b', null, { index: 1 })], { system_fingerprint: 'f' }),
      chunk([choice('more', 'stop'), choice(null, 'length', { index: 1 })]),
      chunk([], { usage: cached }),
      '[DONE]',
    ]),
  );
  expect(whole.usage).toMatchObject({ input: 7, output: 3, cacheRead: 4 });
});

test('decodes an answer without text to one without parts', () => {
  expect(decoded(chunk([choice('', 'stop')])).candidates[0]?.message.content).toEqual([]);
});

test('an answer without finish_reason came to its end', () => {
  expect(decoded({ choices: [{ text: 'a' }] }).candidates[0]?.finish).toEqual({ reason: 'stop' });
});

describe('what is not an answer', () => {
  test.each([
    ['a list', [], 'the answer is no JSON object'],
    ['no choices', {}, 'the answer has no choices'],
    ['gaps between the choices', chunk([choice('a', 'stop', { index: 2 })]), 'the numbers of the choices have gaps'],
  ])('%s', (_, body, message) => {
    expect(failure(body).detail).toMatchObject({ kind: 'bad-upstream-reply', message });
  });

  test('an error with status 200', () => {
    const body = { error: { message: 'the prompt is too long: maximum context length is 10 tokens' } };
    expect(failure(body).detail).toMatchObject({ kind: 'context-length', raw: { protocol: 'openai-completions' } });
  });
});

test('decodes a refused request by its status and message', () => {
  const message = "This model's maximum context length is 100 tokens. However, you requested 150 tokens";
  const body = { error: { message, type: 'BadRequestError', param: null, code: 400 } };
  expect(openaiCompletions.decodeError({ status: 400, headers: {}, body })).toMatchObject({
    kind: 'context-length',
    status: 400,
    tokens: { used: 150, limit: 100 },
    raw: { protocol: 'openai-completions', body },
  });
});
