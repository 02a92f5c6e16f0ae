import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/core/json.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway, type Heard } from '../support/conversation.ts';
import { anthropicReply } from '../support/reply-anthropic.ts';
import { chatReply } from '../support/reply-chat.ts';
import { answerOf, type ReplyWriter, type ScriptedReply } from '../support/reply.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';

/** A long run tries ten thousand of each. */
const runs = { numRuns: process.env['LOUTER_SOAK'] ? 10_000 : 1_000 } as const;

type Protocol = 'anthropic' | 'openai-chat';
const protocols = ['anthropic', 'openai-chat'] as const;
const pairs = protocols.flatMap((client) => protocols.map((backend) => ({ client, backend })));
const writers: Record<Protocol, ReplyWriter> = { anthropic: anthropicReply, 'openai-chat': chatReply };
const reply: ScriptedReply = {
  reasoning: 'Let me think.',
  text: 'Grüße aus 東京 😀.',
  calls: [
    { id: 'call_1', name: 'look', input: { where: 'there', deep: [{ a: null }] } },
    { id: 'call_2', name: 'look', input: {} },
  ],
  usage: { input: 20, cached: 5, output: 9 },
};

let upstream: Upstream;
let bare: BareGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  const settings = { mode: 'proxy', retries: 0 } as const;
  bare = startBareGateway(
    testConfig({
      backends: [
        testBackend({ name: 'anthropic', protocol: 'anthropic', baseUrl: upstream.url, ...settings }),
        testBackend({ name: 'openai-chat', baseUrl: `${upstream.url}/v1`, ...settings }),
      ],
      models: { anthropic: 'anthropic/m', 'openai-chat': 'openai-chat/m' },
    }),
  );
});
afterAll(async () => {
  await bare.gateway.stop(0);
  await upstream.close();
});

/** JSON texts rather than values: some of them no value can be written as. */
const hostileTexts = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '0.5',
  '1e9',
  '1e400',
  '-1e400',
  '9007199254740993',
  '123456789012345678901234567890',
  '""',
  '" "',
  '"__proto__"',
  '"constructor"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00 \\ud83d"',
  '"data:image/png;base64,????"',
  '"http://[::1"',
  '"{\\"a\\":"',
  '"text"',
  '"tool_use"',
  '"tool_result"',
  '"tool"',
  '"assistant"',
  '"system"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"type":"text"}',
  '{"type":"image","source":{}}',
  '{"type":5}',
  `${'['.repeat(100)}${']'.repeat(100)}`,
];

interface Change {
  /** Which of the values, counted from the first. */
  at: number;
  how: 'replace' | 'remove' | 'repeat' | 'add';
  text: string;
}

const changes = fc.array(
  fc.record<Change>({
    at: fc.nat(400),
    how: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'add'),
    text: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...hostileTexts) }, fc.json({ maxDepth: 3 })),
  }),
  { minLength: 1, maxLength: 4 },
);

/** The text of a value with some of its parts changed. Keys may repeat, and texts of numbers stay as they are. */
function changed(value: JsonValue, wanted: readonly Change[]): string {
  const count = sizeOf(value);
  const byPlace = new Map(wanted.map((change) => [change.at % count, change]));
  let place = 0;
  const write = (node: JsonValue): string[] => {
    const change = byPlace.get(place++);
    const text = inside(node);
    switch (change?.how) {
      case undefined:
        return [text];
      case 'replace':
        return [change.text];
      case 'remove':
        return [];
      case 'repeat':
        return [text, text];
      case 'add':
        return [text, change.text];
    }
  };
  const inside = (node: JsonValue): string => {
    if (Array.isArray(node)) return `[${node.flatMap(write).join()}]`;
    if (typeof node !== 'object' || node === null) return JSON.stringify(node);
    const fields = Object.entries(node).flatMap(([key, each]) =>
      write(each).map((text) => `${JSON.stringify(key)}:${text}`),
    );
    return `{${fields.join()}}`;
  };
  return write(value).join('');
}

function sizeOf(value: JsonValue): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), 1);
}

