import { resolve } from 'node:path';
import type { components } from '../../generated/louter.js';
import type { RunPlan } from '../agents/agent.ts';
import type { Config } from '../config/config.ts';
import { quoteIfNeeded } from '../core/shell-quote.ts';
import { formatCount, formatDuration, formatNumber, formatShare } from '../present/format.ts';
import type { AgentGateway } from './agent-gateway.ts';
import { printMessage, printProgress } from './output.ts';
import { runPageOf } from './ui.ts';

/** What `--dry-run` prints: what would be started, with which variables and files. */
export function describePlan(
  { arguments: words, environment, unset = [], files = [], links = [] }: RunPlan,
  { gateway, config, program }: { gateway: string | undefined; config: Config; program: string },
): string {
  const own = `one of its own on a free port of 127.0.0.1, with ${config.file ?? 'a built-in configuration'}`;
  return [
    `gateway  ${gateway ?? own}`,
    `command  ${[program, ...words].map(quoteIfNeeded).join(' ')}`,
    ...Object.entries(environment).map(([name, value]) => `set      ${name}=${quoteIfNeeded(value)}`),
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

/** Arguments with which agents print something and send nothing. */
const sendsNothing = new Set(['--version', '-v', '-V', '--help', '-h', 'help', 'version', 'login', 'logout']);

/** In UTF-16 code units: what a backend answers may be a page. */
const maxErrorLength = 300;

/** Prints the errors of backends while an agent runs, which itself may say nothing and try again for minutes. */
export class RunErrors {
  readonly #isQuiet: boolean;
  #lastNumber = 0;
  #lastText = '';

  constructor({ isQuiet }: { isQuiet: boolean }) {
    this.#isQuiet = isQuiet;
  }

  /** Prints an error in one line, unless it is the same as before: agents repeat a request that failed. */
  print(error: components['schemas']['RunError'] | undefined): void {
    if (!error || error.number === this.#lastNumber || this.#isQuiet) return;
    this.#lastNumber = error.number;
    const { backend, status, message } = error;
    const shown = message.length > maxErrorLength ? `${message.slice(0, maxErrorLength).toWellFormed()}…` : message;
    const text = `backend ${backend}${status === null ? '' : ` answered ${status}`}: ${shown}${remedyOf(status, backend)}`;
    if (text === this.#lastText) return;
    this.#lastText = text;
    printMessage(text);
  }
}

function remedyOf(status: number | null, backend: string): string {
  if (status === 401 || status === 403) return ` (check api_key of [backends.${backend}])`;
  return status === 402 ? ` (check the credit of the account of [backends.${backend}])` : '';
}

/** A run that has ended. */
interface EndedRun {
  readonly name: string;
  /** What the user calls the agent. */
  readonly title: string;
  readonly config: Config;
  readonly gateway: AgentGateway;
  readonly elapsedMs: number;
  /** The arguments of the agent. */
  readonly words: readonly string[];
}

/** Prints the last lines of a run: what was requested, and how to look at it. */
export function printTotals(totals: components['schemas']['EndedRun'] | undefined, run: EndedRun): void {
  const { title, elapsedMs, words } = run;
  if (!totals?.ended) return;
  if (totals.requests === 0) {
    if (words.some((word) => sendsNothing.has(word))) return;
    printProgress(
      `louter: no request of ${title} reached the gateway: something else sets its address. louter doctor ${title} looks for it.`,
    );
    return;
  }
  printProgress(`louter: ${describeTotals(totals)}, ${formatDuration(elapsedMs)}`);
  const view = viewOf(run);
  if (view !== undefined) printProgress(`        ${view}`);
}

/** How to look at a run: a gateway of its own has ended, and `louter ui` shows its traces without one. */
function viewOf({ name, config, gateway }: EndedRun): string | undefined {
  const isDefault = config.file === null || config.file === resolve('louter.toml');
  const option = isDefault ? '' : ` --config ${quoteIfNeeded(config.file ?? '')}`;
  if (!gateway.config) return runPageOf(gateway.url, name);
  if (config.traces.url === null) return undefined;
  if (!config.viewer.enabled) return `louter traces list 'run:${name}'${option}`;
  const command = `louter ui${option} ${name}`;
  return gateway.isOwn ? command : `${runPageOf(gateway.url, name)}    or: ${command}`;
}

function describeTotals(totals: components['schemas']['EndedRun']): string {
  const { requests, errors, input_tokens: input, cached_tokens: cached, output_tokens: output } = totals;
  const share = formatShare(cached, input);
  return [
    formatNumber(requests, 'request'),
    ...(errors === 0 ? [] : [formatNumber(errors, 'error')]),
    `${formatCount(input)} tokens in${share === null ? '' : ` (${share} from the cache)`}`,
    `${formatCount(output)} out`,
  ].join(', ');
}
