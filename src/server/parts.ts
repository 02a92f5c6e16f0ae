import type { Config } from '../config/config.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Recorder } from '../traces/record.ts';
import type { Log } from './log.ts';

/** What a server is made of. All of it is the caller's: it outlives the server. */
export interface ServerParts {
  readonly config: Config;
  readonly gateway: Gateway;
  readonly recorder: Recorder;
  readonly log: Log;
  /** Louter's own version. */
  readonly version: string;
}
