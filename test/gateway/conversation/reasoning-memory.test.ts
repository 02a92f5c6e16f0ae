import { describe, expect, test } from 'vitest';
import { setPointer, pointerOf } from '../../../src/core/provenance.ts';
import type {
  CoreAssistantPart,
  CoreChatRequest,
  CoreChatResponse,
  CoreMessage,
  CoreReasoning,
  CoreText,
  CoreToolCall,
  Signature,
} from '../../../src/core/types.ts';
import { createReasoningMemory, type ReasoningMemory } from '../../../src/gateway/conversation/reasoning-memory.ts';

const issuer = 'anthropic@vendor.test';
const owner = { caller: 'someone', issuer };
const signature = (value: string, by: string = issuer): Signature => ({ issuer: by, kind: 'signature', value });
const thought = (text: string, by?: Signature): CoreReasoning => ({
  type: 'reasoning',
  blocks: [{ kind: 'full', text }],
  ...(by && { signature: by }),
});
const text = (words: string): CoreText => ({ type: 'text', text: words });
const call = (id: string, path = 'a.ts'): CoreToolCall => ({
  type: 'tool-call',
  id,
  name: 'read',
  input: { kind: 'json', value: { path, lines: 3 } },
  providerExecuted: false,
});
const user = (words: string): CoreMessage => ({ role: 'user', content: [text(words)] });
const result = (id: string): CoreMessage => ({
  role: 'tool',
  content: [{ type: 'tool-result', callId: id, providerExecuted: false, content: [text('contents')] }],
});
const assistant = (...content: CoreAssistantPart[]): CoreMessage => ({ role: 'assistant', content });
const asking = (...messages: CoreMessage[]): CoreChatRequest => ({ model: 'm', messages, stream: false });
const answering = (...content: CoreAssistantPart[]): CoreChatResponse => ({
  id: 'r',
  model: 'm',
  candidates: [{ message: { role: 'assistant', content }, finish: { reason: 'stop' } }],
});
/** A memory of one answer to "Go." */
function remembering(...content: CoreAssistantPart[]): ReasoningMemory {
  const memory = createReasoningMemory();
  memory.store(owner, asking(user('Go.')), answering(...content), { keepsUnsigned: false });
  return memory;
}
const restored = (memory: ReasoningMemory, ...content: CoreAssistantPart[]) =>
  memory.restore(owner, asking(user('Go.'), assistant(...content), result('c1'))).request.messages[1]?.content;

describe('reasoning that a client did not return is restored', () => {
  const signed = thought('Read it.', signature('s1'));

  test('before a call', () => {
    const memory = remembering(signed, call('c1'));
    expect(restored(memory, call('c1'))).toEqual([signed, call('c1')]);
  });

  test('as the signature of a call', () => {
    const sealed = { ...call('c1'), signature: signature('s1') };
    expect(restored(remembering(sealed), call('c1'))).toEqual([sealed]);
  });

  test('in place of a dummy or foreign signature', () => {
    const sealed = { ...call('c1'), signature: signature('s1') };
    const dummy = { ...call('c1'), signature: signature('skip', 'gemini') };
    expect(restored(remembering(sealed), dummy)).toEqual([sealed]);
  });

  test('between calls', () => {
    const second = thought('And b.', signature('s2'));
    const memory = remembering(signed, text('Let me see.'), call('c1'), second, call('c2', 'b.ts'));
    expect(restored(memory, text('Let me see.'), call('c1'), call('c2', 'b.ts'))).toEqual([
      signed,
      text('Let me see.'),
      call('c1'),
      second,
      call('c2', 'b.ts'),
    ]);
  });

  test('before a text that the client changed', () => {
    const memory = remembering(signed, text('Let me see.'), call('c1'));
    expect(restored(memory, text('let me see'), call('c1'))).toEqual([signed, text('let me see'), call('c1')]);
  });

  test('before a final text', () => {
    const memory = remembering(signed, text('All is done.\n'));
    expect(restored(memory, text('All is done.'))).toEqual([signed, text('All is done.')]);
  });

  test('for an answer whose texts the client joined', () => {
    const second = thought('More.', signature('s2'));
    const memory = remembering(signed, text('One. '), second, text('Two.'));
    expect(restored(memory, text('One. Two.'))).toEqual([signed, second, text('One. Two.')]);
  });

  test('after a call that the vendor ran itself', () => {
    const searched: CoreToolCall = { ...call('s1'), providerExecuted: true };
    const memory = remembering(searched, signed, text('Found.'));
    expect(restored(memory, searched, text('Found.'))).toEqual([searched, signed, text('Found.')]);
    expect(restored(memory, text('Found.'))).toEqual([signed, text('Found.')]);
    expect(restored(memory, searched)).toEqual([searched]);
  });

  test('for a call with another id but the same content', () => {
    const memory = remembering(signed, call('c1'));
    const written: CoreToolCall = {
      ...call('made-up'),
      input: { kind: 'json-text', text: '{"lines":3, "path":"a.ts"}' },
    };
    expect(restored(memory, written)).toEqual([signed, written]);
  });

  test('but not for a call of another conversation with the same id', () => {
    const memory = remembering({ ...call('call_1'), signature: signature('s1') });
    const elsewhere = asking(user('Stop.'), assistant(call('call_1', 'b.ts')), result('call_1'));
    expect(memory.restore(owner, elsewhere)).toEqual({ request: elsewhere, signatures: 0, reasoning: 0 });
    const same = asking(user('Said otherwise.'), assistant(call('call_1')), result('call_1'));
    expect(memory.restore(owner, same)).toMatchObject({ signatures: 1 });
  });

  test('in place of an unsigned copy, while other reasoning stays', () => {
    const memory = remembering(signed, call('c1'));
    const other = thought('Something else.');
    expect(restored(memory, thought('Read it. '), other, call('c1'))).toEqual([signed, other, call('c1')]);
  });

  test('with a pointer to its position in the request', () => {
    const memory = remembering(signed, call('c1'));
    const message = setPointer('/messages/1', assistant(call('c1')));
    const { request } = memory.restore(owner, setPointer('', asking(user('Go.'), message)));
    const [first] = request.messages[1]?.content ?? [];
    expect(first && pointerOf(first)).toBe('/messages/1');
    expect(pointerOf(request)).toBe('');
  });

  test('and counted', () => {
    const memory = remembering(signed, { ...call('c1'), signature: signature('s2') });
    expect(memory.restore(owner, asking(user('Go.'), assistant(call('c1'))))).toMatchObject({
      signatures: 1,
      reasoning: 1,
    });
  });
});

