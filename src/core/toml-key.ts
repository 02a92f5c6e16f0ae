/** A name as a key of TOML (toml.io, 1.0.0, "Keys"): bare where it may be, else quoted. */
export const tomlKey = (name: string): string => (/^[A-Za-z0-9_-]+$/.test(name) ? name : JSON.stringify(name));
