import { pipeline, Transform, type Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { BackendAuth, BackendConfig } from '../../config/config.ts';
import type { Backend } from '../../core/backend.ts';
import type { HeaderFields } from '../../core/headers.ts';
import { unreachable } from '../../core/unreachable.ts';
import { toAbortError, type Transport, type UpstreamRequest, type UpstreamResponse } from '../attempt/transport.ts';
import { decodeBody, destroyBody } from '../stream/body-stream.ts';
import { createSecretMasker } from '../secrets/masker.ts';
import { LouterError } from '../../core/error.ts';
import { secretsIn, type IssuedSecret } from './credential.ts';
import { RenewingCredential } from './renewing-credential.ts';

/** A request without its credential. */
export type UnauthorizedRequest = Pick<UpstreamRequest, 'method' | 'url' | 'headers' | 'body'>;

/** What authorizes one request. */
export interface Authorization {
  readonly headers: Readonly<Record<string, string>>;
  readonly issued: IssuedSecret;
}

/** Authorizes requests of a backend with a credential that changes. */
export interface Authorizer {
  /** @throws {LouterError} `authentication` if there is no credential. */
  authorize(request: UnauthorizedRequest): Promise<Authorization>;
  /** A request was refused: `true` if its credential may be why, and another one can be had. */
  refused(authorization: Authorization, response: Pick<UpstreamResponse, 'status' | 'header'>): boolean;
}

const authorizers = new WeakMap<BackendAuth, Authorizer>();

/** The authorizer of a backend, the same for all who send it requests; `undefined` where its credential does not change. */
export function authorizerOf({ auth }: BackendConfig, adapter: Backend): Authorizer | undefined {
  switch (auth.kind) {
    case 'none':
    case 'key':
    case 'client':
      return undefined;
    case 'command': {
      const known = authorizers.get(auth) ?? createCommandAuthorizer(auth, adapter);
      authorizers.set(auth, known);
      return known;
    }
    default:
      return unreachable(auth);
  }
}

function createCommandAuthorizer(
  { command, ttlMs }: Extract<BackendAuth, { kind: 'command' }>,
  adapter: Backend,
): Authorizer {
  const credential = new RenewingCredential<IssuedSecret>(
    async () => (await import('./credential-command.ts')).runCredentialCommand(command),
    { ttlMs },
  );
  return {
    async authorize() {
      const issued = await credential.get();
      if (issued.kind === 'signing-keys')
        throw new LouterError({
          kind: 'authentication',
          message: 'api_key_command printed keys of AWS, which sign requests of platform = "bedrock" only',
        });
      return { headers: adapter.authorize({ kind: 'key', secret: issued.secret }), issued };
    },
    refused({ issued }, { status }) {
      if (status === 401) credential.refused(issued);
      return status === 401;
    },
  };
}

// ---------------------------------------------------------------- sending

const renewalNote = { what: 'renewed the credential of the backend, which refused it, and sent the request again' };

/**
 * Authorizes what a transport sends. A request whose credential is refused is sent once more with a new one. Responses cannot
 * repeat a credential: they are masked before anything reads or records them.
 */
export function withAuthorizer(transport: Transport, authorizer: Authorizer | undefined): Transport {
  if (!authorizer) return transport;
  return {
    async send(request, options, signal) {
      const send = ({ headers }: Authorization): Promise<UpstreamResponse> =>
        transport.send({ ...request, headers: { ...request.headers, ...headers } }, options, signal);
      const first = await abortable(authorizer.authorize(request), signal);
      const response = await send(first);
      if (!authorizer.refused(first, response)) return maskResponse(response, first);
      const second = await renew(authorizer, request, response, signal);
      if (isSame(first, second)) return maskResponse(response, first);
      destroyBody(response.body);
      return { ...maskResponse(await send(second), second), note: renewalNote };
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
  const isEncoded = response.header('content-encoding') !== undefined;
  const isKept = (name: string): boolean => !isEncoded || !/^content-(?:encoding|length)$/i.test(name);
  const headers: HeaderFields = response.headers.flatMap(([name, value]) =>
    isKept(name) ? [[name, masker.text(value)] as [string, string]] : [],
  );
  return {
    ...response,
    headers,
    header(name) {
      const value = isKept(name) ? response.header(name) : undefined;
      return value === undefined ? undefined : masker.text(value);
    },
    body: maskBody(decodeBody(response), masker.maskStream()),
  };
}

function maskBody(body: Readable, mask: ReturnType<ReturnType<typeof createSecretMasker>['maskStream']>): Readable {
  const masked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, mask.push(chunk));
    },
    flush(done) {
      done(null, mask.end());
    },
  });
  // An error is the reader's, who gets it from the last stream.
  return pipeline(body, masked, () => {});
}
