import { Readable } from 'node:stream';
import { LouterError } from '../core/error.ts';
import { withoutUndefined, parseJson } from '../core/json.ts';
import type { Replayer } from '../replay/replayer.ts';
import type { Transport } from './transport.ts';

/** Answers from recorded fixtures in place of a vendor. */
export function createReplayTransport(replayer: Replayer): Transport {
  return {
    async send({ protocol, body, json, model, stream, form }, _limits, signal) {
      const parsed = json ?? parseJson(body.toString('utf8')) ?? null;
      const answer = replayer.answer({ protocol, body: parsed, model, stream, ...withoutUndefined({ form }) }, signal);
      if (signal.aborted) throw new LouterError({ kind: 'aborted', message: 'the client closed the connection' });
      return {
        status: answer.status,
        headers: answer.headers,
        header: (name) => answer.headers.find(([field]) => field.toLowerCase() === name)?.[1],
        body: Readable.from(answer.body, { objectMode: false, signal }),
      };
    },
    async stop() {},
  };
}
