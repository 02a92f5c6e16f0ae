import { describe, expect, test } from 'vitest';
import { capabilities, type Capability } from '../../src/core/capabilities.ts';
import { LouterError } from '../../src/core/error.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type {
  CoreChatRequest,
  CoreImage,
  CoreMessage,
  CoreOpaque,
  CoreToolResult,
  CoreUserPart,
} from '../../src/core/types.ts';
import { fitToCapabilities } from '../../src/core/fit-to-capabilities.ts';

const image: CoreImage = { type: 'image', source: { kind: 'url', url: 'https://example.org/a.png' } };
const user = (...content: CoreUserPart[]): CoreMessage => ({ role: 'user', content });
const request = (more: Partial<CoreChatRequest>): CoreChatRequest => ({
  model: 'm',
  messages: [],
  stream: false,
  ...more,
});
const without = (...lacking: readonly Capability[]): Capability[] =>
  capabilities.filter((capability) => !lacking.includes(capability));

function fitted(more: Partial<CoreChatRequest>, listed: readonly Capability[]) {
  const { request: made, changes } = fitToCapabilities(request(more), listed);
  return { made, changed: changes.map(({ what, instead }) => [what, instead]) };
}
const partsOf = (content: CoreUserPart[], listed: readonly Capability[]) =>
  fitted({ messages: [user(...content)] }, listed);

describe('a request within the capabilities of its backend', () => {
  const plain = request({
    messages: [user({ type: 'text', text: 'hi' })],
    toolChoice: { mode: 'auto' },
    parallelToolCalls: true,
    responseFormat: { type: 'json' },
  });

  test.each([[null], [[]], [capabilities]])('stays the same object where it asks for nothing special: %j', (listed) => {
    expect(fitToCapabilities(plain, listed)).toEqual({ request: plain, changes: [] });
    expect(fitToCapabilities(plain, listed).request).toBe(plain);
  });

  test('loses nothing where it only asks that no reasoning be done', () => {
    expect(fitted({ reasoning: { off: true } }, []).made).toEqual(request({}));
    expect(fitToCapabilities(request({ reasoning: { off: true } }), []).changes).toMatchObject([{ isHint: true }]);
  });

  test('keeps the cache hint of the part that a text replaces', () => {
    const { made } = partsOf([{ ...image, cache: { ttl: '5m' } }], []);
    expect(made.messages).toEqual([
      user({ type: 'text', text: '[image left out: this model does not support images]', cache: { ttl: '5m' } }),
    ]);
  });
});

describe('a document', () => {
  const pdf = { kind: 'base64', mediaType: 'application/pdf', data: 'JVBERi0=' } as const;
  const gone = 'a document: the backend does not support documents';

  test.each<[string, CoreUserPart, string[], (string | undefined)[][]]>([
    [
      'of text becomes its text',
      { type: 'document', title: 'T', source: { kind: 'text', text: 'Words' } },
      ['T\n\nWords'],
      [[gone, 'its text']],
    ],
    [
      'of encoded text becomes its text',
      { type: 'document', source: { kind: 'base64', mediaType: 'text/markdown', data: 'IyBI' } },
      ['# H'],
      [[gone, 'its text']],
    ],
    [
      'of parts becomes its parts',
      { type: 'document', title: 'T', source: { kind: 'parts', parts: [{ type: 'text', text: 'a' }, image] } },
      ['T', 'a', '[image left out: this model does not support images]'],
      [
        [gone, 'its text'],
        ['an image: the backend does not support images', 'a text that reports this'],
      ],
    ],
    [
      'of bytes is named',
      { type: 'document', title: 'a.pdf', source: pdf },
      ['[document "a.pdf" left out: this model does not support documents]'],
      [[gone, 'a text that reports this']],
    ],
  ])('%s', (_, part, texts, changes) => {
    const { made, changed } = partsOf([part], []);
    expect(made.messages).toEqual([user(...texts.map((text) => ({ type: 'text' as const, text })))]);
    expect(changed).toEqual(changes);
  });

  test('keeps its place and loses its images where only those are not supported', () => {
    const part: CoreUserPart = {
      type: 'document',
      source: { kind: 'parts', parts: [{ type: 'text', text: 'a' }, image] },
    };
    const { made, changed } = partsOf([part], without('vision'));
    const text = '[image left out: this model does not support images]';
    expect(made.messages).toEqual([
      user({
        type: 'document',
        source: {
          kind: 'parts',
          parts: [
            { type: 'text', text: 'a' },
            { type: 'text', text },
          ],
        },
      }),
    ]);
    expect(changed).toHaveLength(1);
  });
});

test('audio becomes its transcript where there is one', () => {
  const source = { kind: 'base64', mediaType: 'audio/wav', data: '' } as const;
  const { made, changed } = partsOf([{ type: 'audio', source, transcript: 'Hello' }], []);
  expect(made.messages).toEqual([user({ type: 'text', text: 'Hello' })]);
  expect(changed).toEqual([['audio: the backend does not support audio', 'its transcript']]);
});

describe('a part that only its own protocol understands', () => {
  const opaque = (payload: JsonObject & { type: string }, standIn?: string): CoreOpaque => ({
    type: 'opaque',
    protocol: 'openai-responses',
    kind: payload.type,
    payload,
    ...(standIn !== undefined && { standIn }),
  });

  test.each<[Capability, JsonObject & { type: string }]>([
    ['vision', { type: 'computer_call_output', output: { type: 'computer_screenshot', image_url: 'data:' } }],
    ['vision', { type: 'image_generation_call', result: 'iVBOR' }],
    ['tools', { type: 'web_search_call', action: { type: 'search' } }],
    ['audio', { type: 'future_audio', data: '' }],
    ['documents', { type: 'item', content: [{ type: 'document' }] }],
  ])('is a text where it needs %s: %j', (capability, payload) => {
    const [part] = partsOf([opaque(payload)], without(capability)).made.messages[0]?.content ?? [];
    expect(part).toMatchObject({ type: 'text', text: expect.stringContaining(`[${payload.type} left out`) });
    expect(partsOf([opaque(payload)], capabilities).made.messages[0]?.content).toEqual([opaque(payload)]);
  });

  test('is replaced by its stand-in if it has one', () => {
    const found = opaque({ type: 'web_search_call' }, 'Found: rain');
    expect(partsOf([found], without('tools')).made.messages).toEqual([user({ type: 'text', text: 'Found: rain' })]);
  });
});

