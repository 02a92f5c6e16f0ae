import type { BackendContext, Report } from '../../core/codec.ts';
import { runsHostedTool, hostedToolNames, isHosted, type HostedServerTool } from '../../core/hosted-tools.ts';
import { encodeLocation, SettingsReader } from '../../core/hosted-settings.ts';
import { withoutUndefined, type JsonObject } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import type { CoreHostedTool, CoreTool } from '../../core/types.ts';
import { encodeBase } from './extras.ts';

/** The versions that are written for clients of other protocols: those that need no beta header. */
const versions: Readonly<Record<CoreHostedTool['type'], string>> = {
  'web-search': 'web_search_20250305',
};

const vendorHosts = ['api.anthropic.com'];

/** What a tool of this vendor does, and the fields that only this protocol knows. The versions are dates. */
export function decodeHosted(
  kind: string,
  fields: JsonObject,
  pointer: string,
): { hosted: CoreHostedTool; rest: JsonObject } | undefined {
  if (!/^web_search_\d{8}$/.test(kind)) return undefined;
  const settings = new SettingsReader(fields);
  const hosted: CoreHostedTool = withoutUndefined({
    type: 'web-search' as const,
    maxUses: settings.count('max_uses'),
    allowedDomains: settings.texts('allowed_domains'),
    blockedDomains: settings.texts('blocked_domains'),
    userLocation: settings.location('user_location'),
  });
  return { hosted: setPointer(pointer, hosted), rest: settings.rest };
}

/** The fields of a tool on this wire, except its type and name. */
export function encodeHosted(tool: HostedServerTool): JsonObject {
  const { maxUses, allowedDomains, blockedDomains, userLocation } = tool.hosted;
  const own = encodeBase(tool);
  const user_location = encodeLocation(userLocation, own['user_location']);
  return {
    ...withoutUndefined({ max_uses: maxUses, allowed_domains: allowedDomains, blocked_domains: blockedDomains }),
    ...own,
    ...(user_location && { user_location }),
  };
}

/** Whether the backend runs a tool that a client of another protocol declared. */
export const isTranslatable = (tool: CoreTool, context: BackendContext): tool is HostedServerTool =>
  isHosted(tool) && runsHostedTool(tool.hosted.type, context, vendorHosts);

/** A tool of another vendor as this vendor's own. */
export const translateTool = ({ hosted, cache }: HostedServerTool, report: Report): HostedServerTool => ({
  type: 'server',
  protocol: 'anthropic',
  kind: versions[hosted.type],
  name: hostedToolNames[hosted.type],
  hosted: withoutUnsupported(hosted, hosted, report),
  ...(cache && { cache }),
});

function withoutUnsupported({ contextSize, ...hosted }: CoreHostedTool, original: CoreHostedTool, report: Report) {
  if (contextSize !== undefined)
    report({ at: original, field: 'contextSize', what: 'how much the model reads of what is found' });
  const { blockedDomains = [], ...rest } = hosted;
  // The vendor refuses requests with both lists.
  if (blockedDomains.length === 0 || (hosted.allowedDomains?.length ?? 0) === 0) return hosted;
  report({ at: original, field: 'blockedDomains', what: 'blocked domains beside allowed ones' });
  return rest;
}
