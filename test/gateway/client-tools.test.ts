import { describe, expect, test } from 'vitest';
import { asObject, asString, objectsIn, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { CoreChatResponse, CoreToolCall, Protocol } from '../../src/core/types.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { useEveryBackend } from '../faults/every-backend.ts';
import { writeAnswer } from '../faults/planting.ts';
import { codecs } from '../laws/codecs.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';

/** Tools that a vendor defined and its clients run, on backends of every protocol: calls come in the client's own form. */

const every = useEveryBackend();

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface ClientCase {
  client: Protocol;
  body: JsonObject;
  /** What the backend's model calls: the functions that the tools became, and their arguments. */
  calls: { name: string; input: JsonObject }[];
  /** What the backend is sent of the conversation. */
  sent: string[];
  /** The calls as the client gets them, with what it cannot know in advance left out. */
  received: JsonObject[];
}

const anthropicCase: ClientCase = {
  client: 'anthropic',
  body: {
    model: 'some-model',
    max_tokens: 100,
    tools: [
      { type: 'bash_20250124', name: 'bash' },
      { type: 'text_editor_20250728', name: 'str_replace_based_edit_tool', max_characters: 5000 },
      { type: 'memory_20250818', name: 'memory' },
      {
        type: 'computer_20251124',
        name: 'computer',
        display_width_px: 1024,
        display_height_px: 768,
        enable_zoom: true,
      },
    ],
    messages: [
      { role: 'user', content: 'List.' },
      {
        role: 'assistant',
        content: [
          { type: 'tool_use', id: 'toolu_1', name: 'bash', input: { command: 'ls' } },
          { type: 'tool_use', id: 'toolu_2', name: 'computer', input: { action: 'screenshot' } },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'toolu_1', content: 'a.txt' },
          {
            type: 'tool_result',
            tool_use_id: 'toolu_2',
            content: [{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } }],
          },
        ],
      },
    ],
  },
  calls: [
    { name: 'bash', input: { command: 'cat a.txt' } },
    { name: 'str_replace_based_edit_tool', input: { command: 'view', path: '/a.txt' } },
    { name: 'memory', input: { command: 'view', path: '/memories' } },
    { name: 'computer', input: { action: 'left_click', coordinate: [1, 2] } },
  ],
  sent: ['a.txt', png, '1024 pixels'],
  received: [
    { type: 'tool_use', name: 'bash', input: { command: 'cat a.txt' } },
    { type: 'tool_use', name: 'str_replace_based_edit_tool', input: { command: 'view', path: '/a.txt' } },
    { type: 'tool_use', name: 'memory', input: { command: 'view', path: '/memories' } },
    { type: 'tool_use', name: 'computer', input: { action: 'left_click', coordinate: [1, 2] } },
  ],
};

const diff = '@@\n-a\n+"b" \\ ü';
const responsesCase: ClientCase = {
  client: 'openai-responses',
  body: {
    model: 'some-model',
    tools: [{ type: 'shell' }, { type: 'local_shell' }, { type: 'apply_patch' }, { type: 'computer' }],
    input: [
      { role: 'user', content: 'List.' },
      { type: 'shell_call', id: 'sh_1', call_id: 'call_1', status: 'completed', action: { commands: ['ls', 'false'] } },
      {
        type: 'shell_call_output',
        call_id: 'call_1',
        output: [
          { stdout: 'a.txt\n', stderr: '', outcome: { type: 'exit', exit_code: 0 } },
          { stdout: '', stderr: 'no', outcome: { type: 'exit', exit_code: 3 } },
        ],
      },
      {
        type: 'local_shell_call',
        id: 'lsh_1',
        call_id: 'call_2',
        status: 'completed',
        action: { type: 'exec', command: ['pwd'], env: {} },
      },
      { type: 'local_shell_call_output', call_id: 'call_2', output: '{"output":"/","metadata":{"exit_code":0}}' },
      {
        type: 'apply_patch_call',
        call_id: 'call_3',
        status: 'completed',
        operation: { type: 'update_file', path: 'a.txt', diff },
      },
      { type: 'apply_patch_call_output', call_id: 'call_3', status: 'failed', output: 'no such line' },
      {
        type: 'computer_call',
        id: 'cu_1',
        call_id: 'call_4',
        status: 'completed',
        actions: [{ type: 'screenshot' }],
        pending_safety_checks: [],
      },
      {
        type: 'computer_call_output',
        call_id: 'call_4',
        output: { type: 'computer_screenshot', image_url: `data:image/png;base64,${png}` },
      },
    ],
  },
  calls: [
    { name: 'shell', input: { commands: ['cat a.txt', 'pwd'], timeout_ms: 1000 } },
    { name: 'local_shell', input: { command: ['ls'], working_directory: '/' } },
    { name: 'apply_patch', input: { type: 'create_file', path: 'b.txt', diff } },
    { name: 'apply_patch', input: { type: 'delete_file', path: 'c.txt' } },
    { name: 'computer', input: { actions: [{ type: 'click', x: 1, y: 2, button: 'left' }] } },
  ],
  sent: ['a.txt', 'Exit code: 0', 'Exit code: 3', 'no such line', png],
  received: [
    { type: 'shell_call', action: { commands: ['cat a.txt', 'pwd'], timeout_ms: 1000 } },
    { type: 'local_shell_call', action: { type: 'exec', command: ['ls'], working_directory: '/' } },
    { type: 'apply_patch_call', operation: { type: 'create_file', path: 'b.txt', diff } },
    { type: 'apply_patch_call', operation: { type: 'delete_file', path: 'c.txt' } },
    { type: 'computer_call', actions: [{ type: 'click', x: 1, y: 2, button: 'left' }], pending_safety_checks: [] },
  ],
};

