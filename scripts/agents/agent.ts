import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asNumber, asString, objectsIn, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { valueAt } from '../read-traces.ts';
import { run, type Finished } from '../processes.ts';
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
  /**
   * Its arguments for a prompt; `model`: those that select the model, none where `louter run` selects it. `resumes`: the prompt is sent in
   * the session of the one before, which only the agents of sessions can.
   */
  commandLine(prompt: string, model: readonly string[], options?: { resumes: boolean }): readonly string[];
  /** What connects it to a model. */
  connect(setting: Setting): Connection;
  /** Variables that keep it from sending anything but requests to its model. */
  quiet?: Readonly<Record<string, string>>;
  /** How `louter run` starts it; absent if it does not. */
  started?: StartedByRun;
  read(finished: Finished): AgentResult;
}

/** Files by their paths below the home folder, as text or as JSON. */
export type Files = Readonly<Record<string, string | JsonObject>>;

interface Connection {
  /** The arguments that select the model. */
  model?: readonly string[];
  files?: Files;
  environment?: Readonly<Record<string, string>>;
}

/** An agent as `louter run` starts it, for a user whose settings lead elsewhere. */
interface StartedByRun {
  /** Its name for `louter run`. */
  name: string;
  files: Files;
  environment?: Readonly<Record<string, string>>;
  /** Existing files that the agent changes itself. */
  changes?: RegExp;
}

/** Where the settings of a user lead: nothing listens there. */
export const elsewhere = 'http://127.0.0.1:9';
export const otherKey = 'a-key-of-the-user';

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
  /** It takes a stream that ends with an error event for one that ended well: no such failure is tested. */
  ignoresReports?: true;
  /** It ignores the server's Retry-After. */
  waitsAtWill?: true;
  /** It sends its requests as messages of a WebSocket. */
  webSocket?: true;
  /** It does not return the model's reasoning. A gateway that translates must restore it. */
  forgetsReasoning?: true;
}

interface Setting {
  variant: Variant;
  /** `http://127.0.0.1:PORT`. */
  origin: string;
  /** The folder of the agents' commands. */
  bin: string;
  /** A folder for this run alone. */
  home: string;
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

export interface RunSetting extends Omit<Setting, 'home'> {
  prompt: string;
  /** Whether the prompt is sent in the session of the one before. */
  resumes?: boolean;
  /** Arguments beside those of every run. */
  after?: readonly string[];
  directory: string;
  timeoutMs: number;
}

/** Runs an agent once, in folders of its own below `directory`. */
export async function runAgent(agent: Agent, setting: RunSetting): Promise<AgentRun> {
  const { variant, origin, prompt, resumes = false, after = [], bin, directory, timeoutMs } = setting;
  const { model = [], files = {}, environment } = agent.connect({ variant, origin, bin, home: homeIn(directory) });
  const folders = makeFolders(directory, files);
  const finished = await run({
    file: join(bin, agent.command),
    arguments: [...agent.commandLine(prompt, model, { resumes }), ...after],
    cwd: folders.cwd,
    environment: { ...folders.environment, ...agent.quiet, ...environment },
    timeout: timeoutMs,
  });
  return { ...finished, ...agent.read(finished) };
}

export const workspaceIn = (directory: string): string => join(directory, 'work');
const homeIn = (directory: string): string => join(directory, 'home');

/** Makes the folders of an agent, with files in its home. The caller's environment may contain vendors' keys or a proxy: it is not inherited. */
export function makeFolders(
  directory: string,
  files: Files,
): { home: string; cwd: string; environment: Record<string, string> } {
  const home = homeIn(directory);
  const cwd = workspaceIn(directory);
  const temporary = join(home, 'tmp');
  for (const folder of [cwd, temporary]) mkdirSync(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return {
    home,
    cwd,
    environment: { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: temporary, LANG: 'C.UTF-8' },
  };
}

/** The lines of an agent's output that are JSON objects, one per event. */
export const jsonLines = (output: string): readonly JsonObject[] =>
  objectsIn(output.split('\n').map((line) => parseJson(line) ?? null));

export const textAt = (value: JsonValue | undefined, ...path: string[]): string | undefined =>
  asString(valueAt(value, path));

/** A count of tokens. One that is missing is unequal to what is expected. */
export const countAt = (value: JsonValue | undefined, ...path: string[]): number =>
  asNumber(valueAt(value, path)) ?? Number.NaN;

export const sumAt = (values: readonly JsonValue[], ...path: string[]): number =>
  values.reduce((sum: number, value) => sum + countAt(value, ...path), 0);

/** The configuration of an agent for one of its protocols. */
export function ofProtocol<T extends { protocol: Protocol }>(settings: readonly T[], protocol: Protocol): T {
  const found = settings.find((setting) => setting.protocol === protocol);
  if (found === undefined) throw new Error(`the agent is not set up for ${protocol}`);
  return found;
}
