import { describe, expect, test } from 'vitest';
import type { FrontendContext } from '../../../src/core/codec.ts';
import { eventsOf } from '../../../src/core/fold.ts';
import { collectSteps } from '../../../src/core/step.ts';
import type { CoreAssistantPart, CoreReasoning, Signature } from '../../../src/core/types.ts';
import { gemini } from '../../../src/protocols/gemini/index.ts';
import { readSignature, writeSignature } from '../../../src/protocols/gemini/signatures.ts';
import { answer, asked, call, client, curious, hello, writtenParts } from './contexts.ts';

const own: Signature = { issuer: 'gemini@vendor.test', kind: 'signature', value: 'c2ln' };
const foreign: Signature = { issuer: 'anthropic@vendor.test', kind: 'signature', value: 'EqoB/a+b==' };
const thought: CoreReasoning = { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm, π.' }], signature: foreign };

describe('a signature', () => {
  test("is written unchanged when it is the vendor's own", () => {
    expect(writeSignature(own)).toBe('c2ln');
    expect(readSignature('c2ln', 'gemini')).toEqual({ signature: { ...own, issuer: 'gemini' }, reasoning: [] });
  });

  test('of another vendor is wrapped in base64, and read in either alphabet', () => {
    const token = writeSignature(foreign, [thought]) ?? '';
    expect(Buffer.from(token, 'base64').toString('base64')).toBe(token);
    for (const each of [token, Buffer.from(token, 'base64').toString('base64url')])
      expect(readSignature(each, 'gemini')).toEqual({ signature: foreign, reasoning: [thought] });
  });

  test.each(['skip_thought_signature_validator', 'c2tpcF90aG91Z2h0X3NpZ25hdHVyZV92YWxpZGF0b3I='])(
    '%s is none',
    (token) => {
      expect(readSignature(token, 'gemini')).toEqual({ reasoning: [], placeholder: token });
    },
  );

  test.each(['eyJsb3V0ZXIiOjEs', 'eyJsb3V0ZXIiOjEsIng', ''])(
    'what only begins like ours is the vendor’s: %j',
    (token) => {
      expect(readSignature(token, 'gemini').reasoning).toEqual([]);
    },
  );
});

/** What a client sends back of an answer: these parts of it. */
const sentBack = (parts: unknown[]): CoreAssistantPart[] => {
  const { messages } = asked({ contents: [hello, { role: 'model', parts: parts as never }, hello] });
  return (messages[1]?.content ?? []) as CoreAssistantPart[];
};
const plainParts = (content: CoreAssistantPart[], request = curious(), { context } = client(request)): unknown[] => {
  const body = gemini.encodeResponse(answer(content), context);
  return (body as { candidates: { content: { parts: unknown[] } }[] }).candidates[0]?.content.parts ?? [];
};
const isThought = (part: unknown): boolean => (part as { thought?: boolean }).thought === true;

describe('reasoning of another vendor is carried by the next part', () => {
  const reply: CoreAssistantPart[] = [thought, { type: 'text', text: 'Well.' }, call('a', 'f')];

  test.each([
    ['plain', plainParts(reply)],
    ['streamed', writtenParts(eventsOf(answer(reply)), curious())],
    ['from clients that send no thoughts back', plainParts(reply).filter((part) => !isThought(part))],
    ['to clients that want no thoughts', plainParts(reply, asked())],
  ])('%s', (_how, parts) => {
    expect(sentBack(parts).filter(({ type }) => type === 'reasoning')).toEqual([thought]);
    expect(sentBack(parts).filter(({ type }) => type === 'tool-call')).toMatchObject([{ id: 'a' }]);
  });

  test('at the end of an answer, by a part of its own', () => {
    expect(plainParts([thought])).toEqual([
      { thought: true, text: 'Hm, π.' },
      { text: '', thoughtSignature: expect.any(String) },
    ]);
    expect(sentBack(plainParts([thought]))).toEqual([thought]);
  });

  test('without text, by its signature alone', () => {
    const withheld: CoreReasoning = { type: 'reasoning', blocks: [], signature: { ...foreign, kind: 'ciphertext' } };
    const parts = plainParts([withheld, call('a', 'f')]);
    expect(parts).toMatchObject([{ functionCall: {}, thoughtSignature: expect.any(String) }]);
    expect(sentBack(parts)).toMatchObject([withheld, { type: 'tool-call' }]);
  });

  test('beside a signature of that part', () => {
    const parts = plainParts([thought, call('a', 'f', { signature: foreign })]);
    expect(sentBack(parts)).toMatchObject([thought, { type: 'tool-call', signature: foreign }]);
  });
});

describe('reasoning for a client that did not ask for it', () => {
  const unsigned: CoreReasoning = { type: 'reasoning', blocks: [{ kind: 'summary', text: 'Hm.' }] };
  const parts: CoreAssistantPart[] = [unsigned, { type: 'text', text: 'Hi' }];

  test('is written when the client asks for it', () => {
    expect(plainParts(parts)).toEqual([{ thought: true, text: 'Hm.' }, { text: 'Hi' }]);
  });

  test.each([
    ['a plain answer', (context: FrontendContext) => gemini.encodeResponse(answer(parts), context)],
    ['a stream', (context: FrontendContext) => collectSteps(gemini.encodeStream(context), eventsOf(answer(parts)))],
  ])('is left out and reported in %s', (_what, encode) => {
    const { context, losses } = client(asked());
    expect(JSON.stringify(encode(context))).not.toContain('Hm.');
    expect(losses).toMatchObject([{ what: 'reasoning, as the client did not ask for it with includeThoughts' }]);
  });

  test('is not reported when a signature carries it', () => {
    const to = client(asked());
    plainParts([thought, { type: 'text', text: 'Hi' }], to.context.request, to);
    expect(to.losses).toEqual([]);
  });
});
