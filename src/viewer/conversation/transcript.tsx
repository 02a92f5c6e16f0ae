import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { findSpan, offsetsOf } from './spans.ts';

interface TranscriptProps {
  /** What is above the first item, and scrolls with it. */
  head: ComponentChildren;
  /** What stays in view above the items. */
  bar: ComponentChildren;
  count: number;
  /** How high an item probably is, in pixels, until it is drawn. */
  estimate(index: number): number;
  renderItem(index: number): ComponentChildren;
  /** What items are drawn from: while it is the same, an item is not drawn again. */
  items: object;
  active: number;
  /** The item that is shown at the top; a new object scrolls there again. */
  target: { index: number } | null;
  /** Somebody scrolled: this item is at the top. */
  onScrolledTo(index: number): void;
}

/** Items are drawn so far above and below what is seen, in pixels. */
const overscan = 500;
/** For so long after a wheel, a key or a touch a scroll is somebody's, in milliseconds; others are the page's own. */
const gestureMs = 1200;
/** Below the bar, in pixels: the item there is the one at the top. */
const lineBelowBar = 40;

/** Items of different heights in one scroll: those out of view are no elements, and those in view do not move when others are measured. */
export function Transcript({
  head,
  bar,
  count,
  estimate,
  renderItem,
  items,
  active,
  target,
  onScrolledTo,
}: TranscriptProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const barElement = useRef<HTMLDivElement>(null);
  const heights = useRef<number[]>([]);
  const pendingScroll = useRef(0);
  const gestureAt = useRef(-Infinity);
  const drawn = useRef<{ items: object; active: number; nodes: Map<number, ComponentChildren> }>();
  const [, redraw] = useState({});
  for (let index = heights.current.length; index < count; index++) heights.current.push(estimate(index));
  heights.current.length = count;
  const offsets = offsetsOf(heights.current);
  const viewOf = (): { from: number; to: number; top: number } => {
    const element = scroller.current;
    if (!element || !list.current) return { from: 0, to: 1200, top: 0 };
    const top = element.scrollTop - list.current.offsetTop;
    return { from: top - overscan, to: top + element.clientHeight + overscan, top };
  };
  const span = findSpan(offsets, viewOf());
  const shown = useRef(span);
  shown.current = span;
  const barHeight = (): number => barElement.current?.offsetHeight ?? 0;

  const observer = useRef<ResizeObserver>();
  observer.current ??= new ResizeObserver((entries) => {
    const tops = offsetsOf(heights.current);
    const line = viewOf().top + barHeight();
    let hasChanged = false;
    for (const { target: element, borderBoxSize } of entries) {
      if (!(element instanceof HTMLElement) || !element.isConnected) continue;
      const index = Number(element.dataset['index']);
      const [height, before] = [borderBoxSize[0]?.blockSize ?? 0, heights.current[index] ?? 0];
      if (height === 0 || Math.abs(height - before) < 0.5) continue;
      if ((tops[index] ?? 0) + before <= line) pendingScroll.current += height - before;
      heights.current[index] = height;
      hasChanged = true;
    }
    if (hasChanged) redraw({});
  });
  useEffect(() => () => observer.current?.disconnect(), []);

  // Before the page is painted: what is read stays where it is.
  useLayoutEffect(() => {
    if (pendingScroll.current === 0 || !scroller.current) return;
    scroller.current.scrollTop += pendingScroll.current;
    pendingScroll.current = 0;
  });
  useLayoutEffect(() => {
    if (!target || !scroller.current || !list.current) return;
    gestureAt.current = -Infinity;
    const top = list.current.offsetTop + (offsets[target.index] ?? 0) - barHeight();
    // What the session is about stands above its first turn.
    scroller.current.scrollTop = target.index === 0 ? 0 : top;
    redraw({});
  }, [target]);
  useLayoutEffect(() => {
    const onGesture = (): void => void (gestureAt.current = performance.now());
    const element = scroller.current;
    const kinds = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    for (const kind of kinds) element?.addEventListener(kind, onGesture, { passive: true });
    const resized = new ResizeObserver(() => redraw({}));
    if (element) resized.observe(element);
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, onGesture);
      resized.disconnect();
    };
  }, []);

  function onScroll(): void {
    const { top, ...view } = viewOf();
    const next = findSpan(offsetsOf(heights.current), view);
    if (next.first !== shown.current.first || next.last !== shown.current.last) redraw({});
    if (performance.now() - gestureAt.current > gestureMs) return;
    const line = top + barHeight() + lineBelowBar;
    onScrolledTo(findSpan(offsetsOf(heights.current), { from: line, to: line }).first);
  }

  const known = drawn.current?.items === items ? drawn.current : undefined;
  const nodes = new Map<number, ComponentChildren>();
  for (let index = span.first; index <= span.last && index < count; index++) {
    const isSame = known?.nodes.has(index) && (known.active === active || (index !== active && index !== known.active));
    nodes.set(index, isSame ? known?.nodes.get(index) : renderItem(index));
  }
  drawn.current = { items, active, nodes };
  return (
    <div class="session-scroll" ref={scroller} onScroll={onScroll} tabIndex={0} role="region" aria-label="Session">
      {head}
      <div class="session-bar" ref={barElement}>
        {bar}
      </div>
      <div class="transcript" ref={list} style={{ height: `${offsets[count] ?? 0}px` }}>
        {[...nodes].map(([index, node]) => (
          <div
            key={index}
            class="turn-place"
            data-index={index}
            ref={(element) => {
              if (element) observer.current?.observe(element);
            }}
            style={{ transform: `translateY(${offsets[index] ?? 0}px)` }}
          >
            {node}
          </div>
        ))}
      </div>
    </div>
  );
}
