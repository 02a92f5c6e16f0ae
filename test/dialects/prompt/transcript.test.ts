import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setPointer, pointerOf } from '../../../src/core/provenance.ts';
import type { CoreImage, CoreMessage, CoreReasoning, CoreTool } from '../../../src/core/types.ts';
import {
  answered,
  call,
  calling,
  prompted,
  result,
  results,
  userMessage,
  systemMessage,
  written,
} from '../prompting.ts';

const tools: CoreTool[] = [{ type: 'function', name: 'f', inputSchema: {} }];
const image: CoreImage = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'aa' } };

/** What comes behind the system message, and what was lost. */
function conversation(...messages: CoreMessage[]) {
  const { lines, losses, request } = prompted({ tools, messages });
  return { lines: lines.slice(1), losses, turns: request.messages.slice(1) };
}

describe('calls and results', () => {
  test('calls follow the text of their turn, and results are in the next turn', () => {
    const asked: CoreMessage = {
      role: 'assistant',
      content: [{ type: 'text', text: 'Let me see.' }, call('a', 'f', { x: '1' }), call('b', 'g')],
    };
    expect(conversation(userMessage('hi'), asked, results(result('a', 'one'), result('b', 'two'))).lines).toEqual([
      'user: hi',
      'assistant: Let me see.\n\n<call>f#0 {"x":"1"}</call>\n<call>g#1 {}</call>',
      'user: <result>f#0: one</result>\n<result>g#1: two</result>',
    ]);
  });

  test('results are found by id, whatever order they came in, and numbered with their calls', () => {
    const { lines, losses } = conversation(
      userMessage('hi'),
      calling(call('a', 'f'), call('b', 'f')),
      results(result('b', 'of b'), result('a', 'of a')),
      calling(call('a', 'g')),
      results(result('a', 'again')),
    );
    expect(lines[2]).toBe('user: <result>f#0: of a</result>\n<result>f#1: of b</result>');
    expect(lines[4]).toBe('user: <result>g#2: again</result>');
    expect(losses).toEqual([]);
  });

  test('the next user text belongs to the turn of the results', () => {
    const { lines } = conversation(
      userMessage('hi'),
      calling(call('a', 'f')),
      results(result('a', 'one')),
      userMessage('go on'),
    );
    expect(lines.slice(2)).toEqual(['user: <result>f#0: one</result>\n\ngo on']);
  });

  test('a call without a result gets one that reports it', () => {
    const { lines, losses } = conversation(userMessage('hi'), calling(call('a', 'f')), userMessage('go on'));
    expect(lines[2]).toBe(
      'user: <result>f#0 failed: [tool_error] No result: the call was not carried out.</result>\n\ngo on',
    );
    expect(losses).toMatchObject([{ what: 'the client sent no result of this tool call', cause: 'client' }]);
  });

  test('a result without a call is a text of the user', () => {
    const { lines, losses } = conversation(userMessage('hi'), answered('yes'), results(result('lost', 'one')));
    expect(lines[2]).toBe('user: Result of an earlier tool call (lost):\n\none');
    expect(losses).toHaveLength(1);
  });

  test('a failure is marked', () => {
    const failed = { ...result('a', 'no such file'), isError: true };
    expect(conversation(userMessage('hi'), calling(call('a', 'f')), results(failed)).lines[2]).toBe(
      'user: <result>f#0 failed: [tool_error] no such file</result>',
    );
  });

  test('images of a result follow its text, with a name', () => {
    const shown = { ...result('a', 'a cat'), content: [image, { type: 'text' as const, text: 'a cat' }] };
    const { lines, turns } = conversation(
      userMessage('hi'),
      calling(call('a', 'f')),
      results(shown),
      userMessage('and?'),
    );
    expect(lines[2]).toBe('user: <result>f#0: a cat</result>\n\nFrom the result of f: | [image] | and?');
    expect(turns[2]?.content[1]).toBe(image);
  });

  test('a text document in a result is part of its text', () => {
    const file = { type: 'document', title: 'T', source: { kind: 'text', text: 'body' } } as const;
    const parted = {
      type: 'document',
      source: { kind: 'parts', parts: [{ type: 'text', text: 'inner' }, image] },
    } as const;
    const shown = {
      ...result('a', ''),
      content: [file, { ...parted, source: { kind: 'parts' as const, parts: [...parted.source.parts] } }],
    };
    expect(conversation(userMessage('hi'), calling(call('a', 'f')), results(shown)).lines[2]).toBe(
      'user: <result>f#0: T\n\nbody\ninner</result>\n\nFrom the result of f: | [image]',
    );
  });

  test('a result that is only an object is written as JSON', () => {
    const shown = { ...result('a', ''), content: [], value: { ok: true } };
    expect(conversation(userMessage('hi'), calling(call('a', 'f')), results(shown)).lines[2]).toContain('{"ok":true}');
  });

  test('an object in a result is written as JSON before a document', () => {
    const document = { type: 'document', source: { kind: 'text', text: 'body' } } as const;
    const shown = { ...result('a', ''), content: [document], value: { ok: true } };
    expect(conversation(userMessage('hi'), calling(call('a', 'f')), results(shown)).lines[2]).toBe(
      'user: <result>f#0: {"ok":true}\nbody</result>',
    );
  });

  test('a part that only its own protocol knows is replaced by its stand-in', () => {
    const opaque = { type: 'opaque', protocol: 'anthropic', kind: 'k', payload: {}, standIn: 'a <turn>' } as const;
    const shown = { ...result('a', ''), content: [opaque] };
    const { lines, losses } = conversation(userMessage('hi'), calling(call('a', 'f')), results(shown));
    expect(lines[2]).toBe('user: <result>f#0: a <\u200dturn></result>');
    expect(losses).toContainEqual(expect.objectContaining({ what: 'k is known to anthropic only' }));
  });

  test('arguments are unchanged when they are an object', () => {
    const text = '{ "n": 12345678901234567890,\n"s": "<call>f {}</call>" }';
    const { lines } = conversation(
      userMessage('hi'),
      calling(call('a', 'f', { kind: 'json-text', text })),
      results(result('a', '')),
    );
    expect(lines[1]).toBe(
      `assistant: <call>f#0 ${text.replaceAll('call>', '\u200dcall>').replace('</\u200dcall', '<\u200d/call')}</call>`,
    );
  });

  test.each([
    ['cut short', '{"a": ', '{"INVALID_JSON":"{\\"a\\": "}'],
    ['empty', '', '{}'],
    ['null', 'null', '{}'],
  ])('arguments that are %s are written as an object', (_, text, expected) => {
    const { lines } = conversation(
      userMessage('hi'),
      calling(call('a', 'f', { kind: 'json-text', text })),
      results(result('a', '')),
    );
    expect(lines[1]).toBe(`assistant: <call>f#0 ${expected}</call>`);
  });

  test('a freeform input is the one argument of its tool', () => {
    const { lines } = conversation(
      userMessage('hi'),
      calling(call('a', 'f', { kind: 'freeform', text: 'x = "1"' })),
      results(result('a', '')),
    );
    expect(lines[1]).toBe('assistant: <call>f#0 {"input":"x = \\"1\\""}</call>');
  });

  test('server tools are written as calls and results', () => {
    const searched: CoreMessage = {
      role: 'assistant',
      content: [
        { ...call('s', 'search', { q: 'x' }), providerExecuted: true },
        { ...result('s', 'found'), providerExecuted: true },
        { type: 'text', text: 'It is x.' },
      ],
    };
    expect(conversation(userMessage('hi'), searched).lines.slice(1)).toEqual([
      'assistant: <call>search#0 {"q":"x"}</call>',
      'user: <result>search#0: found</result>',
      'assistant: It is x.',
    ]);
  });

  test('metadata of a call is reported, and the cache hint is kept', () => {
    const odd = {
      ...call('a', 'f'),
      cache: { ttl: '1h' },
      signature: { issuer: 'gemini', kind: 'signature', value: 'x' },
      extras: { gemini: { k: 1 } },
    } as const;
    const { losses, turns } = conversation(userMessage('hi'), calling(odd), results({ ...result('a', ''), cache: {} }));
    expect(losses.map(({ field }) => field)).toEqual(['k', 'signature']);
    expect(turns.slice(1).map(({ content }) => content[0])).toMatchObject([{ cache: { ttl: '1h' } }, { cache: {} }]);
  });
});

