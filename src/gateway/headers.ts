import type { BackendConfig } from '../config/config.ts';
import type { Backend, Credential } from '../core/backend.ts';
import type { Framing } from '../core/step.ts';
import { unreachable } from '../core/unreachable.ts';
import { isCredentialField } from '../core/redact/credentials.ts';
import { findQueryKey } from './caller.ts';
import type { InboundRequest } from './exchange-io.ts';
import type { Hiding } from './hiding.ts';
import type { UpstreamResponse } from './transport.ts';

/** What the request of a client tells beside its body. */
type RequestHead = Pick<InboundRequest, 'headers' | 'header' | 'target'>;

/** For requests that no client sent over HTTP. */
export const noClientRequest: RequestHead = { headers: [], header: () => undefined, target: '' };

/** A request upstream as far as its header fields depend on it. */
interface UpstreamHeaderOptions {
  adapter: Backend;
  config: BackendConfig;
  /** Whether the client speaks the backend's protocol. */
  sameProtocol: boolean;
  stream: boolean;
  /** The gateway's own keys, which its clients may present where a vendor's would stand. */
  gatewayKeys?: readonly string[];
}

/**
 * The header fields of a request upstream. Nothing of the client's goes through but what the backend's
 * protocol names, and that only between speakers of the same protocol; framing is ours, and answers are
 * asked for unencoded so that they can be passed on and recorded as they come.
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

const streamTypes: Readonly<Record<Framing, string>> = {
  sse: 'text/event-stream',
  ndjson: 'application/x-ndjson',
  'json-array': 'application/json',
};

const lowerCaseNames = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The header fields of an upstream's answer that are for the client; none repeats a key of ours. */
export function pickResponseHeaders(
  download: Pick<UpstreamResponse, 'headers'>,
  adapter: Pick<Backend, 'forwardedResponseHeaders'>,
  hiding: Hiding,
): Record<string, string> {
  const fields = Object.entries(pickHeaders(download.headers, adapter.forwardedResponseHeaders));
  return Object.fromEntries(fields.map(([name, value]) => [name, hiding.text(value)]));
}

/** A name as the value of a header field: what is no visible ASCII is written as in a URL. */
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
    result[field] = field in result ? `${result[field]}, ${value}` : value;
  }
  return result;
}

const isAllowed = (field: string, allowed: readonly string[]): boolean =>
  allowed.some((name) => (name.endsWith('*') ? field.startsWith(name.slice(0, -1)) : field === name));

function buildCredentialHeaders(inbound: RequestHead, outgoing: UpstreamHeaderOptions): Record<string, string> {
  const { adapter, config, sameProtocol } = outgoing;
  const { auth } = config;
  switch (auth.kind) {
    case 'none':
      return {};
    case 'key':
      return adapter.authorize({ kind: 'key', secret: auth.key });
    case 'client': {
      // A key of one vendor is told to no other: who speaks another protocol has a key of another.
      const found = sameProtocol ? findCallerCredential(inbound, outgoing) : undefined;
      return found ? adapter.authorize(found) : {};
    }
    default:
      return unreachable(auth);
  }
}

/** The first of the places where a credential may stand that holds one, and none of the gateway's own. */
function findCallerCredential(
  inbound: RequestHead,
  { gatewayKeys = [] }: Pick<UpstreamHeaderOptions, 'gatewayKeys'>,
): Credential | undefined {
  const bearer = /^bearer +(\S+)$/i.exec(inbound.header('authorization') ?? '')?.[1];
  const keys = [inbound.header('x-api-key'), inbound.header('x-goog-api-key'), findQueryKey(inbound.target)];
  const presented: Credential[] = [
    ...(bearer === undefined ? [] : [{ kind: 'bearer' as const, secret: bearer }]),
    ...keys.flatMap((key) => (key === undefined ? [] : [{ kind: 'key' as const, secret: key }])),
  ];
  return presented.find(({ secret }) => !gatewayKeys.includes(secret));
}

/** Whether the caller presents a credential that a backend is not given, which would be its own in another protocol. */
export const isCredentialWithheld = (inbound: RequestHead, outgoing: Omit<UpstreamHeaderOptions, 'stream'>): boolean =>
  outgoing.config.auth.kind === 'client' &&
  !outgoing.sameProtocol &&
  findCallerCredential(inbound, outgoing) !== undefined;
