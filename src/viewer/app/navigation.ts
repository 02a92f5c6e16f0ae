import { signal } from '@preact/signals';
import { formatRoute, parseRoute, type Route } from './route.ts';

/** What the address shows. */
export const route = signal<Route>(readAddress());

function readAddress(): Route {
  return parseRoute(location.pathname, location.search);
}

/** What was done before the page that is shown, until there is another one. */
export const done = signal<string | null>(null);

/** Shows another page; with `replaces` the one before is not kept in the history. `notice`: what was done, for who sees it. */
export function navigate(
  next: Route,
  { replaces = false, notice = null }: { replaces?: boolean; notice?: string | null } = {},
): void {
  if (notice !== null || next.page !== route.value.page) done.value = notice;
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
