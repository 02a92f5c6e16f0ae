import type { BackendContext } from '../../../core/codec.ts';
import { encodeLocation, SettingsReader } from '../../../core/hosted-settings.ts';
import { isHosted, runsHostedTool, type HostedServerTool } from '../../../core/hosted-tools.ts';
import { asObject, withoutUndefined, type JsonObject } from '../../../core/json.ts';
import { setPointer } from '../../../core/provenance.ts';
import type { Report } from '../../../core/codec.ts';
import type { CoreHostedTool, CoreTool } from '../../../core/types.ts';
import { protocol } from './extras.ts';

const vendorHosts = ['api.openai.com', 'openai.azure.com'];

/** What a tool of this vendor does, and the fields that only this protocol knows. */
export function decodeHosted(
  { type, ...fields }: JsonObject,
  pointer: string,
): { hosted: CoreHostedTool; rest: JsonObject } | undefined {
  const settings = new SettingsReader(fields);
  switch (type) {
    case 'web_search':
    case 'web_search_2025_08_26':
    case 'web_search_preview':
    case 'web_search_preview_2025_03_11': {
      const hosted: CoreHostedTool = withoutUndefined({
        type: 'web-search' as const,
        allowedDomains: settings.nested('filters', (filters) => filters.texts('allowed_domains')),
        userLocation: settings.location('user_location'),
        contextSize: settings.text('search_context_size'),
      });
      return { hosted: setPointer(pointer, hosted), rest: settings.rest };
    }
    default:
      return undefined;
  }
}

/** The fields of a tool on this wire, except its type. */
export function encodeHosted({ hosted, extras }: Pick<HostedServerTool, 'hosted' | 'extras'>): JsonObject {
  const own = extras?.[protocol] ?? {};
  const { allowedDomains, userLocation, contextSize } = hosted;
  const user_location = encodeLocation(userLocation, own['user_location']);
  return {
    ...own,
    ...(allowedDomains && { filters: { allowed_domains: allowedDomains, ...asObject(own['filters']) } }),
    ...(user_location && { user_location }),
    ...withoutUndefined({ search_context_size: contextSize }),
  };
}

/** Whether the backend runs a tool that a client of another protocol declared. */
export const isTranslatable = (tool: CoreTool, context: BackendContext): tool is HostedServerTool =>
  isHosted(tool) && runsHostedTool(tool.hosted.type, context, vendorHosts);

/** The type by which the vendor knows a search. */
export const searchToolType = 'web_search';

/** A tool of another vendor as this vendor's own. */
export function translateTool({ hosted }: HostedServerTool, report: Report): JsonObject {
  const { maxUses, blockedDomains = [] } = hosted;
  if (maxUses !== undefined)
    report({ at: hosted, field: 'maxUses', what: 'a limit of calls of one tool that the vendor runs' });
  if (blockedDomains.length > 0) report({ at: hosted, field: 'blockedDomains', what: 'blocked domains' });
  return { type: searchToolType, ...encodeHosted({ hosted }) };
}

/** Whether a client of another protocol declared a search whose results it expects. */
export const hasForeignSearch = (tools: readonly CoreTool[] = [], context: BackendContext): boolean =>
  tools.some((tool) => tool.type === 'server' && tool.protocol !== protocol && isTranslatable(tool, context));
