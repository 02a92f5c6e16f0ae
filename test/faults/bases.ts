import type { CoreChatRequest, CoreChatResponse, CoreToolCall } from '../../src/core/types.ts';

/** What the faults are planted into: requests and answers that hold something of everything. */

const bytes = (text: string): string => Buffer.from(`${text} ${text} ${text}`).toString('base64');
export const picture = (text: string): string =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.from(text)]).toString('base64');

const call = (id: string, name: string, value: CoreToolCall['input'] & { kind: 'json' }): CoreToolCall => ({
  type: 'tool-call',
  id,
  name,
  input: value,
  providerExecuted: false,
});

const conversation = (): CoreChatRequest => ({
  model: 'some-model',
  stream: false,
  messages: [
    { role: 'system', content: [{ type: 'text', text: 'You are a careful assistant.\n\nAnswer in two sentences.' }] },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Look at these two pictures of the harbour.' },
        { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: picture('first picture') } },
        { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: picture('second picture') } },
        {
          type: 'document',
          title: 'tides.pdf',
          source: { kind: 'base64', mediaType: 'application/pdf', data: bytes('%PDF-1.7 tides') },
        },
      ],
    },
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'I will look at both places.' },
        call('call_11111111', 'get_weather', {
          kind: 'json',
          value: { city: 'Oslo', days: 3, options: { unit: 'celsius' } },
        }),
        call('call_22222222', 'read_file', { kind: 'json', value: { path: '/notes/harbour.txt' } }),
      ],
    },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          callId: 'call_11111111',
          name: 'get_weather',
          content: [{ type: 'text', text: 'sunny, 21 degrees' }],
          providerExecuted: false,
        },
        {
          type: 'tool-result',
          callId: 'call_22222222',
          name: 'read_file',
          content: [{ type: 'text', text: 'the harbour notes say nothing' }],
          isError: true,
          providerExecuted: false,
        },
      ],
    },
    { role: 'assistant', content: [{ type: 'text', text: 'It is sunny in Oslo.' }] },
    { role: 'user', content: [{ type: 'text', text: 'def walk():\n    for step in path:\n        go(step)' }] },
    { role: 'assistant', content: [{ type: 'text', text: 'That walks along the path.' }] },
    { role: 'user', content: [{ type: 'text', text: 'Thank you. And what about Rome?' }] },
  ],
  tools: [
    {
      type: 'function',
      name: 'get_weather',
      description: 'The weather of a city in the next days.',
      inputSchema: {
        type: 'object',
        properties: {
          city: { type: 'string', description: 'The name of the city.' },
          days: { type: 'integer' },
          options: { type: 'object', properties: { unit: { type: 'string', enum: ['celsius', 'fahrenheit'] } } },
        },
        required: ['city'],
      },
    },
    {
      type: 'function',
      name: 'read_file',
      description: 'Reads a file.',
      inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
    },
  ],
});

/** A schema for the answer. */
const answerSchema = {
  type: 'object',
  properties: { city: { type: 'string' }, warm: { type: 'boolean' } },
  required: ['city', 'warm'],
  additionalProperties: false,
};

export const requests = {
  /** All settings of sampling, and a tool that must be called. */
  sampling: (): CoreChatRequest => ({
    ...conversation(),
    toolChoice: { mode: 'tool', name: 'get_weather' },
    parallelToolCalls: false,
    temperature: 0.3,
    topP: 0.9,
    topK: 40,
    maxTokens: 900,
    stop: ['STOP', 'HALT'],
    seed: 7,
    presencePenalty: 0.5,
    frequencyPenalty: 0.25,
    metadata: { team: 'harbour' },
    user: 'user-17',
  }),
  /** Reasoning, and an answer by a schema. */
  reasoning: (): CoreChatRequest => ({
    ...conversation(),
    maxTokens: 6000,
    reasoning: { effort: 'high' },
    toolChoice: { mode: 'auto' },
    responseFormat: { type: 'json-schema', name: 'answer', schema: answerSchema, strict: true },
    verbosity: 'low',
  }),
} as const satisfies Record<string, () => CoreChatRequest>;

export type RequestBase = keyof typeof requests;

const usage = { input: 1200, output: 300, cacheRead: 400, reasoning: 50 };
const head = { id: 'answer_1', model: 'some-model', createdAt: 1_700_000_000, usage };

export const responses = {
  /** Reasoning, a text and two calls. */
  calls: (): CoreChatResponse => ({
    ...head,
    usage: { ...usage },
    candidates: [
      {
        message: {
          role: 'assistant',
          content: [
            { type: 'reasoning', blocks: [{ kind: 'full', text: 'Rome is asked for, so its weather is needed.' }] },
            { type: 'text', text: 'Let me see how warm it is in Rome,\n  and what its notes say.' },
            call('call_33333333', 'get_weather', {
              kind: 'json',
              value: { city: 'Rome', days: 2, options: { unit: 'celsius' } },
            }),
            call('call_44444444', 'read_file', { kind: 'json', value: { path: '/notes/rome.txt' } }),
          ],
        },
        finish: { reason: 'tool-calls' },
      },
    ],
  }),
  /** A text and two pictures, where a protocol has them. */
  pictures: (): CoreChatResponse => ({
    ...head,
    usage: { ...usage },
    candidates: [
      {
        message: {
          role: 'assistant',
          content: [
            { type: 'text', text: 'Here they are.' },
            ...['first picture', 'second picture'].map((words) => ({
              type: 'image' as const,
              source: { kind: 'base64' as const, mediaType: 'image/png', data: picture(words) },
            })),
          ],
        },
        finish: { reason: 'stop' },
      },
    ],
  }),
  /** A text that ends by itself. */
  text: (): CoreChatResponse => ({
    ...head,
    usage: { ...usage },
    candidates: [
      {
        message: {
          role: 'assistant',
          content: [{ type: 'text', text: 'Rome is warm: 25 degrees, and the sky is clear all day.' }],
        },
        finish: { reason: 'stop' },
      },
    ],
  }),
  /** A text with two citations, where a protocol has them. */
  cited: (): CoreChatResponse => ({
    ...head,
    usage: { ...usage },
    candidates: [
      {
        message: {
          role: 'assistant',
          content: [
            {
              type: 'text',
              text: 'Rome is warm. The sky is clear.',
              citations: ['warm', 'clear'].map((title, index) => ({
                source: { kind: 'url', url: `https://example.test/${title}`, title },
                at: { start: index * 14, end: index * 14 + 12 },
              })),
            },
          ],
        },
        finish: { reason: 'stop' },
      },
    ],
  }),
  refusal: (): CoreChatResponse => ({
    ...head,
    usage: { ...usage },
    candidates: [
      {
        message: { role: 'assistant', content: [{ type: 'refusal', text: 'I cannot help with that harbour.' }] },
        finish: { reason: 'refusal' },
      },
    ],
  }),
  /** Two candidates, where a protocol has them. */
  candidates: (): CoreChatResponse => ({
    ...head,
    usage: { ...usage },
    candidates: ['The first answer is Rome.', 'The second answer is Oslo.'].map((text) => ({
      message: { role: 'assistant', content: [{ type: 'text', text }] },
      finish: { reason: 'stop' },
    })),
  }),
} as const satisfies Record<string, () => CoreChatResponse>;

export type AnswerBase = keyof typeof responses;
