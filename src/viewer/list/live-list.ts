import { useEffect, useRef, useState } from 'preact/hooks';
import { useLive } from '../app/live.ts';
import type { TraceSummary } from '../app/types.ts';

/** How long changes are collected before the list is loaded again, in milliseconds. */
const reloadDelayMs = 400;
/** How often new rows are announced to a screen reader. */
const announceIntervalMs = 10_000;

interface LiveListOptions {
  filter: string;
  /** Whether the first row is in view. */
  isAtTop: boolean;
  isFollowing: boolean;
  /** Loads the first page again. */
  onReload(): void;
  /** A row that is shown has changed: it stays where it is. */
  onChanged(summary: TraceSummary): void;
}

/**
 * Follows what the gateway does: new rows come while the first row is in view, otherwise they are counted. Returns their
 * number, and the number that is announced.
 */
export function useLiveList({ filter, isAtTop, isFollowing, onReload, onChanged }: LiveListOptions) {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [announced, setAnnounced] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const mayMove = useRef(false);
  mayMove.current = isAtTop && isFollowing;
  const reload = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setWaiting(new Set());
      onReload();
    }, reloadDelayMs);
  };
  const changed = (summary: TraceSummary): void => {
    onChanged(summary);
    if (mayMove.current) reload();
    else setWaiting((before) => new Set(before).add(summary.trace_id));
  };
  useLive({ filter, tail: null }, { onOpen: changed, onClose: changed, onResync: () => mayMove.current && reload() });
  useEffect(() => {
    if (mayMove.current && waiting.size > 0) reload();
  }, [isAtTop, isFollowing]);
  useEffect(() => {
    setWaiting(new Set());
    return () => clearTimeout(timer.current);
  }, [filter]);
  useEffect(() => {
    const interval = setInterval(() => setAnnounced(waiting.size), announceIntervalMs);
    return () => clearInterval(interval);
  }, [waiting]);
  return { waiting: waiting.size, announced };
}
