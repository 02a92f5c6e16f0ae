import type { CoreError } from '../core/types.ts';

/** Takes our own credentials out of what a vendor says: some repeat the key they refuse. */
export interface Hiding {
  text(text: string): string;
  error(error: CoreError): CoreError;
}

const hidden = '[redacted]';
/** Shorter ones are words rather than secrets, and would be found in any text. */
const shortest = 8;

/** `secrets` are those of the configuration, the longer first: one may hold another. */
export function createHiding(secrets: readonly string[]): Hiding {
  const spellings = [
    ...new Set(
      secrets
        .filter(({ length }) => length >= shortest)
        .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]),
    ),
  ];
  const text = (said: string): string =>
    spellings.reduce((rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, hidden) : rest), said);
  return {
    text,
    error(error) {
      const said = JSON.stringify(error);
      const safe = text(said);
      if (safe === said) return error;
      const value: CoreError = JSON.parse(safe);
      return value;
    },
  };
}
