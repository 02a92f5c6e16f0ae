import { useLoaded } from '../app/loaded.ts';
import { Failure } from '../parts/failure.tsx';
import type { ExchangeViewProps } from './exchange-views.tsx';

/** A view of a request, as its page and its session show it. */
export function ExchangePanel(props: ExchangeViewProps) {
  const loaded = useLoaded('views', () => import('./exchange-views.tsx'));
  if (loaded.error) return <Failure error={loaded.error} onRetry={() => location.reload()} />;
  if (!loaded.value) return <p class="notice">Loading…</p>;
  const { ExchangeViews } = loaded.value;
  return <ExchangeViews {...props} />;
}
