import { createContext } from 'preact';
import { navigate } from '../app/navigation.ts';
import type { ExchangeRoute } from '../app/route.ts';

/** Shows another view of a request, or another place in it: on its own page, or beside the session that it belongs to. */
export const ShowView = createContext((route: ExchangeRoute): void => navigate(route, { replaces: true }));
