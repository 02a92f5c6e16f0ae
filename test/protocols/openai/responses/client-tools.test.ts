import { describe, expect, test } from 'vitest';
import { asObject, objectsIn, type JsonObject, type JsonValue } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import type { CoreTool } from '../../../../src/core/types.ts';
import { eventsOf } from '../../../../src/core/fold.ts';
import { openaiResponses } from '../../../../src/protocols/openai/responses/index.ts';
import {
  answered,
  answerOf,
  answering,
  asked,
  client,
  coreRequest,
  ending,
  itemsOf,
  partsOf,
  read,
  sent,
  target,
  typesOf,
  written,
} from './contexts.ts';
import type { CoreStreamEvent } from '../../../../src/core/stream-event.ts';

const tools = [
  { type: 'shell', environment: { type: 'local', skills: [{ name: 'csv', description: 'Reads tables', path: '/s' }] } },
  { type: 'local_shell' },
  { type: 'apply_patch' },
  { type: 'computer_use_preview', display_width: 800, display_height: 600, environment: 'browser' },
];
const call = (name: string, text: string) =>
  ({ type: 'tool-call', id: 'call_1', name, input: { kind: 'json-text', text }, providerExecuted: false }) as const;
const outputOf = (name: string, text: string, declared: JsonValue = tools): JsonValue | undefined =>
  answered(answering([call(name, text)]), asked({ tools: declared }))['output'];

describe('a declared tool that the client runs', () => {
  test('is a function with the input that the vendor documents', () => {
    const request = asked({ tools });
    expect(request.tools).toMatchObject([
      { type: 'function', name: 'shell', inputSchema: { properties: { commands: { type: 'array' } } } },
      { type: 'function', name: 'local_shell', inputSchema: { required: ['command'] } },
      { type: 'function', name: 'apply_patch', inputSchema: { required: ['type', 'path'] } },
      { type: 'function', name: 'computer_use_preview', needsVision: true },
    ]);
    const [shell, , , computer] = request.tools as Extract<CoreTool, { type: 'function' }>[];
    expect(shell?.description).toContain('csv: Reads tables (/s)');
    expect(computer?.description).toContain('800 pixels wide and 600 pixels high');
  });

  test('is sent as it is to a server of the same protocol', () => {
    const { body, losses } = sent(asked({ tools, tool_choice: { type: 'shell' } }));
    expect(body).toMatchObject({ tools, tool_choice: { type: 'shell' } });
    expect(losses).toEqual([]);
  });

  test('remains the vendor’s where it runs in a container', () => {
    const environment = { type: 'container_auto' };
    expect(asked({ tools: [{ type: 'shell', environment }] }).tools).toMatchObject([{ type: 'server', kind: 'shell' }]);
    const reference = { type: 'container_reference', container_id: 'c' };
    expect(asked({ tools: [{ type: 'shell', environment: reference }] }).tools).toMatchObject([{ type: 'server' }]);
  });

  test('can be forced, and be among the allowed ones', () => {
    expect(asked({ tools, tool_choice: { type: 'apply_patch' } }).toolChoice).toMatchObject({
      mode: 'tool',
      name: 'apply_patch',
    });
    expect(asked({ tools, tool_choice: { type: 'computer_use' } }).toolChoice).toMatchObject({
      name: 'computer_use_preview',
    });
    const allowed = { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'shell' }] };
    expect(asked({ tools, tool_choice: allowed }).toolChoice).toMatchObject({ among: ['shell'] });
  });

  test('keeps its name when it is declared again', () => {
    const declaration = { type: 'additional_tools', role: 'developer', tools: [{ type: 'shell' }] };
    const request = asked({ tools: [{ type: 'shell' }], input: [declaration, { role: 'user', content: 'Hi' }] });
    expect(request.tools?.map(({ name }) => name)).toEqual(['shell', 'shell']);
  });

  const shellFunction = { type: 'function', name: 'shell', parameters: { type: 'object' } };
  test.each([[[shellFunction, { type: 'shell' }]], [[{ type: 'shell' }, shellFunction]]])(
    'gets another name beside a function of its name: %j',
    (both) => {
      const request = asked({ tools: both });
      expect(request.tools?.map(({ name }) => name).toSorted()).toEqual(['shell', 'shell_2']);
      expect(sent(request).body['tools']).toMatchObject(both);
      expect(outputOf('shell_2', '{"commands":["ls"]}', both)).toMatchObject([{ type: 'shell_call' }]);
      expect(outputOf('shell', '{}', both)).toMatchObject([{ type: 'function_call', name: 'shell' }]);
    },
  );
});

