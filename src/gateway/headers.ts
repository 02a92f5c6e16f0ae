import { hash } from 'node:crypto';
import type { BackendConfig, Config } from '../config/config.ts';
import { digestOfKey } from '../config/keys.ts';
import { isOwnCredential } from '../config/tokens.ts';
import type { Backend, Credential } from '../core/backend.ts';
import type { TextFraming } from '../core/step.ts';
import { unreachable } from '../core/unreachable.ts';
import { isCredentialField } from '../core/redact/credentials.ts';
import type { InboundRequest } from './exchange-io.ts';
import type { SecretMasker } from './secrets/masker.ts';
import type { UpstreamResponse } from './attempt/transport.ts';

/** A client's request without its body. */
type RequestHead = Pick<InboundRequest, 'headers' | 'header' | 'target' | 'cloud'>;

/** For requests that no client sent over HTTP. */
export const noClientRequest: RequestHead = { headers: [], header: () => undefined, target: '' };

type GatewayKeySettings = Pick<Config, 'server' | 'keys'>;

/** What the header fields of an upstream request depend on. */
interface UpstreamHeaderOptions {
  adapter: Backend;
  config: BackendConfig;
  /** Whether client and backend use the same protocol. */
  sameProtocol: boolean;
  stream: boolean;
  /** The settings with the gateway's own keys, which clients may send in the place of a vendor's. */
  gatewayKeys?: GatewayKeySettings;
}

/**
 * The header fields of an upstream request. Of the client's fields only those pass that the backend's protocol names, and
 * only within the same protocol. Framing is Louter's, and answers are requested unencoded, so that they can be passed on and
 * recorded as they arrive.
 */
export function buildUpstreamHeaders(inbound: RequestHead, outgoing: UpstreamHeaderOptions): Record<string, string> {
  const { adapter, config, sameProtocol, stream } = outgoing;
  return {
    'user-agent': 'louter',
    ...adapter.headers,
    ...(sameProtocol && pickHeaders(inbound.headers, adapter.forwardedRequestHeaders)),
    ...lowerCaseNames(config.headers),
    ...buildCredentialHeaders(inbound, outgoing),
    'content-type': 'application/json',
    accept: stream ? streamTypes[adapter.codec.framing] : 'application/json',
    'accept-encoding': 'identity',
  };
}

const streamTypes: Readonly<Record<TextFraming, string>> = {
  sse: 'text/event-stream',
  ndjson: 'application/x-ndjson',
  'json-array': 'application/json',
};

const lowerCaseNames = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The header fields of an upstream response for the client; none repeats a key of Louter's. */
export function pickResponseHeaders(
  download: Pick<UpstreamResponse, 'headers'>,
  adapter: Pick<Backend, 'forwardedResponseHeaders'>,
  masker: SecretMasker,
): Record<string, string> {
  const fields = Object.entries(pickHeaders(download.headers, adapter.forwardedResponseHeaders));
  return Object.fromEntries(fields.map(([name, value]) => [name, masker.text(value)]));
}

/** A name as the value of a header field: characters other than visible ASCII are percent-encoded. */
export const encodeHeaderValue = (name: string): string =>
  name.toWellFormed().replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent);

function pickHeaders(headers: InboundRequest['headers'], allowed: readonly string[]): Record<string, string> {
  const connection = new Set<string>();
  for (const [name, value] of headers)
    if (name.toLowerCase() === 'connection')
      for (const named of value.split(',')) connection.add(named.trim().toLowerCase());
  const result: Record<string, string> = {};
  for (const [name, value] of headers) {
    const field = name.toLowerCase();
    if (connection.has(field) || isCredentialField(field) || !isAllowed(field, allowed)) continue;
    const kept = field === 'openai-beta' ? withoutSocketVersion(value) : value;
    if (kept !== '') result[field] = field in result ? `${result[field]}, ${kept}` : kept;
  }
  return result;
}

/** Without the version of the WebSocket that the client opened: requests are sent over HTTP. */
const withoutSocketVersion = (features: string): string =>
  features
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => !feature.startsWith('responses_websockets='))
    .join(', ');

