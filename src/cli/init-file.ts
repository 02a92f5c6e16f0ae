import { matchingRow } from '../config/pattern.ts';
import { toOneLine } from '../core/printable.ts';
import type { LocalServer } from '../diagnose/local-servers.ts';
import type { BackendSettings } from '../diagnose/snippet.ts';

/** A backend of the file that `louter init` writes. */
export interface InitBackend {
  readonly name: string;
  readonly protocol: 'anthropic' | 'openai-chat' | 'openai-responses' | 'gemini' | 'ollama';
  readonly baseUrl?: string;
  /** A reference such as `${ANTHROPIC_API_KEY}`, or `client`; never a key. */
  readonly apiKey?: string;
  /** The models it lists. */
  readonly models: readonly string[];
  /** The names that clients request of this vendor. */
  readonly pattern?: string;
  readonly comment: string;
  /** The server of this machine that it is. */
  readonly server?: LocalServer;
  /** Keys of its table besides these. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What a test of one of its models has shown. */
  readonly tested?: { readonly model: string; readonly settings: BackendSettings };
}

const namesOf: Readonly<Record<LocalServer['kind'], string>> = {
  Ollama: 'ollama',
  'llama.cpp': 'llama',
  vLLM: 'vllm',
  'LM Studio': 'lmstudio',
};

export const backendOfServer = (server: LocalServer): InitBackend =>
  withProtocol(
    {
      name: namesOf[server.kind],
      protocol: server.kind === 'Ollama' ? 'ollama' : 'openai-chat',
      models: server.models,
      comment: `${server.kind}${server.version === null ? '' : ` ${server.version}`}`,
      server,
    },
    server.kind === 'Ollama' ? 'ollama' : 'openai-chat',
  );

/** The backend of a server of this machine in one of its protocols. */
export const withProtocol = (backend: InitBackend, protocol: InitBackend['protocol']): InitBackend =>
  backend.server
    ? {
        ...backend,
        protocol,
        baseUrl: protocol.startsWith('openai-') ? `${backend.server.origin}/v1` : backend.server.origin,
      }
    : backend;

/** The variables that hold the keys of vendors, and the backends that use them. */
export const vendorKeys: readonly { variable: string; backend: Omit<InitBackend, 'apiKey' | 'models'> }[] = [
  {
    variable: 'ANTHROPIC_API_KEY',
    backend: { name: 'anthropic', protocol: 'anthropic', pattern: 'claude-*', comment: 'Anthropic' },
  },
  {
    variable: 'OPENAI_API_KEY',
    backend: { name: 'openai', protocol: 'openai-responses', pattern: 'gpt-*', comment: 'OpenAI' },
  },
  {
    variable: 'GEMINI_API_KEY',
    backend: { name: 'gemini', protocol: 'gemini', pattern: 'gemini-*', comment: 'Google' },
  },
  {
    variable: 'GOOGLE_API_KEY',
    backend: { name: 'gemini', protocol: 'gemini', pattern: 'gemini-*', comment: 'Google' },
  },
  {
    variable: 'OPENROUTER_API_KEY',
    backend: {
      name: 'openrouter',
      protocol: 'openai-chat',
      baseUrl: 'https://openrouter.ai/api/v1',
      comment: 'OpenRouter',
    },
  },
];

/** A credential of a cloud, and the backend that uses it. */
export interface CloudCredential {
  /** Those that must be set; of several in a list one, and the first that is set counts. References to the first are to that one. */
  readonly variables: readonly (string | readonly string[])[];
  /** Keys of the table that may be set, by the variables in which the cloud's own tools have them. */
  readonly optional?: Readonly<Record<string, readonly string[]>>;
  /** A file in the user's folder that must be there. */
  readonly file?: string;
  readonly backend: Omit<InitBackend, 'models'>;
}

const bedrock = { name: 'bedrock', protocol: 'anthropic', comment: 'Claude on Amazon Bedrock' } as const;
const signed = { ...bedrock, settings: { platform: 'bedrock', region: '${AWS_REGION}' } };
const vertex = {
  name: 'vertex',
  protocol: 'gemini',
  comment: 'Gemini on Vertex AI',
  settings: { platform: 'vertex', project: '${GOOGLE_CLOUD_PROJECT}' },
} as const;

const regions = ['AWS_REGION', 'AWS_DEFAULT_REGION'];
const projects = ['GOOGLE_CLOUD_PROJECT', 'GCLOUD_PROJECT'];
const locations = { location: ['GOOGLE_CLOUD_LOCATION', 'GOOGLE_CLOUD_REGION'] };
const googleLogin = '.config/gcloud/application_default_credentials.json';
const claudeOnVertex = {
  name: 'vertex-claude',
  protocol: 'anthropic',
  comment: 'Claude on Vertex AI',
  settings: { platform: 'vertex', project: '${ANTHROPIC_VERTEX_PROJECT_ID}', location: '${CLOUD_ML_REGION}' },
} as const;

/** The variables in which tools of clouds have a region or project. Louter reads them only where its configuration names them. */
export const placeVariables: Readonly<Record<'bedrock' | 'vertex', readonly string[]>> = {
  bedrock: regions,
  vertex: [...projects, ...locations.location, 'ANTHROPIC_VERTEX_PROJECT_ID', 'CLOUD_ML_REGION'],
};

