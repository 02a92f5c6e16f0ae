import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asArray, asObject, type JsonObject, type JsonSchema, type JsonValue, parseJson } from '../../src/core/json.ts';
import type { CoreChatRequest, CoreMessage, CoreTool, CoreUserPart } from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { type Fixture, isStreamed, isTokenCount, bundledFixtures, readFixtures } from '../../src/replay/fixtures.ts';
import { hashRequest } from '../../src/core/canonical-json.ts';
import { createReplayer, protocolOfReplayModel, type Replayer } from '../../src/replay/replayer.ts';
import {
  type FixtureFolder,
  fixtureFolder,
  caseProtocols,
  type ProtocolCase,
  wireRequest,
} from '../support/fixtures.ts';
import type { ScriptedReply } from '../support/reply.ts';

const neverAborted = new AbortController().signal;
const usage = { input: 12, cached: 0, output: 7 };
const says = (text: string): ScriptedReply => ({ text, usage });

const ask = (text: string, fields: Partial<CoreChatRequest> = {}): CoreChatRequest => ({
  model: 'recorded-model',
  messages: [{ role: 'user', content: [{ type: 'text', text }] }],
  maxTokens: 100,
  stream: false,
  ...fields,
});
const show = (part: CoreUserPart, text: string): CoreChatRequest =>
  ask(text, { messages: [{ role: 'user', content: [part, { type: 'text', text }] }] });

const schema: JsonSchema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const tool = (name: string): CoreTool => ({ type: 'function', name, description: name, inputSchema: schema });
const call = (id: string, name: string) => ({ id, name, input: { city: 'Oslo' } });
const image: CoreUserPart = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'iVBORw0KGgo=' } };
const document: CoreUserPart = {
  type: 'document',
  source: { kind: 'base64', mediaType: 'application/pdf', data: 'JVBERi0=' },
  title: 'paper.pdf',
};
const conversationWithResult: CoreMessage[] = [
  { role: 'user', content: [{ type: 'text', text: 'Weather in Oslo?' }] },
  {
    role: 'assistant',
    content: [
      {
        type: 'tool-call',
        id: 'call_1',
        name: 'weather',
        input: { kind: 'json-text', text: '{"city":"Oslo"}' },
        providerExecuted: false,
      },
    ],
  },
  {
    role: 'tool',
    content: [
      { type: 'tool-result', callId: 'call_1', content: [{ type: 'text', text: 'sun' }], providerExecuted: false },
    ],
  },
];

/** Every situation, plain and as a stream. */
function addSituations(folder: FixtureFolder, spoken: ProtocolCase): void {
  const both = (situation: string, request: CoreChatRequest, reply: ScriptedReply): void => {
    folder.add(spoken, { situation, request, says: reply });
    folder.add(spoken, { situation: `${situation}-stream`, request: { ...request, stream: true }, says: reply });
  };
  both('text', ask('Hello!'), says('plain text'));
  both('cut-short', ask('Write a novel.'), { ...says('Once'), finish: 'length' });
  both('tool-call', ask('Weather in Oslo?', { tools: [tool('weather')] }), {
    calls: [call('call_1', 'weather')],
    usage,
  });
  both('parallel-tools', ask('Weather and time in Oslo?', { tools: [tool('weather'), tool('clock')] }), {
    calls: [call('call_1', 'weather'), call('call_2', 'clock')],
    usage,
  });
  both(
    'tool-results',
    { ...ask(''), messages: conversationWithResult, tools: [tool('weather')] },
    says('It is sunny.'),
  );
  both('vision', show(image, 'What is it?'), says('A picture.'));
  both('documents', show(document, 'Summarize.'), says('A document.'));
  both(
    'structured-output',
    ask('A city.', { responseFormat: { type: 'json-schema', schema, name: 'city' } }),
    says('{"city":"Oslo"}'),
  );
  both('reasoning', ask('Think!', { maxTokens: 4096, reasoning: { budgetTokens: 1024, effort: 'low' } }), {
    ...says('I thought.'),
    reasoning: 'Hm.',
  });
  folder.add(spoken, { situation: 'rate-limit', request: ask('Hello!'), says: 'rate-limit' });
}

