import type { BackendConfig } from '../config/config.ts';
import type { Capability } from '../core/capabilities.ts';
import type { DialectName, Thinking, ToolPlace } from '../dialects/dialect.ts';

/** What a probe learned that a configuration can say. */
export interface Learned {
  dialect: DialectName | null;
  thinking: Thinking;
  tools: ToolPlace;
  capabilities: Capability[];
  /** Tokens; null where it is not known. */
  contextWindow: number | null;
}

/** The configuration of a backend in TOML, as a probe found it; credentials are left to the environment. */
export function snippetOf(config: BackendConfig, model: string, learned: Learned): string {
  const { name, protocol, baseUrl, auth, headers, mode } = config;
  const { dialect, thinking, tools, capabilities, contextWindow } = learned;
  return [
    `[backends.${key(name)}]`,
    `protocol = ${text(protocol)}`,
    `base_url = ${text(baseUrl)}`,
    ...(auth.kind === 'client' ? ['api_key = "client"'] : []),
    ...(auth.kind === 'key' ? [`api_key = "\${${variableFor(name)}}"   # the key that is configured now`] : []),
    ...(dialect === null ? [] : [`dialect = ${text(dialect)}`]),
    ...(thinking === 'none' ? [] : [`thinking = ${text(thinking)}`]),
    ...(dialect === null || protocol === 'openai-completions' ? [] : [`tools = ${text(tools)}`]),
    `capabilities = [${capabilities.map(text).join(', ')}]   # what was seen; it is never sent the rest. Not tried: audio, documents`,
    // Bytes that are passed through are read by nobody.
    ...(mode === 'auto' || (mode === 'baseline' && (dialect !== null || thinking !== 'none'))
      ? []
      : [`mode = ${text(mode)}`]),
    ...(Object.keys(headers).length === 0 ? [] : ['# and its headers, as they are configured now']),
    ...(contextWindow === null ? [] : ['', `[model_data.${text(model)}]`, `context_window = ${contextWindow}`]),
    '',
  ].join('\n');
}

const key = (name: string): string => (/^[\w-]+$/.test(name) ? name : text(name));

/** A basic string of TOML, which is one of JSON without DEL. A `$` before a brace would ask for a variable. */
const text = (value: string): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\u009f]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const variableFor = (name: string): string => `${name.toUpperCase().replaceAll(/\W/g, '_')}_KEY`;