/** Where the clouds' own tools and packages look for credentials. Of a backend that several find the first counts. */
export const cloudCredentials: readonly CloudCredential[] = [
  {
    variables: ['AWS_BEARER_TOKEN_BEDROCK', regions],
    backend: { ...signed, apiKey: '${AWS_BEARER_TOKEN_BEDROCK}' },
  },
  { variables: ['AWS_ACCESS_KEY_ID', regions], backend: signed },
  { variables: ['AWS_PROFILE', regions], optional: { profile: ['AWS_PROFILE'] }, backend: signed },
  { variables: [regions], file: '.aws/credentials', backend: signed },
  { variables: [regions], file: '.aws/config', backend: signed },
  { variables: ['GOOGLE_APPLICATION_CREDENTIALS', projects], optional: locations, backend: vertex },
  { variables: [projects], file: googleLogin, optional: locations, backend: vertex },
  {
    variables: ['GOOGLE_APPLICATION_CREDENTIALS', 'ANTHROPIC_VERTEX_PROJECT_ID', 'CLOUD_ML_REGION'],
    backend: claudeOnVertex,
  },
  { variables: ['ANTHROPIC_VERTEX_PROJECT_ID', 'CLOUD_ML_REGION'], file: googleLogin, backend: claudeOnVertex },
  {
    variables: ['AZURE_OPENAI_API_KEY', 'AZURE_OPENAI_ENDPOINT'],
    backend: {
      name: 'azure',
      protocol: 'openai-responses',
      baseUrl: '${AZURE_OPENAI_ENDPOINT}',
      apiKey: '${AZURE_OPENAI_API_KEY}',
      comment: 'Azure OpenAI',
      settings: { platform: 'azure' },
    },
  },
  {
    variables: ['ANTHROPIC_FOUNDRY_API_KEY', 'ANTHROPIC_FOUNDRY_RESOURCE'],
    backend: {
      name: 'foundry',
      protocol: 'anthropic',
      baseUrl: 'https://${ANTHROPIC_FOUNDRY_RESOURCE}.services.ai.azure.com',
      apiKey: '${ANTHROPIC_FOUNDRY_API_KEY}',
      comment: 'Claude in Microsoft Foundry',
      settings: { platform: 'azure' },
    },
  },
];

/** The vendor whose agent presents its own login. */
export const loginBackend: InitBackend = {
  name: 'anthropic',
  protocol: 'anthropic',
  apiKey: 'client',
  models: [],
  pattern: 'claude-*',
  comment: "Anthropic, with the caller's own login or key",
};

/** A row of `[models]`. */
export interface InitRow {
  readonly pattern: string;
  readonly target: string;
}

/**
 * The rows with one more for each model that they would lead elsewhere: a pattern such as `gpt-*` is for what agents request
 * by default, and never answers for a model that a server has. Of two servers with one model the first has it.
 */
export function withListedNames(backends: readonly InitBackend[], rows: readonly InitRow[]): InitRow[] {
  const named: InitRow[] = [];
  const known = new Set<string>();
  for (const { name, models } of backends)
    for (const model of models) {
      if (known.has(model) || model.includes('*')) continue;
      known.add(model);
      const row = matchingRow(rows, model);
      const target = `${name}/${model}`;
      if (row && row.pattern !== model && row.target.replace('*', () => model) !== target)
        named.push({ pattern: model, target });
    }
  return [...named, ...rows];
}

/** The text of `louter.toml`. `schema`: where its JSON Schema is. */
export function initFile(backends: readonly InitBackend[], rows: readonly InitRow[], schema: string): string {
  return [
    `#:schema ${schema}`,
    '',
    ...backends.map(backendTable),
    ...backends.flatMap(contextTable),
    '[models]                      # requested model = backend/model',
    ...rows.map(({ pattern, target }) => `${quote(pattern)} = ${quote(target)}`),
    '',
  ].join('\n');
}

function backendTable({
  name,
  protocol,
  baseUrl,
  apiKey,
  comment,
  server,
  settings = {},
  tested,
}: InitBackend): string {
  return [
    `[backends.${name}]            # ${toOneLine(comment)}`,
    `protocol = ${quote(protocol)}`,
    ...(baseUrl === undefined ? [] : [`base_url = ${quote(baseUrl)}`]),
    ...Object.entries(settings).map(([key, value]) => `${key} = ${quote(value)}`),
    ...(apiKey === undefined ? [] : [`api_key = ${quote(apiKey)}`]),
    ...(server
      ? ['listed_first = true           # a name that it lists is its model, before the patterns of [models]']
      : []),
    ...(tested ? testedLines(tested.settings, tested.model) : []),
    '',
  ].join('\n');
}

function testedLines({ dialect, thinking, tools, capabilities }: BackendSettings, model: string): string[] {
  return [
    `# as a test of ${toOneLine(model)} has shown`,
    ...(dialect === null ? [] : [`dialect = ${quote(dialect)}`, `tools = ${quote(tools)}`]),
    ...(thinking === 'none' ? [] : [`thinking = ${quote(thinking)}`]),
    `capabilities = [${capabilities.map(quote).join(', ')}]`,
  ];
}

function contextTable({ tested }: InitBackend): string[] {
  const window = tested?.settings.contextWindow ?? null;
  return tested && window !== null ? [`[model_data.${quote(tested.model)}]`, `context_window = ${window}`, ''] : [];
}

/** A TOML basic string: JSON escapes everything that TOML requires but DEL. */
const quote = (text: string): string => JSON.stringify(text).replaceAll('\u007f', String.raw`\u007f`);
