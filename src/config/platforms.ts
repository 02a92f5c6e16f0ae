import type { components } from '../../generated/louter.js';
import type { BackendProtocol, PlatformConfig } from './config.ts';
import type { ConfigSource } from './source.ts';

type BackendSection = components['schemas']['BackendConfiguration'];
type PlatformName = NonNullable<BackendSection['platform']>;

/** A backend on a cloud, and where its requests go. */
interface PlatformAddress {
  readonly platform: PlatformConfig;
  /** Without a slash at its end. */
  readonly baseUrl: string;
}

interface PlatformContext {
  /** The `base_url` of the backend, already checked. */
  readonly given: string | undefined;
  readonly at: readonly string[];
  readonly source: ConfigSource;
}

const protocolsOf: Readonly<Record<PlatformName, readonly BackendProtocol[]>> = {
  azure: ['openai-chat', 'openai-responses', 'anthropic'],
  bedrock: ['anthropic', 'openai-chat', 'openai-responses'],
  vertex: ['gemini', 'anthropic', 'openai-chat'],
};

/** The keys that only backends on these platforms have. */
const keysOf: Readonly<Record<PlatformName, readonly (keyof BackendSection)[]>> = {
  azure: ['api_version', 'deployment'],
  bedrock: ['region', 'profile'],
  vertex: ['project', 'location'],
};

const hosts: readonly { readonly name: PlatformName; readonly host: RegExp }[] = [
  { name: 'azure', host: /\.(?:openai|cognitiveservices|services\.ai)\.azure\.com$/ },
  {
    name: 'bedrock',
    host: /(?:^|\.)bedrock-runtime(?:-fips)?\.[\w-]+\.(?:vpce\.)?amazonaws\.com$|^(?:bedrock-mantle|aws-external-anthropic)\.[\w-]+\.api\.aws$/,
  },
  { name: 'vertex', host: /^(?:[\w-]+-)?aiplatform\.googleapis\.com$|^aiplatform\.(?:us|eu)\.rep\.googleapis\.com$/ },
];

/**
 * The platform of a backend: the one that is configured, else that of the host of its base URL. `undefined`: none.
 * @throws {ConfigError} where its keys do not fit.
 */
export function platformOf(section: BackendSection, context: PlatformContext): PlatformAddress | undefined {
  const { given, at, source } = context;
  const name = section.platform ?? recognize(section.protocol, given);
  const foreign = Object.entries(keysOf)
    .filter(([platform]) => platform !== name)
    .flatMap(([platform, keys]) => keys.map((key) => ({ platform, key })))
    .find(({ key }) => section[key] !== undefined);
  if (foreign)
    throw source.errorAt([...at, foreign.key], `requires platform = "${foreign.platform}"; add it, or remove this key`);
  if (name === undefined) return undefined;
  if (!protocolsOf[name].includes(section.protocol))
    throw source.errorAt(
      [...at, 'platform'],
      `"${name}" serves the protocols ${protocolsOf[name].map((each) => `"${each}"`).join(', ')}, but this backend has "${section.protocol}"`,
    );
  if (section.transport === 'websocket')
    throw source.errorAt(
      [...at, 'transport'],
      `"websocket" is not supported with platform = "${name}"; remove this key`,
    );
  switch (name) {
    case 'azure':
      return azureOf(section, context);
    case 'bedrock':
      return bedrockOf(section, context);
    case 'vertex':
      return vertexOf(section, context);
  }
}

/** A URL with a path of its own is that of a server which is configured without its platform. */
function recognize(protocol: BackendProtocol, given: string | undefined): PlatformName | undefined {
  if (given === undefined) return undefined;
  const { hostname, pathname } = new URL(given);
  const found = hosts.find(({ host }) => host.test(hostname))?.name;
  if (found === undefined || !protocolsOf[found].includes(protocol)) return undefined;
  return found === 'vertex' && pathname !== '/' ? undefined : found;
}

// ---------------------------------------------------------------- Azure

