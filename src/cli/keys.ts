import { type Command, InvalidArgumentError } from 'commander';
import type { KeyBudget } from '../config/config.ts';
import type { CreateKeyOptions, KeyOptions, KeyUsageOptions } from './run-keys.ts';

// Loaded on demand, as all actions are.
const loadActions = () => import('./run-keys.ts');

/** `louter keys …`. */
export function addKeysCommand(program: Command): void {
  const keys = program
    .command('keys')
    .description('create, list and revoke keys of clients, and print what they have used')
    .addHelpText(
      'after',
      `
Keys are in [keys] of the configuration file, with their rights and limits. A running gateway applies a change at once.`,
    );
  keys
    .command('create')
    .description('create a key, print it once, and store its digest in the configuration file')
    .argument('<name>', 'its name, in the configuration and in traces')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--model <pattern...>', 'the models that clients may request with it; default: all')
    .option('--backend <name...>', 'the backends that its requests may be sent to; default: all')
    .option('--rpm <number>', 'requests per minute', parseLimit)
    .option('--tpm <number>', 'tokens per minute', parseLimit)
    .option('--max-concurrent <number>', 'in-flight requests, of each gateway process', parseLimit)
    .option('--budget <amount>', 'US dollars per day, week or month, such as 50/month', parseBudget)
    .option('--expires <time>', 'when it stops working, such as 2027-12-31T00:00:00Z', parseExpiry)
    .option('--view', 'it may also read traces')
    .option('--json', 'print JSON')
    .action(async (name: string, options: CreateKeyOptions) => (await loadActions()).createKey(name, options));
  keys
    .command('list')
    .description('list the keys with their rights and limits')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--json', 'print JSON')
    .action(async (options: KeyOptions) => (await loadActions()).listKeys(options));
  keys
    .command('revoke')
    .description('remove a key from the configuration file; its in-flight requests end as usual')
    .argument('<name>', 'the name of the key')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .action(async (name: string, options: KeyOptions) => (await loadActions()).revokeKey(name, options));
  keys
    .command('usage')
    .description('print what keys have used today and in this month (UTC), and what is left of their budgets')
    .argument('[name]', 'only this key')
    .option('-c, --config <file>', 'the configuration file (TOML)')
    .option('--json', 'print JSON')
    .action(async (name: string | undefined, options: KeyUsageOptions) =>
      (await loadActions()).printKeyUsage(name, options),
    );
}

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a whole number from 1 on.');
}

function parseBudget(text: string): KeyBudget {
  const [, amount = '', per] = /^\$?(\d{1,12}(?:\.\d{1,6})?)\/(day|week|month)$/.exec(text) ?? [];
  const usd = Number(amount);
  if (usd > 0 && (per === 'day' || per === 'week' || per === 'month')) return { usd, per };
  throw new InvalidArgumentError('Expected US dollars and a period: day, week or month, such as 50/month.');
}

function parseExpiry(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text)))
    return text;
  throw new InvalidArgumentError('Expected a date and time with its offset (RFC 3339), such as 2027-12-31T00:00:00Z.');
}
