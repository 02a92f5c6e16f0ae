import type { BackendProtocol } from './config.ts';

/** Routes at which addresses end that were copied from the documentation of one endpoint, and whose protocol each is of. */
const routes: readonly { readonly end: RegExp; readonly protocol?: BackendProtocol }[] = [
  { end: /\/chat\/completions$/, protocol: 'openai-chat' },
  { end: /\/responses(?:\/input_tokens|\/compact)?$/, protocol: 'openai-responses' },
  { end: /(?:\/v1)?\/messages(?:\/count_tokens)?$/, protocol: 'anthropic' },
  { end: /(?:\/v1(?:alpha|beta)?)?\/models\/[^/]+:[a-z]+$/i, protocol: 'gemini' },
  { end: /(?:\/v1(?:alpha|beta)?)?\/interactions$/, protocol: 'gemini-interactions' },
  { end: /\/v1(?:alpha|beta)\/models$/, protocol: 'gemini' },
  { end: /\/api\/(?:chat|generate|tags|show|embed|embeddings|version)$/, protocol: 'ollama' },
  { end: /\/(?:completions|embeddings)$|(?<=\/v1)\/models$/ },
];

/** What a base URL ends in that does not belong there. */
interface RouteEnd {
  /** Such as `/chat/completions`. */
  readonly route: string;
  /** The address without it. */
  readonly base: string;
  /** The protocol of the route; absent: all of OpenAI's have it. */
  readonly protocol?: BackendProtocol;
}

/** The route at the end of an address, without its query; `undefined` if it ends in none that is known. */
export function findRouteEnd(address: string): RouteEnd | undefined {
  const url = address.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  for (const { end, protocol } of routes) {
    const [route] = end.exec(url) ?? [];
    if (route !== undefined) return { route, base: url.slice(0, -route.length), ...(protocol && { protocol }) };
  }
  return undefined;
}

/** Paths that vendors' SDKs, and so Louter, append to the base URL themselves. */
const impliedPaths: Partial<Record<BackendProtocol, readonly string[]>> = {
  anthropic: ['/v1'],
  gemini: ['/v1beta', '/v1'],
  'gemini-interactions': ['/v1beta', '/v1'],
  ollama: ['/v1', '/api'],
};

/** The path at the end of a base URL that is appended to it in this protocol anyway. */
export const findImpliedPath = (protocol: BackendProtocol, { pathname }: URL): string | undefined =>
  impliedPaths[protocol]?.find((own) => pathname.replace(/\/+$/, '').endsWith(own));

/**
 * The problem of a base URL that ends in a route, and how to correct it.
 * @param isShown whether the address may be repeated: one from the environment is not.
 */
export function describeRouteEnd(
  { route, base, protocol: routed }: RouteEnd,
  { protocol, isShown }: { protocol: BackendProtocol; isShown: boolean },
): string {
  const target = routed ?? (protocol.startsWith('openai-') ? protocol : 'openai-chat');
  const implied = URL.canParse(base) ? (findImpliedPath(target, new URL(base)) ?? '') : '';
  const removed = implied + route;
  const mend = isShown
    ? `set base_url = "${implied === '' ? base : base.slice(0, -implied.length)}"`
    : `remove ${removed} from its end`;
  if (target === protocol) return `ends in ${removed}, which is appended automatically; ${mend}`;
  return `ends in ${removed}, a route of protocol "${target}", but this backend has "${protocol}"; ${mend} and protocol = "${target}"`;
}
