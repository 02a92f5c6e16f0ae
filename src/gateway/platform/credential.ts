import { LouterError } from '../../core/error.ts';

/** What authorizes requests: a token of any vendor, or keys with which requests to Amazon are signed. */
export type IssuedSecret = IssuedToken | SigningKeys;

export interface IssuedToken {
  readonly kind: 'token';
  readonly secret: string;
}

export interface SigningKeys {
  readonly kind: 'signing-keys';
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
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
