import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { ProtocolCodec, UnlocatedLoss } from '../../src/core/codec.ts';
import type { JsonValue } from '../../src/core/json.ts';
import { redactionKeyName } from '../../src/core/redact/redact.ts';
import { toLoss } from '../../src/core/provenance.ts';
import type { CoreChatRequest, CoreChatResponse, CoreMessage, CoreTool, Loss } from '../../src/core/types.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { deriveRows, deriveRowsOfTurn } from '../../src/record/derived-rows.ts';
import type { Exchange, ExchangeRecord } from '../../src/record/exchange.ts';
import { encodeBatch } from '../../src/record/exchange-record.ts';
import type { ReadTurn } from '../../src/record/read-turn.ts';
import { RecentTurns } from '../../src/record/store/recent-turns.ts';
import { databaseFileOf } from '../../src/record/store/database.ts';
import { TraceWriter } from '../../src/record/writer.ts';
import { backendContext, codecs, frontendContext, paths } from '../laws/codecs.ts';
import { backend, clientRequest, exchange, response } from './support/exchange.ts';
import { newStore } from './support/store.ts';

/** Text like no other, with what is escaped in JSON. */
function textOf(number: number, length: number): string {
  let state = number + 1;
  let text = `${number}: `;
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += state % 97 === 0 ? '"→\n' : `${(state >>> 8).toString(36)} `;
  }
  return text;
}

/** What the client and its agent change from one request to the next. */
type Change =
  | { kind: 'answer'; size: number }
  | { kind: 'call'; size: number }
  | { kind: 'question'; size: number }
  | { kind: 'again' | 'tools' | 'instructions' | 'system-message' | 'secret' | 'escape' | 'upstream' | 'key' | 'count' }
  | { kind: 'edit' | 'remove' | 'insert' | 'mark' | 'truncate'; at: number };

interface Conversation {
  instructions: string;
  tools: CoreTool[];
  messages: CoreMessage[];
  key: string;
}

const tool = (name: string): CoreTool => ({
  type: 'function',
  name,
  description: textOf(name.length, 300),
  inputSchema: { type: 'object', properties: { path: { type: 'string' } } },
});

const question = (number: number, size: number): CoreMessage => ({
  role: 'user',
  content: [{ type: 'text', text: textOf(number, size) }],
});

const begin = (): Conversation => ({
  instructions: textOf(-1, 3000),
  tools: [tool('read_file'), tool('write_file')],
  messages: [question(0, 9000), ...callAndResult(1, 3000)],
  key: 'sk-test-0123456789abcdefghijklmnop',
});

function callAndResult(number: number, size: number): CoreMessage[] {
  const id = `call_${number}`;
  return [
    {
      role: 'assistant',
      content: [
        { type: 'text', text: textOf(number, size) },
        {
          type: 'tool-call',
          id,
          name: 'read_file',
          providerExecuted: false,
          input: { kind: 'json', value: { path: textOf(number, 50) } },
        },
      ],
    },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          callId: id,
          name: 'read_file',
          providerExecuted: false,
          content: [{ type: 'text', text: textOf(-number, size) }],
        },
      ],
    },
  ];
}

function change(before: Conversation, each: Change, number: number): Conversation {
  const { messages } = before;
  const at = 'at' in each ? Math.min(each.at, messages.length - 1) : 0;
  const withMessages = (changed: CoreMessage[]): Conversation => ({ ...before, messages: changed });
  switch (each.kind) {
    case 'answer':
      return withMessages([
        ...messages,
        { role: 'assistant', content: [{ type: 'text', text: textOf(number, each.size) }] },
        question(number + 0.5, each.size),
      ]);
    case 'call':
      return withMessages([...messages, ...callAndResult(number, each.size)]);
    case 'question':
      return withMessages([...messages, question(number, each.size)]);
    case 'secret':
      return withMessages([
        ...messages,
        question(number, 100),
        question(number, 10),
        {
          role: 'assistant',
          content: [{ type: 'text', text: `${textOf(number, 600)} ghp_0123456789abcdefghij0123456789 ${before.key}` }],
        },
        question(number + 1, 500),
      ]);
    case 'escape':
      return withMessages([...messages, ...callAndResult(number, 400), question(number, 700)]);
    case 'tools':
      return { ...before, tools: [...before.tools, tool(`tool_${number}`)] };
    case 'instructions':
      return { ...before, instructions: textOf(number, 2500) };
    case 'system-message':
      return withMessages([...messages, { role: 'system', content: [{ type: 'text', text: textOf(number, 300) }] }]);
    case 'key':
      return { ...before, key: `sk-test-${number}-0123456789abcdefghijk` };
    case 'edit':
      return withMessages(
        messages.map((message, index) => (index === at && message.role === 'user' ? question(number, 2000) : message)),
      );
    case 'mark':
      return withMessages(
        messages.map((message, index) =>
          index === at && message.role === 'user'
            ? { ...message, content: message.content.map((part) => ({ ...part, cache: { ttl: '5m' as const } })) }
            : message,
        ),
      );
    case 'remove':
      return withMessages(messages.filter((_, index) => index === 0 || index !== at));
    case 'insert':
      return withMessages([...messages.slice(0, at), question(number, 800), ...messages.slice(at)]);
    case 'truncate':
      return withMessages(messages.slice(0, Math.max(1, at)));
    default:
      return before;
  }
}

