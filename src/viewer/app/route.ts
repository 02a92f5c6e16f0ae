import { type UsageGroup, usageGroups } from '../../core/listed-properties.ts';

/** What a page shows. All of it is in the address. */
export type Route =
  | { page: 'list'; filter: string; view: 'threads' | 'flat'; selected: string | null }
  | ConversationRoute
  | ExchangeRoute
  /** Two requests: what they mean, or how their prompts begin. */
  | { page: 'diff'; later: string; earlier: string; as: 'meaning' | 'prompt' }
  | { page: 'runs'; selected: string | null; marked: readonly string[] }
  | CompareRoute
  | UsageRoute
  | { page: 'status' }
  | { page: 'connect' }
  | { page: 'login'; next: string | null }
  | { page: 'unknown'; path: string };

/** What requests used and cost. */
export interface UsageRoute {
  page: 'usage';
  filter: string;
  by: UsageGroup;
  /** Null: cost, where any is known. */
  measure: UsageMeasure | null;
}

/** What the bars of the usage show. */
export const usageMeasures = ['cost', 'tokens', 'requests', 'errors', 'cached'] as const;
export type UsageMeasure = (typeof usageMeasures)[number];

/** A session. `turn`: the one under the cursor; `beside`: the view of its request that is shown beside it. */
export interface ConversationRoute {
  page: 'conversation';
  id: string;
  turn: string | null;
  beside: ExchangeView | null;
}

/** A view of a request, whichever it is. */
export type ExchangeView = Omit<ExchangeRoute, 'page' | 'id'>;

/** Two sides of a comparison, or two requests of them. */
export interface CompareRoute {
  page: 'compare';
  a: string;
  b: string;
  pair: readonly [string, string] | null;
}

/** One request. The other fields are about the tab `raw`: `wraps` if long lines of a body are wrapped. */
export interface ExchangeRoute {
  page: 'exchange';
  id: string;
  tab: ExchangeTab;
  leg: string | null;
  form: BodyForm | null;
  wraps: boolean;
  place: BodyPlace;
}

/** A place in a body: a JSON Pointer, within one event of a stream, or a byte. */
export interface BodyPlace {
  at: string | null;
  byte: number | null;
  event: number | null;
}
const nowhere: BodyPlace = { at: null, byte: null, event: null };

export const exchangeTabs = ['conversation', 'translation', 'events', 'raw', 'findings', 'tokens', 'attempts'] as const;
export type ExchangeTab = (typeof exchangeTabs)[number];

/** How a body is shown. */
export const bodyForms = ['tree', 'text', 'frames', 'pieces', 'hex'] as const;
export type BodyForm = (typeof bodyForms)[number];

const base = '/ui/';
const id = '([0-9a-f]{1,32})';
const conversationPath = new RegExp(`^conversations/${id}$`);
const diffPath = new RegExp(`^diff/${id}/${id}$`);
const exchangePath = new RegExp(`^traces/${id}(?:/([a-z]+))?$`);

/** The route of an address: its path, and its query with or without the question mark. */
export function parseRoute(path: string, query: string): Route {
  const parameters = new URLSearchParams(query);
  const rest = path.startsWith(base) ? path.slice(base.length) : path;
  if (rest === '')
    return {
      page: 'list',
      filter: parameters.get('q') ?? '',
      view: parameters.get('view') === 'flat' ? 'flat' : 'threads',
      selected: parameters.get('sel'),
    };
  const numberOf = (name: string): number | null => {
    const written = parameters.get(name) ?? '';
    return /^\d{1,10}$/.test(written) ? Number(written) : null;
  };
  const page = parsePage(rest, parameters);
  if (page) return page;
  const conversation = conversationPath.exec(rest)?.[1];
  const viewOf = (written: string | null): ExchangeView | null => {
    const tab = exchangeTabs.find((name) => name === written);
    if (tab === undefined) return null;
    const form = bodyForms.find((name) => name === parameters.get('as'));
    const place = { at: parameters.get('at'), byte: numberOf('byte'), event: numberOf('event') };
    return { tab, leg: parameters.get('leg'), form: form ?? null, wraps: parameters.get('wrap') !== 'off', place };
  };
  if (conversation !== undefined)
    return {
      page: 'conversation',
      id: conversation,
      turn: parameters.get('turn'),
      beside: viewOf(parameters.get('view')),
    };
  const [, exchange, written] = exchangePath.exec(rest) ?? [];
  const view = viewOf(written ?? 'conversation');
  if (exchange !== undefined && view) return { page: 'exchange', id: exchange, ...view };
  const [, later, earlier] = diffPath.exec(rest) ?? [];
  if (later !== undefined && earlier !== undefined)
    return { page: 'diff', later, earlier, as: parameters.get('as') === 'prompt' ? 'prompt' : 'meaning' };
  return { page: 'unknown', path };
}

