import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { run, type Finished } from './process.ts';
import type { TaskTools } from './task.ts';

export interface Package {
  name: string;
  version: string;
}

/** A coding agent: its packages, how to run it once without a terminal, and how to read its final output. */
export interface Agent {
  name: string;
  /** The published package, and libraries that its configuration needs. */
  packages: readonly [Package, ...Package[]];
  /** The command it puts into `node_modules/.bin`. */
  command: string;
  /** Its configurations that differ on the wire, the most common one first. */
  variants: readonly Variant[];
  /** The model's answer to requests that are not part of the task and declare no tools, such as those for titles. */
  aside?: string;
  overflow: Overflow;
  /** Writes its configuration below its home, and returns its command line. */
  prepare(setting: Setting): { arguments: readonly string[]; environment?: Record<string, string> };
  read(finished: Finished): AgentResult;
}

/**
 * How an agent handles a conversation that is too long: it requests a summary and continues; it requests a summary but ends
 * for its own reasons; it drops the oldest messages and continues; or it ends at once. `summaryPrompt` matches its request
 * for a summary, `errorPattern` its final output.
 */
export type Overflow =
  | { then: 'goes-on'; summaryPrompt: RegExp }
  | { then: 'sums-up'; summaryPrompt: RegExp }
  | { then: 'drops-history' }
  | { then: 'ends'; errorPattern: RegExp };

export interface Variant {
  name: string;
  /** The protocol between the agent and its model. */
  protocol: Protocol;
  model: string;
  taskTools: TaskTools;
  /** Names of the scenarios at which it ends by itself, as it does without a gateway; then it must report why. */
  endsAt?: RegExp;
  /** It ends if a stream reports an error, although it retries if a stream is cut. */
  endsAtReports?: true;
  /** It ignores the server's Retry-After. */
  waitsAtWill?: true;
  /** It sends its requests as messages of a WebSocket. */
  webSocket?: true;
  /** It does not return the model's reasoning. A gateway that translates must restore it. */
  forgetsReasoning?: true;
}

export interface Setting {
  variant: Variant;
  /** `http://127.0.0.1:PORT`. */
  origin: string;
  /** The folder of the agents' commands. */
  bin: string;
  /** A folder for this run alone. */
  home: string;
  prompt: string;
}

/** The final output of an agent. */
export interface AgentResult {
  /** The last text of the model, or the agent's error message. */
  result: string;
  failed: boolean;
  /** Token counts reported by the agent; absent if it reports none. `input` excludes cached tokens. */
  usage?: { input: number; cached: number; output: number };
}

export interface AgentRun extends Finished, AgentResult {}

/** Runs an agent once, in folders of its own below `directory`. It works in `directory/work`. */
export async function runAgent(
  agent: Agent,
  options: Omit<Setting, 'home'> & { directory: string; timeout: number },
): Promise<AgentRun> {
  const { variant, origin, prompt, bin, directory, timeout } = options;
  const home = join(directory, 'home');
  const workspace = workspaceIn(directory);
  for (const folder of [workspace, join(home, 'tmp')]) mkdirSync(folder, { recursive: true });
  const prepared = agent.prepare({ variant, origin, bin, home, prompt });
  const finished = await run({
    file: join(bin, agent.command),
    arguments: prepared.arguments,
    cwd: workspace,
    // The caller's environment is not inherited, because it may contain vendors' keys or a proxy.
    environment: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      TMPDIR: join(home, 'tmp'),
      LANG: 'C.UTF-8',
      ...prepared.environment,
    },
    timeout,
  });
  return { ...finished, ...agent.read(finished) };
}

export const workspaceIn = (directory: string): string => join(directory, 'work');

/** The lines of an agent's output that are JSON objects, one per event. */
export const jsonLines = (output: string): JsonObject[] =>
  output.split('\n').flatMap((line) => {
    const value = asObject(parseJson(line));
    return value === undefined ? [] : [value];
  });

/** The configuration of an agent for one of its protocols. */
export function ofProtocol<T extends { protocol: Protocol }>(settings: readonly T[], protocol: Protocol): T {
  const found = settings.find((setting) => setting.protocol === protocol);
  if (found === undefined) throw new Error(`the agent is not set up for ${protocol}`);
  return found;
}
