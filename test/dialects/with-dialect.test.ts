import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BackendCodec } from '../../src/core/codec.ts';
import { eventsOf } from '../../src/core/fold.ts';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import { collectSteps } from '../../src/core/step.ts';
import type {
  CoreAssistantPart,
  CoreCandidate,
  CoreChatRequest,
  CoreChatResponse,
  CoreFinish,
} from '../../src/core/types.ts';
import type { Dialect } from '../../src/dialects/dialect.ts';
import { dialects } from '../../src/dialects/index.ts';
import { gemma4 } from '../../src/dialects/gemma4.ts';
import { kimi } from '../../src/dialects/kimi.ts';
import { json } from '../../src/dialects/json.ts';
import { withDialect, type DialectSetup } from '../../src/dialects/with-dialect.ts';
import { toLegalName } from '../../src/core/tool-names.ts';
import { anthropic } from '../../src/protocols/anthropic/index.ts';
import { openaiChat } from '../../src/protocols/openai/chat/index.ts';
import { coreCodec, folded, plain, recorded, streamed } from './core-codec.ts';
import { marked } from './marked.ts';
import { piecesOf, tool } from './read.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

const setup: DialectSetup = {
  dialect: marked,
  thinking: 'tags',
  tools: 'native',
  promptStyle: 'full',
  form: 'messages',
  today: () => '2026-01-01',
};
const codec = withDialect(coreCodec(), setup);

const text = (words: string): CoreAssistantPart => ({ type: 'text', text: words });
const thought = (words: string): CoreAssistantPart => ({ type: 'reasoning', blocks: [{ kind: 'full', text: words }] });
const call = (id: string, name: string, argumentsText: string): CoreAssistantPart => ({
  type: 'tool-call',
  id,
  name,
  input: { kind: 'json-text', text: argumentsText },
  providerExecuted: false,
});
const image: CoreAssistantPart = { type: 'image', source: { kind: 'url', url: 'https://a.test/b.png' } };

const candidate = (content: CoreAssistantPart[], finish: CoreFinish = { reason: 'stop' }): CoreCandidate => ({
  message: { role: 'assistant', content },
  finish,
});
const response = (...candidates: CoreCandidate[]): CoreChatResponse => ({
  id: 'r',
  model: 'm',
  candidates,
  usage: { input: 1, output: 2 },
});

interface Read {
  content: CoreAssistantPart[];
  finish: CoreFinish | undefined;
}

/** What is made of an answer of one candidate that comes whole. */
function read(content: CoreAssistantPart[], finish?: CoreFinish, request?: Partial<CoreChatRequest>): Read {
  const [only] = plain(codec, response(candidate(content, finish)), recorded(request).context).candidates;
  return { content: only?.message.content ?? [], finish: only?.finish };
}

/** An answer of OpenAI Chat that holds one call. */
const callOf = (name: string, argumentsText: string): JsonObject => ({
  choices: [
    {
      index: 0,
      message: { role: 'assistant', tool_calls: [{ id: 'c', function: { name, arguments: argumentsText } }] },
      finish_reason: 'tool_calls',
    },
  ],
});

/** The events of an answer, its texts in pieces. */
const cut = (answer: CoreChatResponse, seed: number): CoreStreamEvent[] =>
  [...eventsOf(answer)].flatMap((event) =>
    event.type === 'text-delta' && !event.logprobs
      ? piecesOf(event.text, seed).map((piece) => ({ ...event, text: piece }))
      : [event],
  );