const answered: CoreChatResponse = {
  id: 'answer',
  model: 'small-model',
  candidates: [
    {
      message: { role: 'assistant', content: [{ type: 'text', text: 'An answer.' }] },
      finish: { reason: 'stop' },
    },
  ],
};

const target = (protocol: string): string =>
  ({
    anthropic: '/v1/messages',
    'openai-chat': '/v1/chat/completions',
    'openai-responses': '/v1/responses',
    gemini: '/v1beta/models/small-model:generateContent',
    ollama: '/api/chat',
    'gemini-interactions': '/v1beta/interactions',
  })[protocol] ?? '';

/** The exchange of a conversation between two protocols, as the gateway records it. */
function exchangeOf(
  { instructions, tools, messages, key }: Conversation,
  {
    source,
    target: vendor,
    number,
    kind,
  }: { source: ProtocolCodec; target: ProtocolCodec; number: number; kind: Change['kind'] },
): Exchange {
  const core: CoreChatRequest = {
    model: 'small-model',
    messages: [{ role: 'system', content: [{ type: 'text', text: instructions }] }, ...messages],
    tools,
    maxTokens: 1000,
    stream: false,
  };
  const own = source.encodeRequest(core, backendContext(source, core));
  const text = JSON.stringify(own);
  const body = kind === 'escape' ? text.replace('call_1"', String.raw`c\u0061ll_1"`) : text;
  const hints = { model: 'small-model', stream: false };
  const json: JsonValue = JSON.parse(body);
  const request = source.decodeRequest(json, hints);
  const losses: UnlocatedLoss[] = [];
  const sent = vendor.encodeRequest(request, backendContext(vendor, request, losses));
  const sentText = JSON.stringify(sent);
  const sentBody = kind === 'upstream' ? sentText.replace(/\b([a-z0-9]{5}) (?=[^ ]* [^ ]*"[^"]*$)/, '') : sentText;
  const reply = JSON.stringify(vendor.encodeResponse(answered, frontendContext(request)));
  const clientReply = JSON.stringify(source.encodeResponse(answered, frontendContext(request)));
  const headers = [
    ['content-type', 'application/json'],
    ['authorization', `Bearer ${key}`],
  ] as const;
  return exchange({
    traceId: String(number).padStart(32, '0'),
    startedAt: 1_700_000_000_000_000 + number * 1_000_000,
    frontend: source.protocol,
    request: clientRequest(body, {
      target: kind === 'count' ? '/v1/messages/count_tokens' : target(source.protocol),
      headers: [...headers],
    }),
    backend: backend({
      protocol: vendor.protocol,
      issuer: `${vendor.protocol}@vendor.test`,
      request: clientRequest(sentBody, { target: `http://127.0.0.1:1${target(vendor.protocol)}` }),
      response: response([reply], 'application/json'),
    }),
    response: response([clientReply], 'application/json'),
    losses: losses.map((loss): Loss => ({ ...toLoss(loss, source.wireNames), leg: 'request' })),
  });
}

