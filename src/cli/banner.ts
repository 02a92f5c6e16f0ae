import { resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { redactedUrl } from '../config/secrets.ts';
import { toOneLine, escapeJsonControls } from '../core/printable.ts';

/** What `louter serve` prints once the gateway runs. */
export function bannerOf(config: Config, running: { url: string; version: string; underNpm: boolean }): string {
  const { url, version, underNpm } = running;
  const key = config.server.keys.length > 0 ? ` -H "x-louter-key: $LOUTER_KEY"` : '';
  const body = JSON.stringify({ model: exampleModel(config), messages: [{ role: 'user', content: 'Hello!' }] });
  return `
Louter ${version} at ${url}
  configuration  ${config.file ?? 'the built-in default; create ./louter.toml or pass --config FILE to replace it'}
  backends       ${config.backends.map(describeBackend).join('\n                 ')}
  traces         ${traceStoreOf(config)}

Try it:
  curl ${url}/v1/chat/completions${key} -H 'content-type: application/json' -d ${shellQuote(escapeJsonControls(body))}
  ANTHROPIC_BASE_URL=${url} ANTHROPIC_API_KEY=${key === '' ? 'none' : '$LOUTER_KEY'} claude
  ${underNpm ? 'npm run traces -- list' : 'louter traces list'}${configOption(config)}

`;
}

function describeBackend({ name, protocol, baseUrl }: Config['backends'][number]): string {
  return toOneLine(
    protocol === 'replay' ? `${name}: recorded answers, no network access` : `${name}: ${protocol} at ${baseUrl}`,
  );
}

/** A model name that the configuration accepts: "any" if it accepts all, else preferably one without a pattern. */
function exampleModel({ models }: Config): string {
  const patterns = models.map(({ pattern }) => pattern);
  const name = patterns.includes('*') ? '*' : (patterns.find((each) => !each.includes('*')) ?? patterns[0] ?? '*');
  return name.replaceAll('*', 'any');
}

/** The option with which a command in the same folder finds the same configuration. */
function configOption({ file }: Config): string {
  return file === null || file === resolve('louter.toml') ? '' : ` --config ${shellQuote(file)}`;
}

/** One argument of a shell command. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const traceStoreOf = ({ traces }: Config): string => redactedUrl(traces.url)?.replace(/^file:/, '') ?? 'off';
