import type { BackendConfig, Config } from './config.ts';

/** Something of the configuration's vocabulary that this version does not do: it is refused rather than passed over. */
export interface Unsupported {
  readonly path: readonly string[];
  readonly problem: string;
}

/** The first thing a configuration asks for that this version does not do. */
export function unsupportedIn(config: Config): Unsupported | undefined {
  const { url } = config.traces;
  if (url !== null && !url.startsWith('file:'))
    return { path: ['traces', 'url'], problem: 'this version keeps traces in SQLite only; use "file:PATH" or "off"' };
  for (const backend of config.backends) {
    const found = unsupportedOf(backend);
    if (found) return { path: ['backends', backend.name, found.key], problem: found.problem };
  }
  return undefined;
}

function unsupportedOf({
  protocol,
  dialect,
  thinking,
  tools,
}: BackendConfig): { key: string; problem: string } | undefined {
  if (protocol === 'openai-completions')
    return {
      key: 'protocol',
      problem: 'this version does not write prompts for "openai-completions" yet; use "openai-chat"',
    };
  if (dialect !== null)
    return {
      key: 'dialect',
      problem: `this version does not read the dialect "${dialect}" yet; leave the key out where the backend speaks structured tool calls itself`,
    };
  if (thinking !== 'none')
    return {
      key: 'thinking',
      problem:
        'this version does not take thoughts out of text yet; have the backend send them apart, and leave the key out',
    };
  if (tools !== 'native')
    return {
      key: 'tools',
      problem:
        'this version does not write tools into the prompt yet; leave the key out where the backend takes them itself',
    };
  return undefined;
}
