import type { Capability } from '../core/capabilities.ts';
import type { ModelFacts } from '../core/codec.ts';
import type { FindProxy, OutgoingProxy } from './outgoing-proxy.ts';
import type { DialectName, PromptStyle, Thinking, ToolPlace } from '../dialects/dialect.ts';

/** The complete configuration, validated and with every default filled in. Times in milliseconds, sizes in bytes. */
export interface Config {
  /** Its file, or null for the built-in default. */
  readonly file: string | null;
  readonly server: {
    readonly host: string;
    /** null: the first free port from 8787 on. 0: any free port. */
    readonly port: number | null;
    readonly keys: readonly string[];
    readonly maxBody: number;
    /** Whether a change of the file takes effect without a restart. */
    readonly watch: boolean;
    /** Host names by which clients reach this gateway through a proxy; in lower case. */
    readonly hosts: readonly string[];
    /** What makes this gateway ready, besides not shutting down. */
    readonly ready: readonly ReadyCondition[];
  };
  /** The keys of clients that have rights and limits of their own, beside those of `server.keys`. */
  readonly keys: readonly KeyConfig[];
  readonly traces: {
    /** `file:…` with an absolute path, or null for "off". */
    readonly url: string | null;
    readonly bodies: 'full' | 'metadata';
    /** Whether recorded requests are checked against themselves. */
    readonly check: 'all' | 'off';
    readonly keepMs: number;
    readonly keepMetadataMs: number;
    readonly maxSize: number;
    /** The absolute path of a directory, or null: requests are not kept on disk before they are in the database. */
    readonly journal: string | null;
  };
  readonly viewer: {
    readonly enabled: boolean;
    /** Who may look at traces; null: who has one of `server.keys`. */
    readonly keys: readonly string[] | null;
  };
  readonly log: { readonly level: LogLevel };
  /** null: no spans or metrics are exported. */
  readonly otel: OtelConfig | null;
  readonly limits: Limits & {
    /** Bytes of all in-flight request bodies together. */
    readonly maxInflightBytes: number;
  };
  readonly media: { readonly fetch: boolean };
  /** null: Louter searches for no model. */
  readonly search: SearchConfig | null;
  readonly backends: readonly BackendConfig[];
  /** The defaults of `louter run`, by agent. */
  readonly run: Readonly<Record<string, RunConfig>>;
  /** In the order of the file; tried before `models`. */
  readonly routes: readonly RouteRow[];
  /** In the order of the file. */
  readonly models: readonly ModelRow[];
  /** The properties of a model, by its name at the vendor. */
  modelFacts(model: string): ModelFacts;
  /** Those of them that the configuration itself sets. */
  statedFacts(model: string): ModelFacts;
  /** The outgoing proxy for what no backend sends: media, searches and telemetry. */
  readonly proxyFor: FindProxy;
  /** Of the proxies that variables name. */
  readonly proxySecrets: readonly string[];
  /** What is valid, but hardly meant: each with its location, on one line. */
  readonly warnings: readonly string[];
  /** The models for which the configuration overrides how they write. */
  readonly modelTexts: readonly ModelText[];
}

/** Where spans and metrics are exported to. */
export interface OtelConfig {
  /** The base URL of a collector, without a trailing slash. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether spans contain messages. */
  readonly content: boolean;
}

/** Who searches the web for models whose servers do not. */
export interface SearchConfig {
  readonly provider: 'searxng' | 'brave' | 'tavily' | 'exa';
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** How often for one request. */
  readonly maxUses: number;
  /** How many pages of a search. */
  readonly maxResults: number;
  readonly timeoutMs: number;
  /** US dollars for a search; null: not known. */
  readonly price: number | null;
}

