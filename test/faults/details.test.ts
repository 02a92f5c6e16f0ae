import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';
import { picture, requests, responses } from './bases.ts';
import { useEveryBackend } from './every-backend.ts';
import { writeAnswer, writeRequest } from './planting.ts';
import { targetOf } from './targets.ts';
import type { StoredTrace } from '../../src/record/store/stored-trace.ts';

/**
 * Faults beside something that is declared as lost, and in details that are no text of a message: planted in the recorded
 * bytes of exchanges that are otherwise correct.
 */

const every = useEveryBackend();

const [first, second] = [picture('first picture'), picture('second picture')];
const schema = {
  type: 'object',
  properties: { city: { type: 'string', description: 'Its name.' }, days: { type: 'integer', default: 3 } },
  required: ['city'],
};

const clients: Readonly<Record<Protocol, JsonObject>> = {
  anthropic: {
    model: 'some-model',
    max_tokens: 3000,
    system: [
      { type: 'text', text: 'You are a harbour master.' },
      { type: 'text', text: 'Answer briefly.' },
    ],
    tools: [
      { name: 'get_weather', description: 'The weather.', input_schema: schema },
      { name: 'look', input_schema: { type: 'object', properties: {} } },
    ],
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is on this picture?' },
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: first } },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'I must look.', signature: 'c2lnbmF0dXJlLW9mLXRoaW5raW5n' },
          { type: 'text', text: 'I will look around.' },
          { type: 'tool_use', id: 'toolu_1', name: 'look', input: {} },
        ],
      },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: 'toolu_1',
            content: [
              { type: 'text', text: 'a boat' },
              { type: 'image', source: { type: 'base64', media_type: 'image/png', data: second } },
            ],
          },
        ],
      },
    ],
  },
  'openai-chat': {
    model: 'some-model',
    n: 1,
    messages: [{ role: 'user', name: 'anna', content: 'What is the weather in Oslo?' }],
  },
  'openai-responses': {
    model: 'some-model',
    store: false,
    input: [
      { role: 'user', content: 'What is the weather in Oslo?' },
      {
        type: 'reasoning',
        id: 'rs_1',
        summary: [{ type: 'summary_text', text: 'They ask again.' }],
        encrypted_content: 'ZW5jcnlwdGVkLXJlYXNvbmluZw',
      },
      { role: 'assistant', content: 'It is sunny.' },
      { role: 'user', content: 'And in Rome?' },
    ],
  },
  gemini: {
    tools: [{ functionDeclarations: [{ name: 'look', description: 'Looks around.' }] }],
    contents: [
      { role: 'user', parts: [{ text: 'What is there?' }] },
      {
        role: 'model',
        parts: [{ functionCall: { name: 'look', args: { far: true } }, thoughtSignature: 'c2lnbmF0dXJlLW9mLWNhbGw=' }],
      },
      { role: 'user', parts: [{ functionResponse: { name: 'look', response: { output: 'a boat' } } }] },
    ],
  },
  ollama: {
    model: 'some-model',
    stream: false,
    options: { temperature: 0.3, num_ctx: 8192 },
    messages: [{ role: 'user', content: 'What is the weather in Oslo?' }],
  },
  'gemini-interactions': { model: 'some-model', input: 'What is the weather in Oslo?' },
};

interface DetailFault {
  name: string;
  from: Protocol;
  to: Protocol;
  alter(body: string): string;
  /** Where it is found, and what is. */
  path: string;
  what: string;
}

const replace =
  (from: string | RegExp, to: string): DetailFault['alter'] =>
  (body) =>
    body.replace(from, () => to);

/** The JSON of two values exchanged, which follow each other. */
const swap =
  (one: RegExp, other: RegExp): DetailFault['alter'] =>
  (body) => {
    const [before = '', after = ''] = [one, other].map((each) => each.exec(body)?.[0]);
    return body
      .replace(before, '\0')
      .replace(after, () => before)
      .replace('\0', () => after);
  };