describe.each(caseProtocols)('replaying $protocol', (spoken) => {
  const { protocol, codec } = spoken;
  let folder: FixtureFolder;
  let replayer: Replayer;
  beforeAll(() => {
    folder = fixtureFolder();
    addSituations(folder, spoken);
    replayer = createReplayer({ fixtures: folder.path, speed: 0 });
  });
  afterAll(() => folder.remove());

  const from = (request: CoreChatRequest, given = replayer): string | null =>
    given.answer(
      { protocol, body: wireRequest(spoken, request), model: request.model, stream: request.stream },
      neverAborted,
    ).fixtureName;
  const bodyOf = async (answer: { body: AsyncIterable<Buffer> }): Promise<string> => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer.body) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };

  describe('selects by content', () => {
    const weather = { tools: [tool('weather')] };
    const cases: [string, CoreChatRequest, string][] = [
      ['words', ask('Anything else'), 'text'],
      ['tools nobody recorded', ask('Weather?', { tools: [tool('other')] }), 'text'],
      ['a tool that was recorded', ask('And in Rome?', weather), 'tool-call'],
      [
        'all tools of a recording',
        ask('?', { tools: [tool('clock'), tool('weather'), tool('other')] }),
        'parallel-tools',
      ],
      [
        'tools it may call one at a time',
        ask('?', { tools: [tool('clock'), tool('weather')], parallelToolCalls: false }),
        'tool-call',
      ],
      ['a tool it must call', ask('?', { ...weather, toolChoice: { mode: 'tool', name: 'weather' } }), 'tool-call'],
      ['tools it must not call', ask('?', { ...weather, toolChoice: { mode: 'none' } }), 'text'],
      ['a result', ask('', { ...weather, messages: conversationWithResult }), 'tool-results'],
      ['a picture', show(image, 'Who is that?'), 'vision'],
      ['a document', show(document, 'How long is it?'), 'documents'],
      [
        'a schema',
        ask('?', { responseFormat: { type: 'json-schema', schema: { type: 'object' }, name: 'any' } }),
        'structured-output',
      ],
      [
        'a wish for thoughts',
        ask('?', { maxTokens: 9000, reasoning: { budgetTokens: 2048, effort: 'high' } }),
        'reasoning',
      ],
    ];
    test.each(cases)('%s', (_name, request, situation) => {
      expect(from(request)).toBe(`${protocol}/${situation}`);
      expect(from({ ...request, stream: true })).toBe(`${protocol}/${situation}-stream`);
    });

    test('a truncated answer by its name only', () => {
      expect(from(ask('Write a novel.'))).toBe(`${protocol}/text`);
      expect(from(ask('Hi', { model: 'replay/cut-short', stream: true }))).toBe(`${protocol}/cut-short-stream`);
    });

    test('an error by its name only, and the same one for streams', async () => {
      const model = `replay/${protocol}/rate-limit`;
      const answer = replayer.answer(
        { protocol, body: wireRequest(spoken, ask('Hello!', { model })), model, stream: true },
        neverAborted,
      );
      expect(answer).toMatchObject({ status: 429, fixtureName: `${protocol}/rate-limit` });
      expect(answer.headers).toContainEqual(['retry-after', '2']);
      expect(await bodyOf(answer)).toBe(
        readFileSync(join(folder.path, protocol, 'rate-limit', 'response.json'), 'utf8'),
      );
    });

    test('nothing for an unknown situation: a 404 that lists the known ones', async () => {
      const model = 'replay/juggling';
      const answer = replayer.answer({ protocol, body: wireRequest(spoken, ask('Hi', { model })) }, neverAborted);
      expect(answer).toMatchObject({ status: 404, fixtureName: null });
      const error = codec.decodeError({ status: 404, headers: {}, body: parsed(await bodyOf(answer)) });
      expect(error.kind).toBe('not-found');
      expect(error.message).toContain('structured-output');
    });

    test('nothing of another protocol: a 404 that names it', () => {
      const model = 'replay/gemini/text';
      const answer = replayer.answer({ protocol, body: wireRequest(spoken, ask('Hi', { model })) }, neverAborted);
      expect(answer).toMatchObject({
        status: 404,
        reason: `the model ${model} is a recording of gemini, but this request uses ${protocol}`,
      });
    });

    test('nothing for an invalid request: a 400', () => {
      expect(replayer.answer({ protocol, body: { messages: 'Hi' } }, neverAborted)).toMatchObject({
        status: 400,
        fixtureName: null,
      });
    });
  });

  test('a stream in its recorded chunks', async () => {
    const { body, headers } = replayer.answer(
      { protocol, body: wireRequest(spoken, ask('Hi', { stream: true })) },
      neverAborted,
    );
    const chunks: number[] = [];
    for await (const chunk of body) chunks.push(chunk.length);
    const timing = parsed(readFileSync(join(folder.path, protocol, 'text-stream', 'response.timing.json'), 'utf8'));
    expect(chunks).toEqual(asArray(asObject(timing)?.['chunks'])?.map((chunk) => asObject(chunk)?.['bytes']));
    expect(headers).toContainEqual(['content-type', 'text/event-stream; charset=utf-8']);
  });

  describe('selects by request', () => {
    let lenient: Replayer;
    let exact: Replayer;
    beforeAll(() => {
      lenient = createReplayer({ fixtures: folder.path, speed: 0, policy: 'lenient' });
      exact = createReplayer({ fixtures: folder.path, speed: 0, policy: 'exact' });
    });

    test('the same request, whoever the caller is', () => {
      for (const replaying of [lenient, exact]) {
        expect(from(ask('Hello!', { user: 'someone', metadata: { user_id: 'someone' } }), replaying)).toBe(
          `${protocol}/text`,
        );
        expect(from(ask('Hello!', { stream: true }), replaying)).toBe(`${protocol}/text-stream`);
      }
    });

    test('the same last turn of the user, successful answers first', () => {
      expect(from(ask('Hello!', { temperature: 0.3, model: 'other' }), lenient)).toBe(`${protocol}/text`);
      expect(from(ask('', { messages: conversationWithResult, maxTokens: 3 }), lenient)).toBe(
        `${protocol}/tool-results`,
      );
      expect(from(ask('Hello!', { temperature: 0.3 }), exact)).toBeNull();
    });

    test('the situation that the model name requests, and no other', () => {
      expect(from(ask('Hello!', { model: `replay/${protocol}/vision` }), lenient)).toBe(`${protocol}/vision`);
      expect(from(ask('Hello!', { model: 'replay/juggling' }), lenient)).toBeNull();
    });

    test('nothing, and names the nearest recording and its differences', () => {
      const body = wireRequest(spoken, { ...show(image, 'Who is it?'), temperature: 0.3 });
      const { status, reason } = lenient.answer({ protocol, body }, neverAborted);
      expect(status).toBe(404);
      expect(reason).toContain(`the nearest is ${protocol}/vision, which differs at`);
      expect(reason).toMatch(
        /at \/(messages|input)\/0\/content\/1\/text \(recorded: "What is it\?"\), \/temperature \(recorded: nothing\)/,
      );
      expect(reason).not.toContain('Who is it?');
    });
  });
});

