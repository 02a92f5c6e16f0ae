import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import type { Refusal, ScriptedReply } from '../../test/support/reply.ts';
import type { Fault } from './conversation.ts';
import { dueTurn, type DueTurn, type Script } from './judge.ts';
import type { RequestedAnswer, ScriptedModel } from './scripted-model.ts';

/** What goes wrong when the turn with this number (from 1) is first asked for. */
export type Trouble = { turn: number } & (
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

/** One request and what it was answered with. */
export interface Exchange {
  turn: DueTurn['number'];
  answer: 'turn' | Trouble['what'];
  /** Milliseconds since the backend started. */
  at: number;
}

export interface Backend {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  exchanges: readonly Exchange[];
  /** What a real vendor would have refused, or what did not arrive as it was said. */
  faults: readonly string[];
  close(): Promise<void>;
}

/** An agent that asks so often has lost the thread, and might go on like that for ever. */
const maxExchanges = 30;

/** Starts a scripted model on a free loopback port. The conversation drives the script, not a count of requests. */
export async function startBackend(script: Script, trouble?: Trouble): Promise<Backend> {
  const { speech } = script;
  const exchanges: Exchange[] = [];
  const faults: string[] = [];
  const started = performance.now();
  let troubles = trouble !== undefined && 'times' in trouble ? trouble.times : 1;

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const path = incoming.url ?? '';
      const body = asObject(parseJson(Buffer.concat(chunks).toString()));
      const asked = incoming.method === 'POST' && body !== undefined ? speech.asked(path, body) : undefined;
      if (asked === undefined || body === undefined) {
        faults.push(`unexpected ${incoming.method} ${path}`);
        writeJson(response, 404, {}, { error: { type: 'not_found_error', message: `no ${path} here` } });
        return;
      }
      if (exchanges.length >= maxExchanges) {
        refuse(response, speech, 'invalid-request');
        return;
      }
      const at = `exchange ${exchanges.length + 1}`;
      const fault: Fault = (what) => void faults.push(`${at}: ${what}`);
      const { number, reply: due } = dueTurn(script, speech.read(body, fault), fault);
      const reply = withNewIds(due, exchanges.filter(({ turn }) => turn === number).length);

      const now = trouble?.turn === number && troubles > 0 ? trouble : undefined;
      if (now !== undefined) troubles -= 1;
      exchanges.push({ turn: number, answer: now?.what ?? 'turn', at: performance.now() - started });
      answer(response, speech, reply, asked, now);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the scripted backend has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    exchanges,
    faults,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

/** No model gives two calls one id: agents may keep that of an answer that broke. */
const withNewIds = (reply: ScriptedReply, before: number): ScriptedReply =>
  before === 0 || reply.calls === undefined
    ? reply
    : { ...reply, calls: reply.calls.map((call) => ({ ...call, id: `${call.id}_${before + 1}` })) };

function answer(
  response: ServerResponse,
  speech: ScriptedModel,
  reply: ScriptedReply,
  { model, stream }: RequestedAnswer,
  trouble: Trouble | undefined,
): void {
  const { writer, streams, malformedLine } = speech;
  if (trouble !== undefined && 'times' in trouble) {
    refuse(response, speech, trouble.what);
    return;
  }
  if (!stream) {
    writeJson(response, 200, {}, writer.plain(reply, model));
    return;
  }
  response.writeHead(200, { 'content-type': streams });
  const writes = writer.stream(reply, model);
  const place = Math.floor(writes.length * (trouble?.after ?? 1));
  if (trouble?.what === 'malformed-line') writes.splice(place, 0, malformedLine);
  if (trouble?.what === 'cut') writes.length = place;
  for (const write of writes) response.write(write);
  // What was written must have left before the reset, which overtakes it.
  if (trouble?.what === 'cut') setTimeout(() => response.socket?.resetAndDestroy(), 50);
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