const answerOf = (calls: ClientCase['calls']): CoreChatResponse => ({
  id: 'answer_1',
  model: 'some-model',
  candidates: [
    {
      message: {
        role: 'assistant',
        content: calls.map(({ name, input }, index): CoreToolCall => ({
          type: 'tool-call',
          id: `call_new_${index}`,
          name,
          input: { kind: 'json', value: input },
          providerExecuted: false,
        })),
      },
      finish: { reason: 'tool-calls' },
    },
  ],
  usage: { input: 10, output: 5 },
});

/** The calls in what a client received. */
function receivedCalls(client: Protocol, text: string, isStream: boolean): JsonObject[] {
  const events = isStream
    ? [...text.matchAll(/^data: (\{.*)$/gm)].map(([, json]) => asObject(parseJson(json ?? '')) ?? {})
    : [];
  if (client === 'openai-responses') {
    if (!isStream) return [...objectsIn(asObject(parseJson(text))?.['output'])];
    const done = events
      .filter(({ type }) => type === 'response.output_item.done')
      .map(({ item }) => asObject(item) ?? {});
    expect(objectsIn(asObject(events.at(-1)?.['response'])?.['output'])).toEqual(done);
    return done;
  }
  if (!isStream) return [...objectsIn(asObject(parseJson(text))?.['content'])];
  const blocks = new Map<JsonValue | undefined, { block: JsonObject; json: string }>();
  for (const event of events) {
    if (event['type'] === 'content_block_start')
      blocks.set(event['index'], { block: asObject(event['content_block']) ?? {}, json: '' });
    const known = blocks.get(event['index']);
    if (event['type'] === 'content_block_delta' && known)
      known.json += asString(asObject(event['delta'])?.['partial_json']) ?? '';
  }
  return [...blocks.values()].map(({ block, json }) => ({ ...block, input: parseJson(json) ?? {} }));
}

/** The names under which a request declares functions, whatever its protocol. */
const declaredNames = (body: JsonValue): string[] =>
  objectsIn(asObject(body)?.['tools'])
    .flatMap((tool) => [tool, asObject(tool['function']) ?? {}, ...objectsIn(tool['functionDeclarations'])])
    .flatMap(({ name }) => asString(name) ?? []);

const others = ({ client }: ClientCase) => codecs.filter(({ protocol }) => protocol !== client);
const toolsetCase: ClientCase = {
  ...anthropicCase,
  body: {
    ...anthropicCase.body,
    tools: [{ type: 'computer_toolset_20260801' }],
    messages: [
      { role: 'user', content: 'Look.' },
      {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 'toolu_1', name: 'screenshot', toolset_name: 'computer', input: {} }],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'toolu_1', toolset_name: 'computer', content: 'A blank screen.' },
        ],
      },
    ],
  },
  calls: [{ name: 'computer_left_click', input: { coordinate: [1, 2] } }],
  sent: ['computer_screenshot', 'A blank screen.'],
  received: [{ type: 'tool_use', name: 'left_click', toolset_name: 'computer', input: { coordinate: [1, 2] } }],
};

const ways = [anthropicCase, toolsetCase, responsesCase].flatMap((each) =>
  others(each).flatMap((codec) => [false, true].map((isStream) => ({ ...each, codec, isStream }))),
);

describe.each(ways)(
  '$client on $codec.protocol, streamed: $isStream',
  ({ client, body, calls, sent, received, codec, isStream }) => {
    test('gives the calls of functions in the client’s own form', async () => {
      every.upstream.answerWith(() => writeAnswer(codec, answerOf(calls), isStream));
      const reply = await every.gateway.ask({
        client,
        body: { ...body, stream: isStream },
        headers: { 'x-louter-backend': codec.protocol, 'x-louter-mode': 'proxy' },
      });
      expect(reply).toMatchObject({ status: 200 });
      const found = receivedCalls(client, reply.text, isStream).filter(
        ({ type }) => typeof type === 'string' && /_(call|use)$/.test(type),
      );
      expect(found).toMatchObject(received);
      expect(found.every((each) => (each['call_id'] ?? each['id']) !== undefined)).toBe(true);
      const upstream = every.upstream.received.at(-1)?.json;
      for (const { name } of calls) expect(declaredNames(upstream ?? null)).toContain(name);
      for (const text of sent) expect(JSON.stringify(upstream)).toContain(text);
      // Chat has no place for the pictures of results but the next message.
      expect(reply.exchange.losses.filter(({ what }) => what !== 'a tool message holds only text')).toEqual([]);
      expect(shownFindings(checkExchange(traceOf(reply.exchange)).findings)).toEqual([]);
    });
  },
);
