import type { CodeInterpreterTool, WebSearchTool } from '../../../../generated/openai.js';
import { isDeepStrictEqual } from 'node:util';
import type { BackendContext, Report } from '../../../core/codec.ts';
import { encodeLocation, SettingsReader } from '../../../core/hosted-settings.ts';
import { isHostedSearch, hostedToolTest, type HostedServerTool } from '../../../core/hosted-tools.ts';
import { asObject, asString, nonEmpty, withoutUndefined, type JsonObject } from '../../../core/json.ts';
import { setPointer } from '../../../core/provenance.ts';
import type { CoreHostedTool, CoreTool, CoreWebSearchTool } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { wireObject } from '../../../core/wire-object.ts';
import type { DeclaredTool, WrittenHosted, WrittenSearchTool, WrittenTool } from './wire.ts';
import { includedOutputs } from './code-interpreter.ts';
import { protocol } from './extras.ts';
import { includedSources } from './web-search.ts';
import type { HostedToolKind } from '../../../core/tool-types.ts';

/** What a tool of this vendor does, and the fields that only this protocol knows. */
export function decodeHosted(
  tool: DeclaredTool,
  pointer: string,
): { hosted: CoreHostedTool; rest: JsonObject } | undefined {
  switch (tool.type) {
    case 'web_search':
    case 'web_search_2025_08_26':
    case 'web_search_preview':
    case 'web_search_preview_2025_03_11': {
      const { type: _, ...fields } = tool;
      const settings = new SettingsReader<keyof WebSearchTool>(fields);
      const hosted: CoreHostedTool = withoutUndefined({
        type: 'web-search' as const,
        allowedDomains: settings.nested('filters', (filters) => filters.texts(domainsField)),
        userLocation: settings.location('user_location'),
        contextSize: settings.text('search_context_size'),
      });
      return { hosted: setPointer(pointer, hosted), rest: settings.rest };
    }
    case 'code_interpreter': {
      // It is required; that of a client which leaves it out is for the vendor to judge.
      const { type: _, container, ...rest } = tool;
      if ((container ?? null) === null) return undefined;
      const { type: kind, ...limits }: Container = asObject(container) ?? {};
      const kept: Pick<CodeInterpreterTool, 'container'> | undefined =
        kind === 'auto' ? nonEmpty(limits) && { container: limits } : { container };
      return { hosted: setPointer(pointer, { type: 'code-execution' }), rest: { ...rest, ...kept } };
    }
    default:
      return undefined;
  }
}

const domainsField = 'allowed_domains' satisfies keyof NonNullable<WebSearchTool['filters']>;

/** The tool on this wire, under a type that it is known by. */
export function encodeHosted(
  { hosted, extras }: Pick<HostedServerTool, 'hosted' | 'extras'>,
  type: string,
): WrittenHosted {
  const own = extras?.[protocol] ?? {};
  switch (hosted.type) {
    case 'web-search':
    case 'web-fetch': {
      const { filters, user_location: location, ...rest } = own;
      const { allowedDomains, userLocation, contextSize }: SearchSettings = hosted;
      return wireObject<WrittenSearchTool>(
        {
          type,
          filters: allowedDomains ? { allowed_domains: allowedDomains, ...asObject(filters) } : asObject(filters),
          user_location: encodeLocation(userLocation, location) ?? asObject(location),
          search_context_size: contextSize,
        },
        rest,
      );
    }
    case 'code-execution': {
      const { container, ...rest } = own;
      const fields: Container | undefined = asObject(container);
      const isAuto = fields ? fields.type === undefined : container === undefined;
      return {
        type,
        ...rest,
        container: asString(container) ?? (isAuto ? { type: 'auto', ...fields } : (fields ?? {})),
      };
    }
    default:
      return unreachable(hosted);
  }
}

type Container = Exclude<CodeInterpreterTool['container'], string>;

type SearchSettings = Pick<CoreWebSearchTool, 'allowedDomains' | 'userLocation' | 'contextSize'>;

/** Whether the backend runs a tool that a client of another protocol declared. */
export const isTranslatable = hostedToolTest('api.openai.com', 'openai.azure.com');

/** The types by which the vendor knows these tools: its search also opens pages. */
const toolTypes: Readonly<Record<HostedToolKind, (WebSearchTool | CodeInterpreterTool)['type']>> = {
  'web-search': 'web_search',
  'web-fetch': 'web_search',
  'code-execution': 'code_interpreter',
};

/** How a choice refers to a tool of another vendor. */
export const hostedReference = ({ hosted }: HostedServerTool): Pick<WebSearchTool | CodeInterpreterTool, 'type'> => ({
  type: toolTypes[hosted.type],
});

type SearchTool = HostedServerTool<CoreWebSearchTool>;

/** The search of the web that the backend runs for a request. */
export const findSearch = (tools: readonly CoreTool[], context: BackendContext): SearchTool | undefined =>
  tools.filter(isHostedSearch).find((tool) => tool.protocol === protocol || isTranslatable(tool, context));

/**
 * A tool of another vendor as this vendor's own; none for one that reads pages beside a search, which reads them, too.
 * @param search that of the request
 */
export function translateTool(tool: HostedServerTool, search: SearchTool | undefined, report: Report): WrittenTool[] {
  const { hosted } = tool;
  const written = encodeHosted({ hosted }, toolTypes[hosted.type]);
  if (hosted.type === 'code-execution') return [written];
  const { maxUses, blockedDomains = [] } = hosted;
  if (maxUses !== undefined)
    report({ at: hosted, field: 'maxUses', what: 'a limit of calls of one tool that the vendor runs' });
  if (blockedDomains.length > 0) report({ at: hosted, field: 'blockedDomains', what: 'blocked domains' });
  if (hosted.type === 'web-fetch') {
    if (search && hosted.allowedDomains && !isDeepStrictEqual(search.hosted.allowedDomains, hosted.allowedDomains))
      report({ at: hosted, field: 'allowedDomains', what: 'allowed domains', instead: 'those of the search' });
    const what = 'a tool that only reads pages';
    report({ at: tool, what, instead: 'a search of the web, which also opens pages' });
    if (search) return [];
  }
  return [written];
}

/** What clients of other protocols that declared such tools expect in the answer, as values of `include`. */
export const includedResults = (tools: readonly CoreTool[] = [], context: BackendContext): string[] => {
  const kinds = tools.flatMap((tool) =>
    tool.type === 'server' && tool.protocol !== protocol && isTranslatable(tool, context) ? [tool.hosted.type] : [],
  );
  return [
    ...(kinds.some((kind) => kind !== 'code-execution') ? [includedSources] : []),
    ...(kinds.includes('code-execution') ? [includedOutputs] : []),
  ];
};
