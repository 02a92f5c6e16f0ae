import { render } from 'preact';
import { useKeys } from './app/keys.ts';
import { useLoaded } from './app/loaded.ts';
import { linkTo, navigate, route } from './app/navigation.ts';
import { listRoute, type Route } from './app/route.ts';
import { restoreSession } from './app/session.ts';
import { Shell } from './app/shell.tsx';
import { ConnectPage } from './connect/connect-page.tsx';
import { ConversationPage } from './conversation/conversation-page.tsx';
import { ListPage } from './list/list-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import { Failure } from './parts/failure.tsx';
import { Line } from './parts/text.tsx';

function App() {
  const shown = route.value;
  if (shown.page === 'login')
    return (
      <main>
        <LoginPage route={shown} />
      </main>
    );
  return <Shell>{pageOf(shown)}</Shell>;
}

function pageOf(shown: Exclude<Route, { page: 'login' }>) {
  switch (shown.page) {
    case 'list':
      return <ListPage route={shown} />;
    case 'conversation':
      return <ConversationPage key={shown.id} route={shown} />;
    case 'exchange':
    case 'diff':
      return <RequestPage route={shown} />;
    case 'runs':
    case 'compare':
    case 'status':
    case 'usage':
      return <RarePage route={shown} />;
    case 'connect':
      return <ConnectPage />;
    case 'unknown':
      return <UnknownPage path={shown.path} />;
  }
}

/** The address is of none of the pages: a mistyped one, or one of another version. */
function UnknownPage({ path }: { path: string }) {
  useKeys({ Escape: () => navigate(listRoute()) });
  return (
    <section class="empty">
      <h1>There is no such page</h1>
      <p>
        Nothing is at <Line value={path} />. A session has the address <code>/ui/conversations/ID</code>, a request{' '}
        <code>/ui/traces/ID</code>.
      </p>
      <p>
        <a {...linkTo(listRoute())}>Back to all traces</a> <kbd>Esc</kbd>
      </p>
    </section>
  );
}

/** Pages of one request, or of two. Their code is loaded when one of them is shown. */
function RequestPage({ route: shown }: { route: Extract<Route, { page: 'exchange' | 'diff' }> }) {
  const pages = useLoaded('pages', () => import('./app/request-pages.ts'));
  if (pages.error) return <Failure error={pages.error} onRetry={() => location.reload()} />;
  if (!pages.value) return <p class="notice">Loading…</p>;
  const { DiffPage, ExchangePage } = pages.value;
  return shown.page === 'exchange' ? (
    <ExchangePage key={shown.id} route={shown} />
  ) : (
    <DiffPage key={`${shown.later} ${shown.earlier}`} route={shown} />
  );
}

/** Pages that are seldom looked at, in the same way. */
function RarePage({ route: shown }: { route: Extract<Route, { page: 'runs' | 'compare' | 'status' | 'usage' }> }) {
  const pages = useLoaded('pages', () => import('./app/rare-pages.ts'));
  // After an update the gateway has other files than this page names.
  if (pages.error) return <Failure error={pages.error} onRetry={() => location.reload()} />;
  if (!pages.value) return <p class="notice">Loading…</p>;
  const { ComparePage, RunsPage, StatusPage, UsagePage } = pages.value;
  switch (shown.page) {
    case 'runs':
      return <RunsPage route={shown} />;
    case 'compare':
      return <ComparePage route={shown} />;
    case 'status':
      return <StatusPage />;
    case 'usage':
      return <UsagePage route={shown} />;
  }
}

const root = document.getElementById('app');
if (root) {
  const restored = restoreSession();
  // Where nobody has to log in, the page loads its data at once.
  if (root.dataset['login'] === 'none') render(<App />, root);
  else void restored.then(() => render(<App />, root));
}
