/** The variables that replace `${NAME}` in a configuration. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of this process; no other file reads it. */
export const environment: Environment = process.env;
