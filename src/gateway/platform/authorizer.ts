import { isDeepStrictEqual } from 'node:util';
import type { BackendAuth, BackendConfig } from '../../config/config.ts';
import type { Backend } from '../../core/backend.ts';
import type { Note } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { toAbortError, type Transport, type UpstreamResponse } from '../attempt/transport.ts';
import { framingOfContentType } from '../../wire/framing.ts';
import { destroyBody } from '../stream/body-stream.ts';
import { withMaskedEventStreams } from './event-stream.ts';
import { maskBody } from './mask-body.ts';
import { createSecretMasker } from '../secrets/masker.ts';
import { LouterError } from '../../core/error.ts';
import { credentialError, secretsIn, type IssuedSecret, type UnauthorizedRequest } from './credential.ts';
import { RenewingCredential, type IssuedCredential } from './renewing-credential.ts';

/** What authorizes one request. */
export interface Authorization {
  readonly headers: Readonly<Record<string, string>>;
  readonly issued: IssuedSecret;
}

/** Authorizes requests of a backend with a credential that changes. */
export interface Authorizer {
  /** @throws {LouterError} `authentication` if there is no credential. */
  authorize(request: UnauthorizedRequest): Promise<Authorization>;
  /** Takes note of a response. Why a request was refused, if its credential, or the time in its signature, may be the reason. */
  refused(authorization: Authorization, response: Pick<UpstreamResponse, 'status' | 'header'>): Refusal | undefined;
}

type Refusal = 'credential' | 'clock';

const authorizers = new WeakMap<BackendAuth, Authorizer>();

/** The authorizer of a backend, the same for all who send it requests; `undefined` where its credential does not change. */
export function authorizerOf(config: BackendConfig, adapter: Backend): Authorizer | undefined {
  const { auth } = config;
  if (auth.kind !== 'command' && auth.kind !== 'platform') return undefined;
  const authorizer = authorizers.get(auth) ?? createAuthorizer(config, adapter, issuerOf(config, auth));
  authorizers.set(auth, authorizer);
  return authorizer;
}

/** Where the credential of a backend was found, for people; `undefined` where nothing is known of that. */
export async function findCredentialSource(config: BackendConfig, adapter: Backend): Promise<string | undefined> {
  const request = { method: 'GET', url: config.baseUrl, headers: {}, body: Buffer.alloc(0) } as const;
  const { issued } = (await authorizerOf(config, adapter)?.authorize(request)) ?? {};
  return issued?.source;
}

/** What issues a credential, and how long it is used. */
interface CredentialIssuer {
  issue(): Promise<IssuedCredential<IssuedSecret>>;
  readonly ttlMs: number | null;
}

function issuerOf(
  config: BackendConfig,
  auth: Extract<BackendAuth, { kind: 'command' | 'platform' }>,
): CredentialIssuer {
  if (auth.kind === 'command')
    return {
      issue: async () => (await import('./credential-command.ts')).runCredentialCommand(auth.command),
      ttlMs: auth.ttlMs,
    };
  const { platform } = config;
  const issue = async (): Promise<IssuedCredential<IssuedSecret>> => {
    const agents = (await import('./issuer-agents.ts')).createIssuerAgents(config, auth);
    switch (platform?.kind) {
      case 'azure': {
        const { issueEntraToken } = await import('./entra-credential.ts');
        return issueEntraToken({ hasVersion: platform.apiVersion !== null, agents });
      }
      case 'bedrock':
        return (await import('./aws-credential.ts')).findAwsKeys(platform, agents);
      case 'vertex':
        return (await import('./google-credential.ts')).issueGoogleToken(agents);
      case undefined:
        throw new LouterError({ kind: 'internal', message: 'a backend without a platform has its credential' });
      default:
        return unreachable(platform);
    }
  };
  return { issue: () => inTime(issue()), ttlMs: null };
}

/** For instances whose metadata server does not answer. */
const maxIssueMs = 30_000;

function inTime<T>(issuing: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(credentialError(`no credential of the platform was found within ${maxIssueMs / 1000} s`)),
    maxIssueMs,
  );
  return Promise.race([issuing, promise]).finally(() => clearTimeout(timer));
}