describe('a call in the text', () => {
  test('gets an id, and the finish reason is tool-calls', () => {
    expect(read([text('Let me see. ⟦look⟧{"at":"it"}⟦/⟧')])).toEqual({
      content: [text('Let me see.'), call('call_1', 'look', '{"at":"it"}')],
      finish: { reason: 'tool-calls' },
    });
  });

  test('is read among others, each with a different id', () => {
    const { content } = read([text('⟦a⟧{}⟦/⟧⟦b⟧{}⟦/⟧')]);
    expect(content).toEqual([call('call_1', 'a', '{}'), call('call_2', 'b', '{}')]);
  });

  test('is streamed as it arrives', () => {
    const events = [...eventsOf(response(candidate([text('⟦a⟧{"k"')])))].slice(0, 3);
    expect(streamed(codec, events, recorded().context).slice(1)).toEqual([
      {
        type: 'tool-call-start',
        candidate: 0,
        part: 0,
        id: 'call_1',
        name: 'a',
        input: 'json-text',
        providerExecuted: false,
      },
      { type: 'tool-call-arguments-text', candidate: 0, part: 0, text: '{"k"' },
    ]);
  });

  test('of a freeform tool is emitted as such, with its input', () => {
    const request: Partial<CoreChatRequest> = { tools: [{ type: 'freeform', name: 'patch' }] };
    const { content } = read([text('⟦patch⟧{"input":"+ a\\n- b"}⟦/⟧')], { reason: 'stop' }, request);
    expect(content).toMatchObject([{ name: 'patch', input: { kind: 'freeform', text: '+ a\n- b' } }]);
  });

  test('without its closing marker is complete at a regular end, and noted', () => {
    const { context, notes } = recorded();
    const { candidates } = plain(codec, response(candidate([text('⟦a⟧{"k":1}')])), context);
    expect(candidates[0]).toEqual(candidate([call('call_1', 'a', '{"k":1}')], { reason: 'tool-calls' }));
    expect(notes).toEqual([{ what: 'a call without its closing marker', saw: '', made: 'a whole call' }]);
  });
});

describe('a call that is cut', () => {
  test('keeps the arguments so far, and the finish reason stays', () => {
    expect(read([text('⟦a⟧{"k":1}⟦/⟧⟦b⟧{"k":')], { reason: 'length' })).toEqual({
      content: [call('call_1', 'a', '{"k":1}'), call('call_2', 'b', '{"k":')],
      finish: { reason: 'length' },
    });
  });

  test.each(['', ' \n'])('has no arguments that look complete when they begin with %j', (blanks) => {
    expect(read([text(`⟦a⟧${blanks}`)], { reason: 'length' }).content).toEqual([call('call_1', 'a', `${blanks}{`)]);
  });

  test.each(['content-filter', 'refusal', 'error', 'pause', 'other'] as const)('by %s', (reason) => {
    expect(read([text('⟦a⟧')], { reason })).toEqual({ content: [call('call_1', 'a', '{')], finish: { reason } });
  });

  test('by a stop sequence of the client is a truncated answer', () => {
    const finish: CoreFinish = { reason: 'stop', stopSequence: 'END' };
    expect(read([text('⟦a⟧{')], finish, { stop: ['END'] })).toEqual({
      content: [call('call_1', 'a', '{')],
      finish: { reason: 'length' },
    });
  });

  test('by a broken stream is never closed', () => {
    const broken: CoreStreamEvent[] = [
      ...[...eventsOf(response(candidate([text('⟦a⟧{"k":')])))].slice(0, 3),
      { type: 'error', error: { kind: 'upstream', message: 'gone' } },
    ];
    const types = streamed(codec, broken, recorded().context).map(({ type }) => type);
    expect(types).toEqual(['response-start', 'tool-call-start', 'tool-call-arguments-text', 'error']);
  });

  test('by an end without a finish is closed as one that was cut', () => {
    const events = [...eventsOf(response(candidate([text('⟦a⟧')])))].filter(({ type }) => type !== 'finish');
    const [only] = folded(streamed(codec, events, recorded().context)).candidates;
    expect(only).toEqual(candidate([call('call_1', 'a', '{')], { reason: 'other' }));
  });
});

