import type { BackendConfig } from '../config/config.ts';
import type { Capability } from '../core/capabilities.ts';
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
    ...(auth.kind === 'client' ? ['api_key = "client"'] : []),
    ...(auth.kind === 'command' ? [`api_key_command = [${auth.command.map(formatString).join(', ')}]`] : []),
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

const formatKey = (name: string): string => (/^[\w-]+$/.test(name) ? name : formatString(name));

/** A basic string of TOML, which is one of JSON without DEL. `${` would refer to a variable. */
const formatString = (value: string): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\u009f]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const toVariableName = (name: string): string => `${name.toUpperCase().replaceAll(/\W/g, '_')}_KEY`;
