import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { run, type Finished } from './process.ts';
import type { Hands } from './task.ts';

export interface Package {
  name: string;
  version: string;
}

/** A coding agent: where it comes from, how it is run once without a terminal, and how its last words are read. */
export interface Agent {
  name: string;
  /** As its maker publishes it, and libraries that it is set up with. */
  packages: readonly [Package, ...Package[]];
  /** The command it puts into `node_modules/.bin`. */
  command: string;
  /** The ways it can be set up that differ on the wire; the first is the one that most people have. */
  variants: readonly Variant[];
  /** What the model answers to requests beside the task, which offer no tools: titles, the choice of a model. */
  aside?: string;
  overflow: Overflow;
  /** Writes its configuration below its home, and says how it is called. */
  prepare(setting: Setting): { arguments: readonly string[]; environment?: Record<string, string> };
  read(finished: Finished): AgentResult;
}

/**
 * What becomes of a conversation that grew too long: the agent has it summed up and goes on; it has it summed up but
 * ends for its own reasons; it drops the beginning and goes on; or it ends at once. `asks` is found in what it asks a
 * summary with, `says` in its last words.
 */
export type Overflow =
  | { then: 'goes-on'; asks: RegExp }
  | { then: 'sums-up'; asks: RegExp }
  | { then: 'drops-history' }
  | { then: 'ends'; says: RegExp };

export interface Variant {
  name: string;
  /** What it speaks to its model. */
  protocol: Protocol;
  model: string;
  hands: Hands;
  /** Names of the scenarios at which it ends by its own choice, as it does without a gateway: then it must say so. */
  endsAt?: RegExp;
  /** It ends at an error that a stream reports, though it asks again where the stream is cut. */
  endsAtReports?: true;
  /** It waits as long as it likes, whatever the server says. */
  waitsAtWill?: true;
  /** It does not bring the model's reasoning back. A gateway that translates has to remember it. */
  forgetsReasoning?: true;
}

export interface Setting {
  variant: Variant;
  /** `http://127.0.0.1:PORT`. */
  origin: string;
  /** The folder of the agents' commands. */
  bin: string;
  /** A folder that nothing but this run uses. */
  home: string;
  prompt: string;
}

/** What an agent said at its end. */
export interface AgentResult {
  /** The last text of the model, or of the agent itself where it gave up. */
  result: string;
  failed: boolean;
  /** Tokens as the agent added them up; absent where it does not report them. `input` does not hold the cached ones. */
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
    // Nothing of the caller's environment goes in: no vendor's key, no proxy.
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

/** The lines of an agent's output that are JSON objects: what it says event by event. */
export const jsonLines = (output: string): JsonObject[] =>
  output.split('\n').flatMap((line) => {
    const value = asObject(parseJson(line));
    return value === undefined ? [] : [value];
  });

/** The setting for one protocol out of those of an agent that speaks several. */
export function ofProtocol<T extends { protocol: Protocol }>(settings: readonly T[], protocol: Protocol): T {
  const found = settings.find((setting) => setting.protocol === protocol);
  if (found === undefined) throw new Error(`the agent is not set up for ${protocol}`);
  return found;
}
