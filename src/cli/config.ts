import { basename } from 'node:path';
import { readFileSync } from 'node:fs';
import { rightsOf } from '../config/keys.ts';
import { describeAddress, isOwnServer } from '../config/backends.ts';
import type { BackendConfig, Config, KeyConfig, ModelRow } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { priceOf } from '../config/prices.ts';
import { describeRouteRow } from '../config/route-text.ts';
import { redactedConfig, redactedUrl } from '../config/secrets.ts';
import { missingCapabilities } from '../core/capabilities.ts';
import { packageFile } from '../core/own-package.ts';
import { toOneLine } from '../core/printable.ts';
import { pluralize } from '../core/shown.ts';
import type { Thinking, ToolPlace } from '../dialects/dialect.ts';
import { isPostgresUrl } from '../record/store/store-url.ts';
import { print, printJson, printRaw } from './output.ts';

/**
 * Prints the effective configuration without secrets.
 * @throws {ConfigError} if it is invalid.
 */
export function checkConfig(options: { config?: string; json?: true }): void {
  const config = loadConfig({ file: options.config });
  if (options.json) printJson(redactedConfig(config));
  else print(describeConfig(config));
}

/** Prints the JSON Schema of the configuration file. */
export const printConfigSchema = (): void => printRaw(readFileSync(packageFile('generated/louter.toml.schema.json')));

function describeJournal({ url, journal }: Config['traces']): string[] {
  if (journal !== null) return [`journal: ${journal}; a gateway that is killed loses no answered request`];
  // A single gateway with SQLite has none by default.
  if (url === null || !isPostgresUrl(url)) return [];
  return ['journal: off; a gateway that is killed loses the requests that it has not stored yet'];
}

function describeConfig(config: Config): string {
  const { server, traces, limits } = config;
  const port =
    server.port === null ? 'the first free port from 8787 on' : `port ${server.port === 0 ? 'any' : server.port}`;
  const firstByte =
    limits.firstByteTimeout === null ? '300 s streamed, 600 s otherwise' : seconds(limits.firstByteTimeout);
  return [
    `configuration: ${config.file ?? 'the built-in default'}`,
    `server: ${server.host}, ${port}; ${describeKeyCount(config)}; request bodies up to ${binarySize(server.maxBody)}`,
    traces.url === null
      ? 'traces: off'
      : `traces: ${redactedUrl(traces.url)}; bodies: ${traces.bodies}, kept for ${days(traces.keepMs)}, at most ${binarySize(traces.maxSize)}; metadata kept for ${days(traces.keepMetadataMs)}; ${traces.check === 'all' ? 'each request is checked against itself' : 'requests are not checked'}`,
    ...describeJournal(traces),
    `limits: connect ${seconds(limits.connectTimeout)}, first byte ${firstByte} (${seconds(limits.fallbackFirstByteTimeout)} if another target follows), idle ${seconds(limits.idleTimeout)}, total ${seconds(limits.totalTimeout)}; at most ${limits.maxConcurrent} in-flight requests with ${binarySize(limits.maxInflightBytes)} of bodies`,
    'backends:',
    ...config.backends.map((backend) => `  ${toOneLine(`${backend.name}: ${describeBackend(backend)}`)}`),
    ...describeRoutes(config),
    'models:',
    ...config.models.map((row) => `  ${toOneLine(describeRow(row) + describeKeyRecipients(row, config))}`),
    ...(config.models.some(({ pattern }) => pattern === '*') ? [] : ['  any other name gets a 404']),
    ...describeModelTexts(config.modelTexts),
    ...describeKeys(config),
    ...config.warnings.map((warning) => `warning: ${toOneLine(warning)}`),
    '',
  ].join('\n');
}

/** The rows of `[[routes]]` in the order in which they are tried. */
const describeRoutes = (config: Config): string[] =>
  config.routes.length === 0
    ? []
    : [
        'routes (the first whose conditions all hold, else the models below):',
        ...config.routes.map(
          (row) => `  ${toOneLine(`${row.name}: ${describeRouteRow(row)}${describeKeyRecipients(row, config)}`)}`,
        ),
      ];

/** Of the keys in `server.keys`, and of those with rights of their own. */
export function describeKeyCount({ server, keys }: Config): string {
  if (server.keys.length === 0 && keys.length === 0) return 'no key required';
  const named = keys.length === 0 ? [] : [`${pluralize(keys.length, 'key')} in [keys]`];
  return [...(server.keys.length === 0 ? [] : [pluralize(server.keys.length, 'key')]), ...named].join(', ');
}

/** The keys of `[keys]` with their rights and limits, and the models whose requests a budget cannot count. */
function describeKeys(config: Config): string[] {
  const { keys } = config;
  if (keys.length === 0) return [];
  const lines = keys.map((key) => `  ${toOneLine(`${key.name}: ${describeKey(key)}`)}`);
  const unpriced = keys.some(({ budget }) => budget !== null) ? listUnpricedTargets(config) : [];
  return [
    'keys:',
    ...lines,
    ...(unpriced.length === 0
      ? []
      : [
          `  no price is known of ${toOneLine(unpriced.join(', '))}: budgets do not count it; set [model_data.NAME] price`,
        ]),
  ];
}

function listUnpricedTargets(config: Config): string[] {
  const backends = new Map(config.backends.map((backend) => [backend.name, backend]));
  const targets = [...config.routes, ...config.models]
    .flatMap((row) => row.targets)
    .filter(({ model }) => !model.includes('*'));
  const unpriced = targets.filter((target) => {
    const backend = backends.get(target.backend);
    return backend !== undefined && priceOf(config, backend, target.model) === undefined;
  });
  return [...new Set(unpriced.map(({ backend, model }) => `${backend}/${model}`))];
}