function createAuthorizer(
  { platform }: BackendConfig,
  adapter: Backend,
  { issue, ttlMs }: CredentialIssuer,
): Authorizer {
  const credential = new RenewingCredential(issue, { ttlMs });
  let clockOffsetMs = 0;
  return {
    async authorize(request) {
      const issued = await credential.get();
      if (issued.kind === 'token') {
        const { secret, headers } = issued;
        return { issued, headers: { ...adapter.authorize({ kind: platform ? 'bearer' : 'key', secret }), ...headers } };
      }
      if (platform?.kind !== 'bedrock')
        throw credentialError('api_key_command printed keys of AWS, which sign requests of platform = "bedrock" only');
      const { signRequest } = await import('./aws-credential.ts');
      return { issued, headers: await signRequest(request, issued, { ...platform, clockOffsetMs }) };
    },
    refused({ issued }, { status, header }) {
      if (status < 400) credential.accepted();
      const name = status === 400 || status === 403 ? header('x-amzn-errortype')?.replace(/:.*$/, '') : undefined;
      if (issued.kind === 'signing-keys' && name !== undefined && timeNames.has(name)) {
        const ahead = Date.parse(header('date') ?? '') - Date.now();
        // AWS refuses more than five minutes.
        if (Math.abs(ahead - clockOffsetMs) > maxSkewMs) {
          clockOffsetMs = ahead;
          return 'clock';
        }
      }
      if (status !== 401 && !(name !== undefined && credentialNames.has(name))) return undefined;
      credential.refused(issued);
      return 'credential';
    },
  };
}

const maxSkewMs = 4 * 60_000;
/** Errors of AWS for a signature that is wrong, which it is with changed keys, too. */
const signatureNames = [
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
  'IncompleteSignature',
  'IncompleteSignatureException',
];
/** Errors of AWS for credentials that were valid once. */
const credentialNames: ReadonlySet<string> = new Set([
  ...signatureNames,
  'ExpiredTokenException',
  'ExpiredToken',
  'UnrecognizedClientException',
  'InvalidClientTokenId',
]);
/** Errors of AWS that another time in the signature may mend. */
const timeNames: ReadonlySet<string> = new Set([
  ...signatureNames,
  'RequestExpired',
  'RequestTimeTooSkewed',
  'ExpiredTokenException',
  'ExpiredToken',
]);

// ---------------------------------------------------------------- sending

const repeatNotes: Readonly<Record<Refusal, Note>> = {
  credential: { what: 'renewed the credential of the backend, which refused it, and sent the request again' },
  clock: { what: 'signed the request again, with the time of the backend, which differs from that of this machine' },
};

/** The transport of a backend: with its credential if that changes. No response repeats one. */
export function transportFor(config: BackendConfig, adapter: Backend, transport: Transport): Transport {
  const { platform } = config;
  const masked = platform?.kind === 'bedrock' && !platform.isPlain ? withMaskedEventStreams(transport) : transport;
  return withAuthorizer(masked, authorizerOf(config, adapter));
}

/**
 * Authorizes what a transport sends. A request whose credential is refused is sent once more with a new one. Responses cannot
 * repeat a credential: they are masked before anything reads or records them.
 */
function withAuthorizer(transport: Transport, authorizer: Authorizer | undefined): Transport {
  if (!authorizer) return transport;
  return {
    async send(request, options, signal) {
      const send = ({ headers }: Authorization): Promise<UpstreamResponse> =>
        transport.send({ ...request, headers: { ...request.headers, ...headers } }, options, signal);
      const first = await abortable(authorizer.authorize(request), signal);
      const response = await send(first);
      const refusal = authorizer.refused(first, response);
      if (!refusal) return maskResponse(response, first);
      const second = await renew(authorizer, request, response, signal);
      if (refusal === 'credential' && isSame(first, second)) return maskResponse(response, first);
      destroyBody(response.body);
      const again = await send(second);
      authorizer.refused(second, again);
      return { ...maskResponse(again, second), note: repeatNotes[refusal] };
    },
    stop: () => transport.stop(),
  };
}

async function renew(
  authorizer: Authorizer,
  request: UnauthorizedRequest,
  { body }: UpstreamResponse,
  signal: AbortSignal,
): Promise<Authorization> {
  try {
    return await abortable(authorizer.authorize(request), signal);
  } catch (error) {
    destroyBody(body);
    throw error;
  }
}

/** Whether a new credential is the one that was refused. */
const isSame = ({ issued }: Authorization, other: Authorization): boolean => isDeepStrictEqual(issued, other.issued);

/** Waits for a credential until the request is given up; others may wait for the same one. */
function abortable<T>(waiting: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = (): void => reject(new LouterError(toAbortError(signal)));
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    const done = (): void => signal.removeEventListener('abort', giveUp);
    void waiting.then(resolve, reject).finally(done);
  });
}

function maskResponse(response: UpstreamResponse, { issued }: Authorization): UpstreamResponse {
  const masker = createSecretMasker(secretsIn(issued));
  if (!masker.hasSecrets) return response;
  // Frames are masked by themselves.
  const isMasked = framingOfContentType(response.header('content-type') ?? '') === 'aws-event-stream';
  const masked = isMasked ? response : maskBody(response, masker.maskStream());
  return {
    ...masked,
    headers: masked.headers.map(([name, value]) => [name, masker.text(value)]),
    header(name) {
      const value = masked.header(name);
      return value === undefined ? undefined : masker.text(value);
    },
  };
}
