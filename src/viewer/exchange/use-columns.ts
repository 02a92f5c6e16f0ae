import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** How many characters the probe has, which is as wide as they are. */
export const probeText = '0'.repeat(20);
/** So that few widths of the window have rows of their own. */
const step = 8;
const bounds = { min: 24, max: 400 };

/**
 * How many characters of a fixed-width font fit into the parent of a probe, an element with the text `probeText`, beside
 * something of `besidePx`.
 */
export function useColumns(besidePx: number): { probe: RefObject<HTMLSpanElement>; columns: number } {
  const probe = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState({ parent: 1200, character: 7.5 });
  useLayoutEffect(() => {
    const [element, parent] = [probe.current, probe.current?.parentElement];
    if (!element || !parent) return undefined;
    const measure = (): void =>
      setSize({
        parent: parent.clientWidth,
        character: element.getBoundingClientRect().width / probeText.length || 7.5,
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(parent);
    return () => observer.disconnect();
  }, []);
  const fitting = Math.floor((size.parent - besidePx) / size.character / step) * step;
  return { probe, columns: Math.min(Math.max(fitting, bounds.min), bounds.max) };
}
