import type { JsonObject } from '../../../src/core/json.ts';
import { pixel, readSchema, writeSchema, type AgentRequest } from './agent-request.ts';

const functionTool = (name: string, parameters: JsonObject | undefined, more: JsonObject = {}): JsonObject => ({
  type: 'function',
  function: { name, description: `Does what ${name} says.`, ...(parameters && { parameters }), ...more },
});
const call = (id: string, name: string, input: JsonObject): JsonObject => ({
  id,
  type: 'function',
  function: { name, arguments: JSON.stringify(input) },
});
const written = { file_path: 'a.txt', content: 'one' };

export const chatRequests: readonly AgentRequest[] = [
  {
    name: 'Qwen Code 0.24.4, Chat',
    protocol: 'openai-chat',
    body: {
      model: 'qwen3-coder',
      messages: [
        { role: 'system', content: 'You help in a terminal.' },
        { role: 'user', content: [{ type: 'text', text: 'Write a file.' }] },
        {
          role: 'assistant',
          content: 'I write it.',
          reasoning_content: 'A file first.',
          reasoning: 'A file first.',
          tool_calls: [call('call_1', 'write_file', written)],
        },
        { role: 'tool', tool_call_id: 'call_1', content: [{ type: 'text', text: 'written' }] },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Look.' },
            { type: 'image_url', image_url: { url: `data:image/png;base64,${pixel}` } },
          ],
        },
      ],
      tools: [
        functionTool('write_file', writeSchema),
        functionTool('list', undefined),
        functionTool('exit', {
          type: 'object',
          properties: { code: { type: ['integer', 'null'] }, why: { oneOf: [{ type: 'string' }, { type: 'number' }] } },
        }),
      ],
      temperature: 0,
      top_p: 0.95,
      max_tokens: 32_768,
      stream: true,
      stream_options: { include_usage: true },
    },
  },
  {
    name: 'opencode 1.18.33, Chat',
    protocol: 'openai-chat',
    body: {
      model: 'some-model',
      max_tokens: 32_000,
      messages: [
        { role: 'system', content: 'You help in a terminal.' },
        { role: 'user', content: 'Write a file.' },
        {
          role: 'assistant',
          content: '',
          reasoning_content: 'A file first.',
          tool_calls: [call('call_1', 'write', written)],
        },
        { role: 'tool', tool_call_id: 'call_1', content: 'written' },
      ],
      tools: [functionTool('write', { $schema: 'http://json-schema.org/draft-07/schema#', ...writeSchema })],
      tool_choice: 'auto',
      reasoning_effort: 'medium',
      stream: true,
      stream_options: { include_usage: true },
    },
  },
  {
    name: 'opencode 1.18.33, Chat, title',
    protocol: 'openai-chat',
    body: {
      model: 'some-model',
      max_tokens: 32_000,
      temperature: 0.5,
      messages: [
        { role: 'system', content: 'You write titles.' },
        { role: 'user', content: 'Write a file.' },
      ],
      stream: true,
      stream_options: { include_usage: true },
    },
  },
  {
    name: 'pi 0.73.1, Chat',
    protocol: 'openai-chat',
    body: {
      model: 'some-model',
      messages: [
        { role: 'developer', content: 'You help in a terminal.' },
        { role: 'user', content: [{ type: 'text', text: 'Write a file.' }] },
        { role: 'assistant', content: null, tool_calls: [call('call_1', 'read', { file_path: 'a.txt' })] },
        { role: 'tool', content: 'one', tool_call_id: 'call_1' },
      ],
      stream: true,
      stream_options: { include_usage: true },
      store: false,
      max_completion_tokens: 16_384,
      tools: [
        functionTool('read', readSchema, { strict: false }),
        functionTool('write', writeSchema, { strict: false }),
      ],
      reasoning_effort: 'medium',
    },
  },
  {
    name: 'Continue 1.5.47, Chat',
    protocol: 'openai-chat',
    body: {
      model: 'some-model',
      messages: [
        { role: 'system', content: 'You help in a terminal.' },
        { role: 'user', content: 'Write a file.' },
      ],
      max_tokens: 8_192,
      temperature: 0.7,
      stop: ['</done>'],
      presence_penalty: 0,
      frequency_penalty: 0,
      tools: [functionTool('Write', writeSchema)],
      parallel_tool_calls: false,
      stream: true,
      stream_options: { include_usage: true },
    },
  },
  {
    name: 'Cline 3.0.65, Chat',
    protocol: 'openai-chat',
    body: {
      model: 'some-model',
      messages: [
        { role: 'system', content: 'You help in a terminal.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Write a file.' },
            { type: 'text', text: 'Be quick.' },
          ],
        },
      ],
      temperature: 0,
      max_tokens: 8_192,
      tools: [functionTool('write_to_file', writeSchema, { strict: true })],
      tool_choice: 'auto',
      stream: true,
      stream_options: { include_usage: true },
    },
  },
];
