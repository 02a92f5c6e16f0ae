import { expect, test } from 'vitest';
import type { ModelFacts, UnlocatedLoss } from '../../src/core/codec.ts';
import { LouterError } from '../../src/core/error.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import type { CoreChatRequest } from '../../src/core/types.ts';
import { withoutUnrunTools } from '../../src/core/unrun-tools.ts';
import { anthropic } from '../../src/protocols/anthropic/index.ts';

const look = { name: 'look', input_schema: { type: 'object' } };
const search = { type: 'tool_search_tool_regex', name: 'tool_search_tool_regex' };
const asked = (fields: JsonObject): CoreChatRequest =>
  anthropic.decodeRequest({ model: 'm', max_tokens: 10, messages: [{ role: 'user', content: 'Hi' }], ...fields });

function plain(request: CoreChatRequest, serverTools: ModelFacts['serverTools'] = []) {
  const losses: UnlocatedLoss[] = [];
  const changed = withoutUnrunTools(request, 'anthropic', {
    facts: { serverTools },
    report: (loss) => losses.push(loss),
  });
  return { changed, places: losses.map((loss) => toLoss(loss, anthropic.wireNames).path) };
}

test('a request without such tools is the same object', () => {
  const request = asked({ tools: [look, { type: 'mcp_toolset', mcp_server_name: 'mail' }] });
  expect(plain(request).changed).toBe(request);
});

test('a request is the same object where nothing is stated, or another protocol’s client wrote it', () => {
  const request = asked({ tools: [search] });
  const context = { facts: {}, report() {} };
  expect(withoutUnrunTools(request, 'anthropic', context)).toBe(request);
  expect(withoutUnrunTools(request, 'gemini', { ...context, facts: { serverTools: [] } })).toBe(request);
});

test('tools that are listed stay, and what is about them', () => {
  const request = asked({
    tools: [
      search,
      { type: 'code_execution_20260120', name: 'code_execution' },
      { ...look, defer_loading: true, allowed_callers: ['code_execution_20260120'] },
    ],
  });
  expect(plain(request, ['tool-search', 'code-execution']).changed).toBe(request);
  const { changed, places } = plain(request, ['tool-search']);
  expect(places).toEqual(['/tools/1', '/tools/2/allowed_callers']);
  expect(changed.tools).toMatchObject([
    { kind: search.type },
    { name: 'look', extras: { anthropic: { defer_loading: true } } },
  ]);
});

test('a client that forces such a tool is refused', () => {
  const request = asked({ tools: [search, look], tool_choice: { type: 'tool', name: search.name } });
  expect(() => plain(request)).toThrow(LouterError);
});

test('a tool that the client’s own search found is a text in its result', () => {
  const request = asked({
    tools: [look],
    messages: [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'ToolSearch', input: {} }] },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'toolu_1', content: [{ type: 'tool_reference', tool_name: 'look' }] },
        ],
      },
    ],
  });
  const { changed, places } = plain(request);
  expect(places).toEqual(['/messages/2/content/0/content/0']);
  expect(changed.messages.at(-1)?.content).toMatchObject([
    { type: 'tool-result', content: [{ type: 'text', text: 'The tool look can be called from now on.' }] },
  ]);
});

test('calls of tools that the server does run stay beside those that it does not', () => {
  const request = asked({
    messages: [
      { role: 'user', content: 'Hi' },
      {
        role: 'assistant',
        content: [
          { type: 'server_tool_use', id: 'srvtoolu_1', name: search.name, input: { query: 'l' } },
          {
            type: 'tool_search_tool_result',
            tool_use_id: 'srvtoolu_1',
            content: { type: 'tool_search_tool_search_result', tool_references: [] },
          },
          { type: 'mcp_tool_use', id: 'mcptoolu_1', name: 'echo', server_name: 'mail', input: {} },
          {
            type: 'mcp_tool_result',
            tool_use_id: 'mcptoolu_1',
            is_error: false,
            content: [{ type: 'text', text: 'Hi' }],
          },
          { type: 'text', text: 'Done.' },
        ],
      },
      { role: 'user', content: 'And?' },
    ],
  });
  const { changed } = plain(request);
  expect(changed.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant', 'user']);
  expect(changed.messages[1]?.content).toMatchObject([
    { type: 'tool-call', name: search.name, providerExecuted: false },
  ]);
  expect(changed.messages[2]?.content).toMatchObject([
    { type: 'tool-result', name: search.name, providerExecuted: false },
  ]);
  expect(changed.messages[3]?.content).toMatchObject([
    { type: 'tool-call', name: 'echo', providerExecuted: true },
    { type: 'tool-result', providerExecuted: true },
    { type: 'text', text: 'Done.' },
  ]);
});
