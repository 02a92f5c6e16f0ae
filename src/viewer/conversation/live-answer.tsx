import { useEffect, useRef, useState } from 'preact/hooks';
import { formatBytes, formatExact } from '../../present/format.ts';
import { Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';
import type { LiveText } from './live-text.ts';

/** After so long without a byte, a response is called silent, in milliseconds. */
const silentAfterMs = 3000;
/** A rough length of a token: vendors count at the end only. */
const charactersPerToken = 4;

/** A response as it arrives. It stays in view unless somebody scrolls up; `End` follows it again. */
export function LiveAnswer({ live }: { live: LiveText }) {
  const now = useClock();
  const end = useFollowedEnd(live);
  const { texts, bytes, firstTextAt, lastBytesAt } = live;
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  const seconds = firstTextAt === null ? 0 : (now - firstTextAt) / 1000;
  const silentMs = lastBytesAt === null ? null : now - lastBytesAt;
  return (
    <div class="live-answer">
      <ReceivedTexts texts={texts} />
      <p class="quiet" ref={end}>
        <span class="status busy">●</span>{' '}
        {lastBytesAt === null ? 'waiting for the first byte' : `${formatBytes(bytes)} received`}
        {seconds >= 1 && ` · about ${formatExact(Math.round(characters / charactersPerToken / seconds))} tokens/s`}
        {silentMs !== null && silentMs >= silentAfterMs && (
          <b class="status mixed"> · silent for {Math.floor(silentMs / 1000)} s</b>
        )}
      </p>
    </div>
  );
}

/** Text, reasoning and calls in the order in which they arrived. */
export const ReceivedTexts = ({ texts }: { texts: LiveText['texts'] }) => (
  <>
    {texts.map(({ kind, name, text }) => (
      <section class={`live-part ${kind}`}>
        {kind !== 'text' && <h3>{kind === 'tool-call' ? `call ${toVisibleLine(name ?? '')}` : kind}</h3>}
        <pre class="text">
          <Text value={text} />
        </pre>
      </section>
    ))}
  </>
);

/** The time of `performance.now()`, once a second. */
function useClock(): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, 0);
}

function useFollowedEnd(live: LiveText) {
  const end = useRef<HTMLParagraphElement>(null);
  const isFollowing = useRef(true);
  useEffect(() => {
    const onWheel = (event: WheelEvent): void => {
      if (event.deltaY < 0) isFollowing.current = false;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'PageUp' || key === 'Home') isFollowing.current = false;
      if (key !== 'End') return;
      isFollowing.current = true;
      end.current?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('wheel', onWheel, { passive: true });
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('wheel', onWheel);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  useEffect(() => {
    if (isFollowing.current && live.texts.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [live]);
  return end;
}
