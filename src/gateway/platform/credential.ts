import { randomBytes } from 'node:crypto';
import { LouterError } from '../../core/error.ts';
import type { UpstreamRequest } from '../attempt/transport.ts';
import { createRedactor } from '../../core/redact/redact.ts';

/** A request without its credential. */
export type UnauthorizedRequest = Pick<UpstreamRequest, 'method' | 'url' | 'headers' | 'body'>;

/** What authorizes requests: a token of any vendor, or keys with which requests to Amazon are signed. */
export type IssuedSecret = IssuedToken | SigningKeys;

export interface IssuedToken {
  readonly kind: 'token';
  readonly secret: string;
  /** Header fields that belong to it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where it was found, for people. */
  readonly source?: string;
}

export interface SigningKeys {
  readonly kind: 'signing-keys';
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly source?: string;
}

/** What must not be seen of it. */
export const secretsIn = (issued: IssuedSecret): string[] =>
  issued.kind === 'token'
    ? [issued.secret]
    : [issued.secretAccessKey, ...(issued.sessionToken === undefined ? [] : [issued.sessionToken])];

/** The code of an error for which no vendor was asked. */
export const missingCredential = 'credential_unavailable';

/** The error of a request that has no credential. */
export const credentialError = (message: string, cause?: unknown): LouterError =>
  new LouterError({ kind: 'authentication', message, code: missingCredential }, cause === undefined ? {} : { cause });

const maxShownCharacters = 500;

/** A text of a program or package for an error, on one line, without these secrets and what looks like one. */
export function showText(text: string, secrets: readonly string[] = []): string {
  const safe = createRedactor(secrets, randomBytes(32)).text(text.trim().replaceAll(/\s+/g, ' '));
  return safe.length > maxShownCharacters ? `${safe.slice(0, maxShownCharacters).toWellFormed()}…` : safe;
}
