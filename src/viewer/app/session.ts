import { signal } from '@preact/signals';
import { navigate, route } from './navigation.ts';
import { formatRoute, parseRoute, type Route } from './route.ts';
import type { SessionState } from './types.ts';

/** The half of a session that only pages of this gateway have; the other one is a cookie. It ends with the tab. */
const storedAs = 'louter-page';
/** How long other tabs have to answer, in milliseconds. */
const otherTabsMs = 200;

/** Whether the gateway needs a login, and has one. */
export const session = signal<SessionState | null>(null);

/** A new tab has no half of a session: other tabs of this gateway give it theirs. */
const tabs = new BroadcastChannel('louter-session');
/** Only pages of this origin receive it. */
const announce = (message: unknown): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a parameter of windows
  tabs.postMessage(message);
};
tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const half = sessionStorage.getItem(storedAs);
  if (data === 'who has a session?' && half !== null) announce({ half });
  // The cookie, which all tabs share, is that of the new session.
  if (typeof data === 'object' && data !== null && 'newHalf' in data && typeof data.newHalf === 'string')
    sessionStorage.setItem(storedAs, data.newHalf);
});

/** The headers that prove the session of this page. */
export function sessionHeaders(): Record<string, string> {
  const half = sessionStorage.getItem(storedAs);
  return half === null ? {} : { 'x-louter-page': half };
}

/** Finds out whether this page may show data; if not, shows the login page. */
export async function restoreSession(): Promise<void> {
  await readState();
  if (session.value?.needs_login && !session.value.is_active && (await adoptHalf())) await readState();
  if (session.value?.needs_login && !session.value.is_active) showLogin();
}

async function readState(): Promise<void> {
  try {
    const answer = await fetch('/api/session', { headers: sessionHeaders() });
    session.value = answer.ok ? ((await answer.json()) as SessionState) : null;
  } catch {
    // The pages say that the gateway does not answer.
    session.value = null;
  }
}

/** Asks other tabs for their half; whether one answered. */
function adoptHalf(): Promise<boolean> {
  const own = sessionStorage.getItem(storedAs);
  return new Promise((resolve) => {
    const finish = (isFound: boolean): void => {
      clearTimeout(timer);
      tabs.removeEventListener('message', receive);
      resolve(isFound);
    };
    const receive = ({ data }: MessageEvent<unknown>): void => {
      if (typeof data !== 'object' || data === null || !('half' in data) || typeof data.half !== 'string') return;
      // A tab with the half that was refused cannot help.
      if (data.half === own) return;
      sessionStorage.setItem(storedAs, data.half);
      finish(true);
    };
    const timer = setTimeout(() => finish(false), otherTabsMs);
    tabs.addEventListener('message', receive);
    announce('who has a session?');
  });
}

let restoring: Promise<void> | undefined;

/**
 * After a request that the gateway refused: takes the session of another tab and loads the page again; if none has one,
 * shows the login page, and afterwards this one.
 */
export function recoverSession(): void {
  restoring ??= recover().finally(() => (restoring = undefined));
}

async function recover(): Promise<void> {
  const isAdopted = await adoptHalf();
  if (isAdopted) await readState();
  if (isAdopted && session.value?.is_active) location.reload();
  else showLogin();
}

function showLogin(): void {
  if (route.value.page === 'login') return;
  navigate({ page: 'login', next: formatRoute(route.value) }, { replaces: true });
}

/** Why a login failed, as the gateway words it; undefined if it did not. */
export async function logIn(proof: { key: string } | { code: string }): Promise<string | undefined> {
  try {
    const answer = await post('/api/session', proof);
    const body: unknown = await answer.json();
    const fields = typeof body === 'object' && body !== null ? body : {};
    if (answer.ok && 'page' in fields && typeof fields.page === 'string') {
      sessionStorage.setItem(storedAs, fields.page);
      announce({ newHalf: fields.page });
      await readState();
      return undefined;
    }
    const error = 'error' in fields && typeof fields.error === 'object' ? fields.error : null;
    return error && 'message' in error ? String(error.message) : `HTTP ${answer.status}`;
  } catch {
    return 'The gateway does not answer. Is it still running?';
  }
}

export async function logOut(): Promise<void> {
  await post('/api/session/end', {}).catch(() => undefined);
  sessionStorage.removeItem(storedAs);
  await readState();
  navigate({ page: 'login', next: null });
}

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { ...sessionHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The code in the fragment of the address, which is sent to nobody; it is removed from the address before it is used. */
export function takeCode(): string | undefined {
  const code = /^#code=([\w-]+)$/.exec(location.hash)?.[1];
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  return code;
}

/** The page to show after the login: one of ours. */
export function routeAfterLogin(next: string | null): Route {
  const [path = '', query = ''] = (next ?? '').split('?', 2);
  const after = path.startsWith('/ui/') ? parseRoute(path, query) : parseRoute('/ui/', '');
  return after.page === 'login' ? parseRoute('/ui/', '') : after;
}
