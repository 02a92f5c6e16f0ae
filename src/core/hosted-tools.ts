import type { BackendContext } from './codec.ts';
import type { CoreHostedTool, CoreServerTool, CoreTool, CoreWebSearchTool } from './types.ts';

/** What vendors of several protocols run themselves. */
export const hostedToolKinds = ['web-search', 'web-fetch', 'code-execution'] as const;
export type HostedToolKind = CoreHostedTool['type'];

/** The names that calls of these tools have in Core: those of Anthropic, whose calls alone have names. */
export const hostedToolNames: Readonly<Record<HostedToolKind, string>> = {
  'web-search': 'web_search',
  'web-fetch': 'web_fetch',
  'code-execution': 'code_execution',
};

/** Why a call of such a tool failed, unless its vendor gives a reason. */
export const unknownToolError = 'unavailable';

/** How the ids begin that calls of these tools get here where their vendor gives them none. */
export const mintedIdPrefixes: Readonly<Record<HostedToolKind, string>> = {
  'web-search': 'search_',
  'web-fetch': 'fetch_',
  'code-execution': 'code_',
};

/** How OpenAI begins the ids of such calls: searches, which include pages that were read, and code. */
export const itemIdPrefixes = { search: 'ws_', code: 'ci_' } as const;

const foreignPrefixes: readonly string[] = [...Object.values(mintedIdPrefixes), ...Object.values(itemIdPrefixes)];

/** Whether the id of a call is not Anthropic's. */
export const isForeignId = (id: string): boolean => foreignPrefixes.some((prefix) => id.startsWith(prefix));

/** The name by which a choice refers to a tool; `undefined` for one that only its vendor can name. */
export const referenceName = (tool: CoreTool): string | undefined =>
  tool.name ?? (tool.type === 'server' && tool.hosted ? hostedToolNames[tool.hosted.type] : undefined);

/**
 * Whether a backend runs such a tool: what is configured for the model, else whether the host is the vendor's own. Other
 * servers of a protocol mostly do not, and refuse requests with tools that they do not know.
 * @param vendorHosts the ends of the names of hosts of vendors that run all tools of the protocol.
 */
export function runsHostedTool(
  kind: HostedToolKind,
  { facts, issuer }: Pick<BackendContext, 'facts' | 'issuer'>,
  vendorHosts: readonly string[],
): boolean {
  if (facts.serverTools) return facts.serverTools.includes(kind);
  const host = issuer.slice(issuer.indexOf('@') + 1);
  return vendorHosts.some((end) => host === end || host.endsWith(`.${end}`) || host.endsWith(`-${end}`));
}

export type HostedServerTool<Hosted extends CoreHostedTool = CoreHostedTool> = CoreServerTool & { hosted: Hosted };

export const isHosted = (tool: CoreTool): tool is HostedServerTool =>
  tool.type === 'server' && tool.hosted !== undefined;

/** Whether a tool searches the web. */
export const isHostedSearch = (tool: CoreTool): tool is HostedServerTool<CoreWebSearchTool> =>
  isHosted(tool) && tool.hosted.type === 'web-search';
