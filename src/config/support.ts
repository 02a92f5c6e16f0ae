import { backends } from '../backends/index.ts';
import type { BackendConfig, Config } from './config.ts';

/** What of the configuration's vocabulary this version carries out; the rest is refused rather than passed over. */
const protocols: readonly string[] = [...backends.map(({ codec }) => codec.protocol), 'replay'];
const dialects: readonly string[] = [];
const thinking: readonly BackendConfig['thinking'][] = ['none'];
const tools: readonly BackendConfig['tools'][] = ['native'];
const stores: readonly string[] = ['file:'];

/** Something asked for that this version does not do. */
export interface Unsupported {
  readonly path: readonly string[];
  readonly problem: string;
}

/** The first thing a configuration asks for that this version does not do. */
export function unsupportedIn(config: Config): Unsupported | undefined {
  const { url } = config.traces;
  if (url !== null && !stores.some((store) => url.startsWith(store)))
    return { path: ['traces', 'url'], problem: 'this version keeps traces in SQLite only; use "file:PATH" or "off"' };
  for (const backend of config.backends) {
    const found = unsupportedOf(backend);
    if (found) return { path: ['backends', backend.name, found.key], problem: found.problem };
  }
  return undefined;
}

function unsupportedOf({ protocol, dialect, ...backend }: BackendConfig): { key: string; problem: string } | undefined {
  if (!protocols.includes(protocol))
    return {
      key: 'protocol',
      problem: `this version does not speak "${protocol}" to a backend yet; it speaks ${protocols.join(', ')}`,
    };
  if (dialect !== null && !dialects.includes(dialect))
    return {
      key: 'dialect',
      problem: `this version does not read the dialect "${dialect}" yet; ${carriedDialects}`,
    };
  if (!thinking.includes(backend.thinking))
    return {
      key: 'thinking',
      problem:
        'this version does not take thoughts out of text yet; have the backend send them apart, and leave the key out',
    };
  if (!tools.includes(backend.tools))
    return {
      key: 'tools',
      problem:
        'this version does not write tools into the prompt yet; leave the key out where the backend takes them itself',
    };
  return undefined;
}

const carriedDialects =
  dialects.length === 0
    ? 'leave the key out where the backend speaks structured tool calls itself'
    : `it reads ${dialects.join(', ')}`;
