import type {
  ChatTool,
  CreateChatCompletionRequest,
  ReceivedWebPlugin,
  RoutedSearchParameters,
  RoutedSearchTool,
  WebPlugin,
} from '../../../../generated/openai.js';
import { readRoutedSearchTool, readWebPlugin } from '../../../../generated/openai.readers.js';
import type { BackendContext } from '../../../core/codec.ts';
import { encodeLocation, SettingsReader } from '../../../core/hosted-settings.ts';
import { isHostedSearch, type HostedServerTool } from '../../../core/hosted-tools.ts';
import {
  asArray,
  asObject,
  asString,
  nonEmpty,
  withoutUndefined,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { setPointer, setWireNames } from '../../../core/provenance.ts';
import type { CoreChatRequest, CoreTool, CoreWebSearchTool } from '../../../core/types.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { extrasOf, protocol, withExtras } from './extras.ts';
import type { ChatServer } from './server.ts';

/**
 * Searches of the web by the server. OpenAI's search models have `web_search_options`, OpenRouter the plugin `web` and a
 * tool whose type ends in `:web_search`. What is found is cited in the answer; the searches are not part of it.
 */

const optionsKind = 'web_search_options' satisfies keyof CreateChatCompletionRequest;
type SearchOptions = NonNullable<CreateChatCompletionRequest[typeof optionsKind]>;
type SearchFields = Pick<CreateChatCompletionRequest, typeof optionsKind | typeof pluginsKind>;
const locationField = 'user_location' satisfies keyof SearchOptions;
const sizeField = 'search_context_size' satisfies keyof SearchOptions;

const pluginsKind = 'plugins' satisfies keyof CreateChatCompletionRequest;
const pluginId = 'web';

type SearchTool = HostedServerTool<CoreWebSearchTool>;

// ---------------------------------------------------------------- wire → core

/** The searches that fields of a request ask for, and its other plugins. */
export function decodeSearchFields({ web_search_options: chosen, plugins }: SearchFields): {
  tools: CoreTool[];
  plugins: JsonValue | undefined;
} {
  const options = chosen ? [decodeOptions(chosen)] : [];
  const list = asArray(plugins) ?? [];
  const index = list.findIndex(isWebPlugin);
  const plugin = readWebPlugin(list[index]);
  if (!plugin) return { tools: options, plugins };
  return { tools: [...options, decodePlugin(plugin, index)], plugins: nonEmpty(list.toSpliced(index, 1)) };
}

const isWebPlugin = (value: JsonValue): boolean => {
  const { id, enabled } = readWebPlugin(value) ?? {};
  return id === pluginId && enabled !== false;
};

function decodeOptions({ user_location: place, ...fields }: SearchOptions): CoreTool {
  const { type, approximate, ...beside } = place ?? {};
  const isKnown = type === 'approximate' && approximate !== undefined;
  const location = new SettingsReader(isKnown ? { place: { type, ...approximate } } : {});
  const settings = new SettingsReader<keyof SearchOptions>(fields);
  const hosted: CoreWebSearchTool = withoutUndefined({
    type: 'web-search' as const,
    userLocation: location.location('place'),
    contextSize: settings.text(sizeField),
  });
  const unknown = asObject(location.rest['place']);
  const own = isKnown ? nonEmpty({ ...beside, ...(unknown && { approximate: unknown }) }) : place;
  return searchTool({ kind: optionsKind, pointer: `/${optionsKind}`, names: { context_size: sizeField } }, hosted, {
    ...settings.rest,
    ...(own !== undefined && { [locationField]: own }),
  });
}

function decodePlugin(plugin: ReceivedWebPlugin, index: number): CoreTool {
  const { id: _, ...fields } = plugin;
  const settings = new SettingsReader(fields);
  const hosted = decodeLimits(settings, pluginNames);
  const names = wireNamesOf(pluginNames);
  const tool = searchTool({ kind: pluginsKind, pointer: `/${pluginsKind}/${index}`, names }, hosted, settings.rest);
  return Object.assign(tool, { wireForm: { [protocol]: { index } } });
}

/** A tool by which the server searches; `undefined` for one of another type. */
export function decodeSearchTool(tool: ChatTool, pointer: string): CoreTool | undefined {
  const { type, parameters, ...rest } = readRoutedSearchTool(tool) ?? {};
  const kind = asString(type) ?? '';
  if (!kind.endsWith(':web_search')) return undefined;
  const fields = parameters === undefined ? {} : asObject(parameters);
  if (!fields) return undefined;
  const settings = new SettingsReader(fields);
  const hosted = decodeLimits(settings, toolNames);
  const names = wireNamesOf(toolNames);
  const own = nonEmpty(settings.rest);
  const decoded = searchTool({ kind, pointer: `${pointer}/parameters`, names }, hosted, {
    ...rest,
    ...(own && { parameters: own }),
  });
  return parameters === undefined
    ? Object.assign(decoded, { wireForm: { [protocol]: { parameters: null } } })
    : decoded;
}

type LimitName = keyof WebPlugin | keyof RoutedSearchParameters;

/** What the settings are called that the plugin and the tool have both. */
interface LimitNames {
  allowed: LimitName;
  blocked: LimitName;
  contextSize?: LimitName;
}
const pluginNames: LimitNames = { allowed: 'include_domains', blocked: 'exclude_domains' };
const toolNames: LimitNames = {
  allowed: 'allowed_domains',
  blocked: 'excluded_domains',
  contextSize: 'search_context_size',
};

const wireNamesOf = ({ allowed, blocked, contextSize }: LimitNames): Record<string, string> => ({
  allowed_domains: allowed,
  blocked_domains: blocked,
  ...(contextSize !== undefined && { context_size: contextSize }),
});

const decodeLimits = (
  settings: SettingsReader<LimitName>,
  { allowed, blocked, contextSize }: LimitNames,
): CoreWebSearchTool =>
  withoutUndefined({
    type: 'web-search' as const,
    maxUses: settings.count('max_uses'),
    allowedDomains: settings.texts(allowed),
    blockedDomains: settings.texts(blocked),
    userLocation: settings.location('user_location'),
    contextSize: contextSize === undefined ? undefined : settings.text(contextSize),
  });

const searchTool = (
  { kind, pointer, names }: { kind: string; pointer: string; names: Readonly<Record<string, string>> },
  hosted: CoreWebSearchTool,
  rest: JsonObject,
): CoreTool =>
  setPointer<CoreTool>(pointer, {
    type: 'server',
    protocol,
    kind,
    hosted: setWireNames(setPointer(pointer, hosted), names),
    ...withExtras(rest),
  });

// ---------------------------------------------------------------- core → wire

/** Whether a search is a field of the request here, not one of its tools. */
export const isSearchField = ({
  protocol: owner,
  kind,
}: HostedServerTool | { protocol: string; kind: string }): boolean =>
  owner === protocol && (kind === optionsKind || kind === pluginsKind);

/** Whether the server searches for clients of other protocols: the data file or the configuration has the field for it. */
export const isTranslatable = (tool: CoreTool, { facts }: Pick<BackendContext, 'facts'>): tool is SearchTool =>
  isHostedSearch(tool) && facts.searchField !== undefined && (facts.serverTools?.includes('web-search') ?? true);

/** A tool by which the server searches. */
export function encodeSearchTool(tool: HostedServerTool): RoutedSearchTool {
  const { parameters: own, ...rest } = extrasOf(tool);
  const parameters = isHostedSearch(tool) ? { ...encodeLimits(tool, toolNames), ...asObject(own) } : {};
  const isAbsent = tool.wireForm?.[protocol]?.['parameters'] === null && !nonEmpty(parameters);
  return { type: tool.kind, ...(!isAbsent && { parameters }), ...rest };
}

/** The fields by which a request asks for searches, and those of its plugins that only this protocol knows. */
export function encodeSearchFields(
  { tools = [] }: CoreChatRequest,
  ownPlugins: JsonValue | undefined,
  server: ChatServer,
): SearchFields {
  const plugins = [...(asArray(ownPlugins) ?? [])];
  const fields: SearchFields = {};
  for (const tool of tools.filter(isHostedSearch)) {
    const isOwn = tool.protocol === protocol;
    if (isOwn ? !isSearchField(tool) : !isTranslatable(tool, server.context)) continue;
    const field = isOwn ? tool.kind : server.context.facts.searchField;
    if (field === pluginsKind) {
      const index = tool.wireForm?.[protocol]?.['index'];
      plugins.splice(typeof index === 'number' ? index : plugins.length, 0, encodePlugin(tool, server));
    } else if (fields[optionsKind] !== undefined)
      server.report({ at: tool, what: 'another search of the web', instead: 'the first one' });
    else fields[optionsKind] = encodeOptions(tool, server);
  }
  const all = plugins.length > 0 ? plugins : ownPlugins;
  if (all !== undefined) fields[pluginsKind] = all;
  return fields;
}

function encodeOptions(tool: SearchTool, { report }: ChatServer): SearchOptions {
  const { maxUses, allowedDomains = [], blockedDomains = [], userLocation, contextSize } = tool.hosted;
  const at = tool.hosted;
  if (maxUses !== undefined) report({ at, field: 'maxUses', what: 'a limit of searches' });
  if (allowedDomains.length > 0) report({ at, field: 'allowedDomains', what: 'allowed domains' });
  if (blockedDomains.length > 0) report({ at, field: 'blockedDomains', what: 'blocked domains' });
  const { [locationField]: own, ...rest } = extrasOf(tool);
  const { approximate, ...beside } = asObject(own) ?? {};
  const place = userLocation && {
    type: 'approximate',
    approximate: { ...userLocation, ...asObject(approximate) },
    ...beside,
  };
  return wireObject<SearchOptions>(
    { [sizeField]: contextSize, [locationField]: place },
    { ...(own !== undefined && !place && { [locationField]: own }), ...rest },
  );
}

function encodePlugin(tool: SearchTool, { report }: ChatServer): WebPlugin {
  const { contextSize } = tool.hosted;
  if (contextSize !== undefined)
    report({ at: tool.hosted, field: 'contextSize', what: 'how much the model reads of what is found' });
  return { id: pluginId, ...encodeLimits(tool, pluginNames), ...extrasOf(tool) };
}

function encodeLimits(tool: SearchTool, names: LimitNames): WebPlugin & RoutedSearchParameters {
  const { maxUses, allowedDomains, blockedDomains, userLocation, contextSize } = tool.hosted;
  const location = encodeLocation(userLocation, extrasOf(tool)['user_location']);
  return {
    ...withoutUndefined({ max_uses: maxUses, [names.allowed]: allowedDomains, [names.blocked]: blockedDomains }),
    ...(location && { user_location: location }),
    ...(names.contextSize !== undefined && contextSize !== undefined && { [names.contextSize]: contextSize }),
  };
}
