import type { AnsweredRequest } from '../../core/mend-calls.ts';
import type { BackendCodec, BackendContext } from '../../core/codec.ts';
import type { Protocol } from '../../core/types.ts';
import type { SecretMasker } from '../secrets/masker.ts';
import type { UpstreamRequest, UpstreamResponse } from './transport.ts';

/** How the response of an upstream is read. */
export interface ReadContext {
  /** Aborted, with a `LouterError` as its reason unless the client closed the connection. */
  readonly signal: AbortSignal;
  readonly masker: SecretMasker;
  /** The client's protocol, whose clients understand a failed answer of the same vendor. Absent: no client does. */
  readonly clientProtocol?: Protocol;
  /** Absent: nothing is recorded. */
  readonly recorder?: UpstreamRecorder;
}

/** Records what is sent to an upstream and what arrives from it. */
export interface UpstreamRecorder {
  requestSent(request: UpstreamRequest): void;
  upstreamHead(response: Pick<UpstreamResponse, 'status' | 'headers' | 'note'>): void;
  /** A piece of a stream; a promise holds back the next. */
  upstreamChunk(bytes: Buffer): Promise<void> | undefined;
  /** A whole body. */
  upstreamBody(bytes: Buffer): void;
}

/** A response whose head has arrived, with a status that is not an error. */
export interface IncomingResponse {
  read: ReadContext;
  response: UpstreamResponse;
  /** What it answers. */
  request: UpstreamRequest;
}

/** The response to a model request. */
export interface UpstreamAnswer extends IncomingResponse {
  codec: BackendCodec;
  context: BackendContext;
}

/** The request of an answer, by which its calls get their ids. */
export const toAnsweredRequest = ({ read, codec, context }: UpstreamAnswer): AnsweredRequest => ({
  request: context.request,
  vendor: codec.protocol,
  client: read.clientProtocol,
  note: (note) => context.note(note),
});
