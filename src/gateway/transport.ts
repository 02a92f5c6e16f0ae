import type { Readable } from 'node:stream';
import type { Limits } from '../config/config.ts';
import type { JsonObject } from '../core/json.ts';
import type { VendorProtocol } from '../core/types.ts';
import type { FrontendRoute } from '../core/frontend.ts';
import type { HeaderFields } from '../core/headers.ts';
import type { Framing } from '../core/step.ts';

/** A request ready to be sent. */
export interface UpstreamRequest {
  /** `POST` unless it says otherwise. */
  method?: 'GET';
  url: string;
  headers: Record<string, string>;
  /** Empty where nothing but the address asks. */
  body: Buffer;
  /** The same body parsed, where the sender has it. */
  json?: JsonObject;
  protocol: VendorProtocol;
  stream: boolean;
  model: string;
  /** Which of the protocol's forms the body has; see `RouteHints`. */
  form?: 'prompt';
  /** Where the client's bytes pass unchanged: its route, and how it expects a stream to be framed. A replay answers in kind. */
  passthrough?: { route: FrontendRoute; framing: Framing };
}

/** What came back: status and headers at once, the bytes as they arrive. */
export interface UpstreamResponse {
  status: number;
  headers: HeaderFields;
  /** The first value of a header field, by lower-case name. */
  header(name: string): string | undefined;
  body: Readable;
  /** Why a recording answers, or why none does; of replay backends only. */
  reason?: string;
}

/** The limits of one request. */
export interface SendOptions extends Limits {
  /** Whether another target is left to be asked when this one does not begin to answer. */
  readonly hasFallback?: boolean;
}

/** How bytes reach a backend. */
export interface Transport {
  /** @throws {LouterError} `upstream` or `timeout` when no response came, `aborted` when the signal fired. */
  send(upload: UpstreamRequest, limits: SendOptions, signal: AbortSignal): Promise<UpstreamResponse>;
  stop(): Promise<void>;
}