/** A key of a client with its rights and limits; null: without limit. */
export interface KeyConfig {
  readonly name: string;
  /** SHA-256 of the key, in lower-case hexadecimal. */
  readonly sha256: string;
  /** The key itself; null if only its digest is configured. */
  readonly secret: string | null;
  /** Patterns of the models that clients may request; null: all. */
  readonly models: readonly string[] | null;
  /** Names; null: all. */
  readonly backends: readonly string[] | null;
  readonly requestsPerMinute: number | null;
  readonly tokensPerMinute: number | null;
  /** In this process. */
  readonly maxConcurrent: number | null;
  readonly budget: KeyBudget | null;
  /** Milliseconds since 1970; null: never. */
  readonly expiresAt: number | null;
  readonly mayUse: boolean;
  readonly mayView: boolean;
  /** Whether it may delete sessions on the page. */
  readonly mayDelete: boolean;
}

export interface KeyBudget {
  readonly usd: number;
  readonly per: 'day' | 'week' | 'month';
}

/** How `louter run` starts an agent. */
export interface RunConfig {
  /** null: the agent's own choice. */
  readonly model: string | null;
  readonly args: readonly string[];
  /** null: where the model's backend uses the caller's credential. */
  readonly keepLogin: boolean | null;
}

/** How the models that a name or pattern matches write, where that differs from their backend. */
export interface ModelText {
  readonly model: string;
  readonly dialect?: DialectName | 'none';
  readonly thinking?: Thinking;
  readonly tools?: ToolPlace;
  readonly promptStyle?: PromptStyle;
}

/** `backends`: of each row of the model table a backend answers. `configuration`: the last reload succeeded. */
export type ReadyCondition = 'backends' | 'configuration';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface Limits {
  readonly connectTimeout: number;
  /** null: 300 s for streams, 600 s for other responses. */
  readonly firstByteTimeout: number | null;
  /** The lower limit for a target that is not the last of its list. */
  readonly fallbackFirstByteTimeout: number;
  readonly idleTimeout: number;
  readonly totalTimeout: number;
  readonly maxConcurrent: number;
  /** A keep-alive is sent to a client after this much silence; 0: never. */
  readonly keepalive: number;
}

export type BackendProtocol =
  | 'anthropic'
  | 'openai-chat'
  | 'openai-responses'
  | 'gemini'
  | 'ollama'
  | 'openai-completions'
  | 'gemini-interactions'
  | 'replay';

export type PromptCache = 'auto' | 'off';

export interface BackendConfig {
  readonly name: string;
  readonly protocol: BackendProtocol;
  /** Without a trailing slash; empty for `replay`. */
  readonly baseUrl: string;
  /** Of the base URL, with its port unless that is the usual one; empty for `replay`. */
  readonly host: string;
  /** The outgoing proxy on the way there; null: none. */
  readonly proxy: OutgoingProxy | null;
  /** `proxy = "off"`: there is none, whatever the variables name. */
  readonly isProxyOff?: true;
  readonly auth: BackendAuth;
  /** Absent: the backend is reached as the vendor of its protocol is. */
  readonly platform?: PlatformConfig;
  readonly dialect: DialectName | null;
  /** What sets `dialect`, for example `backends.local.dialect`; absent where nothing does. */
  readonly dialectKey?: string;
  readonly thinking: Thinking;
  readonly tools: ToolPlace;
  /** Whether an answer in the form of another dialect is read as that. */
  readonly dialectDetection: boolean;
  /** null: everything the protocol supports. */
  readonly capabilities: readonly Capability[] | null;
  readonly mode: 'auto' | 'baseline' | 'proxy';
  readonly headers: Readonly<Record<string, string>>;
  /** The headers whose values come from the environment; they are treated as secrets. */
  readonly secretHeaders: readonly string[];
  /** Absolute path; `replay` only. null: the fixtures that come with Louter. */
  readonly fixtures: string | null;
  /** The backend that answers where there is no configuration at all. */
  readonly isBuiltIn?: true;
  readonly promptStyle: PromptStyle;
  /** How streamed requests are sent; `websocket`: as messages of a WebSocket, `openai-responses` only. */
  readonly transport: 'http' | 'websocket';
  /** Whether a name that the backend lists is that model, before the patterns of `[models]`. */
  readonly listedFirst: boolean;
  /** Whether requests get what the prompt cache of their vendor needs. */
  readonly promptCache: PromptCache;
  readonly retries: number;
  readonly limits: Limits;
}