const parsed = (text: string): JsonValue => parseJson(text) ?? null;

test.each([
  ['replay/openai-chat/text', 'openai-chat'],
  ['replay/anthropic/text-stream', 'anthropic'],
  ['replay/text', undefined],
  ['replay/morse/text', undefined],
  ['replay/anthropic/text/more', undefined],
  ['anthropic/text', undefined],
])('model name %s requests a recording of protocol %s', (model, protocol) =>
  expect(protocolOfReplayModel(model)).toBe(protocol),
);

test('lists situations once for all protocols, plain text first, then those of each protocol', () => {
  const names = ['anthropic/refusal', 'anthropic/text-stream', 'gemini/text', 'gemini/audio-input'];
  const fixtures = readFixtures(bundledFixtures).filter(({ protocol, situation }) =>
    names.includes(`${protocol}/${situation}`),
  );
  expect(createReplayer({ fixtures, speed: 0 }).situations).toEqual([
    'replay/text',
    'replay/audio-input',
    'replay/refusal',
    'replay/anthropic/refusal',
    'replay/anthropic/text-stream',
    'replay/gemini/audio-input',
    'replay/gemini/text',
  ]);
});

describe('the bundled recordings', () => {
  const library = readFixtures(bundledFixtures);
  const named = ({ protocol, situation }: Fixture): string => `${protocol}/${situation}`;

  test('are each found by name', () => {
    const replayer = createReplayer({ fixtures: null, speed: 0 });
    for (const spoken of caseProtocols) {
      const { protocol } = spoken;
      const body = wireRequest(spoken, ask('Hi'));
      for (const model of replayer.situations.filter((name) => name.startsWith(`replay/${protocol}/`))) {
        const stream = library.some((fixture) => model === `replay/${named(fixture)}` && isStreamed(fixture));
        expect(replayer.answer({ protocol, body, model, stream }, neverAborted).fixtureName).toBe(
          model.slice('replay/'.length),
        );
      }
    }
  });

  test('each answer their own request', () => {
    const replayer = createReplayer({ fixtures: null, speed: 0, policy: 'exact' });
    const hashed = library
      .filter(({ protocol }) => codecOf(protocol) !== undefined)
      .map((fixture) => ({ fixture, hash: hashRequest(fixture.request) }));
    for (const { fixture, hash } of hashed) {
      const countTokens = isTokenCount(fixture) && ({ countTokens: true } as const);
      const { protocol, request: body } = fixture;
      const found = replayer.answer({ protocol, body, ...countTokens }, neverAborted).fixtureName;
      // Two recordings of one request are the same to the replay.
      const alike = hashed.filter((other) => other.hash === hash).map((other) => named(other.fixture));
      expect(alike).toContain(found);
    }
  });

  describe('answer a bare prompt of Ollama in its own form', () => {
    const protocol = 'ollama';
    const form = 'prompt';
    const replayers = [
      createReplayer({ fixtures: null, speed: 0 }),
      createReplayer({ fixtures: null, speed: 0, policy: 'lenient' }),
    ];

    test.each<[string, JsonObject, string]>([
      ['words', {}, 'generate'],
      ['a picture', { images: ['iVBORw0KGgo='] }, 'generate-images'],
      ['a schema', { format: { type: 'object' } }, 'generate-structured-output'],
      ['a wish for JSON and thoughts', { think: true, format: 'json' }, 'generate-thinking'],
    ])('that holds %s', (_name, fields, situation) => {
      for (const stream of [false, true]) {
        const body = { model: 'any', prompt: 'Anything', ...fields, stream };
        expect(replayers[0]?.answer({ protocol, body, form }, neverAborted)).toMatchObject({
          status: 200,
          fixtureName: `ollama/${situation}${stream ? '-stream' : ''}`,
        });
      }
    });

    test('also when a recording is requested by name', () => {
      for (const replayer of replayers) {
        const statusOf = (model: string): number =>
          replayer.answer({ protocol, body: { model, prompt: 'Hi', stream: false }, form }, neverAborted).status;
        expect(statusOf('replay/generate')).toBe(200);
        expect(statusOf('replay/text')).toBe(404);
        expect(statusOf('replay/error-rate-limit')).toBe(429);
      }
    });
  });
});
