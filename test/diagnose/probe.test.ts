import { parse } from 'smol-toml';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig } from '../../src/config/config.ts';
import { configOf } from '../../src/config/load.ts';
import { asObject } from '../../src/core/json.ts';
import { dialects } from '../../src/dialects/index.ts';
import { probe, type Probe } from '../../src/diagnose/probe.ts';
import type { Aspect } from '../../src/diagnose/probe-findings.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { chatReply } from '../support/reply-chat.ts';
import { completionsReply } from '../support/reply-completions.ts';
import { answerOf, refusalOf, type ScriptedCall, type ScriptedReply } from '../support/reply.ts';
import {
  jsonAnswer,
  startUpstream,
  type ScriptedAnswer,
  type ReceivedUpstreamRequest,
  type Upstream,
} from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
beforeEach(() => upstream.reset());
afterAll(() => upstream.close());

const usage = { input: 10, cached: 0, output: 5 };
const cities = ['Oslo', 'Lima'];
const nativeCalls: ScriptedCall[] = cities.map((city, index) => ({
  id: `call_${index}a`,
  name: 'get_weather',
  input: { city },
}));

/** Which request of a probe it is, by its content. */
type Question = 'word' | 'one call' | 'two calls' | 'image' | 'schema';

function questionIn({ text }: ReceivedUpstreamRequest): Question {
  if (text.includes('Lima')) return 'two calls';
  if (text.includes('Oslo')) return 'one call';
  if (text.includes('this image')) return 'image';
  return text.includes('clear sky') ? 'schema' : 'word';
}

const printed: Record<Question, ScriptedReply> = {
  word: { text: 'hello', usage },
  'one call': { calls: nativeCalls.slice(0, 1), usage },
  'two calls': { calls: nativeCalls, usage },
  image: { text: 'Red.', usage },
  schema: { text: '{"colour": "blue", "certain": true}', usage },
};

const list = jsonAnswer({ object: 'list', data: [{ id: 'some/model', max_model_len: 32768 }] });

/** A Chat Completions server with these answers. */
function serves(
  replies: Partial<Record<Question, ScriptedReply | ScriptedAnswer>>,
  decide: (request: ReceivedUpstreamRequest) => ScriptedAnswer | undefined = () => undefined,
): void {
  upstream.answerWith((request) => {
    if (request.method === 'GET') return list;
    const reply = { ...printed, ...replies }[questionIn(request)];
    return decide(request) ?? ('usage' in reply ? answerOf(chatReply, reply, request) : reply);
  });
}

const backend = (settings: Partial<BackendConfig> = {}): BackendConfig =>
  testBackend({ name: 'local', baseUrl: `${upstream.url}/v1`, ...settings });

interface Heard {
  found: Probe;
  asked: string[];
}

async function run(settings: Partial<BackendConfig> = {}, model?: string): Promise<Heard> {
  const sent: string[] = [];
  const progress = { onStep: (what: string) => void sent.push(what), onFinding() {} };
  const probed = backend(settings);
  const found = await probe(testConfig({ backends: [probed] }), probed, { model, progress });
  return { found, asked: sent };
}

const outcomes = ({ findings }: Probe): Partial<Record<Aspect, string>> =>
  Object.fromEntries(findings.map(({ aspect, outcome }) => [aspect, outcome]));

/** The backend of a snippet, which must be a valid configuration. */
function pasted({ snippet }: Probe): BackendConfig | undefined {
  const tree = parse((snippet ?? '').replaceAll('${', '$ {'));
  return configOf(tree).backends[0];
}

const inText = (dialect: (typeof dialects)[number], count: number): string =>
  dialect.writing.calls(
    cities
      .slice(0, count)
      .map((city, index) => ({ name: 'get_weather', argumentsText: JSON.stringify({ city }), index })),
  );