describe('earlier calls and results', () => {
  const call = (id: string, providerExecuted = false) =>
    ({
      type: 'tool-call',
      id,
      name: 'find',
      input: { kind: 'json-text', text: '{"q": 1}' },
      providerExecuted,
    }) as const;
  const result = (callId: string, text: string, providerExecuted = false): CoreToolResult => ({
    type: 'tool-result',
    callId,
    content: [{ type: 'text', text }],
    providerExecuted,
  });
  const texts = (messages: readonly CoreMessage[]): string[] =>
    messages.map(
      ({ role, content }) => `${role}: ${content.map((part) => ('text' in part ? part.text : part.type)).join('|')}`,
    );

  test('become texts of their author, and results join the next user message', () => {
    const { made, changed } = fitted(
      {
        messages: [
          user({ type: 'text', text: 'Find it' }),
          { role: 'assistant', content: [{ type: 'text', text: 'Yes.' }, call('a'), call('b')] },
          { role: 'tool', content: [result('b', 'two'), { ...result('a', 'one'), isError: true }] },
          user({ type: 'text', text: 'And?' }),
          { role: 'assistant', content: [call('c')] },
          { role: 'tool', content: [{ ...result('c', ''), content: [], value: { n: 1 } }] },
          { role: 'tool', content: [result('gone', 'orphan')] },
        ],
      },
      without('tools'),
    );
    expect(texts(made.messages)).toEqual([
      'user: Find it',
      'assistant: Yes.|\n\n[Called tool find with input: {"q": 1}]|\n\n[Called tool find with input: {"q": 1}]',
      'user: [Result of tool find]\ntwo|[Result of tool find]\n[tool_error] one|And?',
      'assistant: [Called tool find with input: {"q": 1}]',
      'user: [Result of tool find]\n{"n":1}|[Result of tool gone]\norphan',
    ]);
    expect(changed).toHaveLength(7);
  });

  test('of tools that a vendor ran stay in its answer', () => {
    const messages: CoreMessage[] = [
      {
        role: 'assistant',
        content: [call('a', true), result('a', 'rain', true), { type: 'text', text: 'Rain.' }],
      },
    ];
    expect(texts(fitted({ messages }, without('tools')).made.messages)).toEqual([
      'assistant: [Called tool find with input: {"q": 1}]|\n\n[Result of tool find]\nrain|Rain.',
    ]);
  });

  test('keep their images where those are supported', () => {
    const messages: CoreMessage[] = [{ role: 'tool', content: [{ ...result('a', 'see'), content: [image] }] }];
    expect(fitted({ messages }, without('tools')).made.messages).toEqual([
      user({ type: 'text', text: '[Result of tool a]\n' }, image),
    ]);
  });
});

test('a call that is demanded is refused with the place of the demand', () => {
  for (const toolChoice of [{ mode: 'required' }, { mode: 'tool', name: 'find' }] as const)
    expect(() => fitToCapabilities(request({ toolChoice }), without('tools'))).toThrow(LouterError);
  expect(() => fitToCapabilities(request({ toolChoice: { mode: 'required' } }), without('tools'))).toThrow(
    'tool_choice demands a call, but the backend of this model does not support tools',
  );
});

test('earlier reasoning is left out where the backend does not support it', () => {
  const messages: CoreMessage[] = [
    {
      role: 'assistant',
      content: [
        { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }] },
        { type: 'text', text: 'A' },
      ],
    },
  ];
  const { made, changed } = fitted({ messages }, without('reasoning'));
  expect(made.messages).toEqual([{ role: 'assistant', content: [{ type: 'text', text: 'A' }] }]);
  expect(changed).toEqual([['earlier reasoning: the backend does not support reasoning', undefined]]);
});

describe('a tool that gives pictures', () => {
  const look = { type: 'function', name: 'look', inputSchema: { type: 'object' } } as const;
  const computer = { ...look, name: 'computer', needsVision: true } as const;

  test('is left out where images are not supported', () => {
    expect(fitted({ tools: [look, computer] }, without('vision'))).toEqual({
      made: request({ tools: [look] }),
      changed: [['the tool computer, which gives pictures: the backend does not support images', undefined]],
    });
    expect(fitted({ tools: [look, computer] }, without('audio')).changed).toEqual([]);
  });

  test('is no longer among the allowed tools there', () => {
    const toolChoice = { mode: 'auto', among: ['look', 'computer'] } as const;
    const asked = { tools: [look, computer], toolChoice: { ...toolChoice, among: [...toolChoice.among] } };
    expect(fitted(asked, without('vision')).made.toolChoice).toEqual({ mode: 'auto', among: ['look'] });
  });

  test.each([
    [[look, computer], { mode: 'tool', name: 'computer' }],
    [[computer], { mode: 'required' }],
  ] as const)('cannot be forced there: %#', (tools, toolChoice) => {
    const ask = () => fitToCapabilities(request({ tools: [...tools], toolChoice }), without('vision'));
    expect(ask).toThrow(expect.objectContaining({ detail: expect.objectContaining({ kind: 'unsupported' }) }));
  });
});
