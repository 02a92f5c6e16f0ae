import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../config/config.ts';
import { connectionKeys, isConnectionKey } from '../config/connection-keys.ts';
import { isLoopback } from '../config/loopback.ts';
import type { LouterError } from '../core/error.ts';
import { httpError } from './errors.ts';
import { acceptsOnlyLouterHeader, louterKey, presentedKeys, presentedPlaces } from './credentials.ts';
import type { IncomingRequest } from './incoming.ts';
import { createKeyRing, isExpired, type KeyRing } from './key-ring.ts';
import { runOf } from './run-path.ts';
import type { RunRegistry } from './run-registry.ts';
import { presentedHalves, type ViewerSessions } from './viewer-sessions.ts';

/**
 * Who may use a route: every client; only clients with a key (if `server.keys` is set); only clients with a key for traces
 * (`viewer.keys`, or else `server.keys`) or with a session of the viewer; only those that can start such a session, by a
 * key for traces or the control token; only those that may also delete traces; or only commands of the user who runs this gateway, which read its control token.
 */
export type Access = 'public' | 'keys' | 'viewer' | 'viewer-key' | 'delete' | 'control';

/** The access rules of a route. */
export interface RouteAccess {
  readonly access: Access;
  /** A page without data, to which any web page may link. */
  readonly isPage?: true;
  /**
   * A route for agents: it also exists below `/run/NAME`, and accepts the token of that run there. It accepts the keys of
   * connected agents.
   */
  readonly isForRuns?: true;
  /** It is another path of a route: errors do not list it. */
  readonly isAlias?: true;
  /** A route with access `keys` that also accepts what gives access to traces. */
  readonly isForViewer?: true;
}

/** The credentials that a gateway issues itself. */
export interface OwnTokens {
  readonly runs: RunRegistry;
  readonly sessions: ViewerSessions;
  /** Absent where nothing can control the gateway. */
  readonly controlToken?: string | undefined;
}

/** The error for a request that is not allowed, or `undefined`. */
export type AccessCheck = (incoming: IncomingRequest, route: RouteAccess) => LouterError | undefined;

/** Headers of every response: browsers do not sniff its type, and hide it from pages of other origins. */
export const isolationHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The keys with which traces can be read, and the setting they are from. */
export const viewerKeysOf = ({ viewer, server }: Config) =>
  viewer.keys
    ? ({ keys: viewer.keys, setting: 'viewer.keys' } as const)
    : ({ keys: server.keys, setting: 'server.keys' } as const);

/** Whether reading traces needs a key or a session. */
export const needsViewerKey = (config: Config): boolean =>
  viewerKeysOf(config).keys.length > 0 || config.keys.length > 0;

/**
 * Checks a request in this order: `Host` must be one of ours (a DNS rebinding attack sends its own), `Origin` and
 * `Sec-Fetch-Site`, if a browser sends them, must be those of our own pages, and routes with access `keys` need a key.
 */
export function createAccessCheck(config: Config, { runs, sessions, controlToken }: OwnTokens): AccessCheck {
  const isOwnHost = createHostCheck(config.server);
  const keyRing = createKeyRing(config, runs);
  const isOneOf = createKeyCheck(config, config.server.keys);
  const isOneOfViewer = createKeyCheck(config, viewerKeysOf(config).keys);
  const hasNamedKey = (incoming: IncomingRequest, right: 'mayUse' | 'mayView' | 'mayDelete'): boolean => {
    const key = keyRing.find(incoming);
    return key !== undefined && key[right] && !isExpired(key, Date.now());
  };
  const hasKey = (incoming: IncomingRequest): boolean =>
    !keyRing.isRequired || isOneOf(incoming) || hasNamedKey(incoming, 'mayUse');
  const hasViewerKey = (incoming: IncomingRequest): boolean =>
    !needsViewerKey(config) || isOneOfViewer(incoming) || hasNamedKey(incoming, 'mayView');
  const mayView = (incoming: IncomingRequest): boolean => hasViewerKey(incoming) || hasSession(incoming, sessions);
  // The keys of `viewer.keys` are for reading; without these, those of `server.keys` may do everything.
  const mayDelete = (incoming: IncomingRequest): boolean => {
    const halves = presentedHalves(incoming.request);
    return (
      !needsViewerKey(config) ||
      (config.viewer.keys === null && isOneOfViewer(incoming)) ||
      hasNamedKey(incoming, 'mayDelete') ||
      hasControlToken(incoming, controlToken) ||
      (halves !== undefined && sessions.mayDelete(halves))
    );
  };
  const hasRight = (incoming: IncomingRequest, { access, isForRuns, isForViewer }: RouteAccess): boolean => {
    switch (access) {
      case 'public':
        return true;
      case 'keys':
        return (
          hasKey(incoming) ||
          (isForRuns === true && hasOwnToken(incoming, runs)) ||
          (isForViewer === true && (mayView(incoming) || hasControlToken(incoming, controlToken)))
        );
      case 'viewer':
        return mayView(incoming);
      case 'viewer-key':
        return hasViewerKey(incoming) || hasControlToken(incoming, controlToken);
      case 'delete':
        return mayDelete(incoming);
      case 'control':
        return hasControlToken(incoming, controlToken);
    }
  };
  return (incoming, route) => {
    const { request } = incoming;
    const authority = authorityOf(request);
    if (authority === undefined) return httpError(400, 'invalid-request', 'the request has no Host header: send one');
    // A proxy in between may use the other one (RFC 9112, 3.2).
    if (countHostFields(request) > 1)
      return httpError(400, 'invalid-request', 'the request has several Host headers: send one');
    if (!isOwnHost(nameOf(authority), request.socket.localAddress))
      return httpError(
        403,
        'permission',
        `this gateway does not answer to the host name ${quote(authority)}: use the address it listens on, or add that name to server.hosts`,
      );
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, authority))
      return httpError(
        403,
        'permission',
        `requests from the web page ${quote(origin)} are refused: call the gateway from a program, not from a web page`,
      );
    const site = foreignSite(request);
    if (site !== undefined && !(route.isPage && isNavigation(request)))
      return httpError(
        403,
        'permission',
        `requests from web pages of another origin are refused (Sec-Fetch-Site: ${site}): call the gateway from a program, or type this address into the browser`,
      );
    if (hasRight(incoming, route)) return undefined;
    if (route.access === 'delete' && hasSession(incoming, sessions))
      return httpError(403, 'permission', 'the session of this page may read traces, but not delete them');
    return namedKeyError(keyRing, incoming, route) ?? missingRightError(config, incoming, route);
  };
}