describe('a model with all capabilities', () => {
  test('is detected and configured', async () => {
    serves({ word: { reasoning: 'Just a word.', text: 'hello', usage } });
    const { found, asked: sent } = await run();
    expect(outcomes(found)).toEqual({
      answer: 'yes',
      stream: 'yes',
      usage: 'yes',
      'usage-in-stream': 'yes',
      reasoning: 'yes',
      effort: 'yes',
      tools: 'yes',
      'parallel-calls': 'yes',
      vision: 'yes',
      'json-schema': 'yes',
      'context-window': 'yes',
    });
    expect(pasted(found)).toMatchObject({
      dialect: null,
      thinking: 'none',
      capabilities: ['tools', 'reasoning', 'vision', 'json-schema'],
    });
    expect(found.snippet).toContain('[model_data."some/model"]\ncontext_window = 32768\n');
    expect(sent.length).toBe(upstream.received.length);
  });

  test('is requested by the given name', async () => {
    serves({});
    const { found } = await run({}, 'other');
    expect(found.model).toBe('other');
    const prompts = upstream.received.filter(({ method }) => method === 'POST');
    expect(new Set(prompts.map(({ json }) => asObject(json)?.['model']))).toEqual(new Set(['other']));
  });

  test.each(Object.values(vendors).map((vendor) => [vendor.protocol, vendor] as const))(
    'is found to over %s, too',
    async (protocol, { writer, base, asked: sent, streams }) => {
      upstream.answerWith((request) => {
        if (request.method === 'GET') return jsonAnswer({}, 404);
        const { model, stream } = sent(request);
        const reply = printed[questionIn(request)];
        return stream ? streams(writer.stream(reply, model)) : jsonAnswer(writer.plain(reply, model));
      });
      const { found } = await run({ protocol, baseUrl: upstream.url + base }, 'some-model');
      expect(outcomes(found)).toMatchObject({
        answer: 'yes',
        stream: 'yes',
        'usage-in-stream': 'yes',
        tools: 'yes',
        'parallel-calls': 'yes',
        vision: 'yes',
        'json-schema': 'yes',
      });
      expect(pasted(found)).toMatchObject({ protocol, dialect: null });
    },
  );
});

describe('a model that writes its calls as text', () => {
  test.each(dialects.map((dialect) => [dialect.name, dialect] as const))(
    'in the dialect %s is found to',
    async (name, dialect) => {
      serves({
        'one call': { text: inText(dialect, 1), usage },
        'two calls': { text: inText(dialect, 2), usage },
      });
      const { found } = await run();
      expect(outcomes(found)).toMatchObject({ tools: 'yes', 'parallel-calls': 'yes' });
      expect(pasted(found)).toMatchObject({ dialect: name, tools: 'native' });
    },
  );

  test('is detected after reasoning in tags', async () => {
    const qwen = dialects.find(({ name }) => name === 'qwen') ?? dialects[0];
    const call = qwen ? inText(qwen, 1) : '';
    serves({
      word: { text: '<think>\nA word.\n</think>\n\nhello', usage },
      'one call': { text: `<think>\nThe tool.\n</think>\n${call}`, usage },
    });
    const { found } = await run();
    expect(pasted(found)).toMatchObject({ dialect: 'qwen', thinking: 'tags' });
    expect(pasted(found)?.capabilities).toContain('reasoning');
  });

  test('is detected when the prompt opens its reasoning', async () => {
    serves({ word: { text: 'A word.\n</think>\n\nhello', usage } });
    expect(pasted((await run()).found)).toMatchObject({ thinking: 'open' });
  });

  test('is detected when it needs the tools in the prompt', async () => {
    const json = dialects.find(({ name }) => name === 'json') ?? dialects[0];
    serves({ 'one call': { text: json ? inText(json, 1) : '', usage } }, ({ json: body }) =>
      asObject(body)?.['tools'] !== undefined ? refusalOf(chatReply, 'invalid-request') : undefined,
    );
    const { found } = await run();
    expect(pasted(found)).toMatchObject({ dialect: 'json', tools: 'prompt' });
  });

  test('is detected as harmony behind a text completion server', async () => {
    const harmony = dialects.find(({ name }) => name === 'harmony') ?? dialects[0];
    upstream.answerWith((request) => {
      if (request.method === 'GET') return list;
      const question = questionIn(request);
      const text =
        question === 'one call' || question === 'two calls'
          ? (harmony ? inText(harmony, question === 'one call' ? 1 : 2) : '').replace('<|start|>assistant', '')
          : '<|channel|>analysis<|message|>A word.<|end|><|start|>assistant<|channel|>final<|message|>hello<|return|>';
      return answerOf(completionsReply, { text, usage }, request);
    });
    const { found } = await run({ protocol: 'openai-completions', dialect: 'harmony', tools: 'prompt' });
    expect(outcomes(found)).toMatchObject({ answer: 'yes', reasoning: 'yes', tools: 'yes' });
    expect(pasted(found)).toMatchObject({ protocol: 'openai-completions', dialect: 'harmony' });
  });
});

describe('a reasoning effort', () => {
  const thinking = { reasoning: 'Just a word.', text: 'hello', usage };

  test('is not configured when a reasoning model rejects it', async () => {
    serves({ word: thinking }, ({ json }) =>
      asObject(json)?.['reasoning_effort'] === undefined ? undefined : refusalOf(chatReply, 'invalid-request'),
    );
    const { found } = await run();
    expect(outcomes(found)).toMatchObject({ reasoning: 'yes', effort: 'no' });
    expect(pasted(found)?.capabilities).not.toContain('reasoning');
  });

  test('is sent for any model name', async () => {
    serves({ word: thinking });
    await run({}, 'gpt-4o');
    expect(upstream.received.map(({ json }) => asObject(json)?.['reasoning_effort'])).toContain('low');
  });

  test('is unclear when a model without reasoning accepts it', async () => {
    serves({});
    const { found } = await run();
    expect(outcomes(found)).toMatchObject({ reasoning: 'unclear', effort: 'unclear' });
    expect(pasted(found)?.capabilities).not.toContain('reasoning');
  });
});

