import { readFileSync, writeFileSync } from 'node:fs';
import { validateConformanceReport } from '../../generated/louter.validators.js';
import { environment } from '../config/environment.ts';
import { isLocalAddress } from '../config/outgoing-proxy.ts';
import { parseJson } from '../core/json.ts';
import { suggestName } from '../core/nearest.ts';
import { findProblem } from '../core/validation.ts';
import {
  caseNames,
  changesSince,
  discover,
  protocolsToCheck,
  reportOf,
  type ConformancePlan,
} from '../diagnose/conform/conform.ts';
import { conformanceHtml, conformanceMarkdown } from '../diagnose/conform/documents.ts';
import {
  caseLine,
  changeLine,
  conformanceLines,
  whyIncomplete,
  type ConformanceReport,
  type ProtocolConformance,
} from '../present/conformance.ts';
import { type Line, signs } from '../present/line.ts';
import { indent } from './lines.ts';
import { CommandError, print, printJson, printMessage, printProgress } from './output.ts';
import { canAsk, openTerminal } from './questions.ts';

export interface ConformOptions {
  protocol?: string;
  key?: string;
  /** The name of an environment variable. */
  keyEnv?: string;
  /** As `NAME: VALUE`. */
  header?: readonly string[];
  model?: string;
  maxRequests: number;
  only?: readonly string[];
  /** In seconds, for each request. */
  timeout: number;
  yes?: true;
  /** Files whose names end in .md, .html or .json. */
  report?: readonly string[];
  against?: string;
  json?: true;
}

const command = 'conform';

/**
 * Checks case by case what a server does right of its protocols. Exit code 1 if a case failed, or is worse than in the report
 * to compare with.
 * @throws {CommandError} 2 for wrong usage, without consent, and if the server cannot be reached; 3 if nothing was judged, or
 *   the server was unavailable for a case.
 */
export async function conform(url: string, options: ConformOptions): Promise<void> {
  const { protocol, only, model, maxRequests, timeout } = options;
  assertKnown('protocol', protocol === undefined ? [] : [protocol], protocolsToCheck);
  assertKnown('case', only ?? [], caseNames);
  for (const file of options.report ?? []) assertReportFile(file);
  const earlier = options.against === undefined ? undefined : readReport(options.against);
  const key = readKey(options);
  const headers = readHeaders(options.header);
  const checked = { url, protocol, key, headers, model, maxRequests, only, timeoutMs: timeout * 1000 };
  const progress = createProgress(!options.json && process.stderr.isTTY);
  progress.begin(`looking for the protocols of ${url}`);
  const found = await discover(checked).finally(() => progress.end());
  if (found.kind !== 'found')
    throw new CommandError(`${url}: ${found.why}`, found.kind === 'unavailable' ? 3 : 2, command);
  await confirm(url, found.plans, options);
  const protocols: ProtocolConformance[] = [];
  for (const plan of found.plans)
    protocols.push(
      await plan.run({
        onCase: (name, each) => progress.begin(`${name} ${each} …`),
        onResult: (name, result) => progress.end(`${name} ${headOf(caseLine(result))}`),
      }),
    );
  const report = reportOf(checked, protocols);
  const changes = earlier ? changesSince(earlier, report) : [];
  for (const file of options.report ?? []) writeReport(file, report);
  if (options.json) printJson(report);
  else print([...conformanceLines(report), ...changes.map(changeLine)].map(textOf).join('\n'));
  if (protocols.every(({ error }) => error !== null))
    throw new CommandError(`${url}: ${protocols[0]?.error ?? 'nothing was checked'}`, 2, command);
  if (report.counts.failed > 0 || changes.some(({ direction }) => direction === 'worse')) process.exitCode = 1;
  else {
    const why = whyIncomplete(report);
    if (why !== undefined) throw new CommandError(`${url}: ${why}`, 3, command);
  }
}

/** What takes longer is shown while it runs. */
const quietMs = 1000;

interface Progress {
  begin(line: string): void;
  /** `line`: what came of it, which is shown with the time it took. */
  end(line?: string): void;
}

/**
 * Prints to stderr what takes longer than a second, and its result.
 * @param isAllShown what is quicker, too
 */
function createProgress(isAllShown: boolean): Progress {
  let timer: NodeJS.Timeout | undefined;
  let started = performance.now();
  return {
    begin(line) {
      started = performance.now();
      timer = setTimeout(() => printProgress(line), isAllShown ? 0 : quietMs);
    },
    end(line) {
      clearTimeout(timer);
      const tookMs = performance.now() - started;
      const time = tookMs < quietMs ? '' : `  ${(tookMs / 1000).toFixed(1)} s`;
      if (line !== undefined && (isAllShown || tookMs >= quietMs)) printProgress(line + time);
    },
  };
}

