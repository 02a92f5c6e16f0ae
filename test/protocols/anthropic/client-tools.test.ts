import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../../src/core/json.ts';
import type { CoreTool } from '../../../src/core/types.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';
import { openaiChat } from '../../../src/protocols/openai/chat/index.ts';
import { backendContext } from '../../laws/codecs.ts';

const request = (tools: JsonValue, more: JsonObject = {}) =>
  anthropic.decodeRequest({ model: 'm', max_tokens: 10, messages: [{ role: 'user', content: 'Hi' }], tools, ...more });
type FunctionTool = Extract<CoreTool, { type: 'function' }>;
const decode = (tool: JsonObject): FunctionTool => {
  const [decoded] = request([tool]).tools ?? [];
  if (decoded?.type !== 'function') throw new Error('no function');
  return decoded;
};
const commandsOf = ({ inputSchema }: FunctionTool, field = 'command'): string[] =>
  (inputSchema['properties'] as Record<string, { enum: string[] }>)[field]?.enum ?? [];
const fieldsOf = ({ inputSchema }: FunctionTool): string[] => Object.keys(inputSchema['properties'] as object);

describe('a tool that the vendor defined and the client runs', () => {
  test.each([
    ['bash_20241022', 'bash', ['command', 'restart']],
    ['bash_20250124', 'bash', ['command', 'restart']],
    ['memory_20250818', 'memory', ['command', 'path', 'old_path', 'new_path', 'insert_text', 'file_text']],
    ['text_editor_20250728', 'str_replace_based_edit_tool', ['command', 'path', 'insert_text', 'view_range']],
    ['computer_20250124', 'computer', ['action', 'coordinate', 'scroll_direction', 'duration']],
  ])('%s is a function with the input that is documented', (type, name, fields) => {
    const tool = decode({ type, name });
    expect(tool.name).toBe(name);
    expect(fieldsOf(tool)).toEqual(expect.arrayContaining(fields));
    expect(tool.description).not.toBe('');
  });

  test('has the input of its version', () => {
    expect(commandsOf(decode({ type: 'text_editor_20250124', name: 'str_replace_editor' }))).toContain('undo_edit');
    expect(commandsOf(decode({ type: 'text_editor_20250728', name: 'e' }))).not.toContain('undo_edit');
    expect(fieldsOf(decode({ type: 'text_editor_20250429', name: 'e' }))).not.toContain('insert_text');
    expect(commandsOf(decode({ type: 'computer_20241022', name: 'c' }), 'action')).not.toContain('scroll');
    expect(commandsOf(decode({ type: 'computer_20251124', name: 'c' }), 'action')).not.toContain('zoom');
    expect(commandsOf(decode({ type: 'computer_20251124', name: 'c', enable_zoom: true }), 'action')).toContain('zoom');
  });

  test('has the input of the latest version that is known when its own is not', () => {
    expect(fieldsOf(decode({ type: 'text_editor_20990101', name: 'e' }))).toContain('insert_text');
  });

  test('is described with the settings of its client', () => {
    expect(decode({ type: 'text_editor_20250728', name: 'e', max_characters: 5000 }).description).toContain('5000');
    const computer = { type: 'computer_20250124', name: 'c', display_width_px: 1024, display_height_px: 768 };
    expect(decode({ ...computer, display_number: 7 }).description).toMatch(/1024 pixels wide and 768 .* number 7/);
    expect(decode(computer).needsVision).toBe(true);
  });

  test('is sent as it is to its own vendor', () => {
    const tools = [
      { type: 'bash_20250124', name: 'bash', cache_control: { type: 'ephemeral' }, defer_loading: false },
      { type: 'text_editor_20250728', name: 'str_replace_based_edit_tool', max_characters: 5000 },
      { type: 'computer_20251124', name: 'computer', display_width_px: 1, display_height_px: 2, enable_zoom: true },
      { type: 'memory_20250818', name: 'memory', strict: true },
    ];
    const asked = request(tools, { tool_choice: { type: 'tool', name: 'bash' } });
    const body = anthropic.encodeRequest(asked, backendContext(anthropic, asked));
    expect(body['tools']).toEqual(tools);
    expect(body['tool_choice']).toEqual({ type: 'tool', name: 'bash' });
  });

  test('can be forced at another vendor', () => {
    const asked = request([{ type: 'bash_20250124', name: 'bash' }], { tool_choice: { type: 'tool', name: 'bash' } });
    const body = openaiChat.encodeRequest(asked, backendContext(openaiChat, asked));
    expect(body['tool_choice']).toEqual({ type: 'function', function: { name: 'bash' } });
  });

  test('that the vendor runs remains the vendor’s', () => {
    expect(request([{ type: 'web_search_20250305', name: 'web_search' }]).tools).toMatchObject([{ type: 'server' }]);
    expect(request([{ type: 'tool_search_tool_bm25', name: 't' }]).tools).not.toMatchObject([
      { type: 'function', name: 'bash' },
    ]);
  });
});

describe('a toolset that the client runs', () => {
  const toolset = { type: 'computer_toolset_20260801', configs: { zoom: { enabled: false } } };
  const click = {
    type: 'tool_use',
    id: 'toolu_1',
    name: 'left_click',
    toolset_name: 'computer',
    input: { coordinate: [1, 2] },
  };
  const result = { type: 'tool_result', tool_use_id: 'toolu_1', toolset_name: 'computer', content: 'Clicked.' };
  const messages = [
    { role: 'user', content: 'Click.' },
    { role: 'assistant', content: [click] },
    { role: 'user', content: [result] },
  ];

  test('is a function for each of its members that is enabled', () => {
    const names = request([toolset]).tools?.map(({ name }) => name);
    expect(names).toHaveLength(16);
    expect(names).toEqual(expect.arrayContaining(['computer_screenshot', 'computer_left_click', 'computer_type']));
    expect(names).not.toContain('computer_zoom');
    const only = { type: toolset.type, default_config: { enabled: false }, configs: { screenshot: { enabled: true } } };
    expect(request([only]).tools).toMatchObject([{ name: 'computer_screenshot', needsVision: true }]);
  });

  test('is sent as it is to its own vendor, with its calls and results', () => {
    const tools = [{ type: 'bash_20250124', name: 'bash' }, toolset, { name: 'f', input_schema: { type: 'object' } }];
    const asked = request(tools, { messages });
    const body = anthropic.encodeRequest(asked, backendContext(anthropic, asked));
    expect(body).toMatchObject({ tools, messages });
    expect(body['tools']).toHaveLength(3);
  });

  test('has calls under the name of the function at another vendor', () => {
    const asked = request([toolset], { messages });
    const losses: unknown[] = [];
    const context = { ...backendContext(openaiChat, asked), report: (loss: unknown) => losses.push(loss) };
    const calls = [{ type: 'function', function: { name: 'computer_left_click', arguments: '{"coordinate":[1,2]}' } }];
    expect(openaiChat.encodeRequest(asked, context)['messages']).toMatchObject([
      {},
      { tool_calls: calls },
      { role: 'tool' },
    ]);
    expect(losses).toEqual([]);
  });
});
