import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { credentialError, showText, type SigningKeys, type UnauthorizedRequest } from './credential.ts';
import type { IssuerAgents } from './issuer-agents.ts';
import { loadOptional } from './optional-package.ts';
import type { IssuedCredential } from './renewing-credential.ts';

const purpose = 'requests to Amazon Bedrock need that are signed (with api_key, none is)';
/** Keys that do not expire may be replaced in their file. */
const staticKeysMs = 3_600_000;

/**
 * The credentials that AWS's own chain finds: environment, SSO, shared files, processes, web identity, containers, instances.
 * @throws {LouterError} `authentication`
 */
export async function findAwsKeys(
  { profile, region }: { profile: string | null; region: string },
  agents: IssuerAgents,
): Promise<IssuedCredential<SigningKeys>> {
  const name = '@aws-sdk/credential-provider-node';
  const { defaultProvider } = await loadOptional(
    () => import('@aws-sdk/credential-provider-node'),
    [name, signer],
    purpose,
  );
  try {
    const provider = defaultProvider({
      ...(profile !== null && { profile }),
      clientConfig: { requestHandler: { httpAgent: agents.http, httpsAgent: agents.https } },
      // That of the models is the region of a token service, too, but never that of an SSO portal.
      parentClientConfig: { region },
    });
    const found = await provider({ forceRefresh: true });
    const { accessKeyId, secretAccessKey, sessionToken, expiration } = found;
    return {
      value: {
        kind: 'signing-keys',
        accessKeyId,
        secretAccessKey,
        ...(sessionToken !== undefined && { sessionToken }),
        source: describeSource('$source' in found ? found.$source : undefined),
      },
      expiresAt: expiration?.getTime() ?? Date.now() + staticKeysMs,
    };
  } catch (error) {
    throw credentialError(
      `AWS has no credentials${profile === null ? '' : ` in profile "${profile}"`}: ${describe(error)}; log in (aws sso login), or set api_key to a Bedrock API key`,
      error,
    );
  }
}

const describe = (error: unknown): string => showText(error instanceof Error ? error.message : String(error));

const sourceNames: Readonly<Record<string, string>> = {
  CREDENTIALS_ENV_VARS: 'environment variables',
  CREDENTIALS_ENV_VARS_STS_WEB_ID_TOKEN: 'a web identity',
  CREDENTIALS_STS_ASSUME_ROLE_WEB_ID: 'a web identity',
  CREDENTIALS_PROFILE: 'the shared AWS files',
  CREDENTIALS_PROFILE_SSO: 'IAM Identity Center',
  CREDENTIALS_SSO: 'IAM Identity Center',
  CREDENTIALS_STS_ASSUME_ROLE: 'an assumed role',
  CREDENTIALS_PROCESS: 'a credential process',
  CREDENTIALS_PROFILE_PROCESS: 'a credential process',
  CREDENTIALS_HTTP: "the container's endpoint",
  CREDENTIALS_IMDS: "the instance's metadata",
};

function describeSource(features: unknown): string {
  const names = typeof features === 'object' && features !== null ? Object.keys(features) : [];
  const known = names.map((name) => sourceNames[name]).find((name) => name !== undefined);
  return `AWS keys of ${known ?? "AWS's chain"}`;
}

// ---------------------------------------------------------------- signing

const signer = '@smithy/signature-v4';

type SourceData = string | ArrayBuffer | ArrayBufferView;

/** The digest that the package computes signatures with. */
class Sha256 {
  readonly #secret: SourceData | undefined;
  #state: Hash | Hmac;

  constructor(secret?: SourceData) {
    this.#secret = secret;
    this.#state = this.#start();
  }

  update(data: Uint8Array): void {
    this.#state.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.#state.digest();
  }

  reset(): void {
    this.#state = this.#start();
  }

  #start(): Hash | Hmac {
    return this.#secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(this.#secret));
  }
}

const toBytes = (data: SourceData): string | Uint8Array =>
  typeof data === 'string' || data instanceof Uint8Array
    ? data
    : ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data);

export interface SigningScope {
  readonly service: string;
  readonly region: string;
  /** By how much the clock of AWS is ahead of ours. */
  readonly clockOffsetMs: number;
}

/**
 * The header fields that sign a request (AWS, "Signature Version 4"). Of its own fields only those are signed that nothing on
 * the way changes.
 */
export async function signRequest(
  { method, url, headers, body }: UnauthorizedRequest,
  { accessKeyId, secretAccessKey, sessionToken }: SigningKeys,
  { service, region, clockOffsetMs }: SigningScope,
): Promise<Record<string, string>> {
  const { SignatureV4 } = await loadOptional(() => import('@smithy/signature-v4'), [signer], purpose);
  const { host, hostname, protocol, pathname, searchParams } = new URL(url);
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
  const own = { host, ...(headers['content-type'] !== undefined && { 'content-type': headers['content-type'] }) };
  const signed = await new SignatureV4({ service, region, credentials, sha256: Sha256 }).sign(
    {
      method: method ?? 'POST',
      protocol,
      hostname,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: own,
      body,
    },
    { signingDate: new Date(Date.now() + clockOffsetMs) },
  );
  return Object.fromEntries(Object.entries(signed.headers).filter(([name]) => !(name in own)));
}
