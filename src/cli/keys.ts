import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { editToml, TomlTextError, tomlValueAt } from '../agents/edit-toml.ts';
import { FileConflictError, writeBeside } from '../agents/write-beside.ts';
import type { Config, KeyBudget, KeyConfig } from '../config/config.ts';
import { digestOfKey, isKeyName, keyNameRule, rightsOf } from '../config/keys.ts';
import { configFileOf, loadConfig } from '../config/load.ts';
import { ConfigError } from '../config/source.ts';
import { createToken } from '../config/tokens.ts';
import { suggestName } from '../core/nearest.ts';
import { windowAt } from '../core/time-window.ts';
import { querySql } from '../record/store/sql.ts';
import { formatDollars } from '../present/format.ts';
import { describeKey } from './config.ts';
import { CommandError, print, printJson, printMessage } from './output.ts';
import { reloadIfRunning } from './reload.ts';
import { table } from './table.ts';
import { findTraceStore, storeUrl } from './trace-store.ts';
import { TraceStoreError } from '../record/store/store-error.ts';
import type { SqlValue } from '../record/store/trace-store.ts';

export interface KeyOptions {
  config?: string;
  json?: true;
}

export interface CreateKeyOptions extends KeyOptions {
  model?: string[];
  backend?: string[];
  rpm?: number;
  tpm?: number;
  maxConcurrent?: number;
  budget?: KeyBudget;
  expires?: string;
  view?: true;
}

export type KeyUsageOptions = KeyOptions;

// ---------------------------------------------------------------- the configuration file

/**
 * Creates a key, prints it, and stores its digest.
 * @throws {CommandError} if there is no file to change, or it has a key of this name.
 */
export async function createKey(name: string, options: CreateKeyOptions): Promise<void> {
  if (!isKeyName(name)) throw new CommandError(`the name of a key must be ${keyNameRule}`, 2, 'keys');
  const file = configFile(options);
  const text = readFileSync(file, 'utf8');
  if (valueAt(file, text, ['keys', name]) !== undefined)
    throw new CommandError(
      `${file} has a key ${name}: revoke it first (louter keys revoke ${name}), or take another name`,
      2,
      'keys',
    );
  const key = createToken('key');
  const { model, backend, rpm, tpm, maxConcurrent, budget, expires, view } = options;
  const section = {
    sha256: digestOfKey(key),
    ...(model && { models: model }),
    ...(backend && { backends: backend }),
    ...(rpm !== undefined && { rpm }),
    ...(tpm !== undefined && { tpm }),
    ...(maxConcurrent !== undefined && { max_concurrent: maxConcurrent }),
    ...(expires !== undefined && { expires }),
    ...(view && { may: ['use', 'view'] }),
    ...(budget && { budget: { ...budget } }),
  };
  replaceFile(file, { before: text, after: edited(file, text, name, section), name });
  if (options.json) printJson({ name, key, sha256: section.sha256, file });
  else print(key);
  printMessage(`this is the only time that the key is shown; ${file} has its digest`, 'keys');
  await announce(file);
}

/**
 * Removes a key from the configuration file.
 * @throws {CommandError} if the file has no such key, if it cannot be removed safely, or if anyone could send requests
 *   without it.
 */
export async function revokeKey(name: string, options: KeyOptions): Promise<void> {
  const file = configFile(options);
  const text = readFileSync(file, 'utf8');
  const keys = valueAt(file, text, ['keys']);
  const names = typeof keys === 'object' && keys !== null ? Object.keys(keys) : [];
  if (!names.includes(name)) throw new CommandError(`${file} has no key ${name}${suggestName(name, names)}`, 2, 'keys');
  const shared = valueAt(file, text, ['server', 'keys']);
  if (names.length === 1 && !(Array.isArray(shared) && shared.length > 0))
    throw new CommandError(
      `${name} is the only key of ${file}: without one the gateway would need none; create another key first (louter keys create), or remove the table [keys.${name}] by hand; nothing was changed`,
      2,
      'keys',
    );
  replaceFile(file, { before: text, after: edited(file, text, name, undefined), name });
  printMessage(`the key ${name} is removed from ${file}`, 'keys');
  await announce(file);
}

