import { useEffect, useMemo, useRef } from 'preact/hooks';
import { getChain, getTrace } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { useLoaded } from '../app/loaded.ts';
import { linkTo } from '../app/navigation.ts';
import { exchangeRoute, exchangeTabs, parseRoute, type ExchangeView } from '../app/route.ts';
import type { ConversationTurn } from '../app/types.ts';
import { ExchangePanel } from '../exchange/exchange-panel.tsx';
import { countOf, tabKeys, tabTitles } from '../exchange/exchange-tabs.ts';
import { legAfter, openLeg, withLeg } from '../exchange/legs.ts';
import { ShowView } from '../exchange/show-view.ts';
import { Failure } from '../parts/failure.tsx';
import type { LiveText } from './live-text.ts';

interface BesidePanelProps {
  turn: ConversationTurn;
  view: ExchangeView;
  live: LiveText;
  /** Shows another view, or none. */
  onShow(view: ExchangeView | null): void;
}

/** A view of the request of a turn, beside the session. */
export function BesidePanel({ turn, view, live, onShow }: BesidePanelProps) {
  const id = turn.trace_id;
  const key = `${id} ${turn.status}`;
  const loaded = useLoaded(key, (signal) => getTrace(id, { hasCore: false }, signal));
  const chain = useLoaded(view.tab === 'raw' ? key : null, (signal) => getChain(id, signal));
  const trace = loaded.value?.trace_id === id ? loaded.value : undefined;
  const route = useMemo(() => ({ ...view, page: 'exchange' as const, id }), [id, view]);
  const isChainKnown = view.leg !== null || (!chain.isLoading && (chain.value || chain.error));
  const rawRoute = trace && isChainKnown ? openLeg(route, trace, chain.value) : undefined;
  useKeys(
    view.tab === 'raw' && trace && rawRoute ? { '4': () => onShow(withLeg(route, legAfter(trace, rawRoute.leg))) } : {},
  );
  const panel = useRef<HTMLElement>(null);
  // What was opened is what the keys of a page scroll, and where the next Tab leads.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [view.tab]);
  /** A link to another view of this request opens it here. */
  const openHere = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const to = parseRoute(link.pathname, link.search);
    if (to.page !== 'exchange' || to.id !== id || to.tab === 'conversation') return;
    event.preventDefault();
    event.stopPropagation();
    onShow(to);
  };
  return (
    <aside class="beside" aria-label={`Request of turn ${turn.turn ?? ''}`}>
      <header class="beside-head">
        <h2>
          turn {turn.turn} <a {...linkTo(exchangeRoute(id, view.tab))}>on its own page</a>
        </h2>
        <button type="button" onClick={() => onShow(null)}>
          Close <kbd>Esc</kbd>
        </button>
      </header>
      <div class="tabs" role="tablist" aria-label="Views of this request">
        {exchangeTabs.slice(1).map((tab) => (
          <button
            type="button"
            role="tab"
            id={`beside-${tab}`}
            aria-selected={tab === view.tab}
            aria-controls="beside-panel"
            onClick={() => onShow(exchangeRoute(id, tab))}
          >
            <kbd>{tabKeys[tab]}</kbd> {tabTitles[tab]} {trace && countOf(tab, trace)}
          </button>
        ))}
      </div>
      <section
        ref={panel}
        id="beside-panel"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`beside-${view.tab}`}
        onClickCapture={openHere}
      >
        <ShowView.Provider value={onShow}>
          {loaded.error ? (
            <Failure error={loaded.error} onRetry={loaded.reload} />
          ) : trace ? (
            <ExchangePanel key={key} route={route} rawRoute={rawRoute} trace={trace} live={live} />
          ) : (
            <p class="notice">Loading…</p>
          )}
        </ShowView.Provider>
      </section>
    </aside>
  );
}
