import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asObject, type JsonValue } from '../../src/core/json.ts';
import { protocols, type CoreChatRequest, type Protocol } from '../../src/core/types.ts';
import { dialectNames, type Dialect, type DialectEvent, type DialectName } from '../../src/dialects/dialect.ts';
import { openaiChat } from '../../src/protocols/openai/chat/index.ts';
import { codecOf } from '../../src/protocols/frontends.ts';
import type { Exchange } from '../../src/record/exchange.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { bundledFixtures, isStreamed, readFixture, routeHintsOf, type Fixture } from '../../src/replay/fixtures.ts';
import { bytesOf } from '../laws/fixtures.ts';
import { testBackend, testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway } from '../support/conversation.ts';
import { shownFindings, traceOf } from '../support/trace-of.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';
import { requests } from './bases.ts';
import { promptFaults, readerFaults, type ReaderFault } from './dialect-faults.ts';
import { writeRequest } from './planting.ts';
import { targetOf } from './targets.ts';
import type { StoredMessage, StoredTrace } from '../../src/record/store/stored-trace.ts';

/**
 * Faults that dialects could have, in what they read of an answer and in the prompts that they write: each is found on its
 * leg in every dialect that can have it, for several clients. Without a fault nothing is found.
 */

const planted = vi.hoisted(() => ({ alter: undefined as ReaderFault['alter'] | undefined }));

vi.mock(import('../../src/dialects/index.ts'), async (load) => {
  const actual = await load();
  const withReaderFault = (dialect: Dialect): Dialect => ({
    ...dialect,
    reader(context, emit) {
      const { alter } = planted;
      if (!alter) return dialect.reader(context, emit);
      const events: DialectEvent[] = [];
      const inner = dialect.reader(context, (event) => events.push(event));
      return {
        push: (text) => inner.push(text),
        end(ending) {
          inner.end(ending);
          for (const event of alter(events)) emit(event);
        },
      };
    },
  });
  return {
    ...actual,
    dialectOf(name) {
      const dialect = actual.dialectOf(name);
      return dialect && withReaderFault(dialect);
    },
  };
});

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  planted.alter = undefined;
});

interface Setup {
  dialect: DialectName;
  protocol: 'openai-chat' | 'openai-completions' | 'ollama' | 'anthropic';
  thinking: 'none' | 'tags' | 'open';
  tools: 'native' | 'prompt';
}

function gatewayFor({ dialect, protocol, thinking, tools }: Setup): BareGateway {
  const backend = testBackend({
    name: 'local',
    protocol,
    baseUrl: upstream.url + (protocol.startsWith('openai') ? '/v1' : ''),
    retries: 0,
    dialect,
    thinking,
    tools,
  });
  return startBareGateway(testConfig({ backends: [backend], models: { '*': 'local/*' } }));
}

async function ask({ gateway, ask: send }: BareGateway, client: Protocol, request: CoreChatRequest): Promise<Exchange> {
  const codec = codecOf(client);
  if (!codec) throw new Error(`${client} has no clients`);
  const { exchange } = await send({
    client,
    target: targetOf(client, request.stream, 'some-model'),
    body: writeRequest(codec, request),
  });
  await gateway.stop(0);
  return exchange;
}

// ---------------------------------------------------------------- answers

function fixtureOf(dialect: DialectName, situation: string): Fixture | undefined {
  const directory = join(bundledFixtures, 'dialects', dialect, situation);
  return existsSync(directory) ? readFixture(directory) : undefined;
}

function setupOf(fixture: Fixture, dialect: DialectName): Setup {
  const { protocol, thinking, tools } = JSON.parse(readFileSync(join(fixture.directory, 'meta.json'), 'utf8')) as Setup;
  return { dialect, protocol, thinking, tools };
}

async function answerOf(fixture: Fixture, dialect: DialectName, client: Protocol): Promise<StoredTrace> {
  const type = isStreamed(fixture) ? 'text/event-stream' : 'application/json';
  upstream.answerWith(() => ({ headers: { 'content-type': type }, body: bytesOf(fixture).toString('utf8') }));
  const request = openaiChat.decodeRequest(fixture.request, routeHintsOf(fixture));
  return traceOf(await ask(gatewayFor(setupOf(fixture, dialect)), client, { ...request, stream: isStreamed(fixture) }));
}

/** What goes the same way without a fault, once for all faults. */
const cleanAnswers = new Map<string, StoredTrace>();
async function cleanAnswerOf(fixture: Fixture, dialect: DialectName, client: Protocol): Promise<StoredTrace> {
  const key = `${fixture.directory} ${client}`;
  const clean = cleanAnswers.get(key) ?? (await answerOf(fixture, dialect, client));
  cleanAnswers.set(key, clean);
  return clean;
}

const situations = [
  'text-stream',
  'reasoning-stream',
  'tool-call',
  'tool-call-stream',
  'parallel-tools-stream',
  'repaired-stream',
  'tool-results-stream',
  'max-tokens-in-call-stream',
];

describe.each(dialectNames)('answers in %s', (dialect) => {
  test('have no contradiction without a fault', async () => {
    const found: string[] = [];
    for (const situation of situations) {
      const fixture = fixtureOf(dialect, situation);
      if (!fixture) continue;
      for (const client of protocols) {
        const { request, answer, findings } = checkExchange(await answerOf(fixture, dialect, client));
        expect([request, answer]).not.toContain('skipped');
        found.push(...shownFindings(findings).map((finding) => `${situation} to ${client}: ${finding}`));
      }
    }
    expect(found).toEqual([]);
  });
});

