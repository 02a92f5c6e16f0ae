/** Rows of a list of which only those in view are elements. All rows have one height. */
export interface ListWindow {
  /** The index of the first row, and that behind the last one. */
  from: number;
  to: number;
}

/** The rows in view, and some beyond it. `scrollTop`, `height` and `rowHeight` in pixels. */
export function findWindow(
  { scrollTop, height, rowHeight, count }: { scrollTop: number; height: number; rowHeight: number; count: number },
  overscan = 8,
): ListWindow {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const visible = Math.ceil(height / rowHeight) + 1;
  const from = Math.min(Math.max(0, first - overscan), count);
  return { from, to: Math.min(count, Math.max(from, first + visible + overscan)) };
}

/** Where to scroll so that a row is in view; the same position if it is. */
export function scrollToRow(
  index: number,
  { scrollTop, height, rowHeight }: { scrollTop: number; height: number; rowHeight: number },
): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  if (top + rowHeight > scrollTop + height) return top + rowHeight - height;
  return scrollTop;
}
