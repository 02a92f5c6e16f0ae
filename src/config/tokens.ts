import { randomBytes } from 'node:crypto';

/** What Louter's own tokens begin with, so that none is mistaken for a vendor's key and sent there. */
const prefixes = {
  run: 'louter-run-',
  connection: 'louter-connect-',
  control: 'louter-control-',
  key: 'louter-key-',
} as const;

/** Creates a token with 256 random bits. */
export const createToken = (kind: keyof typeof prefixes): string =>
  prefixes[kind] + randomBytes(32).toString('base64url');

/** Whether a text has the form of a token of this kind. */
export const isToken = (kind: keyof typeof prefixes, text: string): boolean =>
  text.startsWith(prefixes[kind]) && /^[\w-]{43}$/.test(text.slice(prefixes[kind].length));

/** The credential of agents whose gateway requires none, because they refuse to start without one. */
export const placeholderToken = 'louter';

/** Whether a credential is one of Louter's own, which no vendor may receive. */
export const isOwnCredential = (secret: string): boolean =>
  secret === placeholderToken || Object.values(prefixes).some((prefix) => secret.startsWith(prefix));
