import { resolve } from 'node:path';
import type { components } from '../../generated/louter.js';
import { suggestName } from '../core/nearest.ts';
import { dialectNames } from '../dialects/dialect.ts';
import type { BackendConfig, BackendProtocol, Limits, ModelRow } from './config.ts';
import { limitsOf } from './limits.ts';
import type { Configuration } from './read.ts';
import { type ConfigSource, valueAt } from './source.ts';

/** A backend as a configuration has it. */
export type BackendSection = components['schemas']['BackendConfiguration'];

/** The backend of the embedded default: it answers from recordings and reaches out to nobody. */
const defaultBackends: Record<string, BackendSection> = { replay: { protocol: 'replay' } };

const vendorUrls: Readonly<Record<BackendProtocol, string>> = {
  anthropic: 'https://api.anthropic.com',
  'openai-chat': 'https://api.openai.com/v1',
  'openai-responses': 'https://api.openai.com/v1',
  'openai-completions': 'https://api.openai.com/v1',
  gemini: 'https://generativelanguage.googleapis.com',
  ollama: 'http://127.0.0.1:11434',
  replay: '',
};

/** Dialects whose models were taught to find their tools in the prompt. */
const promptDialects = new Set(['harmony', 'gemma3', 'json']);

/** @throws {ConfigError} */
export function backendsOf(configuration: Configuration, limits: Limits, source: ConfigSource): BackendConfig[] {
  const sections = configuration.backends ?? defaultBackends;
  const backends = Object.entries(sections).map(([name, section]) => backendOf(name, section, limits, source));
  if (backends.length > 0) return backends;
  throw source.errorAt(['backends'], 'holds no backend; add a [backends.NAME] table, or leave the section out');
}

