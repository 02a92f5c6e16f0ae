import { render } from 'preact';
import { route } from './app/navigation.ts';
import type { Route } from './app/route.ts';
import { restoreSession } from './app/session.ts';
import { Shell } from './app/shell.tsx';
import { ConversationPage } from './conversation/conversation-page.tsx';
import { DiffPage } from './diff/diff-page.tsx';
import { ExchangePage } from './exchange/exchange-page.tsx';
import { ListPage } from './list/list-page.tsx';
import { LoginPage } from './login/login-page.tsx';
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
      return <ExchangePage key={shown.id} route={shown} />;
    case 'diff':
      return <DiffPage key={`${shown.later} ${shown.earlier}`} route={shown} />;
    case 'runs':
    case 'compare':
    case 'status':
    case 'connect':
      return <p class="notice">Not yet.</p>;
    case 'unknown':
      return (
        <p class="notice">
          There is no page <Line value={shown.path} />.
        </p>
      );
  }
}

const root = document.getElementById('app');
if (root) void restoreSession().then(() => render(<App />, root));
