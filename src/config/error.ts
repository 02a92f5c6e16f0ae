/** What is wrong with a configuration, in one line for its author: where, what, and what to do. Holds no secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