function backendOf(name: string, section: BackendSection, limits: Limits, source: ConfigSource): BackendConfig {
  const at = ['backends', name];
  if (!/^[^/\s*]+$/.test(name)) throw source.errorAt(at, 'the name of a backend holds no slash, space or asterisk');
  const { protocol, dialect = null } = section;
  checkCombinations(section, at, source);
  return {
    name,
    protocol,
    baseUrl: baseUrlOf(section, at, source),
    auth: authOf(section, at, source),
    dialect,
    thinking: section.thinking ?? 'none',
    tools: section.tools ?? (dialect !== null && promptDialects.has(dialect) ? 'prompt' : 'native'),
    capabilities: section.capabilities ?? null,
    mode: section.mode ?? 'auto',
    headers: headersOf(section.headers ?? {}, at, source),
    secretHeaders: Object.keys(section.headers ?? {}).filter((header) =>
      isFromEnvironment(source, [...at, 'headers', header]),
    ),
    fixtures: section.fixtures === undefined ? null : resolve(source.folder, section.fixtures),
    promptStyle: section.prompt_style ?? 'full',
    // A fixture answers the same however often it is asked.
    retries: section.retries ?? (section.protocol === 'replay' ? 0 : 2),
    limits: limitsOf(section, limits, at, source),
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
    rejectKey('fixtures', `is for protocol = "replay" only; this backend's is "${protocol}"`);
  if (dialect === undefined && tools === 'prompt')
    rejectKey(
      'tools',
      `"prompt" needs a dialect to write them in; add dialect = "json", or one of ${otherDialects('json')}`,
    );
  const textKey = dialect !== undefined ? 'dialect' : thinking !== 'none' ? 'thinking' : undefined;
  if (textKey !== undefined && protocol === 'replay')
    rejectKey(
      textKey,
      'does not go with protocol = "replay", whose answers are recorded as they are; take this key out',
    );
  if (textKey !== undefined && mode === 'baseline')
    rejectKey('mode', `"baseline" passes bytes through, and ${textKey} has to read them; use "auto"`);
  if (protocol === 'openai-completions') checkCompletions(section, rejectKey);
}

const otherDialects = (name: string): string => dialectNames.filter((each) => each !== name).join(', ');

function checkCompletions(
  { dialect, thinking = 'none', tools }: BackendSection,
  refuse: (key: string, problem: string) => never,
): void {
  if (dialect === undefined)
    refuse('protocol', 'openai-completions needs dialect = "harmony", which writes its prompts');
  if (dialect !== 'harmony')
    refuse(
      'dialect',
      `"${dialect}" does not go with protocol = "openai-completions", only "harmony" does; use "openai-chat" instead`,
    );
  if (tools === 'native')
    refuse('tools', 'openai-completions has no field for tools: they stand in the prompt; take this key out');
  if (thinking !== 'none')
    refuse('thinking', 'is for text with <think> tags, and harmony marks thoughts otherwise; take this key out');
}

/** What vendors' own libraries add themselves for these protocols, and Louter as they do. */
const impliedPaths: Partial<Record<BackendSection['protocol'], readonly string[]>> = {
  anthropic: ['/v1'],
  gemini: ['/v1beta', '/v1'],
  ollama: ['/v1', '/api'],
};

function baseUrlOf({ protocol, base_url: given }: BackendSection, at: string[], source: ConfigSource): string {
  if (given === undefined) return vendorUrls[protocol];
  const path = [...at, 'base_url'];
  if (protocol === 'replay') throw source.errorAt(path, 'a replay reaches out to nobody; take this key out');
  if (!URL.canParse(given)) throw source.errorAt(path, 'is no URL; expected something like "http://127.0.0.1:8080/v1"');
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw source.errorAt(path, `expected an http:// or https:// URL, got "${url.protocol}"`);
  if (url.username !== '' || url.password !== '')
    throw source.errorAt(path, 'holds a user or password; credentials go into api_key or headers');
  const doubled = impliedPaths[protocol]?.find((own) => url.pathname.replace(/\/+$/, '').endsWith(own));
  if (doubled !== undefined)
    throw source.errorAt(
      path,
      `ends in ${doubled}, but paths of ${protocol} are added to it from the root; leave ${doubled} out`,
    );
  if (url.search !== '' || url.hash !== '') throw source.errorAt(path, 'holds a query or fragment; expected none');
  return given.replace(/\/+$/, '');
}

function authOf(section: BackendSection, at: string[], source: ConfigSource): BackendConfig['auth'] {
  const { api_key: key, requires_auth: required } = section;
  if (key === '') throw source.errorAt([...at, 'api_key'], 'is empty; give the key, or set requires_auth = false');
  if (required === true && key === undefined)
    throw source.errorAt([...at, 'requires_auth'], 'is true, but there is no api_key; add it, or take this key out');
  if (required === false || key === undefined) return { kind: 'none' };
  if (key === 'client') return { kind: 'client' };
  if (!isFieldValue(key)) throw source.errorAt([...at, 'api_key'], 'holds characters that no HTTP header can carry');
  return { kind: 'key', key };
}

/**
 * What frames a message, names its host or concerns one connection only (RFC 9110, 7.2, 7.6.1, 8.4, 8.6 and 10.1.1; RFC 9112,
 * 6.1). `proxy-authorization` is none of them here: some gateways before a model ask for it.
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
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) throw source.errorAt(path, 'is no name an HTTP header can have');
    if (!isFieldValue(value)) throw source.errorAt(path, 'holds characters that no HTTP header can carry');
    if (connectionHeaders.has(name.toLowerCase()))
      throw source.errorAt(path, 'is set for each connection by Louter itself; take this header out');
  }
  return headers;
}

/** Visible Latin-1 with spaces and tabs inside (RFC 9110, 5.5). */
const isFieldValue = (value: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(value) && value.trim() === value;

/** @throws {ConfigError} */
export function modelsOf(
  configuration: Configuration,
  backends: readonly BackendConfig[],
  source: ConfigSource,
): ModelRow[] {
  const { models = configuration.backends ? undefined : { '*': 'replay/*' } } = configuration;
  const names = backends.map(({ name }) => name);
  const [only, ...others] = names;
  if (models === undefined) {
    if (only !== undefined && others.length === 0) return [{ pattern: '*', targets: [{ backend: only, model: '*' }] }];
    throw source.errorAt(
      ['models'],
      `is missing: with several backends it says which answers, as in "*" = "${only}/*"`,
    );
  }
  const rows = Object.entries(models).map(([pattern, target]): ModelRow => {
    const path = ['models', pattern];
    const targets = (Array.isArray(target) ? target : [target]).map((text) => targetOf(text, names, path, source));
    checkClientKeyTargets(targets, backends, path, source);
    return { pattern, targets };
  });
  if (rows.length > 0) return rows;
  throw source.errorAt(['models'], `holds no model; add a row such as "*" = "${only}/*", or leave the section out`);
}

/** The caller has one key, and it goes to backends of the protocol that it came in only. */
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
      `"${first.name}" and "${other.name}" both take the caller's key (api_key = "client"), but speak ${first.protocol} and ${other.protocol}, and a key of one vendor must not reach the other; give one of them an api_key of its own, or a row of its own`,
    );
}

function targetOf(text: string, names: readonly string[], path: readonly string[], source: ConfigSource) {
  const slash = text.indexOf('/');
  const [backend, model] = [text.slice(0, slash), text.slice(slash + 1)];
  if (!names.includes(backend))
    throw source.errorAt(
      path,
      `"${text}" names a backend that is not there, "${backend}"${suggestName(backend, names)}`,
    );
  if (model.split('*').length > 2)
    throw source.errorAt(path, `"${text}" holds more than one asterisk; expected at most one`);
  return { backend, model };
}