/**
 * The value of `Sec-Fetch-Site` if a page of another origin caused the request (W3C, Fetch Metadata Request Headers). Pages
 * can send requests without `Origin`, by images or forms. Programs send no such header; permitted browser extensions,
 * typed addresses and Electron's network stack send `none`.
 */
function foreignSite({ headers }: IncomingMessage): string | undefined {
  const sites = [headers['sec-fetch-site'] ?? []].flat().flatMap((value) => value.split(','));
  return sites.map((site) => site.trim()).find((site) => site === 'cross-site' || site === 'same-site');
}

/** Whether the browser opens the response as a page. */
const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/** The requested host; that of an absolute request target takes precedence over the header (RFC 9112, 3.2.2). */
function authorityOf({ url = '', headers }: IncomingMessage): string | undefined {
  if (url.startsWith('/') || !URL.canParse(url)) return headers.host;
  return new URL(url).host;
}

/** Node gives the first of several, and its `headersDistinct` makes a list for each field of the request. */
const countHostFields = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length;

/** The host name in lower case, without port and trailing dot. */
function nameOf(authority: string): string {
  const end = authority.startsWith('[') ? authority.indexOf(']') + 1 : authority.indexOf(':');
  const name = (end > 0 ? authority.slice(0, end) : authority).toLowerCase();
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

/**
 * Accepts loopback names, which no DNS rebinding can use, and `server.hosts`. If the gateway listens beyond loopback, also
 * accepts the configured host, the name of this machine, and the local address of the connection.
 */
function createHostCheck({
  host: configured,
  hosts,
}: Pick<Config['server'], 'host' | 'hosts'>): (name: string, localAddress: string | undefined) => boolean {
  const own = new Set(['localhost', '[::1]', bracketed(configured.toLowerCase()), ...hosts]);
  const beyondLoopback = !isLoopback(bracketed(configured.toLowerCase()));
  if (beyondLoopback) own.add(hostname().toLowerCase());
  return (name, localAddress) => own.has(name) || isLoopback(name) || (beyondLoopback && isAddress(name, localAddress));
}

const bracketed = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

function isAddress(name: string, localAddress: string | undefined): boolean {
  if (localAddress === undefined) return false;
  const local = localAddress.startsWith('::ffff:') ? localAddress.slice('::ffff:'.length) : localAddress;
  if (isIPv4(name)) return name === local;
  const inside = name.slice(1, -1);
  // An IPv6 address has several forms; the URL parser normalizes them.
  return (
    isIP(inside) === 6 && isIPv6(local) && new URL(`http://${name}`).hostname === new URL(`http://[${local}]`).hostname
  );
}

/** Our own pages are loaded from the host they send requests to. */
const isOwnOrigin = (origin: string, authority: string): boolean =>
  origin.toLowerCase() === `http://${authority.toLowerCase()}` ||
  origin.toLowerCase() === `https://${authority.toLowerCase()}`;

/** A value of the client, shortened for a message. */
const quote = (text: string): string => JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);

function createKeyCheck(config: Config, keys: readonly string[]): (incoming: IncomingRequest) => boolean {
  if (keys.length === 0) return () => false;
  const isKey = createKeyComparison(keys);
  const presented = acceptsOnlyLouterHeader(config) ? louterKey : presentedKeys;
  return (incoming) => presented(incoming).filter(isKey).length > 0;
}

