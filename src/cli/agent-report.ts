import { resolve } from 'node:path';
import type { components } from '../../generated/louter.js';
import type { RunPlan } from '../agents/agent.ts';
import type { Config } from '../config/config.ts';
import { printProgress } from './output.ts';

/** What `--dry-run` prints: what would be started, with which variables and files. */
export function describePlan(
  { arguments: words, environment, unset = [], files = [], links = [] }: RunPlan,
  { gateway, config, program }: { gateway: string | undefined; config: Config; program: string },
): string {
  const own = `one of its own on a free port of 127.0.0.1, with ${config.file ?? 'a built-in configuration'}`;
  return [
    `gateway  ${gateway ?? own}`,
    `command  ${[program, ...words].map(shellWord).join(' ')}`,
    ...Object.entries(environment).map(([name, value]) => `set      ${name}=${shellWord(value)}`),
    ...(unset.length === 0 ? [] : [`unset    ${unset.join(' ')}`]),
    ...files.flatMap(({ path, content }) => [
      `file     ${path}`,
      ...content
        .trimEnd()
        .split('\n')
        .map((line) => `         ${line}`),
    ]),
    ...links.map(({ path, target }) => `link     ${path} -> ${target}`),
    'Nothing was done.',
  ].join('\n');
}

/** One word of a shell command, quoted if necessary. */
const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Arguments with which agents print something and send nothing. */
const sendsNothing = new Set(['--version', '-v', '-V', '--help', '-h', 'help', 'version', 'login', 'logout']);

/** Prints the last lines of a run: what was requested, and how to look at it. */
export function printTotals(
  totals: components['schemas']['EndedRun'] | undefined,
  run: { name: string; title: string; config: Config; isRemote: boolean; elapsedMs: number; words: readonly string[] },
): void {
  const { name, title, config, isRemote, elapsedMs, words } = run;
  if (!totals?.ended) return;
  if (totals.requests === 0) {
    if (words.some((word) => sendsNothing.has(word))) return;
    printProgress(
      `louter: no request of ${title} reached the gateway: something else sets its address. louter doctor ${title} looks for it.`,
    );
    return;
  }
  printProgress(`louter: ${describeTotals(totals)}, ${describeDuration(elapsedMs)}`);
  if (isRemote || config.traces.url === null) return;
  const option =
    config.file === null || config.file === resolve('louter.toml') ? '' : ` --config ${shellWord(config.file)}`;
  printProgress(`        louter traces list 'run:${name}'${option}`);
}

function describeTotals(totals: components['schemas']['EndedRun']): string {
  const { requests, errors, input_tokens: input, cached_tokens: cached, output_tokens: output } = totals;
  const share = input === 0 ? '' : ` (${Math.round((cached / input) * 100)}% from the cache)`;
  return [
    `${requests} ${requests === 1 ? 'request' : 'requests'}`,
    ...(errors === 0 ? [] : [`${errors} ${errors === 1 ? 'error' : 'errors'}`]),
    `${thousands(input)} tokens in${share}`,
    `${thousands(output)} out`,
  ].join(', ');
}

const thousands = (count: number): string => (count < 1000 ? String(count) : `${Math.round(count / 1000)}k`);

/** Such as `6m02`, or `12 s` for less than a minute. */
function describeDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}m${String(seconds % 60).padStart(2, '0')}`;
}
