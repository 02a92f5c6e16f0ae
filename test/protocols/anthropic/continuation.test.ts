import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { answerId, isContinuable, resumeThread, toThread } from '../../../src/protocols/anthropic/continuation.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';
import type { CoreAssistantPart, CoreChatResponse, CoreFinish } from '../../../src/core/types.ts';
import { decodeClientRequest, createBackendContext, createFrontendContext, encodeForVendor } from './contexts.ts';

const decodeCreate = (fields: JsonObject = {}) => decodeClientRequest({ thread: { type: 'create' }, ...fields });
const decodeContinue = (fields: JsonObject = {}) =>
  decodeClientRequest({
    thread: { type: 'continue', previous_message_id: 'msg_1' },
    messages: [makeUser('More?')],
    ...fields,
  });
const makeUser = (content: JsonObject[string]): JsonObject => ({ role: 'user', content });
const makeText = (words: string, fields: JsonObject = {}): JsonObject => ({ type: 'text', text: words, ...fields });
const cached = { cache_control: { type: 'ephemeral' } };

const makeAnswer = (content: CoreAssistantPart[], reason: CoreFinish['reason'] = 'stop'): CoreChatResponse => ({
  id: 'msg_1',
  model: 'm',
  candidates: [{ message: { role: 'assistant', content }, finish: { reason } }],
});
const hello = makeAnswer([{ type: 'text', text: 'Hello.' }]);
const clock = { name: 'clock', input_schema: { type: 'object', properties: {} } };

/** The body sent for a request that continues another. */
const resumeAfter = (first: JsonObject, next: JsonObject = {}, answer = hello) =>
  encodeForVendor(resumeThread(decodeContinue(next), toThread(decodeCreate(first), answer)));

describe('a request of a thread', () => {
  test('is recognized, and its answer has the id that the client continues from', () => {
    expect([decodeClientRequest(), decodeCreate(), decodeContinue()].map(isContinuable)).toEqual([false, true, true]);
    const request = decodeCreate();
    const answered = anthropic.encodeResponse(hello, createFrontendContext(request).context);
    expect(answerId(hello, createFrontendContext(request).context)).toBe(answered['id']);
  });

  test('does not send the thread to the vendor', () => {
    expect(encodeForVendor(decodeCreate()).body).not.toHaveProperty('thread');
    expect(encodeForVendor(decodeCreate()).losses).toEqual([]);
  });

  test('names the earlier message when it was not resolved', () => {
    const thread = { type: 'continue', previous_message_id: 'msg_1' };
    expect(decodeContinue()).toMatchObject({
      previousResponseId: 'msg_1',
      serverState: { protocol: 'anthropic', field: 'thread' },
    });
    expect(encodeForVendor(decodeContinue()).body).toMatchObject({ thread });
  });

  test.each<[JsonObject, string]>([
    [{ thread: { type: 'fork' } }, 'thread.type: expected one of "create", "continue"'],
    [{ thread: { type: 'continue' } }, 'thread.previous_message_id: expected a value'],
    [{ thread: { type: 'create' }, messages: [] }, 'messages: expected at least 1 elements'],
    [{ messages: [] }, 'messages: expected at least 1 elements'],
  ])('is refused when it is invalid: %j', (fields, message) => {
    expect(() => decodeClientRequest(fields)).toThrow(message);
  });
});

