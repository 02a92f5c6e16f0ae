import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/core/json.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway, type ReceivedReply } from '../support/conversation.ts';
import { protocols, type Protocol } from '../../src/core/types.ts';
import type { ScriptedReply } from '../support/reply.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';
import { pairs, classifyAnswer } from './client-request.ts';
import { requests } from './requests.ts';

/** A long run tries ten thousand of each. */
const runs = { numRuns: process.env['LOUTER_SOAK'] ? 10_000 : 100 } as const;

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
      backends: protocols.map((protocol) =>
        testBackend({ name: protocol, protocol, baseUrl: upstream.url + vendors[protocol].base, ...settings }),
      ),
      models: Object.fromEntries(protocols.map((protocol) => [protocol, `${protocol}/m`])),
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

/** What a client of this protocol sends to ask for an answer of this kind. */
function asking(
  client: Protocol,
  model: string,
  reasoningOption: { stream: boolean },
): { body: JsonObject; target?: string } {
  if (client !== 'gemini') return { body: { ...requests[client], model, ...reasoningOption } };
  const method = reasoningOption.stream ? 'streamGenerateContent?alt=sse' : 'generateContent';
  return { body: requests.gemini, target: `/v1beta/models/${model}:${method}` };
}

/** Every answer is JSON, or a stream of it that ends with a finish or an error. */
const expectSound = (client: Protocol, response: ReceivedReply): void =>
  expect(classifyAnswer(client, response)).not.toMatch(/^unsound/);

describe.each(pairs)('$client client, $backend backend', ({ client, backend }) => {
  const { writer, asked: sent, streams } = vendors[backend];

  test('any request is answered, or rejected with a matching error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), changes, async (stream, wanted) => {
        // Thousands of requests would otherwise be kept.
        upstream.reset();
        upstream.answerWith((request) =>
          sent(request).stream ? streams(writer.stream(reply, 'm')) : jsonAnswer(writer.plain(reply, 'm')),
        );
        const { body, ...where } = asking(client, backend, { stream });
        const response = await bare.ask({ client, body: changed(body, wanted), ...where });
        expect(bare.defects.splice(0)).toEqual([]);
        expect(response.status).toBeLessThan(500);
        expectSound(client, response);
      }),
      runs,
    );
    expect({}).not.toHaveProperty('polluted');
  });

  test('any answer of a backend is passed on validly, or reported as broken', async () => {
    const plain = writer.plain(reply, 'm');
    const events = writer.stream(reply, 'm').map((text) => text.replace(/^[\s\S]*?data: /, '').trim());
    const framed = (line: string): string => (backend === 'ollama' ? `${line}\n` : `data: ${line}\n\n`);
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
          upstream.reset();
          upstream.answerWith(() =>
            stream
              ? streams(lines.map(framed))
              : { headers: { 'content-type': 'application/json' }, body: changed(plain, first ?? []) },
          );
          const response = await bare.ask({ client, ...asking(client, backend, { stream }) });
          expect(bare.defects.splice(0)).toEqual([]);
          expectSound(client, response);
        },
      ),
      runs,
    );
    expect({}).not.toHaveProperty('polluted');
  });
});
