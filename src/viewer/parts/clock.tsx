import { useEffect, useState } from 'preact/hooks';
import { formatDuration } from '../../present/format.ts';

/** How long something has taken; moves once a second. `since`: ISO 8601. */
export function Clock({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  return <span class="status busy">{seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1000)}</span>;
}
