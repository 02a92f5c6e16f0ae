import { resolve } from 'node:path';
import { describeAddress } from '../config/backends.ts';
import type { Config } from '../config/config.ts';
import { needsKey } from '../config/keys.ts';
import { redactedUrl } from '../config/secrets.ts';
import { escapeJsonControls, toOneLine } from '../core/printable.ts';
import { quoteForShell } from '../core/shell-quote.ts';

/** What `louter serve` prints once the gateway runs. */
export function bannerOf(config: Config, running: { url: string; version: string; command: string }): string {
  const { url, version, command } = running;
  const key = needsKey(config) ? ` -H "x-louter-key: $LOUTER_KEY"` : '';
  const body = JSON.stringify({ model: exampleModel(config), messages: [{ role: 'user', content: 'Hello!' }] });
  return `
Louter ${version} at ${url}
  configuration  ${config.file ?? 'the built-in default; create ./louter.toml or pass --config FILE to replace it'}
  backends       ${config.backends.map(describeBackend).join('\n                 ')}
  traces         ${traceStoreOf(config)}
${config.viewer.enabled ? `  page           ${url}/ui/ (${command} ui opens it)\n` : ''}
Try it:
  curl ${url}/v1/chat/completions${key} -H 'content-type: application/json' -d ${quoteForShell(escapeJsonControls(body))}
  ANTHROPIC_BASE_URL=${url} ${claudeCredential(config)}claude
  ${command} traces list${configOption(config)}

`;
}

/**
 * The variables by which Claude Code presents the gateway's key, as a token: it asks whether a key in the environment is to be
 * used. Where a backend uses the caller's own credential, that of Claude Code stays, and the key comes in a header of its own.
 */
function claudeCredential(config: Config): string {
  const hasKeys = needsKey(config);
  if (config.backends.some(({ auth }) => auth.kind === 'client'))
    return hasKeys ? `ANTHROPIC_CUSTOM_HEADERS="x-louter-key: $LOUTER_KEY" ` : '';
  return `ANTHROPIC_AUTH_TOKEN=${hasKeys ? '$LOUTER_KEY' : 'none'} `;
}

function describeBackend(backend: Config['backends'][number]): string {
  const { name, protocol } = backend;
  return toOneLine(
    protocol === 'replay'
      ? `${name}: recorded answers, no network access`
      : `${name}: ${protocol} at ${describeAddress(backend)}`,
  );
}

/** A model name that the configuration accepts: "any" if it accepts all, else preferably one without a pattern. */
function exampleModel({ models, backends }: Config): string {
  // The example sends no credential of a vendor.
  const needsCredential = new Set(backends.filter(({ auth }) => auth.kind === 'client').map(({ name }) => name));
  const usable = models.filter(({ targets }) => !targets.some(({ backend }) => needsCredential.has(backend)));
  const patterns = (usable.length > 0 ? usable : models).map(({ pattern }) => pattern);
  const name = patterns.includes('*') ? '*' : (patterns.find((each) => !each.includes('*')) ?? patterns[0] ?? '*');
  return name.replaceAll('*', 'any');
}

/** The option with which a command in the same folder finds the same configuration. */
function configOption({ file }: Config): string {
  return file === null || file === resolve('louter.toml') ? '' : ` --config ${quoteForShell(file)}`;
}

const traceStoreOf = ({ traces }: Config): string => redactedUrl(traces.url)?.replace(/^file:/, '') ?? 'off';
