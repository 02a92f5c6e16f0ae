import { once } from 'node:events';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startGatewayProcess } from '../../scripts/gateway-process.ts';
import { noRecorder } from '../../src/record/exchange.ts';
import { asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { protocols, type Protocol } from '../../src/core/types.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { newStore, temporaryFolder, until } from '../record/support/store.ts';
import { entry } from '../support/command.ts';
import { testConfig } from '../support/config.ts';
import { startBareGateway, type BareGateway } from '../support/conversation.ts';
import { isPostgresRun } from '../support/postgres.ts';
import { loopModelData, loopTurns, replyOfTurn, ToolLoop, type TurnRequest } from '../support/tool-loop.ts';
import { jsonAnswer, startUpstream } from '../support/upstream.ts';
import { vendorBackends, vendors } from '../support/vendors.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());

/** A law does not depend on how busy the machine is. */
const lookupTimeoutMs = 30_000;

interface RunningGateway {
  bare: BareGateway;
  /** Settles when its database has tables. */
  ready: Promise<unknown>;
  stop(): Promise<void>;
}

/** A gateway with a backend of each protocol. @param url of its traces; null: it has none. */
function startGateway(url: string | null): RunningGateway {
  const backends = vendorBackends(upstream.url);
  const config = testConfig({
    backends,
    models: { '*': 'anthropic/*' },
    facts: (model) => ({ reasoning: 'effort', reasoningEcho: model === 'openai-chat' ? 'required' : 'allowed' }),
  });
  const recorder =
    url === null
      ? noRecorder
      : createRecorder({ url, bodies: 'full', secrets: [], log: { info() {}, warn() {}, error() {} } });
  const bare = startBareGateway({ ...config, traces: { ...config.traces, url } }, { recorder, lookupTimeoutMs });
  return {
    bare,
    ready: recorder.ready,
    async stop() {
      await bare.gateway.stop(0);
      await recorder.stop();
      expect(bare.defects).toEqual([]);
    },
  };
}

/** A tool loop, and what its backend received of it. */
interface TriedLoop {
  loop: ToolLoop;
  /** A request for each turn. */
  sent: JsonValue[];
}

type SendTurn = (request: TurnRequest) => Promise<{ status: number; text: string }>;

async function runTurn({ loop, sent }: TriedLoop, turn: number, send: SendTurn, maxTries = 1): Promise<void> {
  const { client, backend } = loop;
  const alone = expected?.find((each) => each.loop.client === client && each.loop.backend === backend)?.sent[turn];
  for (let tries = 1; ; tries++) {
    upstream.reset();
    upstream.answer(jsonAnswer(vendors[backend].writer.plain(replyOfTurn(turn, 0), backend)));
    const received = await send(loop.request());
    expect([received.status, received.text]).toEqual([200, expect.anything()]);
    const body = withoutIds(upstream.received[0]?.json ?? null);
    // A process waits two seconds for the database, which a busy machine may exceed: the next request looks it up again.
    if (alone !== undefined && tries < maxTries && !isDeepStrictEqual(body, alone)) continue;
    sent.push(body);
    loop.receive(turn, received.text);
    return;
  }
}

const sendTo =
  ({ bare, ready }: RunningGateway): SendTurn =>
  async ({ path: target, ...request }) => {
    await ready;
    return bare.ask({ target, ...request });
  };

/** Ids that a gateway makes up are replaced by their order. */
function withoutIds(sent: JsonValue): JsonValue {
  const known = new Map<string, string>();
  const replace = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(replace);
    const object = asObject(value);
    if (!object) return value;
    const replaced: JsonObject = {};
    for (const [name, each] of Object.entries(object)) {
      if (/^(?:id|\w+_id)$/.test(name) && typeof each === 'string') {
        if (!known.has(each)) known.set(each, `id ${known.size}`);
        replaced[name] = known.get(each) ?? '';
      } else replaced[name] = replace(each);
    }
    return replaced;
  };
  return replace(sent);
}

const startLoop = (client: Protocol, backend: Protocol): TriedLoop => ({
  loop: new ToolLoop(client, backend),
  sent: [],
});

/** Runs all loops, turn by turn, each turn with the gateway that it is given. */
async function runLoops(
  senderOf: (turn: number) => Promise<SendTurn> | SendTurn,
  maxTries?: number,
): Promise<TriedLoop[]> {
  const loops = protocols.flatMap((client) => protocols.map((backend) => startLoop(client, backend)));
  for (let turn = 0; turn < loopTurns; turn++) {
    const send = await senderOf(turn);
    for (const each of loops) await runTurn(each, turn, send, maxTries);
  }
  return loops;
}

let expected: readonly TriedLoop[] | undefined;
beforeAll(async () => {
  const only = startGateway(null);
  expected = await runLoops(() => sendTo(only));
  await only.stop();
});

/** Each loop as the backend saw it. */
const sentBy = (loops: readonly TriedLoop[] = []): [pair: string, sent: readonly JsonValue[]][] =>
  loops.map(({ loop: { client, backend }, sent }) => [`${client} to ${backend}`, sent]);

