import { describe, expect, test } from 'vitest';
import { checkCall } from '../../src/core/call-check.ts';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { CoreChatRequest } from '../../src/core/types.ts';
import { anthropic } from '../../src/protocols/anthropic/index.ts';
import { gemini } from '../../src/protocols/gemini/index.ts';
import { backendContext, codecs } from '../laws/codecs.ts';

const ofGemini = (tools: JsonObject[]): CoreChatRequest =>
  gemini.decodeRequest(
    { contents: [{ role: 'user', parts: [{ text: 'Open the page.' }] }], tools },
    { model: 'm', stream: false },
  );
const ofAnthropic = (tools: JsonObject[]): CoreChatRequest =>
  anthropic.decodeRequest({ model: 'm', max_tokens: 10, messages: [{ role: 'user', content: 'Open it.' }], tools });

describe.each([
  ['computerUse', 'gemini', ofGemini([{ computerUse: { environment: 'ENVIRONMENT_BROWSER' } }])],
  ['computerUse', 'gemini', ofGemini([{ computer_use: { environment: 'ENVIRONMENT_BROWSER' } }])],
  ['browser_toolset_20260801', 'anthropic', ofAnthropic([{ type: 'browser_toolset_20260801' }])],
])('%s of %s, which the client runs', (kind, owner, request) => {
  test.each(codecs.filter(({ protocol }) => protocol !== owner).map((codec) => [codec.protocol, codec] as const))(
    'is a loss for %s that does not claim that the vendor runs it',
    (_protocol, codec) => {
      const losses: UnlocatedLoss[] = [];
      codec.encodeRequest(request, backendContext(codec, request, losses));
      expect(losses.map(({ what }) => what)).toEqual([
        `the tool ${kind} is run by the client, but only models of ${owner} know its functions: Louter does not translate it`,
      ]);
    },
  );

  test('is sent to its own vendor as it is', () => {
    const codec = codecs.find(({ protocol }) => protocol === owner);
    const losses: UnlocatedLoss[] = [];
    const body = codec?.encodeRequest(request, backendContext(codec, request, losses));
    expect(JSON.stringify(body?.['tools'])).toContain(kind);
    expect(losses).toEqual([]);
  });

  test('may declare what its model calls', () => {
    const call = { type: 'tool-call', id: 'c', name: 'click_at', providerExecuted: false } as const;
    expect(checkCall({ ...call, input: { kind: 'json', value: { x: 1, y: 2 } } }, request)).toEqual({
      name: 'click_at',
      isValid: null,
      why: `it may be one of ${kind}`,
    });
  });
});
