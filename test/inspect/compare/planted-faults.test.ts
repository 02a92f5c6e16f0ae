import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckExchange } from '../../../src/inspect/compare/compared-exchange.ts';
import { compareRuns, type CaseComparison } from '../../../src/inspect/compare/runs.ts';
import { createRecorder } from '../../../src/record/recorder.ts';
import { openTraceStore } from '../../../src/record/store/prisma-store.ts';
import type { TraceStore } from '../../../src/record/store/trace-store.ts';
import { frontendOf } from '../../../src/protocols/frontends.ts';
import type { Frontend } from '../../../src/core/frontend.ts';
import { generousLimits, testBackend, testConfig } from '../../support/config.ts';
import { startBareGateway } from '../../support/conversation.ts';
import { answerOf, refusalOf, type ScriptedReply } from '../../support/reply.ts';
import { startUpstream, type ScriptedAnswer } from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';
import { plantedFaults, plantFault, type PlantedFault } from './planted-faults.ts';

/** Faults of mappers, planted behind the gateway and compared as runs; and backends that fail. */

const image = Buffer.from('picture-picture-picture').toString('base64');
const parameters = { type: 'object', properties: { city: { type: 'string' } } };
const requestBody = (stream: boolean) => ({
  model: 'm',
  max_tokens: 1000,
  temperature: 0.3,
  stream,
  system: 'You report the weather, and nothing else.',
  tools: [
    { name: 'get_weather', description: 'The weather of a city', input_schema: parameters },
    { name: 'get_time', description: 'The time in a city', input_schema: parameters },
  ],
  messages: [
    { role: 'user', content: 'What was the weather in Bergen yesterday?' },
    {
      role: 'assistant',
      content: [{ type: 'tool_use', id: 'toolu_1', name: 'get_weather', input: { city: 'Bergen' } }],
    },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'rain, as usual' }] },
    { role: 'assistant', content: 'It rained, as usual.' },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'And in the city on this picture, now?' },
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: image } },
      ],
    },
  ],
});

const reply: ScriptedReply = {
  reasoning: 'The picture shows the opera of Oslo.',
  text: 'I will ask for the weather there.',
  calls: [
    { id: 'call_1', name: 'get_weather', input: { city: 'Oslo' } },
    { id: 'call_2', name: 'get_time', input: { city: 'Oslo' } },
  ],
  usage: { input: 120, cached: 0, output: 40 },
};

/** A backend that calls a tool which the request does not declare. */
const undeclared = {
  ...reply,
  calls: [...(reply.calls ?? []), { id: 'call_3', name: 'remove_files', input: { city: 'Oslo' } }],
};

/** A mapper that gives another call such a name, too. */
const renaming: PlantedFault = {
  leg: 'answer',
  path: '',
  answer: () => (event) => [
    event.type === 'tool-call-start' && event.name === 'get_weather' ? { ...event, name: 'format_disk' } : event,
  ],
};

const vendor = vendors['openai-chat'];
const client = frontendOf('anthropic');

/** What the backend does in place of an answer. */
const failures: Record<string, { answer: ScriptedAnswer; error: RegExp }> = {
  'resets the connection': { answer: { ends: 'reset' }, error: /reset|closed|hang up|ended/i },
  'never answers': { answer: { ends: 'unanswered' }, error: /did not|within|time/i },
  'cuts the stream': { answer: cutStream('cut'), error: /reset|closed|cut|ended|broke/i },
  'falls silent in the stream': { answer: cutStream('silent'), error: /no data|within|silent|time|nothing/i },
  'ends the stream early': { answer: cutStream('finished'), error: /end|incomplete|before|finish/i },
  'reports an error in the stream': {
    answer: vendor.streams([...streamOf(reply).slice(0, 3), vendor.errorEvent]),
    error: /overloaded/i,
  },
  'sends what is no event of its protocol': {
    answer: vendor.streams([...streamOf(reply).slice(0, 3), 'data: {"choices": 1\n\n']),
    error: /JSON|event|expected/i,
  },
  'is overloaded': { answer: refusalOf(vendor.writer, 'overloaded'), error: /^HTTP 5\d\d: / },
  'limits the rate': { answer: refusalOf(vendor.writer, 'rate-limit'), error: /^HTTP 429: / },
};

function streamOf(given: ScriptedReply): string[] {
  return vendor.writer.stream(given, 'm');
}

function cutStream(ends: NonNullable<ScriptedAnswer['ends']>): ScriptedAnswer {
  return vendor.streams(streamOf(reply).slice(0, 4), ends);
}

