import { hostedToolNames, isHostedSearch } from '../../core/hosted-tools.ts';
import { copyProvenance } from '../../core/provenance.ts';
import type { CoreChatRequest, CoreTool, CoreWebSearchTool } from '../../core/types.ts';

/** A request in which the search of the client's vendor is a function that Louter answers. */
export interface OfferedSearch {
  readonly request: CoreChatRequest;
  /** What the function is called. */
  readonly name: string;
  /** The client's settings. */
  readonly tool: CoreWebSearchTool;
}

const ownName = hostedToolNames['web-search'];
/** A client may have a function of the first name. */
const names = [ownName, 'search_the_web', 'louter_web_search'];

/**
 * Offers a search as a function; `undefined` where the client offers none, the server runs it, or several answers are
 * requested. @param isRun whether the server runs a tool
 */
export function offerSearch(request: CoreChatRequest, isRun: (tool: CoreTool) => boolean): OfferedSearch | undefined {
  const { tools = [], toolChoice, candidates = 1 } = request;
  const search = tools.find(isHostedSearch);
  if (!search || candidates > 1 || toolChoice?.mode === 'none' || isRun(search)) return undefined;
  const taken = new Set(tools.map((tool) => (tool.type === 'server' ? undefined : tool.name)));
  const name = names.find((each) => !taken.has(each)) ?? '';
  if (name === '') return undefined;
  const offered = tools.filter((tool) => tool === search || !isHostedSearch(tool));
  const isChosen = toolChoice?.mode === 'tool' && (toolChoice.name === search.name || toolChoice.name === ownName);
  return {
    name,
    tool: search.hosted,
    request: copyProvenance(request, {
      ...request,
      tools: offered.map((tool) => (tool === search ? toFunction(name, search.cache) : tool)),
      ...(isChosen && { toolChoice: { ...toolChoice, name } }),
    }),
  };
}

const toFunction = (name: string, cache: CoreTool['cache']): CoreTool => ({
  type: 'function',
  name,
  description:
    'Searches the web and returns pages with their addresses, titles and excerpts. Use it for what is recent or not known for certain. Cite a page that the answer relies on by its address.',
  inputSchema: {
    type: 'object',
    properties: { query: { type: 'string', description: 'What to search for, in a few words.' } },
    required: ['query'],
    additionalProperties: false,
  },
  ...(cache && { cache }),
});
