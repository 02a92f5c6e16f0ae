import type { KeyConfig } from '../config/config.ts';
import type { HeaderFields } from '../core/headers.ts';
import type { Cloud } from '../protocols/cloud-targets.ts';
import type { Note } from '../core/types.ts';

/** A client's request from the server: complete, within the size limits, not yet parsed. */
export interface InboundRequest {
  /** The id in every answer, log line and trace of this request. */
  readonly traceId: string;
  readonly method: string;
  /** The key of `[keys]` that the client presented; absent: none of them. */
  readonly key?: KeyConfig;
  /** The run in the path; it takes precedence over the header `x-louter-run`. */
  readonly run?: string;
  /** Path with query, as received; without `/run/NAME`. */
  readonly target: string;
  readonly headers: HeaderFields;
  /** The first value of a header field, by lower-case name. */
  header(name: string): string | undefined;
  readonly body: Buffer;
  /** The cloud at whose path it came, which its credential is for; absent: at one of its protocol. */
  readonly cloud?: Cloud;
  /** What was received, where this is it in the form of its protocol. */
  readonly received?: Pick<InboundRequest, 'target' | 'headers' | 'body'>;
  /** What the server changed in the request before it became this one. */
  readonly notes?: readonly Note[];
  /**
   * Runs `wait` without the request's slot in `limits.max_concurrent`, and takes one again: false when none is free. Absent
   * where slots are not counted.
   */
  readonly waitWithoutSlot?: WaitWithoutSlot;
}

export type WaitWithoutSlot = (wait: () => Promise<void>) => Promise<boolean>;

/** Writes the answer to the client. Nothing may be written after `end` or `destroy`. */
export interface ResponseWriter {
  /** Status line and headers; `undefined` values are left out. Called once. */
  writeHead(status: number, headers: Readonly<Record<string, string>>): void;
  /** False when the client reads slower than we write: wait for `drained` before the next. */
  write(piece: Buffer | string): boolean;
  drained(): Promise<void>;
  end(piece?: Buffer | string): void;
  /** Destroys the connection: the answer must not look finished. */
  destroy(): void;
  /** Aborted when the client goes away before the answer's end. */
  readonly signal: AbortSignal;
}
