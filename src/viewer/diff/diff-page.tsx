import { getDiff, getPrefix, getTrace } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { useLoaded } from '../app/loaded.ts';
import { linkTo, navigate } from '../app/navigation.ts';
import { conversationRoute, diffRoute, exchangeRoute, listRoute, type Route } from '../app/route.ts';
import { DifferenceTable } from '../exchange/difference-table.tsx';
import { Failure } from '../parts/failure.tsx';
import { formatNumber } from '../../present/format.ts';
import { PrefixView } from './prefix-view.tsx';

type DiffRoute = Extract<Route, { page: 'diff' }>;

/** Two requests: what the later one means that the earlier one does not, or how far their prompts are the same. */
export function DiffPage({ route }: { route: DiffRoute }) {
  const { later, earlier, as } = route;
  const show = (next: DiffRoute['as']): void => navigate(diffRoute(later, earlier, next), { replaces: true });
  // With the session as it was left, where this page was opened from it.
  const goBack = (): void => (history.length > 1 ? history.back() : navigate(conversationRoute(later, later)));
  useKeys({
    d: () => show('meaning'),
    p: () => show('prompt'),
    Escape: goBack,
  });
  return (
    <article class="diff-page">
      <header class="exchange-head">
        <h1>
          <a {...linkTo(listRoute())}>Traces</a> / request <Request id={later} /> after <Request id={earlier} />
        </h1>
        <button type="button" onClick={goBack}>
          Back <kbd>Esc</kbd>
        </button>
      </header>
      <div class="tabs" role="tablist" aria-label="Forms of the difference">
        <button
          type="button"
          role="tab"
          id="tab-meaning"
          aria-controls="panel"
          aria-selected={as === 'meaning'}
          onClick={() => show('meaning')}
        >
          <kbd>d</kbd> Difference
        </button>
        <button
          type="button"
          role="tab"
          id="tab-prompt"
          aria-controls="panel"
          aria-selected={as === 'prompt'}
          onClick={() => show('prompt')}
        >
          <kbd>p</kbd> Prompt cache
        </button>
      </div>
      <section id="panel" role="tabpanel" aria-labelledby={`tab-${as}`}>
        {as === 'meaning' ? <Meaning {...route} /> : <Prompt {...route} />}
      </section>
    </article>
  );
}

function Request({ id }: { id: string }) {
  const trace = useLoaded(id, (signal) => getTrace(id, { hasCore: false }, signal));
  const turn = trace.value?.turn;
  return (
    <a {...linkTo(conversationRoute(id, trace.value?.trace_id ?? null))}>
      {typeof turn === 'number' ? `turn ${turn}` : <code>{id.slice(0, 12)}</code>}
    </a>
  );
}

function Meaning({ later, earlier }: DiffRoute) {
  const loaded = useLoaded(`${earlier} ${later}`, (signal) => getDiff(earlier, later, signal));
  if (loaded.error) return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) return <p class="notice">Loading…</p>;
  const differing = loaded.value.differences.filter(({ kind }) => kind !== 'same');
  const same = loaded.value.differences.filter(({ kind }) => kind === 'same');
  return (
    <>
      <h2>{differing.length === 0 ? 'Both requests mean the same' : formatNumber(differing.length, 'difference')}</h2>
      <DifferenceTable
        differences={differing}
        sides={['earlier', 'later']}
        places={[
          { trace: earlier, leg: 'client-request' },
          { trace: later, leg: 'client-request' },
        ]}
        names={{ lost: '− removed' }}
      />
      {same.length > 0 && <p class="quiet">= same: {same.map(({ what }) => what).join(', ')}</p>}
      <p class="quiet">
        All bytes: <a {...linkTo(exchangeRoute(earlier, 'raw', 'client-request'))}>earlier</a>,{' '}
        <a {...linkTo(exchangeRoute(later, 'raw', 'client-request'))}>later</a>
      </p>
    </>
  );
}

function Prompt({ later, earlier }: DiffRoute) {
  const loaded = useLoaded(`${earlier} ${later} prompt`, (signal) => getPrefix(later, earlier, signal));
  if (loaded.error) return <Failure error={loaded.error} onRetry={loaded.reload} />;
  return loaded.value ? <PrefixView prefix={loaded.value} /> : <p class="notice">Loading…</p>;
}