describe('an unsupported feature', () => {
  test('is detected and not configured', async () => {
    serves({
      'one call': { text: 'It is cold there.', usage },
      image: refusalOf(chatReply, 'invalid-request'),
      schema: { text: 'Blue.', usage },
    });
    const { found } = await run();
    expect(outcomes(found)).toMatchObject({ tools: 'no', vision: 'no', 'json-schema': 'no', reasoning: 'unclear' });
    expect(pasted(found)).toMatchObject({ capabilities: [] });
  });

  test('is not concluded from a busy server', async () => {
    serves({ image: refusalOf(chatReply, 'rate-limit'), schema: refusalOf(chatReply, 'overloaded') });
    const { found } = await run();
    expect(outcomes(found)).toMatchObject({ vision: 'unclear', 'json-schema': 'unclear' });
  });

  test('streaming, when the answer is not a stream', async () => {
    serves({}, (request) =>
      questionIn(request) === 'word' ? jsonAnswer(chatReply.plain(printed.word, 'some/model')) : undefined,
    );
    expect(outcomes((await run()).found)).toMatchObject({ stream: 'no' });
  });

  test('vision, when the answer does not name the colour', async () => {
    serves({ image: { text: `${'Many words of it. '.repeat(10)}red`, usage } });
    expect(outcomes((await run()).found)).toMatchObject({ vision: 'no' });
  });

  test('calls in a stream, when the server parses them in plain answers only', async () => {
    const qwen = dialects.find(({ name }) => name === 'qwen') ?? dialects[0];
    serves({ 'two calls': { text: qwen ? inText(qwen, 2) : '', usage } });
    const { found } = await run();
    expect(outcomes(found)).toMatchObject({ tools: 'yes', 'parallel-calls': 'unclear' });
    expect(found.findings.find(({ aspect }) => aspect === 'parallel-calls')?.what).toContain('dialect "qwen"');
  });

  test('parallel calls, when it makes a single call', async () => {
    serves({ 'two calls': printed['one call'] });
    expect(outcomes((await run()).found)).toMatchObject({ 'parallel-calls': 'no' });
  });
});

describe('a probe', () => {
  test('stops when there is no answer', async () => {
    serves({ word: refusalOf(chatReply, 'authentication') });
    const { found } = await run();
    expect(found).toMatchObject({ snippet: null, findings: [{ aspect: 'answer', outcome: 'no' }] });
    expect(found.findings[0]?.what).toBe('refused with 401: the key is missing or wrong');
    expect(upstream.received).toHaveLength(2);
  });

  test('sends no request when no model is known', async () => {
    upstream.answerWith(() => jsonAnswer({}, 404));
    const { found } = await run();
    expect(found).toMatchObject({ model: null, snippet: null });
    expect(found.findings[0]?.what).toContain('--probe local/MODEL');
    expect(upstream.received).toHaveLength(1);
  });

  test('redacts a secret that the backend repeats', async () => {
    const key = 'canary-key-of-the-backend-0001';
    const echo = jsonAnswer({ error: { message: `wrong: ${key}, sk-proj-canary0123456789abcdefghij` } }, 400);
    serves({ image: echo, schema: echo });
    const { found } = await run({ auth: { kind: 'key', key }, headers: { 'x-secret': 'canary-header-0002' } });
    expect(found.findings.find(({ aspect }) => aspect === 'vision')?.what).toContain('wrong: redacted-');
    expect(JSON.stringify(found)).not.toContain('canary');
    expect(found.snippet).toContain('api_key = "${LOCAL_KEY}"');
    expect(upstream.received.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
  });

  test('escapes names in its TOML', async () => {
    const model = 'a"]\n[server]\nport = 1\u007f\\${HOME}';
    upstream.answerWith((request) =>
      request.method === 'GET'
        ? jsonAnswer({ data: [{ id: model, context_length: 100 }] })
        : answerOf(chatReply, printed[questionIn(request)], request),
    );
    const { found } = await run({ name: 'odd "name"' });
    const tree = parse(found.snippet ?? '');
    expect(Object.keys(tree)).toEqual(['backends', 'model_data']);
    expect(tree['model_data']).toEqual({ [model]: { context_window: 100 } });
  });
});