/**
 * The credential that is sent. `none`: no credential; `key`: the configured one; `client`: that of the caller; `command`: what a
 * command prints; `platform`: what the cloud's own package finds.
 */
export type BackendAuth =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly key: string; readonly pool?: KeyPool }
  | { readonly kind: 'client' }
  | {
      readonly kind: 'command';
      /** The program and its arguments. */
      readonly command: readonly [string, ...string[]];
      /** The same as written, with `${NAME}` in place of values from the environment. */
      readonly written: readonly string[];
      /** How long a key is used; null: until the command states that it expires, else five minutes. */
      readonly ttlMs: number | null;
    }
  | {
      readonly kind: 'platform';
      /** Whether what issues it is reached through the proxies of variables, and not through that of the backend or none. */
      readonly usesProxyVariables: boolean;
    };

/** The cloud on which a backend runs, where that changes its requests. */
export type PlatformConfig =
  | {
      readonly kind: 'azure';
      /** null: the v1 API, which has no versions. */
      readonly apiVersion: string | null;
      /** null: the model's name. */
      readonly deployment: string | null;
    }
  | {
      readonly kind: 'bedrock';
      /** Whether requests are those of the vendor of the protocol; else they are those of InvokeModel. */
      readonly isPlain: boolean;
      /** The service that requests are signed for. */
      readonly service: string;
      /** Empty where nothing is signed. */
      readonly region: string;
      /** Of the shared AWS files; null: the default. */
      readonly profile: string | null;
    }
  | {
      readonly kind: 'vertex';
      /** null: express mode, with an API key. */
      readonly project: string | null;
      readonly location: string;
    };

/** The keys of `api_keys`, and which of them is sent, from 0. Absent for a single key. */
export interface KeyPool {
  readonly keys: readonly string[];
  readonly position: number;
}

export interface ModelRow {
  /** The requested model; `*` matches any characters. */
  readonly pattern: string;
  readonly targets: readonly RowTarget[];
}

/** A backend and the model's name there, in which `*` stands for the requested name. */
export interface RowTarget {
  readonly backend: string;
  readonly model: string;
}

/** A row of `[[routes]]`: where requests go for which all conditions hold. */
export interface RouteRow {
  /** As configured, else its number, from 1. */
  readonly name: string;
  readonly when: RouteConditions;
  readonly targets: readonly RowTarget[];
  /** null: as the client requests. */
  readonly effort: string | null;
  /** At most so many tokens of output; null: as the client requests. */
  readonly maxTokens: number | null;
  /** null: as the client requests. */
  readonly thinking: boolean | null;
  /** Whether a conversation stays on the target that answered it last. */
  readonly isSticky: boolean;
  /** Whether another target continues an answer that breaks after its client got some of it. */
  readonly continues: boolean;
  /** null: as the backend sets it. */
  readonly promptCache: PromptCache | null;
}

/** What must hold for a request; null: nothing. Of a list one element must hold. */
export interface RouteConditions {
  /** Patterns of the requested model. */
  readonly model: readonly string[] | null;
  /** Both bounds included. */
  readonly inputTokens: { readonly min: number; readonly max: number } | null;
  readonly thinking: boolean | null;
  readonly subagent: boolean | null;
  readonly background: boolean | null;
  readonly tools: boolean | null;
  /** Patterns of the names or kinds of tools. */
  readonly tool: readonly string[] | null;
  readonly image: boolean | null;
  readonly document: boolean | null;
  readonly protocol: readonly string[] | null;
  readonly agent: readonly string[] | null;
  /** Names of keys. */
  readonly key: readonly string[] | null;
  /** Patterns of the values of header fields, by name in lower case; all must match. */
  readonly header: Readonly<Record<string, string>> | null;
}