describe('a call that cannot be read', () => {
  const reading = withDialect(coreCodec(), { ...setup, dialect: kimi });
  const unreadable = '<|tool_call_begin|>functions.a:0<|tool_call_argument_begin|>{"k": 1, "l": <|tool_call_end|>';
  const request = { tools: [tool('a'), { type: 'freeform', name: 'patch' } as const] };
  const answered = (words: string, reason: CoreFinish['reason'] = 'stop') =>
    response(candidate([text(words)], { reason }));
  const asText = 'a {"k": 1, "l":';

  test.each([
    ['alone', unreadable, [text(asText)]],
    ['between texts', `One.\n${unreadable}\nTwo.`, [text('One.'), text(`\n\n${asText}\n\nTwo.`)]],
    [
      'after a text, twice',
      `One.${unreadable}${unreadable}`,
      [text('One.'), text(`\n\n${asText}`), text(`\n\n${asText}`)],
    ],
  ])('becomes text, and the finish reason stays: %s', (_case, words, content) => {
    const { context, notes } = recorded(request);
    expect(plain(reading, answered(words), context).candidates).toEqual([candidate(content)]);
    expect(notes).toContainEqual({ what: 'a tool call that cannot be read', saw: asText, made: 'text' });
    const events = streamed(reading, cut(answered(words), 1), recorded(request).context);
    expect(folded(events).candidates).toEqual([candidate(content)]);
  });

  test('is closed as such when a stream has begun it', () => {
    const events = streamed(reading, [...eventsOf(answered(unreadable))], recorded(request).context);
    expect(events.filter((event) => 'part' in event && event.part === 0)).toMatchObject([
      { type: 'tool-call-start', name: 'a' },
      { type: 'tool-call-arguments-text', text: '{"k": 1, "l":' },
      { type: 'tool-call-done', isUnreadable: true },
    ]);
  });

  test('does not begin when its tool is a freeform tool, whose input can be any text', () => {
    const words = unreadable.replace('.a:', '.patch:');
    const events = streamed(reading, [...eventsOf(answered(words))], recorded(request).context);
    expect(events.map(({ type }) => type)).toEqual([
      'response-start',
      'text-start',
      'text-delta',
      'text-done',
      'finish',
      'usage',
      'end',
    ]);
  });

  test('leaves other calls to the client', () => {
    const { candidates } = plain(
      reading,
      answered(unreadable + unreadable.replace('"l": ', '"l": 2}')),
      recorded(request).context,
    );
    expect(candidates).toEqual([
      candidate([text(asText), call('call_2', 'a', '{"k": 1, "l": 2}')], { reason: 'tool-calls' }),
    ]);
  });

  test('is no reason to stop for calls, whatever the backend takes it for', () => {
    const { candidates } = plain(reading, answered(unreadable, 'tool-calls'), recorded(request).context);
    expect(candidates).toEqual([candidate([text(asText)])]);
  });

  test('keeps the reason of an answer that was cut later', () => {
    const { candidates } = plain(reading, answered(`${unreadable}An`, 'length'), recorded(request).context);
    expect(candidates).toEqual([candidate([text(`${asText}\n\nAn`)], { reason: 'length' })]);
  });
});

