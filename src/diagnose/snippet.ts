import type { BackendConfig } from '../config/config.ts';
import type { Capability } from '../core/capabilities.ts';
import type { DialectName, Thinking, ToolPlace } from '../dialects/dialect.ts';

/** What a probe learned that a configuration can say. */
export interface BackendSettings {
  dialect: DialectName | null;
  thinking: Thinking;
  tools: ToolPlace;
  capabilities: Capability[];
  /** Tokens; null where it is not known. */
  contextWindow: number | null;
}

/** The configuration of a backend in TOML, as a probe found it; credentials are left to the environment. */
export function formatSnippet(config: BackendConfig, model: string, learned: BackendSettings): string {
  const { name, protocol, baseUrl, auth, headers, mode } = config;
  const { dialect, thinking, tools, capabilities, contextWindow } = learned;
  return [
    `[backends.${formatKey(name)}]`,
    `protocol = ${formatString(protocol)}`,
    `base_url = ${formatString(baseUrl)}`,
    ...(auth.kind === 'client' ? ['api_key = "client"'] : []),
    ...(auth.kind === 'key' ? [`api_key = "\${${toVariableName(name)}}"   # the key that is configured now`] : []),
    ...(dialect === null ? [] : [`dialect = ${formatString(dialect)}`]),
    ...(thinking === 'none' ? [] : [`thinking = ${formatString(thinking)}`]),
    ...(dialect === null || protocol === 'openai-completions' ? [] : [`tools = ${formatString(tools)}`]),
    `capabilities = [${capabilities.map(formatString).join(', ')}]   # what was seen; it is never sent the rest. Not tried: audio, documents`,
    // Bytes that are passed through are read by nobody.
    ...(mode === 'auto' || (mode === 'baseline' && (dialect !== null || thinking !== 'none'))
      ? []
      : [`mode = ${formatString(mode)}`]),
    ...(Object.keys(headers).length === 0 ? [] : ['# and its headers, as they are configured now']),
    ...(contextWindow === null ? [] : ['', `[model_data.${formatString(model)}]`, `context_window = ${contextWindow}`]),
    '',
  ].join('\n');
}

const formatKey = (name: string): string => (/^[\w-]+$/.test(name) ? name : formatString(name));

/** A basic string of TOML, which is one of JSON without DEL. A `$` before a brace would ask for a variable. */
const formatString = (value: string): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\u009f]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const toVariableName = (name: string): string => `${name.toUpperCase().replaceAll(/\W/g, '_')}_KEY`;
