import { tomlKey } from '../core/toml-key.ts';
import { resolve } from 'node:path';
import type { components } from '../../generated/louter.js';
import { suggestName } from '../core/nearest.ts';
import { dialectNames, type DialectName, type ToolPlace } from '../dialects/dialect.ts';
import { authOf, isFieldValue } from './backend-auth.ts';
import { describeRouteEnd, findImpliedPath, findRouteEnd } from './base-url.ts';
import type { BackendConfig, BackendProtocol, Limits, ModelRow } from './config.ts';
import type { Environment } from './environment.ts';
import { hostsWithoutPath } from './host-data.ts';
import { platformOf } from './platforms.ts';
import { limitsOf } from './limits.ts';
import { parseProxy, type FindProxy, type OutgoingProxy } from './outgoing-proxy.ts';
import type { Configuration } from './read.ts';
import { type ConfigProblems, type ConfigSource, valueAt } from './source.ts';

/** The table of a backend in the configuration file. */
export type BackendSection = components['schemas']['BackendConfiguration'];

/** The backend of the built-in default: it answers from recordings, without network access. */
const defaultBackends: Record<string, BackendSection> = { replay: { protocol: 'replay' } };

const vendorUrls: Readonly<Record<BackendProtocol, string>> = {
  anthropic: 'https://api.anthropic.com',
  'openai-chat': 'https://api.openai.com/v1',
  'openai-responses': 'https://api.openai.com/v1',
  'openai-completions': 'https://api.openai.com/v1',
  gemini: 'https://generativelanguage.googleapis.com',
  'gemini-interactions': 'https://generativelanguage.googleapis.com',
  ollama: 'http://127.0.0.1:11434',
  replay: '',
};

/** Where requests of a backend go, for people: an address that no configuration states is marked. */
export const describeAddress = ({ protocol, baseUrl }: Pick<BackendConfig, 'protocol' | 'baseUrl'>): string =>
  protocol !== 'ollama' && baseUrl === vendorUrls[protocol] ? `${baseUrl} (the vendor's own address)` : baseUrl;

/** Whether models are served by another than the vendor of the protocol, who parses their calls in any case. */
export const isOwnServer = ({ protocol, baseUrl }: Pick<BackendConfig, 'protocol' | 'baseUrl'>): boolean =>
  protocol !== 'replay' && (protocol === 'ollama' || baseUrl !== vendorUrls[protocol]);

/** Dialects whose models were trained on tools described in the prompt. */
const promptDialects: ReadonlySet<string> = new Set(['harmony', 'gemma3', 'json']);

/** How tools are sent unless the configuration states it. */
export const defaultToolPlace = (dialect: DialectName | null): ToolPlace =>
  dialect !== null && promptDialects.has(dialect) ? 'prompt' : 'native';

/** A configuration that is being read, and the errors found in it. */
interface ConfigInput {
  source: ConfigSource;
  problems: ConfigProblems;
}

interface BackendEnvironment {
  readonly proxyFor: FindProxy;
  /** Absent: no variable is read. */
  readonly env: Environment | undefined;
}

/** Reports errors to `problems`. */
export function backendsOf(
  configuration: Configuration,
  limits: Limits,
  { source, problems, proxyFor, env }: ConfigInput & BackendEnvironment,
): BackendConfig[] {
  const sections = configuration.backends ?? defaultBackends;
  const backends = Object.entries(sections).map(([name, section]) =>
    withOrigin(backendOf(name, section, limits, { source, problems, proxyFor, env }), source),
  );
  problems.attempt(() => {
    if (backends.length === 0)
      throw source.errorAt(['backends'], 'is empty; add a [backends.NAME] table, or remove the section');
  }, undefined);
  return backends;
}

const withOrigin = (backend: BackendConfig, { isBuiltIn }: ConfigSource): BackendConfig =>
  isBuiltIn ? { ...backend, isBuiltIn } : backend;

