import { describe, expect, test } from 'vitest';
import type { ModelFacts } from '../../src/core/codec.ts';
import { asArray, asObject, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { chain, collectSteps } from '../../src/core/step.ts';
import type { CoreChatRequest, Protocol } from '../../src/core/types.ts';
import { backendContext, frontendContext, requestForEverything } from '../laws/codecs.ts';
import { fixture } from '../support/search-fixtures.ts';
import { clientCodec } from '../support/vendors.ts';
import { question, type Searching, translateTools } from './support/translate-tools.ts';

const anthropicSearch = {
  type: 'web_search_20250305',
  name: 'web_search',
  max_uses: 8,
  allowed_domains: ['a.example'],
  user_location: { type: 'approximate', country: 'PT', city: 'Porto' },
};
const responsesSearch = {
  type: 'web_search',
  filters: { allowed_domains: ['a.example'] },
  user_location: { type: 'approximate', country: 'PT', city: 'Porto' },
};

test('a second search is lost where a server takes one', () => {
  const tools = [{ type: 'web_search', search_context_size: 'low' }, { type: 'web_search_preview' }];
  const facts: ModelFacts = { searchField: 'web_search_options' };
  const { body, losses } = translateTools(['openai-responses', 'openai-chat'], { tools }, { facts });
  expect(body['web_search_options']).toEqual({ search_context_size: 'low' });
  expect(losses).toEqual(['/tools/1']);
});

describe('a tool that the vendor runs', () => {
  const location = { type: 'approximate', country: 'PT', city: 'Porto' };
  test.each<[string, readonly [Searching, Searching], JsonObject, JsonValue, string[]]>([
    ['a search', ['anthropic', 'openai-responses'], anthropicSearch, responsesSearch, ['/tools/0/max_uses']],
    [
      'a search',
      ['openai-responses', 'anthropic'],
      { ...responsesSearch, search_context_size: 'low', external_web_access: true },
      { type: 'web_search_20250305', name: 'web_search', allowed_domains: ['a.example'], user_location: location },
      ['/tools/0/search_context_size', '/tools/0/external_web_access'],
    ],
    [
      'a search',
      ['anthropic', 'gemini'],
      anthropicSearch,
      { googleSearch: {} },
      ['/tools/0/max_uses', '/tools/0/allowed_domains', '/tools/0/user_location'],
    ],
    [
      'a search of a later version',
      ['anthropic', 'openai-responses'],
      { type: 'web_search_20990101', name: 'web_search' },
      { type: 'web_search' },
      [],
    ],
    ['a search', ['openai-responses', 'gemini'], { type: 'web_search' }, { googleSearch: {} }, []],
    [
      'a search',
      ['gemini', 'anthropic'],
      { googleSearch: { excludeDomains: ['b.example'] } },
      { type: 'web_search_20250305', name: 'web_search', blocked_domains: ['b.example'] },
      [],
    ],
    [
      'a search',
      ['gemini', 'openai-responses'],
      { googleSearch: { excludeDomains: ['b.example'] } },
      { type: 'web_search' },
      ['/tools/0/googleSearch/excludeDomains'],
    ],
  ])('%s is translated: %j', (_name, way, tool, expected, losses) => {
    const sent = translateTools(way, { tools: [tool] });
    expect(sent.body['tools']).toEqual([expected]);
    expect(sent.losses.toSorted()).toEqual(losses.toSorted());
  });

  test('is left out where only its own vendor runs it', () => {
    const sent = translateTools(['anthropic', 'openai-responses'], { tools: [anthropicSearch] }, { facts: {} });
    expect([sent.body['tools'], sent.losses]).toEqual([undefined, ['/tools/0']]);
    const run = { type: 'advisor_20260301', name: 'advisor' };
    expect(translateTools(['anthropic', 'openai-responses'], { tools: [run] }).losses).toEqual(['/tools/0']);
    expect(translateTools(['anthropic', 'openai-chat'], { tools: [anthropicSearch] }).losses).toEqual(['/tools/0']);
  });

  test.each<[Searching, string]>([
    ['openai-responses', 'openai-responses@api.openai.com'],
    ['openai-responses', 'openai-responses@name.openai.azure.com'],
    ['gemini', 'gemini@europe-west1-aiplatform.googleapis.com'],
  ])('is used by default on the own hosts of a vendor: %s at %s', (to, issuer) => {
    const search = { type: 'web_search_20250305', name: 'web_search' };
    expect(
      asArray(translateTools(['anthropic', to], { tools: [search] }, { facts: {}, issuer }).body['tools']),
    ).toHaveLength(1);
    const facts = { serverTools: [] };
    expect(translateTools(['anthropic', to], { tools: [search] }, { facts, issuer }).losses).toEqual(['/tools/0']);
  });

  test('blocks domains on Vertex AI', () => {
    const tools = [{ type: 'web_search_20250305', name: 'web_search', blocked_domains: ['b.example'] }];
    const issuer = 'gemini@europe-west1-aiplatform.googleapis.com';
    expect(translateTools(['anthropic', 'gemini'], { tools }, { issuer }).body['tools']).toEqual([
      { googleSearch: { excludeDomains: ['b.example'] } },
    ]);
  });

  test('is left out beside functions for Gemini', () => {
    const look = { name: 'look', input_schema: { type: 'object', properties: { a: { type: 'string' } } } };
    const { body, losses } = translateTools(['anthropic', 'gemini'], { tools: [look, anthropicSearch] });
    expect(asArray(body['tools'])).toHaveLength(1);
    expect(losses).toEqual(['/tools/1']);
  });

  test('is forced under the name it has at the vendor', () => {
    const tools = [anthropicSearch];
    const tool_choice = { type: 'tool', name: 'web_search' };
    expect(translateTools(['anthropic', 'openai-responses'], { tools, tool_choice }).body['tool_choice']).toEqual({
      type: 'web_search',
    });
    const { body, losses } = translateTools(['anthropic', 'gemini'], { tools, tool_choice });
    expect(body['toolConfig']).toBeUndefined();
    expect(losses).toContain('/tool_choice');
    const choice = { tools: [{ type: 'web_search' }], tool_choice: { type: 'web_search' } };
    expect(translateTools(['openai-responses', 'anthropic'], choice).body['tool_choice']).toEqual(tool_choice);
  });

  test('gives sources to clients of other protocols', () => {
    const issuer = 'openai-responses@api.openai.com';
    expect(
      translateTools(['anthropic', 'openai-responses'], { tools: [anthropicSearch] }, { issuer }).body['include'],
    ).toContain('web_search_call.action.sources');
  });
});

/** An answer of a vendor as a client is given it: plain, and streamed. */
function answered([from, to]: readonly [Searching, Protocol], name: string) {
  const [source, target] = [clientCodec(from), clientCodec(to)];
  const { request, body, frames } = fixture(`${from}/${name}`);
  const asked: CoreChatRequest = source.decodeRequest(request, { model: 'm', stream: false });
  const reader = requestForEverything(target);
  const plain = target.encodeResponse(
    source.decodeResponse(body, backendContext(source, asked)),
    frontendContext(reader),
  );
  const events = collectSteps(
    chain(source.decodeStream(backendContext(source, asked)), target.encodeStream(frontendContext(reader))),
    frames,
  ).map(({ data }) => asObject(parseJson(data)) ?? {});
  return { plain, events };
}

const page = (url: string, title = url) => ({
  type: 'web_search_result',
  url,
  title,
  page_age: null,
  encrypted_content: '',
});

describe('a search in an answer', () => {
  test('of Responses reaches a client of Anthropic with its pages', () => {
    const { plain, events } = answered(['openai-responses', 'anthropic'], 'web-search');
    const [call, result, text] = asArray(plain['content']) ?? [];
    expect(call).toMatchObject({ type: 'server_tool_use', name: 'web_search', input: { query: 'lighthouse oldest' } });
    expect(asObject(call)?.['id']).toMatch(/^srvtoolu_ws_\w+$/);
    expect(result).toEqual({
      type: 'web_search_tool_result',
      tool_use_id: asObject(call)?.['id'],
      content: [page('https://example.com/lighthouses')],
    });
    expect(text).toMatchObject({ citations: [{ url: 'https://example.com/lighthouses', encrypted_index: '' }] });
    expect(plain['usage']).toMatchObject({ server_tool_use: { web_search_requests: 1 } });
    expect(
      events.filter(({ type }) => type === 'content_block_start').map((each) => each['content_block']),
    ).toMatchObject([{ type: 'server_tool_use' }, result, { type: 'text' }]);
  });

  test('of Gemini reaches a client of Anthropic with its pages and their titles', () => {
    const { plain } = answered(['gemini', 'anthropic'], 'grounding');
    expect(plain['content']).toMatchObject([
      {
        type: 'text',
        citations: [{ url: 'https://news.example.com/final' }, { url: 'https://sport.example.org/euro' }],
      },
      { type: 'server_tool_use', input: { query: 'winner of the last European championship' } },
      {
        type: 'web_search_tool_result',
        content: [
          page('https://news.example.com/final', 'news.example.com'),
          page('https://sport.example.org/euro', 'sport.example.org'),
        ],
      },
    ]);
  });

  test('of Anthropic reaches a client of Responses as an item with its events', () => {
    const { plain, events } = answered(['anthropic', 'openai-responses'], 'server-tool');
    expect(asArray(plain['output'])?.[0]).toEqual({
      type: 'web_search_call',
      id: 'ws_srvtoolu_01Authored00000000000028',
      status: 'completed',
      action: {
        type: 'search',
        query: 'Brest high tide today',
        queries: ['Brest high tide today'],
        sources: [
          { type: 'url', url: 'https://tides.example.com/1' },
          { type: 'url', url: 'https://tides.example.com/2' },
        ],
      },
    });
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(
        ['in_progress', 'searching', 'completed'].map((state) => `response.web_search_call.${state}`),
      ),
    );
  });

  test('of Anthropic reaches a client of Gemini as grounding of the text', () => {
    const { plain } = answered(['anthropic', 'gemini'], 'server-tool');
    expect(asObject(asArray(plain['candidates'])?.[0])?.['groundingMetadata']).toEqual({
      webSearchQueries: ['Brest high tide today'],
      groundingChunks: [
        { web: { uri: 'https://tides.example.com/1', title: 'Tides, part 1' } },
        { web: { uri: 'https://tides.example.com/2', title: 'Tides, part 2' } },
      ],
      groundingSupports: [
        {
          segment: { startIndex: 0, endIndex: 21, text: 'High tide is at 17:40' },
          groundingChunkIndices: [0],
        },
      ],
    });
  });
});

