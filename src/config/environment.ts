/** Names and values that `${NAME}` in a configuration stands for. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of this process: the one place that reads it. */
export const environment: Environment = process.env;
