import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { entry } from './command.ts';

/** Whether there is `script` of util-linux, with which programs get a terminal of their own. */
export const hasTerminal =
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

/** A command of `louter` that runs in a terminal. */
export interface TerminalSession {
  /** What the terminal shows so far. */
  readonly shown: string;
  /** Waits until the terminal shows a text after what was typed last, and types. */
  answer(text: string | RegExp, typed: string): Promise<void>;
  /** The exit code. */
  readonly finished: Promise<number | null>;
  readonly child: ChildProcess;
}

const quote = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Runs a command in a terminal. `\u0003` is Ctrl-C, `\u0004` the end of the input. */
export function runInTerminal(
  words: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): TerminalSession {
  const command = [process.execPath, entry, ...words].map(quote).join(' ');
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd, TERM: 'dumb', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let shown = '';
  let seen = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text));
  const finished = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
  return {
    child,
    finished,
    get shown() {
      return shown.replaceAll('\r\n', '\n');
    },
    async answer(text, typed) {
      const holds = (): boolean => {
        const rest = shown.slice(seen);
        return typeof text === 'string' ? rest.includes(text) : text.test(rest);
      };
      while (!holds()) {
        if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode} after:\n${shown}`);
        await pause(20);
      }
      seen = shown.length;
      child.stdin.write(typed);
    },
  };
}
