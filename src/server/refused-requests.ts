import type { ErrorReply } from '../core/codec.ts';
import type { LouterError } from '../core/error.ts';
import type { InboundRequest } from '../gateway/exchange-io.ts';
import { ExchangeRecorder } from '../gateway/exchange-recorder.ts';
import type { Recorder } from '../record/exchange.ts';
import type { ErrorFormat } from './errors.ts';

/** A request that the server answered with an error, without passing it to the gateway. */
export interface RefusedRequest {
  /** Its body was not read, or not in full. */
  readonly request: Omit<InboundRequest, 'body'>;
  readonly format: ErrorFormat;
  /** That of the configuration in force. */
  readonly generation: number;
  readonly error: LouterError;
  readonly reply: ErrorReply;
}

/** Records a refused request, so that the trace id in its error leads to a trace. */
export function recordRefusedRequest(
  recorder: Recorder,
  { request, format, generation, error, reply }: RefusedRequest,
): void {
  const frontend = format === 'louter' ? format : format.codec.protocol;
  const record = new ExchangeRecorder(recorder, { frontend, generation }, { ...request, body: Buffer.alloc(0) });
  record.noted({ what: 'the request was refused before its body was parsed: the body is not recorded' });
  record.failed(error);
  record.responseHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
  record.responseEnd(JSON.stringify(reply.body));
  record.closed();
}
