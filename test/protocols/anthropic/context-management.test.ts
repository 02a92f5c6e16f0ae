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