function backendOf(
  name: string,
  section: BackendSection,
  outer: Limits,
  { source, problems, proxyFor, env }: ConfigInput & BackendEnvironment,
): BackendConfig {
  const at = ['backends', name];
  problems.attempt(() => {
    if (!/^[^/\s*]+$/.test(name))
      throw source.errorAt(at, 'the name of a backend must not contain slashes, spaces or asterisks');
  }, undefined);
  const { protocol, dialect = null } = section;
  const dialectKey = dialect === null ? {} : { dialectKey: `backends.${tomlKey(name)}.dialect` };
  problems.attempt(() => checkCombinations(section, at, source), undefined);
  const ownUrl = problems.attempt(() => baseUrlOf(section, at, source), '');
  const address = problems.attempt(
    () =>
      platformOf(section, { given: section.base_url === undefined || ownUrl === '' ? undefined : ownUrl, at, source }),
    undefined,
  );
  const baseUrl = address?.baseUrl ?? ownUrl;
  return {
    name,
    protocol,
    baseUrl,
    host: URL.parse(baseUrl)?.host ?? '',
    proxy: problems.attempt(() => proxyOf(section, { baseUrl, at, source, proxyFor }), null),
    ...(section.proxy === 'off' && { isProxyOff: true }),
    auth: problems.attempt<BackendConfig['auth']>(
      () => authOf(section, at, source, { platform: address?.platform, env }),
      { kind: 'none' },
    ),
    ...(address && { platform: address.platform }),
    dialect,
    ...dialectKey,
    thinking: section.thinking ?? 'none',
    tools: section.tools ?? defaultToolPlace(dialect),
    dialectDetection: section.dialect_detection ?? (!address && isOwnServer({ protocol, baseUrl })),
    capabilities: section.capabilities ?? null,
    mode: section.mode ?? 'auto',
    headers: problems.attempt(() => headersOf(section.headers ?? {}, at, source), {}),
    secretHeaders: Object.keys(section.headers ?? {}).filter((header) =>
      isFromEnvironment(source, [...at, 'headers', header]),
    ),
    fixtures: section.fixtures === undefined ? null : resolve(source.folder, section.fixtures),
    promptStyle: section.prompt_style ?? 'full',
    transport: section.transport ?? 'http',
    listedFirst: section.listed_first ?? false,
    promptCache: section.prompt_cache ?? 'auto',
    // Retries of a fixture return the same response.
    retries: section.retries ?? (section.protocol === 'replay' ? 0 : 2),
    limits: problems.attempt(() => limitsOf(section, outer, at, source), outer),
  };
}

function isFromEnvironment(source: ConfigSource, path: readonly string[]): boolean {
  const written = valueAt(source.tree, path);
  return typeof written === 'string' && written.includes('${');
}

function checkCombinations(section: BackendSection, at: string[], source: ConfigSource): void {
  const { protocol, dialect, thinking = 'none', tools, mode, fixtures } = section;
  const rejectKey = (key: string, problem: string): never => {
    throw source.errorAt([...at, key], problem);
  };
  if (fixtures !== undefined && protocol !== 'replay')
    rejectKey('fixtures', `requires protocol = "replay", but this backend has "${protocol}"`);
  if (dialect === undefined && tools === 'prompt')
    rejectKey('tools', `"prompt" requires a dialect; add dialect = "json", or one of ${otherDialects('json')}`);
  if (section.transport === 'websocket' && protocol !== 'openai-responses')
    rejectKey('transport', `"websocket" requires protocol = "openai-responses", but this backend has "${protocol}"`);
  const textKey = dialect !== undefined ? 'dialect' : thinking !== 'none' ? 'thinking' : undefined;
  if (textKey !== undefined && protocol === 'replay')
    rejectKey(textKey, 'is not supported with protocol = "replay", which replays recorded responses; remove this key');
  if (section.dialect_detection === true && (protocol === 'replay' || mode === 'baseline'))
    rejectKey('dialect_detection', `is not supported where bytes are passed through unread; remove this key`);
  if (textKey !== undefined && mode === 'baseline')
    rejectKey('mode', `"baseline" passes bytes through, but ${textKey} must parse them; use "auto"`);
  if (protocol === 'openai-completions') checkCompletions(section, rejectKey);
}

const otherDialects = (name: string): string => dialectNames.filter((each) => each !== name).join(', ');

