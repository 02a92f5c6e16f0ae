import { useEffect, useRef } from 'preact/hooks';

/** What keys do on a page, by their name in `KeyboardEvent.key`. */
export type KeyActions = Readonly<Record<string, () => void>>;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Single keys, while no field has the focus and no dialog is open (WCAG 2.1.4). */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      // Enter on a button or link presses it.
      if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('a, button')) return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