/** An empty store. All have the same redaction key, so that tokens can be compared. */
async function newStoreWithKey(): Promise<string> {
  if (emptyStore === undefined) {
    emptyStore = join(mkdtempSync(join(tmpdir(), 'louter-empty-')), 'louter.db');
    await (
      await TraceWriter.open({ url: `file:${emptyStore}`, bodies: 'full', secrets: [], processStarted: 1 })
    ).close();
    const database = new Database(emptyStore);
    database.prepare(`UPDATE "Setting" SET "value" = ? WHERE "name" = ?`).run(Buffer.alloc(32, 1), redactionKeyName);
    database.pragma('journal_mode = DELETE');
    database.close();
  }
  const url = newStore();
  copyFileSync(emptyStore, databaseFileOf(url));
  return url;
}

let emptyStore: string | undefined;
afterAll(() => emptyStore !== undefined && rmSync(dirname(emptyStore), { recursive: true }));

/** What reading a turn in part calls. */
interface TurnReading {
  deriveTurn: typeof deriveRowsOfTurn;
  reportDefect(traceId: string, error: unknown): void;
}

const usualReading: TurnReading = {
  deriveTurn: deriveRowsOfTurn,
  reportDefect(_traceId, error) {
    throw error;
  },
};

/**
 * Writes exchanges, each in one record or in two, and reads them; returns all rows, and how many were read in part. `before`
 * is called before each batch.
 */
async function store(
  exchanges: readonly (readonly Exchange[])[],
  turns: RecentTurns<ReadTurn>,
  isSplit: boolean,
  before?: (batch: number, writer: TraceWriter) => void,
  { deriveTurn, reportDefect } = usualReading,
) {
  const url = await newStoreWithKey();
  const writer = await TraceWriter.open(
    { url, bodies: 'full', secrets: ['configured-secret-value'], check: 'all', processStarted: 1 },
    { turns },
  );
  let inPart = 0;
  const readers = {
    derive: deriveRows,
    deriveTurn: (...of: Parameters<typeof deriveRowsOfTurn>) => {
      const rows = deriveTurn(...of);
      if (rows) inPart += 1;
      return rows;
    },
    check: checkExchange,
    reportDefect,
  };
  const write = async (batch: readonly Exchange[], isClosed: boolean, includesRequest: boolean): Promise<void> => {
    const { json, bytes } = encodeBatch(
      batch.map((each) => ({ exchange: each, isClosed, includesRequest, areBodiesLost: false })),
    );
    const records: ExchangeRecord[] = JSON.parse(json);
    await writer.write(records, Buffer.from(bytes));
    // As the thread does: bodies must have been copied.
    Buffer.from(bytes).fill(0);
  };
  try {
    for (const [index, batch] of exchanges.entries()) {
      before?.(index, writer);
      if (isSplit) await write(batch, false, true);
      await write(batch, true, !isSplit);
      while (writer.settler.hasPending) await writer.settler.settleSome(readers);
    }
  } finally {
    await writer.close();
  }
  return { rows: dump(url), inPart };
}

function dump(url: string): Record<string, unknown[]> {
  const database = new Database(databaseFileOf(url), { readonly: true });
  const times = new Set(['checkedAt', 'writerId']);
  try {
    const tables = [
      'Exchange',
      'Attempt',
      'Wire',
      'Core',
      'Chunk',
      'Turn',
      'Message',
      'ToolCall',
      'Check',
      'Finding',
      'Violation',
      'ExchangeWords',
    ];
    return Object.fromEntries(
      tables.map((table) => [
        table,
        database
          .prepare<[], Record<string, unknown>>(`SELECT * FROM "${table}"`)
          .all()
          .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !times.has(name)))),
      ]),
    );
  } finally {
    database.close();
  }
}

const size = fc.integer({ min: 5, max: 4000 });
const at = fc.integer({ min: 0, max: 12 });
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('answer', 'call'), size }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('question'), size }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('edit', 'remove', 'insert', 'mark', 'truncate'), at }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'again',
        'tools',
        'instructions',
        'system-message',
        'secret',
        'escape',
        'upstream',
        'key',
        'count',
      ),
    }),
  },
);

it.each(paths)(
  'writes the same rows when earlier turns are cached, from $from to $to',
  async ({ source, target: vendor }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChange, { minLength: 2, maxLength: 8 }),
        fc.boolean(),
        fc.boolean(),
        async (changes, isSplit, isTogether) => {
          let conversation = begin();
          const exchanges = [{ kind: 'again' as const }, ...changes].map((each, index) => {
            conversation = change(conversation, each, index + 2);
            return exchangeOf(conversation, { source, target: vendor, number: index + 1, kind: each.kind });
          });
          const batches = isTogether ? [exchanges] : exchanges.map((each) => [each]);
          expect((await store(batches, new RecentTurns(), isSplit)).rows).toEqual(
            (await store(batches, new RecentTurns(0), isSplit)).rows,
          );
        },
      ),
      { numRuns: 3 },
    );
  },
);