function describeBackend(backend: BackendConfig): string {
  const { protocol, auth, mode, transport, capabilities, listedFirst, promptCache, retries } = backend;
  if (protocol === 'replay') return 'recorded answers, no network access';
  return [
    `${protocol} at ${describeAddress(backend)}`,
    describeAuth(auth),
    ...describeTextFormat(backend),
    ...(transport === 'http' ? [] : ['streamed by WebSocket']),
    ...(mode === 'auto' ? [] : [`mode ${mode}`]),
    ...describeCapabilities(capabilities),
    ...(listedFirst ? ['has the names that it lists'] : []),
    ...(promptCache === 'auto' ? [] : ['nothing added for its prompt cache']),
    `${retries} retries`,
  ].join(', ');
}

/** Requests that need unsupported features go to the next target, or lose them. */
function describeCapabilities(listed: BackendConfig['capabilities']): string[] {
  if (listed === null) return [];
  const lacking = missingCapabilities(listed);
  const unsupported = lacking.length === 0 ? '' : ` (not ${lacking.join(', ')})`;
  return [`supports ${listed.join(', ') || 'text only'}${unsupported}`];
}

/** Overrides of how the models of backends write, by model. */
const describeModelTexts = (overrides: Config['modelTexts']): string[] =>
  overrides.length === 0
    ? []
    : [
        'text formats of models:',
        ...overrides.map((each) => `  ${toOneLine(`"${each.model}": ${describeModelText(each)}`)}`),
      ];

const describeModelText = ({ dialect, thinking, tools, promptStyle }: Config['modelTexts'][number]): string =>
  [
    ...(dialect === undefined ? [] : [dialect === 'none' ? 'no dialect' : `dialect ${dialect}`]),
    ...(thinking === undefined ? [] : [thinking === 'none' ? 'no reasoning in the text' : thinkingText[thinking]]),
    ...(tools === undefined ? [] : [toolPlaceText[tools]]),
    ...(promptStyle === undefined ? [] : [`${promptStyle} prompts`]),
  ].join(', ');

/** The format of tool calls and reasoning in its text. */
function describeTextFormat({ dialect, thinking, tools, promptStyle, ...rest }: BackendConfig): string[] {
  const isSwitchedOff =
    !rest.dialectDetection &&
    !rest.platform &&
    isOwnServer(rest) &&
    rest.protocol !== 'openai-completions' &&
    rest.mode !== 'baseline';
  return [
    ...(dialect === null ? [] : [`dialect ${dialect}`]),
    ...(thinking === 'none' ? [] : [thinkingText[thinking]]),
    ...(dialect === null
      ? []
      : [tools === 'prompt' ? `${toolPlaceText.prompt} (${promptStyle})` : toolPlaceText.native]),
    ...(isSwitchedOff ? ['other dialects are not detected'] : []),
  ];
}

const toolPlaceText: Record<ToolPlace, string> = {
  prompt: 'tools described in the prompt',
  native: "tools in the API's own field",
};

const thinkingText: Record<Exclude<Thinking, 'none'>, string> = {
  tags: 'reasoning in <think> tags',
  open: 'reasoning from the start of the text to </think>',
};

function describeAuth(auth: BackendConfig['auth']): string {
  switch (auth.kind) {
    case 'none':
      return 'sends no credential';
    case 'key':
      return auth.pool ? `${auth.pool.keys.length} API keys configured, taken in turn` : 'API key configured';
    case 'client':
      return "forwards the caller's credential";
    case 'command':
      return `API key printed by ${basename(auth.command[0])}`;
    case 'platform':
      return "the platform's own credential";
  }
}

const describeRow = ({ pattern, targets }: ModelRow): string =>
  `"${pattern}" → ${targets.map(({ backend, model }) => `${backend}/${model}`).join(', then ')}`;

/** Several vendors of one protocol may receive the caller's key, one after another: the user should know. */
function describeKeyRecipients({ targets }: Pick<ModelRow, 'targets'>, { backends }: Config): string {
  const hosts = targets.flatMap((target) =>
    backends
      .filter(({ name, auth, baseUrl }) => name === target.backend && auth.kind === 'client' && baseUrl !== '')
      .map(({ baseUrl }) => new URL(baseUrl).host),
  );
  const distinct = [...new Set(hosts)];
  return distinct.length < 2 ? '' : `; the caller's key may be sent to each of ${distinct.join(', ')}`;
}

const seconds = (ms: number): string => `${ms / 1000} s`;
const days = (ms: number): string => `${Math.round(ms / 8_640_000) / 10} days`;
/** In the unit that a configuration would have: 32 MiB, 5 GiB. */
const binarySize = (size: number): string =>
  size >= 1024 ** 3 ? `${roundToTenth(size / 1024 ** 3)} GiB` : `${roundToTenth(size / 1024 ** 2)} MiB`;
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** The rights and limits of a key in one line. */
export function describeKey(key: KeyConfig): string {
  const { models, backends, requestsPerMinute, tokensPerMinute, maxConcurrent, budget, expiresAt } = key;
  return [
    `may ${rightsOf(key).join(' and ')}`,
    ...(models ? [`models ${models.join(', ')}`] : []),
    ...(backends ? [`backends ${backends.join(', ')}`] : []),
    ...(requestsPerMinute === null ? [] : [`${requestsPerMinute} requests per minute`]),
    ...(tokensPerMinute === null ? [] : [`${tokensPerMinute} tokens per minute`]),
    ...(maxConcurrent === null ? [] : [`${maxConcurrent} in-flight requests`]),
    ...(budget ? [`$${budget.usd} per ${budget.per}`] : []),
    ...(expiresAt === null ? [] : [`expires ${new Date(expiresAt).toISOString()}`]),
  ].join('; ');
}
