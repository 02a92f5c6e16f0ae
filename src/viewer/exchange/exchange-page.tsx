import { getChain, getConversation, getTrace } from '../app/api.ts';
import { useKeys } from '../app/keys.ts';
import { useLive } from '../app/live.ts';
import { useLoaded } from '../app/loaded.ts';
import { copyAddress, navigate } from '../app/navigation.ts';
import {
  diffRoute,
  exchangeRoute,
  exchangeTabs,
  listRoute,
  type ExchangeRoute,
  type ExchangeTab,
} from '../app/route.ts';
import { PageFailure } from '../parts/failure.tsx';
import { useLiveText } from '../conversation/use-live-text.ts';
import { ContradictionCard } from './contradiction-card.tsx';
import { EndingCard } from './ending-card.tsx';
import { ExchangeHead } from './exchange-head.tsx';
import { ExchangePanel } from './exchange-panel.tsx';
import { countOf, tabKeys, tabTitles } from './exchange-tabs.ts';
import { legAfter, openLeg, withLeg } from './legs.ts';

/** One request with its response: what came, what was sent, and who is at fault. */
export function ExchangePage({ route }: { route: ExchangeRoute }) {
  const { id, tab } = route;
  const trace = useLoaded(id, (signal) => getTrace(id, { hasCore: false }, signal));
  const chain = useLoaded(id, (signal) => getChain(id, signal));
  const runningId = trace.value?.status === null ? trace.value.trace_id : null;
  const { live, onDelta } = useLiveText(runningId);
  useLive(runningId === null ? null : { filter: `id:${runningId}`, tail: runningId }, {
    onDelta,
    onClose: () => {
      trace.reload();
      chain.reload();
    },
  });
  const show = (next: ExchangeTab): void => navigate(exchangeRoute(id, next), { replaces: true });
  const rawRoute = trace.value && (chain.value || chain.error) ? openLeg(route, trace.value, chain.value) : undefined;
  const showNextLeg = (): void => {
    if (trace.value && rawRoute) navigate(withLeg(route, legAfter(trace.value, rawRoute.leg)), { replaces: true });
  };
  /** Shows the turn before or after this one, in the same view. A conversation that cannot be loaded has none. */
  const step = async (by: 1 | -1): Promise<void> => {
    const turns = await getConversation(id, new AbortController().signal).then(
      (conversation) => conversation.turns,
      () => [],
    );
    const next = turns[turns.findIndex(({ trace_id: each }) => each.startsWith(id)) + by];
    if (next) navigate(exchangeRoute(next.trace_id, tab));
  };
  const openDiff = (as: 'meaning' | 'prompt'): void => {
    const { value } = trace;
    if (value?.parent) navigate(diffRoute(value.trace_id, value.parent, as));
  };
  useKeys({
    ...Object.fromEntries(exchangeTabs.map((name) => [tabKeys[name], () => show(name)])),
    ...(tab === 'raw' && trace.value && { '4': showNextLeg }),
    '[': () => void step(-1),
    ']': () => void step(1),
    c: copyAddress,
    d: () => openDiff('meaning'),
    p: () => openDiff('prompt'),
    Escape: () => (history.length > 1 ? history.back() : navigate(listRoute())),
  });
  if (trace.error) return <PageFailure error={trace.error} onRetry={trace.reload} />;
  if (!trace.value) return <p class="notice">Loading…</p>;
  const shown = trace.value;
  return (
    <article class="exchange">
      <ExchangeHead trace={trace.value} chain={chain.value} />
      <ContradictionCard trace={shown} />
      {chain.value && <EndingCard ended={chain.value.ended} trace={shown.trace_id} />}
      <div class="tabs" role="tablist" aria-label="Views of this request">
        {exchangeTabs.map((name) => (
          <button
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls="panel"
            onClick={() => show(name)}
          >
            <kbd>{tabKeys[name]}</kbd> {tabTitles[name]} {countOf(name, shown)}
          </button>
        ))}
      </div>
      <section id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <ExchangePanel key={String(shown.status)} route={route} rawRoute={rawRoute} trace={shown} live={live} />
      </section>
    </article>
  );
}