/** Calls of the others have no ids: in Core they are numbered from the first message on. */
const withIds = paths.filter(({ from, to }) => from !== 'gemini' && from !== 'ollama' && to !== 'ollama');

it.each(withIds)('reads only what a turn added, from $from to $to', async ({ source, target: vendor }) => {
  let conversation = begin();
  const exchanges = [1, 2, 3, 4].map((number) => {
    conversation = change(conversation, { kind: 'call', size: 2000 }, number + 1);
    return exchangeOf(conversation, { source, target: vendor, number, kind: 'call' });
  });
  const { rows, inPart } = await store(
    exchanges.map((each) => [each]),
    new RecentTurns(),
    false,
  );
  expect(rows['Check']).toHaveLength(exchanges.length);
  expect(rows['Finding']).toEqual([]);
  expect(inPart).toBe(3);
});

/** Turns of a conversation that are passed through, or sent upstream with other bodies. */
const turnsOf = (
  frontend: 'openai-chat' | 'openai-responses',
  bodies: readonly string[],
  sent = bodies,
): Exchange[][] =>
  bodies.map((body, index) => {
    const [path, upstream] = [target(frontend), sent[index] ?? body];
    return [
      exchange({
        traceId: String(index + 1).padStart(32, '0'),
        startedAt: 1_700_000_000_000_000 + index * 1_000_000,
        frontend,
        mode: sent === bodies ? 'baseline' : 'proxy',
        request: clientRequest(body, { target: path }),
        backend: backend({
          protocol: frontend,
          issuer: `${frontend}@vendor.test`,
          request: clientRequest(upstream, { target: `http://127.0.0.1:1${path}` }),
          response: response(['{}'], 'application/json'),
        }),
        response: response(['{}'], 'application/json'),
      }),
    ];
  });

const user = (number: number, length = 20): JsonValue => ({ role: 'user', content: textOf(number, length) });
const assistant = (number: number): JsonValue => ({ role: 'assistant', content: textOf(number, 30) });
const growing = (key: string, beginning: readonly JsonValue[], ...turns: readonly JsonValue[][]): string[] =>
  turns.map((_, index) =>
    JSON.stringify({ model: 'small-model', [key]: [...beginning, ...turns.slice(0, index + 1).flat()] }),
  );

it('finds a call without a result in every later turn too, which is read in part', async () => {
  const calls: JsonValue = [{ id: 'call_1', type: 'function', function: { name: 'look', arguments: '{}' } }];
  const turns = turnsOf(
    'openai-chat',
    growing(
      'messages',
      [user(0, 30_000)],
      [assistant(1), user(2)],
      [assistant(3), user(4)],
      [{ role: 'assistant', content: null, tool_calls: calls }, user(5, 12_000)],
      [assistant(6), user(7, 12_000)],
      [assistant(8), user(9)],
    ),
  );
  const { rows, inPart } = await store(turns, new RecentTurns(), false);
  const problems = rows['Exchange']?.map((row) => (row as { problem: string | null }).problem);
  expect(problems).toEqual([null, null, ...Array.from({ length: 3 }, () => 'missing-results')]);
  expect(inPart).toBeGreaterThan(2);
});

const late = { type: 'function', name: 'late', description: 'late', parameters: { type: 'object' }, strict: false };
const lateCall = (id: string): JsonValue[] => [
  { type: 'function_call', call_id: id, name: 'late', arguments: '{}' },
  { type: 'function_call_output', call_id: id, output: textOf(id.length, 100) },
];
const legacyCall = (number: number): JsonValue[] => [
  { role: 'assistant', content: null, function_call: { name: 'look', arguments: '{}' } },
  { role: 'function', name: 'look', content: textOf(number, 40) },
];