function assertKnown(what: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new CommandError(
    `there is no ${what} "${unknown}"${suggestName(unknown, known)}; they are ${known.join(', ')}`,
    2,
    command,
  );
}

function readKey({ key, keyEnv }: ConformOptions): string | undefined {
  if (key !== undefined && keyEnv !== undefined)
    throw new CommandError('--key and --key-env exclude each other: pass one of them', 2, command);
  if (keyEnv === undefined) return key;
  const value = environment[keyEnv];
  if (value === undefined || value === '')
    throw new CommandError(`--key-env: the environment variable ${keyEnv} is not set`, 2, command);
  return value;
}

/** RFC 9110, 5.1 and 5.5, in ASCII. The error has none of the text, which may be secret. */
function readHeaders(given: readonly string[] = []): Record<string, string> {
  const pairs = given.map((text) => /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\u0020-\u007e]*)$/.exec(text));
  const invalid = pairs.indexOf(null);
  if (invalid !== -1)
    throw new CommandError(
      `--header: expected NAME: VALUE, such as x-tenant: blue (number ${invalid + 1})`,
      2,
      command,
    );
  return Object.fromEntries(pairs.map((pair) => [pair?.[1]?.toLowerCase() ?? '', pair?.[2] ?? '']));
}

// ---------------------------------------------------------------- consent

/** @throws {CommandError} without consent to what may cost money. Servers of this machine and of private networks do not. */
async function confirm(url: string, plans: readonly ConformancePlan[], { yes, json }: ConformOptions): Promise<void> {
  const plan = plans.map(describePlan).join('; ');
  if (yes || isLocalAddress(new URL(url).hostname)) {
    if (!json) printMessage(`sends to ${url}: ${plan}`, command);
    return;
  }
  if (!canAsk())
    throw new CommandError(
      `this would send to ${url}: ${plan}. It may cost money: pass --yes to send them`,
      2,
      command,
    );
  printMessage(`sends to ${url}: ${plan}. It may cost money`, command);
  const questions = openTerminal(command);
  const isAllowed = await questions.confirm('Send them?', false).finally(() => questions.close());
  if (!isAllowed) throw new CommandError('nothing was sent', 2, command);
}

/** A token has about four bytes; half of that, so that the number of tokens is an upper limit. */
const minBytesPerToken = 2;

const describePlan = ({ protocol, model, requests, inputBytes, maxOutputTokens }: ConformancePlan): string => {
  const input = Math.ceil(inputBytes / minBytesPerToken).toLocaleString('en-US');
  return `at most ${requests} requests of ${protocol}${model === null ? '' : ` to model ${model}`}, ${input} input and ${maxOutputTokens.toLocaleString('en-US')} output tokens`;
};

// ---------------------------------------------------------------- text

const headOf = ({ kind, tone = 'quiet', label = '', text }: Line): string => {
  switch (kind) {
    case 'protocol':
      return `${label}: ${text}`;
    case 'case':
    case 'change':
      return `${signs[tone]} ${label.padEnd(22)} ${text}`;
    default:
      return text;
  }
};

/** A line, and what belongs to it indented below. */
const textOf = ({ details = [], lines = [], ...line }: Line): string =>
  [
    headOf(line),
    ...details.map(({ name, text }) => indent(`${name}: ${text}`)),
    ...lines.map((each) => indent(textOf(each))),
  ].join('\n');

// ---------------------------------------------------------------- files

function assertReportFile(file: string): void {
  if (!/\.(?:md|html|json)$/.test(file))
    throw new CommandError(`--report ${file}: expected a name that ends in .md, .html or .json`, 2, command);
}

function writeReport(file: string, report: ConformanceReport): void {
  const text = file.endsWith('.json')
    ? `${JSON.stringify(report, null, 2)}\n`
    : file.endsWith('.md')
      ? conformanceMarkdown(report)
      : conformanceHtml(report);
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new CommandError(`--report ${file}: ${error instanceof Error ? error.message : String(error)}`, 2, command);
  }
}

/** @throws {CommandError} for a file that is no report. */
function readReport(file: string): ConformanceReport {
  let value;
  try {
    value = parseJson(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`--against ${file}: ${error instanceof Error ? error.message : String(error)}`, 2, command);
  }
  if (value !== undefined && validateConformanceReport(value)) return value;
  const problem = value === undefined ? undefined : findProblem(validateConformanceReport, value);
  throw new CommandError(
    `--against ${file} is not a report of louter conform --json${problem ? `: ${problem.path || '/'} expected ${problem.expected}, got ${problem.got}` : ''}`,
    2,
    command,
  );
}
