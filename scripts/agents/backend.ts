import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import type { Refusal, ScriptedReply } from '../../test/support/reply.ts';
import type { ReportProblem } from './conversation.ts';
import { dueTurn, type DueTurn, type Script } from './judge.ts';
import type { RequestedAnswer, ScriptedModel } from './scripted-model.ts';

/** A failure of the turn with this number (from 1), when it is first requested. */
export type ScriptedFailure = { turn: number } & (
  | {
      what: Refusal;
      /** How often in a row. */
      times: number;
    }
  | {
      what: 'cut' | 'malformed-line';
      /** Where in the stream it happens, as a share of its writes. */
      after: number;
    }
);

/** One request and its answer. */
export interface Exchange {
  turn: DueTurn['number'];
  answer: 'turn' | ScriptedFailure['what'];
  /** Milliseconds since the backend started. */
  at: number;
}

export interface Backend {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  exchanges: readonly Exchange[];
  /** What a real vendor would have rejected, and what was damaged on the way. */
  problems: readonly string[];
  close(): Promise<void>;
}

/** More requests are a sign of an endless loop of the agent. */
const maxExchanges = 30;

/** Starts a scripted model on a free loopback port. The conversation decides which turn is next, not the number of requests. */
export async function startBackend(script: Script, failure?: ScriptedFailure): Promise<Backend> {
  const { scriptedModel } = script;
  const exchanges: Exchange[] = [];
  const problems: string[] = [];
  const started = performance.now();
  let failuresLeft = failure !== undefined && 'times' in failure ? failure.times : 1;

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const path = incoming.url ?? '';
      const body = asObject(parseJson(Buffer.concat(chunks).toString()));
      const requested =
        incoming.method === 'POST' && body !== undefined ? scriptedModel.parseRequest(path, body) : undefined;
      if (requested === undefined || body === undefined) {
        problems.push(`unexpected ${incoming.method} ${path}`);
        writeJson(response, 404, {}, { error: { type: 'not_found_error', message: `no ${path} here` } });
        return;
      }
      if (exchanges.length >= maxExchanges) {
        refuse(response, scriptedModel, 'invalid-request');
        return;
      }
      const at = `exchange ${exchanges.length + 1}`;
      const report: ReportProblem = (what) => void problems.push(`${at}: ${what}`);
      const { number, reply: due } = dueTurn(script, scriptedModel.read(body, report), report);
      const reply = withNewIds(due, exchanges.filter(({ turn }) => turn === number).length);

      const now = failure?.turn === number && failuresLeft > 0 ? failure : undefined;
      if (now !== undefined) failuresLeft -= 1;
      exchanges.push({ turn: number, answer: now?.what ?? 'turn', at: performance.now() - started });
      answer(response, scriptedModel, reply, requested, now);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the scripted backend has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    exchanges,
    problems,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

/** Call ids are unique: agents may keep the ids of an answer that broke off. */
const withNewIds = (reply: ScriptedReply, before: number): ScriptedReply =>
  before === 0 || reply.calls === undefined
    ? reply
    : { ...reply, calls: reply.calls.map((call) => ({ ...call, id: `${call.id}_${before + 1}` })) };

function answer(
  response: ServerResponse,
  scriptedModel: ScriptedModel,
  reply: ScriptedReply,
  { model, stream }: RequestedAnswer,
  failure: ScriptedFailure | undefined,
): void {
  const { writer, streams, malformedLine } = scriptedModel;
  if (failure !== undefined && 'times' in failure) {
    refuse(response, scriptedModel, failure.what);
    return;
  }
  if (!stream) {
    writeJson(response, 200, {}, writer.plain(reply, model));
    return;
  }
  response.writeHead(200, { 'content-type': streams });
  const writes = writer.stream(reply, model);
  const place = Math.floor(writes.length * (failure?.after ?? 1));
  if (failure?.what === 'malformed-line') writes.splice(place, 0, malformedLine);
  if (failure?.what === 'cut') writes.length = place;
  for (const write of writes) response.write(write);
  // The reset would overtake data that is not sent yet.
  if (failure?.what === 'cut') setTimeout(() => response.socket?.resetAndDestroy(), 50);
  else response.end();
}

function refuse(response: ServerResponse, { writer }: ScriptedModel, refusal: Refusal): void {
  const { status, headers, body } = writer.refusal(refusal);
  writeJson(response, status, headers, body);
}

function writeJson(response: ServerResponse, status: number, headers: Record<string, string>, body: JsonObject): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