describe('reasoning is not restored', () => {
  const signed = thought('Read it.', signature('s1'));
  const memory = remembering(signed, call('c1'));
  const request = asking(user('Go.'), assistant(call('c1')), result('c1'));

  test('for another issuer', () => {
    expect(memory.restore({ ...owner, issuer: 'anthropic@other.test' }, request).request).toBe(request);
  });

  test('for another caller', () => {
    expect(memory.restore({ ...owner, caller: 'another' }, request).request).toBe(request);
  });

  test('when the client returned it itself', () => {
    const whole = asking(user('Go.'), assistant(signed, call('c1')), result('c1'));
    expect(memory.restore(owner, whole)).toEqual({ request: whole, signatures: 0, reasoning: 0 });
  });

  test('for an equal text of another turn', () => {
    const words = remembering(signed, text('Done.'));
    const other = asking(user('Something else.'), assistant(text('Done.')));
    expect(words.restore(owner, other).request).toBe(other);
  });

  test('when it was not signed', () => {
    const plain = remembering(thought('Read it.'), call('c1'));
    expect(restored(plain, call('c1'))).toEqual([call('c1')]);
  });
});

describe('a vendor that requires unsigned reasoning', () => {
  const memory = createReasoningMemory();
  memory.store(owner, asking(user('Go.')), answering(thought('Read it.'), call('c1')), { keepsUnsigned: true });

  test('receives it', () => {
    expect(restored(memory, call('c1'))).toEqual([thought('Read it.'), call('c1')]);
  });

  test('receives it once', () => {
    expect(restored(memory, thought('Read it.'), call('c1'))).toEqual([thought('Read it.'), call('c1')]);
  });
});

describe('a memory whose answers nobody looks up', () => {
  const memory = createReasoningMemory({ isRecalled: false });
  const store = (...content: CoreAssistantPart[]) =>
    memory.store(owner, asking(user('Go.')), answering(...content), { keepsUnsigned: false });

  test('computes no keys for them', () => {
    expect(store(call('c1')).keys).toEqual([]);
  });

  test('restores what the vendor signed all the same', () => {
    const signed = thought('Read it.', signature('s1'));
    store(signed, call('c1'));
    expect(restored(memory, call('c1'))).toEqual([signed, call('c1')]);
  });
});

// Quadratic work shows here as a test that runs out of time.
test('looks for unknown answers in time that grows with the conversation', () => {
  const question: CoreMessage = { role: 'user', content: [text('x'.repeat(1_000_000))] };
  const empty = Array.from({ length: 100_000 }, () => assistant(text('')));
  const request = asking(question, ...empty, assistant(text('Answer')));
  const unknown = createReasoningMemory().findUnknown(owner, request);
  expect(unknown?.last).toHaveLength(1);
  expect(unknown?.keys).toEqual(unknown?.last);
});