describe('structured parts of the backend', () => {
  test('pass in order with new part numbers', () => {
    const own = [thought('Hm.'), text('One ⟦a⟧{}⟦/⟧'), image, call('own', 'b', '{}'), text('two'), thought('So.')];
    expect(read(own)).toEqual({
      content: [
        thought('Hm.'),
        text('One'),
        call('call_1', 'a', '{}'),
        image,
        call('own', 'b', '{}'),
        text('two'),
        thought('So.'),
      ],
      finish: { reason: 'tool-calls' },
    });
  });

  test('waits for the end of a call in the text', () => {
    expect(read([text('⟦a⟧{'), thought('Hm.'), call('own', 'b', '{}'), text('}⟦/⟧ done')]).content).toEqual([
      call('call_1', 'a', '{}'),
      thought('Hm.'),
      call('own', 'b', '{}'),
      text('done'),
    ]);
  });

  test('is not closed by text that arrives in parallel', () => {
    const place = { candidate: 0, part: 0 };
    const beside = { candidate: 0, part: 1 };
    const own = { id: 'own', name: 'b', input: 'json-text', providerExecuted: false } as const;
    const events: CoreStreamEvent[] = [
      { type: 'response-start', id: 'r', model: 'm' },
      { ...place, type: 'tool-call-start', ...own },
      { ...beside, type: 'text-start', of: 'text' },
      { ...beside, type: 'text-delta', text: 'beside ⟦a⟧{}⟦/⟧' },
      { ...place, type: 'tool-call-arguments-text', text: '{}' },
      { ...beside, type: 'text-done' },
      { ...place, type: 'tool-call-done' },
      { type: 'finish', candidate: 0, finish: { reason: 'tool-calls' } },
      { type: 'end' },
    ];
    const [only] = folded(streamed(codec, events, recorded().context)).candidates;
    expect(only?.message.content).toEqual([call('own', 'b', '{}'), text('beside'), call('call_1', 'a', '{}')]);
  });

  test('keep signatures, redacted reasoning and refusals', () => {
    const signature = { issuer: 'gemini@a', kind: 'ciphertext', value: 'x' } as const;
    const own: CoreAssistantPart[] = [
      { type: 'reasoning', blocks: [], signature },
      { type: 'text', text: 'words', signature, extras: { gemini: { k: 1 } } },
      { type: 'refusal', text: 'No ⟦a⟧{}⟦/⟧' },
    ];
    expect(read(own)).toEqual({ content: own, finish: { reason: 'stop' } });
  });

  test('are reported as lost when the text contained only a call', () => {
    const { context, losses } = recorded();
    const sealed: CoreAssistantPart = { type: 'text', text: '⟦a⟧{}⟦/⟧', extras: { gemini: { k: 1 } } };
    plain(codec, response(candidate([sealed])), context);
    expect(losses).toEqual([{ what: 'the fields of a text that contained only calls or reasoning' }]);
  });

  test('cites the text that contains it', () => {
    const citation = { source: { kind: 'url', url: 'https://a.test' } } as const;
    const cited: CoreAssistantPart = { type: 'text', text: 'So it is.', citations: [citation] };
    expect(read([cited]).content).toEqual([cited]);
  });

  test('keep the native finish reason', () => {
    const raw = { protocol: 'openai-chat', reason: 'stop' } as const;
    expect(read([text('⟦a⟧{}⟦/⟧')], { reason: 'stop', raw }).finish).toEqual({ reason: 'tool-calls', raw });
    expect(read([text('a')], { reason: 'stop', raw, stopSequence: '⟦' }).finish).toEqual({ reason: 'stop', raw });
    const asked: CoreFinish = { reason: 'stop', stopSequence: 'END' };
    expect(read([text('a')], asked, { stop: ['END'] }).finish).toEqual(asked);
  });
});

describe('probabilities', () => {
  const tokens = (...words: string[]) => words.map((token) => ({ token, logprob: -1 }));
  const probable = (words: string[]): CoreChatResponse =>
    response({ ...candidate([text(words.join(''))]), logprobs: tokens(...words) });

  test('stay with the tokens of text, and are reported as lost for calls', () => {
    const { context, losses } = recorded();
    const { candidates } = plain(codec, probable(['Let ', 'me', '⟦a⟧', '{}', '⟦/⟧', 'done']), context);
    expect(candidates[0]?.logprobs).toEqual(tokens('Let ', 'me', 'done'));
    expect(losses).toEqual([{ field: 'logprobs', what: 'log probabilities of tokens that are not text' }]);
  });

  test('are the same however the text is split', () => {
    const answer = probable(['One', ' two', ' ⟦a⟧', '{', '}⟦/⟧', ' three']);
    const events = [...eventsOf(answer)].flatMap((event): CoreStreamEvent[] =>
      event.type === 'text-delta' && event.logprobs
        ? event.logprobs.map((logprob) => ({ ...event, text: logprob.token, logprobs: [logprob] }))
        : [event],
    );
    const whole = plain(codec, answer, recorded().context);
    expect(folded(streamed(codec, events, recorded().context))).toEqual(whole);
  });

  test('of a token without text stay with the text before it', () => {
    const { candidates } = plain(codec, probable(['Hello', '']), recorded().context);
    expect(candidates[0]?.logprobs).toEqual(tokens('Hello', ''));
  });
});

