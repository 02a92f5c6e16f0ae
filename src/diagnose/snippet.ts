import type { BackendConfig } from '../config/config.ts';
import { originOfProxy } from '../config/outgoing-proxy.ts';
import { shownCommand } from '../config/secrets.ts';
import type { Capability } from '../core/capabilities.ts';
import { unreachable } from '../core/unreachable.ts';
import type { DialectName, Thinking, ToolPlace } from '../dialects/dialect.ts';

/** The settings of a backend that a probe detects. */
export interface BackendSettings {
  dialect: DialectName | null;
  thinking: Thinking;
  tools: ToolPlace;
  capabilities: Capability[];
  /** In tokens; null if unknown. */
  contextWindow: number | null;
}

/** The configuration of a backend in TOML, with the detected settings. Credentials come from the environment. */
export function formatSnippet(config: BackendConfig, model: string, detected: BackendSettings): string {
  const { name, protocol, baseUrl, auth, headers, mode } = config;
  const { dialect, thinking, tools, capabilities, contextWindow } = detected;
  return [
    `[backends.${formatKey(name)}]`,
    `protocol = ${formatString(protocol)}`,
    `base_url = ${formatString(baseUrl)}`,
    ...formatPlatform(config),
    ...formatProxy(config),
    ...(auth.kind === 'client' ? ['api_key = "client"'] : []),
    ...(auth.kind === 'command' ? formatCommand(auth) : []),
    ...(auth.kind === 'key' && auth.pool ? ['# add api_keys of the current configuration'] : []),
    ...(auth.kind === 'key' && !auth.pool
      ? [`api_key = "\${${toVariableName(name)}}"   # set this variable to the key`]
      : []),
    ...(dialect === null ? [] : [`dialect = ${formatString(dialect)}`]),
    ...(thinking === 'none' ? [] : [`thinking = ${formatString(thinking)}`]),
    ...(dialect === null || protocol === 'openai-completions' ? [] : [`tools = ${formatString(tools)}`]),
    `capabilities = [${capabilities.map(formatString).join(', ')}]   # as detected; other features are not sent. Not tested: audio, documents`,
    // The baseline passes bytes through: it does not parse text.
    ...(mode === 'auto' || (mode === 'baseline' && (dialect !== null || thinking !== 'none'))
      ? []
      : [`mode = ${formatString(mode)}`]),
    ...(Object.keys(headers).length === 0 ? [] : ['# add the headers of the current configuration']),
    ...(contextWindow === null ? [] : ['', `[model_data.${formatString(model)}]`, `context_window = ${contextWindow}`]),
    '',
  ].join('\n');
}

function formatCommand(auth: Extract<BackendConfig['auth'], { kind: 'command' }>): string[] {
  const command = `api_key_command = [${shownCommand(auth).map(formatString).join(', ')}]`;
  return auth.ttlMs === null ? [command] : [command, `api_key_ttl = ${formatString(`${auth.ttlMs / 1000}s`)}`];
}

function formatPlatform({ platform }: BackendConfig): string[] {
  if (!platform) return [];
  const lines = (fields: Readonly<Record<string, string | null>>): string[] =>
    Object.entries(fields).flatMap(([key, value]) =>
      value === null || value === '' ? [] : [`${key} = ${formatString(value)}`],
    );
  const { kind } = platform;
  switch (platform.kind) {
    case 'azure':
      return lines({ platform: kind, api_version: platform.apiVersion, deployment: platform.deployment });
    case 'bedrock':
      return lines({ platform: kind, region: platform.region, profile: platform.profile });
    case 'vertex':
      return lines({ platform: kind, project: platform.project, location: platform.location });
    default:
      return unreachable(platform);
  }
}

/** A proxy of a variable is no setting of the backend. */
function formatProxy({ proxy, isProxyOff }: BackendConfig): string[] {
  if (isProxyOff) return ['proxy = "off"'];
  if (!proxy?.from.startsWith('backends.')) return [];
  if (proxy.username !== '' || proxy.password !== '') return ['# add the proxy of the current configuration'];
  return [`proxy = ${formatString(originOfProxy(proxy))}`];
}

const formatKey = (name: string): string => (/^[\w-]+$/.test(name) ? name : formatString(name));

/** A basic string of TOML, which is one of JSON without DEL. `${` would refer to a variable. */
const formatString = (value: string): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\u009f]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const toVariableName = (name: string): string => `${name.toUpperCase().replaceAll(/\W/g, '_')}_KEY`;
