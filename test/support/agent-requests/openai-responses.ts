import type { JsonObject } from '../../../src/core/json.ts';
import { pixel, readSchema, writeSchema, type AgentRequest } from './agent-request.ts';

const session = '0199a0de-8f10-7a30-9d55-2f0c4bd4c0aa';
const developer = (text: string, id: string): JsonObject => ({
  type: 'message',
  id,
  role: 'developer',
  content: [{ type: 'input_text', text }],
});
const user = (text: string, id: string): JsonObject => ({ ...developer(text, id), role: 'user' });

const functionTool = (name: string, parameters: JsonObject): JsonObject => ({
  type: 'function',
  name,
  description: `Does what ${name} says.`,
  strict: false,
  parameters,
});
const command: JsonObject = {
  type: 'object',
  properties: { cmd: { type: 'string' }, yield_time_ms: { type: 'number' }, login: { type: 'boolean' } },
  required: ['cmd'],
  additionalProperties: false,
};

/** What a Codex request has whatever the model. */
const codexFields: JsonObject = {
  tool_choice: 'auto',
  store: false,
  stream: true,
  include: ['reasoning.encrypted_content'],
  prompt_cache_key: session,
  client_metadata: { 'x-codex-installation-id': 'i1' },
};

const reasoning: JsonObject = {
  type: 'reasoning',
  id: 'rs_1',
  summary: [{ type: 'summary_text', text: '**Looking around**' }],
  content: null,
  encrypted_content: 'gAAAAABAuthored',
};

const codexHistory: JsonObject[] = [
  reasoning,
  {
    type: 'message',
    id: 'msg_4',
    role: 'assistant',
    status: 'completed',
    phase: 'commentary',
    content: [{ type: 'output_text', text: 'I run a command.' }],
  },
  {
    type: 'function_call',
    id: 'fc_1',
    status: 'completed',
    name: 'exec_command',
    arguments: '{"cmd":"ls"}',
    call_id: 'call_1',
  },
  {
    type: 'custom_tool_call',
    id: 'ctc_1',
    status: 'completed',
    name: 'apply_patch',
    input: '*** Begin Patch\n*** End Patch',
    call_id: 'call_2',
  },
  {
    type: 'function_call',
    id: 'fc_2',
    status: 'completed',
    name: 'view_image',
    arguments: '{"path":"a.png"}',
    call_id: 'call_3',
  },
  {
    type: 'function_call_output',
    id: 'fco_1',
    call_id: 'call_1',
    output: 'Process exited with code 0\nOutput:\na.txt',
  },
  { type: 'custom_tool_call_output', id: 'ctco_1', call_id: 'call_2', output: 'Success.' },
  {
    type: 'function_call_output',
    id: 'fco_2',
    call_id: 'call_3',
    output: [{ type: 'input_image', image_url: `data:image/png;base64,${pixel}`, detail: 'original' }],
  },
];

const exec: JsonObject = {
  type: 'custom',
  name: 'exec',
  description: 'Runs a script.',
  format: { type: 'grammar', syntax: 'lark', definition: 'start: /(.|\\n)+/' },
};

