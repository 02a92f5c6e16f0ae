import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { protocols, type Protocol } from '../../src/core/types.ts';
import { findTurn, loopTurns, replyOfTurn, ToolLoop } from '../support/tool-loop.ts';
import type { ReceivedUpstreamRequest, ScriptedAnswer, ScriptedPiece } from '../support/upstream.ts';
import {
  classifyAnswer,
  encodeClientRequest,
  pairs,
  sendEncodedRequest,
  type ClientAnswer,
  type EncodedRequest,
} from './client-request.ts';
import type { Life, ReplicaSet } from './replica-set.ts';
import { vendorOf, wholeAnswer } from './soak-gateway.ts';

/** An exchange whose answer its client has from the first byte to the last. */
export interface AnsweredExchange {
  traceId: string;
  life: Life;
  /** By the clock of `performance`. */
  endedAt: number;
  /** SHA-256 of what the client was sent. */
  digest: string;
}

/** Reasoning of an earlier turn that was not sent back to the backend, although one gateway alone would have. */
export interface MissingReasoning {
  /** The exchange whose reasoning it is. */
  traceId: string;
  from: number;
  until: number;
}

/** An earlier response that a gateway did not know. */
export type UnknownResponse = MissingReasoning;

/** It is not in the database, or that cannot be read now, which is an error to try again. */
const unknownResponse = /"previous_response_not_found"|the trace database, which has the response/;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const sharedText = 'A history that all requests have. '.repeat(300);

