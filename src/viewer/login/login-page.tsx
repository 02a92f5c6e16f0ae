import { useEffect, useRef, useState } from 'preact/hooks';
import { navigate } from '../app/navigation.ts';
import type { Route } from '../app/route.ts';
import { logIn, routeAfterLogin, session, takeCode } from '../app/session.ts';
import { Text } from '../parts/text.tsx';

/** The code that `louter ui` opened this page with. */
const code = takeCode();

/** Whether what is sent can be read on the way. */
const isReadable = (): boolean =>
  location.protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname);

/** Logs in by the code of the address, or by a key. */
export function LoginPage({ route }: { route: Extract<Route, { page: 'login' }> }) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(code !== undefined);
  async function tryWith(proof: { key: string } | { code: string }): Promise<void> {
    setBusy(true);
    const refusal = await logIn(proof);
    setBusy(false);
    setProblem(refusal);
    if (refusal === undefined) navigate(routeAfterLogin(route.next), { replaces: true });
  }
  useEffect(() => {
    if (code !== undefined) void tryWith({ code });
    else field.current?.focus();
  }, []);
  const state = session.value;
  if (state && !state.needs_login)
    return (
      <section class="login">
        <h1>No login is needed</h1>
        <p>This gateway has no keys. Everybody who reaches its address can read what it recorded.</p>
        <button type="button" onClick={() => navigate(routeAfterLogin(route.next), { replaces: true })}>
          Go on
        </button>
      </section>
    );
  return (
    <section class="login">
      <h1>Log in to Louter</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void tryWith({ key: field.current?.value ?? '' });
        }}
      >
        <label for="key">
          One of <code>{state?.setting ?? 'server.keys'}</code> in the configuration of this gateway
        </label>
        <input ref={field} id="key" type="password" autocomplete="current-password" required disabled={isBusy} />
        <button type="submit" disabled={isBusy}>
          {isBusy ? 'Logging in…' : 'Log in'}
        </button>
      </form>
      {problem !== undefined && (
        <p class="failure" role="alert">
          <Text value={problem} />
        </p>
      )}
      {isReadable() && (
        <p class="warning">
          <strong>This connection is not encrypted.</strong> The key, and every prompt you look at, can be read on the
          way between this browser and {location.host}. Use an SSH tunnel, or https.
        </p>
      )}
      <p class="quiet">
        On the machine of the gateway, <code>louter ui</code> opens this page without asking for a key.
      </p>
    </section>
  );
}