function configFile({ config }: KeyOptions): string {
  const file = config === undefined ? configFileOf() : resolve(config);
  if (file !== null && statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  throw new CommandError(
    `${file ?? 'louter.toml'}: no such file; create it first (louter init), or name one with --config`,
    2,
    'keys',
  );
}

function valueAt(file: string, text: string, path: readonly string[]): unknown {
  return withTomlErrors(file, () => tomlValueAt(text, path));
}

const edited = (file: string, text: string, name: string, value: Record<string, unknown> | undefined): string =>
  withTomlErrors(file, () => editToml(text, [{ path: ['keys', name], value }]));

function withTomlErrors<Value>(file: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof TomlTextError)
      throw new CommandError(`${file}: ${error.message}: change it by hand`, 2, 'keys');
    throw error;
  }
}

/**
 * Writes the file.
 * @throws {CommandError} if the configuration would have an error that it does not have now, or the file cannot be
 *   written; it is as it was then.
 */
function replaceFile(file: string, { before, after, name }: { before: string; after: string; name: string }): void {
  const [errors, newErrors] = [errorsOf(file, before), errorsOf(file, after)];
  const caused = newErrors?.problems.find(
    ({ path }) => errors === undefined || (path[0] === 'keys' && path[1] === name),
  );
  if (caused) throw new CommandError(`${caused.text}; nothing was changed`, 2, 'keys');
  try {
    writeBeside(file, { before, after });
  } catch (error) {
    if (!(error instanceof FileConflictError) && !(error instanceof Error && 'code' in error)) throw error;
    throw new CommandError(`${file} cannot be written: ${error.message}; nothing was changed`, 2, 'keys');
  }
  if (newErrors) printMessage(`the configuration has errors: ${newErrors.message}`, 'keys');
}

