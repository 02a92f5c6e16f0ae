import { describe, expect, test } from 'vitest';
import { asObject, asString } from '../../../../src/core/json.ts';
import type {
  CoreAssistantPart,
  CoreMessage,
  CoreToolCall,
  CoreToolResult,
  Signature,
} from '../../../../src/core/types.ts';
import { asked, coreRequest, itemsOf, sent, vendor } from './contexts.ts';

const user = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });
const call = (id: string, fields: Partial<CoreToolCall> = {}): CoreToolCall => ({
  type: 'tool-call',
  id,
  name: 'look',
  input: { kind: 'json', value: {} },
  providerExecuted: false,
  ...fields,
});
const result = (callId: string, fields: Partial<CoreToolResult> = {}): CoreToolResult => ({
  type: 'tool-result',
  callId,
  content: [{ type: 'text', text: 'seen' }],
  providerExecuted: false,
  ...fields,
});
const said = (...content: CoreAssistantPart[]): CoreMessage => ({ role: 'assistant', content });
const text = (words: string) => ({ type: 'text', text: words }) as const;
const conversation = (...messages: CoreMessage[]) => coreRequest({ messages: [...messages, user('Go on')] });
const goOn = { type: 'message', role: 'user', content: 'Go on' };

describe('messages of a client of this protocol', () => {
  test('items between two messages of the client are one answer', () => {
    const { messages } = asked({
      input: [
        { role: 'user', content: 'Look' },
        { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'abc' },
        { type: 'function_call', call_id: 'a', name: 'look', arguments: '{}' },
        { type: 'function_call', call_id: 'b', name: 'look', arguments: '{}' },
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Looking' }] },
        { type: 'function_call_output', call_id: 'b', output: 'two' },
        { type: 'function_call_output', call_id: 'a', output: [{ type: 'input_text', text: 'one' }] },
      ],
    });
    expect(messages).toMatchObject([
      { role: 'user' },
      {
        role: 'assistant',
        content: [
          { type: 'reasoning' },
          { type: 'tool-call', id: 'a' },
          { type: 'tool-call', id: 'b' },
          text('Looking'),
        ],
      },
      {
        role: 'tool',
        content: [
          { callId: 'b', content: [text('two')] },
          { callId: 'a', content: [text('one')] },
        ],
      },
    ]);
  });

  test('developer is a voice of the system', () => {
    const { messages } = asked({
      input: [
        { role: 'developer', content: 'Be brief' },
        { role: 'user', content: 'Hi' },
      ],
    });
    expect(messages[0]).toMatchObject({ role: 'system', voice: 'developer', content: [text('Be brief')] });
  });

  test('pictures and files of every form are read', () => {
    const { messages } = asked({
      input: [
        {
          role: 'user',
          content: [
            { type: 'input_image', image_url: 'data:image/png;base64,AAAA', detail: 'original' },
            { type: 'input_image', file_id: 'file_1', detail: 'low' },
            { type: 'input_file', file_data: 'data:application/pdf;base64,AAAA', filename: 'a.pdf' },
            { type: 'input_file', file_data: 'AAAA' },
            { type: 'input_file', file_url: 'https://example.test/a.pdf' },
            { type: 'input_audio', input_audio: { data: 'AAAA', format: 'mp3' } },
          ],
        },
      ],
    });
    expect(messages[0]?.content).toMatchObject([
      {
        type: 'image',
        source: { kind: 'base64', mediaType: 'image/png' },
        extras: { 'openai-responses': { detail: 'original' } },
      },
      { type: 'image', source: { kind: 'file', id: 'file_1' }, detail: 'low' },
      { type: 'document', source: { kind: 'base64', mediaType: 'application/pdf' }, title: 'a.pdf' },
      { type: 'document', source: { kind: 'base64', data: 'AAAA' } },
      { type: 'document', source: { kind: 'url' } },
      { type: 'audio', source: { kind: 'base64', mediaType: 'audio/mpeg' } },
    ]);
  });

  test('keeps a search that the vendor ran for this protocol alone', () => {
    const search = { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search', query: 'x' } };
    const request = asked({ input: [{ role: 'user', content: 'Hi' }, search] });
    expect(request.messages[1]?.content).toEqual([expect.not.objectContaining({ standIn: expect.anything() })]);
    expect(itemsOf(request)).toMatchObject([{ role: 'user' }, search]);
  });

  test('an item of the vendor, or that nobody knows, is carried for this protocol alone, in its place', () => {
    const environment = { type: 'container_reference', container_id: 'cntr_1' };
    const ended = { stdout: 'a.txt', stderr: '', outcome: { type: 'exit', exit_code: 0 } };
    const input = [
      { role: 'user', content: 'Hi' },
      { type: 'shell_call', id: 'sh_1', call_id: 'a', action: { commands: ['ls'] }, status: 'completed', environment },
      { type: 'shell_call_output', call_id: 'a', output: [ended] },
      { type: 'brand_new', x: 1 },
    ];
    const request = asked({ input });
    expect(request.messages).toMatchObject([
      { role: 'user' },
      { role: 'assistant', content: [{ type: 'opaque', standIn: expect.stringContaining('ls') }] },
      { role: 'user', content: [{ type: 'opaque', standIn: expect.stringContaining('a.txt') }] },
      { role: 'assistant', content: [{ type: 'opaque', kind: 'brand_new' }] },
    ]);
    expect(itemsOf(request)).toMatchObject(input);
  });
});

describe('messages of a client of another protocol', () => {
  test('results directly follow their calls', () => {
    const request = conversation(said(call('a'), call('b')), user('Beside'), {
      role: 'tool',
      content: [result('b'), result('a')],
    });
    expect(itemsOf(request)).toMatchObject([
      { type: 'function_call', call_id: 'a' },
      { type: 'function_call', call_id: 'b' },
      { type: 'function_call_output', call_id: 'a' },
      { type: 'function_call_output', call_id: 'b' },
      { role: 'user', content: 'Beside' },
      goOn,
    ]);
  });

  test('writes texts before calls and reports the lost order', () => {
    const { body, losses } = sent(
      conversation(said(call('a'), text('Looking')), { role: 'tool', content: [result('a')] }),
    );
    expect(body['input']).toMatchObject([
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Looking', annotations: [] }] },
      { type: 'function_call' },
      { type: 'function_call_output' },
      goOn,
    ]);
    expect(losses).toMatchObject([{ what: 'the order of its parts' }]);
  });

  test('texts that follow each other are one message', () => {
    expect(itemsOf(conversation(said(text('One'), text('Two'))))).toMatchObject([
      { content: [{ text: 'One' }, { text: 'Two' }] },
      goOn,
    ]);
  });

  test('omits an empty text', () => {
    expect(itemsOf(conversation(said(text(''), call('a')), { role: 'tool', content: [result('a')] }))).toMatchObject([
      { type: 'function_call' },
      { type: 'function_call_output' },
      goOn,
    ]);
  });

  test('images are in the result they belong to', () => {
    const image = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' } } as const;
    const request = conversation(said(call('a')), {
      role: 'tool',
      content: [result('a', { content: [text('A picture:'), image] })],
    });
    expect(itemsOf(request)).toMatchObject([
      { type: 'function_call' },
      {
        type: 'function_call_output',
        output: [
          { type: 'input_text', text: 'A picture:' },
          { type: 'input_image', image_url: 'data:image/png;base64,AAAA' },
        ],
      },
      goOn,
    ]);
  });

  test('marks the result of a failed tool in its text', () => {
    const request = conversation(said(call('a')), { role: 'tool', content: [result('a', { isError: true })] });
    expect(itemsOf(request)).toMatchObject([{}, { output: '[tool_error] seen' }, goOn]);
  });

  test('ids of calls are made short and legal, alike on both sides', () => {
    const long = `toolu.${'x'.repeat(80)}`;
    const items = itemsOf(conversation(said(call(long)), { role: 'tool', content: [result(long)] }));
    const ids = (Array.isArray(items) ? items : []).flatMap((item) => asString(asObject(item)?.['call_id']) ?? []);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
  });

  test.each(['system', 'developer'] as const)('an empty user message follows a message of the %s alone', (voice) => {
    const message: CoreMessage = {
      role: 'system',
      content: [text('Be brief')],
      ...(voice === 'developer' && { voice }),
    };
    const { body, losses } = sent(coreRequest({ messages: [message] }), vendor);
    expect(body['input']).toEqual([
      { type: 'message', role: voice, content: 'Be brief' },
      { type: 'message', role: 'user', content: '' },
    ]);
    expect(losses).toEqual([]);
    expect(sent(coreRequest({ messages: [message, user('Go on')] })).body['input']).toHaveLength(2);
  });

  test('the voice of a developer is the system’s where that is not known', () => {
    const message: CoreMessage = { role: 'system', content: [text('Be brief')], voice: 'developer' };
    expect(itemsOf(coreRequest({ messages: [message, user('Hi')] }))).toMatchObject([{ role: 'developer' }, {}]);
    expect(itemsOf(coreRequest({ messages: [message, user('Hi')] }), vendor, { developerRole: 'no' })).toMatchObject([
      { role: 'system' },
      {},
    ]);
  });

  test('writes results of the earlier vendor’s own tools as calls and results', () => {
    const found: CoreToolResult = { ...result('srv'), providerExecuted: true };
    const { body, losses } = sent(conversation(said(call('srv', { providerExecuted: true }), found, text('Found'))));
    expect(body['input']).toMatchObject([
      { type: 'function_call', call_id: 'srv' },
      { type: 'function_call_output', call_id: 'srv', output: 'seen' },
      { type: 'message', role: 'assistant' },
      goOn,
    ]);
    expect(losses).toEqual([]);
  });

  test('writes a placeholder for a message of which nothing can be sent', () => {
    const video = { type: 'video', source: { kind: 'url', url: 'https://example.test/a.mp4' } } as const;
    const { body, losses } = sent(coreRequest({ messages: [{ role: 'user', content: [video] }] }));
    expect(body['input']).toEqual([{ type: 'message', role: 'user', content: '(omitted)' }]);
    expect(losses).toMatchObject([{ what: expect.stringContaining('video') }]);
  });

  test.each([
    [{ kind: 'text', text: 'Words' }, [{ type: 'input_text', text: 'Words' }]],
    [
      { kind: 'url', url: 'https://example.test/a.pdf' },
      [{ type: 'input_file', file_url: 'https://example.test/a.pdf' }],
    ],
    [
      { kind: 'base64', mediaType: 'application/pdf', data: 'AAAA' },
      [{ type: 'input_file', file_data: 'data:application/pdf;base64,AAAA', filename: 'document.pdf' }],
    ],
  ] as const)('a document given as %j', (source, parts) => {
    const request = coreRequest({
      messages: [
        {
          role: 'user',
          content: [
            { type: 'document', source },
            { type: 'text', text: 'Read it' },
          ],
        },
      ],
    });
    expect(itemsOf(request)).toMatchObject([{ content: [...parts, { type: 'input_text', text: 'Read it' }] }]);
  });
});

describe('reasoning of earlier turns', () => {
  const sealed = (issuer: string): CoreAssistantPart => ({
    type: 'reasoning',
    blocks: [],
    signature: { issuer, kind: 'ciphertext', value: 'abc' },
  });
  const open: CoreAssistantPart = { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }] };

  test('what was shown of encrypted thoughts is a summary, also from a client that knows only thoughts', () => {
    const signature: Signature = { issuer: 'openai-responses@local.test', kind: 'ciphertext', value: 'abc' };
    const items = itemsOf(conversation(said({ ...open, signature }, text('Yes'))));
    expect(items).toMatchObject([
      { summary: [{ type: 'summary_text', text: 'Hm' }], encrypted_content: 'abc' },
      {},
      goOn,
    ]);
    expect(JSON.stringify(items)).not.toContain('reasoning_text');
  });

  test('what a server encrypted goes back to it alone', () => {
    const own = conversation(said(sealed('openai-responses@local.test'), text('Yes')));
    expect(itemsOf(own)).toMatchObject([{ type: 'reasoning', summary: [], encrypted_content: 'abc' }, {}, goOn]);
    const { body, losses } = sent(conversation(said(sealed('anthropic@elsewhere.test'), text('Yes'))));
    expect(body['input']).toMatchObject([{ type: 'message' }, goOn]);
    expect(losses).toMatchObject([{ what: expect.stringContaining('anthropic@elsewhere.test') }]);
  });

  test('open thoughts go to models that want them back, and to OpenAI never', () => {
    expect(itemsOf(conversation(said(open, text('Yes'))), undefined, { reasoningEcho: 'required' })).toMatchObject([
      { type: 'reasoning', summary: [], content: [{ type: 'reasoning_text', text: 'Hm' }] },
      {},
      goOn,
    ]);
    for (const host of [undefined, vendor])
      expect(itemsOf(conversation(said(open, text('Yes'))), host)).toMatchObject([{ type: 'message' }, goOn]);
  });

  test('refers to what OpenAI has stored by its id', () => {
    const input = [
      { type: 'reasoning', id: 'rs_1', summary: [] },
      { role: 'user', content: 'Go on' },
    ];
    expect(itemsOf(asked({ input }), vendor)).toMatchObject(input);
    expect(itemsOf(asked({ input, store: false }), vendor)).toMatchObject([{ role: 'user' }]);
  });
});