describe('a call by a model of another vendor', () => {
  test.each([
    [
      'shell',
      '{"commands":["ls"]}',
      { type: 'shell_call', action: { commands: ['ls'] }, environment: { type: 'local' } },
    ],
    ['shell', '{"commands":["ls"],"timeout_ms":null}', { type: 'shell_call', action: { commands: ['ls'] } }],
    ['local_shell', '{"command":["ls"]}', { type: 'local_shell_call', action: { type: 'exec', command: ['ls'] } }],
    [
      'apply_patch',
      '{"type":"delete_file","path":"a"}',
      { type: 'apply_patch_call', operation: { type: 'delete_file', path: 'a' } },
    ],
    [
      'computer_use_preview',
      '{"action":{"type":"screenshot"}}',
      { type: 'computer_call', action: { type: 'screenshot' }, pending_safety_checks: [] },
    ],
  ])('of %s is an item of its own kind: %s', (name, text, item) => {
    expect(outputOf(name, text)).toEqual([
      expect.objectContaining({ ...item, call_id: 'call_1', status: 'completed' }),
    ]);
  });

  test.each([
    ['shell', '{"command":"ls"}'],
    ['shell', '{"commands":'],
    ['local_shell', '{"command":"ls"}'],
    ['apply_patch', '{"type":"update_file","path":"a"}'],
    ['computer_use_preview', '{"type":"screenshot"}'],
  ])('of %s with arguments that are not its own remains a call of a function: %s', (name, text) => {
    expect(outputOf(name, text)).toMatchObject([{ type: 'function_call', name, arguments: text }]);
  });

  const streamed = (name: string, pieces: string[], declared: JsonValue = tools): JsonObject[] => {
    const place = { candidate: 0, part: 0 };
    const events: CoreStreamEvent[] = [
      { type: 'response-start', id: 'a', model: 'm' },
      { ...place, type: 'tool-call-start', id: 'call_1', name, input: 'json-text', providerExecuted: false },
      ...pieces.map((text) => ({ ...place, type: 'tool-call-arguments-text', text }) as const),
      { ...place, type: 'tool-call-done' },
      { type: 'finish', candidate: 0, finish: { reason: 'tool-calls' } },
      { type: 'end' },
    ];
    const request = asked({ tools: declared });
    const frames = collectSteps(openaiResponses.encodeStream(client(request).context), events);
    expect(collectSteps(openaiResponses.grammar, frames)).toEqual([]);
    return written(events, request);
  };

  test('has the events of its vendor in a stream', () => {
    const shell = streamed('shell', ['{"commands":["l', 's","pwd"]}']);
    expect(typesOf(shell)).toEqual([
      'output_item.added',
      'shell_call_command.added',
      'shell_call_command.delta',
      'shell_call_command.done',
      'shell_call_command.added',
      'shell_call_command.delta',
      'shell_call_command.done',
      'output_item.done',
    ]);
    expect(shell.find(({ type }) => type === 'response.output_item.added')).toMatchObject({
      output_index: 0,
      item: { type: 'shell_call', status: 'in_progress', action: { commands: [] } },
    });
    const patch = streamed('apply_patch', ['{"type":"create_file","path":"a","di', 'ff":"+x"}']);
    expect(typesOf(patch)).toEqual([
      'output_item.added',
      'apply_patch_call_operation_diff.delta',
      'apply_patch_call_operation_diff.done',
      'output_item.done',
    ]);
    expect(patch.at(2)).toMatchObject({ item: { operation: { type: 'create_file', path: 'a', diff: '' } } });
    expect(typesOf(streamed('local_shell', ['{"command":["ls"]}']))).toEqual(['output_item.added', 'output_item.done']);
  });

  test('cut short, or of another form, is streamed as a call of a function', () => {
    expect(typesOf(streamed('shell', ['{"comm', 'and":"ls"}']))).toEqual([
      'output_item.added',
      'function_call_arguments.delta',
      'function_call_arguments.done',
      'output_item.done',
    ]);
  });
});