const isAllowed = (field: string, allowed: readonly string[]): boolean =>
  allowed.some((name) => (name.endsWith('*') ? field.startsWith(name.slice(0, -1)) : field === name));

function buildCredentialHeaders(inbound: RequestHead, outgoing: UpstreamHeaderOptions): Record<string, string> {
  const { adapter, config } = outgoing;
  const { auth } = config;
  switch (auth.kind) {
    case 'none':
      return {};
    // Its authorizer adds it where the request is sent.
    case 'command':
    case 'platform':
      return {};
    case 'key':
      return adapter.authorize({ kind: 'key', secret: auth.key });
    case 'client': {
      const found = isOfSameVendor(inbound, outgoing) ? findCallerCredential(inbound, outgoing) : undefined;
      return found ? adapter.authorize(found) : {};
    }
    default:
      return unreachable(auth);
  }
}

/**
 * A key of one vendor is sent to no other: a client of another protocol has another vendor's key, and a client of a cloud has
 * that of the cloud.
 */
const isOfSameVendor = (
  { cloud }: Pick<InboundRequest, 'cloud'>,
  { config, sameProtocol }: Pick<UpstreamHeaderOptions, 'config' | 'sameProtocol'>,
): boolean => sameProtocol && (cloud === undefined || cloud === config.platform?.kind);

/** The first credential of the caller that is not one of the gateway's own. */
function findCallerCredential(
  inbound: RequestHead,
  { gatewayKeys }: Pick<UpstreamHeaderOptions, 'gatewayKeys'>,
): Credential | undefined {
  const bearer = /^bearer +(\S+)$/i.exec(inbound.header('authorization') ?? '')?.[1];
  const keys = [inbound.header('x-api-key'), inbound.header('x-goog-api-key'), findQueryKey(inbound.target)];
  const presented: Credential[] = [
    ...(bearer === undefined ? [] : [{ kind: 'bearer' as const, secret: bearer }]),
    ...keys.flatMap((key) => (key === undefined ? [] : [{ kind: 'key' as const, secret: key }])),
  ];
  return presented.find(
    ({ secret }) => !isOwnCredential(secret) && !(gatewayKeys && isGatewayKey(secret, gatewayKeys)),
  );
}

function isGatewayKey(secret: string, { server, keys }: GatewayKeySettings): boolean {
  if (server.keys.includes(secret)) return true;
  if (keys.length === 0) return false;
  const digest = digestOfKey(secret);
  return keys.some(({ sha256 }) => sha256 === digest);
}

/** The key that Google's clients may put into the query. */
function findQueryKey(target: string): string | undefined {
  const mark = target.indexOf('?');
  return mark === -1 ? undefined : (new URLSearchParams(target.slice(mark + 1)).get('key') ?? undefined);
}

const callerHeaders = ['x-louter-key', 'x-api-key', 'authorization', 'x-goog-api-key'];

/**
 * Identifies the caller by a digest of the credentials of its request, the same for all without any. What is stored for one
 * caller is never given to another.
 */
export function identifyCaller(inbound: Pick<InboundRequest, 'header' | 'target'>): string {
  const credentials = callerHeaders.map((name) => inbound.header(name) ?? '');
  return hash('sha256', JSON.stringify([...credentials, findQueryKey(inbound.target) ?? '']));
}

/** The same for a backend whose connections keep state of conversations. */
export const callerFor = (
  inbound: Pick<InboundRequest, 'header' | 'target'>,
  { transport }: Pick<BackendConfig, 'transport'>,
): string | undefined => (transport === 'websocket' ? identifyCaller(inbound) : undefined);

/** Whether the caller sends a credential that is withheld from a backend, as it is another vendor's. */
export const isCredentialWithheld = (inbound: RequestHead, outgoing: Omit<UpstreamHeaderOptions, 'stream'>): boolean =>
  outgoing.config.auth.kind === 'client' &&
  !isOfSameVendor(inbound, outgoing) &&
  findCallerCredential(inbound, outgoing) !== undefined;