/** Some words every 100 ms, for 2.5 s, and some before and after a silence that is longer than a writer may be away. */
const streams: Record<string, readonly ScriptedPiece[]> = {
  slow: Array.from({ length: 25 }, (_, index): ScriptedPiece[] => [chunkOf(`<${index}>`), { silence: 100 }]).flat(),
  quiet: [chunkOf('before'), { silence: 13_000 }, chunkOf('after')],
};
function chunkOf(content: string | null): string {
  const choice =
    content === null
      ? { index: 0, delta: {}, finish_reason: 'stop' }
      : { index: 0, delta: { content }, finish_reason: null };
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] })}\n\n`;
}

/** Clients of two gateways, and the vendors behind them. */
export class ReplicaTraffic {
  readonly answered: AnsweredExchange[] = [];
  readonly missing: MissingReasoning[] = [];
  readonly unknown: UnknownResponse[] = [];
  /** What must not happen. */
  readonly problems: string[] = [];
  /** Requests that had no whole answer as their gateway was killed. */
  cut = 0;
  /** Turns of tool loops that were answered, and of those the ones that were answered by another gateway than the one before. */
  turns = { all: 0, moved: 0, restored: 0 };
  readonly #set: ReplicaSet;
  readonly #random: () => number;
  readonly #pace: number;
  /** The turns whose reasoning one gateway alone sends back, by loop and turn. */
  readonly #expected = new Map<string, readonly (readonly number[])[]>();
  /** What the vendors saw last of a loop. */
  readonly #shown = new Map<number, readonly number[]>();
  /** Earlier questions in the requests of chains. */
  readonly #questions = new Map<number, number>();
  #numbers = 0;
  #isOver = false;

  /** @param options `pace`: how much longer than usual clients wait between requests. */
  constructor(set: ReplicaSet, random: () => number, { pace }: { pace: number }) {
    this.#set = set;
    this.#random = random;
    this.#pace = pace;
  }

  /** What the vendors answer. */
  readonly answerOf = (request: ReceivedUpstreamRequest): ScriptedAnswer => {
    const shown = findTurn(request.text);
    if (shown) {
      this.#shown.set(shown.loop, shown.reasoning);
      return wholeAnswer(request, replyOfTurn(shown.turn, shown.loop));
    }
    const [, chain] = /Question \d of chain (\d+)\?/.exec(request.text) ?? [];
    if (chain !== undefined)
      this.#questions.set(Number(chain), new Set(request.text.match(/Question \d of chain \d+\?/g)).size);
    const vendor = vendorOf(request);
    const { model, stream } = vendor.asked(request);
    const pieces = stream ? streams[model] : undefined;
    return pieces ? vendor.streams([...pieces, `${chunkOf(null)}data: [DONE]\n\n`]) : wholeAnswer(request);
  };

  /** Learns from one gateway what two have to do: each loop, plain and as a stream. */
  async learn(): Promise<void> {
    const [only] = this.#set.living;
    if (!only) throw new Error('no gateway runs');
    for (const { client, backend } of pairs)
      for (const stream of [false, true]) {
        const number = this.#numbers++;
        const loop = new ToolLoop(client, backend, { number, stream });
        const sent: (readonly number[])[] = [];
        for (let turn = 0; turn < loopTurns; turn++) {
          const answer = await this.#send(only, client, encodeTurn(loop));
          if (!answer) throw new Error(`${keyOf(loop, stream)}: turn ${turn} failed: ${this.problems.join()}`);
          sent.push(this.#shown.get(number) ?? []);
          loop.receive(turn, answer.text, String(answer.headers['content-type']));
        }
        this.#expected.set(keyOf(loop, stream), sent);
      }
  }

  /** The turns whose reasoning one gateway alone sends back in the last turn of a plain loop. */
  expectedOf(client: Protocol, backend: Protocol): readonly number[] {
    return this.#expected.get(keyOf({ client, backend }, false))?.at(-1) ?? [];
  }

  /** Sends requests until it is ended; waits until the last ones are answered. */
  async run(): Promise<void> {
    const repeat = async (one: () => Promise<void>, pauseMs: number): Promise<void> => {
      while (!this.#isOver) {
        await one();
        while (this.#set.isBehind && !this.#isOver) await pause(100);
        await pause(this.#random() * pauseMs * this.#pace);
      }
    };
    await Promise.all([
      this.#set.watch(() => this.#isOver),
      ...Array.from({ length: 4 }, () => repeat(() => this.#sendAny(), 150)),
      ...Array.from({ length: 3 }, () => repeat(() => this.#runLoop(), 100)),
      repeat(() => this.#runChain(), 200),
      ...(['one', 'two'] as const).flatMap((name) =>
        Object.keys(streams).map((model) => repeat(() => this.#sendStream(name, model), 50)),
      ),
    ]);
  }

  end(): void {
    this.#isOver = true;
  }

  // ---------------------------------------------------------------- kinds of requests

  async #sendAny(): Promise<void> {
    const life = await this.#anyLife();
    const number = this.#numbers++;
    const pair = pairs[number % pairs.length];
    if (!pair) return;
    const passed = pair.client === pair.backend && number % 2 === 0 ? '-as-it-is' : '';
    const text = `${sharedText}Request ${number}: ${'some words of its own. '.repeat(30)}`;
    const stream = Math.floor(number / pairs.length) % 2 === 0;
    const request = { client: pair.client, backend: pair.backend + passed, model: 'm', stream, text };
    await this.#send(life, pair.client, encodeClientRequest(request));
  }

  async #sendStream(name: 'one' | 'two', model: string): Promise<void> {
    const life = this.#set.current(name);
    if (!life) return pause(100);
    const request = { client: 'anthropic' as const, backend: 'openai-chat', model, stream: true };
    await this.#send(life, 'anthropic', encodeClientRequest(request));
  }

  /** A tool loop whose turns alternate between the gateways; a turn without an answer is repeated. */
  async #runLoop(): Promise<void> {
    const number = this.#numbers++;
    const pair = pairs[Math.floor(this.#random() * pairs.length)] ?? { client: 'ollama', backend: 'gemini' };
    const stream = number % 2 === 0;
    const loop = new ToolLoop(pair.client, pair.backend, { number, stream });
    const expected = this.#expected.get(keyOf(loop, stream)) ?? [];
    const traceIds: string[] = [];
    const reported = new Set<number>();
    let last: Life | undefined;
    for (let turn = 0; turn < loopTurns; turn++) {
      const from = performance.now();
      const life = await this.#otherLife(last);
      const answer = await this.#send(life, loop.client, encodeTurn(loop));
      if (!answer) {
        if (this.problems.length > 0 || this.#isOver) return;
        turn--;
        continue;
      }
      const shown = this.#shown.get(number) ?? [];
      this.turns.all++;
      if (last && last.name !== life.name) this.turns.moved++;
      if (shown.length > 0) this.turns.restored++;
      for (const earlier of expected[turn] ?? [])
        if (!shown.includes(earlier) && !reported.has(earlier)) {
          reported.add(earlier);
          this.missing.push({ traceId: traceIds[earlier] ?? '', from, until: answer.endedAt });
        }
      traceIds.push(answer.traceId);
      loop.receive(turn, answer.text, String(answer.headers['content-type']));
      last = life;
    }
    this.#shown.delete(number);
  }

  /** Turns that each name the response before; they alternate, too. */
  async #runChain(): Promise<void> {
    const number = this.#numbers++;
    const backend =
      protocols.filter((each) => each !== 'openai-responses')[number % (protocols.length - 1)] ?? 'gemini';
    let previous: { id: string; traceId: string } | undefined;
    let last: Life | undefined;
    for (let turn = 0; turn < 3; turn++) {
      const from = performance.now();
      last = await this.#otherLife(last);
      const answer = await this.#send(
        last,
        'openai-responses',
        {
          path: '/v1/responses',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer caller-${number}`,
            'x-louter-backend': backend,
          },
          body: JSON.stringify({
            model: 'm',
            input: `Question ${turn} of chain ${number}?`,
            ...(previous && { previous_response_id: previous.id }),
          }),
        },
        { mayBeUnknown: previous !== undefined },
      );
      // Its gateway was killed.
      if (!answer) return;
      if (answer.status !== 200) {
        this.unknown.push({ traceId: previous?.traceId ?? '', from, until: answer.endedAt });
        return;
      }
      const questions = this.#questions.get(number);
      if (questions !== turn + 1)
        this.problems.push(`turn ${turn} of a chain to ${backend} had ${questions} questions`);
      const { id }: { id: string } = JSON.parse(answer.text);
      previous = { id, traceId: answer.traceId };
    }
    this.#questions.delete(number);
  }

  // ---------------------------------------------------------------- one request

  /** The answer, if it is whole. */
  async #send(
    life: Life,
    client: Protocol,
    request: EncodedRequest,
    { mayBeUnknown = false } = {},
  ): Promise<ClientAnswer | undefined> {
    let answer: ClientAnswer;
    try {
      answer = await sendEncodedRequest(life.process.url, request);
    } catch (error) {
      if (life.killed === null) this.problems.push(`${request.path}: ${String(error)}`);
      this.cut++;
      return undefined;
    }
    const outcome = classifyAnswer(client, answer);
    const { traceId, endedAt, text, status } = answer;
    if (mayBeUnknown && outcome === 'refused' && unknownResponse.test(text)) return answer;
    if (outcome === 'whole') {
      this.answered.push({ traceId, life, endedAt, digest: sha256(text) });
      return answer;
    }
    if (life.killed === null) this.problems.push(`${request.path}: ${outcome}, ${status} ${text.slice(0, 200)}`);
    this.cut++;
    return undefined;
  }

  async #anyLife(): Promise<Life> {
    for (;;) {
      const { living } = this.#set;
      const life = living[Math.floor(this.#random() * living.length)];
      if (life) return life;
      await pause(20);
    }
  }

  async #otherLife(last: Life | undefined): Promise<Life> {
    return this.#set.living.find(({ name }) => name !== last?.name) ?? this.#anyLife();
  }
}

const keyOf = ({ client, backend }: Pick<ToolLoop, 'client' | 'backend'>, stream: boolean): string =>
  `${client} to ${backend}, ${stream ? 'streamed' : 'plain'}`;

function encodeTurn(loop: ToolLoop): EncodedRequest {
  const { path, headers, body } = loop.request();
  return { path, headers, body: JSON.stringify(body) };
}
