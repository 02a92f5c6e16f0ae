import type { BackendContext } from '../../core/codec.ts';
import { SettingsReader } from '../../core/hosted-settings.ts';
import { isHosted, runsHostedTool, type HostedServerTool } from '../../core/hosted-tools.ts';
import { nonEmpty, withoutUndefined, type JsonObject } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreChatRequest, CoreHostedTool, CoreTool } from '../../core/types.ts';

const searchKind = 'googleSearch';
const vertexHost = 'aiplatform.googleapis.com';
const vendorHosts = ['generativelanguage.googleapis.com', vertexHost];

/** What a tool of this vendor does, and the fields that only this protocol knows. */
export function decodeHosted(
  kind: string,
  fields: JsonObject,
  pointer: string,
): { hosted: CoreHostedTool; rest: JsonObject } | undefined {
  if (kind !== searchKind) return undefined;
  const settings = new SettingsReader(fields);
  const blockedDomains = settings.texts('excludeDomains');
  const hosted: CoreHostedTool = withoutUndefined({ type: 'web-search' as const, blockedDomains });
  return { hosted: setPointer(pointer, hosted), rest: settings.rest };
}

/** The settings of a tool on this wire. */
export const encodeHosted = ({ blockedDomains }: CoreHostedTool): JsonObject =>
  blockedDomains ? { excludeDomains: blockedDomains } : {};

/**
 * Whether the backend runs a tool that a client of another protocol declared. Beside functions the vendor requires
 * clients to send its own calls back with their signatures (guide "Tool combination"), which others cannot.
 */
export const isTranslatable = (
  tool: CoreTool,
  { tools = [] }: CoreChatRequest,
  context: BackendContext,
): tool is HostedServerTool =>
  isHosted(tool) &&
  tools.every(({ type }) => type === 'server') &&
  runsHostedTool(tool.hosted.type, context, vendorHosts);

/** A tool of another vendor as this vendor's own. */
export function translateTool({ hosted }: HostedServerTool, { report, issuer }: BackendContext): JsonObject {
  const { type: _, blockedDomains, ...rest } = hosted;
  const isTaken = issuer.endsWith(vertexHost);
  reportRest(hosted, { ...rest, ...(blockedDomains && !isTaken && { blockedDomains }) }, limits, report);
  return { [searchKind]: isTaken && blockedDomains ? { excludeDomains: blockedDomains } : {} };
}

const unlessEmpty = (what: string) => (domains: string[]) => (domains.length > 0 ? what : undefined);
const limits = {
  maxUses: 'a limit of calls of a tool that the vendor runs',
  allowedDomains: unlessEmpty('a list of allowed domains'),
  blockedDomains: unlessEmpty('a list of blocked domains'),
  userLocation: (location: object) => (nonEmpty({ ...location }) ? 'where the user is' : undefined),
  contextSize: 'how much the model reads of what is found',
};
