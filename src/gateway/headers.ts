import type { BackendConfig } from '../config/config.ts';
import type { Backend, Credential } from '../core/backend.ts';
import type { Framing } from '../core/step.ts';
import { unreachable } from '../core/unreachable.ts';
import { isCredentialField } from '../core/redact/credentials.ts';
import { keyInQuery } from './caller.ts';
import type { Inbound } from './exchange-io.ts';
import type { Hiding } from './hiding.ts';
import type { Download } from './transport.ts';

/** What the request of a client tells beside its body. */
type Asking = Pick<Inbound, 'headers' | 'header' | 'target'>;

/** For requests that no client sent over HTTP. */
export const noClient: Asking = { headers: [], header: () => undefined, target: '' };

/** A request upstream as far as its header fields depend on it. */
interface Outgoing {
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
export function upstreamHeaders(inbound: Asking, outgoing: Outgoing): Record<string, string> {
  const { adapter, config, sameProtocol, stream } = outgoing;
  return {
    'user-agent': 'louter',
    ...adapter.headers,
    ...(sameProtocol && picked(inbound.headers, adapter.passesRequestHeaders)),
    ...lowerCased(config.headers),
    ...credential(inbound, outgoing),
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

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The header fields of an upstream's answer that are for the client; none repeats a key of ours. */
export function clientHeaders(
  download: Pick<Download, 'headers'>,
  adapter: Pick<Backend, 'passesResponseHeaders'>,
  hiding: Hiding,
): Record<string, string> {
  const fields = Object.entries(picked(download.headers, adapter.passesResponseHeaders));
  return Object.fromEntries(fields.map(([name, value]) => [name, hiding.text(value)]));
}

/** A name as the value of a header field: what is no visible ASCII is written as in a URL. */
export const headerText = (name: string): string =>
  name.toWellFormed().replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent);

function picked(headers: Inbound['headers'], allowed: readonly string[]): Record<string, string> {
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

function credential(inbound: Asking, outgoing: Outgoing): Record<string, string> {
  const { adapter, config, sameProtocol } = outgoing;
  const { auth } = config;
  switch (auth.kind) {
    case 'none':
      return {};
    case 'key':
      return adapter.authorize({ kind: 'key', secret: auth.key });
    case 'client': {
      // A key of one vendor is told to no other: who speaks another protocol has a key of another.
      const found = sameProtocol ? callersCredential(inbound, outgoing) : undefined;
      return found ? adapter.authorize(found) : {};
    }
    default:
      return unreachable(auth);
  }
}

/** The first of the places where a credential may stand that holds one, and none of the gateway's own. */
function callersCredential(
  inbound: Asking,
  { gatewayKeys = [] }: Pick<Outgoing, 'gatewayKeys'>,
): Credential | undefined {
  const bearer = /^bearer +(\S+)$/i.exec(inbound.header('authorization') ?? '')?.[1];
  const keys = [inbound.header('x-api-key'), inbound.header('x-goog-api-key'), keyInQuery(inbound.target)];
  const presented: Credential[] = [
    ...(bearer === undefined ? [] : [{ kind: 'bearer' as const, secret: bearer }]),
    ...keys.flatMap((key) => (key === undefined ? [] : [{ kind: 'key' as const, secret: key }])),
  ];
  return presented.find(({ secret }) => !gatewayKeys.includes(secret));
}

/** Whether the caller presents a credential that a backend is not given, which would be its own in another protocol. */
export const withholdsCredential = (inbound: Asking, outgoing: Omit<Outgoing, 'stream'>): boolean =>
  outgoing.config.auth.kind === 'client' &&
  !outgoing.sameProtocol &&
  callersCredential(inbound, outgoing) !== undefined;
