import { type DestinationStream, type Logger, pino } from 'pino';
import { prettyFactory, type PrettyOptions } from 'pino-pretty';
import type { LogLevel } from '../config/config.ts';
import { escapeJsonStrings, escapeJsonControls } from '../core/printable.ts';
import { waitAtMost } from '../core/within-time.ts';

export type Log = Logger;

/** How much may wait to be written, in characters: perhaps nobody reads it. */
const maxBufferedChars = 1024 * 1024;
/** How long the end of a process waits for its last lines to be read. */
const flushMs = 1_000;

/** Where lines go. */
interface Sink {
  /** False: there is no room for it. */
  write(line: string): boolean;
  /** Calls back when all that came before is written. */
  flush(done: () => void): void;
}

/**
 * The one log of the process, on standard error: lines for people where somebody watches, JSON lines otherwise. Neither
 * holds what a terminal would obey. Lines are written behind the request path; see `flushLog`.
 */
export function createLog(level: LogLevel, { pretty }: { pretty: boolean }): Log {
  const options = { level, base: null };
  if (level === 'silent') return pino(options, discard);
  const sink = (standardError ??= createSink());
  const formatPretty = prettyFactory(prettyOptions);
  const format = pretty ? (line: string): string => formatPretty(escapeJsonStrings(line)) : escapeJsonControls;
  let dropped = 0;
  const stream: DestinationStream & Pick<Sink, 'flush'> = {
    write(line) {
      if (dropped > 0 && sink.write(format(droppedLine(dropped)))) dropped = 0;
      if (!sink.write(format(line))) dropped++;
    },
    flush: (done) => sink.flush(done),
  };
  return pino(options, stream);
}

const droppedLine = (count: number): string =>
  `{"level":40,"time":${Date.now()},"msg":"${count} log lines were dropped: nobody read them in time"}\n`;

/** Waits until what was logged is written, but for no reader longer than a second. */
export const flushLog = (log: Log): Promise<void> =>
  waitAtMost(new Promise<void>((resolve) => log.flush(() => resolve())), flushMs);

/** One for the process, as its standard error is. */
let standardError: Sink | undefined;

/**
 * Gathers the lines of one turn of the event loop into one write. Node writes its standard error without waiting for a
 * reader. Writing it from a thread would do so too, but a thread that waits for one keeps the process from ending.
 */
function createSink(): Sink {
  const { stderr } = process;
  let buffered = '';

  function writeBuffered(): void {
    const text = buffered;
    buffered = '';
    if (text !== '') stderr.write(text);
  }

  // Its reader or its terminal is gone, or its disk is full: there is nobody to tell.
  stderr.on('error', () => {});
  process.once('exit', writeBuffered);
  return {
    write(line) {
      if (stderr.writableLength + buffered.length + line.length > maxBufferedChars) return false;
      if (buffered === '') setImmediate(writeBuffered);
      buffered += line;
      return true;
    },
    flush(done) {
      writeBuffered();
      stderr.write('', () => done());
    },
  };
}

/** What a request's line says of itself, or leaves to the JSON lines and the trace. */
const requestFields =
  'trace_id,method,path,status,ms,protocol,outcome,mode,backend,model,losses,input_tokens,output_tokens,error_kind,error';

/** One line a request; whatever else is logged keeps its fields below its line. */
const prettyOptions: PrettyOptions = {
  translateTime: 'HH:MM:ss.l',
  ignore: requestFields,
  messageFormat: (record, messageKey) => {
    const field = (name: string): string => {
      const value = record[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\s+/g, ' ') : '';
    };
    const message = field(messageKey);
    if (message !== 'request') return message;
    const route = field('backend') && ` · ${field('model') || '?'} at ${field('backend')}`;
    const failure = field('error') && ` · ${field('error')}`;
    const answer = `${field('method')} ${field('path')} ${field('status')} in ${field('ms')} ms`;
    return `${answer}${route}${failure} · trace ${field('trace_id')}`;
  },
};

const discard: DestinationStream = { write() {} };
