import { describe, expect, test } from 'vitest';
import type { CoreAssistantPart, CoreChatResponse } from '../../../../src/core/types.ts';
import { asObject } from '../../../../src/core/json.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import { asked, client, sent } from './contexts.ts';

const anthropic = { issuer: 'anthropic@api.test', kind: 'signature', value: 'c2ln' } as const;
const gemini = { issuer: 'gemini@api.test', kind: 'signature', value: 'Z2Vt' } as const;

/** What a client sends back of an answer: its message, as it got it. */
function echoed(content: CoreAssistantPart[]) {
  const response: CoreChatResponse = {
    id: 'a',
    model: 'm',
    candidates: [{ message: { role: 'assistant', content }, finish: { reason: 'stop' } }],
  };
  const { choices } = openaiChat.encodeResponse(response, client(asked()).context);
  const message = asObject(Array.isArray(choices) ? asObject(choices[0])?.['message'] : undefined) ?? {};
  return asked({ messages: [{ role: 'user', content: 'Go' }, message] });
}

describe('tokens of other vendors travel through a client', () => {
  test('pieces of signed thought are parted again as they were', () => {
    const content: CoreAssistantPart[] = [
      { type: 'reasoning', blocks: [{ kind: 'full', text: 'First.' }], signature: anthropic },
      { type: 'reasoning', blocks: [], signature: { ...anthropic, kind: 'ciphertext' } },
      {
        type: 'reasoning',
        blocks: [
          { kind: 'summary', text: 'Second,' },
          { kind: 'summary', text: 'third.' },
        ],
        signature: { ...anthropic, value: 'dHdv' },
      },
      { type: 'text', text: 'Yes.' },
    ];
    expect(echoed(content).messages[1]?.content).toEqual(content);
  });

  test('the signatures of a text and of a call come back', () => {
    const content: CoreAssistantPart[] = [
      { type: 'text', text: 'Look:', signature: gemini },
      {
        type: 'tool-call',
        id: 'a',
        name: 'f',
        input: { kind: 'json-text', text: '{}' },
        providerExecuted: false,
        signature: gemini,
      },
    ];
    expect(echoed(content).messages[1]?.content).toEqual(content);
  });

  test('drops the signatures of reasoning that was changed', () => {
    const request = echoed([{ type: 'reasoning', blocks: [{ kind: 'full', text: 'First.' }], signature: anthropic }]);
    const [, message] = (sent(request).body['messages'] as { reasoning_content: string }[]) ?? [];
    const changed = asked({
      messages: [
        {
          role: 'assistant',
          content: 'Yes',
          reasoning_content: `${message?.reasoning_content}!`,
          extra_content: { louter: { reasoning: [{ kind: 'full', lengths: [6], seal: 'x' }] } },
        },
      ],
    });
    expect(changed.messages[0]?.content[0]).not.toHaveProperty('signature');
  });

  test("a signature goes to its issuer only; another's stays behind and is reported", () => {
    const own = asked({
      messages: [
        {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: 'a',
              type: 'function',
              function: { name: 'f', arguments: '{}' },
              extra_content: { google: { thought_signature: 'Z2Vt' } },
            },
          ],
        },
        { role: 'tool', tool_call_id: 'a', content: 'x' },
      ],
    });
    expect(JSON.stringify(sent(own).body)).toContain('"thought_signature":"Z2Vt"');
    const foreign = echoed([{ type: 'text', text: 'Yes.', signature: gemini }]);
    const { body, losses } = sent(foreign);
    expect(JSON.stringify(body)).not.toContain('Z2Vt');
    expect(losses).toMatchObject([{ what: 'the signature of gemini@api.test' }]);
  });
});
