import { signal } from '@preact/signals';
import { formatRoute, parseRoute, type Route } from './route.ts';

/** What the address shows. */
export const route = signal<Route>(readAddress());

function readAddress(): Route {
  return parseRoute(location.pathname, location.search);
}

/** Shows another page; with `replaces` the one before is not kept in the history. */
export function navigate(next: Route, { replaces = false } = {}): void {
  const address = formatRoute(next);
  if (address === location.pathname + location.search) return;
  if (replaces) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.value = next;
}

addEventListener('popstate', () => (route.value = readAddress()));

/** The properties of a link: it opens in place, or by the browser in a new tab. */
export function linkTo(next: Route): { href: string; onClick(event: MouseEvent): void } {
  return {
    href: formatRoute(next),
    onClick(event) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(next);
    },
  };
}

/** Puts the address of the page on the clipboard. A browser that refuses shows it in its address bar. */
export const copyAddress = (): void => void navigator.clipboard?.writeText(location.href).catch(() => undefined);