describe('the tool loops of all pairs, whose clients return no reasoning', () => {
  test('return it to a backend that requires it', () => {
    const loop = expected?.find(({ loop: { client, backend } }) => client === 'openai-chat' && backend === 'anthropic');
    expect(JSON.stringify(loop?.sent[3]).match(/"type":"thinking"/g)).toHaveLength(3);
  });

  test('are the same with a restart of the gateway after each turn', async () => {
    const url = newStore();
    let current: RunningGateway | undefined;
    const loops = await runLoops(async () => {
      await current?.stop();
      current = startGateway(url);
      return sendTo(current);
    });
    await current?.stop();
    expect(sentBy(loops)).toEqual(sentBy(expected));
  }, 120_000);

  test.runIf(isPostgresRun)(
    'are the same with turns that alternate between two gateways',
    async () => {
      const url = newStore();
      const [one, other] = [startGateway(url), startGateway(url)];
      const loops = await runLoops((turn) => sendTo(turn % 2 === 0 ? one : other));
      await Promise.all([one.stop(), other.stop()]);
      expect(sentBy(loops)).toEqual(sentBy(expected));
    },
    120_000,
  );

  test.runIf(isPostgresRun)(
    'find at once what the other gateway has just answered',
    async () => {
      const url = newStore();
      const gateways = [startGateway(url), startGateway(url)];
      const loops = (['openai-chat', 'gemini', 'ollama'] as const).map((client) => startLoop(client, 'anthropic'));
      for (const each of loops)
        for (let turn = 0; turn < loopTurns; turn++)
          await runTurn(each, turn, sendTo(gateways[turn % 2] ?? startGateway(url)));
      const ask = (turn: number, fields: JsonObject) => {
        upstream.reset();
        upstream.answer(
          jsonAnswer(
            vendors.anthropic.writer.plain(
              { text: `Answer ${turn}.`, usage: { input: 20, cached: 0, output: 4 } },
              'anthropic',
            ),
          ),
        );
        const body = { model: 'anthropic', input: `Question ${turn}?`, ...fields };
        return gateways[turn % 2]?.bare.ask({ client: 'openai-responses', body });
      };
      const first: { id: string } = JSON.parse((await ask(0, {}))?.text ?? '');
      const second = await ask(1, { previous_response_id: first.id });
      expect([second?.status, second?.text]).toEqual([200, expect.stringContaining('Answer 1.')]);
      expect(JSON.stringify(upstream.received[0]?.json)).toContain('Answer 0.');
      await Promise.all(gateways.map((gateway) => gateway.stop()));
      expect(sentBy(expected)).toEqual(expect.arrayContaining(sentBy(loops)));
    },
    120_000,
  );

  test('are the same when processes of gateways are killed as soon as they have recorded a turn', async () => {
    const url = newStore();
    // With SQLite one process follows another; with PostgreSQL two take turns.
    const started: (StartedProcess | undefined)[] = [];
    let previous: StartedProcess | undefined;
    const loops = await runLoops(async (turn) => {
      if (previous) await untilRecorded(previous);
      const place = isPostgresRun ? turn % 2 : 0;
      // The one that answered last is killed, or the other one: both have to find what a dead process knew.
      const victim = isPostgresRun && turn === 3 ? 1 - place : place;
      await started[victim]?.kill();
      started[victim] = undefined;
      const current = (started[place] ??= await startProcess(url, turn));
      previous = current;
      return current.send;
    }, 5);
    expect(sentBy(loops)).toEqual(sentBy(expected));
  }, 240_000);
});

interface StartedProcess {
  url: string;
  send: SendTurn;
  kill(): Promise<void>;
}

async function startProcess(url: string, turn: number): Promise<StartedProcess> {
  const backends = protocols.map(
    (protocol) =>
      `[backends.${protocol}]\nprotocol = "${protocol}"\nbase_url = "${upstream.url}${vendors[protocol].base}"\nmode = "proxy"\nretries = 0\n`,
  );
  const gateway = await startGatewayProcess({
    config: `[traces]\nurl = "${url}"\n[models]\n"*" = "anthropic/*"\n${backends.join('')}${loopModelData}`,
    directory: join(temporaryFolder(), `turn-${turn}`),
    entry,
    timeoutMs: 60_000,
  });
  const ended = once(gateway.child, 'exit');
  const kill = async (): Promise<void> => {
    gateway.child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  return {
    url: gateway.url,
    kill,
    async send({ path, headers, body }) {
      const answer = await fetch(gateway.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, text: await answer.text() };
    },
  };
}

/** Waits until a process has recorded the turn of every loop. */
const untilRecorded = ({ url }: StartedProcess): Promise<void> =>
  until(async () => {
    const answer = await fetch(`${url}/api/diagnostics?checks=none`);
    const { traces } = (await answer.json()) as { traces: { written: number; queued_exchanges: number } };
    return traces.written > 0 && traces.written % protocols.length ** 2 === 0 && traces.queued_exchanges === 0;
  });