const requestFaults: readonly DetailFault[] = [
  {
    name: 'the signature of thinking is lost',
    from: 'anthropic',
    to: 'anthropic',
    alter: replace(/,"signature":"[^"]*"/, ''),
    path: '/messages/1/content/0/signature',
    what: 'signature is missing',
  },
  {
    name: 'the signature of thinking is changed',
    from: 'anthropic',
    to: 'anthropic',
    alter: replace('c2lnbmF0dXJl', 'c2lnbmF0dXJs'),
    path: '/messages/1/content/0/signature',
    what: 'signature was changed',
  },
  {
    name: 'the ciphertext of reasoning is lost',
    from: 'openai-responses',
    to: 'openai-responses',
    alter: replace(/,"encrypted_content":"[^"]*"/, ''),
    path: '/input/1/encrypted_content',
    what: 'signature is missing',
  },
  {
    name: 'the signature of a call is lost',
    from: 'gemini',
    to: 'gemini',
    alter: replace(/,"thoughtSignature":"[^"]*"/, ''),
    path: '/contents/1/parts/0/thoughtSignature',
    what: 'signature is missing',
  },
  {
    name: 'a picture is lost whose position is declared to be another',
    from: 'anthropic',
    to: 'ollama',
    alter: replace(`"${first}"`, ''),
    path: '/messages/0/content/1',
    what: 'media is missing',
  },
  {
    name: 'a picture of a result is lost that is declared to be in the next message',
    from: 'anthropic',
    to: 'openai-chat',
    alter: replace(
      new RegExp(`,\\{"type":"image_url","image_url":\\{"url":"data:image/png;base64,${second}"\\}\\}`),
      '',
    ),
    path: '/messages/2/content/0/content/1',
    what: 'media is missing',
  },
  {
    name: 'a text beside reasoning that is declared as lost is doubled',
    from: 'anthropic',
    to: 'openai-chat',
    alter: replace('I will look around.', 'I will look around. I will look around.'),
    path: '/messages/2/content',
    what: 'a text of the assistant was added',
  },
  {
    name: 'a type of a schema is changed of which a keyword is declared as lost',
    from: 'anthropic',
    to: 'gemini',
    alter: replace('"type":"INTEGER"', '"type":"STRING"'),
    path: '/tools/0/input_schema/properties/days/type',
    what: 'inputSchema was changed',
  },
  {
    name: 'a description of a schema is lost of which a keyword is declared as lost',
    from: 'anthropic',
    to: 'gemini',
    alter: replace(/,"description":"Its name\."/, ''),
    path: '/tools/0/input_schema/properties/city/description',
    what: 'inputSchema is missing',
  },
  {
    name: 'the temperature is changed beside an option that is declared as lost',
    from: 'ollama',
    to: 'openai-chat',
    alter: replace('"temperature":0.3', '"temperature":0.7'),
    path: '/options/temperature',
    what: 'temperature was changed',
  },
  {
    name: 'two system texts are swapped',
    from: 'anthropic',
    to: 'anthropic',
    alter: swap(/\{"type":"text","text":"You are[^}]*\}/, /\{"type":"text","text":"Answer[^}]*\}/),
    path: '/system/1',
    what: 'the order of texts was changed',
  },
  {
    name: 'two tools are swapped',
    from: 'anthropic',
    to: 'openai-chat',
    alter: swap(
      /\{"type":"function","function":\{"name":"get_weather".*?\}\}(?=,\{)/,
      /\{"type":"function","function":\{"name":"look","parameters".*?\}{4}/,
    ),
    path: '/tools/0',
    what: 'the order of tools was changed',
  },
  {
    name: 'a tool is declared twice',
    from: 'anthropic',
    to: 'anthropic',
    alter: replace('"tools":[', '"tools":[{"name":"look","input_schema":{"type":"object","properties":{}}},'),
    path: '/tools/1',
    what: 'a tool was changed',
  },
  {
    name: 'the name of an author is lost',
    from: 'openai-chat',
    to: 'openai-chat',
    alter: replace(/,"name":"anna"/, ''),
    path: '/messages/0/name',
    what: 'name is missing',
  },
  {
    name: 'more answers are requested',
    from: 'openai-chat',
    to: 'openai-chat',
    alter: replace('"n":1', '"n":2'),
    path: '/n',
    what: 'candidates was changed',
  },
  {
    name: 'a field has the wrong type',
    from: 'anthropic',
    to: 'anthropic',
    alter: replace('"max_tokens":3000', '"max_tokens":"3000"'),
    path: '/max_tokens',
    what: 'what was sent violates its protocol',
  },
];

const answerFaults: readonly DetailFault[] = [
  {
    name: 'a fragment of arguments is lost',
    from: 'openai-responses',
    to: 'openai-chat',
    alter: replace(/event: response\.function_call_arguments\.delta\ndata: .*\n\n/, ''),
    path: '',
    what: 'the fragments of a stream and what they add up to differ',
  },
  {
    name: 'a fragment of reasoning is lost',
    from: 'openai-responses',
    to: 'openai-chat',
    alter: replace(/event: response\.reasoning_summary_text\.delta\ndata: .*\n\n/, ''),
    path: '',
    what: 'the fragments of a stream and what they add up to differ',
  },
  {
    name: 'an item is missing at the end',
    from: 'openai-responses',
    to: 'gemini',
    alter: (body) =>
      body.replace(/(?<=event: response\.completed\ndata: ).*/, (line) => {
        const event = JSON.parse(line) as { response: { output: JsonObject[] } };
        event.response.output = event.response.output.filter(({ type }) => type !== 'reasoning');
        return JSON.stringify(event);
      }),
    path: '',
    what: 'the items of a stream and those of its last event differ',
  },
  {
    name: 'the end of a block is missing',
    from: 'anthropic',
    to: 'openai-chat',
    alter: replace(/event: content_block_stop\ndata: .*\n\n/, ''),
    path: '/type',
    what: 'what was sent violates its protocol',
  },
];

function withBody(trace: StoredTrace, role: string, alter: (body: string) => string): StoredTrace {
  const before = trace.messages.find((message) => message.role === role)?.body?.toString('utf8') ?? '';
  const body = Buffer.from(alter(before));
  expect(body.toString('utf8')).not.toBe(before);
  const messages = trace.messages.map((message) =>
    message.role === role ? { ...message, body, size: body.length, chunks: [{ atMs: 0, bytes: body }] } : message,
  );
  return { ...trace, messages };
}

async function traceFrom(from: Protocol, to: Protocol, body: JsonObject, isStream: boolean): Promise<StoredTrace> {
  const target = codecOf(to);
  if (!target) throw new Error(`${to} has no codec`);
  every.upstream.answerWith(() => writeAnswer(target, responses[isStream ? 'calls' : 'text'](), isStream));
  const { exchange } = await every.gateway.ask({
    client: from,
    target: targetOf(from, isStream, 'some-model'),
    body,
    headers: { 'x-louter-mode': 'proxy', 'x-louter-backend': to },
  });
  const trace = traceOf(exchange);
  const { request, answer, findings } = checkExchange(trace);
  expect({ request, answer, findings: shownFindings(findings) }).toEqual({
    request: 'consistent',
    answer: 'consistent',
    findings: [],
  });
  return trace;
}

const named = (faults: readonly DetailFault[]) =>
  faults.map((fault) => [`${fault.name}: ${fault.from} to ${fault.to}`, fault] as const);

describe('of a request it is found that', () => {
  test.for(named(requestFaults))('%s', async ([, { from, to, alter, path, what }]) => {
    const trace = await traceFrom(from, to, clients[from], false);
    const { findings } = checkExchange(withBody(trace, 'upstream-request', alter));
    expect(findings).toContainEqual(
      expect.objectContaining({ leg: 'request', path, what: expect.stringContaining(what) as string }),
    );
  });
});

describe('of an answer it is found that', () => {
  test.for(named(answerFaults))('%s', async ([, { from, to, alter, path, what }]) => {
    const codec = codecOf(from);
    if (!codec) throw new Error(`${from} has no codec`);
    const body = writeRequest(codec, { ...requests.sampling(), stream: true }) as JsonObject;
    const trace = await traceFrom(from, to, body, true);
    const { findings } = checkExchange(withBody(trace, 'client-response', alter));
    expect(findings).toContainEqual(
      expect.objectContaining({ leg: 'answer', path, what: expect.stringContaining(what) as string }),
    );
  });
});
