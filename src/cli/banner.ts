import { resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { redactedUrl } from '../config/secrets.ts';
import { toOneLine, escapeJsonControls } from '../core/printable.ts';

/** What a running gateway says of itself, for whoever started it. */
export function bannerOf(config: Config, running: { url: string; version: string; underNpm: boolean }): string {
  const { url, version, underNpm } = running;
  const key = config.server.keys.length > 0 ? ` -H "x-louter-key: $LOUTER_KEY"` : '';
  const body = JSON.stringify({ model: exampleModel(config), messages: [{ role: 'user', content: 'Hello!' }] });
  return `
Louter ${version} at ${url}
  configuration  ${config.file ?? 'the embedded default; a ./louter.toml or --config FILE replaces it'}
  backends       ${config.backends.map(describeBackend).join('\n                 ')}
  traces         ${traceStoreOf(config)}

To try it:
  curl ${url}/v1/chat/completions${key} -H 'content-type: application/json' -d ${shellQuote(escapeJsonControls(body))}
  ANTHROPIC_BASE_URL=${url} ANTHROPIC_API_KEY=${key === '' ? 'none' : '$LOUTER_KEY'} claude
  ${underNpm ? 'npm run traces -- list' : 'louter traces list'}${configOption(config)}

`;
}

function describeBackend({ name, protocol, baseUrl }: Config['backends'][number]): string {
  return toOneLine(
    protocol === 'replay'
      ? `${name}: recorded answers, nothing is sent anywhere`
      : `${name}: ${protocol} at ${baseUrl}`,
  );
}

/** A name that the model table knows: "any" where it knows all, else a plain one before one made of a pattern. */
function exampleModel({ models }: Config): string {
  const patterns = models.map(({ pattern }) => pattern);
  const name = patterns.includes('*') ? '*' : (patterns.find((each) => !each.includes('*')) ?? patterns[0] ?? '*');
  return name.replaceAll('*', 'any');
}

/** What a command started in the same folder needs to find the same configuration. */
function configOption({ file }: Config): string {
  return file === null || file === resolve('louter.toml') ? '' : ` --config ${shellQuote(file)}`;
}

/** One word of a command to copy, whatever is in it. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const traceStoreOf = ({ traces }: Config): string => redactedUrl(traces.url)?.replace(/^file:/, '') ?? 'off';
