import type { ExchangeRoute } from '../app/route.ts';
import type { TraceHead } from '../app/types.ts';
import { ExchangeTurn } from '../conversation/exchange-turn.tsx';
import type { LiveText } from '../conversation/live-text.ts';
import { AttemptsView } from './attempts-view.tsx';
import { EventsView } from './events-view.tsx';
import { FindingsView } from './findings-view.tsx';
import { RawView } from './raw-view.tsx';
import { TokensView } from './tokens-view.tsx';
import { TranslationView } from './translation-view.tsx';

export interface ExchangeViewProps {
  route: ExchangeRoute;
  /** With the request or response that Raw shows; undefined until that is known. */
  rawRoute: ExchangeRoute | undefined;
  trace: TraceHead;
  live: LiveText;
}

/** The views of a request. Their code is loaded when one of them is shown. */
export function ExchangeViews({ route, rawRoute, trace, live }: ExchangeViewProps) {
  switch (route.tab) {
    case 'conversation':
      return <ExchangeTurn id={trace.trace_id} live={live} />;
    case 'translation':
      return <TranslationView id={trace.trace_id} />;
    case 'events':
      return <EventsView trace={trace} route={route} />;
    case 'raw':
      return rawRoute ? <RawView trace={trace} route={rawRoute} /> : <p class="notice">Loading…</p>;
    case 'findings':
      return <FindingsView trace={trace} />;
    case 'tokens':
      return <TokensView trace={trace} />;
    case 'attempts':
      return <AttemptsView trace={trace} />;
  }
}