describe('several candidates', () => {
  test('are read apart', () => {
    const one = candidate([text('⟦a⟧{"n":1}⟦/⟧')]);
    const other = candidate([text('plain')]);
    const events = [...eventsOf(response(one, other))];
    const ofPart = (number: number) => events.filter((event) => 'part' in event && event.candidate === number);
    const others = ofPart(1);
    const mixed = ofPart(0).flatMap((event, index) => [event, ...others.slice(index, index + 1)]);
    const [start, ...ends] = events.filter((event) => !('part' in event));
    const all = [...(start ? [start] : []), ...mixed, ...ends];
    const { candidates } = folded(streamed(codec, all, recorded().context));
    expect(candidates).toEqual([
      candidate([call('call_1', 'a', '{"n":1}')], { reason: 'tool-calls' }),
      candidate([text('plain')]),
    ]);
  });
});

describe('reasoning in the text', () => {
  const thinking = withDialect(coreCodec(), { ...setup, dialect: null });

  test('are read without a dialect, and what looks like a call stays text', () => {
    const answer = response(candidate([text('<think>Hm.</think>So: ⟦a⟧{}⟦/⟧')]));
    expect(plain(thinking, answer, recorded().context).candidates[0]).toEqual(
      candidate([thought('Hm.'), text('So: ⟦a⟧{}⟦/⟧')]),
    );
  });

  test('are read without tools too', () => {
    expect(read([text('<think>Hm.</think>So.')], undefined, { tools: [] }).content).toEqual([
      thought('Hm.'),
      text('So.'),
    ]);
  });
});

describe.each(dialects)('a tool in $name whose name contains blanks', (dialect) => {
  const tools = [tool('Get'), tool('Get Weather', { city: { type: 'string' } })];
  const sentName = toLegalName('Get Weather', openaiChat.toolNames ?? { pattern: /./, maxLength: 99 });

  test.each([
    ['native', 'Get Weather'],
    ['native', sentName],
    ['prompt', 'Get Weather'],
  ] as const)('is called by the name of the client: %s, written %s', (place, name) => {
    const reading = withDialect(
      { ...coreCodec(), toolNames: openaiChat.toolNames },
      { ...setup, dialect, tools: place },
    );
    const written = dialect.writing.calls([{ name, argumentsText: '{"city":"Rome"}' }]);
    const answer = response(candidate([text(written)]));
    const { candidates } = plain(reading, answer, recorded({ tools }).context);
    expect(candidates[0]?.message.content).toMatchObject([{ type: 'tool-call', name: 'Get Weather' }]);
  });
});

