import type { Environment } from '../../src/config/environment.ts';
import { loadConfig } from '../../src/config/load.ts';
import { ConfigError } from '../../src/config/source.ts';
import type { BackendConfig, Config, KeyConfig, Limits } from '../../src/config/config.ts';

/** Limits that no test runs into unless it sets one. */
export const generousLimits: Limits = {
  connectTimeout: 10_000,
  firstByteTimeout: null,
  fallbackFirstByteTimeout: 60_000,
  idleTimeout: 60_000,
  totalTimeout: 120_000,
  maxConcurrent: 1000,
  keepalive: 15_000,
};

/** A backend without a server, with the fields of the test. */
export function testBackend(settings: Partial<BackendConfig> & { name: string }): BackendConfig {
  const { baseUrl = 'http://127.0.0.1:9/v1' } = settings;
  return {
    protocol: 'openai-chat',
    baseUrl,
    host: URL.parse(baseUrl)?.host ?? '',
    proxy: null,
    auth: { kind: 'none' },
    dialect: null,
    thinking: 'none',
    tools: 'native',
    dialectDetection: true,
    capabilities: null,
    mode: 'auto',
    headers: {},
    secretHeaders: [],
    fixtures: null,
    promptStyle: 'full',
    transport: 'http',
    listedFirst: false,
    promptCache: 'auto',
    retries: 2,
    limits: generousLimits,
    ...settings,
  };
}

/** A key of [keys] without limits, with the fields of the test. */
export const testKey = (fields: Partial<KeyConfig>): KeyConfig => ({
  name: 'alice',
  sha256: '0'.repeat(64),
  secret: null,
  models: null,
  backends: null,
  requestsPerMinute: null,
  tokensPerMinute: null,
  maxConcurrent: null,
  budget: null,
  expiresAt: null,
  mayUse: true,
  mayView: false,
  mayDelete: false,
  ...fields,
});

/** Traces in a store, or in none, without anything that removes or checks them. */
export const testTraces = <Url extends string | null>(url: Url): Config['traces'] & { url: Url } => ({
  url,
  bodies: 'full',
  check: 'off',
  keepMs: 0,
  keepMetadataMs: 0,
  maxSize: 0,
  journal: null,
});

interface TestConfig {
  backends: readonly (string | BackendConfig)[];
  models?: Record<string, string | readonly string[]>;
  routes?: Config['routes'];
  limits?: Partial<Config['limits']>;
  facts?: Config['modelFacts'];
  statedFacts?: Config['statedFacts'];
}

/** A configuration made without a file, for parts of the gateway that take one. */
export function testConfig({
  backends,
  models = {},
  routes = [],
  limits = {},
  facts = () => ({}),
  statedFacts = () => ({}),
}: TestConfig): Config {
  return {
    file: null,
    server: { host: '127.0.0.1', port: 0, keys: [], maxBody: 32 * 1024 * 1024, watch: true, hosts: [], ready: [] },
    keys: [],
    warnings: [],
    traces: testTraces(null),
    viewer: { enabled: true, keys: null },
    log: { level: 'silent' },
    otel: null,
    limits: { ...generousLimits, maxInflightBytes: 512 * 1024 * 1024, ...limits },
    media: { fetch: false },
    search: null,
    modelTexts: [],
    run: {},
    backends: backends.map((backend) => (typeof backend === 'string' ? testBackend({ name: backend }) : backend)),
    routes,
    models: Object.entries(models).map(([pattern, targets]) => ({
      pattern,
      targets: [targets].flat().map((target) => {
        const slash = target.indexOf('/');
        return { backend: target.slice(0, slash), model: target.slice(slash + 1) };
      }),
    })),
    proxyFor: () => null,
    proxySecrets: [],
    modelFacts: facts,
    statedFacts,
  };
}

/** The message with which a configuration is refused. */
export function configComplaint(text: string, env: Environment = {}): string {
  try {
    loadConfig({ file: 'louter.toml', text, env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was accepted');
}
