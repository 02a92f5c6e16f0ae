import type { GoogleSearch, Tool } from '../../../generated/gemini.js';
import type { BackendContext } from '../../core/codec.ts';
import { SettingsReader } from '../../core/hosted-settings.ts';
import { hostedToolTest, type HostedServerTool } from '../../core/hosted-tools.ts';
import { nonEmpty, withoutUndefined, type JsonObject } from '../../core/json.ts';
import { setPointer } from '../../core/provenance.ts';
import { reportRest } from '../../core/report-rest.ts';
import type { CoreHostedTool } from '../../core/types.ts';

const kinds = {
  'web-search': 'googleSearch',
  'web-fetch': 'urlContext',
  'code-execution': 'codeExecution',
} as const satisfies Record<CoreHostedTool['type'], keyof Tool>;
const vertexHost = 'aiplatform.googleapis.com';

/** What a tool of this vendor does, and the fields that only this protocol knows. */
export function decodeHosted(
  kind: string,
  fields: JsonObject,
  pointer: string,
): { hosted: CoreHostedTool; rest: JsonObject } | undefined {
  const settings = new SettingsReader<keyof GoogleSearch>(fields);
  const hosted = readSettings(kind, settings);
  return hosted && { hosted: setPointer(pointer, hosted), rest: settings.rest };
}

function readSettings(kind: string, settings: SettingsReader<keyof GoogleSearch>): CoreHostedTool | undefined {
  switch (kind) {
    case kinds['web-search']:
      return withoutUndefined({ type: 'web-search' as const, blockedDomains: settings.texts('excludeDomains') });
    case kinds['web-fetch']:
      return { type: 'web-fetch' };
    case kinds['code-execution']:
      return { type: 'code-execution' };
    default:
      return undefined;
  }
}

/** The settings of a tool on this wire. */
export const encodeHosted = (hosted: CoreHostedTool): GoogleSearch =>
  hosted.type === 'web-search' && hosted.blockedDomains ? { excludeDomains: hosted.blockedDomains } : {};

/**
 * Whether the backend runs a tool that a client of another protocol declared, unless there are functions beside it:
 * then the vendor requires clients to send its own calls back with their signatures (guide "Tool combination"), which
 * others cannot.
 */
export const isTranslatable = hostedToolTest('generativelanguage.googleapis.com', vertexHost);

/** A tool of another vendor as this vendor's own. */
export function translateTool({ hosted }: HostedServerTool, { report, issuer }: BackendContext): Tool {
  const { type, ...settings } = hosted;
  const isVertex = issuer.endsWith(vertexHost);
  reportRest(hosted, settings, isVertex ? { ...limits, blockedDomains: null } : limits, report);
  return { [kinds[type]]: isVertex ? encodeHosted(hosted) : {} };
}

const unlessEmpty = (what: string) => (domains: string[]) => (domains.length > 0 ? what : undefined);
const limits = {
  maxUses: 'a limit of calls of a tool that the vendor runs',
  allowedDomains: unlessEmpty('a list of allowed domains'),
  blockedDomains: unlessEmpty('a list of blocked domains'),
  userLocation: (location: object) => (nonEmpty({ ...location }) ? 'where the user is' : undefined),
  contextSize: 'how much the model reads of what is found',
};
