import type { BackendConfig, Config, ModelRow } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { toOneLine } from '../core/printable.ts';
import { missingCapabilities } from '../core/capabilities.ts';
import type { Thinking } from '../dialects/dialect.ts';
import { redactedConfig, redactedUrl } from '../config/secrets.ts';
import { print, printJson } from './output.ts';

/**
 * Prints what a configuration means, without its secrets.
 * @throws {ConfigError} for one at fault.
 */
export function checkConfig(options: { config?: string; json?: true }): void {
  const config = loadConfig({ file: options.config });
  if (options.json) printJson(redactedConfig(config));
  else print(describeConfig(config));
}

function describeConfig(config: Config): string {
  const { server, traces, limits } = config;
  const port =
    server.port === null ? 'the first free port from 8787 on' : `port ${server.port === 0 ? 'any' : server.port}`;
  const first = limits.firstByteTimeout === null ? 'by kind of answer' : seconds(limits.firstByteTimeout);
  return [
    `configuration: ${config.file ?? 'the embedded default'}`,
    `server: ${server.host}, ${port}; ${server.keys.length === 0 ? 'no key asked' : `${server.keys.length} key(s)`}; bodies up to ${mebibytes(server.maxBody)}`,
    traces.url === null
      ? 'traces: off'
      : `traces: ${redactedUrl(traces.url)}; bodies ${traces.bodies}, kept ${days(traces.keepMs)} and up to ${mebibytes(traces.maxSize)}; the rest kept ${days(traces.keepMetadataMs)}`,
    `limits: connect ${seconds(limits.connectTimeout)}, first byte ${first} (${seconds(limits.fallbackFirstByteTimeout)} while another target is left), idle ${seconds(limits.idleTimeout)}, total ${seconds(limits.totalTimeout)}; ${limits.maxConcurrent} at once, with bodies of up to ${mebibytes(limits.maxInflightBytes)} together`,
    'backends:',
    ...config.backends.map((backend) => `  ${toOneLine(`${backend.name}: ${describeBackend(backend)}`)}`),
    'models:',
    ...config.models.map((row) => `  ${toOneLine(describeRow(row) + describeKeyRecipients(row, config))}`),
    ...(config.models.some(({ pattern }) => pattern === '*') ? [] : ['  any other name is answered 404']),
    '',
  ].join('\n');
}

function describeBackend(backend: BackendConfig): string {
  const { protocol, baseUrl, auth, mode, capabilities, retries } = backend;
  if (protocol === 'replay') return 'recorded answers, nothing is sent anywhere';
  return [
    `${protocol} at ${baseUrl}`,
    describeAuth(auth),
    ...describeTextFormat(backend),
    ...(mode === 'auto' ? [] : [`mode ${mode}`]),
    ...describeCapabilities(capabilities),
    `${retries} retries`,
  ].join(', ');
}

/** What it is sent, and what of the rest is left out or goes to the next target. */
function describeCapabilities(listed: BackendConfig['capabilities']): string[] {
  if (listed === null) return [];
  const lacking = missingCapabilities(listed);
  return [
    `supports ${listed.join(', ') || 'text only'}`,
    ...(lacking.length === 0 ? [] : [`is never sent ${lacking.join(', ')}`]),
  ];
}

/** How calls and thoughts stand in its text, where they do. */
function describeTextFormat({ dialect, thinking, tools, promptStyle }: BackendConfig): string[] {
  return [
    ...(dialect === null ? [] : [`dialect ${dialect}`]),
    ...(thinking === 'none' ? [] : [thinkingText[thinking]]),
    ...(dialect === null
      ? []
      : [tools === 'prompt' ? `tools told in the prompt (${promptStyle})` : "tools in the API's own field"]),
  ];
}

const thinkingText: Record<Exclude<Thinking, 'none'>, string> = {
  tags: 'thoughts in <think> tags',
  open: 'thoughts from the start of the text to </think>',
};

function describeAuth(auth: BackendConfig['auth']): string {
  switch (auth.kind) {
    case 'none':
      return 'no credential sent';
    case 'key':
      return 'its key configured';
    case 'client':
      return "the caller's own credential passed on";
  }
}

const describeRow = ({ pattern, targets }: ModelRow): string =>
  `"${pattern}" goes to ${targets.map(({ backend, model }) => `${backend} as ${model === '*' ? 'it is named' : `"${model}"`}`).join(', else to ')}`;

/** Of one protocol several vendors may be given the caller's key, one after another: that is told. */
function describeKeyRecipients({ targets }: ModelRow, { backends }: Config): string {
  const hosts = targets.flatMap((target) =>
    backends
      .filter(({ name, auth, baseUrl }) => name === target.backend && auth.kind === 'client' && baseUrl !== '')
      .map(({ baseUrl }) => new URL(baseUrl).host),
  );
  const distinct = [...new Set(hosts)];
  return distinct.length < 2 ? '' : `; the caller's key may go to each of ${distinct.join(', ')}`;
}

const seconds = (ms: number): string => `${ms / 1000} s`;
const days = (ms: number): string => `${Math.round(ms / 8_640_000) / 10} days`;
const mebibytes = (size: number): string => `${Math.round((size / 1024 ** 2) * 10) / 10} MiB`;