function errorsOf(file: string, text: string): ConfigError | undefined {
  try {
    loadConfig({ file, text, isOffline: true });
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

async function announce(file: string): Promise<void> {
  const message = await reloadIfRunning(file);
  printMessage(message ?? 'no gateway of this user runs with this file', 'keys');
}

// ---------------------------------------------------------------- listings

/** @throws {ConfigError} if the configuration is invalid. */
export function listKeys({ config: file, json }: KeyOptions): void {
  const { keys } = loadConfig({ file, isOffline: true });
  if (json) return printJson(keys.map(toListedKey));
  if (keys.length === 0) return printMessage('there are no keys in [keys]; louter keys create NAME adds one', 'keys');
  print(
    table<KeyConfig>(
      [
        { title: 'key', text: ({ name }) => name },
        { title: 'sha256', text: ({ sha256 }) => `${sha256.slice(0, 12)}…` },
        { title: 'rights and limits', text: describeKey },
      ],
      keys,
    ),
  );
}

const toListedKey = ({ expiresAt, ...key }: KeyConfig) => ({
  name: key.name,
  sha256: key.sha256,
  models: key.models,
  backends: key.backends,
  rpm: key.requestsPerMinute,
  tpm: key.tokensPerMinute,
  max_concurrent: key.maxConcurrent,
  budget: key.budget,
  expires: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  may: rightsOf(key),
});

interface PeriodUsage {
  requests: number;
  input_tokens: number;
  output_tokens: number;
  /** Of the requests whose cost is known. */
  cost_usd: number;
  /** How many have usage, but no known price. */
  without_cost: number;
}

interface UsageOfKey {
  name: string;
  /** Whether the configuration has it: traces keep the names of revoked keys. */
  is_configured: boolean;
  today: PeriodUsage;
  month: PeriodUsage;
  budget: { usd: number; per: KeyBudget['per']; used_usd: number; left_usd: number; renewed_at: string } | null;
}

/** @throws {CommandError} if there is no trace store, or no such key. */
export async function printKeyUsage(name: string | undefined, options: KeyUsageOptions): Promise<void> {
  const config = await findTraceStore(options);
  const usage = (await readUsage(config, Date.now())).filter((each) => name === undefined || each.name === name);
  if (name !== undefined && usage.length === 0) {
    const known = config.keys.map((key) => key.name);
    throw new CommandError(`no key is named ${name}${suggestName(name, known)}`, 2, 'keys');
  }
  if (options.json) return printJson(usage);
  if (usage.length === 0) return printMessage('there are no keys in [keys], and none in the traces', 'keys');
  print(
    table<UsageOfKey>(
      [
        { title: 'key', text: (each) => (each.is_configured ? each.name : `${each.name} (revoked)`) },
        { title: 'today', align: 'right', text: ({ today }) => `${today.requests} requests` },
        { title: 'tokens', align: 'right', text: ({ today }) => `${today.input_tokens}+${today.output_tokens}` },
        { title: 'cost', align: 'right', text: ({ today }) => costText(today) },
        { title: 'this month', align: 'right', text: ({ month }) => `${month.requests} requests` },
        { title: 'tokens', align: 'right', text: ({ month }) => `${month.input_tokens}+${month.output_tokens}` },
        { title: 'cost', align: 'right', text: ({ month }) => costText(month) },
        { title: 'budget', text: ({ budget }) => budgetText(budget) },
      ],
      usage,
    ),
  );
}

const costText = ({ cost_usd, without_cost }: PeriodUsage): string =>
  without_cost === 0 ? formatDollars(cost_usd) : `${formatDollars(cost_usd)} (${without_cost} without a price)`;

const budgetText = (budget: UsageOfKey['budget']): string =>
  budget === null
    ? '–'
    : `${formatDollars(budget.left_usd)} of ${formatDollars(budget.usd)} left until ${budget.renewed_at.slice(0, 16).replace('T', ' ')} UTC`;

async function readUsage(config: Config, now: number): Promise<UsageOfKey[]> {
  const [day, month] = [windowAt('day', now), windowAt('month', now)];
  const inMonth = await rowsOf(config, usageQuery(month.start));
  const inDay = await rowsOf(config, usageQuery(day.start));
  const spent = await rowsOf(config, `SELECT "key", "windowStart", "amount" FROM "KeyCounter" WHERE "unit" = 'usd'`);
  const names = new Set([...config.keys.map(({ name }) => name), ...inMonth.map(([name]) => String(name))]);
  return [...names].map((name) => {
    const key = config.keys.find((each) => each.name === name);
    return {
      name,
      is_configured: key !== undefined,
      today: usageOf(inDay, name),
      month: usageOf(inMonth, name),
      budget: key?.budget ? budgetOf(key.budget, { name, spent, now }) : null,
    };
  });
}

const usageQuery = (since: number): string =>
  `SELECT "key_name", COUNT(*), SUM("input_tokens"), SUM("output_tokens"), SUM("cost_usd"),
     SUM(CASE WHEN "cost_usd" IS NULL AND ("input_tokens" IS NOT NULL OR "output_tokens" IS NOT NULL) THEN 1 ELSE 0 END)
   FROM "requests" WHERE "key_name" IS NOT NULL AND "started_ms" >= ${since} GROUP BY "key_name"`;

type Row = readonly SqlValue[];

async function rowsOf(config: Config, query: string): Promise<Row[]> {
  const found: Row[] = [];
  try {
    await querySql(storeUrl(config), query, async ({ rows }) => {
      for await (const row of rows) found.push([...row]);
    });
  } catch (error) {
    if (error instanceof TraceStoreError) throw new CommandError(error.message, 2);
    throw error;
  }
  return found;
}

function usageOf(rows: readonly Row[], name: string): PeriodUsage {
  const [, requests, input, output, cost, without] = rows.find(([key]) => key === name) ?? [];
  const number = (value: SqlValue | undefined): number => Number(value ?? 0);
  return {
    requests: number(requests),
    input_tokens: number(input),
    output_tokens: number(output),
    cost_usd: number(cost),
    without_cost: number(without),
  };
}

function budgetOf(
  { usd, per }: KeyBudget,
  { name, spent, now }: { name: string; spent: readonly Row[]; now: number },
): UsageOfKey['budget'] {
  const { start, end } = windowAt(per, now);
  const row = spent.find(([key, windowStart]) => key === name && Number(windowStart) === start);
  const used = Number(row?.[2] ?? 0) / 1e9;
  return { usd, per, used_usd: used, left_usd: Math.max(0, usd - used), renewed_at: new Date(end).toISOString() };
}
