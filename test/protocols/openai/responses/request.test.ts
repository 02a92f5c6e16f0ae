import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import type { CoreChatRequest } from '../../../../src/core/types.ts';
import { openaiResponses } from '../../../../src/protocols/openai/responses/index.ts';
import { asked, coreRequest, sent, vendor } from './contexts.ts';

const refusal = (fields: JsonObject): string => {
  try {
    asked(fields);
  } catch (error) {
    if (error instanceof LouterError) return error.message;
    throw error;
  }
  throw new Error('the request should have been refused');
};

describe('what is refused', () => {
  test.each<[JsonObject, string]>([
    [{ input: 7 }, 'input: expected a string, an array or null, got number 7'],
    [{ input: [{ type: 'message', role: 'usr', content: 'Hi' }] }, 'input.0.role: expected one of'],
    [{ input: [{ type: 'function_call', call_id: 'a', name: 'f' }] }, 'input.0.arguments: expected a value'],
    [
      { input: [{ role: 'user', content: [{ type: 'input_image' }] }] },
      'input.0.content.0: expected image_url or file_id',
    ],
    [{ input: [{ role: 'user', content: [{ type: 'input_file' }] }] }, 'input.0.content.0: expected one of file_data'],
    [{ input: [] }, 'input: expected something to answer, got nothing'],
    [{ tool_choice: 'any' }, 'tool_choice: expected one of "none", "auto", "required"'],
    [{ tool_choice: { type: 'function' } }, 'tool_choice.name: expected a string'],
  ])('%j', (fields, message) => {
    expect(refusal(fields)).toContain(message);
  });

  test.each([
    [{ previous_response_id: 'resp_0' }, 'previous_response_id'],
    [{ conversation: 'conv_1' }, 'conversation'],
    [{ prompt: { id: 'pmpt_1' } }, 'prompt'],
    [{ background: true }, 'background'],
    [{ input: [{ type: 'compaction', encrypted_content: 'abc' }] }, 'input.0'],
  ] satisfies [JsonObject, string][])('%j is held by the vendor alone', (fields, field) => {
    expect(asked(fields).serverState).toEqual({ protocol: 'openai-responses', field });
  });

  test.each([[{ type: 'item_reference', id: 'msg_1' }], [{ type: null, id: 'msg_1' }], [{ id: 'msg_1' }]] satisfies [
    JsonObject,
  ][])('%j refers to an item that the vendor alone holds', (item) => {
    expect(asked({ input: [item] }).serverState).toEqual({
      protocol: 'openai-responses',
      field: 'input.0',
      itemId: 'msg_1',
    });
  });
});

describe('fields that Core carries', () => {
  const request = asked({
    instructions: 'Be brief.',
    max_output_tokens: 100,
    top_logprobs: 2,
    include: ['message.output_text.logprobs', 'reasoning.encrypted_content', 'web_search_call.action.sources'],
    reasoning: { effort: 'high', summary: 'auto', context: 'all_turns' },
    text: { format: { type: 'json_schema', name: 'answer', schema: { type: 'object' } }, verbosity: 'low' },
    prompt_cache_key: 'session',
    safety_identifier: 'person',
    parallel_tool_calls: false,
    metadata: { a: 'b' },
    client_metadata: { installation: 'x' },
    store: false,
  });

  test('are read', () => {
    expect(request).toMatchObject({
      maxTokens: 100,
      logprobs: { top: 2 },
      reasoning: { effort: 'high', summary: 'auto' },
      responseFormat: { type: 'json-schema', name: 'answer' },
      verbosity: 'low',
      cacheKey: 'session',
      user: 'person',
      parallelToolCalls: false,
      metadata: { a: 'b' },
      messages: [{ role: 'system', content: [{ text: 'Be brief.' }] }, { role: 'user' }],
    } satisfies Partial<Record<keyof CoreChatRequest, unknown>>);
  });

  test('what only this protocol knows is kept apart', () => {
    expect(request.extras).toEqual({
      'openai-responses': {
        client_metadata: { installation: 'x' },
        reasoning: { context: 'all_turns' },
        include: ['web_search_call.action.sources'],
      },
    });
  });

  test('go on as they came', () => {
    const { body, losses } = sent(request);
    expect(losses).toEqual([]);
    expect(body).toMatchObject({
      instructions: 'Be brief.',
      input: 'Hello',
      include: ['message.output_text.logprobs', 'reasoning.encrypted_content', 'web_search_call.action.sources'],
      reasoning: { effort: 'high', summary: 'auto', context: 'all_turns' },
      safety_identifier: 'person',
      store: false,
    });
  });

  test('to ask for what holds anyway is no loss', () => {
    const usual = asked({ background: false, truncation: 'disabled', service_tier: 'auto' });
    expect(usual.extras).toBeUndefined();
    expect(sent(usual).body).toMatchObject({ background: false, truncation: 'disabled', service_tier: 'auto' });
    expect(asked({ truncation: 'auto' }).extras).toEqual({ 'openai-responses': { truncation: 'auto' } });
  });

  test('ids of items and whether the vendor stores are no loss', () => {
    const { store, extras } = asked({
      store: true,
      input: [{ type: 'message', id: 'msg_1', status: 'completed', role: 'user', content: 'Hi' }],
    });
    expect(extras).toBeUndefined();
    expect(store).toBe(true);
  });
});

