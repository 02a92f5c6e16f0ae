import { describe, expect, test } from 'vitest';
import type { ModelFacts, UnlocatedLoss } from '../../../../src/core/codec.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import { toLoss } from '../../../../src/core/provenance.ts';
import { frontendOf } from '../../../../src/protocols/frontends.ts';
import type { Protocol } from '../../../../src/core/types.ts';
import { backendContext } from '../../../laws/codecs.ts';

const question = { role: 'user', content: 'Who won?' };

function translate(
  [from, to]: readonly [Protocol, Protocol],
  fields: JsonObject,
  facts: ModelFacts = { serverTools: ['web-search'] },
): { body: JsonObject; losses: string[] } {
  const [source, target] = [from, to].map((protocol) => frontendOf(protocol)?.codec);
  if (!source || !target) throw new Error('no codec');
  const sent = { model: 'm', ...(from === 'anthropic' && { max_tokens: 9 }), messages: [question], ...fields };
  const request = source.decodeRequest(sent, { model: 'm', stream: false });
  const reported: UnlocatedLoss[] = [];
  const body = target.encodeRequest(request, { ...backendContext(target, request, reported), facts });
  return { body, losses: reported.map((each) => toLoss(each, source.wireNames).path) };
}

const options = {
  search_context_size: 'low',
  user_location: { type: 'approximate', approximate: { country: 'PT', city: 'Porto' } },
};
const plugin = {
  id: 'web',
  max_results: 3,
  max_uses: 2,
  include_domains: ['a.example'],
  exclude_domains: ['b.example'],
};
const search = {
  type: 'web_search_20250305',
  name: 'web_search',
  max_uses: 8,
  allowed_domains: ['a.example'],
  user_location: { type: 'approximate', country: 'PT' },
};

describe('a search of the web in a request of Chat', () => {
  test.each<[string, JsonObject]>([
    ['web_search_options', { web_search_options: options }],
    ['empty web_search_options', { web_search_options: {} }],
    [
      'options of an unknown form',
      { web_search_options: { user_location: { type: 'exact', approximate: { x: 1 } }, depth: 2 } },
    ],
    ['a plugin between others', { plugins: [{ id: 'moderation' }, plugin, { id: 'file-parser' }] }],
    ['a plugin that is off', { plugins: [{ id: 'web', enabled: false }] }],
    ['plugins of an unknown form', { plugins: { id: 'web' } }],
    [
      'a tool',
      { tools: [{ type: 'vendor:web_search', parameters: { excluded_domains: ['b.example'], engine: 'x' } }] },
    ],
    ['a tool without parameters', { tools: [{ type: 'vendor:web_search' }] }],
  ])('goes unchanged to a server of Chat: %s', (_name, fields) => {
    const { body, losses } = translate(['openai-chat', 'openai-chat'], fields, {});
    expect(body).toEqual({ model: 'm', messages: [question], ...fields });
    expect(losses).toEqual([]);
  });

  test('becomes the search of another vendor', () => {
    const { body, losses } = translate(['openai-chat', 'anthropic'], { web_search_options: options });
    expect(body['tools']).toEqual([
      {
        type: 'web_search_20250305',
        name: 'web_search',
        user_location: { type: 'approximate', country: 'PT', city: 'Porto' },
      },
    ]);
    expect(losses).toEqual(['/web_search_options/search_context_size']);
    const plugged = translate(['openai-chat', 'openai-responses'], { plugins: [plugin] });
    expect(plugged.body['tools']).toEqual([{ type: 'web_search', filters: { allowed_domains: ['a.example'] } }]);
    expect(plugged.losses.toSorted()).toEqual([
      '/plugins/0/exclude_domains',
      '/plugins/0/max_results',
      '/plugins/0/max_uses',
    ]);
  });
});

describe('a search of another vendor for a server of Chat', () => {
  const way = ['anthropic', 'openai-chat'] as const;

  test('is the field that is known of the model', () => {
    const { body, losses } = translate(way, { tools: [search] }, { searchField: 'web_search_options' });
    expect(body).toMatchObject({
      web_search_options: { user_location: { type: 'approximate', approximate: { country: 'PT' } } },
    });
    expect(body['tools']).toBeUndefined();
    expect(losses.toSorted()).toEqual(['/tools/0/allowed_domains', '/tools/0/max_uses']);
    const plugged = translate(way, { tools: [search] }, { searchField: 'plugins' });
    expect(plugged.body['plugins']).toEqual([
      {
        id: 'web',
        max_uses: 8,
        include_domains: ['a.example'],
        user_location: { type: 'approximate', country: 'PT' },
      },
    ]);
    expect(plugged.losses).toEqual([]);
  });

  test('is left out where no field is known, or the server does not search', () => {
    for (const facts of [{}, { searchField: 'plugins' as const, serverTools: [] }])
      expect(translate(way, { tools: [search] }, facts).losses).toEqual(['/tools/0']);
  });

  test('is not forced, and stands beside functions', () => {
    const look = { name: 'look', input_schema: { type: 'object', properties: {} } };
    const facts = { searchField: 'plugins' as const };
    const tool_choice = { type: 'tool', name: 'web_search' };
    const { body, losses } = translate(way, { tools: [look, search], tool_choice }, facts);
    expect(body['tools']).toHaveLength(1);
    expect([body['tool_choice'], losses]).toEqual([undefined, ['/tool_choice']]);
    expect(() => translate(way, { tools: [search], tool_choice }, {})).toThrow('cannot be forced');
  });
});
