import type { JsonObject } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';

const image = 'iVBORw0KGgo=';

/** A request of each protocol that holds a little of everything. */
export const requests: Record<Protocol, JsonObject> = {
  anthropic: {
    model: 'm',
    max_tokens: 100,
    temperature: 0.5,
    top_k: 5,
    stop_sequences: ['x'],
    metadata: { user_id: 'u' },
    thinking: { type: 'enabled', budget_tokens: 2000 },
    tool_choice: { type: 'tool', name: 'look' },
    system: [{ type: 'text', text: 'Be kind.', cache_control: { type: 'ephemeral', ttl: '1h' } }],
    tools: [
      { name: 'look', description: 'd', input_schema: { type: 'object', properties: { where: { type: 'string' } } } },
    ],
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'a' },
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: image } },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 't', signature: 'c2ln' },
          { type: 'text', text: 'b' },
          { type: 'tool_use', id: 'call_1', name: 'look', input: { where: 'x' } },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'call_1', is_error: true, content: [{ type: 'text', text: 'r' }] },
        ],
      },
    ],
  },
  'openai-chat': {
    model: 'm',
    max_completion_tokens: 100,
    temperature: 0.5,
    n: 1,
    stop: ['x'],
    seed: 5,
    user: 'u',
    reasoning_effort: 'low',
    logit_bias: { 5: 1 },
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema', json_schema: { name: 's', schema: { type: 'object' } } },
    tool_choice: { type: 'function', function: { name: 'look' } },
    tools: [{ type: 'function', function: { name: 'look', parameters: { type: 'object', properties: {} } } }],
    messages: [
      { role: 'system', content: 'Be kind.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'a' },
          { type: 'image_url', image_url: { url: `data:image/png;base64,${image}` } },
        ],
      },
      {
        role: 'assistant',
        content: 'b',
        tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'look', arguments: '{"where":"x"}' } }],
      },
      { role: 'tool', tool_call_id: 'call_1', content: [{ type: 'text', text: 'r' }] },
    ],
  },
  'openai-responses': {
    model: 'm',
    instructions: 'Be kind.',
    max_output_tokens: 100,
    temperature: 0.5,
    store: false,
    include: ['reasoning.encrypted_content'],
    prompt_cache_key: 'k',
    reasoning: { effort: 'low', summary: 'auto' },
    text: { verbosity: 'low', format: { type: 'json_schema', name: 's', schema: { type: 'object' } } },
    tool_choice: { type: 'function', name: 'look' },
    parallel_tool_calls: false,
    tools: [
      { type: 'function', name: 'look', parameters: { type: 'object', properties: {} }, strict: false },
      { type: 'custom', name: 'patch', format: { type: 'grammar', syntax: 'lark', definition: 'start: /x/' } },
      { type: 'namespace', name: 'far', tools: [{ type: 'function', name: 'look', parameters: { type: 'object' } }] },
    ],
    input: [
      { type: 'message', role: 'developer', id: 'msg_1', content: [{ type: 'input_text', text: 'Be brief.' }] },
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'a' },
          { type: 'input_image', image_url: `data:image/png;base64,${image}`, detail: 'low' },
        ],
      },
      { type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 't' }], encrypted_content: 'c2ln' },
      {
        type: 'message',
        role: 'assistant',
        id: 'msg_2',
        phase: 'commentary',
        content: [{ type: 'output_text', text: 'b', annotations: [] }],
      },
      { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'look', arguments: '{"where":"x"}' },
      { type: 'custom_tool_call', call_id: 'call_2', name: 'patch', input: '*** Begin' },
      { type: 'function_call_output', call_id: 'call_1', output: 'r' },
      { type: 'custom_tool_call_output', call_id: 'call_2', output: [{ type: 'input_text', text: 'r' }] },
    ],
  },
  gemini: {
    systemInstruction: { parts: [{ text: 'Be kind.' }] },
    generationConfig: {
      temperature: 0.5,
      topK: 5,
      maxOutputTokens: 100,
      stopSequences: ['x'],
      candidateCount: 1,
      seed: 5,
      responseMimeType: 'application/json',
      responseSchema: { type: 'OBJECT', properties: { a: { type: 'STRING', nullable: true } } },
      thinkingConfig: { includeThoughts: true, thinkingBudget: 2000 },
    },
    safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }],
    toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['look'] } },
    tools: [
      {
        functionDeclarations: [
          { name: 'look', description: 'd', parametersJsonSchema: { type: 'object', properties: { where: {} } } },
        ],
      },
    ],
    contents: [
      { role: 'user', parts: [{ text: 'a' }, { inlineData: { mimeType: 'image/png', data: image } }] },
      {
        role: 'model',
        parts: [
          { text: 't', thought: true },
          { text: 'b', thoughtSignature: 'c2ln' },
          { functionCall: { id: 'call_1', name: 'look', args: { where: 'x' } } },
        ],
      },
      { role: 'user', parts: [{ functionResponse: { id: 'call_1', name: 'look', response: { output: 'r' } } }] },
    ],
  },
  ollama: {
    model: 'm',
    think: true,
    keep_alive: '5m',
    format: { type: 'object', properties: { a: { type: 'string' } } },
    options: { temperature: 0.5, top_k: 5, num_predict: 100, stop: ['x'], seed: 5, num_ctx: 2048 },
    tools: [{ type: 'function', function: { name: 'look', parameters: { type: 'object', properties: {} } } }],
    messages: [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'a', images: [image] },
      {
        role: 'assistant',
        content: 'b',
        thinking: 't',
        tool_calls: [{ function: { name: 'look', arguments: { where: 'x' } } }],
      },
      { role: 'tool', tool_name: 'look', content: 'r' },
    ],
  },
  'gemini-interactions': {
    model: 'm',
    system_instruction: 'Be kind.',
    generation_config: {
      temperature: 0.5,
      max_output_tokens: 100,
      stop_sequences: ['x'],
      seed: 5,
      thinking_level: 'low',
    },
    response_format: { type: 'text', mime_type: 'application/json', schema: { type: 'object' } },
    tools: [{ type: 'function', name: 'look', parameters: { type: 'object', properties: {} } }],
    input: [
      {
        type: 'user_input',
        content: [
          { type: 'text', text: 'a' },
          { type: 'image', data: image, mime_type: 'image/png' },
        ],
      },
      { type: 'thought', signature: 'c2ln', summary: [{ type: 'text', text: 't' }] },
      { type: 'model_output', content: [{ type: 'text', text: 'b' }] },
      { type: 'function_call', id: 'c1', name: 'look', arguments: { where: 'x' } },
      { type: 'function_result', call_id: 'c1', name: 'look', result: 'r' },
    ],
  },
};
