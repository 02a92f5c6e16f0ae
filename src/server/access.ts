import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../config/config.ts';
import type { LouterError } from '../core/error.ts';
import { httpError } from './errors.ts';
import { headerOf, type IncomingRequest } from './incoming.ts';

/** Who may use a route: anyone who may reach it, or who holds a key (where `server.keys` is set). */
export type Access = 'public' | 'keys';

/** A route as far as who may use it goes. */
export interface RouteAccess {
  readonly access: Access;
  /** It shows a person that there is a gateway, and no data: a link on any page may lead there. */
  readonly isPage?: true;
}

/** Why a request may not be answered, or `undefined` when it may. */
export type AccessCheck = (incoming: IncomingRequest, route: RouteAccess) => LouterError | undefined;

/** Fields of every answer: a browser takes it for nothing else than it says, and shows it to no page of another origin. */
export const isolationHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * The `Host` must be ours (a page whose name was rebound to this address names its own), the `Origin` and the site must be
 * those of our own page where a browser tells them, and a route of class `keys` needs one of them.
 */
export function createAccessCheck(config: Config): AccessCheck {
  const isOwnHost = createHostCheck(config.server.host);
  const hasKey = createKeyCheck(config);
  return (incoming, route) => {
    const { request } = incoming;
    const authority = authorityOf(request);
    if (authority === undefined)
      return httpError(400, 'invalid-request', 'the request names no host: send one Host header');
    // The first of two would be believed here, and perhaps the second by a proxy in between (RFC 9112, 3.2).
    if ((request.headersDistinct.host ?? []).length > 1)
      return httpError(400, 'invalid-request', 'the request names several hosts: send one Host header');
    if (!isOwnHost(nameOf(authority), request.socket.localAddress))
      return httpError(
        403,
        'permission',
        `this gateway does not answer to the host name ${quote(authority)}: use the address it listens on, or set server.host to that name`,
      );
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, authority))
      return httpError(
        403,
        'permission',
        `requests of the web page ${quote(origin)} are refused: call the gateway from a program, not from a page in a browser`,
      );
    const site = foreignSite(request);
    if (site !== undefined && !(route.isPage && isNavigation(request)))
      return httpError(
        403,
        'permission',
        `requests that a web page of another origin makes are refused (Sec-Fetch-Site: ${site}): call the gateway from a program, or open this address by typing it`,
      );
    if (route.access === 'keys' && !hasKey(incoming)) return missingKeyError(config);
    return undefined;
  };
}

/**
 * Whether a browser says that a page of another origin makes this request (W3C, Fetch Metadata Request Headers): pages
 * can have one sent without an `Origin`, by an image or a form. Programs send no such field; browser extensions that may
 * reach this host, what a person types, and Electron's own network stack send `none`.
 */
function foreignSite({ headers }: IncomingMessage): string | undefined {
  const sites = [headers['sec-fetch-site'] ?? []].flat().flatMap((value) => value.split(','));
  return sites.map((site) => site.trim()).find((site) => site === 'cross-site' || site === 'same-site');
}

/** Whether it fills a window of its own, for a person to look at. */
const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/** The host a request is for: the one in an absolute target goes before the header (RFC 9112, 3.2.2). */
function authorityOf({ url = '', headers }: IncomingMessage): string | undefined {
  if (url.startsWith('/') || !URL.canParse(url)) return headers.host;
  return new URL(url).host;
}

/** A host without its port and without the dot that ends an absolute name, in lower case. */
function nameOf(authority: string): string {
  const end = authority.startsWith('[') ? authority.indexOf(']') + 1 : authority.indexOf(':');
  const name = (end > 0 ? authority.slice(0, end) : authority).toLowerCase();
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

/**
 * Loopback names, under any port, are always ours: no public name leads there by them. Beyond loopback so are the
 * host that was configured, this machine's own name, and the address the connection was made to.
 */
function createHostCheck(configured: string): (name: string, localAddress: string | undefined) => boolean {
  const own = new Set(['localhost', '[::1]', bracketed(configured.toLowerCase())]);
  const beyondLoopback = !isLoopback(bracketed(configured.toLowerCase()));
  if (beyondLoopback) own.add(hostname().toLowerCase());
  return (name, localAddress) => own.has(name) || isLoopback(name) || (beyondLoopback && isAddress(name, localAddress));
}

const bracketed = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));

function isAddress(name: string, localAddress: string | undefined): boolean {
  if (localAddress === undefined) return false;
  const local = localAddress.startsWith('::ffff:') ? localAddress.slice('::ffff:'.length) : localAddress;
  if (isIPv4(name)) return name === local;
  const inside = name.slice(1, -1);
  // One IPv6 address can be written in many ways; the URL parser knows the canonical one.
  return (
    isIP(inside) === 6 && isIPv6(local) && new URL(`http://${name}`).hostname === new URL(`http://[${local}]`).hostname
  );
}

/** A page of ours was loaded from the very host it asks; `null` and every other page is foreign. */
const isOwnOrigin = (origin: string, authority: string): boolean =>
  origin.toLowerCase() === `http://${authority.toLowerCase()}` ||
  origin.toLowerCase() === `https://${authority.toLowerCase()}`;

/** What a peer wrote, short enough for a message. */
const quote = (text: string): string => JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);

/**
 * Where a backend is spoken to with the caller's own credential, every place for one but `x-louter-key` belongs to
 * that vendor.
 */
const acceptsOnlyLouterHeader = ({ backends }: Config): boolean => backends.some(({ auth }) => auth.kind === 'client');

function createKeyCheck(config: Config): (incoming: IncomingRequest) => boolean {
  const digests = config.server.keys.map(digest);
  if (digests.length === 0) return () => true;
  const presented = acceptsOnlyLouterHeader(config) ? louterKey : presentedKeys;
  return (incoming) => {
    let found = false;
    for (const candidate of presented(incoming)) {
      // Digests are equally long, and every one is compared: how long it takes says nothing of the keys.
      const given = digest(candidate);
      for (const expected of digests) if (timingSafeEqual(given, expected)) found = true;
    }
    return found;
  };
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

const louterKey = ({ request }: IncomingRequest): string[] => nonEmpty([headerOf(request, 'x-louter-key')]);

/** Every credential a request presents, wherever it stands. */
const presentedKeys = ({ request, query }: IncomingRequest): string[] =>
  nonEmpty([
    headerOf(request, 'x-louter-key'),
    headerOf(request, 'x-api-key'),
    bearerOf(request.headers.authorization),
    headerOf(request, 'x-goog-api-key'),
    ...(query.includes('key=') ? new URLSearchParams(query).getAll('key') : []),
  ]);

const nonEmpty = (values: (string | undefined)[]): string[] =>
  values.filter((value): value is string => value !== undefined && value !== '');

function bearerOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.slice(0, 7).toLowerCase() !== 'bearer ') return undefined;
  return authorization.slice(7).trim();
}

function missingKeyError(config: Config): LouterError {
  const where = acceptsOnlyLouterHeader(config)
    ? 'in x-louter-key (the other places hold the key of the vendor)'
    : 'in x-api-key, Authorization: Bearer, x-goog-api-key, x-louter-key or ?key=';
  return httpError(401, 'authentication', `this gateway needs one of its keys (server.keys): send it ${where}`);
}