describe('a request that continues a thread', () => {
  test('has all messages, the tools and the system prompt of the thread', () => {
    const { body, losses } = resumeAfter({ system: 'Be brief.', tools: [clock], max_tokens: 7 }, { max_tokens: 9 });
    expect(body).toMatchObject({
      max_tokens: 9,
      system: 'Be brief.',
      tools: [{ name: 'clock' }],
      messages: [makeUser('Hello'), { role: 'assistant', content: [makeText('Hello.')] }, makeUser('More?')],
    });
    expect(body).not.toHaveProperty('thread');
    expect(losses).toEqual([]);
  });

  test('may continue a paused answer without new messages', () => {
    const { body } = resumeAfter({}, { messages: [] }, makeAnswer([{ type: 'text', text: 'I search' }], 'pause'));
    expect(body['messages']).toEqual([makeUser('Hello'), { role: 'assistant', content: [makeText('I search')] }]);
  });

  test('isContinuable its own system prompt and tools if it has some', () => {
    const own = { system: 'Be long.', tools: [{ ...clock, name: 'watch' }] };
    const { body } = resumeAfter({ system: 'Be brief.', tools: [clock] }, own);
    expect(body).toMatchObject({ system: 'Be long.', tools: [{ name: 'watch' }] });
  });

  test('replaces the billing header of Claude Code and isContinuable the system prompt of the thread', () => {
    const header = (version: string) => makeText(`x-anthropic-billing-header: cc_version=${version}`);
    const { body } = resumeAfter({ system: [header('1'), makeText('Be brief.')] }, { system: [header('2')] });
    expect(body['system']).toEqual([header('2'), makeText('Be brief.')]);
  });

  test('isContinuable the position of a new system message', () => {
    const messages = [makeUser('More?'), { role: 'system', content: 'Now in French.' }];
    const { body } = resumeAfter({ system: 'Be brief.' }, { messages });
    expect(body['system']).toBe('Be brief.');
    expect((body['messages'] as JsonObject[]).at(-1)).toEqual({ role: 'system', content: 'Now in French.' });
  });

  test('leaves out a call that the output limit cut off, as the client did not receive it', () => {
    const call: CoreAssistantPart = {
      type: 'tool-call',
      id: 'toolu_1',
      name: 'clock',
      input: { kind: 'json-text', text: '{"zo' },
      providerExecuted: false,
    };
    const { body } = resumeAfter({ tools: [clock] }, {}, makeAnswer([{ type: 'text', text: 'Wait' }, call], 'length'));
    expect((body['messages'] as JsonObject[])[1]).toEqual({ role: 'assistant', content: [makeText('Wait')] });
  });

  test('reports losses of earlier messages at /thread', () => {
    const request = resumeThread(
      decodeContinue({ top_k: 4 }),
      toThread(decodeCreate({ messages: [makeUser([makeText('', cached)])] }), hello),
    );
    const { context, losses } = createBackendContext(request);
    const [first] = request.messages;
    context.report({ ...(first?.content[0] && { at: first.content[0] }), field: 'text', what: 'an empty text' });
    context.report({ at: request, field: 'topK', what: 'top_k' });
    expect(losses.map(({ path }) => path)).toEqual(['/thread', '/top_k']);
  });

  test('drops cache hints of answered messages, and those above the limit of the vendor', () => {
    const result = { type: 'tool_result', tool_use_id: 'toolu_1', content: [makeText('noon', cached)], ...cached };
    const marked = (name: string) => ({ ...clock, name, ...cached });
    const { body } = resumeAfter(
      {
        tools: [marked('one'), marked('two')],
        system: [makeText('Be brief.', cached)],
        messages: [makeUser([makeText('Hello', cached)])],
      },
      { messages: [makeUser([result]), makeUser([makeText('More?')])] },
      makeAnswer([
        { type: 'tool-call', id: 'toolu_1', name: 'one', input: { kind: 'json', value: {} }, providerExecuted: false },
      ]),
    );
    expect(body['messages']).toMatchObject([
      { content: [makeText('Hello')] },
      {},
      { content: [result, makeText('More?')] },
    ]);
    expect(JSON.stringify((body['messages'] as JsonObject[])[0])).not.toContain('cache_control');
    // Four in all: the first of the tools gives way.
    expect(body).toMatchObject({ tools: [{ name: 'one' }, { name: 'two', ...cached }], system: [cached] });
    expect(JSON.stringify(body).split('cache_control').length - 1).toBe(4);
    expect((body['tools'] as JsonObject[])[0]).not.toHaveProperty('cache_control');
  });
});