/** The ids of two requests that are shown beside each other; one of them may be empty. */
function parsePair(written: string | null): readonly [string, string] | null {
  const [, a, b] = /^([0-9a-f]{0,32})\.([0-9a-f]{0,32})$/.exec(written ?? '') ?? [];
  return a === undefined || b === undefined ? null : [a, b];
}

function parsePage(rest: string, parameters: URLSearchParams): Route | undefined {
  switch (rest) {
    case 'runs':
      return { page: 'runs', selected: parameters.get('sel'), marked: parameters.getAll('x') };
    case 'compare':
      return {
        page: 'compare',
        a: parameters.get('a') ?? '',
        b: parameters.get('b') ?? '',
        pair: parsePair(parameters.get('pair')),
      };
    case 'usage':
      return {
        page: 'usage',
        filter: parameters.get('q') ?? 'since:7d',
        by: usageGroups.find((name) => name === parameters.get('by')) ?? 'agent',
        measure: usageMeasures.find((name) => name === parameters.get('show')) ?? null,
      };
    case 'status':
    case 'connect':
      return { page: rest };
    case 'login':
      return { page: 'login', next: parameters.get('next') };
    default:
      return undefined;
  }
}

/** The address of a route: its path and query. */
export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'list':
      return withQuery(base, {
        q: route.filter || null,
        view: route.view === 'flat' ? 'flat' : null,
        sel: route.selected,
      });
    case 'conversation':
      return withQuery(`${base}conversations/${route.id}`, {
        turn: route.turn,
        ...(route.beside && { view: route.beside.tab, ...viewQuery(route.beside) }),
      });
    case 'exchange':
      return withQuery(`${base}traces/${route.id}/${route.tab}`, viewQuery(route));
    case 'diff':
      return withQuery(`${base}diff/${route.later}/${route.earlier}`, { as: route.as === 'prompt' ? 'prompt' : null });
    case 'runs':
      return withQuery(`${base}runs`, { sel: route.selected, x: route.marked });
    case 'compare':
      return withQuery(`${base}compare`, { a: route.a, b: route.b, pair: route.pair?.join('.') ?? null });
    case 'usage':
      return withQuery(`${base}usage`, {
        q: route.filter === 'since:7d' ? null : route.filter,
        by: route.by === 'agent' ? null : route.by,
        show: route.measure,
      });
    case 'status':
    case 'connect':
      return base + route.page;
    case 'login':
      return withQuery(`${base}login`, { next: route.next });
    case 'unknown':
      return route.path;
  }
}

const viewQuery = ({ leg, form, wraps, place: { at, byte, event } }: ExchangeView) => ({
  leg,
  as: form,
  wrap: wraps ? null : 'off',
  at,
  byte: byte === null ? null : String(byte),
  event: event === null ? null : String(event),
});

function withQuery(path: string, values: Readonly<Record<string, string | readonly string[] | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) for (const each of [value ?? []].flat()) query.append(name, each);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export const listRoute = (filter = ''): Route => ({ page: 'list', filter, view: 'threads', selected: null });
export const conversationRoute = (
  conversation: string,
  turn: string | null = null,
  beside: ExchangeView | null = null,
): ConversationRoute => ({ page: 'conversation', id: conversation, turn, beside });
export const usageRoute = (filter = 'since:7d'): Route => ({ page: 'usage', filter, by: 'agent', measure: null });
export const runsRoute = (marked: readonly string[] = []): Route => ({ page: 'runs', selected: null, marked });
export const compareRoute = (a: string, b: string): Route => ({ page: 'compare', a, b, pair: null });
export const diffRoute = (later: string, earlier: string, as: 'meaning' | 'prompt' = 'meaning'): Route => ({
  page: 'diff',
  later,
  earlier,
  as,
});
export const exchangeRoute = (
  trace: string,
  tab: ExchangeTab = 'conversation',
  leg: string | null = null,
  place: Partial<BodyPlace> = {},
): ExchangeRoute => ({
  page: 'exchange',
  id: trace,
  tab,
  leg,
  form: null,
  wraps: true,
  place: { ...nowhere, ...place },
});
