import { render } from 'preact';
import { route } from './app/navigation.ts';
import { Shell } from './app/shell.tsx';
import { ConversationPage } from './conversation/conversation-page.tsx';
import { ExchangePage } from './exchange/exchange-page.tsx';
import { ListPage } from './list/list-page.tsx';
import { Line } from './parts/text.tsx';

function App() {
  const shown = route.value;
  return <Shell>{pageOf(shown)}</Shell>;
}

function pageOf(shown: typeof route.value) {
  switch (shown.page) {
    case 'list':
      return <ListPage route={shown} />;
    case 'conversation':
      return <ConversationPage key={shown.id} route={shown} />;
    case 'exchange':
      return <ExchangePage key={shown.id} route={shown} />;
    case 'unknown':
      return (
        <p class="notice">
          There is no page <Line value={shown.path} />.
        </p>
      );
  }
}

const root = document.getElementById('app');
if (root) render(<App />, root);
