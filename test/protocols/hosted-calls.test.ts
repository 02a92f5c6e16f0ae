import { describe, expect, test } from 'vitest';
import type { ProtocolCodec, UnlocatedLoss } from '../../src/core/codec.ts';
import { asArray, asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import { chain, collectSteps, type Frame } from '../../src/core/step.ts';
import type { CoreChatRequest, Protocol } from '../../src/core/types.ts';
import { frontendOf } from '../../src/protocols/frontends.ts';
import { backendContext, frontendContext, requestForEverything } from '../laws/codecs.ts';
import { fixture } from '../support/search-fixtures.ts';

type Running = Extract<Protocol, 'anthropic' | 'openai-responses' | 'gemini'>;

function codecOf(protocol: Protocol): ProtocolCodec {
  const codec = frontendOf(protocol)?.codec;
  if (!codec) throw new Error(`no codec of ${protocol}`);
  return codec;
}

/** An answer of a vendor as a client is given it, plain and streamed, and what was lost of the plain one. */
function answered([from, to]: readonly [Running, Protocol], { request, body, frames }: ReturnType<typeof fixture>) {
  const [source, target] = [codecOf(from), codecOf(to)];
  const asked: CoreChatRequest = source.decodeRequest(request, { model: 'm', stream: false });
  const reader = requestForEverything(target);
  const reported: UnlocatedLoss[] = [];
  const plain = target.encodeResponse(
    source.decodeResponse(body, backendContext(source, asked)),
    frontendContext(reader, reported),
  );
  const events = collectSteps(
    chain(source.decodeStream(backendContext(source, asked)), target.encodeStream(frontendContext(reader))),
    frames,
  ).map(({ data }) => asObject(parseJson(data)) ?? {});
  return { plain, events, lost: reported.map(({ what }) => what) };
}

/** What the request of a fixture becomes upstream, and the places of what was lost. */
function sent([from, to]: readonly [Running, Protocol], request: JsonValue) {
  const [source, target] = [codecOf(from), codecOf(to)];
  const decoded = source.decodeRequest(request, { model: 'm', stream: false });
  const reported: UnlocatedLoss[] = [];
  const body = target.encodeRequest(decoded, backendContext(target, decoded, reported));
  return { body, losses: reported.map((each) => toLoss(each, source.wireNames).path) };
}

const blocksOf = (plain: JsonObject) => asArray(plain['content']) ?? [];
const itemsOf = (plain: JsonObject) => asArray(plain['output']) ?? [];
const candidateOf = (plain: JsonObject) => asObject(asArray(plain['candidates'])?.[0]) ?? {};
const partsOf = (plain: JsonObject) => asArray(asObject(candidateOf(plain)['content'])?.['parts']) ?? [];
const startedBlocks = (events: readonly JsonObject[]) =>
  events.filter(({ type }) => type === 'content_block_start').map((each) => each['content_block'] ?? null);
const emptyPage = (url: string) => ({
  type: 'web_fetch_result',
  url,
  content: {
    type: 'document',
    source: { type: 'text', media_type: 'text/plain', data: '' },
    title: null,
    citations: null,
  },
  retrieved_at: null,
});

describe('a page that a vendor read', () => {
  test('of Anthropic reaches clients of Responses and Gemini by its address', () => {
    const { plain, lost } = answered(['anthropic', 'openai-responses'], fixture('anthropic/web-fetch'));
    expect(itemsOf(plain).slice(0, 2)).toMatchObject([
      { status: 'completed', action: { type: 'open_page', url: 'https://harbour.example.com/brest' } },
      { status: 'failed', action: { type: 'open_page', url: 'https://harbour.example.com/archive' } },
    ]);
    expect(lost).toEqual(
      expect.arrayContaining(['the content of a page that was read', 'why a page could not be read']),
    );
    const gemini = answered(['anthropic', 'gemini'], fixture('anthropic/web-fetch'));
    expect(candidateOf(gemini.plain)['urlContextMetadata']).toEqual({
      urlMetadata: [
        {
          retrievedUrl: 'https://harbour.example.com/brest',
          urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_SUCCESS',
        },
        { retrievedUrl: 'https://harbour.example.com/archive', urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_ERROR' },
      ],
    });
  });

  test('of Gemini reaches a client of Anthropic, plain and streamed, and is counted', () => {
    const { plain, events } = answered(['gemini', 'anthropic'], fixture('gemini/url-unreadable'));
    expect(blocksOf(plain)).toMatchObject([
      { type: 'text', citations: [{ url: 'https://harbour.example.com/brest' }] },
      { type: 'server_tool_use', name: 'web_fetch', input: { url: 'https://harbour.example.com/brest' } },
      { type: 'web_fetch_tool_result', content: emptyPage('https://harbour.example.com/brest') },
      { type: 'server_tool_use', name: 'web_fetch', input: { url: 'https://harbour.example.com/paid' } },
      {
        type: 'web_fetch_tool_result',
        content: { type: 'web_fetch_tool_result_error', error_code: 'url_not_accessible' },
      },
    ]);
    expect(plain['usage']).toMatchObject({ server_tool_use: { web_search_requests: 0, web_fetch_requests: 2 } });
    expect(startedBlocks(events)).toHaveLength(5);
  });

  test('of Responses reaches a client of Anthropic between searches, and Gemini beside the content', () => {
    const { plain } = answered(['openai-responses', 'anthropic'], fixture('openai-responses/open-page'));
    expect(blocksOf(plain)).toMatchObject([
      { name: 'web_search' },
      { type: 'web_search_tool_result' },
      { name: 'web_fetch', input: { url: 'https://example.com/lighthouses' } },
      { content: emptyPage('https://example.com/lighthouses') },
      { name: 'web_fetch', input: { url: 'https://example.com/lighthouses', pattern: 'oldest' } },
      { content: emptyPage('https://example.com/lighthouses') },
      { type: 'text' },
    ]);
    const gemini = answered(['openai-responses', 'gemini'], fixture('openai-responses/open-page'));
    expect(asObject(candidateOf(gemini.plain)['urlContextMetadata'])?.['urlMetadata']).toHaveLength(2);
    expect(gemini.lost).toContain('what was asked beside the address of a page');
  });

  test('comes back to the vendor that read it, and to others as a function', () => {
    const { request } = fixture('anthropic/web-fetch');
    const own = sent(['anthropic', 'anthropic'], request);
    expect(own).toEqual({ body: { ...asObject(request), model: 'm' }, losses: [] });
    expect(asArray(sent(['anthropic', 'openai-responses'], request).body['input'])?.slice(1, 3)).toMatchObject([
      { type: 'function_call', name: 'web_fetch' },
      { type: 'function_call_output' },
    ]);
    const opened = fixture('openai-responses/open-page').request;
    expect(asArray(sent(['openai-responses', 'openai-responses'], opened).body['input'])?.[1]).toEqual(
      asArray(asObject(opened)?.['input'])?.[1],
    );
  });

  test('of another vendor is a text for Anthropic', () => {
    const { plain } = answered(['gemini', 'anthropic'], fixture('gemini/url-unreadable'));
    const messages = [
      { role: 'user', content: 'Read it.' },
      { role: 'assistant', content: plain['content'] ?? [] },
      { role: 'user', content: 'And?' },
    ];
    const { body } = sent(['anthropic', 'anthropic'], { model: 'm', max_tokens: 9, messages });
    const types = asArray(asObject(asArray(body['messages'])?.[1])?.['content'])?.map(
      (each) => asObject(each)?.['type'],
    );
    expect(types).toEqual(['text', 'text', 'text']);
  });
});

describe('code that a vendor ran', () => {
  test('of Gemini reaches clients of Anthropic and Responses', () => {
    const { plain, events } = answered(['gemini', 'anthropic'], fixture('gemini/code-that-fails'));
    const result = {
      type: 'code_execution_tool_result',
      content: {
        type: 'code_execution_result',
        stdout: '',
        stderr: 'ZeroDivisionError\n',
        return_code: 1,
        content: [],
      },
    };
    expect(blocksOf(plain)).toMatchObject([
      { type: 'server_tool_use', name: 'code_execution', input: { code: 'print(1 / 0)' } },
      result,
      { type: 'text' },
    ]);
    expect(startedBlocks(events)).toMatchObject([{ type: 'server_tool_use' }, result, { type: 'text' }]);
    const responses = answered(['gemini', 'openai-responses'], fixture('gemini/code-that-fails'));
    const item = {
      type: 'code_interpreter_call',
      status: 'completed',
      container_id: '',
      code: 'print(1 / 0)',
      outputs: [{ type: 'logs', logs: 'ZeroDivisionError\n' }],
    };
    expect(itemsOf(responses.plain)[0]).toMatchObject(item);
    expect(responses.lost).toEqual(['which output was written to the standard error', 'that the code ended with 1']);
    const types = responses.events.map(({ type }) => type);
    expect(types.slice(2, 9)).toEqual([
      'response.output_item.added',
      'response.code_interpreter_call.in_progress',
      'response.code_interpreter_call_code.delta',
      'response.code_interpreter_call_code.done',
      'response.code_interpreter_call.interpreting',
      'response.code_interpreter_call.completed',
      'response.output_item.done',
    ]);
  });

  test('of Responses reaches clients of Anthropic and Gemini, without its pictures', () => {
    const { plain, lost } = answered(['openai-responses', 'anthropic'], fixture('openai-responses/code-interpreter'));
    expect(blocksOf(plain)[1]).toMatchObject({
      content: { stdout: '5117\n', stderr: '', return_code: 0, content: [] },
    });
    expect(lost).toContain('image is known to openai-responses only');
    const gemini = answered(['openai-responses', 'gemini'], fixture('openai-responses/code-interpreter'));
    expect(partsOf(gemini.plain)).toMatchObject([
      { executableCode: { language: 'PYTHON', code: 'print(5117)' } },
      { codeExecutionResult: { outcome: 'OUTCOME_OK', output: '5117\n' } },
      { text: 'The sum is 5117.' },
    ]);
  });

  test('in a shell of Anthropic reaches others as code, without its files', () => {
    const { plain, lost } = answered(['anthropic', 'openai-responses'], fixture('anthropic/code-execution'));
    expect(itemsOf(plain)[0]).toMatchObject({
      code: 'python /tmp/primes.py && plot',
      outputs: [
        { type: 'logs', logs: '5117\n' },
        { type: 'logs', logs: 'plot: not found\n' },
      ],
    });
    expect(lost).toEqual(
      expect.arrayContaining([
        'a call of text_editor_code_execution, which the vendor ran itself',
        'that the language of the code is bash',
        'bash_code_execution_output is known to anthropic only',
        'that the code ended with 127',
      ]),
    );
    const gemini = answered(['anthropic', 'gemini'], fixture('anthropic/code-execution'));
    expect(partsOf(gemini.plain).slice(0, 2)).toMatchObject([
      { executableCode: { language: 'LANGUAGE_UNSPECIFIED' } },
      { codeExecutionResult: { outcome: 'OUTCOME_FAILED', output: '5117\nplot: not found\n' } },
    ]);
  });

  test('comes back unchanged to the vendor that ran it, also through a client of another protocol', () => {
    for (const [protocol, name] of [
      ['anthropic', 'code-execution'],
      ['openai-responses', 'code-interpreter'],
      ['gemini', 'code-that-fails'],
    ] as const) {
      const { request } = fixture(`${protocol}/${name}`);
      const { body, losses } = sent([protocol, protocol], request);
      const field = protocol === 'gemini' ? 'contents' : protocol === 'anthropic' ? 'messages' : 'input';
      expect([body[field], losses]).toEqual([asObject(request)?.[field], []]);
    }
    const { plain } = answered(['gemini', 'anthropic'], fixture('gemini/code-that-fails'));
    const messages = [
      { role: 'user', content: 'Go.' },
      { role: 'assistant', content: plain['content'] ?? [] },
      { role: 'user', content: 'And?' },
    ];
    const { body } = sent(['anthropic', 'gemini'], { model: 'm', max_tokens: 9, messages });
    expect(asObject(asArray(body['contents'])?.[1])?.['parts']).toEqual([
      { executableCode: { language: 'PYTHON', code: 'print(1 / 0)' } },
      { codeExecutionResult: { outcome: 'OUTCOME_FAILED', output: 'ZeroDivisionError\n' } },
      { text: 'It has no value.' },
    ]);
  });

  test('is a call of a function with its result for vendors without it', () => {
    const { body } = sent(['gemini', 'openai-chat'], fixture('gemini/code-that-fails').request);
    expect(asArray(body['messages'])?.slice(1, 5)).toMatchObject([
      { tool_calls: [{ function: { name: 'code_execution', arguments: '{"code":"print(2 + 3)"}' } }] },
      { role: 'tool', content: '5\n' },
      { content: 'It is 5.', tool_calls: [{ function: { arguments: '{"code":"while True: pass"}' } }] },
      { role: 'tool', content: expect.stringContaining('execution_time_exceeded') },
    ]);
  });
});

describe('hostile calls', () => {
  const streamed = (from: Running, to: Protocol, frames: Frame[]) => {
    const [source, target] = [codecOf(from), codecOf(to)];
    const reported: UnlocatedLoss[] = [];
    const reader = requestForEverything(target);
    const written = collectSteps(
      chain(
        source.decodeStream(backendContext(source, reader)),
        target.encodeStream(frontendContext(reader, reported)),
      ),
      frames,
    );
    const events = written.map(({ data }) => asObject(parseJson(data)) ?? {});
    return { events, violations: collectSteps(target.grammar, written), lost: reported.map(({ what }) => what) };
  };
  const geminiParts = (parts: JsonObject[]): Frame[] =>
    parts.map((part, index) => ({
      data: JSON.stringify({
        candidates: [
          {
            index: 0,
            content: { role: 'model', parts: [part] },
            ...(index === parts.length - 1 && { finishReason: 'STOP' }),
          },
        ],
      }),
    }));
  const code = (id?: string) => ({ executableCode: { ...(id && { id }), language: 'PYTHON', code: 'x' } });
  const result = (id?: string) => ({
    codeExecutionResult: { ...(id && { id }), outcome: 'OUTCOME_OK', output: 'y'.repeat(100_000) },
  });

  test.each<[string, JsonObject[], string[]]>([
    ['a result without a call', [result(), { text: 'a' }], ['text']],
    ['a call without a result', [code(), { text: 'a' }], ['server_tool_use', 'text']],
    ['a result before its call', [result('1'), code('1'), { text: 'a' }], ['server_tool_use', 'text']],
    [
      'two calls of one id',
      [code('1'), code('1'), result('1'), { text: 'a' }],
      ['server_tool_use', 'server_tool_use', 'code_execution_tool_result', 'text'],
    ],
    [
      'results in another order',
      [code('1'), code('2'), result('1'), result('2'), { text: 'a' }],
      ['server_tool_use', 'server_tool_use', 'code_execution_tool_result', 'code_execution_tool_result', 'text'],
    ],
    ['code that is no text', [{ executableCode: { code: 5 } }, { text: 'a' }], ['text']],
    [
      'an outcome that is not known',
      [code(), { codeExecutionResult: { outcome: 'OUTCOME_NEW', output: 'z' } }, { text: 'a' }],
      ['server_tool_use', 'code_execution_tool_result', 'text'],
    ],
  ])('%s gives clients a valid stream', (_name, parts, blocks) => {
    const toAnthropic = streamed('gemini', 'anthropic', geminiParts(parts));
    expect(startedBlocks(toAnthropic.events).map((block) => asObject(block)?.['type'])).toEqual(blocks);
    expect(toAnthropic.violations).toEqual([]);
    const ids = startedBlocks(toAnthropic.events).flatMap((block) => asObject(block)?.['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const toResponses = streamed('gemini', 'openai-responses', geminiParts(parts));
    expect(toResponses.violations).toEqual([]);
    const opened = toResponses.events.filter(({ type }) => type === 'response.output_item.added').length;
    expect(toResponses.events.filter(({ type }) => type === 'response.output_item.done')).toHaveLength(opened);
    expect(streamed('gemini', 'gemini', geminiParts(parts)).lost).toEqual([]);
  });

  test('calls that are open side by side get their results in Responses', () => {
    const block = (index: number, content: JsonObject): Frame[] =>
      [
        { type: 'content_block_start', index, content_block: content },
        { type: 'content_block_stop', index },
      ].map((event) => ({ event: event.type, data: JSON.stringify(event) }));
    const use = (id: string, url: string) => ({
      type: 'server_tool_use',
      id: `srvtoolu_${id}`,
      name: 'web_fetch',
      input: { url },
    });
    const found = (id: string, url: string) => ({
      type: 'web_fetch_tool_result',
      tool_use_id: `srvtoolu_${id}`,
      content: emptyPage(url),
    });
    const start = { type: 'message_start', message: { id: 'msg_1', role: 'assistant', content: [], usage: {} } };
    const end = { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 1 } };
    const { events, violations, lost } = streamed('anthropic', 'openai-responses', [
      { event: 'message_start', data: JSON.stringify(start) },
      ...block(0, use('1', 'https://a.test')),
      ...block(1, use('2', 'https://b.test')),
      ...block(2, found('2', 'https://b.test')),
      ...block(3, { type: 'text', text: 'So far.' }),
      ...block(4, found('1', 'https://a.test')),
      { event: 'message_delta', data: JSON.stringify(end) },
      { event: 'message_stop', data: '{"type":"message_stop"}' },
    ]);
    expect(asArray(asObject(events.at(-1)?.['response'])?.['output'])).toMatchObject([
      { status: 'completed', action: { url: 'https://a.test' } },
      { status: 'completed', action: { url: 'https://b.test' } },
      { type: 'message' },
    ]);
    expect([violations, lost]).toEqual([[], []]);
  });
});