/** Formats without markers of calls: calls are JSON or Python. */
const unmarked: ReadonlySet<DialectName> = new Set(['llama', 'pythonic', 'json']);
const clients: readonly Protocol[] = ['anthropic', 'openai-chat', 'openai-responses', 'gemini', 'ollama'];

describe('a reader', () => {
  test.for(readerFaults.map((fault) => [fault.name, fault] as const))(
    '%s',
    async ([, { situation, alter, needsMarkers }]) => {
      const missed: string[] = [];
      const pairs = new Set<string>();
      for (const [index, dialect] of dialectNames.entries()) {
        const fixture = fixtureOf(dialect, situation);
        if (!fixture || (needsMarkers && unmarked.has(dialect))) continue;
        for (const client of [0, 1, 2].map((step) => clients[(index + step) % clients.length] ?? 'anthropic')) {
          planted.alter = undefined;
          const clean = await cleanAnswerOf(fixture, dialect, client);
          planted.alter = alter;
          const faulted = await answerOf(fixture, dialect, client);
          if (clientBody(faulted) === clientBody(clean)) continue;
          pairs.add(`${dialect} ${client}`);
          const { findings } = checkExchange(faulted);
          if (!findings.some(({ leg }) => leg === 'answer')) missed.push(`${dialect} to ${client}`);
        }
      }
      expect(missed).toEqual([]);
      expect(pairs.size).toBeGreaterThanOrEqual(3);
    },
  );
});

const clientBody = ({ row, messages }: StoredTrace): string =>
  (messages.find(({ role }) => role === 'client-response')?.body?.toString('utf8') ?? '')
    .replaceAll(row.id, '')
    .replaceAll(/"(created|created_at|completed_at|[a-z_]*duration)": ?("[^"]*"|[\d.]+)/g, '');

// ---------------------------------------------------------------- prompts

const promptSetups: readonly Setup[] = [
  ...dialectNames.map((dialect): Setup => ({ dialect, protocol: 'openai-chat', thinking: 'none', tools: 'prompt' })),
  { dialect: 'harmony', protocol: 'openai-completions', thinking: 'none', tools: 'prompt' },
  { dialect: 'json', protocol: 'ollama', thinking: 'none', tools: 'prompt' },
  { dialect: 'qwen', protocol: 'openai-chat', thinking: 'tags', tools: 'native' },
  { dialect: 'kimi', protocol: 'openai-chat', thinking: 'tags', tools: 'native' },
];

const nameOf = ({ dialect, protocol, tools }: Setup): string => `${dialect} over ${protocol}, tools ${tools}`;

const traces = new Map<string, StoredTrace>();

async function requestTo(setup: Setup, client: Protocol): Promise<StoredTrace> {
  const key = `${nameOf(setup)} ${client}`;
  const known = traces.get(key);
  if (known) return known;
  const fixture = fixtureOf(setup.dialect, 'text-stream');
  if (!fixture) throw new Error(`${setup.dialect} has no recording of a text`);
  upstream.answerWith(() => ({
    status: 500,
    headers: { 'content-type': 'application/json' },
    body: '{"error":{"message":"none"}}',
  }));
  const { toolChoice: _, ...request } = requests.sampling();
  const trace = traceOf(await ask(gatewayFor(setup), client, request));
  traces.set(key, trace);
  return trace;
}

const alteredTexts = (value: JsonValue, alter: (text: string) => string): JsonValue => {
  if (typeof value === 'string') return alter(value);
  if (Array.isArray(value)) return value.map((each) => alteredTexts(each, alter));
  const object = asObject(value);
  return object
    ? Object.fromEntries(Object.entries(object).map(([key, each]) => [key, alteredTexts(each, alter)]))
    : value;
};

function withFault(trace: StoredTrace, alter: (text: string) => string): StoredTrace | undefined {
  const role = 'upstream-request';
  const before = trace.messages.find((message) => message.role === role)?.body?.toString('utf8') ?? '{}';
  const after = JSON.stringify(alteredTexts(JSON.parse(before) as JsonValue, alter));
  if (after === JSON.stringify(JSON.parse(before))) return undefined;
  const body = Buffer.from(after);
  const messages = trace.messages.map((message): StoredMessage =>
    message.role === role ? { ...message, body, size: body.length } : message,
  );
  return { ...trace, messages };
}

describe('a prompt', () => {
  test.for(promptSetups.map((setup) => [nameOf(setup), setup] as const))(
    'for %s has no contradiction without a fault',
    async ([, setup]) => {
      for (const client of clients) {
        const { request, findings } = checkExchange(await requestTo(setup, client));
        expect({ client, request, findings: shownFindings(findings) }).toEqual({
          client,
          request: 'consistent',
          findings: [],
        });
      }
    },
  );

  test.for(promptFaults.map((fault) => [fault.name, fault] as const))('where %s', async ([, { alter }]) => {
    const missed: string[] = [];
    const pairs = new Set<string>();
    for (const setup of promptSetups)
      for (const client of clients) {
        const faulted = withFault(await requestTo(setup, client), alter);
        if (!faulted) continue;
        pairs.add(`${nameOf(setup)} ${client}`);
        if (!checkExchange(faulted).findings.some(({ leg }) => leg === 'request'))
          missed.push(`${nameOf(setup)} from ${client}`);
      }
    expect(missed).toEqual([]);
    expect(pairs.size).toBeGreaterThanOrEqual(3);
  });
});
