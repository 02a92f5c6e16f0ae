import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * What proves a session of the viewer. Browsers send cookies to every port of a host, and other servers of this machine count
 * as the same site: so neither half is valid without the other, and only scripts of the page can send its half.
 */
export interface SessionHalves {
  /** In a cookie that scripts cannot read. */
  readonly cookie: string;
  /** In the header `x-louter-page`. */
  readonly page: string;
}

/** A session ends when it was not used for this long. */
const sessionIdleMs = 12 * 60 * 60_000;
/** A session ends after this time even if it is used. */
const sessionLifetimeMs = 7 * 24 * 60 * 60_000;
/** How long a code for logging in is valid. */
export const codeLifetimeMs = 60_000;

/** More than any gateway has viewers; the one that was not used for the longest time ends. */
const maxSessions = 1_000;
const maxCodes = 100;

interface Session extends LoginGrant {
  readonly pageDigest: Buffer;
  readonly startedAt: number;
  usedAt: number;
  /** What is called when it ends. */
  readonly listeners: Set<() => void>;
}

/** What a session is started with. */
export interface LoginGrant {
  /** When its key expires, in milliseconds since 1970; null: never. */
  readonly keyExpiresAt: number | null;
  /** Whether it may delete traces. */
  readonly mayDelete: boolean;
}

interface LoginCode extends LoginGrant {
  readonly expiresAt: number;
}

/** Sessions of the viewer and codes for logging in: digests only, in memory, so that they end with the process. */
export class ViewerSessions {
  /** By the digest of the cookie, the one that was not used for the longest time first. */
  readonly #sessions = new Map<string, Session>();
  /** By their digests. */
  readonly #codes = new Map<string, LoginCode>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  start(grant: LoginGrant): SessionHalves {
    const halves = { cookie: createSecret(), page: createSecret() };
    const now = this.#now();
    const [oldest] = this.#sessions.keys();
    if (oldest !== undefined && this.#sessions.size >= maxSessions) this.#end(oldest);
    this.#sessions.set(keyOf(halves.cookie), {
      pageDigest: digest(halves.page),
      startedAt: now,
      ...grant,
      usedAt: now,
      listeners: new Set(),
    });
    return halves;
  }

  /** Whether both halves are those of one session; if so, it counts as used. */
  isValid({ cookie, page }: SessionHalves): boolean {
    const key = keyOf(cookie);
    const session = this.#sessions.get(key);
    if (!session) return false;
    if (this.#isExpired(session)) {
      this.#end(key);
      return false;
    }
    if (!timingSafeEqual(digest(page), session.pageDigest)) return false;
    session.usedAt = this.#now();
    this.#sessions.delete(key);
    this.#sessions.set(key, session);
    return true;
  }

  /** Whether these are the halves of a session that may delete traces. */
  mayDelete(halves: SessionHalves): boolean {
    return this.isValid(halves) && this.#sessions.get(keyOf(halves.cookie))?.mayDelete === true;
  }

  /** Returns whether there was such a session. */
  end(halves: SessionHalves): boolean {
    return this.isValid(halves) && this.#end(keyOf(halves.cookie));
  }

  /** Ends all sessions and codes. */
  endAll(): void {
    for (const key of this.#sessions.keys()) this.#end(key);
    this.#codes.clear();
  }

  /** Ends the sessions that were not used for too long, or are too old, or whose key has expired. */
  endExpired(): void {
    for (const [key, session] of this.#sessions) if (this.#isExpired(session)) this.#end(key);
  }

  /** Calls `listener` when a session ends, until the returned function is called; nothing if there is no such session. */
  onEnded({ cookie }: SessionHalves, listener: () => void): () => void {
    const listeners = this.#sessions.get(keyOf(cookie))?.listeners;
    listeners?.add(listener);
    return () => void listeners?.delete(listener);
  }

  #isExpired({ usedAt, startedAt, keyExpiresAt }: Session): boolean {
    const now = this.#now();
    if (keyExpiresAt !== null && keyExpiresAt <= now) return true;
    return now - usedAt >= sessionIdleMs || now - startedAt >= sessionLifetimeMs;
  }

  #end(key: string): boolean {
    const session = this.#sessions.get(key);
    const isEnded = this.#sessions.delete(key);
    for (const listener of session?.listeners ?? []) listener();
    return isEnded;
  }

  /** A code with which a page can log in once; the session gets this grant. */
  issueCode(grant: LoginGrant): string {
    const code = createSecret();
    dropOldest(this.#codes, maxCodes);
    this.#codes.set(keyOf(code), { ...grant, expiresAt: this.#now() + codeLifetimeMs });
    return code;
  }

  /** What a session can be started with, if a code is valid; it is no longer after this. */
  redeemCode(code: string): LoginGrant | undefined {
    const key = keyOf(code);
    const issued = this.#codes.get(key);
    this.#codes.delete(key);
    return issued !== undefined && this.#now() < issued.expiresAt ? issued : undefined;
  }
}

/** 256 random bits. */
const createSecret = (): string => randomBytes(32).toString('base64url');

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
const keyOf = (text: string): string => hash('sha256', text, 'hex');

/** Makes room for one more. */
function dropOldest(entries: Map<string, unknown>, max: number): void {
  const [oldest] = entries.keys();
  if (oldest !== undefined && entries.size >= max) entries.delete(oldest);
}

// ---------------------------------------------------------------- what a request presents

/** The name of the cookie: gateways on other ports of this host have others. */
export const sessionCookieName = ({ socket }: Pick<IncomingMessage, 'socket'>): string =>
  `louter_${socket.localPort ?? 0}`;

/** The halves that a request presents; `undefined` if one is missing. */
export function presentedHalves(request: Pick<IncomingMessage, 'headers' | 'socket'>): SessionHalves | undefined {
  const page = request.headers['x-louter-page'];
  const name = `${sessionCookieName(request)}=`;
  const pair = request.headers.cookie
    ?.split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(name));
  return typeof page === 'string' && pair !== undefined ? { cookie: pair.slice(name.length), page } : undefined;
}

// ---------------------------------------------------------------- guessing

const attemptIntervalMs = 60_000;
const maxAttempts = 5;
/** More addresses than this are not remembered at once. */
const maxAddresses = 10_000;

/** Counts failed attempts to log in: five a minute from an address. */
export class LoginThrottle {
  /** The times of the failed attempts of the last minute, by address; the address with the latest one last. */
  readonly #failures = new Map<string, number[]>();
  readonly #now: () => number;

  /** @param now milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** For how many milliseconds an address must wait; 0 if it need not. */
  waitMs(address: string | undefined): number {
    const [first = 0, ...rest] = this.#recent(networkOf(address));
    return rest.length + 1 < maxAttempts ? 0 : Math.max(1, first + attemptIntervalMs - this.#now());
  }

  fail(address: string | undefined): void {
    const network = networkOf(address);
    const failures = [...this.#recent(network), this.#now()];
    this.#failures.delete(network);
    dropOldest(this.#failures, maxAddresses);
    this.#failures.set(network, failures);
  }

  #recent(network: string): number[] {
    const since = this.#now() - attemptIntervalMs;
    return (this.#failures.get(network) ?? []).filter((time) => time > since);
  }
}

/** An IPv4 address, or the first 64 bits of an IPv6 address, of which one machine has all (RFC 6177). */
function networkOf(address = ''): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
