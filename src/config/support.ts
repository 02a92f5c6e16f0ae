import type { Config } from './config.ts';

/** Something of the configuration's vocabulary that this version does not do: it is refused rather than passed over. */
export interface Unsupported {
  readonly path: readonly string[];
  readonly problem: string;
}

/** The first thing a configuration asks for that this version does not do. */
export function unsupportedIn({ traces: { url } }: Pick<Config, 'traces'>): Unsupported | undefined {
  if (url === null || url.startsWith('file:')) return undefined;
  return { path: ['traces', 'url'], problem: 'this version keeps traces in SQLite only; use "file:PATH" or "off"' };
}
