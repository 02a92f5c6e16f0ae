import type { RouteHints } from '../../../../src/core/codec.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import type { CoreMessage, CoreToolCall } from '../../../../src/core/types.ts';
import { describe, expect, test } from 'vitest';
import {
  answeredItems,
  answerId,
  openaiResponses,
  remembered,
  resume,
} from '../../../../src/protocols/openai/responses/index.ts';
import { answered, answering, asked, client, sent, vendor } from './contexts.ts';

const hello = answering([{ type: 'text', text: 'Hello.' }]);
const goOn = { previous_response_id: 'resp_answer', input: 'Go on' };

describe('a conversation that goes on from an earlier answer', () => {
  test('includes all earlier messages but their instructions', () => {
    const earlier = remembered(asked({ instructions: 'Be brief.', input: 'Hi' }), hello);
    const request = resume(asked({ ...goOn, instructions: 'Be long.' }), earlier);
    expect(request).not.toHaveProperty('previousResponseId');
    expect(request).not.toHaveProperty('serverState');
    expect(request.messages).toMatchObject([
      { role: 'system', content: [{ text: 'Be long.' }] },
      { role: 'user', content: [{ text: 'Hi' }] },
      { role: 'assistant', content: [{ text: 'Hello.' }] },
      { role: 'user', content: [{ text: 'Go on' }] },
    ]);
  });

  test('is stored completely from turn to turn', () => {
    const first = remembered(asked({ input: 'Hi' }), hello);
    const second = remembered(resume(asked(goOn), first), hello);
    expect(second.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });

  test('keeps what else only the vendor holds', () => {
    const request = resume(asked({ ...goOn, input: [{ type: 'item_reference', id: 'msg_1' }] }), { messages: [] });
    expect(request.serverState).toEqual({ protocol: 'openai-responses', field: 'input.0', itemId: 'msg_1' });
  });

  test('knows the tools that its items declared, each once', () => {
    const exec = { type: 'namespace', name: 'functions', tools: [{ type: 'custom', name: 'exec' }] };
    const clock = { type: 'namespace', name: 'clock', tools: [{ type: 'function', name: 'sleep' }] };
    const declaring = (...tools: object[]) => ({ type: 'additional_tools', role: 'developer', tools });
    const earlier = remembered(
      asked({ input: [JSON.parse(JSON.stringify(declaring(exec))), { role: 'user', content: 'Hi' }] }),
      hello,
    );
    const input = [JSON.parse(JSON.stringify(declaring(clock))), { role: 'user', content: 'Go on' }];
    const stored: { messages: CoreMessage[] } = JSON.parse(JSON.stringify(earlier));
    const request = resume(asked({ ...goOn, input }), stored);
    expect(request.tools?.map(({ name }) => name)).toEqual(['clock__sleep', 'functions__exec']);
    expect(sent(request).body['input']).toMatchObject([
      declaring(exec),
      { role: 'user', content: 'Hi' },
      { type: 'message', role: 'assistant' },
      declaring(clock),
      { role: 'user', content: 'Go on' },
    ]);
    const again = resume(asked({ ...goOn, tools: [exec] }), earlier);
    expect(again.tools?.map(({ name }) => name)).toEqual(['functions__exec']);
  });
});

test('stores an answer under the id that its client is sent', () => {
  const request = asked();
  expect(answerId(hello, client(request).context)).toBe(answered(hello, request)['id']);
});

describe('items in place of references', () => {
  const thought = { type: 'reasoning', id: 'rs_1', summary: [{ type: 'summary_text', text: 'Hm.' }] };
  const message = {
    type: 'message',
    id: 'msg_1',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text: 'Hello.', annotations: [], logprobs: [] }],
  };
  const of = (issuer: string): RouteHints => ({
    items: new Map([thought, message].map((item) => [item.id, [{ id: item.id, item, issuer }]])),
  });
  const user = { role: 'user', content: 'Hi' };
  const input = [user, ...[thought, message].map(({ id }) => ({ type: 'item_reference', id })), user];
  const decoded = (issuer: string, fields: JsonObject = {}) =>
    openaiResponses.decodeRequest({ model: 'some-model', input, ...fields }, of(issuer));

  test.each<[JsonObject]>([[{}], [{ store: false }]])(
    'are sent with their ids to the vendor that stored them: %j',
    (fields) => {
      const request = decoded('openai-responses@api.openai.com', fields);
      expect(request.serverState).toBeUndefined();
      expect(sent(request, vendor)).toMatchObject({ body: { input: [user, thought, message, user] }, losses: [] });
    },
  );

  test('are sent without their ids to a vendor that does not know them, which refuses reasoning of others', () => {
    const { body, losses } = sent(decoded('anthropic@api.anthropic.com'), vendor);
    const { id: _, ...anonymous } = message;
    expect(body['input']).toEqual([user, anonymous, user]);
    expect(losses).toEqual([{ path: '/input/1', what: 'reasoning of earlier turns is not sent back' }]);
  });

  test('keep the signature of a call that is in an item of its own', () => {
    const call: CoreToolCall = {
      type: 'tool-call',
      id: 'call_1',
      name: 'clock',
      input: { kind: 'json', value: {} },
      providerExecuted: false,
      signature: { issuer: 'gemini@host', kind: 'signature', value: 'c2ln' },
    };
    const items = answeredItems(answered(answering([call])));
    const issuer = 'gemini@host';
    const known = new Map(items.map((item) => [item.id, [{ id: item.id, item, issuer }]]));
    const request = openaiResponses.decodeRequest(
      { model: 'm', input: [user, ...items.map(({ id }) => ({ type: 'item_reference', id }))] },
      { items: known },
    );
    expect(request.messages[1]).toMatchObject({
      role: 'assistant',
      content: [{ id: 'call_1', signature: call.signature }],
    });
  });
});