export const responsesRequests: readonly AgentRequest[] = [
  {
    name: 'Codex 0.169.0, gpt-5.5',
    protocol: 'openai-responses',
    body: {
      model: 'gpt-5.5',
      input: [
        developer('You work in a repository.', 'msg_1'),
        user('<environment_context>/work</environment_context>', 'msg_2'),
        user('Write a file.', 'msg_3'),
        ...codexHistory,
      ],
      tools: [
        functionTool('exec_command', command),
        functionTool('view_image', {
          type: 'object',
          properties: { path: { type: 'string' } },
          required: ['path'],
          additionalProperties: false,
        }),
        {
          type: 'custom',
          name: 'apply_patch',
          description: 'Changes files.',
          format: { type: 'grammar', syntax: 'lark', definition: 'start: "*** Begin Patch" /(.|\\n)+/' },
        },
        {
          type: 'tool_search',
          execution: 'client',
          description: 'Finds tools.',
          parameters: {
            type: 'object',
            properties: { query: { type: 'string' } },
            required: ['query'],
            additionalProperties: false,
          },
        },
        { type: 'web_search', external_web_access: false, search_content_types: ['text', 'image'] },
      ],
      ...codexFields,
      parallel_tool_calls: true,
      reasoning: { effort: 'medium' },
      text: { verbosity: 'low' },
    },
  },
  {
    name: 'Codex 0.169.0, tools in the input',
    protocol: 'openai-responses',
    body: {
      model: 'gpt-6.1-sol',
      input: [
        {
          type: 'additional_tools',
          id: 'at_1',
          role: 'developer',
          tools: [
            {
              type: 'namespace',
              name: 'functions',
              description: 'What can be run',
              tools: [
                exec,
                functionTool('wait', {
                  type: 'object',
                  properties: { cell: { type: 'string' } },
                  required: ['cell'],
                  additionalProperties: false,
                }),
              ],
            },
            {
              type: 'namespace',
              name: 'collaboration',
              description: 'Others at work',
              tools: [
                functionTool('spawn_agent', {
                  type: 'object',
                  properties: { message: { type: 'string', encrypted: true } },
                  required: ['message'],
                  additionalProperties: false,
                }),
              ],
            },
          ],
        },
        {
          ...developer('You work in a repository.', 'msg_1'),
          internal_chat_message_metadata_passthrough: { turn_id: 't1' },
        },
        user('Write a file.', 'msg_2'),
        reasoning,
        {
          type: 'custom_tool_call',
          id: 'ctc_1',
          status: 'completed',
          name: 'exec',
          namespace: 'functions',
          input: 'await ls()',
          call_id: 'call_1',
        },
        {
          type: 'custom_tool_call_output',
          id: 'ctco_1',
          call_id: 'call_1',
          output: [{ type: 'input_text', text: 'a.txt' }],
        },
        {
          type: 'message',
          id: 'msg_3',
          role: 'assistant',
          status: 'completed',
          phase: 'final_answer',
          content: [{ type: 'output_text', text: 'There is one file.' }],
        },
        user('Go on.', 'msg_4'),
      ],
      ...codexFields,
      parallel_tool_calls: false,
      reasoning: { effort: 'low', context: 'all_turns' },
      text: { verbosity: 'low' },
    },
  },
  {
    name: 'Codex 0.169.0, unknown model',
    protocol: 'openai-responses',
    body: {
      model: 'mock-model',
      input: [developer('You work in a repository.', 'msg_1'), user('Write a file.', 'msg_2')],
      tools: [
        functionTool('exec_command', command),
        {
          type: 'namespace',
          name: 'multi_agent_v1',
          description: 'Others at work',
          tools: [functionTool('spawn_agent', command), functionTool('close_agent', command)],
        },
        { type: 'web_search', external_web_access: false },
      ],
      ...codexFields,
      parallel_tool_calls: true,
      reasoning: { summary: 'auto' },
    },
  },
  {
    name: 'Qwen Code 0.24.4, Responses',
    protocol: 'openai-responses',
    body: {
      model: 'qwen3-coder',
      instructions: 'You help in a terminal.',
      input: [
        { role: 'user', content: [{ type: 'input_text', text: 'Write a file.' }] },
        { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'gAAAAABAuthored' },
        { role: 'assistant', content: 'I write it.', phase: 'commentary' },
        { type: 'function_call', call_id: 'call_1', name: 'write_file', arguments: '{"file_path":"a","content":"b"}' },
        { type: 'function_call_output', call_id: 'call_1', output: 'written' },
      ],
      tools: [
        { type: 'function', name: 'write_file', description: 'Writes a file.', parameters: writeSchema, strict: false },
        { type: 'function', name: 'list', description: 'Lists files.', strict: false },
      ],
      max_output_tokens: 32_768,
      store: false,
      stream: true,
      prompt_cache_key: session,
    },
  },
  {
    name: 'opencode 1.18.33, Responses',
    protocol: 'openai-responses',
    body: {
      model: 'gpt-5.5',
      input: [
        { role: 'system', content: 'You help in a terminal.' },
        { role: 'user', content: [{ type: 'input_text', text: 'Write a file.' }] },
        {
          type: 'reasoning',
          encrypted_content: 'gAAAAABAuthored',
          summary: [{ type: 'summary_text', text: 'A file.' }],
        },
        { role: 'assistant', content: [{ type: 'output_text', text: 'I write it.' }], id: 'msg_1' },
        {
          type: 'function_call',
          id: 'fc_1',
          call_id: 'call_1',
          name: 'write',
          arguments: '{"file_path":"a","content":"b"}',
        },
        { type: 'function_call_output', call_id: 'call_1', output: 'written' },
      ],
      max_output_tokens: 32_000,
      text: { verbosity: 'low' },
      store: false,
      include: ['reasoning.encrypted_content'],
      prompt_cache_key: session,
      reasoning: { effort: 'medium', summary: 'auto' },
      tools: [
        {
          type: 'function',
          name: 'write',
          description: 'Writes a file.',
          parameters: { $schema: 'http://json-schema.org/draft-07/schema#', ...writeSchema },
          strict: false,
        },
      ],
      tool_choice: 'auto',
      stream: true,
    },
  },
  {
    name: 'pi 0.73.1, Responses',
    protocol: 'openai-responses',
    body: {
      model: 'gpt-5.5',
      input: [
        { role: 'developer', content: 'You help in a terminal.' },
        { role: 'user', content: [{ type: 'input_text', text: 'Write a file.' }] },
      ],
      stream: true,
      prompt_cache_key: session,
      store: false,
      max_output_tokens: 16_384,
      tools: [{ type: 'function', name: 'read', description: 'Reads a file.', parameters: readSchema, strict: false }],
      reasoning: { effort: 'medium', summary: 'auto' },
      include: ['reasoning.encrypted_content'],
    },
  },
  {
    name: 'Cline 3.0.65, Responses',
    protocol: 'openai-responses',
    body: {
      model: 'gpt-5.5',
      instructions: 'You help in a terminal.',
      input: [{ role: 'user', content: [{ type: 'input_text', text: 'Write a file.' }] }],
      tools: [
        {
          type: 'function',
          name: 'apply_patch',
          description: 'Changes files.',
          parameters: {
            type: 'object',
            properties: { input: { type: 'string' } },
            required: ['input'],
            additionalProperties: false,
          },
          strict: true,
        },
      ],
      include: ['reasoning.encrypted_content', 'web_search_call.action.sources'],
      reasoning: { effort: 'medium', summary: 'auto' },
      truncation: 'auto',
      stream: true,
    },
  },
];