describe('calls and results of earlier turns', () => {
  const items = [
    { role: 'user', content: 'Hi' },
    {
      type: 'shell_call',
      id: 'sh_1',
      call_id: 'a',
      status: 'completed',
      action: { commands: ['ls'], timeout_ms: null },
    },
    {
      type: 'shell_call_output',
      call_id: 'a',
      max_output_length: 100,
      output: [
        { stdout: 'x\n', stderr: 'y', outcome: { type: 'exit', exit_code: 2 } },
        { stdout: '', stderr: '', outcome: { type: 'timeout' } },
      ],
    },
    {
      type: 'local_shell_call',
      id: 'lsh',
      call_id: 'b',
      action: { type: 'exec', command: ['ls'], env: {} },
      status: 'completed',
    },
    { type: 'local_shell_call_output', id: 'b', output: '{"output":"z"}' },
    { type: 'apply_patch_call', call_id: 'c', status: 'completed', operation: { type: 'delete_file', path: 'p' } },
    { type: 'apply_patch_call_output', call_id: 'c', status: 'failed', output: 'gone' },
    { type: 'apply_patch_call', call_id: 'd', status: 'completed', operation: { type: 'delete_file', path: 'q' } },
    { type: 'apply_patch_call_output', call_id: 'd', status: 'completed' },
    {
      type: 'computer_call',
      id: 'cu',
      call_id: 'e',
      status: 'completed',
      action: { type: 'wait' },
      pending_safety_checks: [],
    },
    {
      type: 'computer_call_output',
      call_id: 'e',
      acknowledged_safety_checks: [{ id: 's' }],
      output: { type: 'computer_screenshot', image_url: 'data:image/png;base64,aGk=', detail: 'low' },
    },
  ];

  test('are sent as they are to a server of the same protocol', () => {
    const request = asked({ input: items, tools });
    const { body, losses } = sent(request);
    expect(body['input']).toEqual(items);
    expect(losses).toEqual([]);
  });

  test('are sent as they are when each result follows an item that declares tools', () => {
    const declaration = { type: 'additional_tools', role: 'developer', tools: [{ type: 'custom', name: 'exec' }] };
    const input = items.flatMap((item) => ('output' in item ? [declaration, item] : [item]));
    expect(sent(asked({ input, tools })).body['input']).toEqual(input);
  });

  test('are calls and results for every other vendor', () => {
    const { messages } = asked({ input: items, tools });
    const parts = messages.flatMap(({ content }) => content as object[]);
    const text = (each: string) => expect.objectContaining({ type: 'text', text: each }) as object;
    expect(parts.slice(1)).toMatchObject([
      { type: 'tool-call', id: 'a', name: 'shell', input: { kind: 'json', value: { commands: ['ls'] } } },
      {
        type: 'tool-result',
        callId: 'a',
        content: [text('x\n'), text('y'), text('Exit code: 2'), text('The command was ended: it took too long.')],
      },
      { type: 'tool-call', name: 'local_shell', input: { value: { command: ['ls'] } } },
      { type: 'tool-result', callId: 'b', content: [text('{"output":"z"}')] },
      { type: 'tool-call', name: 'apply_patch', input: { value: { type: 'delete_file', path: 'p' } } },
      { type: 'tool-result', callId: 'c', isError: true, content: [text('gone')] },
      { type: 'tool-call', name: 'apply_patch' },
      { type: 'tool-result', callId: 'd', content: [] },
      { type: 'tool-call', name: 'computer_use_preview', input: { value: { action: { type: 'wait' } } } },
      { type: 'tool-result', callId: 'e', content: [{ type: 'image', detail: 'low' }] },
    ]);
  });

  test('of a client of another protocol are functions', () => {
    const request = coreRequest({
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Hi' }] },
        { role: 'assistant', content: [call('shell', '{"commands":["ls"]}')] },
        { role: 'tool', content: [{ type: 'tool-result', callId: 'call_1', content: [], providerExecuted: false }] },
      ],
    });
    expect(itemsOf(request)).toMatchObject([{}, { type: 'function_call' }, { type: 'function_call_output' }]);
  });

  test('are written from what was put in the place of a text', () => {
    const request = asked({ input: items.slice(0, 3) });
    const result = request.messages.at(-1)?.content[0];
    if (result?.type !== 'tool-result') throw new Error('no result');
    const [first, ...others] = result.content;
    if (first?.type !== 'text') throw new Error('no text');
    result.content = [{ ...first, text: '•••' }, ...others];
    expect(objectsIn(sent(request).body['input']).at(-1)).toMatchObject({
      output: [{ stdout: '•••', stderr: 'y' }, {}],
    });
  });
});