it.each([
  [
    'items that define tools',
    turnsOf(
      'openai-responses',
      growing(
        'input',
        [
          user(0, 30_000),
          { type: 'tool_search_call', call_id: 's1', arguments: {}, status: 'completed', execution: 'client' },
          { type: 'tool_search_output', call_id: 's1', status: 'completed', execution: 'client', tools: [late] },
        ],
        lateCall('a'),
        lateCall('bb'),
        lateCall('ccc'),
      ),
    ),
  ],
  [
    'calls without ids',
    turnsOf('openai-chat', growing('messages', [user(0, 30_000)], legacyCall(1), legacyCall(2), legacyCall(3))),
  ],
  [
    'a second list of messages by an escaped key',
    turnsOf(
      'openai-chat',
      [[], [assistant(1), user(2)], [assistant(1), user(2), assistant(3), user(4)]].map((more, index) =>
        JSON.stringify({
          model: 'small-model',
          messages: [user(0, 30_000), ...more],
          other: index === 0 ? [user(9)] : [assistant(10 + index), user(20 + index)],
        }).replace('"other"', String.raw`"m\u0065ssages"`),
      ),
    ),
  ],
])('writes the same rows of %s', async (_what, batches) => {
  expect((await store(batches, new RecentTurns(), false)).rows).toEqual(
    (await store(batches, new RecentTurns(0), false)).rows,
  );
});

it('searches what it has in memory for secrets that are configured later', async () => {
  const secret = 'a-secret-that-is-configured-later';
  const batches = turnsOf(
    'openai-chat',
    growing(
      'messages',
      [user(0, 30_000), { role: 'user', content: secret }],
      ...[1, 2, 3].map((each) => [assistant(each), user(-each)]),
    ),
  );
  const { rows } = await store(batches, new RecentTurns(), false, (batch, writer) => {
    if (batch === 2) writer.reconfigure({ bodies: 'full', check: 'all', secrets: [secret] });
  });
  const written = (rows['ExchangeWords'] ?? []).length;
  expect(written).toBe(3);
  const whole = await store(batches, new RecentTurns(0), false, (batch, writer) => {
    if (batch === 2) writer.reconfigure({ bodies: 'full', check: 'all', secrets: [secret] });
  });
  expect(rows).toEqual(whole.rows);
});

it('reads the whole of a turn whose upstream request differs from the last one that was checked', async () => {
  const turns = [1, 2, 3].map((each) => [assistant(each), user(-each)]);
  const bodies = growing('messages', [user(0, 30_000), assistant(9), user(8)], ...turns);
  const sent = bodies.map((body, index) => (index === 0 ? body : body.replace(textOf(9, 30), 'something else')));
  const setChecks = (batch: number, writer: TraceWriter): void =>
    writer.reconfigure({ bodies: 'full', check: batch === 1 ? 'off' : 'all', secrets: [] });
  const rowsWith = async (recent: RecentTurns<ReadTurn>) =>
    (await store(turnsOf('openai-chat', bodies, sent), recent, false, setChecks)).rows;
  const [cached, whole] = [await rowsWith(new RecentTurns()), await rowsWith(new RecentTurns(0))];
  expect(whole['Finding']).not.toEqual([]);
  expect(cached).toEqual(whole);
});

it('reads a turn as a whole where reading it in part fails, and reports that', async () => {
  const turns = [1, 2, 3].map((each) => [assistant(each), user(-each)]);
  const batches = turnsOf('openai-chat', growing('messages', [user(0, 30_000)], ...turns));
  const reported: unknown[] = [];
  const failing: TurnReading = {
    deriveTurn() {
      throw new TypeError('a defect');
    },
    reportDefect: (_traceId, error) => void reported.push(error),
  };
  const { rows, inPart } = await store(batches, new RecentTurns(), false, undefined, failing);
  // The first turn continues no other.
  expect([inPart, reported.length]).toEqual([0, turns.length - 1]);
  expect(rows).toEqual((await store(batches, new RecentTurns(0), false)).rows);
});

it('has no more bytes in memory than it may', async () => {
  const [source] = codecs;
  if (!source) throw new Error('there is no codec');
  const exchanges = Array.from({ length: 40 }, (_, number) =>
    exchangeOf(
      { ...begin(), messages: [question(number * 100, 30_000)] },
      { source, target: source, number, kind: 'again' },
    ),
  );
  const turns = new RecentTurns<ReadTurn>(300_000);
  const measured: number[] = [];
  await store([exchanges, []], turns, false, () => void measured.push(turns.bytes));
  expect(measured[1]).toBeGreaterThan(100_000);
  expect(measured[1]).toBeLessThanOrEqual(300_000 + 3 * 35_000);
});
