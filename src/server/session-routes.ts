import type { components } from '../../generated/louter.js';
import { validateSessionStart } from '../../generated/louter.validators.js';
import type { Settings } from '../config/settings.ts';
import { LouterError } from '../core/error.ts';
import { createKeyComparison, hasSession, isFromOwnPage, needsViewerKey, viewerKeysOf } from './access.ts';
import { httpError } from './errors.ts';
import type { IncomingRequest } from './incoming.ts';
import { createKeyRing, isExpired } from './key-ring.ts';
import { ownRoute } from './own-routes.ts';
import type { Route } from './routes.ts';
import { readJsonBody } from './run-routes.ts';
import { sendJson, sendText } from './send.ts';
import {
  codeLifetimeMs,
  type LoginGrant,
  LoginThrottle,
  presentedHalves,
  sessionCookieName,
  type ViewerSessions,
} from './viewer-sessions.ts';

type Schemas = components['schemas'];

export interface SessionService {
  readonly settings: Settings;
  readonly sessions: ViewerSessions;
  readonly throttle?: LoginThrottle;
  /** Whether a request may delete traces. */
  readonly mayDelete: (incoming: IncomingRequest) => boolean;
  /** Whether requests go through this process. */
  readonly isLive: boolean;
}

/** Logging in to the viewer, as described in `specs/louter.yaml`. Sessions end with their key, or if a reload changes the keys. */
export function sessionRoutes({
  settings,
  sessions,
  mayDelete,
  isLive,
  throttle = new LoginThrottle(),
}: SessionService): Route[] {
  const rules = settings.derive((config) => {
    const { keys, setting } = viewerKeysOf(config);
    const viewers = config.keys.filter(({ mayView }) => mayView);
    const isListed = createKeyComparison(keys);
    const keyRing = createKeyRing(config, { ownerOf: () => undefined });
    const grantOfNamed = (key: string): LoginGrant | undefined => {
      const named = keyRing.findBySecret(key);
      if (!named?.mayView || isExpired(named, Date.now())) return undefined;
      return { keyExpiresAt: named.expiresAt, mayDelete: named.mayDelete };
    };
    return {
      setting: config.keys.length > 0 ? `${setting} or [keys]` : setting,
      needsLogin: needsViewerKey(config),
      // Sessions last as long as what they were started with may be accepted.
      inForce: JSON.stringify([keys, viewers]),
      grantOf: (key: string) =>
        isListed(key) ? { keyExpiresAt: null, mayDelete: config.viewer.keys === null } : grantOfNamed(key),
      keyExpiryOf: (incoming: IncomingRequest) => keyRing.find(incoming)?.expiresAt ?? null,
    };
  });
  let keysInForce = rules().inForce;
  settings.onReplaced(() => {
    const next = rules().inForce;
    if (next !== keysInForce) sessions.endAll();
    keysInForce = next;
  });

  async function logIn(incoming: IncomingRequest): Promise<void> {
    const { request } = incoming;
    assertOwnPage(incoming);
    const body = await readJsonBody(incoming);
    if (!validateSessionStart(body) || (body.key === undefined) === (body.code === undefined))
      throw httpError(400, 'invalid-request', 'body: expected {"key": KEY} or {"code": CODE}');
    const { grantOf, needsLogin, setting } = rules();
    if (!needsLogin) throw httpError(400, 'invalid-request', 'this gateway has no keys: its pages need no session');
    const address = request.socket.remoteAddress;
    const waitMs = throttle.waitMs(address);
    if (waitMs > 0) throw tooManyAttempts(waitMs);
    const grant = body.code === undefined ? grantOf(body.key ?? '') : sessions.redeemCode(body.code);
    if (!grant) {
      throttle.fail(address);
      throw httpError(
        401,
        'authentication',
        body.code === undefined ? `this is not one of ${setting}` : invalidCodeText,
      );
    }
    const { cookie, page } = sessions.start(grant);
    const started: Schemas['StartedSession'] = { page };
    sendJsonWithCookie(incoming, started, sessionCookie(incoming, cookie));
  }

  return [
    ownRoute('/api/session', { access: 'public' }, (incoming) => {
      const { needsLogin, setting } = rules();
      const state: Schemas['SessionState'] = {
        needs_login: needsLogin,
        is_active: hasSession(incoming, sessions),
        may_delete: mayDelete(incoming),
        setting: needsLogin ? setting : null,
        is_live: isLive,
      };
      sendJson(incoming, state);
    }),
    ownRoute('/api/session', { method: 'POST', access: 'public' }, logIn),
    ownRoute('/api/session/end', { method: 'POST', access: 'public' }, (incoming) => {
      assertOwnPage(incoming);
      const halves = presentedHalves(incoming.request);
      const ended: Schemas['EndedSession'] = { ended: halves !== undefined && sessions.end(halves) };
      sendJsonWithCookie(incoming, ended, `${sessionCookie(incoming, '')}; Max-Age=0`);
    }),
    ownRoute('/api/session/codes', { method: 'POST', access: 'viewer-key' }, (incoming) => {
      const { needsLogin, keyExpiryOf } = rules();
      const issued: Schemas['SessionCode'] = {
        code: needsLogin
          ? sessions.issueCode({ keyExpiresAt: keyExpiryOf(incoming), mayDelete: mayDelete(incoming) })
          : null,
        expires_in_ms: codeLifetimeMs,
      };
      sendJson(incoming, issued);
    }),
  ];
}

const invalidCodeText =
  'this code is not valid: each can be used once, within a minute. Run louter ui again, or enter a key';

/** A page of another origin can send forms and text without permission, but no JSON, and not our origin. */
export function assertOwnPage({ request }: IncomingRequest): void {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? ''))
    throw httpError(415, 'invalid-request', 'content-type: expected application/json');
  if (request.headers.origin === undefined || !isFromOwnPage(request))
    throw httpError(
      403,
      'permission',
      'only the page of this gateway can do this: open it in a current browser; programs send their key in x-louter-key, and delete with louter traces delete',
    );
}

const tooManyAttempts = (waitMs: number): LouterError =>
  new LouterError({
    kind: 'rate-limit',
    status: 429,
    message: `too many failed attempts to log in from this address: wait ${Math.ceil(waitMs / 1000)} s`,
    retryAfterMs: waitMs,
  });

/** `Secure` where the page was loaded by https, which a proxy in front of the gateway may have ended. */
function sessionCookie({ request }: IncomingRequest, value: string): string {
  const isSecure = request.headers.origin?.toLowerCase().startsWith('https:') === true;
  return `${sessionCookieName(request)}=${value}; HttpOnly; SameSite=Strict; Path=/${isSecure ? '; Secure' : ''}`;
}

const sendJsonWithCookie = (incoming: IncomingRequest, body: object, cookie: string): void =>
  sendText(
    incoming,
    200,
    { 'content-type': 'application/json', 'cache-control': 'no-store', 'set-cookie': cookie },
    JSON.stringify(body),
  );
