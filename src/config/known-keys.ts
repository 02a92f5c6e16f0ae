import type { components } from '../../generated/louter.js';

type Schemas = components['schemas'];
type Configuration = Schemas['Configuration'];
type KeysOf<T> = Record<keyof NonNullable<T>, boolean>;

// The keys of the schema, for suggestions; the compiler checks that they match.
const root = {
  server: true,
  traces: true,
  viewer: true,
  log: true,
  otel: true,
  limits: true,
  media: true,
  search: true,
  keys: true,
  backends: true,
  models: true,
  routes: true,
  model_data: true,
  run: true,
} satisfies KeysOf<Configuration>;

const server = {
  host: true,
  port: true,
  keys: true,
  max_body: true,
  watch: true,
  hosts: true,
  ready: true,
} satisfies KeysOf<Configuration['server']>;

const traces = {
  url: true,
  bodies: true,
  check: true,
  keep: true,
  keep_metadata: true,
  journal: true,
  max_size: true,
} satisfies KeysOf<Configuration['traces']>;

const limitsOfBackend = {
  connect_timeout: true,
  first_byte_timeout: true,
  fallback_first_byte_timeout: true,
  idle_timeout: true,
  total_timeout: true,
  max_concurrent: true,
  keepalive: true,
};

const limits = { ...limitsOfBackend, max_inflight_bytes: true } satisfies KeysOf<Configuration['limits']>;

const search = {
  provider: true,
  base_url: true,
  api_key: true,
  max_uses: true,
  max_results: true,
  timeout: true,
  price: true,
} satisfies KeysOf<Configuration['search']>;

const backend = {
  ...limitsOfBackend,
  protocol: true,
  base_url: true,
  api_key: true,
  api_keys: true,
  api_key_command: true,
  api_key_ttl: true,
  platform: true,
  region: true,
  profile: true,
  project: true,
  location: true,
  api_version: true,
  deployment: true,
  requires_auth: true,
  dialect: true,
  thinking: true,
  tools: true,
  dialect_detection: true,
  capabilities: true,
  mode: true,
  headers: true,
  fixtures: true,
  prompt_style: true,
  transport: true,
  listed_first: true,
  prompt_cache: true,
  proxy: true,
  retries: true,
} satisfies KeysOf<Schemas['BackendConfiguration']>;

const run = {
  claude: true,
  codex: true,
  gemini: true,
  qwen: true,
  opencode: true,
  pi: true,
  cline: true,
  copilot: true,
  droid: true,
  kimi: true,
  goose: true,
  crush: true,
  kilo: true,
} satisfies KeysOf<Configuration['run']>;

const runOfAgent = { model: true, args: true, keep_login: true } satisfies KeysOf<Schemas['RunConfiguration']>;

const modelData = {
  context_window: true,
  max_output: true,
  reasoning: true,
  reasoning_echo: true,
  sampling: true,
  max_tokens_field: true,
  developer_role: true,
  system_turns: true,
  empty_answers: true,
  tool_role: true,
  call_seals: true,
  least_reasoning: true,
  forced_tools: true,
  server_tools: true,
  search_field: true,
  prompt_cache_key: true,
  min_cache_tokens: true,
  prefill: true,
  max_reasoning: true,
  dialect: true,
  thinking: true,
  tools: true,
  prompt_style: true,
  price: true,
} satisfies KeysOf<Schemas['ModelData']>;

const price = {
  input: true,
  output: true,
  cache_read: true,
  cache_write_5m: true,
  cache_write_1h: true,
} satisfies KeysOf<Schemas['ModelPrice']>;

const keyOfClient = {
  sha256: true,
  key: true,
  models: true,
  backends: true,
  rpm: true,
  tpm: true,
  max_concurrent: true,
  budget: true,
  expires: true,
  may: true,
} satisfies KeysOf<Schemas['KeyConfiguration']>;

const budget = { usd: true, per: true } satisfies KeysOf<Schemas['KeyBudget']>;

const routeRow = {
  name: true,
  when: true,
  to: true,
  effort: true,
  max_tokens: true,
  thinking: true,
  sticky: true,
  continue: true,
  prompt_cache: true,
} satisfies KeysOf<Schemas['RouteRow']>;

const routeConditions = {
  model: true,
  input_tokens: true,
  thinking: true,
  subagent: true,
  background: true,
  tools: true,
  tool: true,
  image: true,
  document: true,
  protocol: true,
  agent: true,
  key: true,
  header: true,
} satisfies KeysOf<Schemas['RouteConditions']>;

const sections: ReadonlyMap<string, object> = new Map<string, object>([
  ['server', server],
  ['traces', traces],
  ['viewer', { enabled: true, keys: true } satisfies KeysOf<Configuration['viewer']>],
  ['otel', { endpoint: true, headers: true, content: true } satisfies KeysOf<Configuration['otel']>],
  ['log', { level: true } satisfies KeysOf<Configuration['log']>],
  ['limits', limits],
  ['media', { fetch: true } satisfies KeysOf<Configuration['media']>],
  ['search', search],
]);

/** The keys of the table at this path. */
export function knownKeys(path: readonly string[]): string[] {
  const [section] = path;
  if (section === undefined) return Object.keys(root);
  if (section === 'backends') return Object.keys(backend);
  if (section === 'model_data') return Object.keys(path[2] === 'price' ? price : modelData);
  if (section === 'keys') return Object.keys(path[2] === 'budget' ? budget : keyOfClient);
  if (section === 'routes') return path.length < 2 ? [] : Object.keys(path[2] === 'when' ? routeConditions : routeRow);
  if (section === 'run') return Object.keys(path.length > 1 ? runOfAgent : run);
  return Object.keys(sections.get(section) ?? {});
}