describe('the request', () => {
  const prompting: DialectSetup = { ...setup, tools: 'prompt' };
  const request: CoreChatRequest = {
    model: 'm',
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }],
    tools: [tool('look')],
    stream: false,
    toolChoice: { mode: 'required' },
  };

  test('is sent with its tools in the prompt, and the response is decoded by the sent request', () => {
    const inner = coreCodec();
    const outer = withDialect(inner, prompting);
    const { context } = recorded(request);
    outer.encodeRequest(context.request, context);
    plain(outer, response(candidate([text('Hi')])), context);
    streamed(outer, [], context);
    const [sent] = inner.sent;
    expect(sent?.tools).toBeUndefined();
    expect(JSON.stringify(sent?.messages)).toContain('look');
    expect(inner.decodedFor).toEqual([1, 2].map(() => ({ ...sent, tools: request.tools })));
  });

  test('that forbids calls returns what looks like a call as text', () => {
    const given = '{"name": "look", "arguments": {}}';
    const bare = withDialect(coreCodec(), { ...prompting, dialect: json });
    const contentOf = (mode: 'auto' | 'none'): CoreAssistantPart[] | undefined =>
      plain(bare, response(candidate([text(given)])), recorded({ ...request, toolChoice: { mode } }).context)
        .candidates[0]?.message.content;
    expect(contentOf('auto')).toMatchObject([{ type: 'tool-call', name: 'look' }]);
    expect(contentOf('none')).toMatchObject([text(given)]);
  });

  test('may be answered by a native call of a freeform tool that was not sent to the backend', () => {
    const patching = withDialect(openaiChat, prompting);
    const { context } = recorded({ ...request, tools: [{ type: 'freeform', name: 'patch' }] });
    const [only] = patching.decodeResponse(callOf('patch', '{"input":"+ a"}'), context).candidates;
    expect(only?.message.content).toMatchObject([{ name: 'patch', input: { kind: 'freeform', text: '+ a' } }]);
  });

  test('reports its losses each time it is sent, and none when its answer is read', () => {
    const outer: BackendCodec = withDialect(coreCodec(), prompting);
    const { context, losses } = recorded(request);
    outer.encodeRequest(context.request, context);
    const once = losses.length;
    expect(once).toBeGreaterThan(0);
    plain(outer, response(candidate([text('Hi')])), context);
    expect(losses).toHaveLength(once);
    outer.encodeRequest(context.request, context);
    expect(losses).toHaveLength(2 * once);
    const again = recorded(request);
    plain(outer, response(candidate([text('Hi')])), again.context);
    expect(again.losses).toEqual([]);
  });

  test('is unchanged when the backend has native tools', () => {
    const inner = coreCodec();
    const { context } = recorded(request);
    withDialect(inner, setup).encodeRequest(context.request, context);
    expect(inner.sent).toEqual([context.request]);
  });
});

test('a complete reply within a stream is read like any other', () => {
  const answer = response(candidate([text('a ⟦a⟧{}⟦/⟧')]));
  const [only] = streamed(codec, [{ type: 'final-response', response: answer }], recorded().context);
  expect(only).toEqual({ type: 'final-response', response: plain(codec, answer, recorded().context) });
});

test('the number of notes is limited', () => {
  const chatty = withDialect(coreCodec(), {
    ...setup,
    dialect: {
      ...marked,
      reader: (_context, emit) => ({
        push: () => emit({ type: 'note', what: 'odd', saw: 'a', made: 'b' }),
        end() {},
      }),
    },
  });
  const { context, notes } = recorded();
  streamed(chatty, cut(response(candidate([text('x'.repeat(1000))])), 1), context);
  expect(notes).toHaveLength(101);
  expect(notes.at(-1)?.what).toBe('more than 100 notes');
});

/** Texts with calls and markers of a dialect in them, whole or not. */
function textsIn({ writing }: Dialect) {
  const whole = writing.calls([{ name: 'a', argumentsText: '{"k":"v"}' }]);
  const unreadable = whole.replace('"v"', '');
  const calls = [whole, unreadable, ...writing.controlTokens];
  const pieces = ['word ', ' ', '\n', '🙂', '{', '}', '"', 'a', '<think>', '</think>', ...calls];
  return fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => text(all.join('')));
}
const reasons = fc.constantFrom('stop', 'length', 'tool-calls');

test.each(dialects)('a stream in $name gives the same response however it is cut', (dialect) => {
  const reading = withDialect(coreCodec(), { ...setup, dialect });
  const request = { tools: [tool('a', { k: { type: 'string' } })] };
  fc.assert(
    fc.property(textsIn(dialect), reasons, fc.integer({ min: 1 }), (given, reason, seed) => {
      const answer = response(candidate([thought('Hm.'), given], { reason }));
      const events = streamed(reading, cut(answer, seed), recorded(request).context);
      expect(folded(events)).toEqual(plain(reading, answer, recorded(request).context));
    }),
  );
});