describe('an answer of the vendor', () => {
  const item = {
    type: 'shell_call',
    id: 'sh_1',
    call_id: 'a',
    status: 'completed',
    action: { commands: ['ls'] },
    created_by: 'u',
  };
  const patch = {
    type: 'apply_patch_call',
    id: 'apc_1',
    call_id: 'b',
    status: 'completed',
    operation: { type: 'delete_file', path: 'p' },
  };
  const stream = [
    { type: 'response.created', response: { id: 'resp_1' } },
    {
      type: 'response.output_item.added',
      output_index: 0,
      item: { ...item, status: 'in_progress', action: { commands: [] } },
    },
    { type: 'response.shell_call_command.added', output_index: 0, command_index: 0, command: '' },
    { type: 'response.shell_call_command.delta', output_index: 0, command_index: 0, delta: 'ls' },
    { type: 'response.shell_call_command.done', output_index: 0, command_index: 0, command: 'ls' },
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.output_item.added', output_index: 1, item: patch },
    { type: 'response.output_item.done', output_index: 1, item: patch },
  ];

  test('has a call, which ends it', () => {
    const parts = partsOf([item, patch], asked({ tools }));
    expect(parts).toMatchObject([
      { type: 'tool-call', id: 'a', name: 'shell', input: { kind: 'json', value: { commands: ['ls'] } } },
      { type: 'tool-call', id: 'b', name: 'apply_patch' },
    ]);
    const answer = answerOf([...stream, ending('completed', { output: [item, patch] })], asked({ tools }));
    expect(answer.candidates[0]).toMatchObject({ message: { content: parts }, finish: { reason: 'tool-calls' } });
  });

  test('is given to a client of the same protocol as it came, plain and streamed', () => {
    const request = asked({ tools });
    const { context } = target(request);
    const body = { id: 'resp_1', object: 'response', status: 'completed', output: [item, patch] };
    expect(answered(openaiResponses.decodeResponse(body, context), request)['output']).toEqual([item, patch]);
    const events = written(read([...stream, ending('completed', { output: [item, patch] })], request), request);
    const ofItems = events.filter(({ output_index: index }) => index !== undefined);
    expect(ofItems).toEqual(stream.slice(1).map((each) => ({ ...each, sequence_number: expect.any(Number) })));
    expect(asObject(events.at(-1)?.['response'])?.['output']).toEqual([item, patch]);
  });

  test('keeps a command that the vendor ran in its container for this protocol alone', () => {
    const hosted = { ...item, environment: { type: 'container_reference', container_id: 'c' } };
    expect(partsOf([hosted])).toMatchObject([{ type: 'opaque', kind: 'shell_call' }]);
  });

  test('comes as the client’s own call from a server that calls a function', () => {
    const called = { type: 'function_call', id: 'fc_1', call_id: 'a', name: 'shell', arguments: '{"commands":["ls"]}' };
    const request = asked({ tools });
    const [part] = partsOf([called], request);
    const output = answered(answering(part ? [part] : []), request)['output'];
    expect(output).toMatchObject([{ type: 'shell_call', action: { commands: ['ls'] } }]);
    expect([...eventsOf(answering(part ? [part] : []))].length).toBeGreaterThan(0);
  });
});
