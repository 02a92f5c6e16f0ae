import type { Config } from './config.ts';

/** The configuration in force. A reload replaces it as a whole. */
export interface Settings {
  readonly config: Config;
  /** 1 at the start, one more after each reload. */
  readonly generation: number;
  /** Calls `apply` with each later configuration. */
  onReplaced(apply: (config: Config) => void): void;
  replace(config: Config): void;
  /** A value that depends on the configuration; it is computed once for each. */
  derive<Value>(compute: (config: Config) => Value): () => Value;
}

/**
 * @example
 * const settings = createSettings(loadConfig());
 * const keys = settings.derive(({ server }) => new Set(server.keys));
 * keys(); // the same set until `settings.replace(…)`
 */
export function createSettings(initial: Config): Settings {
  const listeners: ((config: Config) => void)[] = [];
  let config = initial;
  let generation = 1;
  return {
    get config() {
      return config;
    },
    get generation() {
      return generation;
    },
    onReplaced: (apply) => void listeners.push(apply),
    replace(next) {
      config = next;
      generation++;
      for (const apply of listeners) apply(next);
    },
    derive(compute) {
      let computed = { from: config, value: compute(config) };
      return () => {
        if (computed.from !== config) computed = { from: config, value: compute(config) };
        return computed.value;
      };
    },
  };
}
