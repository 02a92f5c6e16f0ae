import type { BackendContext, Report, UnlocatedLoss } from './codec.ts';
import type { CoreHostedTool, CoreServerTool, CoreTool, CoreWebSearchTool, VendorProtocol } from './types.ts';
import type { HostedToolKind, ServerToolKind } from './tool-types.ts';

/** Fields of tools, calls and results that mean nothing without a tool that the server runs, and what holds without them. */
export const serverToolFields: ReadonlyMap<string, { kind: ServerToolKind; instead: string }> = new Map([
  ['defer_loading', { kind: 'tool-search', instead: 'the tool is declared from the start' }],
  ['allowed_callers', { kind: 'code-execution', instead: 'the model itself calls the tool' }],
  ['caller', { kind: 'code-execution', instead: 'a call by the model itself' }],
]);

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

export type HostedServerTool<Hosted extends CoreHostedTool = CoreHostedTool> = CoreServerTool & { hosted: Hosted };

export const isHosted = (tool: CoreTool): tool is HostedServerTool =>
  tool.type === 'server' && tool.hosted !== undefined;

/**
 * Whether a backend runs such a tool: what is configured for the model, else whether the host is the vendor's own. Other
 * servers of a protocol mostly do not, and refuse requests with tools that they do not know.
 * @param vendorHosts the ends of the names of hosts of vendors that run all tools of the protocol.
 */
export const hostedToolTest =
  (...vendorHosts: readonly string[]) =>
  (tool: CoreTool, { facts, issuer }: ToolServer): tool is HostedServerTool => {
    if (!isHosted(tool)) return false;
    if (facts.serverTools) return facts.serverTools.includes(tool.hosted.type);
    const host = issuer.slice(issuer.indexOf('@') + 1);
    return vendorHosts.some((end) => host === end || host.endsWith(`.${end}`) || host.endsWith(`-${end}`));
  };

/**
 * Whether a backend is sent such a tool: one that it is known to run, and one of its own protocol unless it is stated what its
 * server runs.
 */
export const hostedToolRunner =
  (protocol: VendorProtocol, isKnown: (tool: CoreTool, context: ToolServer) => boolean) =>
  (tool: CoreTool, context: ToolServer): boolean =>
    isKnown(tool, context) ||
    (tool.type === 'server' && tool.protocol === protocol && context.facts.serverTools === undefined);

/** What the tools depend on that a server runs. */
type ToolServer = Pick<BackendContext, 'facts' | 'issuer'>;

/** Whether a tool searches the web. */
export const isHostedSearch = (tool: CoreTool): tool is HostedServerTool<CoreWebSearchTool> =>
  isHosted(tool) && tool.hosted.type === 'web-search';

/** How vendors call such tools, their calls and what is about them: `tool_search_call`, `bash_code_execution`, `program`. */
const vendorTerms: readonly (readonly [pattern: RegExp, kind: ServerToolKind])[] = [
  [/^tool_(?:search|reference)/, 'tool-search'],
  [/code_execution|^code_interpreter|^program/, 'code-execution'],
  [/^web_search/, 'web-search'],
  [/^web_fetch/, 'web-fetch'],
];

/** The kind of a tool by a vendor's term; `undefined` for tools that one vendor alone runs. */
export const serverToolKind = (term: string): ServerToolKind | undefined =>
  vendorTerms.find(([pattern]) => pattern.test(term))?.[1];

/** What a backend that does not run a tool is sent in its place. */
const replacements: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/^tool_search(?:_|$)/, 'the tools that it would find are declared from the start'],
  [/^programmatic_tool_calling$/, 'the model itself calls the tools'],
];

export function replacementOf({ kind }: CoreServerTool): Pick<UnlocatedLoss, 'instead'> {
  const [, instead] = replacements.find(([pattern]) => pattern.test(kind)) ?? [];
  return instead === undefined ? {} : { instead };
}

/**
 * Tools that a vendor defined and the client runs, whose functions a request does not state: they depend on the model. Gemini's
 * has other functions for models from 3.5 on, and for mobiles and desktops (ai.google.dev/gemini-api/docs/computer-use).
 */
const clientRunKinds: readonly RegExp[] = [/^computerUse$/, /^browser_toolset_/];

/** Whether the client runs a tool whose functions only models of its vendor know. */
export const isRunByClient = ({ kind }: CoreServerTool): boolean =>
  clientRunKinds.some((pattern) => pattern.test(kind));

/** Why a tool is none for a backend of another protocol. */
export const describeForeignTool = (tool: CoreServerTool): string =>
  isRunByClient(tool)
    ? `the tool ${tool.name ?? tool.kind} is run by the client, but only models of ${tool.protocol} know its functions: Louter does not translate it`
    : `the tool ${tool.name ?? tool.kind} is run by ${tool.protocol} only`;

/** Reports a tool that a backend of another protocol does not run, or whose models do not know it. */
export const reportForeignTool = (tool: CoreServerTool, report: Report): void =>
  report({
    at: tool,
    what: describeForeignTool(tool),
    ...replacementOf(tool),
    ...(isHostedSearch(tool) && { setting: { key: 'search.provider', value: '"searxng"' } }),
  });
