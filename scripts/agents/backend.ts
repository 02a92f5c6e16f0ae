import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { asObject, asString, parseJson, type JsonObject } from '../../src/core/json.ts';
import type { Refusal, ReplyWriter, ScriptedReply } from '../../test/support/reply.ts';
import { dueTurn, judgeTools, type Conversation, type Due, type Fault } from './judge.ts';
import type { Task } from './task.ts';

/** How one protocol is spoken by the scripted model. */
export interface Speech {
  protocol: 'anthropic' | 'openai-chat';
  /** What paths of requests for an answer end in. */
  path: string;
  /** Reads a request; whatever a real vendor would refuse is a fault. */
  read(body: JsonObject, fault: Fault): Conversation;
  writer: ReplyWriter;
  /** Something in place of an event that no reader can parse. */
  malformedLine: string;
}

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
  turn: Due['number'];
  answer: 'turn' | Trouble['what'];
  stream: boolean;
  /** Milliseconds since the backend started. */
  at: number;
}

export interface Backend {
  url: string;
  exchanges: readonly Exchange[];
  /** What a real vendor would have refused, or what did not arrive as it was said. */
  faults: readonly string[];
  close(): Promise<void>;
}

/** Starts a scripted model on a free loopback port. The conversation drives the script, not a count of requests. */
export async function startBackend(speech: Speech, task: Task, trouble?: Trouble): Promise<Backend> {
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
      if (incoming.method !== 'POST' || !path.split('?')[0]?.endsWith(speech.path) || body === undefined) {
        faults.push(`unexpected ${incoming.method} ${path}`);
        writeJson(response, 404, {}, { error: { type: 'not_found_error', message: `no ${path} here` } });
        return;
      }
      const at = `exchange ${exchanges.length + 1}`;
      const fault: Fault = (what) => void faults.push(`${at}: ${what}`);
      const conversation = speech.read(body, fault);
      const { number, turn } = dueTurn(task, conversation, fault);
      judgeTools(turn, conversation, fault);

      const now = trouble?.turn === number && troubles > 0 ? trouble : undefined;
      if (now !== undefined) troubles -= 1;
      const { stream } = conversation;
      exchanges.push({ turn: number, answer: now?.what ?? 'turn', stream, at: performance.now() - started });
      answer(response, speech, turn, asString(body['model']) ?? '', stream, now);
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

function answer(
  response: ServerResponse,
  speech: Speech,
  turn: ScriptedReply,
  model: string,
  stream: boolean,
  trouble: Trouble | undefined,
): void {
  if (trouble !== undefined && 'times' in trouble) {
    const { status, headers, body } = speech.writer.refusal(trouble.what);
    writeJson(response, status, headers, body);
    return;
  }
  if (!stream) {
    writeJson(response, 200, {}, speech.writer.plain(turn, model));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const writes = speech.writer.stream(turn, model);
  const place = Math.floor(writes.length * (trouble?.after ?? 1));
  if (trouble?.what === 'malformed-line') writes.splice(place, 0, speech.malformedLine);
  if (trouble?.what === 'cut') writes.length = place;
  for (const write of writes) response.write(write);
  // What was written must have left before the reset, which overtakes it.
  if (trouble?.what === 'cut') setTimeout(() => response.socket?.resetAndDestroy(), 50);
  else response.end();
}

function writeJson(response: ServerResponse, status: number, headers: Record<string, string>, body: JsonObject): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