/** Answers of such texts, and of what a backend says itself. */
const own = fc.constantFrom(thought('Hm.'), call('own', 'c', '{}'), image, { type: 'refusal', text: 'No.' } as const);
const answers = fc
  .tuple(fc.array(fc.oneof({ weight: 3, arbitrary: textsIn(marked) }, own), { maxLength: 6 }), reasons)
  .map(([content, reason]) => candidate(content, { reason }));

describe('laws', () => {
  test('a stream gives the same response however it is cut', () => {
    fc.assert(
      fc.property(fc.array(answers, { minLength: 1, maxLength: 2 }), fc.integer({ min: 1 }), (candidates, seed) => {
        const answer = response(...candidates);
        const events = streamed(codec, cut(answer, seed), recorded().context);
        expect(folded(events)).toEqual(plain(codec, answer, recorded().context));
      }),
    );
  });

  test('parts open in order, one thing at a time, and all are closed before the end', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 1 }), (only, seed) => {
        const open = new Set<number>();
        let next = 0;
        for (const event of streamed(codec, cut(response(only), seed), recorded().context)) {
          if (event.type === 'finish') expect(open.size).toBe(0);
          if (!('part' in event)) continue;
          if (event.type.endsWith('-start') || event.type === 'part') {
            expect(open.size).toBe(0);
            expect(event.part).toBe(next++);
            if (event.type !== 'part') open.add(event.part);
          } else expect(open.has(event.part)).toBe(true);
          if (event.type.endsWith('-done')) open.delete(event.part);
        }
      }),
    );
  });

  test('an Anthropic client receives blocks without gaps', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 1 }), (only, seed) => {
        const { context } = recorded();
        const frontend = { ...context, now: 0 };
        const events = streamed(codec, cut(response(only), seed), context);
        const frames = collectSteps(anthropic.encodeStream(frontend), events);
        const opened = frames.filter(({ event }) => event === 'content_block_start');
        const indexes = opened.map(({ data }) => asObject(parseJson(data))?.['index']);
        expect(indexes).toEqual(indexes.map((_, index) => index));
      }),
    );
  });
});

test('long reasoning that the prompt opened is read after the results of calls when there was some before', () => {
  const gemma = withDialect(coreCodec(), { ...setup, dialect: gemma4, thinking: 'none' });
  const words = 'Some words. '.repeat(500).trimEnd();
  const answer = response(candidate([text(`${words}<channel|>Hello`)]));
  const conversation = (...content: CoreAssistantPart[]): Partial<CoreChatRequest> => ({
    messages: [
      { role: 'assistant', content: [...content, call('c', 'look', '{}')] },
      { role: 'tool', content: [{ type: 'tool-result', callId: 'c', content: [], providerExecuted: false }] },
    ],
  });
  const contentOf = (request: Partial<CoreChatRequest>): unknown =>
    plain(gemma, answer, recorded(request).context).candidates[0]?.message.content;
  expect(contentOf(conversation(thought('Hm.')))).toEqual([thought(words), text('Hello')]);
  expect(contentOf(conversation())).toEqual([text(`${words}\n\nHello`)]);
});

test('events about a part that gets another number are a loss, once for each kind', () => {
  const about = (kind: string): CoreStreamEvent => ({
    type: 'opaque',
    protocol: 'openai-chat',
    kind,
    payload: {},
    about: 0,
  });
  const alone: CoreStreamEvent = { type: 'opaque', protocol: 'openai-chat', kind: 'x', payload: {} };
  const { context, losses } = recorded();
  const events = streamed(codec, [about('x'), about('x'), about('y'), alone], context);
  expect(events.filter(({ type }) => type === 'opaque')).toEqual([alone]);
  expect(losses.map(({ what }) => what)).toEqual([
    'events of kind x about a part, whose number changes as the text is read',
    'events of kind y about a part, whose number changes as the text is read',
  ]);
});
