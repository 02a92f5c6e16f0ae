import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';
import type { CoreMedium } from '../core/media.ts';
import { parseContentEncoding } from '../wire/content-coding.ts';
import { destroyBody, readAll } from './pump.ts';
import { createConnector } from './connector.ts';

/** What lay at an address. */
export interface FetchedMedia {
  mediaType: string;
  /** base64 */
  data: string;
}

/** Why nothing was fetched, in words for the one who sent the address. */
export class MediaFetchError extends Error {
  constructor(why: string, options?: { cause?: unknown }) {
    super(why, options);
    this.name = 'NotFetched';
  }
}

/** Fetches pictures, sounds and documents for backends that are given bytes only. */
export interface MediaFetcher {
  /** @throws {MediaFetchError} */
  fetch(medium: CoreMedium, url: string, signal: AbortSignal): Promise<FetchedMedia>;
  stop(): Promise<void>;
}

/** Vendors take files of about this size in a request. */
const maxMediaBytes = 20 * 1024 * 1024;
const fetchTimeoutMs = 20_000;
const maxRedirects = 3;

/**
 * `mayFetchFrom` is asked for every address a name stands for, and the connection goes to the very address that was
 * asked about: a name that means another host a moment later leads nowhere else.
 */
export function createMediaFetcher(mayFetchFrom: (address: string) => boolean): MediaFetcher {
  const lookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const closed = found.find(({ address }) => !mayFetchFrom(address));
      if (closed) return done(new MediaFetchError(`${hostname} is no host on the public internet`), []);
      const [first] = found;
      if (options.all || !first) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
  const dispatcher = new Agent({ connect: createConnector({ timeout: 5_000, lookup }) });

  /** A host written as an address is connected to without a look-up. */
  function validateUrl(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !['http:', 'https:'].includes(url.protocol)) throw new MediaFetchError('it is no http(s) address');
    if (url.username || url.password) throw new MediaFetchError('its address holds a credential');
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(host) && !mayFetchFrom(host)) throw new MediaFetchError(`${host} is no host on the public internet`);
    return url;
  }

  async function follow(address: string, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    let url = validateUrl(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const headers = { 'user-agent': 'louter', accept: '*/*', 'accept-encoding': 'identity' };
      const answer = await request(url, { dispatcher, headers, signal });
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
        const said = parseContentType(headers['content-type']);
        const mediaType = checkMediaType(
          medium,
          { status: statusCode, said, codings: parseContentEncoding(encoding) },
          body,
        );
        const bytes = await readAll(body, maxMediaBytes);
        return { mediaType, data: bytes.toString('base64') };
      } catch (thrown) {
        throw toMediaFetchError(thrown, signal);
      }
    },
    stop: () => dispatcher.destroy(),
  };
}

const parseContentType = (header: string | string[] | undefined): string =>
  ([header].flat()[0] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The type of what comes; gives the answer up when it is not what was sought. */
function checkMediaType(
  medium: CoreMedium,
  { status, said, codings }: { status: number; said: string; codings: readonly string[] },
  body: Readable,
): string {
  const claimed = medium.source.kind === 'url' ? medium.source.mediaType : undefined;
  const mediaType = said === '' || said === 'application/octet-stream' ? (claimed ?? said) : said;
  const fault =
    status !== 200
      ? `its host answered ${status}`
      : !isOfKind(medium, mediaType)
        ? `its host gave ${mediaType || 'something of no type'} for ${medium.type}`
        : codings.length > 0
          ? `its host encoded it (${codings.join(', ')}), though asked not to`
          : undefined;
  if (fault === undefined) return mediaType;
  destroyBody(body);
  throw new MediaFetchError(fault);
}

/** A page that says something else in place of a document is none. */
const isOfKind = ({ type }: CoreMedium, mediaType: string): boolean =>
  type === 'document'
    ? /^(?:application|text)\/(?!html$|octet-stream$)/.test(mediaType)
    : mediaType.startsWith(`${type}/`);

function toMediaFetchError(thrown: unknown, signal: AbortSignal): unknown {
  if (thrown instanceof MediaFetchError || signal.aborted) return thrown;
  if (thrown instanceof RangeError)
    return new MediaFetchError(`it is larger than ${maxMediaBytes} bytes`, { cause: thrown });
  if (!(thrown instanceof Error)) return thrown;
  // The look-up's own refusal comes as the cause of what failed to connect.
  if (thrown.cause instanceof MediaFetchError) return thrown.cause;
  if (thrown.name === 'TimeoutError')
    return new MediaFetchError(`it did not come within ${fetchTimeoutMs / 1000} s`, { cause: thrown });
  const code = 'code' in thrown ? String(thrown.code) : thrown.name;
  return new MediaFetchError(`its host cannot be reached (${code})`, { cause: thrown });
}