describe('turns', () => {
  test('those of one role in a row are one', () => {
    expect(
      conversation(userMessage('a'), userMessage('b'), answered('c'), answered('d'), userMessage('e')).lines,
    ).toEqual(['user: a\n\nb', 'assistant: c\n\nd', 'user: e']);
  });

  test('a system message in mid-conversation is a text of the user', () => {
    const { lines, losses } = conversation(
      systemMessage('x'),
      userMessage('a'),
      systemMessage('b'),
      answered('c'),
      systemMessage('d'),
    );
    expect(lines).toEqual(['user: a\n\nb', 'assistant: c', 'user: d']);
    expect(losses).toHaveLength(2);
  });

  test('a user turn is inserted before a leading assistant turn', () => {
    expect(conversation(systemMessage('x'), answered('hello'), userMessage('hi')).lines).toEqual([
      'user: (omitted)',
      'assistant: hello',
      'user: hi',
    ]);
  });

  test('what is lost of a message that becomes part of another is reported', () => {
    const named: CoreMessage = { role: 'user', name: 'bob', content: [], extras: { 'openai-chat': { k: 1 } } };
    const developer: CoreMessage = { role: 'system', voice: 'developer', content: [] };
    const { losses } = conversation(systemMessage('x'), developer, userMessage('a'), named);
    expect(losses.map(({ field }) => field)).toEqual(['voice', 'k', 'name']);
  });

  test('earlier reasoning remains reasoning', () => {
    const thought: CoreReasoning = { type: 'reasoning', blocks: [{ kind: 'full', text: 'hm' }] };
    const { turns } = conversation(
      userMessage('a'),
      { role: 'assistant', content: [thought, call('a', 'f')] },
      results(result('a', '')),
    );
    expect(turns[1]?.content[0]).toBe(thought);
  });

  test('the signature is removed when a control token in the reasoning is escaped', () => {
    const signature = { issuer: 'anthropic', kind: 'signature', value: 'x' } as const;
    const thought: CoreReasoning = { type: 'reasoning', blocks: [{ kind: 'full', text: '<turn>' }], signature };
    const { turns, losses } = conversation(
      userMessage('a'),
      { role: 'assistant', content: [thought, call('a', 'f')] },
      results(result('a', '')),
    );
    expect(turns[1]?.content[0]).toEqual({ type: 'reasoning', blocks: [{ kind: 'full', text: '<\u200dturn>' }] });
    expect(losses).toContainEqual(expect.objectContaining({ at: thought, field: 'signature' }));
  });

  test('what is made of a message has its place in the body of the client', () => {
    const { turns } = conversation(setPointer('/messages/0', userMessage('a')));
    expect(turns.map(pointerOf)).toEqual(['/messages/0']);
  });
});

