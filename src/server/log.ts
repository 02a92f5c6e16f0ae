import { type DestinationStream, type Logger, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { LogLevel } from '../config/config.ts';

export type Log = Logger;

const standardError = 2;

/**
 * The one log of the process, on standard error: lines for people where somebody watches, JSON lines otherwise.
 * JSON lines are written behind the request path; `log.flush()` waits for them.
 */
export function createLog(level: LogLevel, { pretty }: { pretty: boolean }): Log {
  const options = { level, base: null };
  if (level === 'silent') return pino(options, nowhere);
  // Lines go out at once with any `minLength`, but only above 0 does a flush wait for those under way.
  if (!pretty) return pino(options, pino.destination({ dest: standardError, sync: false, minLength: 1 }));
  return pino(options, PinoPretty({ destination: standardError, sync: true, translateTime: 'HH:MM:ss.l' }));
}

const nowhere: DestinationStream = { write() {} };