describe('a search of an earlier turn', () => {
  const search = (id: string, token: string) => ({
    messages: [
      question,
      {
        role: 'assistant',
        content: [
          { type: 'server_tool_use', id, name: 'web_search', input: { query: 'cup' } },
          {
            type: 'web_search_tool_result',
            tool_use_id: id,
            content: [
              {
                type: 'web_search_result',
                url: 'https://a.test',
                title: 'A',
                page_age: null,
                encrypted_content: token,
              },
            ],
          },
          { type: 'text', text: 'Spain.' },
        ],
      },
      question,
    ],
  });

  test('goes back unchanged to the vendor that ran it', () => {
    const own = search('srvtoolu_1', 'token');
    expect(translateTools(['anthropic', 'anthropic'], own)).toMatchObject({ body: own, losses: [] });
    const { body } = translateTools(['anthropic', 'openai-responses'], search('srvtoolu_ws_1', ''));
    expect(asArray(body['input'])?.[1]).toEqual({
      type: 'web_search_call',
      status: 'completed',
      action: { type: 'search', query: 'cup', queries: ['cup'], sources: [{ type: 'url', url: 'https://a.test' }] },
    });
  });

  test('is a text for Anthropic where another vendor ran it', () => {
    const { body, losses } = translateTools(['anthropic', 'anthropic'], search('srvtoolu_ws_1', ''));
    expect(asObject(asArray(body['messages'])?.[1])?.['content']).toMatchObject([
      { type: 'text', text: expect.stringContaining('A\nhttps://a.test') },
      { type: 'text', text: 'Spain.' },
    ]);
    expect(losses).toEqual(['/messages/1/content/0', '/messages/1/content/1']);
  });

  test('is a call of a function with its result for vendors without one', () => {
    const { body, losses } = translateTools(['anthropic', 'openai-responses'], search('srvtoolu_1', 'token'));
    expect(asArray(body['input'])?.slice(1, 3)).toMatchObject([
      { type: 'function_call', name: 'web_search' },
      { type: 'function_call_output', output: 'A\nhttps://a.test' },
    ]);
    expect(losses).toEqual(['/messages/1/content/1/content/0/encrypted_content']);
  });
});
