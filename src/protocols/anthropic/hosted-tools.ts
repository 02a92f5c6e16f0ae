import type { VendorTool } from '../../../generated/anthropic.js';
import type { Report } from '../../core/codec.ts';
import { hostedToolNames, hostedToolTest, type HostedServerTool } from '../../core/hosted-tools.ts';
import { encodeLocation, SettingsReader } from '../../core/hosted-settings.ts';
import { withoutUndefined, type JsonObject } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import type { CoreHostedTool } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { wireObject } from '../../core/wire-object.ts';
import { encodeBase } from './extras.ts';

/** The versions that are written for clients of other protocols: those that need no beta header. */
const versions: Readonly<Record<CoreHostedTool['type'], string>> = {
  'web-search': 'web_search_20250305',
  'web-fetch': 'web_fetch_20250910',
  'code-execution': 'code_execution_20250825',
};

/** What a tool of this vendor does, and the fields that only this protocol knows. The versions are dates. */
export function decodeHosted(
  kind: string,
  fields: Partial<VendorTool>,
  pointer: string,
): { hosted: CoreHostedTool; rest: JsonObject } | undefined {
  const [, name] = /^(\w+)_\d{8}$/.exec(kind) ?? [];
  const settings = new SettingsReader<keyof VendorTool>(fields);
  const hosted = readSettings(name, settings);
  return hosted && { hosted: setPointer(pointer, hosted), rest: settings.rest };
}

function readSettings(
  name: string | undefined,
  settings: SettingsReader<keyof VendorTool>,
): CoreHostedTool | undefined {
  const readLimits = () => ({
    maxUses: settings.count('max_uses'),
    allowedDomains: settings.texts('allowed_domains'),
    blockedDomains: settings.texts('blocked_domains'),
  });
  switch (name) {
    case 'web_search':
      return withoutUndefined({
        type: 'web-search' as const,
        ...readLimits(),
        userLocation: settings.location('user_location'),
      });
    case 'web_fetch':
      return withoutUndefined({ type: 'web-fetch' as const, ...readLimits() });
    case 'code_execution':
      return { type: 'code-execution' };
    default:
      return undefined;
  }
}

/** The fields of a tool on this wire, except its type and name. */
export function encodeHosted(tool: HostedServerTool): Omit<VendorTool, 'type' | 'name'> {
  const { hosted } = tool;
  const own: Omit<VendorTool, 'type' | 'name'> = encodeBase(tool);
  if (hosted.type === 'code-execution') return own;
  const { maxUses, allowedDomains, blockedDomains } = hosted;
  const userLocation = hosted.type === 'web-search' ? hosted.userLocation : undefined;
  return {
    ...wireObject<Pick<VendorTool, 'max_uses' | 'allowed_domains' | 'blocked_domains'>>({
      max_uses: maxUses,
      allowed_domains: allowedDomains,
      blocked_domains: blockedDomains,
    }),
    ...own,
    ...wireObject<Pick<VendorTool, 'user_location'>>({
      user_location: encodeLocation(userLocation, own.user_location),
    }),
  };
}

/** Whether the backend runs a tool that a client of another protocol declared. */
export const isTranslatable = hostedToolTest('api.anthropic.com');

/** A tool of another vendor as this vendor's own. */
export const translateTool = ({ hosted, cache }: HostedServerTool, report: Report): HostedServerTool => ({
  type: 'server',
  protocol: 'anthropic',
  kind: versions[hosted.type],
  name: hostedToolNames[hosted.type],
  hosted: withoutUnsupported(hosted, report),
  ...(cache && { cache }),
});

function withoutUnsupported(hosted: CoreHostedTool, report: Report): CoreHostedTool {
  switch (hosted.type) {
    case 'web-search': {
      const { contextSize, blockedDomains, ...rest } = hosted;
      if (contextSize !== undefined)
        report({ at: hosted, field: 'contextSize', what: 'how much the model reads of what is found' });
      return { ...rest, ...(canBlock(hosted, report) && withoutUndefined({ blockedDomains })) };
    }
    case 'web-fetch': {
      const { blockedDomains, ...rest } = hosted;
      return { ...rest, ...(canBlock(hosted, report) && withoutUndefined({ blockedDomains })) };
    }
    case 'code-execution':
      return hosted;
    default:
      return unreachable(hosted);
  }
}

/** The vendor refuses requests with both lists of domains. */
function canBlock(hosted: Exclude<CoreHostedTool, { type: 'code-execution' }>, report: Report): boolean {
  const { blockedDomains = [], allowedDomains = [] } = hosted;
  if (blockedDomains.length === 0 || allowedDomains.length === 0) return true;
  report({ at: hosted, field: 'blockedDomains', what: 'blocked domains beside allowed ones' });
  return false;
}
