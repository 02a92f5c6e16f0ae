import type { CoreMessage } from '../../../src/core/types.ts';
import { describe, expect, test } from 'vitest';
import { answerId, remembered, resume } from '../../../src/protocols/openai-responses/index.ts';
import { answered, answering, asked, client, sent } from './contexts.ts';

const hello = answering([{ type: 'text', text: 'Hello.' }]);
const goOn = { previous_response_id: 'resp_answer', input: 'Go on' };

describe('a conversation that goes on from an earlier answer', () => {
  test('says all that was said, but for the instructions of the time', () => {
    const earlier = remembered(asked({ instructions: 'Be brief.', input: 'Hi' }), hello);
    const request = resume(asked({ ...goOn, instructions: 'Be long.' }), earlier);
    expect(request).not.toHaveProperty('continues');
    expect(request).not.toHaveProperty('heldBy');
    expect(request.messages).toMatchObject([
      { role: 'system', content: [{ text: 'Be long.' }] },
      { role: 'user', content: [{ text: 'Hi' }] },
      { role: 'assistant', content: [{ text: 'Hello.' }] },
      { role: 'user', content: [{ text: 'Go on' }] },
    ]);
  });

  test('is remembered whole from turn to turn', () => {
    const first = remembered(asked({ input: 'Hi' }), hello);
    const second = remembered(resume(asked(goOn), first), hello);
    expect(second.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });

  test('keeps what else only the vendor holds', () => {
    const request = resume(asked({ ...goOn, input: [{ type: 'item_reference', id: 'msg_1' }] }), []);
    expect(request.heldBy?.field).toBeUndefined();
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
    const stored: CoreMessage[] = JSON.parse(JSON.stringify(earlier));
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

test('an answer is remembered under the id its client hears', () => {
  const request = asked();
  expect(answerId(hello, client(request).context)).toBe(answered(hello, request)['id']);
});
