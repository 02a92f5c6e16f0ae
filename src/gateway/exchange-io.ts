import type { HeaderFields } from '../core/headers.ts';

/** A client's request as the server hands it over: whole, within its limits, not yet understood. */
export interface InboundRequest {
  /** The id every answer, log line and trace of this request carries. */
  readonly traceId: string;
  readonly method: string;
  /** Path with query, as it came. */
  readonly target: string;
  readonly headers: HeaderFields;
  /** The first value of a header field, by lower-case name. */
  header(name: string): string | undefined;
  readonly body: Buffer;
  /**
   * Gives up the request's place among those that the server works on while `waiting` runs, and takes one again: false
   * when none came free. Absent where places are not counted.
   */
  readonly waitWithoutSlot?: WaitWithoutSlot;
}

export type WaitWithoutSlot = (wait: () => Promise<void>) => Promise<boolean>;

/** Where the answer goes. `write` takes whole pieces; nothing may be written after `end` or `cut`. */
export interface ResponseWriter {
  /** Status line and headers; `undefined` values are left out. Once. */
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