function checkCompletions(
  { dialect, thinking = 'none', tools, dialect_detection: detection }: BackendSection,
  rejectKey: (key: string, problem: string) => never,
): void {
  if (dialect === undefined)
    rejectKey('protocol', 'openai-completions requires dialect = "harmony", which writes its prompts');
  if (dialect !== 'harmony')
    rejectKey(
      'dialect',
      `"${dialect}" is not supported with protocol = "openai-completions" (only "harmony" is); use "openai-chat"`,
    );
  if (detection === true)
    rejectKey(
      'dialect_detection',
      'is not supported with openai-completions: its prompts fix the form of answers; remove this key',
    );
  if (tools === 'native')
    rejectKey('tools', 'openai-completions has no tools field, so tools are described in the prompt; remove this key');
  if (thinking !== 'none')
    rejectKey('thinking', 'is for text with <think> tags, but harmony has its own markers; remove this key');
}

function baseUrlOf({ protocol, base_url: given }: BackendSection, at: string[], source: ConfigSource): string {
  if (given === undefined) return vendorUrls[protocol];
  const path = [...at, 'base_url'];
  if (protocol === 'replay')
    throw source.errorAt(path, 'is not supported with protocol = "replay", which needs no network; remove this key');
  const isShown = !isFromEnvironment(source, path) && !given.includes('@');
  // `localhost:8080` parses as a URL of a scheme of that name.
  if (!given.includes('://') && URL.canParse(`http://${given}`)) {
    const version = protocol.startsWith('openai-') && !given.includes('/') ? '/v1' : '';
    const hint = isShown ? `; did you mean "http://${given}${version}"?` : '';
    throw source.errorAt(path, `is not a URL: it lacks http:// or https://${hint}`);
  }
  if (!URL.canParse(given))
    throw source.errorAt(path, 'is not a URL; expected a value such as "http://127.0.0.1:8080/v1"');
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw source.errorAt(path, `expected an http:// or https:// URL, got "${url.protocol}"`);
  if (url.username !== '' || url.password !== '')
    throw source.errorAt(path, 'contains a user or password; put credentials into api_key or headers');
  const end = findRouteEnd(given);
  if (end) throw source.errorAt(path, describeRouteEnd(end, { protocol, isShown }));
  const doubled = findImpliedPath(protocol, url);
  if (doubled !== undefined)
    throw source.errorAt(
      path,
      `ends in ${doubled}, which is appended automatically for ${protocol}; remove ${doubled}`,
    );
  if (url.search !== '' || url.hash !== '') throw source.errorAt(path, 'contains a query or fragment; remove it');
  return given.replace(/\/+$/, '');
}

function proxyOf(
  { proxy: given, protocol }: BackendSection,
  { baseUrl, at, source, proxyFor }: { baseUrl: string; at: string[]; source: ConfigSource; proxyFor: FindProxy },
): OutgoingProxy | null {
  const path = [...at, 'proxy'];
  if (given === undefined) return baseUrl === '' ? null : proxyFor(new URL(baseUrl));
  if (protocol === 'replay')
    throw source.errorAt(path, 'is not supported with protocol = "replay", which needs no network; remove this key');
  if (given === 'off') return null;
  return parseProxy(given, path.join('.'), (problem) => source.errorAt(path, problem));
}

/** Paths after the base URL of protocols whose servers have a version before them. */
const versionedRoutes: Partial<Record<BackendProtocol, string>> = {
  'openai-chat': '/chat/completions',
  'openai-responses': '/responses',
  'openai-completions': '/completions',
};

/** Warnings of base URLs that end at their host, where most servers answer all requests with a 404. */
export const findPathlessUrls = (backends: readonly BackendConfig[], source: ConfigSource): string[] =>
  backends.flatMap(({ name, protocol, baseUrl }) => {
    const route = versionedRoutes[protocol];
    if (route === undefined || !URL.canParse(baseUrl)) return [];
    const { pathname, hostname } = new URL(baseUrl);
    if (pathname !== '/' || hostsWithoutPath.has(hostname)) return [];
    const path = ['backends', name, 'base_url'];
    const remedy = isFromEnvironment(source, path)
      ? `requests go to ${route} of its host, but most servers have /v1 before it; add /v1`
      : `requests go to ${baseUrl}${route}, but most servers have /v1 before it; set base_url = "${baseUrl}/v1"`;
    return [source.errorAt(path, `has no path: ${remedy}`).message];
  });

/**
 * Headers for framing, the host or a single connection (RFC 9110, 7.2, 7.6.1, 8.4, 8.6 and 10.1.1; RFC 9112, 6.1).
 * `proxy-authorization` is allowed: some gateways in front of a model require it.
 */
const connectionHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function headersOf(headers: Record<string, string>, at: string[], source: ConfigSource): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    const path = [...at, 'headers', name];
    // RFC 9110, 5.6.2
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) throw source.errorAt(path, 'is not a valid name of an HTTP header');
    if (!isFieldValue(value)) throw source.errorAt(path, 'contains characters that HTTP headers do not allow');
    if (connectionHeaders.has(name.toLowerCase()))
      throw source.errorAt(path, 'is set by Louter itself; remove this header');
  }
  return headers;
}

/** Reports errors to `problems`. */
export function modelsOf(
  configuration: Configuration,
  backends: readonly BackendConfig[],
  { source, problems }: ConfigInput,
): ModelRow[] {
  const { models = configuration.backends ? undefined : { '*': 'replay/*' } } = configuration;
  const names = namesOf(backends, source);
  const [only, ...others] = names;
  const missing = (problem: string): ModelRow[] =>
    problems.attempt((): ModelRow[] => {
      throw source.errorAt(['models'], problem);
    }, []);
  if (models === undefined) {
    if (only !== undefined && others.length === 0) return [{ pattern: '*', targets: [{ backend: only, model: '*' }] }];
    // An error that was collected already.
    if (only === undefined) return [];
    return missing(`is missing; with several backends, add a row such as "*" = "${only}/*"`);
  }
  const rows = Object.entries(models).map(([pattern, target]): ModelRow => {
    const path = ['models', pattern];
    const readRow = (): ModelRow => ({ pattern, targets: readTargets(target, { backends, path, source }) });
    return problems.attempt(readRow, { pattern, targets: [] });
  });
  if (rows.length > 0) return rows;
  return missing(`is empty; add a row such as "*" = "${only}/*", or remove the section`);
}

/** Where the targets of a row are, and what they may name. */
interface TargetContext {
  readonly backends: readonly BackendConfig[];
  /** Of the row's value in the configuration. */
  readonly path: readonly string[];
  readonly source: ConfigSource;
}

/**
 * The targets of a row, written as `backend/model` or as a list of those.
 * @throws {ConfigError} for a backend that is not configured, and where two vendors would get the caller's key.
 */
export function readTargets(written: string | readonly string[], { backends, path, source }: TargetContext) {
  const names = namesOf(backends, source);
  const texts = typeof written === 'string' ? [written] : written;
  const targets = texts.map((text) => targetOf(text, names, path, source));
  checkClientKeyTargets(targets, backends, path, source);
  return targets;
}

/** Those with errors too: a row that names one is not wrong. */
const namesOf = (backends: readonly BackendConfig[], source: ConfigSource): string[] => [
  ...new Set([...backends.map(({ name }) => name), ...namesIn(source)]),
];

/** The names of the backends as written. */
function namesIn({ tree }: ConfigSource): string[] {
  const written = valueAt(tree, ['backends']);
  return typeof written === 'object' && written !== null ? Object.keys(written) : [];
}

/** The caller's key is only valid for backends of one protocol. */
function checkClientKeyTargets(
  targets: ModelRow['targets'],
  backends: readonly BackendConfig[],
  path: readonly string[],
  source: ConfigSource,
): void {
  const given = targets.flatMap(
    (target) =>
      backends.find(
        ({ name, auth, protocol }) => name === target.backend && auth.kind === 'client' && protocol !== 'replay',
      ) ?? [],
  );
  const [first] = given;
  const other = given.find(({ protocol }) => protocol !== first?.protocol);
  if (first && other)
    throw source.errorAt(
      path,
      `"${first.name}" (${first.protocol}) and "${other.name}" (${other.protocol}) both use the caller's key (api_key = "client"), which must not be sent to another vendor; give one of them its own api_key, or its own row`,
    );
}

function targetOf(text: string, names: readonly string[], path: readonly string[], source: ConfigSource) {
  const slash = text.indexOf('/');
  const [backend, model] = [text.slice(0, slash), text.slice(slash + 1)];
  if (!names.includes(backend))
    throw source.errorAt(path, `"${text}": unknown backend "${backend}"${suggestName(backend, names)}`);
  if (model.split('*').length > 2)
    throw source.errorAt(path, `"${text}" contains more than one asterisk; expected at most one`);
  return { backend, model };
}