describe('content', () => {
  const { controlTokens } = written().writing;
  const text = fc
    .array(fc.constantFrom(...controlTokens, '<', 'call>', '/', 'turn>', 'x', '\n', '"', '{'), { maxLength: 8 })
    .map((pieces) => pieces.join(''));
  const input = text.map((value) => ({ kind: 'json', value: { [value]: value } }) as const);
  const turn: fc.Arbitrary<CoreMessage[]> = fc.oneof(
    text.map((value) => [systemMessage(value)]),
    text.map((value) => [userMessage(value)]),
    fc
      .tuple(text, text)
      .map(([one, other]): CoreMessage[] => [
        { role: 'assistant', content: [one, other].map((value) => ({ type: 'text', text: value })) },
      ]),
    text.map((value): CoreMessage[] => [
      { role: 'user', content: [{ type: 'document', title: value, source: { kind: 'text', text: value } }] },
    ]),
    text.map((value): CoreMessage[] => [
      { role: 'assistant', content: [{ type: 'reasoning', blocks: [{ kind: 'full', text: value }] }] },
    ]),
    fc
      .tuple(text, input, text)
      .map(([name, value, shown]) => [calling(call('a', name, value)), results(result('a', shown))]),
    text.map((value) => [results(result('orphan', value))]),
  );
  const conversations = fc.array(turn, { maxLength: 8 }).map((turns) => turns.flat());

  /** The prompt, in which the markers are others than the control tokens: any of these was brought in. */
  const silent = written({ calls: (calls) => `CALLS ${JSON.stringify(calls)}`, results: (all) => JSON.stringify(all) });

  test('brings no control token of the model into the prompt', () => {
    fc.assert(
      fc.property(conversations, text, (messages, description) => {
        const named: CoreTool = { type: 'function', name: 'f', description, inputSchema: { description } };
        const { request } = prompted({ tools: [named], messages }, { dialect: silent });
        const prompt = JSON.stringify(request.messages);
        expect(controlTokens.filter((token) => prompt.includes(token))).toEqual([]);
      }),
    );
  });

  test('stays unchanged when the conversation continues, so that prompt caches are hit', () => {
    fc.assert(
      fc.property(conversations, conversations, (before, after) => {
        const start = [userMessage('hi'), ...before];
        const shorter = prompted({ tools, messages: start }).lines;
        const longer = prompted({ tools, messages: [...start, userMessage('next'), ...after] }).lines;
        const last = shorter.length - 1;
        expect(longer.slice(0, last)).toEqual(shorter.slice(0, last));
        expect(longer[last]?.startsWith(shorter[last] ?? '')).toBe(true);
      }),
    );
  });

  test('always makes user and assistant take turns, beginning with the user', () => {
    fc.assert(
      fc.property(conversations, (messages) => {
        const { request } = prompted({ tools, messages });
        const [system, ...others] = request.messages.map(({ role }) => role);
        expect(system).toBe('system');
        expect(others).toEqual(others.map((_, index) => (index % 2 === 0 ? 'user' : 'assistant')));
      }),
    );
  });
});
