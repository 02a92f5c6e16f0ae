import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { findWindow, scrollToRow } from './window.ts';

interface VirtualListProps {
  count: number;
  /** In pixels, of every row. */
  rowHeight: number;
  label: string;
  /** The index of the row that has the cursor; -1: none. */
  active: number;
  renderRow(index: number, attributes: RowAttributes): ComponentChildren;
  /** What rows are drawn from: while it is the same object, a row is drawn again only when the cursor enters or leaves it. */
  items?: object;
  /** A row near the end is in view. */
  onNearEnd?(): void;
  /** Whether the first row is in view. */
  onTop?(isAtTop: boolean): void;
  class?: string;
}

/** The attributes of the element of a row. */
interface RowAttributes {
  id: string;
  role: 'row';
  'aria-rowindex': number;
  'aria-selected': boolean;
  style: { transform: string; height: string };
}

/** Rows that were drawn, by their index: Preact does not compare an element with itself. */
interface DrawnRows {
  items: object | undefined;
  rowHeight: number;
  rows: ReadonlyMap<number, DrawnRow>;
}

interface DrawnRow {
  isActive: boolean;
  children: ComponentChildren;
}

/** The elements are so much longer than the window that the next page is loaded, in rows. */
const nearEndRows = 60;

/** A list of any length: only the rows in view are elements. It has one tab stop. */
export function VirtualList({
  count,
  rowHeight,
  label,
  active,
  renderRow,
  items,
  onNearEnd,
  onTop,
  ...rest
}: VirtualListProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState({ scrollTop: 0, height: 600 });
  const measure = (): void => {
    const element = viewport.current;
    if (element) setPosition({ scrollTop: element.scrollTop, height: element.clientHeight });
  };
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    if (viewport.current) observer.observe(viewport.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || active < 0) return;
    const { scrollTop, clientHeight: height } = element;
    element.scrollTop = scrollToRow(active, { scrollTop, height, rowHeight });
  }, [active, rowHeight]);
  const attributesOf = (index: number): RowAttributes => ({
    id: `row-${index}`,
    role: 'row',
    'aria-rowindex': index + 1,
    'aria-selected': index === active,
    style: { transform: `translateY(${index * rowHeight}px)`, height: `${rowHeight}px` },
  });
  const { from, to } = findWindow({ ...position, rowHeight, count });
  const isAtTop = position.scrollTop < rowHeight;
  useEffect(() => onTop?.(isAtTop), [isAtTop]);
  const isNearEnd = to + nearEndRows >= count;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, count]);
  const indexes = Array.from({ length: to - from }, (_, index) => from + index);
  const drawn = useRef<DrawnRows>({ items: undefined, rowHeight, rows: new Map() });
  const known = items !== undefined && drawn.current.items === items && drawn.current.rowHeight === rowHeight;
  const rows = new Map<number, DrawnRow>();
  for (const index of indexes) {
    const before = known ? drawn.current.rows.get(index) : undefined;
    const isActive = index === active;
    rows.set(
      index,
      before?.isActive === isActive ? before : { isActive, children: renderRow(index, attributesOf(index)) },
    );
  }
  drawn.current = { items, rowHeight, rows };
  return (
    <div
      ref={viewport}
      class={`viewport ${rest.class ?? ''}`}
      role="grid"
      aria-label={label}
      aria-rowcount={count}
      aria-activedescendant={active >= from && active < to ? `row-${active}` : undefined}
      tabIndex={0}
      onScroll={measure}
    >
      <div class="rows" role="rowgroup" style={{ height: `${count * rowHeight}px` }}>
        {indexes.map((index) => rows.get(index)?.children)}
      </div>
    </div>
  );
}
