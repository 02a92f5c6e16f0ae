import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import type { BenchProtocol } from './traffic.ts';

const endOfStream: Record<BenchProtocol, string> = { anthropic: 'event: message_stop', 'openai-chat': 'data: [DONE]' };

/** What a load took. */
export interface LoadResult {
  milliseconds: number;
  /** Milliseconds from sending a request to the first byte of its answer's body, of each request. */
  firstByte: number[];
}

/**
 * Sends conversations over some connections, each one request after the other, and reads every answer to its end.
 * @throws when an answer is no 200 or not whole, or when all together take longer than `timeoutMs` milliseconds.
 */
export async function load(options: {
  url: string;
  path: string;
  connections: number;
  /** How many conversations, and what each sends. */
  conversations: number;
  bodies: (conversation: number) => Iterable<string>;
  /** The protocol of the answer, which determines how a stream ends; `plain` if it is not streamed. */
  answer: BenchProtocol | 'plain';
  /** Milliseconds between the beginnings of two connections, so that streams are not in step. */
  staggerMs?: number;
  timeoutMs: number;
}): Promise<LoadResult> {
  const { url, path, connections, conversations, bodies, answer, staggerMs = 0, timeoutMs } = options;
  const pool = new Pool(url, { connections, pipelining: 1, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  const signal = AbortSignal.timeout(timeoutMs);
  const firstByte: number[] = [];
  let begun = 0;
  const send = async (requestBody: string): Promise<void> => {
    const sent = performance.now();
    const { statusCode, body: reply } = await pool.request({
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'anthropic-version': '2023-06-01' },
      body: requestBody,
      signal,
    });
    let last: Buffer = Buffer.alloc(0);
    let length = 0;
    // What ends a stream may be cut in two: the last two reads are looked at together.
    let before: Buffer = last;
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      if (length === 0) firstByte.push(performance.now() - sent);
      before = last;
      last = chunk;
      length += chunk.length;
    }
    const end = Buffer.concat([before, last]);
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${end.toString().slice(0, 500)}`);
    if (answer === 'plain' ? length < 1000 : !end.includes(endOfStream[answer]))
      throw new Error(`${path} did not answer in full: ${end.toString().slice(-500)}`);
  };
  const one = async (connection: number): Promise<void> => {
    if (staggerMs > 0) await pause(connection * staggerMs);
    while (begun < conversations) {
      begun += 1;
      for (const body of bodies(begun - 1)) await send(body);
    }
  };
  const started = performance.now();
  try {
    await Promise.all(Array.from({ length: Math.min(connections, conversations) }, (_, index) => one(index)));
    return { milliseconds: performance.now() - started, firstByte };
  } finally {
    await pool.destroy();
  }
}