const image = 'iVBORw0KGgo=';
const requests: Record<Protocol, JsonObject> = {
  anthropic: {
    model: 'm',
    max_tokens: 100,
    temperature: 0.5,
    top_k: 5,
    stop_sequences: ['x'],
    metadata: { user_id: 'u' },
    thinking: { type: 'enabled', budget_tokens: 2000 },
    tool_choice: { type: 'tool', name: 'look' },
    system: [{ type: 'text', text: 'Be kind.', cache_control: { type: 'ephemeral', ttl: '1h' } }],
    tools: [
      { name: 'look', description: 'd', input_schema: { type: 'object', properties: { where: { type: 'string' } } } },
    ],
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'a' },
          { type: 'image', source: { type: 'base64', media_type: 'image/png', data: image } },
        ],
      },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 't', signature: 'c2ln' },
          { type: 'text', text: 'b' },
          { type: 'tool_use', id: 'call_1', name: 'look', input: { where: 'x' } },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'call_1', is_error: true, content: [{ type: 'text', text: 'r' }] },
        ],
      },
    ],
  },
  'openai-chat': {
    model: 'm',
    max_completion_tokens: 100,
    temperature: 0.5,
    n: 1,
    stop: ['x'],
    seed: 5,
    user: 'u',
    reasoning_effort: 'low',
    logit_bias: { 5: 1 },
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema', json_schema: { name: 's', schema: { type: 'object' } } },
    tool_choice: { type: 'function', function: { name: 'look' } },
    tools: [{ type: 'function', function: { name: 'look', parameters: { type: 'object', properties: {} } } }],
    messages: [
      { role: 'system', content: 'Be kind.' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'a' },
          { type: 'image_url', image_url: { url: `data:image/png;base64,${image}` } },
        ],
      },
      {
        role: 'assistant',
        content: 'b',
        tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'look', arguments: '{"where":"x"}' } }],
      },
      { role: 'tool', tool_call_id: 'call_1', content: [{ type: 'text', text: 'r' }] },
    ],
  },
};

const wish = (client: Protocol, model: string, stream: boolean): JsonObject => ({ ...requests[client], model, stream });

/** Every answer is JSON, or a stream of it that says either how it ended or what broke it. */
function expectSound(client: Protocol, { status, headers, text, wasCut }: Heard): void {
  expect(wasCut).toBe(false);
  if (!headers['content-type']?.includes('event-stream')) {
    expect(() => JSON.parse(text)).not.toThrow();
    return;
  }
  expect(status).toBe(200);
  const data = [...text.matchAll(/^data: (.*)$/gm)].map(([, line]) => line ?? '');
  for (const line of data) if (line !== '[DONE]') expect(() => JSON.parse(line)).not.toThrow();
  const last = data.at(-1) ?? '';
  const end = client === 'anthropic' ? /^\{"type":"message_stop"/ : /^\[DONE\]$/;
  expect(end.test(last) !== /"error":/.test(last)).toBe(true);
}

describe.each(pairs)('$client client, $backend backend', ({ client, backend }) => {
  test('a request of any kind is answered, or refused as what it is', async () => {
    upstream.answerWith((request) => answerOf(writers[backend], reply, request));
    await fc.assert(
      fc.asyncProperty(fc.boolean(), changes, async (stream, wanted) => {
        const body = changed(wish(client, backend, stream), wanted);
        const heard = await bare.ask({ client, body });
        expect(bare.defects.splice(0)).toEqual([]);
        expect(heard.status).toBeLessThan(500);
        expectSound(client, heard);
      }),
      runs,
    );
    expect({}).not.toHaveProperty('polluted');
  });

  test('an answer of any kind is passed on soundly, or said to be broken', async () => {
    const plain = writers[backend].plain(reply, 'm');
    const events = writers[backend].stream(reply, 'm').map((text) => text.replace(/^[\s\S]*?data: /, '').trim());
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(fc.tuple(fc.nat(), changes), { minLength: 1, maxLength: 3 }),
        fc.option(fc.tuple(fc.nat(), fc.nat())),
        async (stream, spoilt, swap) => {
          const lines = [...events];
          for (const [at, wanted] of spoilt) {
            const index = at % lines.length;
            const line = events[index] ?? '';
            if (line.startsWith('{')) lines[index] = changed(JSON.parse(line) as JsonObject, wanted);
          }
          if (swap) {
            const [one, other] = swap.map((index) => index % lines.length);
            [lines[one ?? 0], lines[other ?? 0]] = [lines[other ?? 0] ?? '', lines[one ?? 0] ?? ''];
          }
          const [, first] = spoilt[0] ?? [];
          upstream.answerWith(() =>
            stream
              ? {
                  headers: { 'content-type': 'text/event-stream' },
                  body: lines.map((line) => `data: ${line}\n\n`).join(''),
                }
              : { headers: { 'content-type': 'application/json' }, body: changed(plain, first ?? []) },
          );
          const heard = await bare.ask({ client, body: wish(client, backend, stream) });
          expect(bare.defects.splice(0)).toEqual([]);
          expectSound(client, heard);
        },
      ),
      runs,
    );
    expect({}).not.toHaveProperty('polluted');
  });
});
