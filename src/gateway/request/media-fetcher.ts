import { lookup as resolve, promises as dns } from 'node:dns';
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import type { FindProxy, OutgoingProxy } from '../../config/outgoing-proxy.ts';
import type { CoreMedium } from '../../core/media.ts';
import { parseContentEncoding } from '../../wire/content-coding.ts';
import { destroyBody, readAll } from '../stream/body-stream.ts';
import { addressOf, createConnector } from '../attempt/connector.ts';
import { ProxyPause } from '../outgoing/proxy-pause.ts';
import { findProxyError, isOfForwardingProxy, refusal } from '../outgoing/tunnel.ts';
import { bareMediaType } from '../../core/media.ts';

/** The content of a URL. */
export interface FetchedMedia {
  mediaType: string;
  /** base64 */
  data: string;
}

/** Why nothing was fetched, as a message for the sender of the URL. */
export class MediaFetchError extends Error {
  constructor(why: string, options?: { cause?: unknown }) {
    super(why, options);
    this.name = 'NotFetched';
  }
}

/** Fetches images, audio and documents for backends that only take bytes. */
export interface MediaFetcher {
  /** @throws {MediaFetchError} */
  fetch(medium: CoreMedium, url: string, signal: AbortSignal): Promise<FetchedMedia>;
  stop(): Promise<void>;
}

/** Vendors accept files of about this size in a request. */
const maxMediaBytes = 20 * 1024 * 1024;
const fetchTimeoutMs = 20_000;
const connectTimeoutMs = 5_000;
const maxRedirects = 3;
/** Ends of names that no public server has (RFC 6761, 6762 and 8375; ICANN's reserved and collision names). */
const privateEnd =
  /\.(?:corp|domain|home|home\.arpa|internal|intra|intranet|invalid|lan|local|localdomain|localhost|mail|onion|private|test)\.?$/;

/**
 * `mayFetchFrom` checks every address of a host name, and the connection goes to the checked address: a name that resolves
 * to another host a moment later changes nothing.
 */
export function createMediaFetcher(
  mayFetchFrom: (address: string) => boolean,
  proxyFor: FindProxy = () => null,
): MediaFetcher {
  const lookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const closed = found.find(({ address }) => !mayFetchFrom(address));
      if (closed) return done(new MediaFetchError(`${hostname} is not a host on the public internet`), []);
      const [first] = found;
      if (options.all || !first) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
  const direct = new Agent({ connect: createConnector({ timeout: connectTimeoutMs, lookup }, null) });
  /** By what the proxy is named by: a variable, which has one value. */
  const proxied = new Map<string, { readonly agent: Agent; readonly pause: ProxyPause }>();

  function through(proxy: OutgoingProxy): { readonly agent: Agent; readonly pause: ProxyPause } {
    const known = proxied.get(proxy.from);
    if (known) return known;
    const agent = new Agent({ connect: createConnector({ timeout: connectTimeoutMs }, proxy) });
    const made = { agent, pause: new ProxyPause() };
    proxied.set(proxy.from, made);
    return made;
  }

  /** Requests one URL. A proxy that fails is left alone for a while: the next medium does not wait for it. */
  async function request(url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const headers = { 'user-agent': 'louter', accept: '*/*', 'accept-encoding': 'identity' };
    const proxy = proxyFor(url);
    const { origin, path, headers: ofProxy } = addressOf(url, proxy);
    const asked = { origin, path, method: 'GET', headers: { ...headers, ...ofProxy }, signal } as const;
    if (!proxy) return direct.request(asked);
    await checkName(url);
    const { agent, pause } = through(proxy);
    try {
      pause.assertOver();
      const answer = await agent.request(asked);
      const fieldOf = (name: string): string | undefined => [answer.headers[name]].flat()[0];
      if (!ofProxy || !isOfForwardingProxy(answer.statusCode, fieldOf)) return answer;
      destroyBody(answer.body);
      throw refusal(proxy, answer.statusCode, url.host);
    } catch (error) {
      pause.failed(error);
      throw error;
    }
  }

  /** A proxy resolves names by itself. Those that this machine resolves, too, must not be of a private address. */
  async function checkName({ hostname }: URL): Promise<void> {
    if (isIP(hostname.replace(/^\[(.*)\]$/, '$1'))) return;
    const found = await dns.lookup(hostname, { all: true }).catch(() => []);
    const isLocal = found.length === 0 && (!hostname.includes('.') || privateEnd.test(hostname));
    if (isLocal || found.some(({ address }) => !mayFetchFrom(address)))
      throw new MediaFetchError(`${hostname} is not a host on the public internet`);
  }

  /** A host that is an IP address is connected to without a look-up. */
  function validateUrl(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !['http:', 'https:'].includes(url.protocol)) throw new MediaFetchError('it is not an http(s) URL');
    if (url.username || url.password) throw new MediaFetchError('its URL contains a credential');
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) && !mayFetchFrom(host)) throw new MediaFetchError(`${host} is not a host on the public internet`);
    return url;
  }

  async function follow(address: string, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    let url = validateUrl(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const answer = await request(url, signal);
      const { location } = answer.headers;
      if (answer.statusCode < 300 || answer.statusCode >= 400 || typeof location !== 'string') return answer;
      destroyBody(answer.body);
      url = validateUrl(new URL(location, url).href);
    }
    throw new MediaFetchError(`it was redirected more than ${maxRedirects} times`);
  }

  return {
    async fetch(medium, url, signal) {
      try {
        const { statusCode, headers, body } = await follow(
          url,
          AbortSignal.any([signal, AbortSignal.timeout(fetchTimeoutMs)]),
        );
        const encoding = [headers['content-encoding']].flat()[0] ?? '';
        const contentType = parseContentType(headers['content-type']);
        const mediaType = checkMediaType(
          medium,
          { status: statusCode, contentType, codings: parseContentEncoding(encoding) },
          body,
        );
        const bytes = await readAll(body, maxMediaBytes);
        return { mediaType, data: bytes.toString('base64') };
      } catch (thrown) {
        throw toMediaFetchError(thrown, signal);
      }
    },
    async stop() {
      const agents = [direct, ...[...proxied.values()].map(({ agent }) => agent)];
      await Promise.all(agents.map((agent) => agent.destroy()));
    },
  };
}

