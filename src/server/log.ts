import { type DestinationStream, type Logger, pino } from 'pino';
import { PinoPretty, type PrettyOptions } from 'pino-pretty';
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
  return pino(options, PinoPretty({ ...forPeople, destination: standardError, sync: true }));
}

/** What a request's line says of itself, or leaves to the JSON lines and the trace. */
const requestFields =
  'trace_id,method,path,status,ms,protocol,outcome,mode,backend,model,losses,input_tokens,output_tokens,error_kind,error';

/** One line a request; whatever else is logged keeps its fields below its line. */
const forPeople: PrettyOptions = {
  translateTime: 'HH:MM:ss.l',
  ignore: requestFields,
  messageFormat: (record, messageKey) => {
    const field = (name: string): string => {
      const value = record[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const message = field(messageKey);
    if (message !== 'request') return message;
    const route = field('backend') && ` · ${field('model') || '?'} at ${field('backend')}`;
    const failure = field('error') && ` · ${field('error')}`;
    const answer = `${field('method')} ${field('path')} ${field('status')} in ${field('ms')} ms`;
    return `${answer}${route}${failure} · trace ${field('trace_id')}`;
  },
};

const nowhere: DestinationStream = { write() {} };