describe('a request of another protocol', () => {
  test('asks that nothing be stored, and for the encrypted thoughts', () => {
    expect(sent(coreRequest()).body).toEqual({
      model: 'vendor-model',
      input: [{ type: 'message', role: 'user', content: 'Hello' }],
      include: ['reasoning.encrypted_content'],
      store: false,
    });
  });

  test('asks a model that does not reason for no thoughts: such models refuse it', () => {
    expect(sent(coreRequest(), vendor, { reasoning: 'none' }).body).not.toHaveProperty('include');
  });

  test('wants log probabilities by two fields', () => {
    expect(sent(coreRequest({ logprobs: { top: 3 } })).body).toMatchObject({
      include: ['reasoning.encrypted_content', 'message.output_text.logprobs'],
      top_logprobs: 3,
    });
  });

  test('reports unsupported options', () => {
    const { body, losses } = sent(
      coreRequest({ topK: 5, stop: ['END'], seed: 7, presencePenalty: 1, frequencyPenalty: 0, candidates: 2 }),
    );
    expect(losses.map(({ path }) => path)).toEqual(['/top_k', '/stop', '/seed', '/presence_penalty', '/candidates']);
    expect(Object.keys(body)).toEqual(['model', 'input', 'include', 'store']);
  });

  test('omits sampling for models that refuse it, unless their own client set it', () => {
    const facts = { sampling: 'fixed' } as const;
    const foreign = sent(coreRequest({ temperature: 0.2, topP: 0.5 }), vendor, facts);
    expect(foreign.losses.map(({ path }) => path)).toEqual(['/temperature', '/top_p']);
    expect(foreign.body).not.toHaveProperty('temperature');
    const own = sent(asked({ model: 'vendor-model', temperature: 0.2 }), vendor, facts);
    expect(own).toMatchObject({ body: { temperature: 0.2 }, losses: [] });
  });

  test('a limit below what OpenAI takes becomes the least', () => {
    const { body, losses } = sent(coreRequest({ maxTokens: 5 }), vendor);
    expect(body['max_output_tokens']).toBe(16);
    expect(losses).toMatchObject([{ path: '/max_output_tokens', instead: expect.stringContaining('16') }]);
    expect(sent(coreRequest({ maxTokens: 5 })).body['max_output_tokens']).toBe(5);
  });

  test('a schema is meant as it is written', () => {
    const { body } = sent(coreRequest({ responseFormat: { type: 'json-schema', schema: { type: 'object' } } }));
    expect(body['text']).toEqual({
      format: { type: 'json_schema', name: 'answer', schema: { type: 'object' }, strict: false },
    });
  });

  test('a long user name gets a stand-in, which is shorter for OpenAI', () => {
    const user = 'person-'.repeat(20);
    const { body, losses } = sent(coreRequest({ user }), vendor);
    expect(body['safety_identifier']).toHaveLength(64);
    expect(losses).toHaveLength(1);
    expect(sent(coreRequest({ user })).body['user']).toHaveLength(128);
    const shorter = user.slice(0, 128);
    expect(sent(coreRequest({ user: shorter })).body['user']).toBe(shorter);
  });
});

describe('options for reasoning', () => {
  const sendReasoning = (reasoning: CoreChatRequest['reasoning'], host?: string, facts = {}) => {
    const { body, losses } = sent(coreRequest(reasoning && { reasoning }), host, facts);
    return { sent: body['reasoning'], lost: losses.map(({ path }) => path) };
  };

  test('a budget becomes the nearest effort', () => {
    expect(sendReasoning({ budgetTokens: 2000 }, vendor, { reasoning: 'effort' })).toMatchObject({
      sent: { effort: 'low' },
    });
    expect(sendReasoning({ budgetTokens: 32_000 }, vendor, { reasoning: 'effort' })).toMatchObject({
      sent: { effort: 'high' },
    });
  });

  test('sends no effort when the server is unknown', () => {
    expect(sendReasoning({ effort: 'low' })).toEqual({ sent: undefined, lost: ['/reasoning/effort'] });
  });

  test('other servers know three efforts', () => {
    expect(sendReasoning({ effort: 'xhigh' }, undefined, { reasoning: 'effort' })).toMatchObject({
      sent: { effort: 'high' },
    });
  });

  test('a model that does not reason is not asked to', () => {
    expect(sendReasoning({ effort: 'low' }, vendor, { reasoning: 'none' })).toEqual({
      sent: undefined,
      lost: ['/reasoning'],
    });
    expect(sendReasoning({ off: true }, vendor, { reasoning: 'none' })).toEqual({
      sent: undefined,
      lost: ['/reasoning/effort'],
    });
  });

  test('requests a summary by this vendor’s value for that of another', () => {
    expect(sendReasoning({ effort: 'low', summary: 'summarized' }, vendor, { reasoning: 'effort' })).toMatchObject({
      sent: { effort: 'low', summary: 'auto' },
    });
  });

  test('none is the effort of no reasoning', () => {
    expect(asked({ reasoning: { effort: 'none' } }).reasoning).toEqual({ off: true });
    expect(sent(asked({ model: 'vendor-model', reasoning: { effort: 'none' } })).body['reasoning']).toEqual({
      effort: 'none',
    });
  });
});

test('a request that is only counted needs no model in its body', () => {
  const request = openaiResponses.decodeRequest({ input: 'Hello' }, { countTokens: true });
  expect(request.messages).toMatchObject([{ content: [{ text: 'Hello' }] }]);
});