let directory: string;
let store: TraceStore;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'louter-faults-'));
  const url = `file:${join(directory, 'louter.db')}`;
  const upstream = await startUpstream();
  const silent = { info() {}, warn() {}, error() {} };
  const limits = { ...generousLimits, firstByteTimeout: 1_500, idleTimeout: 1_500 };
  const backend = testBackend({ name: 'local', baseUrl: `${upstream.url}/v1`, retries: 0, limits });
  const { gateway, ask } = startBareGateway(testConfig({ backends: [backend], models: { '*': 'local/m' } }), {
    recorder: createRecorder({ url, bodies: 'full', secrets: [], log: silent }),
  });
  const send = async (run: string, stream: boolean, frontend: Frontend | undefined) =>
    ask({
      client: 'anthropic',
      body: requestBody(stream),
      headers: { 'x-louter-run': run, 'x-louter-case': stream ? 'streamed' : 'plain' },
      ...(frontend && { frontend }),
    });
  const answerNormally = (): void => upstream.answerWith((request) => answerOf(vendor.writer, reply, request));
  answerNormally();
  for (const stream of [true, false]) {
    await send('clean', stream, client);
    await send('again', stream, client && plantFault(client, undefined));
    for (const [name, fault] of Object.entries(plantedFaults))
      await send(name, stream, client && plantFault(client, fault));
  }
  upstream.answerWith((request) => answerOf(vendor.writer, undeclared, request));
  for (const stream of [true, false]) await send('both', stream, client && plantFault(client, renaming));
  answerNormally();
  await send('streamed', true, client);
  for (const [name, { answer }] of Object.entries(failures)) {
    upstream.answerWith(() => answer);
    await send(name, true, client);
  }
  await gateway.stop(0);
  await upstream.close();
  store = await openTraceStore(url);
}, 120_000);
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

/** For comparison by the other rules alone. */
const skipCheck: CheckExchange = () => ({
  request: 'skipped',
  answer: 'skipped',
  findings: [],
  skippedBecause: 'not in this test',
});

const failing = (all: readonly CaseComparison[]) =>
  all.flatMap(({ findings }) => findings.filter(({ kind }) => kind === 'backend-failure'));

test('there are 17 planted faults', () => {
  expect(Object.keys(plantedFaults)).toHaveLength(17);
});

test('two runs without a fault are the same', async () => {
  const found = await compareRuns(store, 'clean', 'again');
  const relevant = found.cases.flatMap(({ findings }) => findings.filter(({ severity }) => severity !== 'info'));
  expect({ verdict: found.verdict, relevant }).toEqual({ verdict: 'same', relevant: [] });
});

describe('a mapper that', () => {
  test.each(Object.entries(plantedFaults))(
    '%s is a bug of the proxy, with leg and pointer',
    async (name, { leg, path }) => {
      const { verdict, cases } = await compareRuns(store, 'clean', name);
      expect(verdict).toBe('proxy-bug');
      expect(new Set(cases.map(({ case: situation }) => situation))).toEqual(new Set(['plain', 'streamed']));
      for (const { findings } of cases) {
        const contradictions = findings.filter(({ kind }) => kind === 'contradiction');
        expect(contradictions).toContainEqual(
          expect.objectContaining({
            leg,
            side: 'proxy',
            origin: 'gateway',
            path,
          }),
        );
      }
    },
  );
});

test('of two undeclared tools, the one that the backend calls is not attributed to the mapper that made the other', async () => {
  const { cases } = await compareRuns(store, 'clean', 'both');
  expect(cases).toHaveLength(2);
  for (const { findings } of cases)
    expect(
      findings.filter(({ kind }) => kind === 'undeclared-tool').map(({ what, side, origin }) => [what, side, origin]),
    ).toEqual([
      ['calls "format_disk", which the request does not declare', 'proxy', 'gateway'],
      ['calls "remove_files", which the request does not declare', 'proxy', 'backend'],
    ]);
});

describe('where exchanges are not checked, a mapper that', () => {
  const faults = Object.entries(plantedFaults);

  test.each(faults.filter(({ 1: { leg } }) => leg === 'answer'))(
    '%s is a bug of the proxy when the backends answered the same',
    async (name) => {
      const { verdict, cases } = await compareRuns(store, 'clean', name, skipCheck);
      expect(verdict).toBe('proxy-bug');
      for (const { findings } of cases)
        expect(findings).toContainEqual(expect.objectContaining({ severity: 'critical', origin: 'gateway' }));
    },
  );

  test.each(faults.filter(({ 1: { leg } }) => leg === 'request'))(
    '%s shows in what the backend was sent',
    async (name) => {
      const { cases } = await compareRuns(store, 'clean', name, skipCheck);
      for (const { findings } of cases)
        expect(findings).toContainEqual(
          expect.objectContaining({ kind: 'sent-request', leg: 'request', severity: 'warning' }),
        );
    },
  );
});

describe('a backend that', () => {
  test.each(Object.entries(failures))('%s is not a bug of the proxy', async (name, { error }) => {
    const { verdict, cases } = await compareRuns(store, 'streamed', name);
    expect(verdict).toBe('agent-or-backend');
    expect(failing(cases)).toMatchObject([
      { side: 'proxy', origin: 'backend', severity: 'critical', what: expect.stringMatching(error) as string },
    ]);
  });
});