function azureOf(
  { protocol, api_version: apiVersion, deployment }: BackendSection,
  { given, at, source }: PlatformContext,
): PlatformAddress {
  if (given === undefined)
    throw source.errorAt(
      [...at, 'base_url'],
      'is missing; add base_url = "https://NAME.openai.azure.com" with the name of your resource',
    );
  const ofDeployment = /\/openai\/deployments\/([^/]+)/.exec(given);
  if (ofDeployment)
    throw source.errorAt(
      [...at, 'base_url'],
      `has the path of a deployment; remove ${ofDeployment[0]}, and add deployment = ${JSON.stringify(ofDeployment[1])}`,
    );
  const platform: PlatformConfig = { kind: 'azure', apiVersion: apiVersion ?? null, deployment: deployment ?? null };
  const root = given.replace(/\/(?:openai(?:\/v1)?|anthropic)$/, '');
  if (protocol === 'anthropic') {
    if (apiVersion !== undefined)
      throw source.errorAt([...at, 'api_version'], 'is not supported with protocol = "anthropic"; remove this key');
    return { platform, baseUrl: `${root}/anthropic` };
  }
  return { platform, baseUrl: apiVersion === undefined ? `${root}/openai/v1` : `${root}/openai` };
}

// ---------------------------------------------------------------- Amazon Bedrock

/** Hosts whose requests are those of the vendor itself; others take InvokeModel. */
const plainServices = ['bedrock-mantle', 'aws-external-anthropic'];

function bedrockOf(
  { protocol, region: stated, profile, api_key: key, api_keys: keys }: BackendSection,
  { given, at, source }: PlatformContext,
): PlatformAddress {
  const hostname = given === undefined ? '' : new URL(given).hostname;
  const region =
    stated ?? /(?:bedrock-runtime(?:-fips)?|bedrock-mantle|aws-external-anthropic)\.([\w-]+)\./.exec(hostname)?.[1];
  if (region === undefined && (given === undefined || (key === undefined && keys === undefined)))
    throw source.errorAt(
      [...at, 'region'],
      'is missing; add region = "us-east-1", or the one in which your account has the model',
    );
  const service = plainServices.find((each) => hostname.startsWith(`${each}.`)) ?? 'bedrock';
  const root = (given ?? `https://bedrock-runtime.${region}.amazonaws.com`).replace(/\/$/, '');
  const isAnthropic = protocol === 'anthropic';
  const isPlain = !isAnthropic || service !== 'bedrock' || root.endsWith('/anthropic');
  const platform: PlatformConfig = {
    kind: 'bedrock',
    isPlain,
    service,
    region: region ?? '',
    profile: profile ?? null,
  };
  const hasPath = new URL(root).pathname !== '/';
  if (hasPath || (isAnthropic && service !== 'bedrock-mantle')) return { platform, baseUrl: root };
  if (service === 'bedrock-mantle') return { platform, baseUrl: root + (isAnthropic ? '/anthropic' : '/v1') };
  return { platform, baseUrl: `${root}/openai/v1` };
}

// ---------------------------------------------------------------- Google Vertex AI

function vertexOf(
  { protocol, project, location = 'global', api_key: key, api_keys: keys }: BackendSection,
  { given, at, source }: PlatformContext,
): PlatformAddress {
  const isExpress = project === undefined && protocol === 'gemini' && (key ?? keys?.[0] ?? 'client') !== 'client';
  if (project === undefined && !isExpress)
    throw source.errorAt(
      [...at, 'project'],
      'is missing; add project = "NAME" with the id of your Google Cloud project',
    );
  for (const [name, value] of Object.entries({ project: project ?? '', location }))
    if (/[/?#%\s]/.test(value)) throw source.errorAt([...at, name], 'contains characters that are not part of a name');
  return {
    platform: { kind: 'vertex', project: project ?? null, location },
    baseUrl: given === undefined ? `https://${vertexHost(location)}` : new URL(given).origin,
  };
}

function vertexHost(location: string): string {
  if (location === 'global') return 'aiplatform.googleapis.com';
  if (location === 'us' || location === 'eu') return `aiplatform.${location}.rep.googleapis.com`;
  return `${location}-aiplatform.googleapis.com`;
}
