import type { Environment } from '../config/environment.ts';
import type { Protocol } from '../core/types.ts';
import type { FileConnection } from './connection.ts';

/** Names of agents: the word after `louter run`, and the section of `[run]`. */
export type AgentName =
  | 'claude'
  | 'codex'
  | 'gemini'
  | 'qwen'
  | 'opencode'
  | 'pi'
  | 'cline'
  | 'copilot'
  | 'droid'
  | 'kimi'
  | 'goose'
  | 'crush'
  | 'kilo';

/** A coding agent, and how it is started so that its requests go to a gateway. */
export interface Agent {
  readonly name: AgentName;
  /** What its maker calls it. */
  readonly title: string;
  readonly command: string;
  /** The npm package that installs it; null if it is not installed with npm. */
  readonly npmPackage: string | null;
  /** The version that was tested; null if none was. */
  readonly testedVersion: string | null;
  /** The protocols it supports, the preferred one first. */
  readonly protocols: readonly [Protocol, ...Protocol[]];
  /** The models it requests if nobody chooses one; empty if it requires a choice. */
  readonly defaultModels: readonly string[];
  /** The size of its first request, whatever the task. */
  readonly firstRequestTokens: number;
  /** Whether variables alone lead it to a gateway: all that is needed, none of it, or a sentence with what else is needed. */
  readonly variables: string;
  /** Its maker's API, for `--record`; absent where that is not supported. */
  readonly vendor?: AgentVendor;
  /** What a connection adds beside those of the user, unless it is made the default; absent: it replaces the user's. */
  readonly besides?: 'provider' | 'profile' | 'model';
  /** The model that the user chose in the agent's arguments, environment or settings. */
  chosenModel(setting: UserSetting): string | undefined;
  /**
   * How it is started.
   * @throws {AgentError} if the user's arguments or settings do not allow it.
   */
  runOf(setting: RunSetting): RunPlan;
  /** The keys of its settings that connect it permanently; absent where it has none. */
  connectionOf?(setting: ConnectionSetting): FileConnection[];
}

export interface AgentVendor {
  readonly name: string;
  readonly protocol: 'anthropic' | 'openai-responses' | 'gemini';
  /** Why its own login cannot be forwarded to its maker's API; `undefined` if it can. */
  loginProblem(setting: UserSetting): string | undefined;
}

/** The user's side: what the agent would read itself. */
export interface UserSetting {
  /** The agent's arguments. */
  readonly arguments: readonly string[];
  readonly environment: Environment;
  /** The user's home folder. */
  readonly home: string;
  readonly platform: NodeJS.Platform;
  readonly files: UserFiles;
}

/** Reads files of the user. */
export interface UserFiles {
  /** The text of a file; `undefined` if there is none. */
  read(path: string): string | undefined;
  /** The names in a folder; empty if there is none. */
  list(path: string): readonly string[];
}

/** How an agent reaches the gateway. */
export interface GatewaySetting extends UserSetting {
  /** `http://HOST:PORT`, followed by `/run/NAME` for a run. */
  readonly url: string;
  /** The credential for the gateway; a placeholder if it requires none. */
  readonly token: string;
  /** Whether the gateway requires the token. */
  readonly needsToken: boolean;
  /** Whether the agent sends its own credential. */
  readonly keepLogin: boolean;
  /** The one of the agent's protocols that it uses. */
  readonly protocol: Protocol;
  /** The model that the agent is made to request; absent: it chooses. Present for agents that require a choice. */
  readonly model?: string;
  /** Properties of the model that answers; absent if not known. In tokens. */
  readonly contextWindow?: number;
  readonly maxOutput?: number;
}

/** What an agent is connected to. */
export interface ConnectionSetting extends GatewaySetting {
  /** Whether the agent uses the gateway unless it is started otherwise. */
  readonly isDefault: boolean;
}

export interface RunSetting extends GatewaySetting {
  /** The name of the run. */
  readonly run: string;
  /** Whether requests reach the agent's own maker. */
  readonly isOwnVendor: boolean;
  /** A folder for this run alone, which is deleted at its end. */
  readonly folder: string;
}

/** What is done to start an agent. */
export interface RunPlan {
  readonly arguments: readonly string[];
  /** Added to the environment of the user. */
  readonly environment: Readonly<Record<string, string>>;
  /** Removed from it. */
  readonly unset?: readonly string[];
  readonly files?: readonly PlannedFile[];
  readonly links?: readonly PlannedLink[];
  /** Whether processes that it leaves behind, known by their environment, are ended with the run. */
  readonly endsDaemons?: true;
}

export interface PlannedFile {
  /** An absolute path in the folder of the run. */
  readonly path: string;
  readonly content: string;
  /** A file of the user's of which this is a changed copy: what the agent changes in it is lost, which is reported. */
  readonly copyOf?: string;
}

/** A symbolic link in the folder of the run to a file or folder of the user. */
export interface PlannedLink {
  readonly path: string;
  readonly target: string;
  /** A folder that is created if it does not exist, so that the agent's data is not lost with the run. */
  readonly isMade?: true;
}

/** The agent cannot be started; the message is a sentence for the user. */
export class AgentError extends Error {
  override readonly name = 'AgentError';
}
