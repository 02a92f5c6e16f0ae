import { type DestinationStream, type Logger, pino } from 'pino';
import { prettyFactory, type PrettyOptions } from 'pino-pretty';
import type { LogLevel } from '../config/config.ts';
import { escapeJsonStrings, escapeJsonControls } from '../core/printable.ts';
import { waitAtMost } from '../core/within-time.ts';

export type Log = Logger;

/** In characters; a reader may be slow or absent. */
const maxBufferedChars = 1024 * 1024;
/** How long the process waits for its last lines to be read before it exits. */
const flushMs = 1_000;

/** The destination of log lines. */
interface Sink {
  /** False if the buffer is full. */
  write(line: string): boolean;
  /** Calls back when all earlier lines are written. */
  flush(done: () => void): void;
}

/**
 * The log of the process on stderr: formatted lines on a terminal, JSON lines otherwise, both without control
 * characters. Lines are written asynchronously; see `flushLog`.
 */
export function createLog(level: LogLevel, { pretty }: { pretty: boolean }): Log {
  const options = { level, base: null };
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

/** A log in a file, as JSON lines, for a process whose terminal belongs to another program. Only this user can read it. */
export function createFileLog(level: LogLevel, file: string): Log {
  const destination = pino.destination({ dest: file, mode: 0o600, append: true, sync: true });
  // A full disk does not stop the gateway.
  destination.on('error', () => {});
  return pino({ level, base: null }, destination);
}

const droppedLine = (count: number): string =>
  `{"level":40,"time":${Date.now()},"msg":"${count} log lines were dropped: the reader of stderr is too slow"}\n`;

/** Waits until all lines are written, at most a second. */
export const flushLog = (log: Log): Promise<void> =>
  waitAtMost(new Promise<void>((resolve) => log.flush(() => resolve())), flushMs);

/** One per process, like stderr. */
let standardError: Sink | undefined;

/**
 * Writes the lines of one turn of the event loop together. Node writes stderr without waiting for its reader. A worker
 * thread would too, but a thread that waits for a reader keeps the process from exiting.
 */
function createSink(): Sink {
  const { stderr } = process;
  let buffered = '';

  function writeBuffered(): void {
    const text = buffered;
    buffered = '';
    if (text !== '') stderr.write(text);
  }

  // The reader or terminal is gone, or the disk is full: nothing can be reported.
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

/** Fields that the message contains, or that only JSON lines contain. */
const requestFields =
  'trace_id,method,path,status,ms,protocol,outcome,mode,backend,model,losses,input_tokens,output_tokens,error_kind,error';

/** One line per request; other messages print their fields below. */
const prettyOptions: PrettyOptions = {
  translateTime: "UTC:HH:MM:ss.l'Z'",
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
