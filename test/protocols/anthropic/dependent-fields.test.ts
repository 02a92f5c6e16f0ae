import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { fitToCapabilities } from '../../../src/core/fit-to-capabilities.ts';
import { markChanged } from '../../../src/core/provenance.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';
import { createBackendContext, decodeClientRequest, encodeForVendor } from './contexts.ts';

const clearThinking = { type: 'clear_thinking_20251015', keep: 'all' };
const clearTools = { type: 'clear_tool_uses_20250919' };
const asked = (edits: JsonObject[], more: JsonObject = {}) =>
  decodeClientRequest({
    max_tokens: 4096,
    thinking: { type: 'enabled', budget_tokens: 2048 },
    context_management: { edits },
    ...more,
  });

test('an edit that clears thoughts stays beside thinking', () => {
  const { body } = encodeForVendor(markChanged(asked([clearThinking])));
  expect(body).toMatchObject({ thinking: { type: 'enabled' }, context_management: { edits: [clearThinking] } });
});

test.each([
  ['a route that turns thinking off', {}, { off: true as const }],
  ['a limit below the smallest budget', { max_tokens: 512, thinking: { type: 'adaptive' } }, { budgetTokens: 2048 }],
])('it goes with the thinking that is left out by %s', (_what, more, reasoning) => {
  for (const [edits, kept] of [
    [[clearThinking], undefined],
    [[{ ...clearThinking, keep: { type: 'thinking_turns', value: 2 } }, clearTools], { edits: [clearTools] }],
  ] as const) {
    const request = markChanged({ ...asked([...edits], more), reasoning });
    const { body, losses } = encodeForVendor(request);
    expect(body['context_management']).toEqual(kept);
    expect(losses.map(({ path }) => path)).toContain('/context_management');
  }
});

test('it goes with the reasoning that a backend does not support, though the client named its model', () => {
  const { request } = fitToCapabilities(asked([clearThinking, clearTools]), ['tools']);
  const { context } = createBackendContext(request);
  const body = anthropic.encodeRequest(request, {
    ...context,
    model: request.model,
    facts: { reasoning: 'none' },
  });
  expect(body).not.toHaveProperty('thinking');
  expect(body['context_management']).toEqual({ edits: [clearTools] });
});

test('what the client itself asks for without thinking is for the vendor to judge', () => {
  const request = decodeClientRequest({ context_management: { edits: [clearThinking] } });
  const { context } = createBackendContext(request);
  const body = anthropic.encodeRequest(request, { ...context, model: request.model });
  expect(body['context_management']).toEqual({ edits: [clearThinking] });
});

test.each(['budget', 'none'] as const)(
  'an effort without thinking goes where the model takes none (%s)',
  (reasoning) => {
    const request = decodeClientRequest({
      output_config: { effort: 'low', task_budget: { type: 'tokens', total: 9 } },
    });
    const { body, losses } = encodeForVendor(request, { reasoning });
    const task_budget = { type: 'tokens', total: 9 };
    expect([body['output_config'], losses.map(({ path }) => path)]).toEqual(
      reasoning === 'none' ? [{ task_budget }, ['/output_config/effort']] : [{ effort: 'low', task_budget }, []],
    );
  },
);

test('an effort beside a budget is reported where the model takes the budget alone', () => {
  const request = decodeClientRequest({
    max_tokens: 4096,
    thinking: { type: 'enabled', budget_tokens: 2048 },
    output_config: { effort: 'low' },
  });
  const { body, losses } = encodeForVendor(request, { reasoning: 'budget' });
  expect(body).toMatchObject({ thinking: { type: 'enabled', budget_tokens: 2048 } });
  expect(body).not.toHaveProperty('output_config');
  expect(losses.map(({ path }) => path)).toEqual(['/output_config/effort']);
});

test('an edit that clears thoughts goes with thinking that a forced call excludes, though the client named the model', () => {
  const request = asked([{ ...clearThinking, keep: { type: 'thinking_turns', value: 1 } }], {
    tools: [{ name: 'look', input_schema: { type: 'object' } }],
    tool_choice: { type: 'any' },
  });
  const { context } = createBackendContext(request, {}, request.model);
  const body = anthropic.encodeRequest(request, context);
  expect(body['thinking']).not.toMatchObject({ type: 'enabled' });
  expect(body).not.toHaveProperty('context_management');
});

test('thinking of a type that is not known is not sent to a model that does not think', () => {
  const request = decodeClientRequest({ thinking: { type: 'of_a_later_version' } });
  const { body, losses } = encodeForVendor(request, { reasoning: 'none' });
  expect([body['thinking'], losses.map(({ path }) => path)]).toEqual([undefined, ['/thinking']]);
  expect(encodeForVendor(request).body['thinking']).toEqual({ type: 'of_a_later_version' });
});
