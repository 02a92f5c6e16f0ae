import { Pool } from 'undici';
import type { BenchProtocol } from './traffic.ts';

const connections = 10;

const endOfStream: Record<BenchProtocol, string> = { anthropic: 'event: message_stop', 'openai-chat': 'data: [DONE]' };

/**
 * Sends `count` requests over ten connections and reads every answer to its end.
 * @returns how long it took, in milliseconds.
 * @throws when an answer is no 200 or not whole, or when all together take longer than `patience` milliseconds.
 */
export async function load(options: {
  url: string;
  path: string;
  count: number;
  /** The protocol of the answer, which determines how a stream ends; `plain` if it is not streamed. */
  answer: BenchProtocol | 'plain';
  body: (number: number) => string;
  patience: number;
}): Promise<number> {
  const { url, path, count, answer, body, patience } = options;
  const pool = new Pool(url, { connections, pipelining: 1 });
  const signal = AbortSignal.timeout(patience);
  let sent = 0;
  const one = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const { statusCode, body: reply } = await pool.request({
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'anthropic-version': '2023-06-01' },
        body: body(sent),
        signal,
      });
      let last: Buffer = Buffer.alloc(0);
      let length = 0;
      // What ends a stream may be cut in two: the last two reads are looked at together.
      let before: Buffer = last;
      for await (const chunk of reply as AsyncIterable<Buffer>) {
        before = last;
        last = chunk;
        length += chunk.length;
      }
      const end = Buffer.concat([before, last]);
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${end.toString().slice(0, 500)}`);
      if (answer === 'plain' ? length < 1000 : !end.includes(endOfStream[answer]))
        throw new Error(`${path} did not answer in full: ${end.toString().slice(-500)}`);
    }
  };
  const started = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, one));
    return performance.now() - started;
  } finally {
    await pool.destroy();
  }
}