const parseContentType = (header: string | string[] | undefined): string => bareMediaType([header].flat()[0] ?? '');

/** The media type of a response. The body is destroyed when it is not of the requested kind. */
function checkMediaType(
  medium: CoreMedium,
  { status, contentType, codings }: { status: number; contentType: string; codings: readonly string[] },
  body: Readable,
): string {
  const claimed = medium.source.kind === 'url' ? medium.source.mediaType : undefined;
  const mediaType =
    contentType === '' || contentType === 'application/octet-stream' ? (claimed ?? contentType) : contentType;
  const problem =
    status !== 200
      ? `its host answered ${status}`
      : !isOfKind(medium, mediaType)
        ? `its host sent ${mediaType || 'no content type'} for ${medium.type}`
        : codings.length > 0
          ? `its host encoded it (${codings.join(', ')}) against accept-encoding`
          : undefined;
  if (problem === undefined) return mediaType;
  destroyBody(body);
  throw new MediaFetchError(problem);
}

/** An HTML page in place of a document is an error page. */
const isOfKind = ({ type }: CoreMedium, mediaType: string): boolean =>
  type === 'document'
    ? /^(?:application|text)\/(?!html$|octet-stream$)/.test(mediaType)
    : mediaType.startsWith(`${type}/`);

function toMediaFetchError(thrown: unknown, signal: AbortSignal): unknown {
  if (thrown instanceof MediaFetchError || signal.aborted) return thrown;
  if (thrown instanceof RangeError)
    return new MediaFetchError(`it is larger than ${maxMediaBytes} bytes`, { cause: thrown });
  if (!(thrown instanceof Error)) return thrown;
  // The look-up's refusal is the cause of the failed connection.
  if (thrown.cause instanceof MediaFetchError) return thrown.cause;
  const ofProxy = findProxyError(thrown);
  if (ofProxy) return new MediaFetchError(ofProxy.message, { cause: thrown });
  if (thrown.name === 'TimeoutError')
    return new MediaFetchError(`it did not arrive within ${fetchTimeoutMs / 1000} s`, { cause: thrown });
  const code = 'code' in thrown ? String(thrown.code) : thrown.name;
  return new MediaFetchError(`its host cannot be reached (${code})`, { cause: thrown });
}

// ---------------------------------------------------------------- which addresses are public

/** Addresses that are not on the public internet (IANA's special-purpose registry, multicast, and 6to4's relays). */
const reserved: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const reserved6: typeof reserved = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const private4 = new BlockList();
for (const [network, bits] of reserved) private4.addSubnet(network, bits, 'ipv4');
const private6 = new BlockList();
for (const [network, bits] of reserved6) private6.addSubnet(network, bits, 'ipv6');
/** The routed addresses, without mapped, translated and local ones (RFC 4291, 2.4). */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !private4.check(address, 'ipv4');
  return isIPv6(address) && global6.check(address, 'ipv6') && !private6.check(address, 'ipv6');
}