/** Whether a text is one of these keys. Digests have equal lengths and all are compared: timing reveals nothing about the keys. */
export function createKeyComparison(keys: readonly string[]): (candidate: string) => boolean {
  const digests = keys.map(digest);
  return (candidate) => {
    const given = digest(candidate);
    return digests.filter((expected) => timingSafeEqual(given, expected)).length > 0;
  };
}

/**
 * Whether a request has both halves of a session, and is from our own page. Browsers report where a request is from if
 * its URL is https or of loopback; elsewhere, only the header with the half of the page proves it.
 */
export function hasSession({ request }: IncomingRequest, sessions: ViewerSessions): boolean {
  const halves = presentedHalves(request);
  return halves !== undefined && isFromOwnPage(request) && sessions.isValid(halves);
}

/** Whether a page of ours sent the request, as far as the browser reports it. */
export function isFromOwnPage(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'same-origin' || (site === undefined && !isLoopback(nameOf(authorityOf(request) ?? '')));
}

/** Agents send the token of their run, or the key of their connection, in the place of their vendor's key; with `--keep-login` it is in `x-louter-key`. */
function hasOwnToken(incoming: IncomingRequest, runs: RunRegistry): boolean {
  const run = runOf(incoming.request);
  return presentedKeys(incoming).some(
    (token) =>
      // The token of a run that was started with a named key has the rights of that key.
      (run !== undefined && runs.isValid(token, run) && runs.ownerOf(token, run) === undefined) ||
      (isConnectionKey(token) && isKnownConnection(token)),
  );
}

/** Connected agents may be disconnected while the gateway runs, so their keys are read each time. */
const isKnownConnection = (token: string): boolean =>
  connectionKeys().some((known) => timingSafeEqual(digest(known), digest(token)));

const hasControlToken = (incoming: IncomingRequest, expected: string | undefined): boolean =>
  expected !== undefined && louterKey(incoming).some((given) => timingSafeEqual(digest(given), digest(expected)));

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** What is wrong with the named key of a request; `undefined` if it has none. */
function namedKeyError(keyRing: KeyRing, incoming: IncomingRequest, { access }: RouteAccess): LouterError | undefined {
  const key = keyRing.find(incoming);
  if (!key || access === 'control') return undefined;
  const { name, expiresAt } = key;
  if (isExpired(key, Date.now()))
    return httpError(
      401,
      'authentication',
      `the key ${name} expired at ${new Date(expiresAt ?? 0).toISOString()}: ask for a new one (keys.${name}.expires)`,
    );
  const [right, what] = rightFor(access);
  return httpError(403, 'permission', `the key ${name} may not ${what} (keys.${name}.may lacks "${right}")`);
}

function rightFor(access: Exclude<Access, 'control'>): readonly [right: string, what: string] {
  switch (access) {
    case 'public':
    case 'keys':
      return ['use', 'send requests to models'];
    case 'viewer':
    case 'viewer-key':
      return ['view', 'read traces'];
    case 'delete':
      return ['delete', 'delete traces'];
  }
}

function missingRightError(config: Config, incoming: IncomingRequest, { access }: RouteAccess): LouterError {
  const { request } = incoming;
  if (access === 'control')
    return httpError(
      403,
      'permission',
      'this route is for commands such as louter reload, run by the user who runs this gateway',
    );
  if (access === 'delete' && config.viewer.keys)
    return httpError(
      403,
      'permission',
      'keys of viewer.keys may read traces, but not delete them: that needs a key of [keys] with may = ["view", "delete"]',
    );
  if (request.headers['x-louter-page'] !== undefined)
    return httpError(401, 'authentication', 'the session of this page has ended: log in again at /ui/login');
  const list = access === 'keys' ? 'server.keys' : viewerKeysOf(config).setting;
  const setting = config.keys.length > 0 ? `${list} or [keys]` : list;
  const isOnlyOwnHeader = acceptsOnlyLouterHeader(config);
  const where = isOnlyOwnHeader
    ? 'in x-louter-key (the other places hold the key of the vendor)'
    : 'in x-api-key, Authorization: Bearer, x-goog-api-key, x-louter-key or ?key=';
  const wrong = describeWrongKey(incoming, isOnlyOwnHeader);
  return httpError(
    401,
    'authentication',
    wrong === undefined
      ? `this gateway needs one of its keys (${setting}), and the request has none: send it ${where}`
      : `${wrong}: this gateway needs one of its keys (${setting}); send it ${where}`,
  );
}

/** The problem of the key that a request has in a place for keys of the gateway; `undefined` if it has none. */
function describeWrongKey(incoming: IncomingRequest, isOnlyOwnHeader: boolean): string | undefined {
  const places = presentedPlaces(incoming).filter((place) => !isOnlyOwnHeader || place === 'x-louter-key');
  if (places.length > 0) return `the key in ${places.join(' and ')} is wrong`;
  const { authorization } = incoming.request.headers;
  return authorization === undefined || isOnlyOwnHeader
    ? undefined
    : 'the header authorization is not of the form "Bearer KEY"';
}
