import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import type { JsonObject, JsonValue } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import { asked, client, frames, sent, target } from './contexts.ts';

/** Names that mean something on this wire, so that what is made up reaches deep. */
const names =
  'model messages role content type text image_url url file input_audio tool_calls id index function custom name arguments ' +
  'input tools tool_choice stop n choices delta message finish_reason usage error reasoning refusal audio annotations ' +
  'logprobs extra_content louter google function_call functions response_format __proto__ constructor';
const name = fc.constantFrom(...names.split(' '));
const word = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'user',
    'assistant',
    'tool',
    'system',
    'function',
    'text',
    'image_url',
    'file',
    'custom',
    '{"a":1}{',
    '',
  ),
);
const { json } = fc.letrec<{ json: JsonValue }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    word,
    fc.constantFrom(null, true, false, 0, -1, 7.5, Number.MAX_VALUE),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.array(fc.tuple(name, tie('json')), { maxLength: 6 }).map((entries): JsonObject => Object.fromEntries(entries)),
  ),
}));

/** What an action throws that is not an error with a kind. */
function defectOf(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown instanceof LouterError ? undefined : thrown;
  }
  return undefined;
}

describe('any input is accepted or refused, and never causes another error', () => {
  test('requests', () => {
    const message = fc.record(
      { role: word, content: json, tool_calls: json, tool_call_id: word, name: word },
      { requiredKeys: [] },
    );
    const body = fc.record(
      {
        model: word,
        messages: fc.array(message, { maxLength: 3 }),
        tools: json,
        tool_choice: json,
        response_format: json,
        stop: json,
      },
      { requiredKeys: ['model', 'messages'] },
    );
    fc.assert(
      fc.property(fc.oneof(json, body), (value) => {
        expect(defectOf(() => sent(openaiChat.decodeRequest(value)))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  test('answers', () => {
    const body = fc.record({
      id: json,
      choices: fc.array(fc.record({ index: json, message: json, finish_reason: json, logprobs: json })),
      usage: json,
    });
    fc.assert(
      fc.property(fc.oneof(json, body), (value) => {
        const read = () => openaiChat.decodeResponse(value, target(asked()).context);
        expect(defectOf(() => openaiChat.encodeResponse(read(), client(asked()).context))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  test('streams', () => {
    const chunk = fc.record({
      id: json,
      choices: fc.array(fc.record({ index: json, delta: json, finish_reason: json }), { maxLength: 2 }),
      usage: json,
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(json, chunk), { maxLength: 6 }), (values) => {
        const data = frames(...values.map((value) => JSON.stringify(value)));
        const events = () => collectSteps(openaiChat.decodeStream(target(asked()).context), data);
        expect(
          defectOf(() => collectSteps(openaiChat.encodeStream(client(asked()).context), events())),
        ).toBeUndefined();
        expect(defectOf(() => collectSteps(openaiChat.grammar, data))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  test('errors', () => {
    fc.assert(
      fc.property(json, fc.integer({ min: 100, max: 599 }), word, (body, status, wait) => {
        const error = openaiChat.decodeError({ status, headers: { 'retry-after': wait }, body });
        expect(error.message).not.toBe('');
        expect(openaiChat.encodeError(error).status).toBeGreaterThanOrEqual(400);
      }),
    );
  });
});
