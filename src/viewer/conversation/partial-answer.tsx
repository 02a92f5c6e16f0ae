import { getEvents } from '../app/api.ts';
import { useLoaded } from '../app/loaded.ts';
import { Failure } from '../parts/failure.tsx';
import { ReceivedTexts } from './live-answer.tsx';
import { textsOfEvents } from './live-text.ts';

/** What arrived of an answer that has no end. */
export function PartialAnswer({ id }: { id: string }) {
  const loaded = useLoaded(id, (signal) => getEvents(id, 0, signal));
  if (loaded.error) return <Failure error={loaded.error} onRetry={loaded.reload} />;
  if (!loaded.value) return <p class="quiet">Loading…</p>;
  const texts = textsOfEvents(loaded.value.events);
  if (texts.length === 0) return <p class="quiet">There is no answer.</p>;
  return (
    <div class="live-answer">
      <ReceivedTexts texts={texts} />
      <p class="status bad">✗ the answer ends here: it is not complete</p>
    </div>
  );
}
